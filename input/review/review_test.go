package review

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/input/app/apptest"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// A review takes every activation apart where others or chance have spoken, a few
// stretches at each tick, and keeps the best and the worst of each seat.
func TestReview(t *testing.T) {
	matches := apptest.Positions(t, 3, 1)
	m := matches[len(matches)-1]
	advisor := &apptest.Judge{T: t}
	r := New(advisor, all.Tables[m.Rules().Info().ID], slices.Collect(m.Beats()))
	for ticks := 0; !r.Done(); ticks++ {
		before := advisor.Asked
		r.GoOn()
		require.LessOrEqual(t, advisor.Asked-before, judgedPerTick)
		require.Less(t, ticks, 1000)
	}
	require.Greater(t, advisor.Asked, 20)
	for seat := game.Player(1); seat <= game.MaxSeats; seat++ {
		for _, a := range []Activation{r.Best[seat], r.Worst[seat]} {
			require.Equal(t, seat, a.Seat)
			require.Equal(t, game.ShipRef, a.Ship.Kind)
			require.NotEmpty(t, a.Events)
			require.Positive(t, a.Turn)
		}
		require.GreaterOrEqual(t, r.Best[seat].Worth, r.Worst[seat].Worth)
		require.NotEmpty(t, r.Worst[seat].Better)
		require.Positive(t, r.Worst[seat].Loss)
	}
}

// A planner is an advisor whose plan is always the same, and worth five points more than any steps.
type planner struct {
	apptest.Judge
	plan []game.Action
}

// Advise implements session.Advisor.
func (p *planner) Advise(game.State, game.Player) *session.Advice {
	return &session.Advice{Plan: p.plan, Worth: 600}
}

// Who began what the captain would do, until others or chance had their say, has missed nothing.
func TestReviewFindsNothingBetterThanTheSame(t *testing.T) {
	m := apptest.Positions(t, 3, 1)[0]
	legal := m.State().AppendActions(nil)
	require.Greater(t, len(legal), 1)
	for _, c := range []struct {
		plan   []game.Action
		missed int64
	}{{legal[:1], 0}, {[]game.Action{legal[0], legal[1]}, 0}, {legal[1:2], 500}} {
		r := &Review{advisor: &planner{apptest.Judge{T: t}, c.plan}, now: Activation{Seat: legal[0].By}, from: m.State().Clone(), steps: legal[:1]}
		r.judge()
		require.Equal(t, c.missed, r.now.Loss)
	}
}

// What a stretch of an activation is worth counts what it leads to, so that the stretches are not added up: a fight
// of ten rounds for a port is worth the port, not ten ports.
func TestStretchesOfAnActivationAreNotAddedUp(t *testing.T) {
	m := apptest.Positions(t, 3, 1)[0]
	legal := m.State().AppendActions(nil)
	require.Greater(t, len(legal), 3)
	r := &Review{advisor: &planner{apptest.Judge{T: t}, legal[1:2]}, now: Activation{Seat: legal[0].By}}
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
	r.Best[1], r.Worst[1] = Activation{Turn: 6, Worth: 1700, decided: true}, Activation{Turn: 6, Loss: 100, decided: true}
	r.Best[2], r.Worst[2] = Activation{Turn: 6, Worth: 100, decided: true}, Activation{Turn: 6, Loss: 1700, decided: true}
	r.Best[3], r.Worst[3] = Activation{Turn: 6, Worth: 100, decided: true}, Activation{Turn: 7, Loss: 1700, decided: true}
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
	review := func(all ...Activation) (best, worst Activation) {
		var r Review
		for _, a := range all {
			a.Seat, a.decided = 1, true
			r.now = a
			r.rank()
		}
		r.part()
		return r.Best[1], r.Worst[1]
	}
	best, worst := review(Activation{Turn: 2, Loss: 300}, Activation{Turn: 6, Worth: 1700}, Activation{Turn: 6, Loss: 900}, Activation{Turn: 7, Loss: 200})
	require.Equal(t, [2]int{6, 2}, [2]int{best.Turn, worst.Turn})
	require.EqualValues(t, 300, worst.Loss)
	best, worst = review(Activation{Turn: 3, Worth: 400}, Activation{Turn: 6, Worth: 500}, Activation{Turn: 6, Worth: 800, Loss: 900}, Activation{Turn: 4, Worth: 450})
	require.Equal(t, [2]int{4, 6}, [2]int{best.Turn, worst.Turn})
	best, worst = review(Activation{Turn: 6, Worth: 500}, Activation{Turn: 6, Loss: 900})
	require.Zero(t, best.Turn, "there is no other")
	require.Equal(t, 6, worst.Turn)
}

// Whatever the game, a review finds what seats did of their own accord, galley by galley or phase
// by phase.
func TestAReviewOfEveryGame(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		matches := apptest.PositionsOf(t, rules, 3, 1)
		m := matches[len(matches)-1]
		r := New(&apptest.Judge{T: t}, all.Tables[m.Rules().Info().ID], slices.Collect(m.Beats()))
		for !r.Done() {
			r.GoOn()
		}
		require.False(t, r.Empty())
		for seat := game.Player(1); seat <= game.MaxSeats; seat++ {
			require.True(t, r.Best[seat].decided, "seat %d", seat)
			require.True(t, r.Best[seat].Phase == "" || r.Best[seat].Ship == game.Ref{}, "a phase is told without a galley")
		}
	})
}

// What is told of a fight counts its losses on both sides.
func TestAFightIsToldWithItsLosses(t *testing.T) {
	fights, killed := 0, 0
	for seed := uint64(1); seed <= 12; seed++ {
		rules := catalog.Find("serenissima")
		on := all.Tables["serenissima"]
		var seats []session.Seat
		for i, name := range []string{"Anna", "Bernat", "Caterina"} {
			seats = append(seats, session.Seat{Kind: session.Bot, Level: "deckhand", Name: name, Colour: i + 1})
		}
		m, _, err := session.New(rules, game.Options{Seats: 3}, seats, seed)
		require.NoError(t, err)
		chance := game.NewRand(seed)
		for !m.State().Result().Over {
			legal := m.State().AppendActions(nil)
			_, err := m.Do(legal[chance.IntN(len(legal))])
			require.NoError(t, err)
		}
		lost := map[int]int{} // by the activation, told by the log
		for i, b := range slices.Collect(m.Beats()) {
			for _, ev := range b.Events {
				if on.Meaning(ev).Kind == table.Losses {
					lost[i] += int(ev.N)
				}
			}
		}
		r := New(&apptest.Judge{T: t}, on, slices.Collect(m.Beats()))
		for !r.Done() {
			r.step()
			dice, n := 0, 0
			for _, ev := range r.now.Events {
				switch on.Meaning(ev).Kind {
				case table.Throw:
					dice++
				case table.Losses:
					n += int(ev.N)
				}
			}
			if dice > 0 {
				fights++
			}
			killed += n
			if told := lost[r.entries-len(r.log)-1]; dice > 0 {
				require.GreaterOrEqual(t, n, told, "the losses of this throw are told")
			}
		}
	}
	require.Positive(t, fights)
	require.Positive(t, killed)
}
