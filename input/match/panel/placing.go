package panel

import (
	"math"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A Placing finds where papers lie over the board. The one on top stays there as long as what it shows does,
// wherever the chart is moved meanwhile.
type Placing struct {
	now    *position.Position
	open   *position.Open // over it
	naming *Naming

	of    opened
	box   display.Rect // of the paper on top; empty: none lies over the chart
	was   display.Rect // of the paper that this one continues, empty for none
	group groupPlace
}

// NewPlacing returns the placing of papers over a position.
func NewPlacing(now *position.Position, open *position.Open, n *Naming) *Placing {
	return &Placing{now: now, open: open, naming: n}
}

// A groupPlace is where the panel of a group lies as long as that stays open, whatever is done in it.
type groupPlace struct {
	group int
	frame layout.Frame
	box   display.Rect // empty: the panel has not been shown yet
}

// An opened is everything that the place of the paper on top follows from, besides the chart.
type opened struct {
	view    game.State // nil: none lies over the chart
	choice  *position.Choice
	group   int
	page    int
	allowed int // how many actions a voyage leaves
	frame   layout.Frame
	words   *lang.Words
}

// Box is where the paper on top lies, empty if there is none.
func (p *Placing) Box() display.Rect { return p.box }

// scope is the position with what is open over it.
func (p *Placing) scope() position.Scope { return p.now.Within(*p.open) }

// A Paper is a panel that lies over the board where it hides least.
type Paper interface {
	Shown(d table.Desk) bool
	// Paper is where it lies.
	Paper(d table.Desk) display.Rect
}

// Settle finds the place of the first of some papers that is shown, on a page of it, once it is opened. It returns
// the camera, moved if the paper would hide what it is about, and whether there was a place to find.
func (p *Placing) Settle(d table.Desk, page int, papers []Paper) (camera layout.Camera, found bool) {
	now, of := slices.IndexFunc(papers, func(x Paper) bool { return x.Shown(d) }), opened{}
	if now >= 0 {
		of = opened{p.now.View, p.open.Choice, p.open.Group, page, len(p.now.Legal), *d.Frame(), d.Words()}
	}
	if p.group.group != p.open.Group {
		p.group = groupPlace{group: p.open.Group}
	}
	if of == p.of {
		return camera, false
	}
	was, goesOn := display.Rect{}, of.choice == nil && p.group.frame == of.frame && p.group.box.W > 0
	switch {
	case p.scope().AsksPlace():
		was = p.box
	case goesOn:
		was = p.group.box
	}
	p.of, p.box, p.was = of, display.Rect{}, was
	if now < 0 {
		return camera, false
	}
	v := d.View()
	box, camera := papers[now].Paper(d), v.Camera
	if !goesOn && (of.choice == nil || p.scope().InPanel() || p.hidesSubject(v, box)) {
		box, camera = p.makeRoom(v, box)
	}
	if p.box = box; of.choice == nil {
		p.group = groupPlace{of.group, of.frame, box}
	}
	return camera, true
}

// hidesSubject reports whether a paper would hide anything of what it is about.
func (p *Placing) hidesSubject(v *table.View, r display.Rect) bool {
	return slices.ContainsFunc(p.About(v), func(x display.Rect) bool { return !r.Intersect(x).Empty() })
}

// Room is how large a paper can be so that what it is about can lie beside it or above it.
func (p *Placing) Room(v *table.View) display.Point {
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

// Lay puts a paper where it lies already, or else where in a room it hides nothing of what it is about, as far
// as there is such a place, and little of all else.
func (p *Placing) Lay(v *table.View, paper, room display.Rect) display.Rect {
	if p.box.W == paper.W && p.box.H == paper.H {
		return p.box
	}
	if p.was.W > 0 { // what is clicked next stays under the pointer
		paper.X, paper.Y = p.was.X, p.was.Y
		return widget.Keep(paper, room)
	}
	best, least := paper, math.Inf(1)
	for _, r := range p.places(v, paper, room) {
		if cost := p.hides(v, r) + above(v, r); cost < least {
			best, least = r, cost
		}
	}
	return best
}

// Beside puts the menu of the open choice where it lies already, or else beside what it is about or beside where
// the pointer was, where it hides neither the subject nor what can be chosen, as far as there is room.
func (p *Placing) Beside(v *table.View, r, room display.Rect) display.Rect {
	if p.box.W == r.W && p.box.H == r.H {
		return p.box
	}
	at, gap, stage := p.open.Choice.At, 10*v.Frame.Unit, p.now.Table.Stage(v)
	thing, seen := display.Rect{X: at.X, Y: at.Y, W: 1, H: 1}, p.About(v)
	for _, a := range p.open.Choice.Actions {
		for _, ref := range a.Obj {
			if rim, ok := stage.Rim(ref); ok && p.now.OnBoard(ref) {
				seen = append(seen, rim)
			}
		}
	}
	if rim, ok := stage.Rim(p.open.Choice.About); ok && !rim.Intersect(room).Empty() {
		if thing = rim; !rim.Contains(at) {
			at = rim.Center()
		}
	}
	r, _ = widget.Beside(room, thing.Inset(-gap), at, r.W, r.H, seen...)
	return r
}

// Whole is where papers can lie.
func Whole(v *table.View) display.Rect {
	room := display.Rect{X: v.Frame.Board.X, W: v.Frame.Board.W, H: v.Frame.Bottom}
	switch v.Frame.Shape {
	case layout.Small: // over the cards at the bottom
		room.H = v.Frame.Size.Y
	case layout.Wide: // what stands above the board stays in sight
		room.Y, room.H = v.Frame.Board.Y, room.H-v.Frame.Board.Y
	}
	return room
}

// ClearOf leaves what stands on top of the board in sight where a paper so high has room below it.
func ClearOf(v *table.View, room display.Rect, high float64) display.Rect {
	top := v.Frame.Board.Y
	if v.Frame.Shape == layout.Tall {
		top += v.Frame.CoverTop
	}
	if bottom := room.Y + room.H; top > room.Y && bottom-top >= high+16*v.Frame.Unit {
		room.Y, room.H = top, bottom-top
	}
	return room
}

// Squeeze is by how much a paper that wants to be so high is made smaller, so that nothing of it is beyond the
// window or above top.
func Squeeze(v *table.View, top, height float64) float64 {
	room := v.Frame.Bottom
	if v.Frame.Shape == layout.Small {
		room = v.Frame.Size.Y
	}
	return min(1, (room-top-12*v.Frame.Unit)/height)
}

// places are where a paper can lie in a room, the usual one first: at the bottom, opposite the subject.
func (p *Placing) places(v *table.View, paper, room display.Rect) (list []display.Rect) {
	f, gap := &v.Frame, 8*v.Frame.Unit
	left, right := room.X+gap, room.X+room.W-paper.W-gap
	top, bottom := room.Y+gap, room.Y+room.H-paper.H-gap
	if subject, ok := p.now.Table.Place(v, p.now.Subject()); ok && subject.At.X < room.X+room.W/2 {
		left, right = right, left
	}
	beside := f.Corner.X + f.Corner.W + gap
	if f.Corner.X > room.X+room.W/2 {
		beside = f.Corner.X - paper.W - gap
	}
	for _, y := range []float64{bottom, top, max(top, f.FreeLeft+gap), (top + bottom) / 2} {
		for _, x := range []float64{left, beside, right, room.X + (room.W-paper.W)/2} {
			list = append(list, widget.Keep(display.Rect{X: x, Y: y, W: paper.W, H: paper.H}, room))
		}
	}
	return list
}

// hides is how much a paper would hide: what it is about counts most, then what its actions name, then
// everything that can be pointed at.
func (p *Placing) hides(v *table.View, r display.Rect) (sum float64) {
	for _, x := range p.About(v) { // hidden, or out of sight
		sum += 1000 * (r.Over(x) + 1 - v.Frame.Board.Over(x))
	}
	named := map[game.Ref]bool{}
	actions := p.scope().Offered()
	if actions == nil {
		actions = p.now.Legal
	}
	for _, a := range actions {
		for _, ref := range a.Obj {
			named[ref] = true
		}
	}
	stage := p.now.Table.Stage(v)
	for _, ref := range p.now.Things {
		if rim, ok := stage.Rim(ref); ok && named[ref] {
			sum += 3 * r.Over(rim)
		} else if ok {
			sum += 0.2 * r.Over(rim)
		}
	}
	if purse, ok := stage.Rim(game.Seat(p.now.View.Decision().Player)); ok {
		sum += 3 * r.Over(purse) // with what can be spent
	}
	return sum + p.cuts(v, r)
}

// cuts is how much it costs that a paper hides a part of what is written at the rim of the board: the rest of it
// cannot be read either.
func (p *Placing) cuts(v *table.View, r display.Rect) (sum float64) {
	written := []display.Rect{v.Frame.Corner, v.Frame.Latest}
	if p.naming.Asks() { // what can be spent stands there
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
	stage := p.now.Table.Stage(v)
	for i := range v.Seats { // what the others have is needed less than one's own
		if rim, ok := stage.Rim(game.Seat(game.Player(i + 1))); ok && !r.Intersect(rim).Empty() {
			sum += 0.4 * (1 + r.Over(rim))
		}
	}
	return sum
}

// above is how much it costs that a paper lies away from the bottom, where the buttons are.
func above(v *table.View, r display.Rect) float64 {
	room := Whole(v)
	return 1.2 * max(0, room.Y+room.H-r.Y-r.H) / room.H
}

// About are the boxes of what the paper on top is about: what has been pointed at, the subject, and the port
// where it lies.
func (p *Placing) About(v *table.View) (list []display.Rect) {
	stage := p.now.Table.Stage(v)
	if p.open.Choice != nil {
		if rim, ok := stage.Rim(p.open.Choice.About); ok {
			list = append(list, rim)
		}
	}
	most := len(list) + 2
	for _, ref := range append([]game.Ref{p.now.Subject()}, p.now.Offer.AtSubject...) {
		if ref.Kind == game.AreaRef || len(list) == most {
			continue
		}
		if rim, ok := stage.Rim(ref); ok {
			list = append(list, rim)
		}
	}
	return list
}

// moving is how much it costs to move the chart for a paper, and farther how much more for each pixel, where what
// the paper would hide is measured as in hides.
const (
	moving  = 0.5
	farther = 0.002
)

// makeRoom finds the place of a paper and moves the chart, if that helps, so that the paper hides least.
func (p *Placing) makeRoom(v *table.View, paper display.Rect) (best display.Rect, camera layout.Camera) {
	best, camera = p.Lay(v, paper, Whole(v)), v.Camera
	least := p.hides(v, best) + above(v, best)
	about := display.Rect{}
	for _, x := range p.About(v) {
		about = about.Union(x)
	}
	if about.Empty() {
		return best, camera
	}
	moved := *v
	for _, r := range p.places(v, paper, Whole(v)) {
		for _, free := range beside(v, r) {
			in := widget.Keep(about, free)
			moved.Camera = v.Camera
			moved.Camera.Pan(in.X-about.X, in.Y-about.Y)
			cost := p.hides(&moved, r) + above(v, r) + moving + farther*math.Hypot(moved.Camera.X-v.Camera.X, moved.Camera.Y-v.Camera.Y)*v.Camera.Scale
			if moved.Camera != v.Camera && cost < least {
				best, camera, least = r, moved.Camera, cost
			}
		}
	}
	return best, camera
}

// beside are the parts of the board that a paper leaves free.
func beside(v *table.View, r display.Rect) (list []display.Rect) {
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

// columnWidth is how wide the column of answers is at unit one.
const columnWidth = 212

// AnswerColumn is the column of answers of a small frame: over the rail of buttons, or at the other rim if the
// question is about something that lies there.
func AnswerColumn(now *position.Position, v *table.View) display.Rect {
	f := &v.Frame
	w := columnWidth * f.Unit
	left := display.Rect{Y: f.Board.Y, W: w, H: f.Size.Y - f.Board.Y}
	right := left
	right.X = f.Size.X - w
	near, far := right, left
	if f.Left {
		near, far = left, right
	}
	far.H = f.Bar.Y - f.Board.Y // above the cards
	at, ok := now.Table.Place(v, now.Subject())
	if margin := 60 * f.Unit; ok && !near.Inset(-margin).Intersect(display.Rect{X: at.At.X, Y: at.At.Y, W: 1, H: 1}).Empty() {
		return far
	}
	return near
}

// BesideAnswers is from where to where the board is free of a column of answers.
func BesideAnswers(now *position.Position, v *table.View, asksInBar bool) (left, right float64) {
	left, right = v.Frame.Board.X, v.Frame.Board.X+v.Frame.Board.W
	if v.Frame.Shape != layout.Small || !asksInBar {
		return left, right
	}
	column := AnswerColumn(now, v)
	if column.X > left {
		return left, min(right, column.X)
	}
	return max(left, column.X+column.W), right
}
