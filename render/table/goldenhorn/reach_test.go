package goldenhorn_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	rules "serenissima/game/goldenhorn"
	"serenissima/game/save"
	"serenissima/input/app"
	"serenissima/input/match/desktest"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/goldenhorn"
	"serenissima/render/texttwin"
)

// Whatever is legal can be done with a finger, on a phone held either way, with usual letters at
// the right and with large ones at the left: moves of ships by what is lit, all else by its
// button, and what is about a thing of the board by that as well.
func TestEveryActionIsReachedByTaps(t *testing.T) {
	done := map[string]int{}
	phones := []phone{
		{display.Point{X: 844, Y: 390}, 100, app.RightHand}, {display.Point{X: 390, Y: 844}, 150, app.LeftHand},
		{display.Point{X: 844, Y: 390}, 150, app.LeftHand}, {display.Point{X: 390, Y: 844}, 100, app.RightHand},
	}
	n := 0
	for seats := 2; seats <= game.MaxSeats; seats++ {
		for _, expansion := range []string{"no", "yes"} {
			o := game.Options{Seats: seats, Values: map[string]string{"expansion": expansion}}
			for _, saved := range savedGames(t, o, uint64(seats)) {
				phones[n%len(phones)].reachAll(t, saved, done)
				n++
			}
		}
	}
	for seed := uint64(5); done["swap"] == 0; seed++ { // which is seldom possible
		for _, saved := range savedGames(t, game.Options{Seats: 2, Values: map[string]string{"expansion": "yes"}}, seed) {
			m, err := save.Decode(saved, catalog.Find)
			require.NoError(t, err)
			if slices.ContainsFunc(m.State().AppendActions(nil), func(a game.Action) bool { return a.Verb == rules.Swap }) {
				phones[n%len(phones)].reachAll(t, saved, done)
				n++
			}
		}
	}
	for _, verb := range []string{
		"place-ship", "load", "take-mercenaries", "take-people", "take-peasants", "sail", "turn-back", "go-on", "wind", "stop",
		"attack", "attack with two alike", "conquer", "swap", "announce", "end",
	} {
		require.Positive(t, done[verb], "%s has not been tried: %v", verb, done)
	}
}

// savedGames plays a random game that nobody announces the end of, and saves it now and then,
// besides whenever there is a verb of which there has not been any. Territories are seldom
// conquered, so that the mercenaries run out, peasants come, and can be swapped.
func savedGames(t *testing.T, o game.Options, seed uint64) (list [][]byte) {
	t.Helper()
	const every = 31
	m, _ := desktest.People(t, rules.New(), o, seed)
	r, seen := game.NewRand(seed), map[string]bool{}
	for n := 0; m.State().Decision().Player != game.Nobody; n++ {
		legal := m.State().AppendActions(nil)
		fresh := false
		for _, a := range legal {
			fresh = fresh || !seen[kind(a)]
			seen[kind(a)] = true
		}
		if fresh || n%every == 0 {
			list = append(list, save.Encode(m))
		}
		a := legal[r.IntN(len(legal))]
		for again := 0; a.Verb == rules.Announce || a.Verb == rules.Conquer && again < 4; again++ {
			a = legal[r.IntN(len(legal))]
		}
		_, err := m.Do(a)
		require.NoError(t, err)
	}
	return list
}

// kind is the verb of an action, and of attacks whether they take two cards alike.
func kind(a game.Action) string {
	verb := rules.New().Info().VerbName(a.Verb)
	if a.Verb == rules.Attack && a.Obj[1] == a.Obj[2] {
		verb += " with two alike"
	}
	return verb
}

// A phone is how it is held, and with which settings.
type phone struct {
	size    display.Point
	letters int
	hand    app.Hand
}

