//go:build !js

package assets

import (
	"archive/zip"
	"bytes"
	"embed"
	"io/fs"
)

//go:embed img/chart-*/strip*.jpg map/*.ink
var chartsOfAll embed.FS

// embedded holds strips and ink of all charts.
var embedded fs.FS = chartsOfAll

// ChartPacks are the files in which a page fetches the charts, by name. What is in them
// is not packed, for whoever serves a page does that better.
func ChartPacks() (map[string][]byte, error) {
	all := map[string][]byte{}
	for _, game := range charts {
		names, err := fs.Glob(chartsOfAll, chartFolders+game+"/strip*.jpg")
		if err != nil {
			return nil, err
		}
		var pack bytes.Buffer
		w := zip.NewWriter(&pack)
		for _, name := range append(names, "map/"+game+".ink") {
			data, err := chartsOfAll.ReadFile(name)
			if err != nil {
				return nil, err
			}
			f, err := w.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store})
			if err == nil {
				_, err = f.Write(data)
			}
			if err != nil {
				return nil, err
			}
		}
		if err := w.Close(); err != nil {
			return nil, err
		}
		all[PackName(game)] = pack.Bytes()
	}
	return all, nil
}
