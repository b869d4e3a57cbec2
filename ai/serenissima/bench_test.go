package serenissima

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"serenissima/ai"
	ser "serenissima/game/serenissima"
)

// BenchmarkActivation is what it takes to decide what to do with a galley, by
// number of players and level: the mean, and what 95 of 100 decisions stay below.
func BenchmarkActivation(b *testing.B) {
	for _, seats := range []int{4, 2} {
		var roots []*ser.State
		watch(b, seats, 3, func(s *ser.State) {
			if s.Decision().Prompt == ser.Activate {
				roots = append(roots, s.Clone().(*ser.State))
			}
		})
		for _, level := range levels {
			b.Run(fmt.Sprintf("%d/%s", seats, level), func(b *testing.B) { benchmarkActivation(b, level, roots) })
		}
	}
}

func benchmarkActivation(b *testing.B, level string, roots []*ser.State) {
	k := NewSkill(level, "", 0)
	k.Budget.Parallel = false
	m := New(k, 1)
	var times []time.Duration
	for i := 0; b.Loop(); i++ {
		s := roots[i*37%len(roots)]
		m.rest = m.rest[:0]
		begun := time.Now()
		if !m.Begin(s, s.Decision().Player) {
			m.Think(ai.Tireless)
		}
		times = append(times, time.Since(begun))
	}
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)*95/100].Microseconds())/1000, "p95-ms")
}

// BenchmarkDecision plays games of four captains: the mean of what it takes them to
// decide, whatever that is about, some of it plans that go on.
func BenchmarkDecision(b *testing.B) {
	decisions := 0
	for seed := uint64(1); b.Loop(); seed++ {
		watch(b, 4, seed, func(*ser.State) { decisions++ })
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(decisions), "ms/decision")
}

// BenchmarkJudge is one judgement of a position that differs from the root in a
// voyage.
func BenchmarkJudge(b *testing.B) {
	var o evaluator
	watch(b, 4, 3, func(s *ser.State) {
		if s.Decision().Prompt == ser.Activate && s.Turn < 5 {
			o = evaluator{chart: standardChart(), weights: Standard()}
			o.survey(s, s.Decision().Player)
		}
	})
	s := o.root
	s.Galleys[s.Active].Zone = s.Board.Zones[s.Galleys[s.Active].Zone].Neighbours[0]
	for b.Loop() {
		o.judge(&s)
	}
}
