package widget

import (
	"image/color"
	"strings"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// A Run is a piece of a text in one look. One with a Target can be pointed at
// and is underlined.
type Run struct {
	Text   string
	Font   display.FontID
	Color  color.NRGBA
	Target display.Target
}

// A word is a part of a line, drawn at x from its left end.
type word struct {
	run  *Run
	text string
	x, w float64
}

// Prose appends runs one behind the other in lines as wide as r, from its top,
// and returns how high they get. stateOf tells how the target of a run is.
func Prose(l *display.List, r display.Rect, runs []Run, size float64, stateOf func(display.Target) State) float64 {
	lines := wrapRuns(runs, size, r.W)
	h := display.LineHeight(size)
	for i, line := range lines {
		y := r.Y + h*float64(i)
		base := y + h/2 + display.Ascent(size)/2
		for _, w := range line {
			w.append(l, display.Rect{X: r.X + w.x, Y: y, W: w.w, H: h}, base, size, stateOf)
		}
	}
	return h * float64(len(lines))
}

// append draws a word in its box.
func (w *word) append(l *display.List, r display.Rect, base, size float64, stateOf func(display.Target) State) {
	if w.run.Target != (display.Target{}) {
		state := stateOf(w.run.Target)
		if state.Hover {
			l.Fill(r, 3, paperGleam)
		}
		if state.Focus {
			l.Stroke(r.Inset(-3), 4, 2.5, theme.Focus)
		}
		l.Fill(r.Row(base+size*0.16, max(1, size/18)), 0, theme.Fade(w.run.Color, 0.5))
		l.Hit(display.Hit{Rect: display.Rect{X: r.X - 3, Y: r.Y - 4, W: r.W + 6, H: r.H + 8}, Target: w.run.Target})
	}
	l.Print(r.X, base, w.text, display.TextStyle{Font: w.run.Font, Size: size, Color: w.run.Color})
}

// wrapRuns breaks runs into lines at their spaces. Words of one run that stand
// beside each other are one.
func wrapRuns(runs []Run, size, width float64) [][]word {
	lines := [][]word{nil}
	x, gap := 0.0, 0.0 // where the next word goes, and the space before it
	for i := range runs {
		run := &runs[i]
		space := display.Measure(" ", run.Font, size)
		for j, part := range strings.Split(run.Text, " ") {
			if j > 0 {
				gap = space
			}
			if part == "" {
				continue
			}
			w := display.Measure(part, run.Font, size)
			last := len(lines) - 1
			line := lines[last]
			if n := len(line); n > 0 && x+gap+w > width {
				x, gap = 0, 0
				lines = append(lines, []word{{run, part, 0, w}})
			} else if n > 0 && line[n-1].run == run {
				joined := &line[n-1]
				joined.text += " " + part
				joined.w = display.Measure(joined.text, run.Font, size)
				x, gap = joined.x+joined.w, 0
				continue
			} else {
				if n == 0 {
					gap = 0
				}
				lines[last] = append(line, word{run, part, x + gap, w})
			}
			x, gap = x+gap+w, 0
		}
	}
	return lines
}
