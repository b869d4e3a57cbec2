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

// A review takes every activation apart where others or chance have spoken, a few
// stretches at each tick, and keeps the best and the worst of each seat.
func TestReview(t *testing.T) {
	matches := scenetest.Positions(t, 3, 1)
	m := matches[len(matches)-1]
	advisor := &scenetest.Judge{T: t}
	d := drive(t, &store.Memory{}, desktop)
	d.c.Bots.NewAdvisor = func(string) session.Advisor { return advisor }
	r := NewReview(d.c, m)
	for ticks := 0; !r.Done(); ticks++ {
		before := advisor.Asked
		r.GoOn()
		require.LessOrEqual(t, advisor.Asked-before, judgedPerTick)
		require.Less(t, ticks, 1000)
	}
	require.Greater(t, advisor.Asked, 20)
	for seat := game.Player(1); seat <= game.MaxSeats; seat++ {
		for _, a := range []activation{r.Best[seat], r.Worst[seat]} {
			require.Equal(t, seat, a.Seat)
			require.Equal(t, game.ShipRef, a.ship.Kind)
			require.NotEmpty(t, a.events)
			require.Positive(t, a.turn)
		}
		require.GreaterOrEqual(t, r.Best[seat].Worth, r.Worst[seat].Worth)
		require.NotEmpty(t, r.Worst[seat].better)
		require.Positive(t, r.Worst[seat].Loss)
	}
}

// A planner is an advisor whose plan is always the same, and worth five points more than any steps.
type planner struct {
	scenetest.Judge
	plan []game.Action
}

// Advise implements session.Advisor.
func (p *planner) Advise(game.State, game.Player) *session.Advice {
	return &session.Advice{Plan: p.plan, Worth: 600}
}

// Who began what the captain would do, until others or chance had their say, has missed nothing.
func TestReviewFindsNothingBetterThanTheSame(t *testing.T) {
	m := scenetest.Positions(t, 3, 1)[0]
	legal := m.State().AppendActions(nil)
	require.Greater(t, len(legal), 1)
	for _, c := range []struct {
		plan   []game.Action
		missed int64
	}{{legal[:1], 0}, {[]game.Action{legal[0], legal[1]}, 0}, {legal[1:2], 500}} {
		r := &Review{advisor: &planner{scenetest.Judge{T: t}, c.plan}, now: activation{Seat: legal[0].By}, from: m.State().Clone(), steps: legal[:1]}
		r.judge()
		require.Equal(t, c.missed, r.now.Loss)
	}
}

// What a stretch of an activation is worth counts what it leads to, so that the stretches are not added up: a fight
// of ten rounds for a port is worth the port, not ten ports.
func TestStretchesOfAnActivationAreNotAddedUp(t *testing.T) {
	m := scenetest.Positions(t, 3, 1)[0]
	legal := m.State().AppendActions(nil)
	require.Greater(t, len(legal), 3)
	r := &Review{advisor: &planner{scenetest.Judge{T: t}, legal[1:2]}, now: activation{Seat: legal[0].By}}
	for range 3 {
		r.from, r.steps = m.State().Clone(), legal[:1]
		r.judge()
	}
	require.Equal(t, int64(100), r.now.Worth)
	require.Equal(t, int64(500), r.now.Loss)
}

// Of one turn a player has one turning point at most, the weightier.
func TestNoTurnIsATurningPointTwice(t *testing.T) {
	r := &Review{}
	r.Best[1], r.Worst[1] = activation{turn: 6, Worth: 1700, decided: true}, activation{turn: 6, Loss: 100, decided: true}
	r.Best[2], r.Worst[2] = activation{turn: 6, Worth: 100, decided: true}, activation{turn: 6, Loss: 1700, decided: true}
	r.Best[3], r.Worst[3] = activation{turn: 6, Worth: 100, decided: true}, activation{turn: 7, Loss: 1700, decided: true}
	r.part()
	require.Equal(t, int64(1700), r.Best[1].Worth)
	require.False(t, r.Worst[1].decided)
	require.False(t, r.Best[2].decided)
	require.Equal(t, int64(1700), r.Worst[2].Loss)
	require.True(t, r.Best[3].decided)
	require.True(t, r.Worst[3].decided)
}

// Where the best and the worst of a player fell into one turn, the next of another turn takes the place of
// the lighter.
func TestTheNextTurningPointTakesThePlaceOfTheLighter(t *testing.T) {
	review := func(all ...activation) (best, worst activation) {
		var r Review
		for _, a := range all {
			a.Seat, a.decided = 1, true
			r.now = a
			r.rank()
		}
		r.part()
		return r.Best[1], r.Worst[1]
	}
	best, worst := review(activation{turn: 2, Loss: 300}, activation{turn: 6, Worth: 1700}, activation{turn: 6, Loss: 900}, activation{turn: 7, Loss: 200})
	require.Equal(t, [2]int{6, 2}, [2]int{best.turn, worst.turn})
	require.EqualValues(t, 300, worst.Loss)
	best, worst = review(activation{turn: 3, Worth: 400}, activation{turn: 6, Worth: 500}, activation{turn: 6, Worth: 800, Loss: 900}, activation{turn: 4, Worth: 450})
	require.Equal(t, [2]int{4, 6}, [2]int{best.turn, worst.turn})
	best, worst = review(activation{turn: 6, Worth: 500}, activation{turn: 6, Loss: 900})
	require.Zero(t, best.turn, "there is no other")
	require.Equal(t, 6, worst.turn)
}

// The number of a turning point says what it counts: what the game is scored in.
func TestTurningPointsHaveAUnit(t *testing.T) {
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		matches := scenetest.PositionsOf(t, rules, 3, 1)
		m := matches[len(matches)-1]
		d := drive(t, &store.Memory{}, desktop)
		d.c.Bots.NewAdvisor = func(string) session.Advisor { return &scenetest.Judge{T: t} }
		r := NewResult(d.c, m)
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
	d.stack.scenes[len(d.stack.scenes)-1] = r
	d.tick(control.Frame{})
	require.False(t, r.Resting())
	for !r.Resting() {
		d.tick(control.Frame{})
	}
	d.list = *r.all(d.c)
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
	r := NewResult(d.c, m)
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
				r := NewResult(d.c, m)
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
		r := NewResult(d.c, m)
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
	r := NewResult(d.c, m)
	d.stack.Push(r)
	for n := 0; !r.Resting(); n++ {
		d.tick(control.Frame{})
		require.Less(t, n, 1000)
	}
	d.list = *r.all(d.c)
	require.False(t, d.shows("Turning points"))
}

// Whatever the game, a review finds what seats did of their own accord, galley by galley or phase
// by phase.
func TestAReviewOfEveryGame(t *testing.T) {
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		matches := scenetest.PositionsOf(t, rules, 3, 1)
		d := drive(t, &store.Memory{}, desktop)
		d.c.Bots.NewAdvisor = func(string) session.Advisor { return &scenetest.Judge{T: t} }
		r := NewReview(d.c, matches[len(matches)-1])
		for !r.Done() {
			r.GoOn()
		}
		require.False(t, r.empty())
		for seat := game.Player(1); seat <= game.MaxSeats; seat++ {
			require.True(t, r.Best[seat].decided, "seat %d", seat)
			require.True(t, r.Best[seat].phase == "" || r.Best[seat].ship == game.Ref{}, "a phase is told without a galley")
		}
	})
}
