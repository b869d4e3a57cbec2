//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/mediterranee"
	"serenissima/input/device"
	"serenissima/render/table"
)

// A medHand clicks decisions of Méditerranée.
type medHand struct{ clicker[*mediterranee.State] }

func newMedHand(t *testing.T, d driver) *medHand {
	return &medHand{newClicker[*mediterranee.State](t, d)}
}

// medCard is the number of the card of Méditerranée in the choice of a game.
var medCard = slices.IndexFunc(catalog.All(), func(r game.Rules) bool { return r.Info().ID == "mediterranee" })

// group is the number of the button for a verb.
func (h *medHand) group(v game.Verb) int {
	return slices.IndexFunc(h.table().Offer(h.state).Groups, func(g table.Group) bool { return slices.Contains(g.Verbs, v) })
}

// opened opens the panel for a verb unless it is open.
func (h *medHand) opened(v game.Verb, target string) {
	h.t.Helper()
	if !h.shows(target) {
		h.shut()
		h.d.tap(h.button(h.group(v)))
	}
}

// end ends a phase.
func (h *medHand) end() {
	h.t.Helper()
	h.shut()
	h.d.tap("group " + table.EndGroup)
	h.done(game.Action{By: h.state.Decision().Player, Verb: mediterranee.Done})
	h.note("end")
	h.skip()
}

// batch clicks what does several actions at once; v is the verb of the panel that offers it.
func (h *medHand) batch(v game.Verb, what string, plan []game.Action) {
	h.t.Helper()
	if !h.asked() {
		h.opened(v, "batch")
	}
	h.d.tap("batch")
	h.again()
	h.done(plan...)
	h.note(what)
}

// offered is what is offered at once under a name, as far as it can be paid; nil if nothing is.
func (h *medHand) offered(name string) []game.Action {
	for _, b := range h.table().Offer(h.shown).Batch {
		if b.Name != name {
			continue
		}
		plan := b.Offered(h.shown)
		if n, _ := game.Feasible(h.state, plan); n > 0 {
			return plan[:n]
		}
	}
	return nil
}

// name names the sum that is proposed.
func (h *medHand) name(v game.Verb) {
	h.t.Helper()
	by := h.state.Decision().Player
	before := h.match.Len()
	hits := h.d.screen().Hits
	hits = hits[slices.IndexFunc(hits, func(x device.ScreenHit) bool { return strings.HasPrefix(x.Target, "sum") }):]
	h.d.tap(hits[slices.IndexFunc(hits, func(x device.ScreenHit) bool { return strings.HasPrefix(x.Target, "act ") })].Target)
	h.again() // nobody has chosen a bid
	h.look()
	require.Greater(h.t, h.match.Len(), before)
	a := h.match.Log()[before]
	require.Equal(h.t, [2]int{int(by), int(v)}, [2]int{int(a.By), int(a.Verb)})
	h.note(h.match.Rules().Info().VerbName(v))
}

// answer clicks an answer of a panel, or of the bar.
func (h *medHand) answer(a game.Action) {
	h.t.Helper()
	h.d.tap(act(a))
	h.again()
	h.done(a)
	h.note(h.match.Rules().Info().VerbName(a.Verb))
}

// buy fills a free space at a place in a panel.
func (h *medHand) buy(f table.Hold) {
	h.t.Helper()
	h.atQuay(f.FillEach[0], device.TargetName(table.Filling{Action: f.FillEach[0], N: 1}.Target(f.Place)))
}

// recruit hires a sailor for a place, by its button or by a free space in it.
func (h *medHand) recruit(a game.Action, place game.Ref) {
	h.t.Helper()
	h.atQuay(a, act(a), device.TargetName(table.Filling{Action: a, N: 1}.Target(place)))
}

// atQuay does something by the one of its targets that is shown at the quay, which may be on another page.
func (h *medHand) atQuay(a game.Action, targets ...string) {
	h.t.Helper()
	h.opened(a.Verb, targets[0])
	shown := slices.IndexFunc(targets, h.shows)
	for page := 0; shown < 0 && page < 4; page++ {
		h.d.tap("page")
		shown = slices.IndexFunc(targets, h.shows)
	}
	h.d.tap(targets[max(0, shown)])
	h.done(a)
	h.note(h.match.Rules().Info().VerbName(a.Verb))
}

// fight attacks and fights to the end.
func (h *medHand) fight(a game.Action) {
	h.t.Helper()
	h.shut()
	h.d.tap(on("", a.Obj[1]))
	h.d.until("the odds", func(s device.Screen) bool { return s.Find("repeat 1") != nil || s.Find(act(a)) != nil })
	if !h.shows("repeat 1") {
		h.choose(h.meant(a.Obj[1]), a)
	}
	h.d.until("the odds", func(s device.Screen) bool { return s.Facts["pending"] != "" && s.Facts["asleep"] == "" })
	h.d.tap("repeat 1")
	h.done(a)
	h.note("fight to the end")
}

// piece clicks a piece in a hold.
func (h *medHand) piece(place, what game.Ref) {
	h.t.Helper()
	h.d.tap(piece(what, place))
}
