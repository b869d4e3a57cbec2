package template

import (
	"strconv"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// seatsPanel has a field for each seat.
const seatsPanel = 0

// What lies where on the chart, in board units.
const (
	boardW, boardH = 1000.0, 400.0
	courseY        = 200.0
	courseX        = 80.0
	spaceRadius    = 34.0
	pieceSize      = 40.0
	dieX, dieY     = 420.0, 70.0
	boxX, boxY     = 580.0, 70.0
	thingSize      = 60.0
	piecesBeside   = 22.0 // from piece to piece on a space
)

// Layout implements table.Table: rows from top to bottom, whatever the window.
func (Table) Layout(w layout.Window) layout.Frame {
	f := layout.Frame{Shape: layout.Wide, Size: w.Size, Left: w.Left, Chart: display.Rect{W: boardW, H: boardH}, ButtonRows: 1}
	if w.Size.X < w.Size.Y {
		f.Shape = layout.Tall
	}
	f.Unit = min(w.TextScale*max(0.62, min(w.Size.X/1280, w.Size.Y/800)), w.Size.X/420, w.Size.Y/380)
	if w.Fingers || min(w.Size.X, w.Size.Y) < 560 {
		f.Reach = layout.Fingertip
	}
	const m = 4.0
	row := max(44*f.Unit, f.Reach)
	left, wide := m, w.Size.X-2*m
	skip, tools := max(110*f.Unit, f.Reach), 4*(row+m)
	f.Panels[seatsPanel] = display.Rect{X: left, Y: m, W: wide - skip - m, H: row}
	f.Skip = display.Rect{X: left + wide - skip, Y: m, W: skip, H: row}
	f.Buttons = display.Rect{X: left, Y: w.Size.Y - m - row, W: wide, H: row}
	f.Hint = display.Rect{X: left, Y: f.Buttons.Y - m - row, W: wide - tools - m, H: row}
	f.Tools = display.Rect{X: left + wide - tools, Y: f.Hint.Y, W: tools, H: row}
	f.Bar = display.Rect{Y: f.Hint.Y - m, W: w.Size.X, H: w.Size.Y - f.Hint.Y + m}
	f.Board = display.Rect{Y: row + 2*m, W: w.Size.X, H: f.Bar.Y - row - 3*m}
	f.Bottom, f.FreeLeft, f.FreeRight = f.Board.Y+f.Board.H, f.Board.Y, f.Board.Y
	if w.Left {
		for _, r := range []*display.Rect{&f.Panels[seatsPanel], &f.Skip, &f.Hint, &f.Tools} {
			r.X = w.Size.X - r.X - r.W
		}
	}
	return f
}

// Draw implements table.Table.
func (Table) Draw(l *display.List, v *table.View) {
	l.Fill(v.Frame.Board, 0, theme.Vellum)
	l.PushClip(v.Frame.Board)
	v.Draw(l, game.Track(0), table.CacheKey{}, func() { appendCourse(l, v) })
	appendPieces(l, v)
	l.PopClip()
	v.Draw(l, box, table.CacheKey{}, func() { appendPanel(l, v) })
}

// appendCourse draws the spaces, the die and the box.
func appendCourse(l *display.List, v *table.View) {
	st := v.State.(*gametest.ToyState)
	for n := range st.Goal() + 1 {
		at, r := spaceAt(v, st, n), v.Units(spaceRadius)
		rim := theme.Gilt
		if _, lit := v.Lit[game.Track(n)]; lit {
			rim = theme.Gold
		}
		l.Disc(at.X, at.Y, r, theme.PaperDark)
		l.Ring(at.X, at.Y, r, 2, rim)
		l.Print(at.X, at.Y+r+v.Units(16), strconv.Itoa(n),
			display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, v.Units(14)), Align: display.Center, Color: theme.Ink})
		point(l, at, r, game.Track(n))
	}
	at, size := v.At(dieX, dieY), v.Units(thingSize)
	kit.AppendDie(l, at, size, 1, 0, 0)
	point(l, at, size/2, die)
	at = v.At(boxX, boxY)
	kit.AppendCoin(l, at, size/2, 0)
	point(l, at, size/2, box)
}

// point lets a thing be pointed at.
func point(l *display.List, at display.Point, r float64, ref game.Ref) {
	l.Hit(display.Hit{Rect: display.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, Target: display.Target{Ref: ref}})
}

// appendPieces draws the pieces that nothing moves.
func appendPieces(l *display.List, v *table.View) {
	st := v.State.(*gametest.ToyState)
	for p := game.Player(1); int(p) <= st.Seats(); p++ {
		if v.Gone(game.Seat(p), game.Track(st.Place(p))) == 0 {
			kit.AppendShield(l, pieceAt(v, st, p, st.Place(p)), v.Units(pieceSize), v.Colour(p))
		}
	}
}

// appendPanel draws the seats.
func appendPanel(l *display.List, v *table.View) {
	st := v.State.(*gametest.ToyState)
	for p := game.Player(1); int(p) <= st.Seats(); p++ {
		r := seatRect(v, st, p)
		widget.Paper(l, r)
		text := "?"
		if n, known := st.Coins(p); known {
			text = strconv.Itoa(n)
		}
		kit.AppendShield(l, display.Point{X: r.X + r.H/2, Y: r.Center().Y}, r.H*0.7, v.Colour(p))
		widget.Line(l, r.Column(r.X+r.H, r.W-r.H-2), text,
			display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, 16*v.Frame.Unit), Color: theme.Ink})
		l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: game.Seat(p)}})
	}
}

// Place implements table.Table.
func (Table) Place(v *table.View, ref game.Ref) (table.Place, bool) {
	st := v.State.(*gametest.ToyState)
	place := func(at display.Point, onChart bool) (table.Place, bool) {
		return table.Place{At: at, Mark: at, OnChart: onChart}, true
	}
	switch {
	case ref.Kind == game.TrackRef && ref.ID >= 0 && int(ref.ID) <= st.Goal():
		return place(spaceAt(v, st, int(ref.ID)), true)
	case ref.Kind == game.SeatRef && ref.ID > 0 && int(ref.ID) <= st.Seats():
		return place(seatRect(v, st, game.Player(ref.ID)).Center(), false)
	case ref.Kind == game.DiceRef:
		return place(v.At(dieX, dieY), true)
	case ref.Kind == game.BoxRef, ref.Kind == game.MoneyRef:
		return place(v.At(boxX, boxY), true)
	}
	return table.Place{}, false
}

// spaceAt is where a space lies.
func spaceAt(v *table.View, st *gametest.ToyState, n int) display.Point {
	return v.At(courseX+(boardW-2*courseX)*float64(n)/float64(st.Goal()), courseY)
}

// pieceAt is where the piece of a seat stands on a space.
func pieceAt(v *table.View, st *gametest.ToyState, p game.Player, n int) display.Point {
	at := spaceAt(v, st, n)
	at.X += v.Units(piecesBeside * (float64(p) - 2.5))
	return at
}

// seatRect is the field of a seat in the panel.
func seatRect(v *table.View, st *gametest.ToyState, p game.Player) display.Rect {
	r := v.Frame.Panels[seatsPanel]
	r.W /= float64(st.Seats())
	r.X += r.W * float64(p-1)
	return r
}
