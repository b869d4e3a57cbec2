package match

import (
	"math"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A standing is where the panel on top lies. It stays there as long as what it shows does,
// wherever the chart is moved meanwhile.
type standing struct {
	of  shown
	box display.Rect // empty: no panel lies over the chart
	was display.Rect // of the panel that this one continues, empty for none
}

// A groupPlace is where the panel of a group lies as long as that stays open, whatever is done in it.
type groupPlace struct {
	group int
	frame layout.Frame
	box   display.Rect // empty: the panel has not been shown yet
}

// A shown is everything that the place of a panel follows from, besides the chart.
type shown struct {
	view    game.State // nil: no panel lies over the chart
	choice  *position.Choice
	group   int
	page    int
	allowed int // how many actions a voyage leaves
	frame   layout.Frame
	words   *lang.Words
}

// settle finds the place of the panel on top once it is opened, and moves the chart if it
// would hide what it is about.
func (p *panels) settle(c *app.Context) {
	now := shown{}
	if p.play.timeline.Idle() && (p.groupShown() || p.Choice != nil) && !p.play.now.Modal() && !p.play.answers.shown() {
		if !p.depicted() {
			now = shown{p.play.now.View, p.Choice, p.Group, p.page, len(p.play.now.Legal), p.play.board.frame(c, false), p.play.words(c)}
		}
	}
	if p.groupPlace.group != p.Group {
		p.groupPlace = groupPlace{group: p.Group}
	}
	if now == p.standing.of {
		return
	}
	was, goesOn := display.Rect{}, now.choice == nil && p.groupPlace.frame == now.frame && p.groupPlace.box.W > 0
	switch {
	case p.scope().Berthing():
		was = p.standing.box
	case goesOn:
		was = p.groupPlace.box
	}
	p.standing = standing{of: now, was: was}
	if now.view == nil {
		return
	}
	v := p.play.board.boardView(c)
	box := p.box(c, v)
	if !goesOn && (p.Choice == nil || p.scope().InPanel() || p.hidden(v, box)) {
		box = p.play.board.makeRoom(c, box)
	}
	p.standing.box = box
	if now.choice == nil {
		p.groupPlace = groupPlace{p.Group, now.frame, box}
	}
}

// box is the panel on top.
func (p *panels) box(c *app.Context, v *table.View) display.Rect {
	if p.Choice != nil && !p.scope().InPanel() {
		return p.choiceLayout(c, v).panel
	}
	return p.groupBox(v)
}

// hidden reports whether a panel would hide anything of what it is about.
func (p *panels) hidden(v *table.View, r display.Rect) bool {
	return slices.ContainsFunc(p.about(v), func(x display.Rect) bool { return !r.Intersect(x).Empty() })
}

// groupBox is the panel of the open group.
func (p *panels) groupBox(v *table.View) display.Rect {
	if x := p.scope().Purchases(); x != nil {
		return p.purchasesLayout(v, x).panel
	}
	return p.groupLayout(v).panel
}

// room is how large a panel can be so that what it is about can lie beside it or above it.
func (p *panels) room(v *table.View) display.Point {
	f, u := &v.Frame, v.Frame.Unit
	room := display.Point{X: f.Board.W - 16*u, Y: f.Bottom - 12*u}
	switch f.Shape {
	case layout.Small:
		room = display.Point{X: f.Board.W - 200*u, Y: f.Size.Y - 8*u}
	case layout.Tall:
		room.Y -= f.CoverTop + max(124, 100*u) // a plaque and a galley beside it
	default:
		room.X, room.Y = f.Board.W/2-64*u, room.Y-f.Board.Y
	}
	return room
}

// lay puts a panel where it lies already, or else where in a room it hides nothing of what
// it is about, as far as there is such a place, and little of all else.
func (p *panels) lay(v *table.View, panel, room display.Rect) display.Rect {
	if at := p.standing.box; at.W == panel.W && at.H == panel.H {
		return at
	}
	if was := p.standing.was; was.W > 0 { // what is clicked next stays under the pointer
		panel.X, panel.Y = was.X, was.Y
		return widget.Keep(panel, room)
	}
	best, least := panel, math.Inf(1)
	for _, r := range p.places(v, panel, room) {
		if cost := p.hides(v, r) + above(v, r); cost < least {
			best, least = r, cost
		}
	}
	return best
}

// whole is where panels can lie.
func whole(v *table.View) display.Rect {
	room := display.Rect{X: v.Frame.Board.X, W: v.Frame.Board.W, H: v.Frame.Bottom}
	switch v.Frame.Shape {
	case layout.Small: // over the cards at the bottom
		room.H = v.Frame.Size.Y
	case layout.Wide: // what stands above the board stays in sight
		room.Y, room.H = v.Frame.Board.Y, room.H-v.Frame.Board.Y
	}
	return room
}

// clearOf leaves what stands on top of the board in sight where a panel so high has room below it.
func clearOf(v *table.View, room display.Rect, high float64) display.Rect {
	top := v.Frame.Board.Y
	if v.Frame.Shape == layout.Tall {
		top += v.Frame.CoverTop
	}
	if bottom := room.Y + room.H; top > room.Y && bottom-top >= high+16*v.Frame.Unit {
		room.Y, room.H = top, bottom-top
	}
	return room
}

// places are where a panel can lie in a room, the usual one first: at the bottom, opposite
// the subject.
func (p *panels) places(v *table.View, panel, room display.Rect) (list []display.Rect) {
	f, gap := &v.Frame, 8*v.Frame.Unit
	left, right := room.X+gap, room.X+room.W-panel.W-gap
	top, bottom := room.Y+gap, room.Y+room.H-panel.H-gap
	if subject, ok := p.play.table.Place(v, p.play.table.Subject(p.play.now.View)); ok && subject.At.X < room.X+room.W/2 {
		left, right = right, left
	}
	beside := f.Corner.X + f.Corner.W + gap
	if f.Corner.X > room.X+room.W/2 {
		beside = f.Corner.X - panel.W - gap
	}
	for _, y := range []float64{bottom, top, max(top, f.FreeLeft+gap), (top + bottom) / 2} {
		for _, x := range []float64{left, beside, right, room.X + (room.W-panel.W)/2} {
			list = append(list, widget.Keep(display.Rect{X: x, Y: y, W: panel.W, H: panel.H}, room))
		}
	}
	return list
}

// hides is how much a panel would hide: what it is about counts most, then what its
// actions name, then everything that can be pointed at.
func (p *panels) hides(v *table.View, r display.Rect) (sum float64) {
	for _, x := range p.about(v) { // hidden, or out of sight
		sum += 1000 * (r.Over(x) + 1 - v.Frame.Board.Over(x))
	}
	named := map[game.Ref]bool{}
	actions := p.scope().Offered()
	if actions == nil {
		actions = p.play.now.Legal
	}
	for _, a := range actions {
		for _, ref := range a.Obj {
			named[ref] = true
		}
	}
	stage := p.play.table.Stage(v)
	for _, ref := range p.play.now.Things {
		if rim, ok := stage.Rim(ref); ok && named[ref] {
			sum += 3 * r.Over(rim)
		} else if ok {
			sum += 0.2 * r.Over(rim)
		}
	}
	if purse, ok := stage.Rim(game.Seat(p.play.decider())); ok {
		sum += 3 * r.Over(purse) // with what can be spent
	}
	return sum + p.cuts(v, r)
}

// cuts is how much it costs that a panel hides a part of what is written at the rim of the board: the
// rest of it cannot be read either.
func (p *panels) cuts(v *table.View, r display.Rect) (sum float64) {
	written := []display.Rect{v.Frame.Corner, v.Frame.Tidings}
	if p.play.answers.stepper != nil { // what can be spent stands there
		written = append(written, v.Frame.Subject)
	}
	for _, x := range written {
		if !r.Intersect(x).Empty() {
			sum += 1 + r.Over(x)
		}
	}
	if v.Frame.Shape != layout.Wide { // the rows of players have a place of their own
		return sum
	}
	stage := p.play.table.Stage(v)
	for i := range v.Seats { // what the others have is needed less than one's own
		if rim, ok := stage.Rim(game.Seat(game.Player(i + 1))); ok && !r.Intersect(rim).Empty() {
			sum += 0.4 * (1 + r.Over(rim))
		}
	}
	return sum
}

// above is how much it costs that a panel lies away from the bottom, where the buttons are.
func above(v *table.View, r display.Rect) float64 {
	room := whole(v)
	return 1.2 * max(0, room.Y+room.H-r.Y-r.H) / room.H
}

// about are the boxes of what the open panel is about: what has been pointed at, the subject,
// and the port where it lies.
func (p *panels) about(v *table.View) (list []display.Rect) {
	stage := p.play.table.Stage(v)
	if p.Choice != nil {
		if rim, ok := stage.Rim(p.Choice.About); ok {
			list = append(list, rim)
		}
	}
	most := len(list) + 2
	for _, ref := range append([]game.Ref{p.play.table.Subject(p.play.now.View)}, p.play.now.Controls.Here...) {
		if ref.Kind == game.AreaRef || len(list) == most {
			continue
		}
		if rim, ok := stage.Rim(ref); ok {
			list = append(list, rim)
		}
	}
	return list
}

// moving is how much it costs to move the chart for a panel, and how much more for each
// pixel, where what the panel would hide is measured as in hides.
const (
	moving  = 0.5
	farther = 0.002
)

// makeRoom finds the place of a panel and moves the chart, if that helps, so that the panel
// hides least.
func (b *board) makeRoom(c *app.Context, panel display.Rect) display.Rect {
	p, was := &b.play.panels, b.camera
	v := b.boardView(c)
	best, camera := p.lay(v, panel, whole(v)), was
	least := p.hides(v, best) + above(v, best)
	about := display.Rect{}
	for _, x := range p.about(v) {
		about = about.Union(x)
	}
	for _, r := range p.places(v, panel, whole(v)) {
		if about.Empty() {
			break
		}
		for _, free := range b.beside(v, r) {
			b.camera = was
			in := widget.Keep(about, free)
			b.camera.Pan(in.X-about.X, in.Y-about.Y)
			cost := p.hides(b.boardView(c), r) + above(v, r) + moving + farther*math.Hypot(b.camera.X-was.X, b.camera.Y-was.Y)*was.Scale
			if b.camera != was && cost < least {
				best, camera, least = r, b.camera, cost
			}
		}
	}
	b.camera = camera
	b.autoPan.stop()
	return best
}

// beside are the parts of the board that a panel leaves free.
func (b *board) beside(v *table.View, r display.Rect) (list []display.Rect) {
	board := v.Frame.Board
	board.Y, board.H = board.Y+v.Frame.CoverTop, board.H-v.Frame.CoverTop-v.Frame.CoverBottom
	for _, free := range []display.Rect{
		{X: board.X, Y: board.Y, W: r.X - board.X, H: board.H},
		{X: r.X + r.W, Y: board.Y, W: board.X + board.W - r.X - r.W, H: board.H},
		{X: board.X, Y: board.Y, W: board.W, H: r.Y - board.Y},
		{X: board.X, Y: r.Y + r.H, W: board.W, H: board.Y + board.H - r.Y - r.H},
	} {
		if free.W > 40 && free.H > 40 {
			list = append(list, free)
		}
	}
	return list
}
