package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// The number of a turning point says what it counts: what the game is scored in.
func TestTurningPointsHaveAUnit(t *testing.T) {
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		matches := scenetest.PositionsOf(t, rules, 3, 1)
		m := matches[len(matches)-1]
		d := drive(t, &store.Memory{}, desktop)
		d.c.Bots.NewAdvisor = func(string) session.Advisor { return &scenetest.Judge{T: t} }
		r := resultOf(d.c, m, Standings(d.c, m))
		d.stack.Push(r)
		for !r.Resting() {
			d.tick(control.Frame{})
		}
		for i, p := range r.turning.points(d.c) {
			var l display.List
			r.turning.card(d.c, &l, display.Rect{W: 400, H: p.height(d.c, 400)}, i, r.StateOf)
			unit := r.word(d.c, "result.points", "n", max(p.gain, -p.gain))
			require.Contains(t, scenetest.AllTexts(&l), unit)
			parts := r.Page(d.c).Parts
			require.Contains(t, parts[len(parts)-1].Buttons[i].Text, Amount(d.c, p.gain, false)+" "+unit)
		}
	})
}

// The end tells the turning points as soon as they are known.
func TestTurningPoints(t *testing.T) {
	matches := scenetest.Positions(t, 3, 1)
	m := matches[len(matches)-1]
	d := drive(t, &store.Memory{}, desktop)
	standings := Standings(d.c, m)
	d.stack.Push(resultOf(d.c, m, standings))
	d.tick(control.Frame{})
	require.False(t, d.shows("Turning points"), "nobody knows the game")

	d.c.Bots.NewAdvisor = func(string) session.Advisor { return &scenetest.Judge{T: t} }
	r := resultOf(d.c, m, standings)
	d.stack = NewStack(d.c, r)
	d.tick(control.Frame{})
	require.False(t, r.Resting())
	for !r.Resting() {
		d.tick(control.Frame{})
	}
	d.list = *rowsOf(d.c, &r.Form)
	require.True(t, d.shows("Turning points"))
	require.True(t, d.shows("Better would have been: "))
	for _, p := range r.turning.points(d.c) {
		if p.gain < 0 { // it is told against what
			require.Contains(t, p.text, fmt.Sprintf("(%d %s more).", -p.gain, p.unit))
		}
	}
	require.True(t, d.shows("Turn "))
	scenetest.RequireReadable(t, &d.list, desktop, "result")
}

// Of a long activation the first steps are told, and how many there are besides.
func TestLongActivationsAreToldInPart(t *testing.T) {
	m := scenetest.Positions(t, 3, 1)[0]
	d := drive(t, &store.Memory{}, desktop)
	words := d.c.Lang.Words(m.Rules().Info(), nil)
	r := resultOf(d.c, m, Standings(d.c, m))
	var deeds []game.Action
	for _, a := range m.State().AppendActions(nil) {
		if len(texttwin.InSteps(words, append(deeds, a))) > len(deeds) {
			deeds = append(deeds, a)
		}
	}
	require.Greater(t, len(deeds), mostSteps)
	require.NotContains(t, r.turning.told(d.c, m.State(), deeds[:mostSteps]), "more")
	text := r.turning.told(d.c, m.State(), deeds[:mostSteps+2])
	require.True(t, strings.HasSuffix(text, ", and 3 more"), text)
}

// A phase that had better been ended at once is told in words of a sentence, not by its button.
func TestEndingAPhaseIsToldInWords(t *testing.T) {
	told := 0
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for _, m := range scenetest.PositionsOf(t, rules, 3, 1) {
			s := m.State()
			for _, a := range s.AppendActions(nil) {
				if s.Asking().Phase == "" || a.Obj != [3]game.Ref{} {
					continue
				}
				d := drive(t, &store.Memory{}, desktop)
				r := resultOf(d.c, m, Standings(d.c, m))
				require.Equal(t, d.c.Lang.T("result.turning.nothing"), r.turning.told(d.c, s, []game.Action{a}))
				told++
			}
		}
	})
	require.Positive(t, told)
}

// What was played is told in the sentences of the log, as something that has happened, in every
// game: what the mover did and what came of it at once, without what chance did then.
func TestTurningPointsTellWhatHappened(t *testing.T) {
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		matches := scenetest.PositionsOf(t, rules, 3, 1)
		m := matches[len(matches)-1]
		d := drive(t, &store.Memory{}, desktop)
		d.c.Bots.NewAdvisor = func(string) session.Advisor { return &scenetest.Judge{T: t} }
		r := resultOf(d.c, m, Standings(d.c, m))
		for !r.turning.review.Done() {
			r.turning.review.GoOn()
		}
		words := r.words(d.c)
		for seat := game.Player(1); seat <= game.MaxSeats; seat++ {
			best := &r.turning.review.Best[seat]
			text := r.turning.played(d.c, best)
			require.True(t, strings.HasSuffix(text, "."), text)
			for _, ev := range best.events {
				require.NotEqual(t, game.Chance, ev.By)
				if on.Meaning(ev).Kind == table.NewTurn {
					told, _ := words.Told(ev)
					require.NotContains(t, text, told)
				}
			}
			named := false
			for _, ev := range best.events {
				for _, ref := range [...]game.Ref{ev.What, ev.From, ev.To, game.Seat(max(ev.By, 1))} {
					named = named || strings.Contains(strings.ToLower(text), strings.ToLower(words.NameOf(ref)))
				}
			}
			require.True(t, named, text)
			require.NotContains(t, strings.ToLower(text), "player ", "by name")
			voyage := slices.IndexFunc(best.events, func(ev game.Event) bool { return ev.Kind == game.Moved && ev.What.Kind == game.ShipRef })
			require.False(t, voyage < 0 && best.ship != game.Ref{} && rules.Info().ID == "goldenhorn", "a ship sails in every turn: %s", text)
		}
	})
}

// silent is an advisor who never finds that there is something to choose.
type silent struct{}

func (silent) Advise(game.State, game.Player) *session.Advice                 { return nil }
func (silent) Explain(game.State, game.Player, []game.Action) *session.Advice { return nil }
func (silent) Weigh(game.State, game.Player, []game.Action) *session.Advice   { return nil }

// Where a review finds nothing to tell, there is no panel for it.
func TestAReviewThatFindsNothingIsNotShown(t *testing.T) {
	m := scenetest.Positions(t, 3, 1)[0]
	d := drive(t, &store.Memory{}, desktop)
	d.c.Bots.NewAdvisor = func(string) session.Advisor { return silent{} }
	r := resultOf(d.c, m, Standings(d.c, m))
	d.stack.Push(r)
	for n := 0; !r.Resting(); n++ {
		d.tick(control.Frame{})
		require.Less(t, n, 1000)
	}
	d.list = *rowsOf(d.c, &r.Form)
	require.False(t, d.shows("Turning points"))
}
