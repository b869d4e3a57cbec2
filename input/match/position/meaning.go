package position

import (
	"slices"

	"serenissima/game"
	"serenissima/render/table"
)

// A Meaning is what a click on a thing of the board does: it carries out a plan at
// once, or offers actions to choose from, the likeliest first. One of both is empty.
type Meaning struct {
	Plan  []game.Action
	Offer []game.Action
	Left  []game.Action // beside the plan: actions about the thing that only buttons lead to
}

// None reports whether the click does nothing.
func (m Meaning) None() bool { return len(m.Plan)+len(m.Offer) == 0 }

// Meaning is what a click on a thing of the board does now. An open group of verbs
// comes first, if it has anything to do with the thing.
func (s Scope) Meaning(ref game.Ref) Meaning {
	if s.Group >= 0 {
		if m := s.MeaningIn(s.Group, ref); !m.None() {
			return m
		}
	}
	return s.MeaningAmong(ref, func(game.Action) bool { return true })
}

// MeaningIn is the meaning if only the verbs of a group count.
func (s Scope) MeaningIn(group int, ref game.Ref) Meaning {
	verbs := s.Controls.Groups[group].Verbs
	return s.MeaningAmong(ref, func(a game.Action) bool { return slices.Contains(verbs, a.Verb) })
}

// MeaningAmong is the meaning if only certain actions count. What the guide proposes is
// likely. A likely action without a rival is done, and so is a way to where the thing
// is; all else is offered, with the actions that are about the thing at the end.
func (s Scope) MeaningAmong(ref game.Ref, ok func(game.Action) bool) Meaning {
	legal := only(s.Legal, ok)
	likely := slices.DeleteFunc(s.Table.Meant(s.View, table.Gesture{Point: ref}), func(a game.Action) bool { return !slices.Contains(legal, a) })
	if ref == s.Subject() { // nearly everything is about it
		return Meaning{Offer: likely}
	}
	others := only(legal, func(a game.Action) bool {
		return slices.Contains(a.Obj[:], ref) && !s.IsPiece(ref, a) && !slices.Contains(likely, a)
	})
	if len(likely) == 1 {
		return Meaning{Plan: likely, Left: others}
	}
	if r := s.Routes.To(ref); len(likely) == 0 && r != nil && ok(r.Plan[0]) {
		return Meaning{Plan: r.Plan, Left: others}
	}
	return Meaning{Offer: append(likely, others...)}
}

// Routes are ways to places.
type Routes []table.Route

// To is the way to a place, or to what lies there; nil if there is none.
func (r Routes) To(ref game.Ref) *table.Route {
	i := slices.IndexFunc(r, func(x table.Route) bool { return x.To == ref || slices.Contains(x.There, ref) })
	if i < 0 {
		return nil
	}
	return &r[i]
}

// Begin reports whether an action is the first step of a way.
func (r Routes) Begin(a game.Action) bool {
	return slices.ContainsFunc(r, func(x table.Route) bool { return x.Plan[0] == a })
}

// LikeRoutes reports whether an action belongs to the group of the ways that are on offer, such as
// the voyage of a ship that has not been chosen.
func (s Scope) LikeRoutes(a game.Action) bool {
	return slices.ContainsFunc(s.Controls.Groups, func(g table.Group) bool {
		return slices.Contains(g.Verbs, a.Verb) && slices.Contains(g.Verbs, s.Routes[0].Plan[0].Verb)
	})
}

// IsPiece reports whether an action moves a piece that lies on a thing. Pointing at the thing does
// not mean that.
func (s Scope) IsPiece(ref game.Ref, a game.Action) bool {
	return ref != a.Obj[0] && !s.OnBoard(a.Obj[0])
}
