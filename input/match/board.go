package match

import (
	"cmp"
	"slices"

	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// A board is the chart with the pointer over it: what is seen of it, what is pointed at
// and what is lit.
type board struct {
	chartCamera
	autoPan   autoPan
	hover     display.Target
	held      bool           // a finger has rested on it
	led       display.Target // what the pointer was over when it last moved: what comes under it later is not explained
	used      display.Target // that has been clicked: not explained until the pointer moves off it, as one looks at what that did, or reads why it did nothing
	at        display.Point
	overlay   game.Ref // the kind of things of which all is shown, see table.CmdOverlay
	holds     bool     // the pointer is held down
	ghosts    ghostPreview
	sheetOpen bool // what a small frame folds away is shown
	framed    bool // the camera has been set for the window
	mark      mark
	comes     float64 // the scale to which the camera comes from a chart too small to be read, once a ship is active; zero: it need not
}

// legible is the scale of the camera, in pixels for a board unit, below which
// plaques are too small to be read.
const legible = 0.5

// surveyed is the scale of the whole chart from which on a game begins with it:
// to see every port is worth more then than larger plaques.
const surveyed = 0.41

// followPointer follows the pointer. What a finger has rested on stays explained until the
// next touch. Keys that are used have led somewhere else since.
func (p *board) followPointer(f control.Frame, hit *display.Hit, s position.Scope, keyed bool) {
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
	case f.Tap && hit != nil && (hit.Target.Command != "" || s.Means(hit.Target).Kind == position.Choose):
		p.used = hit.Target
	case (moved || keyed) && p.hover != p.used:
		p.used = display.Target{}
	}
}

// fit keeps the camera in step with the window; it begins with the whole chart.
func (p *board) fit(frame layout.Frame) {
	if !p.framed {
		p.camera = layout.Fit(frame.Board, frame.Chart)
		p.camera.Leave(frame.CoverTop, frame.CoverBottom)
		p.framed = true
		if p.camera.Scale < surveyed && !frame.Overview {
			p.comes = cmp.Or(frame.Near, legible)
		}
	}
	if p.camera.View != frame.Board {
		p.camera.Resize(frame.Board, frame.Chart)
		p.camera.Leave(frame.CoverTop, frame.CoverBottom)
	}
}

// comeNear brings a camera near that sees too large a part of the chart for that to be read, once a galley
// is active, or to the fleet of who decides where no galley is. It reports whether it has: an active galley is
// still to be found then, as it lies when seen from nearby.
func (p *board) comeNear(s panChoices) bool {
	fleet := append(s.fleet(), s.waysFromBeside()...)
	part, ok := around(s, fleet)
	active := s.now.Subject() != (game.Ref{})
	if !active && !ok {
		return false
	}
	whole := p.camera.Whole() // else somebody has moved it
	if p.zoomNear(); whole && !active {
		if to := p.camera.Showing(part, margin); !to.Whole() {
			p.camera = to
		} else { // they lie all over the chart
			p.camera = p.camera.Showing(p.nearestOf(s, fleet), margin)
		}
	}
	return whole
}

// zoomNear brings the camera so near that the chart can be read, unless somebody has moved it.
func (p *board) zoomNear() {
	if p.camera.Whole() {
		p.camera.Zoom(p.comes/p.camera.Scale, p.camera.View.Center())
	}
	p.comes = 0
}

// find puts the active galley into the middle of the view.
func (p *board) find(d table.Desk) {
	if subject, ok := d.Table().Place(d.View(), d.Table().Subject(d.Now())); ok {
		p.lookAt(d.View(), subject.At)
	}
}

// lookAt puts a point of a view into the middle.
func (p *board) lookAt(v *table.View, at display.Point) {
	p.autoPan.stop()
	place := v.Camera.Board(at)
	p.camera.LookAt(place.X, place.Y)
}

// explains reports whether a target is that of something which is no part of the board and explains
// what is.
func explains(t display.Target) bool {
	return t.Command == table.CmdAbout || t.Command == table.CmdOverlay
}

// toggleOverlay lays what is known of a kind of things over the board, or takes it away.
func (p *board) toggleOverlay(ref game.Ref) {
	if p.overlay == ref {
		ref = game.Ref{}
	}
	p.overlay = ref
}

// whereIs is the box of a thing on the board or beside it, unless something that is no part
// of it lies over its middle. What lies on the chart is rather there than on a panel that names it.
func whereIs(on table.Table, l *display.List, v *table.View, ref game.Ref) (box display.Rect, ok bool) {
	if ref == (game.Ref{}) {
		return box, false
	}
	place, _ := on.Place(v, ref)
	for i := range l.Hits {
		h := &l.Hits[i]
		told := explains(h.Target) && !place.OnChart
		if h.Target.Ref != ref || h.Path != nil || !told && h.Target.Command != "" || covered(l, h) {
			continue
		}
		if !ok || !place.OnChart || h.Rect.Away(place.At) < box.Away(place.At) {
			box, ok = h.Rect, true
		}
	}
	switch {
	case ok:
		return box, true
	case ref.Kind == game.TrackRef && ref.ID != 0: // folded away: the time that is told instead
		return whereIs(on, l, v, game.Track(0))
	case place.OnChart && shaped(l, ref):
		at := place.Mark
		r := max(16*v.Frame.Unit, 26*v.Camera.Scale)
		hit := l.At(at)
		return at.Box(2*r, 2*r), hit != nil && hit.Target.Ref == ref
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
