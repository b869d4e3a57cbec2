package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// testAdmiral returns an admiral who has found its plans in a position.
func testAdmiral(s *ser.State) *Mind {
	m := New(NewSkill("admiral", "", 0), 1)
	m.Begin(s, s.Decision().Player)
	m.spend, m.search.spend = tireless, tireless
	m.think()
	return m
}

// Good and bad luck make up for each other: over all outcomes fortunes come to
// nothing, and a better throw is never a worse fortune for the attacker's owner.
func TestFortunesAreFair(t *testing.T) {
	seen := map[game.Prompt]int{}
	var f *search
	for _, s := range activations(t) {
		if f == nil {
			f = testAdmiral(s).search
		}
		me := s.Decision().Player
		for u := *s; u.Decision().Player != game.Nobody && u.Turn == s.Turn; f.move(&u, me) {
			if u.Decision().Player != game.Chance {
				continue
			}
			seen[u.Decision().Prompt]++
			var sum, ways, least, most int64
			for i, o := range u.AppendOutcomes(nil) {
				x := f.fortune(&u, o.Action, me)
				sum += x * int64(o.Weight)
				ways += int64(o.Weight)
				if i == 0 || x < least {
					least = x
				}
				most = max(most, x)
			}
			require.InDelta(t, 0, float64(sum)/float64(ways), 1, "%v", u.Decision())
			require.LessOrEqual(t, least, int64(0))
		}
	}
	require.Greater(t, seen[ser.BattleRound], 20)
	require.Positive(t, seen[ser.FortVolley])
	require.Greater(t, seen[ser.DogeCard], 20)
}

// Plans that end in a fight differ less from one throw to the next without their
// luck.
func TestLinesWithoutTheirLuckDifferLess(t *testing.T) {
	var with, without float64
	fights := 0
	for _, s := range activations(t) {
		m := testAdmiral(s)
		for k := range m.plans {
			p := &m.plans[k]
			if p.kind>>28 != attacks {
				continue
			}
			fights++
			var raw, clear []float64
			for seed := range uint64(8) {
				worth := m.search.playout(s, m.me, p, 3, seed)
				clear = append(clear, float64(worth))
				raw = append(raw, float64(worth+m.search.luck))
			}
			with += variance(raw)
			without += variance(clear)
		}
	}
	require.Greater(t, fights, 20)
	t.Log(without/with, fights)
	require.Less(t, without, with*2/3)
}

func variance(x []float64) float64 {
	var sum, squares float64
	for _, v := range x {
		sum += v
		squares += v * v
	}
	n := float64(len(x))
	return squares/n - sum/n*(sum/n)
}
