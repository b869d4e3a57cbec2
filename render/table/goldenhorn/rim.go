package goldenhorn

import (
	"math"

	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// The rim of the chart is seen where the chart does not fill the window: a band of bars, as on the
// scale of a portolan.
const (
	rimBand = 9  // its width, in board units
	rimBar  = 60 // about the length of a bar, in board units
)

// appendRim draws the rim of a sheet with the chart.
func appendRim(l *display.List, v *table.View, sheet display.Rect) {
	board := v.Frame.Board
	band := max(5, v.Units(rimBand))
	margin := max(sheet.X-board.X, sheet.Y-board.Y, board.X+board.W-sheet.X-sheet.W, board.Y+board.H-sheet.Y-sheet.H)
	if sheet.Empty() || margin < band/2 {
		return
	}
	rim := sheet.Inset(-band)
	l.Stroke(rim, 0, band, theme.Paper)
	bars := 2 * math.Round(sheet.H/v.Units(2*rimBar))
	for i, h := 0.0, sheet.H/bars; i < bars; i += 2 {
		for _, x := range []float64{rim.X, sheet.X + sheet.W} {
			l.Fill(display.Rect{X: x, Y: sheet.Y + i*h, W: band, H: h}, 0, theme.Brown)
		}
	}
	bars = 2 * math.Round(sheet.W/v.Units(2*rimBar))
	for i, w := 0.0, sheet.W/bars; i < bars; i += 2 {
		for _, y := range []float64{rim.Y, sheet.Y + sheet.H} {
			l.Fill(display.Rect{X: sheet.X + i*w, Y: y, W: w, H: band}, 0, theme.Brown)
		}
	}
	l.Stroke(rim, 0, 1.5, theme.Brown)
	l.Stroke(sheet, 0, 1.5, theme.Brown)
}
