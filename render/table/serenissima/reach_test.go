package serenissima_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	rules "serenissima/game/serenissima"
	"serenissima/game/session"
	"serenissima/input/match/desktest"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/serenissima"
	"serenissima/render/texttwin"
)

// Whatever is legal can be done in windows of all shapes, with a mouse or a finger: decisions of random games are
// made by what is lit, by a piece or a button, or where there are several places for a piece by dragging it.
func TestEveryActionIsReachedByTaps(t *testing.T) {
	done := map[string]int{}
	for i, size := range []display.Point{{X: 1280, Y: 800}, {X: 844, Y: 430}, {X: 700, Y: 1000}} {
		var seats []session.Seat
		for seat := range 3 {
			seats = append(seats, session.Seat{Kind: session.Human, Name: string(rune('A' + seat)), Colour: seat + 1})
		}
		m, _, err := session.New(catalog.Find("serenissima"), game.Options{Seats: 3}, seats, uint64(20+i))
		require.NoError(t, err)
		chance := game.NewRand(uint64(i))
		for m.Len() < 400 && m.State().Decision().Player != game.Nobody {
			a := anyOf(m.State().AppendActions(nil), &chance)
			reach(t, save.Encode(m), a, size)
			done[rules.New().Info().VerbName(a.Verb)]++
			_, err := m.Do(a)
			require.NoError(t, err)
		}
	}
	for _, verb := range []string{
		"start-at", "close", "take-galley", "buy-galley", "recruit", "load", "sell", "sail", "move-good", "move-sailor", "jettison",
		"scuttle", "land", "attack", "fight-on", "allow", "end",
	} {
		require.Positive(t, done[verb], "%s has not been tried: %v", verb, done)
	}
}

// anyOf is any action, of all verbs alike but for those that end much.
func anyOf(legal []game.Action, chance *game.Rand) game.Action {
	var verbs []game.Verb
	for _, a := range legal {
		if !slices.Contains(verbs, a.Verb) {
			verbs = append(verbs, a.Verb)
		}
	}
	verb := verbs[chance.IntN(len(verbs))]
	for verb == rules.Scuttle && chance.IntN(8) > 0 || verb == rules.End && len(verbs) > 1 && chance.IntN(3) > 0 {
		verb = verbs[chance.IntN(len(verbs))]
	}
	some := slices.DeleteFunc(slices.Clone(legal), func(a game.Action) bool { return a.Verb != verb })
	return some[chance.IntN(len(some))]
}

// reach does an action in a saved game, by as few gestures as lead to it.
func reach(t *testing.T, saved []byte, a game.Action, size display.Point) {
	t.Helper()
	open := func(way []gesture) *desktest.Desk {
		m, err := save.Decode(saved, catalog.Find)
		require.NoError(t, err)
		d := desktest.Sit(t, serenissima.Table{}, m, nil)
		if size != desktest.Size {
			d.Touch(size)
		}
		for _, g := range way {
			g.make(d)
		}
		return d
	}
	ways := [][]gesture{nil}
	for len(ways) > 0 && len(ways[0]) < 4 {
		way := ways[0]
		ways = ways[1:]
		here := open(way)
		for _, g := range append(rowsFor(here, a), gesturesFor(here.Match.View(a.By), a)...) {
			if slices.Contains(way, g) && g.at.Command != panel.CmdPage || !g.possible(here) {
				continue
			}
			d := open(append(slices.Clone(way), g))
			before := here.Match.Len()
			switch log := d.Match.Log(); {
			case len(log) == before:
				ways = append(ways, append(slices.Clone(way), g))
			case log[before] == a:
				return
			}
		}
	}
	require.FailNow(t, "not reached", "%s after %d bytes in %v; the screen says %q", rules.New().Info().ActionText(a), len(saved), size, open(nil).Texts())
}

// A gesture is a tap, or leads from one target to another.
type gesture struct{ at, to display.Target }

// possible reports whether all that the gesture needs is in sight.
func (g gesture) possible(d *desktest.Desk) bool {
	return d.Shows(g.at) && (g.to == display.Target{} || d.Shows(g.to))
}

// make makes the gesture.
func (g gesture) make(d *desktest.Desk) {
	if g.to != (display.Target{}) {
		d.Drag(g.at, g.to)
		return
	}
	d.Click(g.at)
}

// rowsFor are taps on the rows that narrow what is open down to an action.
func rowsFor(d *desktest.Desk, a game.Action) (list []gesture) {
	var l display.List
	d.Stack.View(&l)
	for _, h := range l.Hits {
		if r, ok := h.Target.Value.(texttwin.Row); ok && len(r.Narrow([]game.Action{a})) > 0 {
			list = append(list, gesture{at: h.Target})
		}
	}
	return list
}

// gesturesFor are the gestures that may lead to an action, the likeliest first.
func gesturesFor(s game.State, a game.Action) (list []gesture) {
	tap := func(t display.Target) { list = append(list, gesture{at: t}) }
	now := position.Find(position.From{Table: serenissima.Table{}, Viewer: a.By, Own: s, View: s, Awaited: true})
	tap(position.Act(a))
	tap(table.Filling{Action: a, N: 1}.Target(a.Obj[0]))
	for _, h := range now.Holds {
		for _, cmd := range []display.Command{position.CmdPiece, position.CmdSource} {
			for _, what := range append(slices.Clone(h.Pieces), h.Source...) {
				held := position.Piece{What: what, From: h.Place}
				if !slices.Contains(now.FromHold(held), a) {
					continue
				}
				piece := held.Target(cmd)
				tap(piece)
				for _, to := range now.Holds {
					list = append(list, gesture{piece, display.Target{Command: position.CmdHold, Value: to.Place}})
				}
				for _, ref := range now.Things {
					if ref.Kind == game.AreaRef {
						list = append(list, gesture{piece, display.Target{Ref: ref}})
					}
				}
			}
		}
	}
	for _, ref := range a.Obj {
		if ref != (game.Ref{}) {
			tap(display.Target{Ref: ref})
			tap(display.Target{Command: position.CmdPlace, Ref: ref})
			tap(display.Target{Command: position.CmdThing, Ref: ref})
		}
	}
	for _, g := range now.Offer.Groups {
		if slices.Contains(g.Verbs, a.Verb) {
			tap(position.GroupButton(g.Name))
		}
	}
	if now.IsEnd(a) {
		tap(position.GroupButton(table.EndGroup))
	}
	tap(display.Target{Command: panel.CmdPage})
	return list
}
