package assets

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// chartFolders are the beginnings of the folders with the pictures of charts; the ID of
// the game follows.
const chartFolders = "img/chart-"

// charts are the IDs of the games that have a chart, in alphabetical order.
var charts = func() (games []string) {
	folders, _ := fs.Glob(files, chartFolders+"*") // fails for a malformed pattern only
	for _, folder := range folders {
		games = append(games, strings.TrimPrefix(folder, chartFolders))
	}
	return games
}()

// chartName is the ID of the game whose chart has a number, from 1.
func chartName(number int) string {
	if number < 1 || number > len(charts) {
		return fmt.Sprint("no chart ", number)
	}
	return charts[number-1]
}

// String names the picture, whatever other games have charts.
func (id ImageID) String() string {
	name := chartName(int(id.Plain()))
	if id != id.Plain() {
		name += " in high contrast"
	}
	return name
}

// String names the drawing, whatever other games have charts.
func (id DrawingID) String() string {
	name := "rose"
	if id.Plain() != InkRose {
		name = chartName(int(id.Plain()))
	}
	if id != id.Plain() {
		name += " in high contrast"
	}
	return name
}

// ChartPicture is the picture of the chart of a game, zero if it has none.
func ChartPicture(game string) ImageID { return ImageID(slices.Index(charts, game) + 1) }

// ChartInk is the drawing of what is inked on the chart of a game, zero if it has none.
func ChartInk(game string) DrawingID { return DrawingID(slices.Index(charts, game) + 1) }
