package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// canDrag reports whether what is pressed can be dragged to another thing: what can be chosen,
// and what is placed. The sea is no such thing, for there the chart is moved.
func (p *gestures) canDrag(hit *display.Hit) bool {
	if _, ok := p.play.table.(table.Chooser); !ok || hit == nil || hit.Target.Command != "" || hit.Target.Ref.Kind == game.AreaRef {
		return false
	}
	ref := hit.Target.Ref
	if p.play.clicks.ignores(hit.Target, p.play.now.Things) || ref == (game.Ref{}) || p.play.now.Modal() {
		return false
	}
	if _, ok := p.play.scope().Choosing(ref); ok || slices.Contains(p.play.now.Chosen, ref) {
		return true
	}
	return slices.ContainsFunc(p.play.now.Legal, func(a game.Action) bool { return a.Obj[0] == ref && p.play.now.OnBoard(a.Obj[1]) })
}

// startDrag takes a thing of the board in hand. It is chosen by that, so that what it can be dragged
// to is lit.
func (p *gestures) startDrag(c *app.Context, ref game.Ref) {
	if !slices.Contains(p.play.now.Chosen, ref) {
		in := p.play.now.Within(position.Open{Group: p.play.open.Group})
		if _, ok := in.Choosing(ref); ok {
			p.play.fulfil(c, in.Means(display.Target{Ref: ref}))
		}
	}
	p.Drag = &position.Piece{What: ref}
}

// dragThing drags a thing of the board. Dropped where it lay, or beside everything, it stays
// chosen.
func (p *gestures) dragThing(c *app.Context, f control.Frame, hit *display.Hit) {
	held := p.Drag.What
	switch {
	case f.DragEnd:
		p.Drag = nil
		if hit != nil && hit.Target.Command == "" && hit.Target.Ref != (game.Ref{}) && hit.Target.Ref != held {
			p.source = hit.Target
			p.play.fulfil(c, p.play.scope().Bring(held, hit.Target.Ref))
		}
	case !f.Pressed:
		p.Drag = nil
	}
}
