//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/serenissima"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/table"
)

// A hand clicks decisions of Serenissima.
type hand struct{ clicker[*serenissima.State] }

func newHand(t *testing.T, d driver) *hand { return &hand{newClicker[*serenissima.State](t, d)} }

// The numbers of the buttons for groups of verbs, and of the one behind them.
const (
	groupLoad = iota
	groupSail
	groupSell
	groupConquer
	groupInvest
	groupEnd
)

// do clicks a legal action in the way that fits its verb.
func (h *hand) do(a game.Action) {
	h.t.Helper()
	require.Contains(h.t, h.legal, a, h.text(a))
	switch a.Verb {
	case serenissima.ClosePort:
		h.d.tap(on("", a.Obj[0]))
	case serenissima.Sail:
		h.shut()
		h.d.tap(on("", a.Obj[1]))
	case serenissima.StartAt:
		h.d.tap(on("", a.Obj[0]))
		h.choose(h.meant(a.Obj[0]), a)
	case serenissima.Land, serenissima.Attack:
		if h.asked() {
			h.act(a)
			break
		}
		h.shut()
		h.d.tap(on("", a.Obj[1]))
		h.conquer(a)
	case serenissima.LoadGood:
		h.load(a)
	case serenissima.MoveSailor, serenissima.MoveGood, serenissima.Jettison:
		h.carry(a)
	case serenissima.TakeCube:
		h.d.tap(piece(a.Obj[0], h.table().Offer(h.state).Holds[1].Place))
	case serenissima.Scuttle:
		h.row(groupLoad, a)
	case serenissima.Sell:
		h.open(groupSell)
		h.d.tap(piece(a.Obj[1], h.table().Subject(h.state)))
	case serenissima.Recruit:
		h.hire(a)
		return
	case serenissima.BuyGalley:
		can := slices.DeleteFunc(slices.Clone(h.legal), func(b game.Action) bool { return b.Verb != a.Verb || b.Obj[0] != a.Obj[0] })
		h.purchase(device.TargetName(position.OfThing(a.Obj[0], can)))
		if len(can) > 1 {
			h.leaf(act(a)) // one of several ports
		}
	case serenissima.BuildFort, serenissima.BuildBasilica:
		h.purchase(act(a))
	case serenissima.End:
		h.d.tap(h.button(groupEnd))
		h.skip()
	default:
		h.act(a)
	}
	h.again()
	h.done(a)
	h.note(h.match.Rules().Info().VerbName(a.Verb))
}

// purchase clicks on something in the panel in which things are bought, on whatever page of
// it that is.
func (h *hand) purchase(target string) {
	h.t.Helper()
	h.open(groupInvest)
	h.leaf(target)
}

// leaf turns the pages of the panel up to a target, and clicks on it.
func (h *hand) leaf(target string) {
	h.t.Helper()
	for range 8 {
		if h.shows(target) {
			break
		}
		h.d.tap("page")
	}
	h.d.tap(target)
}

// hire clicks on a free space for sailors: on the first, or on the second if that can be
// filled as well, which hires two.
func (h *hand) hire(a game.Action) {
	h.t.Helper()
	next, actions := h.state.Clone(), []game.Action{a}
	if next.Apply(a, nil); h.did["hire two"] <= h.did["recruit"] && next.Check(a) == nil {
		actions = append(actions, a)
		h.note("hire two")
	}
	h.purchase(device.TargetName(table.Filling{Action: a, N: len(actions)}.Target(a.Obj[0])))
	h.again()
	h.done(actions...)
	h.note("recruit")
}

// conquer chooses an attack or a landing at a port that has been clicked on: sailors land by a
// click on a free place, and an attack has a row.
func (h *hand) conquer(a game.Action) {
	h.t.Helper()
	if h.shows(act(a)) {
		h.d.tap(act(a))
	} else {
		h.choose(h.meant(a.Obj[1]), a)
	}
}

// load takes a cube out of the port, by clicks and by dragging in turn.
func (h *hand) load(a game.Action) {
	h.t.Helper()
	holds := h.table().Offer(h.state).Holds
	source := device.TargetName(position.Piece{What: a.Obj[1], From: holds[1].Place}.Target(position.CmdSource))
	if !h.shows(source) { // the panel stays open while it is used
		h.open(groupLoad)
	}
	if h.did["load by clicking"] > h.did["load by dragging"] {
		h.d.drag(source, hold(holds[0].Place))
		h.note("load by dragging")
		return
	}
	h.d.tap(source)
	h.note("load by clicking")
}

// carry drags a piece from where it lies to where it goes, or overboard.
func (h *hand) carry(a game.Action) {
	h.t.Helper()
	var what, from, to game.Ref
	switch a.Verb {
	case serenissima.MoveSailor:
		what, from, to = game.Sailor(a.By), a.Obj[0], a.Obj[1]
	case serenissima.MoveGood:
		what, from, to = a.Obj[0], a.Obj[1], a.Obj[2]
	case serenissima.Jettison:
		what, from = a.Obj[0], a.Obj[1]
	}
	h.open(groupLoad)
	if to.Kind == game.NoRef {
		h.d.drag(piece(what, from), h.sea())
		return
	}
	h.d.drag(piece(what, from), hold(to))
}

// sea is a zone that can be seen, whichever.
func (h *hand) sea() string {
	h.t.Helper()
	for _, hit := range h.d.screen().Hits {
		if strings.HasPrefix(hit.Target, "area:") && hit.At != nil {
			return hit.Target
		}
	}
	require.FailNow(h.t, "all of the sea is covered")
	return ""
}

// sail clicks a zone that several moves lead to.
func (h *hand) sail(r table.Route) {
	h.t.Helper()
	h.shut()
	h.d.tap(on("", r.To))
	h.done(r.Plan...)
	h.note("sail")
	if h.state.Galleys[h.state.Active].Zone == serenissima.ZoneID(r.To.ID) && len(r.Plan) > 1 {
		h.note("sail far")
	}
}

// takeBack does an action and takes it back.
func (h *hand) takeBack(what string, a game.Action, undo func()) {
	h.t.Helper()
	log, hash := h.match.Log(), game.Hash(h.state)
	h.do(a)
	undo()
	h.look()
	require.Equal(h.t, log, h.match.Log(), what)
	require.Equal(h.t, hash, game.Hash(h.state), what)
	h.note(what)
}
