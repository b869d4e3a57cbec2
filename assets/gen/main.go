// Gen makes what the program draws its charts from: the shapes in assets/map,
// out of the sources in assets/src, and the picture in assets/img that shows
// everything that never changes during a game, from the vellum to the names.
// `go generate ./assets` runs it. Work on one platform: another one may round
// the last bit of a colour otherwise.
package main

import (
	"encoding/json"
	"flag"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"log"
	"os"
	"path/filepath"
)

func main() {
	game := flag.String("game", "serenissima", "which chart")
	dir := flag.String("dir", ".", "the folder of the assets")
	quality := flag.Int("quality", 86, "of the JPEG")
	preview := flag.String("png", "", "write nothing but a PNG there")
	flag.Parse()
	log.SetFlags(0)
	if err := run(*game, *dir, *quality, *preview); err != nil {
		log.Fatal("gen: ", err)
	}
}

func run(game, dir string, quality int, preview string) error {
	chart, survey, err := newChart(filepath.Join(dir, "src"), game)
	if err != nil {
		return err
	}
	var img image.Image = paint(chart, survey)
	if preview != "" {
		return create(preview, func(w io.Writer) error { return png.Encode(w, img) })
	}
	shapes := filepath.Join(dir, "map", game+".json")
	if err := create(shapes, func(w io.Writer) error { return json.NewEncoder(w).Encode(chart) }); err != nil {
		return err
	}
	picture := filepath.Join(dir, "img", "chart-"+game+".jpg")
	return create(picture, func(w io.Writer) error { return jpeg.Encode(w, img, &jpeg.Options{Quality: quality}) })
}

func create(name string, encode func(io.Writer) error) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := encode(f); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
