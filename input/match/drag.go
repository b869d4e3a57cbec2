package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// canDrag reports whether what is pressed can be dragged to another thing: what can be chosen, what is placed, and the
// ship at work while it can sail. The sea is no such thing, for there the chart is moved.
func (p *gestures) canDrag(s *situation, hit *display.Hit) bool {
	if hit == nil || hit.Target.Command != "" || hit.Target.Ref.Kind == game.AreaRef {
		return false
	}
	ref := hit.Target.Ref
	if s.clicks.ignores(hit.Target, s.now.Things) || ref == (game.Ref{}) || s.now.Modal() {
		return false
	}
	if ref == s.now.Subject() && len(s.now.Routes) > 0 {
		return true
	}
	if _, ok := s.table.(table.Chooser); !ok {
		return false
	}
	if _, ok := s.scope.Choosing(ref); ok || slices.Contains(s.now.Chosen, ref) {
		return true
	}
	return slices.ContainsFunc(s.now.Legal, func(a game.Action) bool { return a.Obj[0] == ref && s.now.OnBoard(a.Obj[1]) })
}

// startDrag takes a thing of the board in hand. It is chosen by that, so that what it can be dragged
// to is lit.
func (p *gestures) startDrag(s *situation, ref game.Ref) table.Intent {
	p.Drag = &position.Piece{What: ref}
	in := s.now.Within(position.Open{Group: s.scope.Group})
	if _, ok := in.Choosing(ref); ok && !slices.Contains(s.now.Chosen, ref) {
		return in.Means(display.Target{Ref: ref})
	}
	return nil
}

// dragThing drags a thing of the board. Dropped where it lay, or beside everything, it stays
// chosen.
func (p *gestures) dragThing(s *situation, f control.Frame, hit *display.Hit) table.Intent {
	held := p.Drag.What
	if f.Pressed && !f.DragEnd {
		return nil
	}
	p.Drag = nil
	if f.DragEnd && hit != nil && hit.Target.Command == "" && hit.Target.Ref != (game.Ref{}) && hit.Target.Ref != held {
		p.source = hit.Target
		return s.scope.Bring(held, hit.Target.Ref)
	}
	return nil
}
