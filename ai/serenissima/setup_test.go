package serenissima

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/game"
	"serenissima/game/gametest"
	ser "serenissima/game/serenissima"
)

// opening plays a set-up in which bots of a level choose, and tells where each player
// begins and with which number, in their order. No choice may be worth less than the best
// by more than leeway, in 1/100 percent.
func opening(t *testing.T, level string, seats int, seed uint64, leeway int64) (chosen []string) {
	state, err := ser.New().New(game.Options{Seats: seats})
	require.NoError(t, err)
	s := state.(*ser.State)
	seeds := game.NewRand(seed)
	dealer := game.Dealer{Rand: game.NewRand(seeds.Uint64())}
	var bots [game.MaxSeats + 1]*Bot
	for p := 1; p <= seats; p++ {
		bots[p] = New(NewSkill(level, "", 1), seeds.Uint64())
	}
	for dealer.Settle(s, nil, nil); s.Decision().Prompt <= ser.ChooseGalley; dealer.Settle(s, nil, nil) {
		m := bots[s.Decision().Player]
		if !m.Begin(s, s.Decision().Player) {
			m.Think(ai.Tireless)
		}
		a, c, top := m.Best(), m.choices(s, m.skill.book), int64(math.MinInt64)
		for _, b := range s.AppendActions(nil) {
			top = max(top, c.merits(b).sum())
		}
		require.LessOrEqual(t, top-c.merits(a).sum(), leeway, "%d players, seed %d", seats, seed)
		if a.Verb == ser.StartAt {
			chosen = append(chosen, fmt.Sprint(s.Board.Ports[a.Obj[0].ID].ID, " ", a.Obj[1].ID))
		}
		require.NoError(t, gametest.Step(s, a, nil))
	}
	return chosen
}

// Captains open one game of three or four unlike another, with choices that are about as
// good as the best, and the same game in the same way. Against one rival they take the best.
func TestCaptainsVaryTheirOpenings(t *testing.T) {
	const games = 60
	for seats := 3; seats <= game.MaxSeats; seats++ {
		own, whole := map[string]int{}, map[string]int{}
		for seed := range uint64(games) {
			chosen := opening(t, "captain", seats, seed, 100)
			require.Equal(t, chosen, opening(t, "captain", seats, seed, 100))
			whole[strings.Join(chosen, ", ")]++
			for _, one := range chosen {
				own[one]++
			}
		}
		t.Logf("%d players: %d openings in %d combinations", seats, len(own), len(whole))
		require.GreaterOrEqual(t, len(own), 20, "%d players: %v", seats, own)
		require.GreaterOrEqual(t, len(whole), games/2, "%d players: %v", seats, whole)
		for all, n := range whole {
			require.LessOrEqual(t, n, games/5, all)
		}
	}
	for seed := range uint64(games) {
		opening(t, "captain", 2, seed, 0)
	}
}

// Every level varies its openings, and none takes a bad one. Those who waver do so against
// one rival, too.
func TestLevelsVaryTheirOpenings(t *testing.T) {
	for _, level := range levels {
		k := NewSkill(level, "", 0)
		require.LessOrEqual(t, k.Leeway, int64(400), level)
		for _, seats := range []int{4, 2} {
			if k.leeway(int8(seats)) == 0 {
				continue
			}
			whole := map[string]bool{}
			for seed := range uint64(60) {
				whole[strings.Join(opening(t, level, seats, seed, k.Leeway), ", ")] = true
			}
			t.Logf("%s, %d players: %d combinations", level, seats, len(whole))
			require.Greater(t, len(whole), 20, "%s, %d players", level, seats)
		}
	}
}
