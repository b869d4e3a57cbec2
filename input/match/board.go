package match

import (
	"math"
	"slices"
	"strconv"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// A board is the chart with the pointer over it: what is seen of it, what is pointed at
// and what is lit.
type board struct {
	play *Play

	chartCamera
	autoPan   autoPan
	hover     display.Target
	held      bool           // a finger has rested on it
	led       display.Target // what the pointer was over when it last moved: what comes under it later is not explained
	used      display.Target // that has been clicked: not explained until the pointer moves off it, as one looks at what that did
	at        display.Point
	overlay   game.Ref // the kind of things of which all is shown, see table.CmdOverlay
	holds     bool     // the pointer is held down
	ghosts    ghostPreview
	sheetOpen bool // what a small frame folds away is shown
	choosing  bool // something that lies there is to be chosen
	framed    bool // the camera has been set for the window
	mark      mark
	afar      bool // it sees a chart too small to be read, until a galley is active
}

// legible is the scale of the camera, in pixels for a board unit, below which
// plaques are too small to be read.
const legible = 0.5

// surveyed is the scale of the whole chart from which on a game begins with it:
// to see every port is worth more then than larger plaques.
const surveyed = 0.41

// followPointer follows the pointer. What a finger has rested on stays explained until the
// next touch.
func (p *board) followPointer(f control.Frame, hit *display.Hit) {
	if p.held && hit != nil && hit.Target.Command == cmdRule {
		return // the explanation itself, which leads to its rule
	}
	p.holds = f.Pressed
	if f.JustPressed {
		p.held = false
	}
	p.held = p.held || f.LongPress
	if p.held && !f.Inside {
		return
	}
	moved := f.Pointer != p.at || f.LongPress
	p.at, p.hover = f.Pointer, display.Target{}
	if hit != nil && (f.Inside || f.LongPress) {
		p.hover = hit.Target
	}
	if moved {
		p.led = p.hover
	}
	switch {
	case f.Tap && hit != nil && !hit.Off && (slices.Contains([]display.Command{position.CmdGroup, control.Advice, control.Log, cmdCardOn, cmdCardBack}, hit.Target.Command) || p.play.scope().Means(hit.Target).Kind == position.Choose):
		p.used = hit.Target
	case (moved || p.play.keyboard.used) && p.hover != p.used:
		p.used = display.Target{}
	}
}

// boardView is the board as it is to be drawn now.
func (p *board) boardView(c *app.Context) *table.View {
	newest := p.play.now.View
	if p.peeks() {
		newest = p.play.now.Own
	}
	v := watched(c, c.Settings.OfSeat(p.play.host, p.play.seating.atScreen()).Hand, p.play.host, p.play.words(c), &p.play.timeline, newest)
	v.Camera, v.Hover, v.Pulse = p.camera, p.hover.Ref, p.light(c)
	if !(p.play.settled() && p.play.clicks.unasked()) {
		v.Lit = p.lit()
	}
	v.Chosen, v.Shut = p.play.now.Chosen, v.Shut && !p.peeks() && !(p.play.timeline.Idle() && p.play.seating.behindCurtain())
	if subjectCommand(v, &p.play.now, p.play.timeline.Idle()) != "" {
		v.Free = map[game.Ref]int{p.play.now.Holds[0].Place: len(p.play.scope().FillEach(0))}
	}
	v.Open, v.Overlay = p.sheetOpen, p.overlay
	if p.choosing && p.play.timeline.Idle() {
		v.Open, v.Frame = true, p.frame(c, true)
	}
	d := p.play.look(c)
	if p.play.timeline.Idle() && p.routesShown() && !(p.play.settled() && p.play.clicks.unasked()) {
		p.costs(v)
	}
	if f := p.ghostPreview(); f != nil {
		showGhosts(f, p.play.table, v)
	}
	v.Wakes = wakes(new(display.List), &p.play.timeline, p.play.table.Stage(v))
	v.Course = p.planned()
	for _, x := range p.play.all {
		if x.Shown(&d) {
			x.Chart(&d, v)
		}
	}
	return v
}

// peeks reports whether who sits at the screen looks at what the others may not see: as long as the
// own seat is held down, or the keys are there.
func (p *board) peeks() bool {
	own := game.Seat(p.play.now.Viewer)
	return p.holds && p.hover.Ref == own || p.play.keyboard.used && p.play.keyboard.focus.Ref == own
}

// light is how far the light around the active galley has grown.
func (p *board) light(c *app.Context) float64 {
	if c.Settings.ReducedMotion {
		return 1
	}
	return p.play.idle.pulse()
}

// costs puts the moves to each zone in reach on the board, and the way to the
// one pointed at.
func (p *board) costs(v *table.View) {
	v.Cost = map[game.Ref]string{}
	for _, r := range p.play.now.Routes {
		v.Cost[r.To] = strconv.Itoa(len(r.Areas) - 1) // to ask for leave is no move
	}
	if r := p.play.now.Routes.To(p.hover.Ref); r != nil {
		v.Path = r.Areas
	}
}

// fitCamera keeps the camera in step with the window; it begins with the whole
// chart and, where that could not be read, comes near when a galley is active, or to the
// fleet of who decides where no galley is.
func (p *board) fitCamera(c *app.Context) {
	frame := p.frame(c, false)
	if !p.framed {
		p.camera = layout.Fit(frame.Board, frame.Chart)
		p.camera.Leave(frame.CoverTop, frame.CoverBottom)
		p.framed, p.afar = true, p.camera.Scale < surveyed && !frame.Overview
	}
	if p.afar && p.play.table.Subject(p.play.now.View) != (game.Ref{}) {
		p.afar = false
		if p.camera.Whole() { // nobody has moved it
			p.camera.Zoom(legible/p.camera.Scale, p.camera.View.Center())
			p.find(c)
		}
	}
	if p.afar {
		if part, ok := p.around(c, p.fleet()); ok {
			p.afar = false
			if p.camera.Whole() {
				p.camera.Zoom(legible/p.camera.Scale, p.camera.View.Center())
				p.camera = p.camera.Showing(part, margin)
			}
		}
	}
	if p.camera.View != frame.Board {
		p.camera.Resize(frame.Board, frame.Chart)
		p.camera.Leave(frame.CoverTop, frame.CoverBottom)
	}
}

// fleet are the ships that a person can do something with who decides on several, and is not asked a
// question; where nothing can be done with any in a phase of one's own, all that person's ships
// and ports.
func (p *board) fleet() (list []game.Ref) {
	now := &p.play.now
	if !p.play.timeline.Idle() || now.Modal() || len(now.Legal) == 0 || p.play.table.Subject(now.View) != (game.Ref{}) {
		return nil
	}
	by := now.Legal[0].By
	own := func(ref game.Ref) bool { return now.OnBoard(ref) && p.play.table.Facts(now.View, ref).Owner == by }
	for _, a := range now.Legal {
		if ref := a.Obj[0]; ref.Kind == game.ShipRef && own(ref) && !slices.Contains(list, ref) {
			list = append(list, ref)
		}
	}
	if len(list) > 0 || now.View.Asking().Phase == "" {
		return list
	}
	for _, ref := range p.play.table.Things(now.View) {
		if own(ref) {
			list = append(list, ref)
		}
	}
	return list
}

// frame is the division of the window for who sits at it.
func (p *board) frame(c *app.Context, choosing bool) layout.Frame {
	return p.play.table.Layout(c.TableWindow(c.Settings.OfSeat(p.play.host, p.play.seating.atScreen()).Hand, choosing))
}

// find puts the active galley into the middle of the view.
func (p *board) find(c *app.Context) {
	v := p.boardView(c)
	if subject, ok := p.play.table.Place(v, p.play.table.Subject(p.play.now.View)); ok {
		p.autoPan.stop()
		place := p.camera.Board(subject.At)
		p.camera.LookAt(place.X, place.Y)
	}
}

// lit is what the board should light up: what can be pointed at now.
func (p *board) lit() map[game.Ref]table.Light {
	lit := map[game.Ref]table.Light{}
	if p.play.tutorial.lesson != nil && p.play.tutorial.lesson.reads(p.play.host.Len()) {
		return lit
	}
	if !p.play.timeline.Idle() || len(p.play.now.Legal) == 0 || p.play.clicks.ignoresAll() {
		return lit
	}
	return p.play.scope().Lit(p.routesShown())
}

// routesShown reports whether the zones in reach are lit.
func (p *board) routesShown() bool {
	return p.play.scope().WaysShown() && !p.play.captain.shown(p.play.scope())
}

// explains reports whether a target is that of something which is no part of the board and explains
// what is.
func explains(t display.Target) bool {
	return t.Command == table.CmdAbout || t.Command == table.CmdOverlay
}

// look lays what is known of a kind of things over the board, or takes it away.
func (p *board) look(ref game.Ref) {
	if p.overlay == ref {
		ref = game.Ref{}
	}
	p.overlay = ref
}

// whereIs is the box of a thing on the board or beside it, unless something that is no part
// of it lies over its middle. What lies on the chart is rather there than on a panel that names it.
func (p *board) whereIs(l *display.List, v *table.View, ref game.Ref) (box display.Rect, ok bool) {
	if ref == (game.Ref{}) {
		return box, false
	}
	place, _ := p.play.table.Place(v, ref)
	for i := range l.Hits {
		h := &l.Hits[i]
		told := explains(h.Target) && !place.OnChart
		if h.Target.Ref != ref || h.Path != nil || !told && h.Target.Command != "" || covered(l, h) {
			continue
		}
		if !ok || !place.OnChart || away(h.Rect, place.At) < away(box, place.At) {
			box, ok = h.Rect, true
		}
	}
	switch {
	case ok:
		return box, true
	case ref.Kind == game.TrackRef && ref.ID != 0: // folded away: the time that is told instead
		return p.whereIs(l, v, game.Track(0))
	case place.OnChart && shaped(l, ref):
		at := place.Mark
		r := max(16*v.Frame.Unit, 26*v.Camera.Scale)
		hit := l.At(at)
		return display.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, hit != nil && hit.Target.Ref == ref
	}
	return display.Rect{}, false
}

// covered reports whether something lies over the middle of a thing that is no part of it.
func covered(l *display.List, h *display.Hit) bool {
	top := l.At(h.Rect.Center())
	if top == nil || top == h {
		return top == nil
	}
	whole, part := h.Rect.Inset(-0.01), top.Rect // sums of lengths are not exact
	return !whole.Contains(display.Point{X: part.X, Y: part.Y}) || !whole.Contains(display.Point{X: part.X + part.W, Y: part.Y + part.H})
}

// shaped reports whether a thing is drawn as another shape than a box.
func shaped(l *display.List, ref game.Ref) bool {
	return slices.ContainsFunc(l.Hits, func(h display.Hit) bool { return h.Target.Ref == ref && h.Path != nil })
}

// away is how far the middle of a box is from a point.
func away(r display.Rect, from display.Point) float64 {
	at := r.Center()
	return math.Hypot(at.X-from.X, at.Y-from.Y)
}

// bring moves the chart so that what a card points at can be seen, as far as that
// lies on the chart.
func (p *board) bring(c *app.Context, f *tutorialCard) {
	if f == nil || f.ring.Command != "" || p.camera.Whole() {
		return
	}
	ref := f.meant()
	v := p.boardView(c)
	place, ok := p.play.table.Place(v, ref)
	if !ok || !place.OnChart {
		return
	}
	at := place.Mark
	seen := p.camera.View.Inset(70 * v.Frame.Unit)
	top, bottom := v.Frame.CoverTop, v.Frame.CoverBottom
	seen.Y, seen.H = seen.Y+top, seen.H-top-bottom
	if v.Frame.Large && v.Frame.Shape == layout.Small { // the card takes half of the chart
		seen.W = 0.2 * p.camera.View.W
	}
	if !seen.Contains(at) {
		middle, now := seen.Center(), p.camera.View.Center()
		place := p.camera.Board(display.Point{X: at.X + now.X - middle.X, Y: at.Y + now.Y - middle.Y})
		p.autoPan.stop()
		p.camera.LookAt(place.X, place.Y)
	}
}
