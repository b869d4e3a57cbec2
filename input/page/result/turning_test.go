package result

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// playToEnd plays a match to its end, whatever is decided.
func playToEnd(t *testing.T, m *session.Match) *session.Match {
	chance := game.NewRand(3)
	for !m.State().Result().Over {
		legal := m.State().AppendActions(nil)
		_, err := m.Do(legal[chance.IntN(len(legal))])
		require.NoError(t, err)
	}
	return m
}

// turned returns a driver that shows the result of a random game whose turning points are known.
func turned(t *testing.T, rules game.Rules) (*apptest.Driver, *Result) {
	matches := apptest.PositionsOf(t, rules, 3, 1)
	m := playToEnd(t, matches[len(matches)-1])
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Context.Bots.NewAdvisor = func(string) session.Advisor { return &apptest.Judge{T: t} }
	r := newResult(d.Context, m, Ranking(d.Context, m))
	d.Stack.Push(r)
	d.Forward(r.Resting)
	return d, r
}

// The number of a turning point says what it counts: what the game is scored in.
func TestTurningPointsHaveAUnit(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		d, r := turned(t, rules)
		for i, p := range r.turning.points(d.Context) {
			var l display.List
			r.turning.card(d.Context, &l, display.Rect{W: 400, H: p.height(d.Context, 400)}, i, r.StateOf)
			unit := r.word(d.Context, "result.points", "n", max(p.gain, -p.gain))
			require.Contains(t, apptest.AllTexts(&l), unit)
			require.Len(t, l.Hits, 1, "the card as a whole, and nothing on its picture")
			pictured := slices.IndexFunc(l.Ops, func(o display.Op) bool { return o.Kind == display.DrawSketch })
			require.GreaterOrEqual(t, pictured, 0, "the chart around its place")
			var again display.List
			r.turning.card(d.Context, &again, display.Rect{W: 400, H: p.height(d.Context, 400)}, i, r.StateOf)
			require.Equal(t, l.Ops, again.Ops, "it is drawn once")
			parts := r.Page(d.Context).Parts
			require.Contains(t, parts[len(parts)-1].Buttons[i].Text, app.Amount(d.Context, p.gain, false)+" "+unit)
		}
	})
}

// The end tells the turning points as soon as they are known.
func TestTurningPoints(t *testing.T) {
	matches := apptest.Positions(t, 3, 1)
	m := matches[len(matches)-1]
	d := drive(t, &store.Memory{}, apptest.Desktop)
	ranking := Ranking(d.Context, m)
	d.Stack.Push(newResult(d.Context, m, ranking))
	d.Tick(control.Frame{})
	require.False(t, d.Shows("Turning points"), "nobody knows the game")

	d.Context.Bots.NewAdvisor = func(string) session.Advisor { return &apptest.Judge{T: t} }
	r := newResult(d.Context, m, ranking)
	d.Stack = app.NewStack(d.Context, r)
	d.Tick(control.Frame{})
	require.False(t, r.Resting())
	for !r.Resting() {
		d.Tick(control.Frame{})
	}
	d.List = *apptest.RowsOf(d.Context, &r.Form)
	require.True(t, d.Shows("Turning points"))
	require.True(t, d.Shows("Better would have been: "))
	for _, p := range r.turning.points(d.Context) {
		if p.gain < 0 { // it is told against what
			require.Contains(t, p.text, fmt.Sprintf("(%d %s more).", -p.gain, p.unit))
		}
	}
	require.True(t, d.Shows("Turn "))
	apptest.RequireReadable(t, &d.List, apptest.Desktop, "result")
}

// The picture of a turning point shows the position that it came to, around its place.
func TestTurningPointsArePicturedWhereTheyWere(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		d, r := turned(t, rules)
		box := display.Rect{X: 40, Y: 30, W: 120, H: 84}
		for _, p := range r.turning.points(d.Context) {
			v := r.turning.viewOf(d.Context, box, &p)
			require.Equal(t, p.then, v.State)
			if place, ok := on.Place(v, p.place); ok && place.OnChart {
				require.True(t, box.Contains(place.At), "%s: %v", rules.Info().ID, p.place)
			}
		}
	})
}

