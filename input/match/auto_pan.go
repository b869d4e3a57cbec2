package match

import (
	"math"
	"slices"

	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/motion"
	"serenissima/render/table"
)

// An autoPan moves a camera that does not see the whole chart to what matters: what is asked
// about, the ship whose turn it is, and what others do that one must not miss. It never
// fights the hand that moves the chart.
type autoPan struct {
	of    panTarget      // what it has gone to, or is to go to
	left  bool           // it has gone there, or need not
	to    *layout.Camera // where it is going
	ticks int            // until it is there
	rest  int            // ticks that it stays after it has gone to an event
	hands int            // ticks that a hand still holds the chart
	near  float64        // scale from which it has zoomed out and to which it comes back, zero if it has not
	over  overBoard
	about display.Rect // the part of the chart that this is about, in board units
	gap   float64      // pixels between that and what lies over the board

	panels [layout.MaxPanels]display.Rect // of the table
}

// An overBoard is what lies over the board at its rim for a while, and what that is about.
type overBoard struct {
	drawer, margin display.Rect // empty for nothing
	about          [6]game.Ref
	together       bool // a camera that does not see the whole chart shows all of that, or it does not matter
}

const (
	handTicks = 300     // how long the chart stays as a hand has left it: five seconds
	margin    = 60      // that the camera leaves around what it goes to, in pixels
	enough    = 20      // margin with which that is seen well enough for it to stay, in pixels
	aside     = 1.0 / 6 // share of the viewport at each side in which what is to be decided on lies too near to the rim
	amid      = 1.0 / 3 // share at each side out of which the camera moves it then
	glide     = 12      // ticks that it takes at most: all of the chart is drawn anew in each
	calm      = 45      // ticks for which it does not go from one event to another
	weighty   = 4       // events from this weight on are gone to, whoever they concern
)

// A panTarget is something to be looked at: an event that is shown, or a decision.
type panTarget struct {
	beat     uint64
	begun    int
	question bool
	seat     game.Player
	subject  game.Ref
	area     game.Ref
	advised  bool        // the captain shows a plan
	chosen   [3]game.Ref // what is chosen beside the chart to act with
}

// touched notes that a hand has moved the chart.
func (p *autoPan) touched() { p.hands, p.to, p.near = handTicks, nil, 0 }

// stop leaves the camera where it is: something else has moved it.
func (p *autoPan) stop() { p.to = nil }

// A panChoices is what the camera can go to.
type panChoices struct {
	table.Desk
	now      *position.Position
	timeline *motion.Timeline
	plan     []game.Action // that the captain shows, nil for none
	busy     bool          // it goes nowhere while something is open
	held     bool          // the chart is to stay as it is for what is done on it
}

// autoPanOn lets a tick pass: the camera goes to what has come up, unless it is to stay for what lies over the
// chart.
func (p *board) autoPanOn(s panChoices, f control.Frame, atOnce bool) {
	now, ok := s.target()
	if !ok { // what is not worth it changes nothing
		now = p.autoPan.of
	}
	first := p.autoPan.of == (panTarget{})
	if now != p.autoPan.of {
		p.autoPan.of, p.autoPan.left = now, false
	}
	p.autoPan.hands, p.autoPan.rest = max(0, p.autoPan.hands-1), max(0, p.autoPan.rest-1)
	if f.Pressed || p.autoPan.hands > 0 || s.held { // and goes on afterwards, unless the hand has moved the chart
		p.autoPan.ticks = glide
		return
	}
	if !s.busy && !p.autoPan.left && (!p.camera.Whole() || p.autoPan.near > 0) && (now.beat == 0 || p.autoPan.rest == 0) {
		p.autoPan.left = true
		if part, ok := p.concern(s); ok {
			p.autoPan.goTo(part, p.camera, now.beat == 0)
		}
	}
	p.glide(first || atOnce)
}

