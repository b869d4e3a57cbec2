//go:build e2e

package e2e

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/goldenhorn"
	"serenissima/input/device"
)

// turn makes one decision, or one move of a ship, as somebody would who wants to win but does not
// think for long.
func (h *hornHand) turn() {
	h.t.Helper()
	switch h.state.Decision().Prompt {
	case goldenhorn.ChooseHarbour:
		h.do(h.legal[h.did["place-ship"]%2])
	case goldenhorn.Underway:
		h.goOn()
	case goldenhorn.BeforeMove:
		if h.did["explored"] == 0 {
			h.explore()
			h.note("explored")
		}
		if a, ok := h.verb(goldenhorn.Attack); ok {
			h.do(a)
			return
		}
		if !h.trade() {
			h.move()
		}
	default:
		if !h.trade() {
			h.do(game.Action{By: h.state.Turn, Verb: goldenhorn.End})
		}
	}
}

// trade does what can be done before and after a move, and reports whether there was
// anything.
func (h *hornHand) trade() bool {
	h.t.Helper()
	for _, v := range []game.Verb{goldenhorn.Swap, goldenhorn.Conquer, goldenhorn.Announce} {
		if a, ok := h.verb(v); ok && (v != goldenhorn.Announce || h.leads()) {
			h.do(a)
			return true
		}
	}
	return false
}

// leads reports whether nobody's warehouse is fuller than that of the player.
func (h *hornHand) leads() bool {
	for _, n := range h.state.StoreSize[1:] {
		if n > h.state.StoreSize[h.state.Turn] {
			return false
		}
	}
	return true
}

// move takes the best of all moves. The first ones are taken back in part, so that there is
// a ship under way.
func (h *hornHand) move() {
	h.t.Helper()
	var best shipMove
	most := 0
	for _, v := range h.moves() {
		if worth := h.worth(v); worth > most {
			best, most = v, worth
		}
	}
	require.Positive(h.t, most, "no ship can move")
	h.sail(best)
	can, _ := h.match.CanUndo() // a stop that is all that is left after a draw stays
	if plan := best.route.Plan; can && h.did["undo"] < 6 && plan[len(plan)-1].Verb == goldenhorn.Stop && h.state.Decision().Prompt == goldenhorn.AfterMove {
		log := h.match.Log()
		h.d.tap("undo")
		h.look()
		require.Less(h.t, h.match.Len(), len(log), "what the click has done since the last draw is taken back")
		require.Equal(h.t, log[:h.match.Len()], h.match.Log())
		h.note("undo")
		if h.state.Decision().Prompt == goldenhorn.BeforeMove {
			h.sail(best)
		}
	}
}

// worth guesses what a move is worth.
func (h *hornHand) worth(v shipMove) int {
	s := h.state
	ship := &s.Ships[v.chosen[0].ID]
	size := int(ship.Cargo.Size())
	if len(v.chosen) > 1 {
		size = h.heapSize(v)
	}
	worth := 10 + size + len(v.route.Areas)
	for _, a := range v.route.Plan {
		switch a.Verb {
		case goldenhorn.Wind:
			worth -= 2
		case goldenhorn.TurnBack:
			worth -= 5
			if h.did["turn-back in a move"] == 0 {
				worth += 20
			}
		}
	}
	if v.route.To.Kind == game.PortRef && goldenhorn.HarbourID(v.route.To.ID).Start() {
		worth += 4 * size
	}
	return worth
}

// heapSize is how much a ship loads for a move: how much fuller it is once it has.
func (h *hornHand) heapSize(v shipMove) int {
	s := h.state.Clone().(*goldenhorn.State)
	s.Apply(v.route.Plan[0], &game.Events{})
	return int(s.Ships[v.chosen[0].ID].Cargo.Size())
}

// goOn sails on with the ship under way as often as it can be done, and lies there.
func (h *hornHand) goOn() {
	h.t.Helper()
	for _, v := range []game.Verb{goldenhorn.GoOn, goldenhorn.Wind} {
		if a, ok := h.verb(v); ok {
			h.do(a)
			return
		}
	}
	h.do(game.Action{By: h.state.Turn, Verb: goldenhorn.Stop})
}

// explore tries what must not change anything.
func (h *hornHand) explore() {
	h.t.Helper()
	v := h.moves()[0]
	place := on("", v.route.To)
	h.unchanged("place without a ship", func() { h.d.tap(on("", game.Area(1))) })
	h.unchanged("ship chosen and put back", func() {
		h.d.tap(on("", v.chosen[0]))
		h.d.hover(place)
		h.d.tap(on("", v.chosen[0]))
	})
	h.unchanged("hovering over a way", func() {
		for _, ref := range v.chosen {
			h.d.tap(on("", ref))
		}
		h.d.hover(place)
		h.d.key(ebiten.KeyEscape)
		h.d.until("the menu or the game", func(s device.Screen) bool { return scene("menu")(s) || scene("play")(s) })
		if scene("menu")(h.d.screen()) {
			h.d.key(ebiten.KeyEscape)
			h.d.until("the game", scene("play"))
		}
	})
	h.unchanged("button that is off", func() {
		if _, ok := h.verb(goldenhorn.Announce); ok {
			return
		}
		announce := h.button(h.group(game.Action{Verb: goldenhorn.Announce}))
		s := h.d.screen()
		require.NotNil(h.t, s.Find(announce))
		require.True(h.t, s.Find(announce).Off)
		h.d.tap(announce)
		h.says("G7.2")
	})
}