// Of a long activation the first steps are told, and how many there are besides.
func TestLongActivationsAreToldInPart(t *testing.T) {
	m := apptest.Positions(t, 3, 1)[0]
	d := drive(t, &store.Memory{}, apptest.Desktop)
	words := d.Context.Lang.Words(m.Rules().Info(), nil)
	r := newResult(d.Context, m, Ranking(d.Context, m))
	var deeds []game.Action
	for _, a := range m.State().AppendActions(nil) {
		if len(texttwin.InSteps(words, append(deeds, a))) > len(deeds) {
			deeds = append(deeds, a)
		}
	}
	require.Greater(t, len(deeds), mostSteps)
	require.NotContains(t, r.turning.sentence(d.Context, m.State(), deeds[:mostSteps]), "more")
	text := r.turning.sentence(d.Context, m.State(), deeds[:mostSteps+2])
	require.True(t, strings.HasSuffix(text, ", and 3 more"), text)
}

// A phase that had better been ended at once is told in words of a sentence, not by its button.
func TestEndingAPhaseIsToldInWords(t *testing.T) {
	told := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for _, m := range apptest.PositionsOf(t, rules, 3, 1) {
			s := m.State()
			for _, a := range s.AppendActions(nil) {
				if s.Asking().Phase == "" || a.Obj != [3]game.Ref{} {
					continue
				}
				d := drive(t, &store.Memory{}, apptest.Desktop)
				r := newResult(d.Context, m, Ranking(d.Context, m))
				require.Equal(t, d.Context.Lang.T("result.turning.nothing"), r.turning.sentence(d.Context, s, []game.Action{a}))
				told++
			}
		}
	})
	require.Positive(t, told)
}

// What was played is told in the sentences of the log, as something that has happened, in every
// game: what the mover did and what came of it at once, without what chance did then.
func TestTurningPointsTellWhatHappened(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		d, r := turned(t, rules)
		words := r.words(d.Context)
		for seat := game.Player(1); seat <= game.MaxSeats; seat++ {
			best := &r.turning.review.Best[seat]
			text := r.turning.played(d.Context, best)
			require.True(t, strings.HasSuffix(text, "."), text)
			for _, ev := range best.Events {
				require.NotEqual(t, game.Chance, ev.By)
				if on.Meaning(ev).Kind == table.NewTurn {
					told, _ := words.Narrate(ev)
					require.NotContains(t, text, told)
				}
			}
			named := false
			for _, ev := range best.Events {
				for _, ref := range [...]game.Ref{ev.What, ev.From, ev.To, game.Seat(max(ev.By, 1))} {
					named = named || strings.Contains(strings.ToLower(text), strings.ToLower(words.NameOf(ref)))
				}
			}
			require.True(t, named, text)
			require.NotContains(t, strings.ToLower(text), "player ", "by name")
			voyage := slices.IndexFunc(best.Events, func(ev game.Event) bool { return ev.Kind == game.Moved && ev.What.Kind == game.ShipRef })
			require.False(t, voyage < 0 && best.Ship != game.Ref{} && rules.Info().ID == "goldenhorn", "a ship sails in every turn: %s", text)
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
	m := apptest.Positions(t, 3, 1)[0]
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Context.Bots.NewAdvisor = func(string) session.Advisor { return silent{} }
	r := newResult(d.Context, m, Ranking(d.Context, m))
	d.Stack.Push(r)
	for n := 0; !r.Resting(); n++ {
		d.Tick(control.Frame{})
		require.Less(t, n, 1000)
	}
	d.List = *apptest.RowsOf(d.Context, &r.Form)
	require.False(t, d.Shows("Turning points"))
}