// goTo begins the way to a part of the chart, in board units, unless the camera shows it. What is to
// be decided on comes amid what lies around it, at the scale from which the camera zoomed out for
// what came before.
func (p *autoPan) goTo(part display.Rect, from layout.Camera, decision bool) {
	small := min(1, from.View.H/450)
	back := decision && p.near > from.Scale
	if back {
		from.Zoom(p.near/from.Scale, from.View.Center())
	}
	if !back && from.Showing(part, enough*small) == from && (!decision || from.Amid(part, aside) == from) {
		p.goFrom(from, p.clear(from, part))
		return
	}
	to := from.Showing(part, margin*small)
	if decision {
		to = to.Amid(part, amid)
	}
	if to.Scale < from.Scale {
		p.near = max(p.near, from.Scale)
	}
	p.goFrom(from, p.clear(to, part))
	p.rest = glide + calm
}

// clear is a camera moved so that a part of the chart, in board units, can be seen beside what lies over the board,
// with what that is about as far as there is room for both.
func (p *autoPan) clear(of layout.Camera, part display.Rect) layout.Camera {
	boxes := []display.Rect{p.over.drawer, p.over.margin}
	to, ok := of.Clear(part.Union(p.about), p.gap, boxes, p.panels[:])
	switch {
	case ok || p.about.Empty():
	case p.over.drawer.Empty(): // what is read hides less than what would be out of sight
		to, _ = of.Clear(display.Rect{}, 0, nil, nil)
	default:
		to, _ = of.Clear(p.about, p.gap, boxes, p.panels[:])
	}
	return to
}

// goFrom begins the way from one camera to another, if they look elsewhere.
func (p *autoPan) goFrom(from, to layout.Camera) {
	if p.to, p.ticks = &to, glide; to == from {
		p.stop()
	}
}

// makeRoom moves the chart out from under what has come to lie over the board at its rim, so that as much as there is
// room for can be seen of what that is about, what matters most first, and of what is lit, and back once it has gone.
func (p *board) makeRoom(d table.Desk, over overBoard, lit map[game.Ref]table.Light) {
	p.autoPan.over, p.autoPan.panels, p.autoPan.hands = over, d.Frame().Panels, 0
	for i := range p.autoPan.panels {
		if x := &p.autoPan.panels[i]; d.Frame().Sheet.Holds(*x) { // folded away
			*x = display.Rect{}
		}
	}
	from := p.camera
	if p.autoPan.to != nil {
		from = *p.autoPan.to
	}
	near := p.autoPan.near
	if over.drawer.Empty() && over.margin.Empty() && near > from.Scale { // what it has zoomed out for has gone
		from.Zoom(near/from.Scale, from.View.Center())
		p.autoPan.near = 0
	}
	to, ok := from, false
	for n := len(over.about); n >= 0 && !ok; n-- {
		if over.together && n < len(over.about) && !p.camera.Whole() {
			n = 0
		}
		p.autoPan.about, _ = around(d, over.about[:n])
		for _, p.autoPan.gap = range [...]float64{28 * d.Frame().Unit, 12} {
			if to, ok = from.Clear(p.autoPan.about, p.autoPan.gap, []display.Rect{over.drawer, over.margin}, p.autoPan.panels[:]); ok {
				break
			}
		}
	}
	for range 3 { // what is moved in sight may take other things out of it
		hidden := p.hidden(d, to, lit)
		if hidden.Empty() {
			break
		}
		with, ok := from.Clear(p.autoPan.about.Union(hidden), 12, []display.Rect{over.drawer, over.margin}, p.autoPan.panels[:])
		if !ok {
			break
		}
		to, p.autoPan.about, p.autoPan.gap = with, p.autoPan.about.Union(hidden), 12
	}
	if to.Scale < from.Scale {
		p.autoPan.near = max(near, from.Scale)
	}
	p.autoPan.goFrom(p.camera, to)
}

