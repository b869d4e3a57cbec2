package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input"
	"serenissima/render/table"
)

// A meaning is what a click on a thing of the board does: it carries out a plan at
// once, or offers actions to choose from, the likeliest first. One of both is empty.
type meaning struct {
	plan  []game.Action
	offer []game.Action
	left  []game.Action // beside the plan: actions about the thing that only buttons lead to
}

// none reports whether the click does nothing.
func (m meaning) none() bool { return len(m.plan)+len(m.offer) == 0 }

// meaning is what a click on a thing of the board does now. An open group of verbs
// comes first, if it has anything to do with the thing.
func (p *position) meaning(ref game.Ref) meaning {
	if p.play.panels.group >= 0 {
		if m := p.meaningIn(p.play.panels.group, ref); !m.none() {
			return m
		}
	}
	return p.meaningAmong(ref, func(game.Action) bool { return true })
}

// meaningIn is the meaning if only the verbs of a group count.
func (p *position) meaningIn(group int, ref game.Ref) meaning {
	verbs := p.controls.Groups[group].Verbs
	return p.meaningAmong(ref, func(a game.Action) bool { return slices.Contains(verbs, a.Verb) })
}

// meaningAmong is the meaning if only certain actions count. What the guide proposes is
// likely. A likely action without a rival is done, and so is a way to where the thing
// is; all else is offered, with the actions that are about the thing at the end.
func (p *position) meaningAmong(ref game.Ref, ok func(game.Action) bool) meaning {
	var picker input.Picker
	picker.Reset(p.legal)
	picker.Only(ok)
	legal := picker.Ready()
	likely := slices.DeleteFunc(p.play.table.Meant(p.view, table.Gesture{Point: ref}), func(a game.Action) bool { return !slices.Contains(legal, a) })
	if ref == p.play.table.Subject(p.view) { // nearly everything is about it
		return meaning{offer: likely}
	}
	others := slices.DeleteFunc(picker.Point(ref), func(a game.Action) bool { return p.isPiece(ref, a) || slices.Contains(likely, a) })
	if len(likely) == 1 {
		return meaning{plan: likely, left: others}
	}
	if r := p.routeTo(ref); len(likely) == 0 && r != nil && ok(r.Plan[0]) {
		return meaning{plan: r.Plan, left: others}
	}
	return meaning{offer: append(likely, others...)}
}

// routeTo is the way to a place, or to what lies there; nil if there is none.
func (p *position) routeTo(ref game.Ref) *table.Route {
	i := slices.IndexFunc(p.routes, func(r table.Route) bool { return r.To == ref || slices.Contains(r.There, ref) })
	if i < 0 {
		return nil
	}
	return &p.routes[i]
}

// leads reports whether an action is the first step of a way.
func (p *position) leads(a game.Action) bool {
	return slices.ContainsFunc(p.routes, func(r table.Route) bool { return r.Plan[0] == a })
}

// likeRoutes reports whether an action belongs to the group of the ways that are on offer, such as
// the voyage of a ship that has not been chosen.
func (p *position) likeRoutes(a game.Action) bool {
	return slices.ContainsFunc(p.controls.Groups, func(g table.Group) bool {
		return slices.Contains(g.Verbs, a.Verb) && slices.Contains(g.Verbs, p.routes[0].Plan[0].Verb)
	})
}

// isPiece: an action moves a piece that lies on a thing. Pointing at the thing does not
// mean that.
func (p *position) isPiece(ref game.Ref, a game.Action) bool {
	return ref != a.Obj[0] && !p.onBoard(a.Obj[0])
}

// holdGroup is the group whose panel has the pieces aboard the subject, -1 if none of
// them can be moved now.
func (p *position) holdGroup() int {
	return slices.IndexFunc(p.groups, func(in []int) bool {
		return slices.ContainsFunc(in, func(i int) bool { return p.movesPiece(p.legal[i]) })
	})
}
