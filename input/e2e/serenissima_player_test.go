//go:build e2e

package e2e

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/serenissima"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// turn makes one decision, as somebody would who wants to win but does not
// think for long.
func (h *hand) turn() {
	h.t.Helper()
	s := h.state
	switch d := s.Decision(); d.Prompt {
	case serenissima.ChooseClosed, serenissima.ChooseStart, serenissima.ChooseGalley:
		h.do(h.legal[len(h.legal)/2])
	case serenissima.Activate, serenissima.Loading:
		h.activate()
	case serenissima.Investing, serenissima.SpecialInvest:
		h.invest()
	case serenissima.AskPassage, serenissima.AskSale, serenissima.AskLanding:
		h.note("question")
		answer := serenissima.Forbid
		if h.did["forbid"] > h.did["allow"] {
			answer = serenissima.Allow
		}
		h.do(game.Action{By: d.Player, Verb: answer})
	case serenissima.AskFightOn:
		h.note("question")
		answer := serenissima.Stop
		if mine, theirs := s.Battle(); mine >= theirs {
			answer = serenissima.FightOn
		}
		h.do(game.Action{By: d.Player, Verb: answer})
	case serenissima.Occupy:
		h.note("question")
		h.do(h.legal[min(1, len(h.legal)-1)])
	case serenissima.Loot:
		h.note("question")
		h.do(h.legal[0])
	default:
		h.arrive()
	}
}

// activate loads and sails, or invests; the first times it also tries what is
// no decision.
func (h *hand) activate() {
	h.t.Helper()
	s := h.state
	me, active := s.Mover(), &s.Galleys[s.Active]
	if s.Decision().Prompt == serenissima.Activate {
		if h.did["activation"]++; h.did["activation"] == 1 {
			h.explore()
		}
		rich := s.Ducats[me] >= 12 && h.did["activation"]%3 == 0
		if rich || s.Ducats[me] >= 5 && h.did["recruit"]+h.did["buy-galley"] == 0 {
			h.invest()
			return
		}
	}
	crew, ok := h.find(func(a game.Action) bool {
		return a.Verb == serenissima.MoveSailor && a.Obj[0].Kind == game.PortRef
	})
	switch port := s.PortAt(active.Zone); {
	case ok && h.did["move-sailor"] == 0:
		h.takeBack("undo a move", crew, func() { h.d.tap("undo") })
		return
	case ok && active.Sailors < 3 && s.Ports[port].Sailors > 2:
		h.do(crew)
		return
	}
	if cube, ok := h.verb(serenissima.LoadGood); ok && active.Cubes < 2 && s.Active != h.warship() && (s.CubePrice() == 0 || s.Ducats[me] > 1) {
		switch {
		case h.did["undo"] == 0:
			h.takeBack("undo", cube, func() { h.d.tap("undo") })
		case h.did["undo by keys"] == 0:
			h.takeBack("undo by keys", cube, func() { h.ctrl(ebiten.KeyZ) })
		default:
			h.do(cube)
		}
		return
	}
	if cube, ok := h.verb(serenissima.Jettison); ok && h.did["jettison"] == 0 && active.Cubes == 2 {
		h.takeBack("jettison", cube, func() { h.d.tap("undo") })
		return
	}
	var best table.Route
	most := 0
	for _, r := range all.Tables["serenissima"].Offer(s).Routes {
		if gain := h.gain(serenissima.ZoneID(r.To.ID), len(r.Plan)); gain > most {
			best, most = r, gain
		}
	}
	if most == 0 {
		h.arrive()
		return
	}
	h.sail(best)
}

// gain guesses what it is worth to be in a zone so many moves away.
func (h *hand) gain(z serenissima.ZoneID, moves int) int {
	s := h.state
	active := &s.Galleys[s.Active]
	gain := 10 - moves
	if h.did["sail far"] == 0 {
		gain = 10 * moves
	}
	p := s.PortAt(z)
	if p == 0 {
		return gain
	}
	port := &s.Ports[p]
	for g := serenissima.Wood; g <= serenissima.Spice; g++ {
		if active.Cargo[g] > 0 && s.CanStore(p, g) {
			gain += 20 * int(s.SalePrice(s.Mover(), p, g))
		}
	}
	strength := int(active.Sailors) - moves
	switch {
	case port.Closed:
	case port.Owner == game.Nobody && active.Sailors > 1:
		gain += 60
	case port.Owner != s.Mover() && h.dares(strength, port.Sailors):
		gain += 90
	}
	for g := range s.Galleys {
		if other := &s.Galleys[g]; other.Owner != game.Nobody && other.Owner != s.Mover() && other.Zone == z && h.dares(strength, other.Sailors) {
			gain += 80
		}
	}
	return gain
}