// reachAll takes every legal action of a saved game by taps, in each way that there is.
func (p phone) reachAll(t *testing.T, saved []byte, done map[string]int) {
	t.Helper()
	open := func() *desktest.Desk {
		m, err := save.Decode(saved, catalog.Find)
		require.NoError(t, err)
		d := desktest.Sit(t, goldenhorn.Table{}, m, nil)
		d.Context.Settings.AskTwice, d.Context.Settings.TextScale, d.Context.Settings.Hand = true, p.letters, p.hand
		d.Touch(p.size)
		return d
	}
	st := open().Match.State().(*rules.State)
	for _, a := range st.AppendActions(nil) {
		for _, way := range waysTo(st, a) {
			d := open()
			before := d.Match.Len()
			name := fmt.Sprintf("%s by %v, after %d entries, on %+v", rules.New().Info().ActionText(a), way, before, p)
			for _, target := range way {
				if d.Match.Len() > before { // where there is one action only, it needs no choice
					break
				}
				require.True(t, d.Shows(target), "%s: %v cannot be tapped; the screen says %q", name, target, d.Texts())
				d.Click(target)
				if d.Stack.Facts()["pending"] != "" {
					if !d.Shows(target) { // with large letters the question may lie over it: its button does the same
						target = display.Target{Command: "confirm"}
					}
					d.Click(target)
				}
			}
			require.Greater(t, d.Match.Len(), before, "%s: nothing happens; the screen says %q", name, d.Texts())
			require.Equal(t, a, d.Match.Log()[before], name)
			done[kind(a)]++
		}
	}
}

// waysTo are the taps that lead to an action.
func waysTo(st *rules.State, a game.Action) (ways [][]display.Target) {
	on, legal := goldenhorn.Table{}, st.AppendActions(nil)
	if chosen := on.ChosenFor(st, a); len(chosen) > 0 {
		var way []display.Target
		for _, ref := range chosen {
			way = append(way, display.Target{Ref: ref})
		}
		for _, r := range on.With(st, chosen).Routes {
			if r.Plan[0] == a {
				return [][]display.Target{append(way, display.Target{Ref: r.To})}
			}
		}
		return nil
	}
	act := position.Act(a)
	for _, g := range on.Offer(st).Groups {
		if !slices.Contains(g.Verbs, a.Verb) {
			continue
		}
		way := []display.Target{position.GroupButton(g.Name)}
		switch a.Verb {
		case rules.Conquer: // the rows of its panel let choose, and those of the payments
			for _, row := range texttwin.Rows(slices.DeleteFunc(slices.Clone(legal), func(b game.Action) bool { return b.Verb != a.Verb }), true) {
				if row.Action == a || row.Action.By == game.Nobody && slices.Contains(row.Narrow(legal), a) {
					way = append(way, position.RowTarget(position.CmdNarrow, row))
					if row.Action != a {
						way = append(way, position.RowTarget(position.CmdRow, texttwin.Row{Action: a, Verb: a.Verb}))
					}
				}
			}
		case rules.Attack: // between which its panel lets choose
			ways := func(b game.Action) bool { return b != a && b.Verb == a.Verb && b.Obj[0] == a.Obj[0] }
			things := func(b game.Action) bool { return b.Verb == a.Verb && b.Obj[0] != a.Obj[0] }
			if slices.ContainsFunc(legal, ways) && slices.ContainsFunc(legal, things) {
				way = append(way, display.Target{Command: "thing", Ref: a.Obj[0]})
			}
			way = append(way, act)
		}
		ways = append(ways, way)
	}
	switch a.Verb {
	case rules.PlaceShip:
		ways = append(ways, []display.Target{{Ref: a.Obj[1]}})
	case rules.Conquer:
		ways = append(ways, []display.Target{{Ref: a.Obj[0]}, position.RowTarget(position.CmdRow, texttwin.Row{Action: a, Verb: a.Verb})})
	case rules.Attack:
		ways = append(ways, []display.Target{{Ref: a.Obj[0]}, act})
	case rules.Stop, rules.End:
		ways = append(ways, []display.Target{position.GroupButton(table.EndGroup)})
	}
	return ways
}