// hidden is the part of the chart, in board units, with what of some things would lie under what lies over the board,
// if the camera were there.
func (p *board) hidden(d table.Desk, to layout.Camera, things map[game.Ref]table.Light) (part display.Rect) {
	v := d.View()
	for ref := range things {
		place, ok := d.Table().Place(v, ref)
		if !ok || !place.OnChart {
			continue
		}
		board := v.Camera.Board(place.Mark)
		if at := to.At(board.X, board.Y); p.autoPan.over.drawer.Contains(at) || p.autoPan.over.margin.Contains(at) {
			box, _ := around(d, []game.Ref{ref})
			part = part.Union(box)
		}
	}
	return part
}

// panTo goes to a thing that somebody has pointed at beside the chart, also right after a hand has
// moved that.
func (p *board) panTo(d table.Desk, ref game.Ref) {
	if part, ok := around(d, []game.Ref{ref}); ok && !p.camera.Whole() {
		p.autoPan.hands, p.autoPan.left = 0, true
		p.autoPan.goTo(part, p.camera, true)
	}
}

// glide moves the camera on its way, at once to its end if that is wanted. It slows down
// towards the end.
func (p *board) glide(atOnce bool) {
	to := p.autoPan.to
	if to == nil {
		return
	}
	if to.View != p.camera.View || to.Top != p.camera.Top || to.Bottom != p.camera.Bottom {
		p.autoPan.to = nil // the window is another one
		return
	}
	left := math.Hypot(to.X-p.camera.X, to.Y-p.camera.Y)*to.Scale + 1000*math.Abs(to.Scale-p.camera.Scale)
	if atOnce || left < 1 || p.autoPan.ticks == 0 {
		p.camera, p.autoPan.to = *to, nil
		return
	}
	ticks := float64(p.autoPan.ticks)
	p.camera.Padding = p.camera.Padding.Max(to.Padding)
	p.camera = p.camera.Toward(*to, 1-math.Pow((ticks-1)/ticks, 3))
	p.autoPan.ticks--
}

// target is what is to be looked at now, false if nothing is worth it.
func (s panChoices) target() (now panTarget, ok bool) {
	if ev, ok := s.timeline.Now(); ok {
		now.beat, now.begun = s.timeline.At()
		return now, s.matters(ev)
	}
	now.seat, now.subject = s.now.View.Decision().Player, s.now.Subject()
	now.question = s.now.View.Asking().Question
	now.area = s.now.Table.Facts(s.now.View, now.subject).Area
	now.advised = s.plan != nil
	if len(s.waysFromBeside()) > 0 {
		copy(now.chosen[:], s.now.Chosen)
	}
	return now, len(s.now.Legal) > 0
}

// involved are the things that a target is about: those that the event names, the place that
// a question is about and all ships there, what a lesson wants to be clicked on at once, or the ship whose turn it is with all that the plan of
// the captain names.
func (s panChoices) involved(of panTarget) []game.Ref {
	if ev, ok := s.timeline.Now(); ok {
		return []game.Ref{ev.What, ev.From, ev.To}
	}
	if of.question {
		return append([]game.Ref{of.area}, s.now.Offer.AtSubject...)
	}
	if l := s.now.Lesson; l != nil && l.Tag != (game.Ref{}) {
		return []game.Ref{l.Tag}
	}
	list := append([]game.Ref{of.subject}, s.waysFromBeside()...)
	if of.advised {
		for _, a := range s.plan {
			list = append(list, a.Obj[:]...)
		}
	}
	return list
}

// waysFromBeside are where things can go that are chosen to act with and do not lie on the chart.
func (s panChoices) waysFromBeside() (list []game.Ref) {
	if len(s.now.Chosen) == 0 {
		return nil
	}
	if _, on := around(s, s.now.Chosen); on {
		return nil
	}
	for i := range s.now.Routes {
		list = append(list, s.now.Routes[i].To)
	}
	return list
}

