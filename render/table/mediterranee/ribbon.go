package mediterranee

import (
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The measures of a ribbon at unit one.
const (
	ribbonLine  = 26 // a step of one line of words
	ribbonWords = 14
	ribbonPoint = 8 // how far a step reaches into the next
)

// A ribbonStep is a step of something that is done in steps: by whom, Nobody for all, and what it is called.
type ribbonStep struct {
	by   game.Player
	says string
}

// words is where the words of a step stand, beside the shield of its seat.
func (x ribbonStep) words(r display.Rect, u float64) display.Rect {
	left := 2 * ribbonPoint * u
	if x.by != game.Nobody {
		left = ribbonPoint*u + min(r.H, ribbonLine*u)
	}
	r.X, r.W = r.X+left, r.W-left-ribbonPoint*u
	return r
}

// ribbonHeight is how high steps are in a row so wide: one line, or two where one of them has no room for its words.
func ribbonHeight(u float64, list []ribbonStep, width float64) float64 {
	for _, x := range list {
		if !display.Fits(x.says, display.Caps, max(widget.MinText, 0.8*ribbonWords*u), x.words(display.Rect{W: width / float64(len(list)), H: ribbonLine * u}, u).W) {
			return 1.6 * ribbonLine * u
		}
	}
	return ribbonLine * u
}

// drawRibbon appends steps, of which one is open.
func drawRibbon(v *table.View, l *display.List, r display.Rect, list []ribbonStep, open int) {
	u, cells := v.Frame.Unit, r.Columns(len(list), 0)
	for i := len(cells) - 1; i >= 0; i-- { // each reaches into the next
		x, cell, ground := list[i], cells[i], theme.PaperLine
		if i == open {
			ground = theme.Gold
		}
		end := display.Point{X: cell.X + cell.W, Y: cell.Center().Y}
		if i < len(cells)-1 {
			l.Shape(stepPoint, end.X+2.5*u, end.Y, cell.H, theme.Paper)
			l.Shape(stepPoint, end.X, end.Y, cell.H, ground)
		}
		l.Fill(cell, 0, ground)
		text := x.words(cell, u)
		if x.by != game.Nobody {
			kit.AppendShield(l, display.Point{X: text.X - 0.5*ribbonLine*u, Y: cell.Center().Y}, 0.74*ribbonLine*u, v.Colour(x.by))
		}
		widget.Text(l, text, x.says, display.TextStyle{Font: display.Caps, Size: ribbonWords * u, Color: theme.Ink})
	}
}

// stepPoint is the point of a step to its right, for a step that is one high.
var stepPoint = &display.Path{Name: "point of a step", Rings: [][]display.Point{{{Y: -0.5}, {X: 0.32}, {Y: 0.5}}}}
