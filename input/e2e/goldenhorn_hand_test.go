//go:build e2e

package e2e

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// A hornHand clicks decisions of Golden Horn.
type hornHand struct{ clicker[*goldenhorn.State] }

func newHornHand(t *testing.T, d driver) *hornHand {
	return &hornHand{newClicker[*goldenhorn.State](t, d)}
}

// hornCard is the number of the card of Golden Horn in the choice of a game.
var hornCard = slices.IndexFunc(catalog.All(), func(r game.Rules) bool { return r.Info().ID == "goldenhorn" })

// option is what is clicked in the set-up for a value of an option.
func option(r game.Rules, name, value string) string {
	options := r.Info().Options
	i := slices.IndexFunc(options, func(o game.OptionInfo) bool { return o.Name == name })
	return on(numbered("option", slices.Index(options[i].Values, value)), game.Count(i))
}

// do clicks a legal action in the way that fits its verb. How a ship begins its move is
// part of a shipMove, see sail.
func (h *hornHand) do(a game.Action) {
	h.t.Helper()
	require.Contains(h.t, h.legal, a, h.text(a))
	verb := h.match.Rules().Info().VerbName(a.Verb)
	switch a.Verb {
	case goldenhorn.PlaceShip:
		h.d.tap(on("", a.Obj[1]))
	case goldenhorn.Attack, goldenhorn.Conquer:
		if h.did[verb]%2 == 0 {
			h.row(h.group(a), a)
			break
		}
		h.shut()
		h.d.tap(on("", a.Obj[0]))
		h.choose(h.meant(a.Obj[0]), a)
	case goldenhorn.Stop, goldenhorn.End:
		h.d.tap("group " + table.EndGroup)
		h.skip()
	default:
		h.d.tap(h.button(h.group(a)))
	}
	h.again()
	h.done(a)
	h.note(verb)
}

// group is the number of the button for an action.
func (h *hornHand) group(a game.Action) int {
	return slices.IndexFunc(h.table().Offer(h.state).Groups, func(g table.Group) bool { return slices.Contains(g.Verbs, a.Verb) })
}

// A shipMove is what is chosen for a move, a ship and in a start harbour what it loads, and
// where it leads.
type shipMove struct {
	chosen []game.Ref
	route  table.Route
}

// moves lists what the player's ships can do.
func (h *hornHand) moves() (list []shipMove) {
	chooser := h.table().(table.Chooser)
	add := func(chosen ...game.Ref) table.Offer {
		c := chooser.With(h.state, chosen)
		for _, r := range c.Routes {
			list = append(list, shipMove{chosen, r})
		}
		return c
	}
	for _, ship := range add().Lit {
		if ship.Kind != game.ShipRef || h.state.Ships[ship.ID].Owner != h.state.Turn {
			continue
		}
		for _, heap := range add(ship).Lit {
			if heap.Kind == game.HeapRef {
				add(ship, heap)
			}
		}
	}
	return list
}

// sail clicks a ship, what it loads, and a place.
func (h *hornHand) sail(v shipMove) {
	h.t.Helper()
	h.shut()
	for _, ref := range v.chosen {
		h.d.tap(on("", ref))
	}
	h.d.tap(on("", v.route.To))
	h.again()
	h.done(v.route.Plan...)
	for _, a := range v.route.Plan {
		h.note(h.match.Rules().Info().VerbName(a.Verb) + " in a move")
	}
}
