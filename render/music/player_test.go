package music

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestSameSeedPlaysTheSame(t *testing.T) {
	one, other, third := New(testRate, 5), New(testRate, 5), New(testRate, 6)
	a, b, c := make([]float32, 2*20*testRate), make([]float32, 2*20*testRate), make([]float32, 2*20*testRate)
	one.Render(a)
	for rest, n := b, 2; len(rest) > 0; n = n*3%1022 + 2 { // in pieces of any even length
		n = min(n, len(rest))
		other.Render(rest[:n])
		rest = rest[n:]
	}
	third.Render(c)
	require.Equal(t, a, b)
	require.NotEqual(t, a, c)
}

func TestPiecesFollowWithoutRepetition(t *testing.T) {
	for _, region := range []Region{Anywhere, Levant} {
		for seed := range uint64(5) {
			p := New(testRate, seed)
			p.SetRegion(region)
			heard := 0
			for _, s := range p.scores {
				if s.region == Anywhere || s.region == region {
					heard++
				}
			}
			last := -1
			for range 6 {
				round := map[int]bool{}
				for range heard {
					p.choose()
					require.NotEqual(t, last, p.last)
					last = p.last
					round[last] = true
				}
				require.Len(t, round, heard)
			}
		}
	}
}

// Music of a region is heard there first, and nowhere else.
func TestRegionsHaveMusicOfTheirOwn(t *testing.T) {
	for seed := range uint64(20) {
		p := New(testRate, seed)
		for range 30 {
			p.choose()
			require.Equal(t, Anywhere, p.scores[p.last].region)
		}
		p.SetRegion(Levant)
		p.choose()
		require.Equal(t, Levant, p.scores[p.last].region)
		own := p.last
		for range len(p.scores) - 1 {
			p.SetRegion(Levant) // again and again
			p.choose()
			require.NotEqual(t, own, p.last, "the others come before it comes again")
		}
		p.SetRegion(Anywhere)
		for range 30 {
			p.choose()
			require.Equal(t, Anywhere, p.scores[p.last].region)
		}
	}
	_, err := parse("%%region atlantis")
	require.ErrorContains(t, err, "unknown region")
}

func TestMoodsComeAndGoWithTheBar(t *testing.T) {
	p := New(testRate, 1)
	listen := func(seconds int) { p.Render(make([]float32, 2*seconds*testRate)) }
	listen(8)
	require.Equal(t, colourings[Calm].layers, p.band.layers)
	p.SetMood(Tense)
	require.Equal(t, colourings[Calm].layers, p.band.layers, "not before the next bar")
	listen(10)
	require.Equal(t, colourings[Tense].layers, p.band.layers)
	require.InDelta(t, 0.7, p.band.drone.want, 1e-6)
	require.Greater(t, p.band.pace, 1.05)
	p.SetMood(Bright)
	listen(10)
	require.Equal(t, colourings[Bright].layers, p.band.layers)
	p.SetMood(Calm)
	listen(10)
	require.Equal(t, colourings[Calm].layers, p.band.layers)
	require.True(t, p.band.drum.quiet)
}

// TestMoodsDoNotShout listens to the moods of each piece after the first bars.
func TestMoodsDoNotShout(t *testing.T) {
	for _, piece := range Pieces() {
		var loudness [moodCount]float64
		for mood := Calm; mood < moodCount; mood++ {
			b := newBand(testRate)
			b.mood = mood
			b.begin(piece.score, listener())
			var out []float32
			for b.now < 30 {
				b.render()
				start := len(out)
				out = append(out, make([]float32, 2*chunkFrames)...)
				interleave(out[start:], b.left[:], b.right[:])
			}
			require.Less(t, peak(out), float32(0.9), "%s, mood %d", piece.Name, mood)
			loudness[mood] = loudnessOf(out, testRate)
		}
		t.Logf("%s: %.1f", piece.Name, loudness)
		require.InDelta(t, loudness[Calm]+1.5, loudness[Tense], 2, piece.Name)
		require.InDelta(t, loudness[Calm]+1.5, loudness[Bright], 2, piece.Name)
	}
}

// TestNothingClicks changes the mood all the time. A jump from one frame to the
// next belongs to a stroke, and strokes are soft.
func TestNothingClicks(t *testing.T) {
	p := New(testRate, 2)
	x := make([]float32, 2*testRate)
	last := [2]float32{}
	for second := range 170 {
		if second < 120 {
			p.SetMood(Mood(second / 7 % int(moodCount)))
		}
		p.Render(x)
		jump := float32(0)
		for i := range x {
			jump = max(jump, abs32(x[i]-last[i%2]))
			last[i%2] = x[i]
		}
		require.Less(t, jump, float32(0.22), "at %d s", second)
	}
}

func TestPlayingDoesNotAllocate(t *testing.T) {
	p := New(testRate, 3)
	x := make([]float32, 2*testRate)
	require.Zero(t, testing.AllocsPerRun(300, func() { p.Render(x) }))
}

// BenchmarkRender makes one second of sound with all that may play at once.
func BenchmarkRender(b *testing.B) {
	p := New(48000, 1)
	p.SetMood(Bright)
	x := make([]float32, 2*48000)
	for range 8 {
		p.Render(x)
	}
	b.ReportAllocs()
	for b.Loop() {
		p.Render(x)
	}
}
