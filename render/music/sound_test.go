package music

import (
	"math"
	"math/cmplx"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// testRate is low, so that whole pieces are soon made; nothing here is as high as
// its half.
const testRate = 24000

// rendered holds all pieces as they are heard in calm.
var rendered = sync.OnceValue(func() (all [][]float32) {
	for _, p := range Pieces() {
		all = append(all, p.Render(testRate))
	}
	return all
})

func TestPiecesLastTwoToFourMinutes(t *testing.T) {
	names := map[string]bool{}
	for i, p := range Pieces() {
		require.InDelta(t, 180, float64(len(rendered()[i])/2)/testRate, 60, p.Name)
		require.False(t, names[p.Name], "%s is there twice", p.Name)
		names[p.Name] = true
	}
	require.GreaterOrEqual(t, len(names), 5)
}

func TestPiecesAreEquallyLoud(t *testing.T) {
	for i, p := range Pieces() {
		loudness := loudnessOf(rendered()[i], testRate)
		t.Logf("%s: %.1f LUFS", p.Name, loudness)
		require.InDelta(t, -23, loudness, 0.9, p.Name)
	}
}

// peak returns the height of a sound.
func peak(x []float32) float32 {
	high := float32(0)
	for _, y := range x {
		high = max(high, abs32(y))
	}
	return high
}

func TestPiecesNeitherClipNorHaveAnOffset(t *testing.T) {
	for i, p := range Pieces() {
		sum := 0.0
		for _, x := range rendered()[i] {
			sum += float64(x)
		}
		require.Less(t, peak(rendered()[i]), float32(0.9), p.Name)
		require.Greater(t, peak(rendered()[i]), float32(0.2), p.Name)
		require.InDelta(t, 0, sum/float64(len(rendered()[i])), 1e-4, p.Name)
	}
}

func TestPiecesBeginAndEndInSilence(t *testing.T) {
	const tenth = testRate / 10
	for i, p := range Pieces() {
		x := rendered()[i]
		require.Less(t, peak(x[:tenth]), float32(0.001), "%s begins", p.Name)
		require.Less(t, peak(x[len(x)-tenth:]), float32(0.01), "%s ends", p.Name)
	}
}

// Nobody waits for much more than a second in the middle of a piece.
func TestPiecesHaveNoHoles(t *testing.T) {
	const tenth, second = 2 * testRate / 10, 2 * testRate
	for i, p := range Pieces() {
		x := rendered()[i]
		quiet := 0
		for k := second; k < len(x)-6*second; k += tenth {
			if quiet++; peak(x[k:k+tenth]) > 0.01 {
				quiet = 0
			}
			require.LessOrEqual(t, quiet, 14, "%s at %d s", p.Name, k/second)
		}
	}
}

// strength returns how much of a frequency is in a sound.
func strength(x []float32, rate, f float64) float64 {
	var sum complex128
	turn := cmplx.Rect(1, -2*math.Pi*f/rate)
	at := complex(1, 0)
	for i, v := range x {
		window := 0.5 - 0.5*math.Cos(2*math.Pi*float64(i)/float64(len(x)))
		sum += at * complex(window*float64(v), 0)
		at *= turn
	}
	return cmplx.Abs(sum)
}

func TestStringsAreInTune(t *testing.T) {
	for _, rate := range []float64{44100, 48000} {
		for pitch := lowestPitch; pitch <= highestPitch; pitch += int(rate) / 20000 {
			l := newLute(rate, tenorBody)
			l.pluck(stroke{pitch: pitch, seconds: 10, loud: 0.6, bright: 1, place: 0.17})
			var sound []float32
			for range int(1.6 * rate / chunkFrames) {
				var left, right [chunkFrames]float32
				l.render(&left, &right, [2]float32{1, 1})
				sound = append(sound, left[:]...)
			}
			best, most := 0.0, 0.0
			for cents := -5.0; cents <= 5; cents++ {
				if s := strength(sound, rate, frequency(pitch)*math.Exp2(cents/1200)); s > most {
					best, most = cents, s
				}
			}
			require.InDelta(t, 0, best, 3, "pitch %d at %.0f Hz", pitch, rate)
		}
	}
}

func TestTemperamentIsMild(t *testing.T) {
	require.InDelta(t, 440*math.Exp2(-7.0/12), frequency(62), 1e-9, "D is as today")
	for pitch := lowestPitch; pitch <= highestPitch; pitch++ {
		equal := 440 * math.Exp2(float64(pitch-69)/12)
		require.InDelta(t, 0, 1200*math.Log2(frequency(pitch)/equal), 10)
	}
	third := 1200 * math.Log2(frequency(59)/frequency(55))
	require.InDelta(t, 393.5, third, 0.1, "from G to B, between pure and equal")
	fifth := 1200 * math.Log2(frequency(62)/frequency(55))
	require.InDelta(t, 698.4, fifth, 0.1)
}

func TestHighNotesDieSoonerThanLowOnes(t *testing.T) {
	last := math.Inf(1)
	for _, pitch := range []int{43, 55, 67, 77} {
		l := newLute(48000, tenorBody)
		l.pluck(stroke{pitch: pitch, seconds: 10, loud: 0.6, bright: 1, place: 0.17})
		var left, right [chunkFrames]float32
		chunks := 0
		for ; !l.atRest(); chunks++ {
			l.render(&left, &right, [2]float32{1, 1})
		}
		seconds := float64(chunks) * chunkFrames / 48000
		require.Less(t, seconds, last)
		require.Greater(t, seconds, 1.0)
		last = seconds
	}
}

func (l *lute) atRest() bool {
	for i := range l.strings {
		if l.strings[i].sounds {
			return false
		}
	}
	return true
}

func TestFingerDampsTheString(t *testing.T) {
	l := newLute(48000, tenorBody)
	l.pluck(stroke{pitch: 50, seconds: 0.3, loud: 0.6, bright: 1, place: 0.17})
	var left, right [chunkFrames]float32
	for range 48000 / chunkFrames {
		left = [chunkFrames]float32{}
		l.render(&left, &right, [2]float32{1, 1})
	}
	for _, x := range left {
		require.InDelta(t, 0, x, 0.003)
	}
}
