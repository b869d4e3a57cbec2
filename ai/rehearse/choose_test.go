package rehearse

import (
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
)

// A guesser rehearses plans that are their worth, to which luck, the same for all, adds
// something whatever they are.
type guesser struct {
	Worker
	cost   int
	replay func(l *Line[int64], luck uint64) int64 // in place of a guess; nil: none
}

// newGuesser returns a guesser to whom each rehearsal costs so much.
func newGuesser(cost int) *guesser { return &guesser{Worker: Worker{Spend: ai.Tireless}, cost: cost} }

func (g *guesser) Rehearse(l *Line[int64], luck uint64) int64 {
	if g.replay != nil {
		return g.replay(l, luck)
	}
	return g.guess(l, luck)
}

func (g *guesser) guess(l *Line[int64], luck uint64) int64 {
	for range g.cost {
		if !g.Count() {
			return 0
		}
	}
	return l.Plan + int64(luck*7%50)
}

// plans returns lines of which the last, that was thought worst, is the best.
func plans() []Line[int64] {
	var lines []Line[int64]
	for i := range int64(5) {
		lines = append(lines, Line[int64]{Plan: 100 * i, Score: Score{Prior: 500 - i}})
	}
	return lines
}

// The plan that comes to most is first in the end, and those that come to least have been
// rehearsed less often, as there was not enough work for all.
func TestChooseRehearsesThePromisingMore(t *testing.T) {
	main, lines := newGuesser(10), plans()
	Choose(main, nil, lines, Budget{Rehearsals: 6, Trust: 1, Work: 140, Lost: 10_000}, 3)
	require.EqualValues(t, 400, lines[0].Plan)
	require.EqualValues(t, 3, lines[0].N)
	require.EqualValues(t, 2, lines[4].N)
	require.LessOrEqual(t, main.Total, 140)
}

// A plan that has been the same amount behind the leader each time is surely behind, and is not
// rehearsed again once all have been rehearsed often enough; one that was ahead now and then goes on.
func TestChooseDropsThoseSurelyBehind(t *testing.T) {
	b := Budget{Rehearsals: 9, Trust: 1, Work: 10_000, Sure: 20, Enough: 3, Lost: 10_000}
	main, lines := newGuesser(10), plans()
	Choose(main, nil, lines, b, 3)
	require.EqualValues(t, 400, lines[0].Plan)
	for _, l := range lines {
		require.EqualValues(t, 3, l.N, "one is left")
	}

	lines = plans()
	main.replay = func(l *Line[int64], luck uint64) int64 {
		if l.Plan == 300 {
			return int64((luck+1)%2) * 700
		}
		return main.guess(l, luck)
	}
	Choose(main, nil, lines, b, 3)
	require.EqualValues(t, 400, lines[0].Plan)
	require.EqualValues(t, 300, lines[1].Plan)
	require.Equal(t, []int64{9, 9, 3, 3, 3}, []int64{lines[0].N, lines[1].N, lines[2].N, lines[3].N, lines[4].N})
}

// What a team finds is what one finds alone.
func TestTeamsFindTheSame(t *testing.T) {
	b := Budget{Rehearsals: 4, Trust: 1, Work: 1000, Lost: 10_000}
	alone, together := plans(), plans()
	Choose(newGuesser(10), nil, alone, b, 3)
	main := newGuesser(10)
	Choose(main, []*guesser{newGuesser(10), newGuesser(10), newGuesser(10)}, together, b, 3)
	require.Equal(t, alone, together)
	require.Equal(t, 200, main.Total)
}

// Nobody plays on when rehearsals are called off.
func TestChooseIsCalledOff(t *testing.T) {
	for _, members := range []int{0, 2} {
		left := 25
		var played atomic.Int32
		counting := func() *guesser {
			g := newGuesser(10)
			g.replay = func(l *Line[int64], luck uint64) int64 {
				played.Add(1)
				return g.guess(l, luck)
			}
			return g
		}
		main := counting()
		main.Spend = func() bool { left--; return left > 0 }
		var team []*guesser
		for range members {
			team = append(team, counting())
		}
		Choose(main, team, plans(), Budget{Rehearsals: 9, Work: 10_000, Lost: 10_000}, 3)
		require.True(t, main.Quit)
		require.LessOrEqual(t, played.Load(), int32(5))
	}
}
