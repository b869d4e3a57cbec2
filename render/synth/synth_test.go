package synth

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

// all calls f for each effect.
func all(f func(Effect)) {
	for e := Nothing + 1; int(e) < NumEffects; e++ {
		f(e)
	}
}

func TestEveryEffectHasItsRecipe(t *testing.T) {
	names := map[string]bool{"nothing": true}
	all(func(e Effect) {
		require.NotNil(t, recipes[e].write, "effect %d", e)
		require.Regexp(t, "^[a-z]+$", e.String())
		require.False(t, names[e.String()], e.String())
		names[e.String()] = true
	})
	require.Equal(t, "nothing", Nothing.String())
	require.Equal(t, "nothing", numEffects.String())
}

// Each variation is as loud as it is meant to be, clips nowhere, and begins and
// ends in silence.
func TestEffectsAreAlikeInLoudness(t *testing.T) {
	soft := map[Effect]bool{Click: true, Page: true, Quill: true, Card: true, Boots: true, Glass: true, Wheel: true}
	all(func(e Effect) {
		require.Equal(t, soft[e], e.Level() <= -3, "%v is soft on purpose, or not", e)
		require.LessOrEqual(t, math.Abs(e.Level()), 6.0, "%v", e)
		for seed := range uint64(6) {
			samples := Render(e, seed)
			var m Meter
			m.Add(samples)
			require.InDelta(t, Loudness+e.Level(), m.Loudness(), 1, "%v, seed %d", e, seed)
			peak := 0.0
			for _, x := range samples {
				peak = max(peak, math.Abs(float64(x)))
			}
			require.Less(t, peak, Peak, "%v, seed %d", e, seed)
			require.Less(t, math.Abs(float64(samples[0])), 0.02, "%v begins with a click", e)
			require.Zero(t, samples[len(samples)-1], "%v", e)
		}
	})
}

// Effects are short, but for the bells, and are heard at once.
func TestEffectsAreShortAndPrompt(t *testing.T) {
	all(func(e Effect) {
		for seed := range uint64(4) {
			samples := Render(e, seed)
			seconds, most := float64(len(samples))/Rate, 1.2
			switch e {
			case Bell, Peal:
				most = 2.7
			case Sink:
				most = 1.6
			}
			require.Greater(t, seconds, 0.15, "%v", e)
			require.Less(t, seconds, most, "%v", e)
			heard := 0
			for samples[heard] < 0.01 && samples[heard] > -0.01 {
				heard++
			}
			require.Less(t, float64(heard)/Rate, 0.06, "%v, seed %d", e, seed)
		}
	})
}

func TestEqualSeedsSoundEqual(t *testing.T) {
	all(func(e Effect) {
		require.Equal(t, Render(e, 7), Render(e, 7), "%v", e)
		require.NotEqual(t, Render(e, 7), Render(e, 8), "%v", e)
	})
}

// The work is done in small bites: no step treats more than a chunk, or one part.
func TestStepsAreSmall(t *testing.T) {
	all(func(e Effect) {
		r := New(e, 1)
		for _, p := range r.parts {
			require.LessOrEqual(t, int(p.end()*Rate), len(r.samples), "%v", e)
			long := 1.3 // seconds
			if _, ok := p.(tone); ok {
				long = 3
			}
			require.Less(t, p.end(), long, "%v", e)
		}
		steps := 1
		for !r.Step() {
			steps++
		}
		require.GreaterOrEqual(t, steps, len(r.parts)+2*(len(r.samples)/chunk), "%v", e)
		require.True(t, r.Step(), "%v: done is done", e)
	})
}

// A full-scale sine of 997 Hz has -3.01 LUFS in one channel (BS.1770-4).
func TestMeterKnowsTheStandard(t *testing.T) {
	sine := make([]float32, 2*Rate)
	for i := range sine {
		sine[i] = float32(math.Sin(2 * math.Pi * 997 * float64(i) / Rate))
	}
	var m Meter
	m.Add(sine)
	require.InDelta(t, -3.01, m.Loudness(), 0.05)
	m.Add(make([]float32, 5*Rate))
	require.InDelta(t, -3.01, m.Loudness(), 0.05, "silence does not count")
	require.True(t, math.IsInf(new(Meter).Loudness(), -1))
}

// Filters let through what they should, and their noise has the level asked for.
func TestFilters(t *testing.T) {
	level := func(p pass, freq float64) float64 {
		f := filter{pass: p}
		f.tune(1000, 0.7)
		sum := 0.0
		for i := range Rate {
			v := f.next(math.Sin(2 * math.Pi * freq * float64(i) / Rate))
			sum += v * v
		}
		return math.Sqrt(2 * sum / Rate)
	}
	for p, want := range map[pass][3]float64{low: {1, 0.7, 0}, band: {0, 1, 0}, high: {0, 0.7, 1}} {
		for i, freq := range []float64{50, 1000, 18000} {
			require.InDelta(t, want[i], level(p, freq), 0.12, "filter %d at %v Hz", p, freq)
		}
		f, random, sum := filter{pass: p}, white(1), 0.0
		f.tune(1000, 0.7)
		for range Rate {
			v := f.next(random.next())
			sum += v * v
		}
		require.InDelta(t, 1, math.Sqrt(sum/Rate)/f.noise(1000, 0.7), 0.25, "noise of filter %d", p)
	}
}

func BenchmarkEffects(b *testing.B) {
	all(func(e Effect) {
		b.Run(e.String(), func(b *testing.B) {
			for b.Loop() {
				Render(e, 1)
			}
		})
	})
}
