package result

import (
	"slices"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/review"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// A cut is a part of the chart as it was drawn in the corner of the window, kept as long as it is of that size: its
// parts are moved to where it is shown.
type cut struct {
	size display.Point
	ops  []display.Op
}

// shownOf is how much of the width of the chart a cut shows.
const shownOf = 0.2

// placeOfActivation is where on the chart an activation came to its end: the last port, territory or area that an
// event of it is about, else its ship.
func placeOfActivation(a *review.Activation) (place game.Ref) {
	place = a.Ship
	for i := range a.Events {
		ev := &a.Events[i]
		for _, ref := range [...]game.Ref{ev.From, ev.What, ev.To} {
			if ref.Kind == game.PortRef || ref.Kind == game.TerritoryRef || ref.Kind == game.AreaRef {
				place = ref
			}
		}
	}
	return place
}

// cut appends the chart around the place of a turning point as it looked then, with nothing that can be pointed at.
func (t *turning) cut(c *app.Context, l *display.List, box display.Rect, i int, p *turningPoint) {
	size := display.Point{X: box.W, Y: box.H}
	if t.cuts[i].size != size {
		var own display.List
		v := t.viewOf(c, display.Rect{W: box.W, H: box.H}, p)
		c.Games.Tables[t.match.Rules().Info().ID].Draw(&own, v)
		t.cuts[i] = cut{size, slices.DeleteFunc(own.Ops, func(o display.Op) bool { return o.Kind == display.DrawText && !v.Frame.Board.Holds(textBox(&o)) })}
	}
	l.PushClip(box)
	l.Paste(t.cuts[i].ops, display.Point{X: box.X, Y: box.Y})
	l.PopClip()
	l.Stroke(box, 0, 1.5, theme.Ink)
}

// textBox is what the letters of a text fill. Those that a cut would go through are left out of it.
func textBox(o *display.Op) display.Rect {
	w, h := display.Measure(o.Text, o.Font, o.Size), display.Ascent(o.Size)
	return display.Rect{X: o.X - w*float64(o.Align)/2, Y: o.Y - h, W: w, H: h}
}

// viewOf is the chart around the place of a turning point in a box, without panels.
func (t *turning) viewOf(c *app.Context, box display.Rect, p *turningPoint) *table.View {
	words := t.words(c)
	on := c.Games.Tables[words.Info.ID]
	chart := on.Layout(c.TableWindow(app.RightHand)).Chart
	v := &table.View{
		State: p.then, Say: words.Line, Name: words.Title, Tell: words.Event,
		Frame: layout.Frame{Shape: layout.Wide, Chart: chart, Board: box, Unit: c.Unit()}, Camera: layout.Fit(box, chart),
	}
	for _, s := range t.seated() {
		v.Seats = append(v.Seats, table.SeatStyle{Name: s.Name, Colour: s.Colour, Bust: s.Bust})
	}
	if place, ok := on.Place(v, p.place); ok && place.OnChart {
		at := v.Camera.Board(place.At)
		v.Camera.Zoom(box.W/(shownOf*chart.W)/v.Camera.Scale, place.At)
		v.Camera.LookAt(at.X, at.Y)
	}
	return v
}
