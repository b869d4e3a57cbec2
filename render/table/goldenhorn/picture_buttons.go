package goldenhorn

import (
	"slices"
	"strconv"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Picture buttons show attacks of pirates by pieces in the place of the buttons. Nothing lies over the board, where what
// they are about is.
type pictureButtons struct{ table.BasePanel }

// A pictureButton is a button that shows what it does by pieces: one action, or all those about a
// thing, of which each is offered next.
type pictureButton struct {
	thing   game.Ref // the zero Ref where all are about the same
	actions []game.Action
}

// pictureButtonsOf are the buttons for actions: one for each thing that they are about, or, if that is
// a single thing, one for each action, the likeliest first.
func pictureButtonsOf(s game.State, actions []game.Action) (list []pictureButton) {
	for _, a := range actions {
		i := slices.IndexFunc(list, func(d pictureButton) bool { return d.thing == a.Obj[0] })
		if i < 0 {
			i, list = len(list), append(list, pictureButton{thing: a.Obj[0]})
		}
		list[i].actions = append(list[i].actions, a)
	}
	for _, d := range list {
		meant := Table{}.Meant(s, table.Gesture{Point: d.thing})
		slices.SortStableFunc(d.actions, func(a, b game.Action) int { return slices.Index(meant, a) - slices.Index(meant, b) })
	}
	if len(list) > 1 || len(list[0].actions) == 1 {
		return list
	}
	for _, a := range list[0].actions {
		list = append(list, pictureButton{actions: []game.Action{a}})
	}
	return list[1:]
}

// The measures of picture buttons at unit one.
const (
	pictureButtonHeight = 86  // at most
	pictureButtonWidth  = 132 // at most, beside each other
	pictureButtonGap    = 4
	mostInLine          = 7 // more stand in two rows
)

// pictureButtonPlaces are where n buttons lie in the place of the usual ones; a rail grows over the
// board, column by column, if there are many.
func pictureButtonPlaces(f *layout.Frame, n int) (room display.Rect, places []display.Rect) {
	gap, r := pictureButtonGap*f.Unit, f.ButtonsBesideEnd()
	rows := min(f.ButtonRows, (n+1)/2)
	switch {
	case f.Shape == layout.Small:
		rows = max(1, int((r.H+gap)/(f.Reach+gap)))
	case f.ButtonRows == 1 && n > mostInLine:
		rows = 2
	}
	columns := (n + rows - 1) / rows
	w, h := (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	if f.Shape == layout.Small {
		rows = min(rows, n)
		w, h = r.W, min(pictureButtonHeight*f.Unit, (r.H-gap*float64(rows-1))/float64(rows))
		more := (r.W + gap) * float64(columns-1)
		if r.W += more; !f.Left {
			r.X -= more
		}
	}
	if f.Shape == layout.Wide {
		w = min(w, pictureButtonWidth*f.Unit)
	}
	for i := range n {
		row, column := i/columns, i%columns
		if f.Shape == layout.Small { // from top to bottom, and from the rim inwards
			row, column = i%rows, i/rows
			if !f.Left {
				column = columns - 1 - column
			}
		}
		places = append(places, display.Rect{X: r.X + float64(column)*(w+gap), Y: r.Y + float64(row)*(h+gap), W: w, H: h})
	}
	return r, places
}

// pictureButtonLetters is how large the letters on such a button are: what is chosen is written as large as
// what calls it off.
func pictureButtonLetters(r display.Rect, unit float64) float64 {
	share := 0.26
	if r.W > 2*r.H { // the pieces stand beside the name, not below it
		share = 0.36
	}
	return max(widget.MinText, min(share*r.H, 20*unit))
}

// Home implements table.Panel.
func (*pictureButtons) Home() table.Home { return table.Bar }

// Shown implements table.Panel.
func (*pictureButtons) Shown(d table.Desk) bool {
	list := d.Between()
	return len(list) > 0 && !slices.ContainsFunc(list, func(a game.Action) bool { return a.Verb != rules.Attack })
}

// Draw implements table.Panel: what is offered, and before it what calls it off.
func (*pictureButtons) Draw(d table.Desk, l *display.List) {
	f, list := d.Frame(), pictureButtonsOf(d.Now(), d.Between())
	room, places := pictureButtonPlaces(f, len(list)+1)
	if room.W > f.Buttons.W {
		l.Fill(room.Inset(-4*f.Unit), 0, theme.Wood)
		l.Hit(display.Hit{Rect: room.Inset(-4 * f.Unit), Target: display.Target{Command: table.CmdBar}})
	}
	t := display.Target{Command: table.CmdClose}
	widget.AppendButton(l, widget.Button{Rect: places[0], Caption: d.Words().T("play.cancel"), Target: t, Letters: pictureButtonLetters(places[0], f.Unit), State: d.State(t)})
	for i, x := range list {
		x.draw(d, l, places[i+1])
	}
}

// draw shows what one button is about and does: the pieces that an action takes, and those that it brings; of
// several actions the likeliest.
func (x *pictureButton) draw(d table.Desk, l *display.List, r display.Rect) {
	v := d.View()
	u := v.Frame.Unit
	d.Offer(l, widget.Button{Rect: r}, x.thing, x.actions)
	inner := r.Inset(min(6*u, r.W*0.06))
	if x.thing != (game.Ref{}) {
		name := inner
		if inner.W > 2*inner.H { // beside each other
			name.W = max(1.2*inner.H, 0.4*inner.W)
			inner.X, inner.W = inner.X+name.W, inner.W-name.W
		} else {
			name.H = inner.H * 0.44
			inner.Y, inner.H = name.Y+name.H, inner.H-name.H
		}
		Table{}.Stage(v).Piece(l, name.Center(), min(name.H, name.W)*1.05, x.thing)
	}
	takes, brings := cardsAndBooty(d.Now().(*rules.State), x.actions[0])
	if len(x.actions) > 1 { // the likeliest, and others
		inner.W -= 12 * u
		appendMore(l, display.Point{X: inner.X + inner.W + 7*u, Y: inner.Center().Y}, u)
		brings = nil
	}
	drawBarter(l, v, inner, takes, brings)
}

// appendMore draws the sign of other ways, at the height of the pieces of the likeliest: three dots, one
// below the other.
func appendMore(l *display.List, at display.Point, unit float64) {
	for i := range 3 {
		l.Disc(at.X, at.Y+6*unit*float64(i-1), 1.8*unit, theme.Brown)
	}
}

// drawBarter shows pieces that are given, and behind an arrow those that come for them. Of a
// kind of which there are many it shows one and the number.
func drawBarter(l *display.List, v *table.View, r display.Rect, takes, brings []game.Ref) {
	const most, overlap, arrow = 3, 0.72, 0.62
	type sign struct {
		what game.Ref
		n    int // zero: it stands for one of several side by side
	}
	signs := func(list []game.Ref) (out []sign) {
		for i := 0; i < len(list); {
			n := 1
			for i+n < len(list) && list[i+n] == list[i] {
				n++
			}
			if n > most {
				out = append(out, sign{list[i], n})
			} else {
				out = append(out, slices.Repeat([]sign{{what: list[i]}}, n)...)
			}
			i += n
		}
		return out
	}
	before, after := signs(takes), signs(brings)
	width := func(list []sign) (w float64) { // in sizes of a piece
		for _, s := range list {
			w += overlap
			if s.n > 0 {
				w += overlap
			}
		}
		return w
	}
	all := width(before)
	if len(after) > 0 {
		all += arrow + width(after)
	}
	largest, stage := 40*v.Frame.Unit, (Table{}).Stage(v)
	draw := func(at display.Point, size float64, list []sign) {
		for _, s := range list {
			stage.Piece(l, display.Point{X: at.X + size*overlap/2, Y: at.Y}, size*0.84, s.what)
			at.X += size * overlap
			if s.n > 0 {
				text := display.Rect{X: at.X, Y: at.Y - size/2, W: size * overlap, H: size}
				widget.Line(l, text, "×"+strconv.Itoa(s.n), display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, size*0.5), Color: theme.Ink})
				at.X += size * overlap
			}
		}
	}
	middle := r.Center()
	if len(after) > 0 && r.H > r.W { // what comes stands below
		size := min(r.H/(2+arrow), r.W/(max(width(before), width(after))+1-overlap), largest)
		top := middle.Y - size*(1+arrow)/2
		draw(display.Point{X: middle.X - size*width(before)/2, Y: top}, size, before)
		l.Outline(downwards, middle.X, middle.Y, size*arrow*0.7, max(1.5, size*0.06), theme.Brown)
		draw(display.Point{X: middle.X - size*width(after)/2, Y: top + size*(1+arrow)}, size, after)
		return
	}
	size := min(r.H*0.84, r.W/(all+1-overlap), largest)
	x := middle.X - size*all/2
	draw(display.Point{X: x, Y: middle.Y}, size, before)
	if len(after) > 0 {
		x += size * width(before)
		l.Outline(toTheRight, x+size*arrow/2, middle.Y, size*arrow*0.7, max(1.5, size*0.06), theme.Brown)
		draw(display.Point{X: x + size*arrow, Y: middle.Y}, size, after)
	}
}

// toTheRight and downwards are arrows of length one around the origin.
var (
	toTheRight = &display.Path{Name: "to the right", Open: true, Rings: [][]display.Point{{{X: -0.5}, {X: 0.5}}, {{X: 0.15, Y: -0.3}, {X: 0.5}, {X: 0.15, Y: 0.3}}}}
	downwards  = &display.Path{Name: "downwards", Open: true, Rings: [][]display.Point{{{Y: -0.5}, {Y: 0.5}}, {{X: -0.3, Y: 0.15}, {Y: 0.5}, {X: 0.3, Y: 0.15}}}}
)

var _ table.Panel = (*pictureButtons)(nil)
