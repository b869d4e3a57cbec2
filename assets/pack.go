package assets

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
)

// ErrAwaited says that the chart of a game is asked for and not here yet.
var ErrAwaited = errors.New("assets: the chart is not here yet")

// packs are the charts that have been fetched, by game. Where charts are embedded there are
// none.
var packs = map[string]fs.FS{}

// asked are the games whose charts are asked for, and wanted those among them that are new
// since the last WantedCharts.
var asked, wanted []string

// chartFiles are the strips and the ink of the chart of a game, nil if they are not here.
func chartFiles(game string) fs.FS {
	if embedded != nil {
		return embedded
	}
	return packs[game]
}

// want asks for the chart of a game.
func want(game string) {
	if !slices.Contains(asked, game) {
		asked, wanted = append(asked, game), append(wanted, game)
	}
}

// WantedCharts returns the games whose charts are to be fetched, each of them once.
func WantedCharts() []string {
	games := wanted
	wanted = nil
	return games
}

// PackName is the file in which the chart of a game is fetched.
func PackName(game string) string { return "chart-" + game + ".zip" }

// TakeChart takes in the pack of a chart, a file that ChartPacks has made.
func TakeChart(game string, pack []byte) error {
	if !slices.Contains(charts, game) {
		return fmt.Errorf("assets: no chart of %q", game)
	}
	files, err := zip.NewReader(bytes.NewReader(pack), int64(len(pack)))
	if err != nil {
		return fmt.Errorf("assets: chart of %s: %w", game, err)
	}
	packs[game] = files
	return nil
}
