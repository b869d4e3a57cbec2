package sound

import (
	"time"

	"serenissima/render/synth"
)

// A bank keeps one rendering of each effect ready and makes another once that
// has been played, so that no two plays are alike.
type bank struct {
	seed   uint64
	ready  [synth.NumEffects][]float32
	queue  []synth.Effect // to be made, the first one under way
	under  *synth.Rendering
	rested time.Time // when it has worked last
}

// newBank returns a bank that has everything still to make.
func newBank(seed uint64) *bank {
	b := &bank{seed: seed, queue: make([]synth.Effect, 0, 2*synth.NumEffects)}
	for e := synth.Nothing + 1; int(e) < synth.NumEffects; e++ {
		b.queue = append(b.queue, e)
	}
	return b
}

// take returns an effect, nil if it is not made yet or silence, and has another one made.
func (b *bank) take(e synth.Effect) []float32 {
	if e == synth.Nothing {
		return nil
	}
	samples := b.ready[e]
	for _, waiting := range b.queue {
		if waiting == e {
			return samples
		}
	}
	b.queue = append(b.queue, e)
	return samples
}

// work makes effects for so long, and rests as long at least: ticks that catch up
// with the clock follow each other in one frame.
func (b *bank) work(budget time.Duration) {
	begun := time.Now()
	if begun.Sub(b.rested) < budget {
		return
	}
	defer func() { b.rested = time.Now() }()
	for until := begun.Add(budget); len(b.queue) > 0; {
		e := b.queue[0]
		if b.under == nil {
			b.under = synth.New(e, b.seed)
			b.seed++
		}
		if b.under.Step() {
			b.ready[e], b.under = b.under.Samples(), nil
			b.queue = b.queue[:copy(b.queue, b.queue[1:])]
		}
		if !time.Now().Before(until) {
			return
		}
	}
}
