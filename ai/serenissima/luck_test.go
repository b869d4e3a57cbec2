package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// testLine returns the line of a plan.
func testLine(p *plan) *line {
	l := newLine(p, nil)
	return &l
}

// rehearsed returns what a rehearsal comes to of the plan of a line, which begins in a position.
func rehearsed(f *search, root *ser.State, me game.Player, l *line, b *Budget, luck uint64) int64 {
	f.take(root, me, b)
	return f.Rehearse(l, luck)
}

// testAdmiral returns an admiral who has found its plans in a position.
func testAdmiral(s *ser.State) *Bot {
	m := New(NewSkill("admiral", "", 0), 1)
	m.Begin(s, s.Decision().Player)
	m.spend, m.search.Spend = ai.Tireless, ai.Tireless
	m.think()
	return m
}

// Good and bad luck make up for each other: over all that chance might deal, fortunes
// come to nothing.
func TestFortunesAreFair(t *testing.T) {
	seen := map[game.Prompt]int{}
	state, err := ser.New().New(game.Options{Seats: 4})
	require.NoError(t, err)
	s := state.(*ser.State)
	captain := New(NewSkill("captain", "", 0), 3)
	dealer := game.Dealer{Rand: game.NewRand(3)}
	var f *search
	for s.Decision().Player != game.Nobody {
		if s.Decision().Player != game.Chance {
			if !captain.Begin(s, s.Decision().Player) {
				captain.Think(ai.Tireless)
			}
			if f == nil {
				f = testAdmiral(s).search
			}
			s.Apply(captain.Best(), nil)
			continue
		}
		if f != nil {
			seen[s.Decision().Prompt]++
			var sum, ways int64
			for _, o := range s.AppendOutcomes(nil) {
				sum += f.fortune(s, o.Action, 1) * int64(o.Weight)
				ways += int64(o.Weight)
			}
			require.InDelta(t, 0, float64(sum)/float64(ways), 1, "%v", s.Decision())
		}
		s.Apply(dealer.Deal(s), nil)
	}
	require.Greater(t, seen[ser.BattleRound], 10)
	require.Greater(t, seen[ser.DogeCard], 5)
}

// A fort's volley is as fair as a round of a fight.
func TestFortunesOfVolleysAreFair(t *testing.T) {
	volleys := 0
	for _, s := range activations(t) {
		var f *search
		for p := ser.PortID(1); p <= ser.MaxPorts; p++ {
			u := *s
			u.Ports[p].Fort = true
			u.Galleys[u.Active].Zone = u.Board.Ports[p].Zone
			a := two(ser.Attack, game.Ship(u.Active), game.Port(p))
			a.By = u.Mover()
			if !u.Legal(a) {
				continue
			}
			if f == nil {
				f = testAdmiral(s).search
			}
			u.Apply(a, nil)
			volleys++
			var sum, ways int64
			for _, o := range u.AppendOutcomes(nil) {
				sum += f.fortune(&u, o.Action, 1) * int64(o.Weight)
				ways += int64(o.Weight)
			}
			require.InDelta(t, 0, float64(sum)/float64(ways), 1)
		}
	}
	require.Greater(t, volleys, 20)
}

// Plans that end in a fight differ less from one throw to the next without their
// luck.
func TestRehearsalsWithoutTheirLuckDifferLess(t *testing.T) {
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
			for seed := range uint64(6) {
				worth := rehearsed(m.search, s, m.me, testLine(p), &Budget{Scope: 1}, seed)
				clear = append(clear, float64(worth))
				raw = append(raw, float64(worth+m.search.luck))
			}
			with += variance(raw)
			without += variance(clear)
		}
	}
	require.Greater(t, fights, 20)
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
