package position

import (
	"slices"

	"serenissima/game"
	"serenissima/render/table"
)

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

// like reports whether an action belongs to the group of the ways, such as the voyage of a ship that
// has not been chosen.
func (r Routes) like(a game.Action, groups []table.Group) bool {
	return slices.ContainsFunc(groups, func(g table.Group) bool {
		return slices.Contains(g.Verbs, a.Verb) && slices.Contains(g.Verbs, r[0].Plan[0].Verb)
	})
}