// fleet are the ships on the chart that a person can do something with who decides on several, and is not asked a
// question; where nothing can be done with any in a phase of one's own, all that person's ships
// and ports.
func (s panChoices) fleet() (list []game.Ref) {
	now, on := s.now, s.now.Table
	if !s.timeline.Idle() || now.Modal() || len(now.Legal) == 0 || on.Subject(now.View) != (game.Ref{}) {
		return nil
	}
	by := now.Legal[0].By
	own := func(ref game.Ref) bool {
		_, charted := around(s, []game.Ref{ref})
		return charted && now.OnBoard(ref) && on.Facts(now.View, ref).Owner == by
	}
	for _, a := range now.Legal {
		if ref := a.Obj[0]; ref.Kind == game.ShipRef && own(ref) && !slices.Contains(list, ref) {
			list = append(list, ref)
		}
	}
	if len(list) > 0 || now.View.Asking().Phase == "" {
		return list
	}
	for _, ref := range on.Things(now.View) {
		if own(ref) {
			list = append(list, ref)
		}
	}
	return list
}

// concern is the part of the chart in which the target lies. Where somebody chooses between ships of
// their own that is all of them, or if the camera would have to see much more for that, the one
// nearest to what it sees.
func (p *board) concern(s panChoices) (part display.Rect, ok bool) {
	part, ok = around(s, s.involved(p.autoPan.of))
	if fleet := s.fleet(); len(fleet) > 0 && p.autoPan.of.subject == (game.Ref{}) && !p.autoPan.of.question && p.autoPan.of.chosen[0] == (game.Ref{}) {
		part, ok = around(s, fleet)
		if p.camera.Showing(part, margin).Scale >= 0.9*p.camera.Scale {
			return part, ok
		}
		part = p.nearestOf(s, fleet)
	}
	return part, ok
}

// nearestOf is the part of the chart with the thing of a fleet that is nearest to what the camera looks at.
func (p *board) nearestOf(s panChoices, fleet []game.Ref) (part display.Rect) {
	least := math.Inf(1)
	for _, ref := range fleet {
		if x, on := around(s, []game.Ref{ref}); on {
			if far := math.Hypot(x.Center().X-p.camera.X, x.Center().Y-p.camera.Y); far < least {
				part, least = x, far
			}
		}
	}
	return part
}

// matters reports whether an event is worth going to: it is one's own move, nobody may miss
// it, or it concerns what one has.
func (s panChoices) matters(ev game.Event) bool {
	own, on, now := s.now.Viewer, s.now.Table, s.timeline.Current(s.now.View)
	if ev.By != game.Nobody && ev.By == own || on.Meaning(ev).Weight >= weighty {
		return true
	}
	return own != game.Nobody && slices.ContainsFunc([]game.Ref{ev.What, ev.From, ev.To}, func(r game.Ref) bool { return concerns(on, now, r, own) })
}

// concerns reports whether a thing is of a seat, or a place where that has something.
func concerns(on table.Table, s game.State, ref game.Ref, seat game.Player) bool {
	if ref == (game.Ref{}) {
		return false
	}
	if ref == game.Seat(seat) || on.Facts(s, ref).Owner == seat {
		return true
	}
	return slices.ContainsFunc(on.Things(s), func(other game.Ref) bool {
		facts := on.Facts(s, other)
		return other.Kind == game.ShipRef && facts.Owner == seat && facts.Area == ref
	})
}

// around is the part of the chart, in board units, in which things lie; false if none of them
// lies on it.
func around(d table.Desk, refs []game.Ref) (part display.Rect, ok bool) {
	v := d.View()
	stage := d.Table().Stage(v)
	for _, ref := range refs {
		place, known := d.Table().Place(v, ref)
		if !known || !place.OnChart {
			continue
		}
		side := 2 * max(16*v.Frame.Unit, 26*v.Camera.Scale) // as large as what marks it
		box := place.Mark.Box(side, side)
		if rim, ok := stage.Rim(ref); ok {
			box = rim
		}
		low, high := v.Camera.Board(display.Point{X: box.X, Y: box.Y}), v.Camera.Board(display.Point{X: box.X + box.W, Y: box.Y + box.H})
		part, ok = part.Union(display.Rect{X: low.X, Y: low.Y, W: high.X - low.X, H: high.Y - low.Y}), true
	}
	return part, ok
}