// warship is the galley that carries sailors and no cargo: the last one of
// whoever decides.
func (h *hand) warship() serenissima.GalleyID {
	for g := serenissima.GalleyID(serenissima.MaxGalleys); g > 0; g-- {
		if h.state.Galleys[g].Owner == h.state.Decision().Player {
			return g
		}
	}
	return 0
}

// dares reports whether the strength is enough against so many sailors. There
// must be some fight, even a bad one.
func (h *hand) dares(strength int, sailors int8) bool {
	return strength > int(sailors) || strength > 0 && h.did["attack"] == 0 && h.state.Turn > 2
}

// arrive sells, lands or attacks where the galley is, or ends.
func (h *hand) arrive() {
	h.t.Helper()
	s := h.state
	active := &s.Galleys[s.Active]
	if a, ok := h.verb(serenissima.Sell); ok {
		h.do(a)
		return
	}
	if a, ok := h.verb(serenissima.Land); ok && active.Sailors > 1 {
		h.do(a)
		return
	}
	if a, ok := h.find(func(a game.Action) bool {
		if a.Verb != serenissima.Attack {
			return false
		}
		if a.Obj[1].Kind == game.ShipRef {
			return h.dares(int(s.CombatValue()), s.Galleys[a.Obj[1].ID].Sailors)
		}
		return h.dares(int(s.CombatValue()), s.Ports[a.Obj[1].ID].Sailors)
	}); ok {
		h.do(a)
		return
	}
	h.do(game.Action{By: s.Decision().Player, Verb: serenissima.End})
}

// invest builds, buys a galley, and then sailors as long as there is money.
func (h *hand) invest() {
	h.t.Helper()
	s := h.state
	me := s.Decision().Player
	if a, ok := h.verb(serenissima.BuildBasilica); ok {
		h.do(a)
		return
	}
	if a, ok := h.verb(serenissima.BuildFort); ok && s.Ducats[me] > 8 {
		h.do(a)
		return
	}
	if a, ok := h.verb(serenissima.BuyGalley); ok && s.GalleyCount(me) < 5 {
		h.do(a)
		return
	}
	if a, ok := h.find(func(a game.Action) bool {
		most := int8(3)
		if a.Obj[0] == (game.Ship(h.warship())) {
			most = 5
		}
		return a.Verb == serenissima.Recruit && a.Obj[0].Kind == game.ShipRef && s.Galleys[a.Obj[0].ID].Sailors < most
	}); ok {
		h.do(a)
		return
	}
	if a, ok := h.verb(serenissima.Recruit); ok && s.Ducats[me] > 4 {
		h.do(a)
		return
	}
	h.do(game.Action{By: me, Verb: serenissima.End})
}

// explore tries what must not change anything.
func (h *hand) explore() {
	h.t.Helper()
	s := h.state
	far := serenissima.ZoneID(0)
	for z := range s.Board.Zones[1:] {
		z := serenissima.ZoneID(z + 1)
		if s.Board.Distance(s.Galleys[s.Active].Zone, z) > int(s.MovesLeft()) {
			far = z
		}
	}
	require.NotZero(h.t, far)
	h.unchanged("hovering", func() {
		h.d.hover(on("", game.Area(s.Board.Zones[s.Galleys[s.Active].Zone].Neighbours[0])))
		h.says(fmt.Sprintf("%d moves left there", s.MovesLeft()-1))
	})
	h.unchanged("illegal click", func() {
		h.d.tap(on("", game.Area(far)))
		h.says("S4.8")
	})
	h.unchanged("button that is off", func() {
		s := h.d.screen()
		button := s.Find(h.button(groupSell))
		require.NotNil(h.t, button)
		require.True(h.t, button.Off)
		h.d.tap(h.button(groupSell))
		h.says("S4.")
	})
	h.unchanged("bare paper", func() {
		h.open(groupInvest)
		h.d.tap("")
		require.False(h.t, h.shows("row"), "the paper offers a choice")
		h.shut()
	})
	h.unchanged("Esc", func() {
		h.d.key(ebiten.KeyEscape)
		h.d.until("the menu", scene("menu"))
		h.d.key(ebiten.KeyEscape)
		h.d.until("the game", scene("play"))
		h.open(groupLoad)
		h.d.key(ebiten.KeyEscape)
		require.False(h.t, h.shows("close"), "Escape closes the panel")
	})
	h.unchanged("log", func() {
		h.d.tap("log")
		h.says("Log")
		h.d.key(ebiten.KeyEscape)
	})
}

// pass ends what a galley does, or makes the decision that has to be made.
func (h *hand) pass() {
	h.t.Helper()
	if end, ok := h.verb(serenissima.End); ok {
		h.do(end)
		return
	}
	h.turn()
}
