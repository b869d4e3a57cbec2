package sound

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/music"
	"serenissima/render/synth"
)

// steady is an effect of so many frames that stands at a level.
func steady(level float32, frames int) []float32 {
	s := make([]float32, frames)
	for i := range s {
		s[i] = level
	}
	return s
}

// awake returns a mixer without music that has faded in.
func awake(t *testing.T) *Mixer {
	m := NewMixer(nil)
	hear(t, m, 0.4)
	return m
}

// hear renders some seconds while somebody is at the window, and checks that
// nothing clips.
func hear(t *testing.T, m *Mixer, seconds float64) []float32 {
	t.Helper()
	var all []float32
	for range int(math.Ceil(seconds * 60)) {
		m.Keep(grace(false))
		part := make([]float32, 2*735)
		m.Render(part)
		all = append(all, part...)
	}
	for i, x := range all {
		if !(x <= ceiling && x >= -ceiling) {
			require.FailNow(t, "clipped", "sample %d is %v", i, x)
		}
	}
	return all
}

func peak(samples []float32) float32 {
	var p float32
	for _, x := range samples {
		p = max(p, x, -x)
	}
	return p
}

func TestAnEffectIsHeardAsItIs(t *testing.T) {
	m := awake(t)
	m.Play(synth.Dice, steady(0.5, 2000), 0)
	out := hear(t, m, 0.1)
	n := 0
	for i := 0; i < len(out); i += 2 {
		require.Equal(t, out[i], out[i+1], "in the middle")
		if out[i] != 0 {
			n++
			require.InDelta(t, 0.5*effectsGain, out[i], 1e-5)
		}
	}
	require.Equal(t, 2000, n)
	require.Zero(t, peak(hear(t, m, 0.1)), "once")
}

func TestEffectsHaveASide(t *testing.T) {
	m := awake(t)
	m.Play(synth.Dice, steady(0.5, 500), -1)
	out := hear(t, m, 0.05)
	right := float32(0)
	for i := 1; i < len(out); i += 2 {
		right = max(right, out[i])
	}
	require.InDelta(t, 0, right, 1e-6)
	require.Greater(t, peak(out), float32(0.5))
}

// However much is asked for, and with music, no sample clips.
func TestTheSumNeverClips(t *testing.T) {
	m := NewMixer(music.New(synth.Rate, 3))
	hear(t, m, 2)
	for round := range 20 {
		for e := synth.Nothing + 1; int(e) < synth.NumEffects; e++ {
			level := float32(1)
			if (int(e)+round)%3 == 0 {
				level = -0.7
			}
			m.Play(e, steady(level, 300+977*round), 0.5)
		}
		out := hear(t, m, 0.2)
		require.Greater(t, peak(out), float32(0.5))
	}
}

// Of one effect there is one at a time; asked for at once again it goes on, later
// it begins anew.
func TestNeverTheSameTwiceAtOnce(t *testing.T) {
	m := awake(t)
	m.Play(synth.Coins, steady(0.4, synth.Rate), 0)
	m.Play(synth.Coins, steady(0.4, synth.Rate), 0)
	require.InDelta(t, 0.4*effectsGain, peak(hear(t, m, 0.05)), 1e-5)
	for range 30 {
		m.Play(synth.Coins, steady(0.4, synth.Rate), 0)
		require.LessOrEqual(t, peak(hear(t, m, 0.05)), float32(0.4*effectsGain+1e-5))
	}
	m.Play(synth.Bell, steady(0.2, 3000), 0)
	require.InDelta(t, 0.6*effectsGain, peak(hear(t, m, 0.05)), 1e-5, "another one sounds beside it")
}

// An effect that begins anew is cut off softly: there is no click.
func TestBeginningAnewDoesNotClick(t *testing.T) {
	m := awake(t)
	m.Play(synth.Coins, steady(0.4, synth.Rate), 0)
	hear(t, m, 0.3)
	fadeIn := steady(0.4, synth.Rate)
	for i := range 200 {
		fadeIn[i] *= float32(i) / 200
	}
	m.Play(synth.Coins, fadeIn, 0)
	out := hear(t, m, 0.2)
	for i := 2; i < len(out); i += 2 {
		require.Less(t, math.Abs(float64(out[i]-out[i-2])), 0.01, "sample %d", i)
	}

	m = awake(t)
	m.Play(synth.Dice, steady(0.4, againFrames+block+cutFrames/2), 0)
	m.Render(make([]float32, 2*(againFrames+block)))
	m.Play(synth.Dice, steady(0.3, 3000), 0)
	require.InDelta(t, 0.3*effectsGain, peak(hear(t, m, 0.2)[2*(cutFrames+3*block):]), 1e-5, "cut off at its end, the next one begins all the same")
}

func TestVolumesAndMute(t *testing.T) {
	m := NewMixer(music.New(synth.Rate, 1))
	m.Volume(0, 1)
	hear(t, m, 1)
	require.Zero(t, peak(hear(t, m, 3)), "no music")
	m.Play(synth.Dice, steady(0.5, 2000), 0)
	require.InDelta(t, 0.5*effectsGain, peak(hear(t, m, 0.1)), 1e-4)
	m.Volume(0, 0.5)
	hear(t, m, 0.5)
	m.Play(synth.Dice, steady(0.5, 2000), 0)
	require.InDelta(t, 0.125*effectsGain, peak(hear(t, m, 0.1)), 1e-4, "half the volume is a quarter of the level")
	m.Volume(1, 0)
	hear(t, m, 0.5)
	m.Play(synth.Dice, steady(0.5, 2000), 0)
	require.False(t, m.voices[synth.Dice].playing(), "no effects")
	require.NotZero(t, peak(hear(t, m, 10)), "but music")
	m.Volume(0, 0)
	hear(t, m, 0.5)
	require.Zero(t, peak(hear(t, m, 3)), "mute")
}

// Effects push the music back.
func TestMusicDucks(t *testing.T) {
	a, b := NewMixer(music.New(synth.Rate, 5)), NewMixer(music.New(synth.Rate, 5))
	hear(t, a, 8)
	hear(t, b, 8)
	a.Play(synth.Bell, steady(1e-9, 3*synth.Rate), 0)
	hear(t, a, 0.5)
	hear(t, b, 0.5)
	x, y := hear(t, a, 1), hear(t, b, 1)
	require.InDelta(t, ducked, peak(x)/peak(y), 0.01)
	hear(t, a, 4)
	hear(t, b, 4)
	require.InDelta(t, peak(hear(t, a, 1)), peak(hear(t, b, 1)), 1e-3, "it comes back")
}

// Whoever leaves the window hears nothing, and nothing late.
func TestSilenceWithoutAttention(t *testing.T) {
	m := awake(t)
	m.Play(synth.Peal, steady(0.3, 20*synth.Rate), 0)
	hear(t, m, 0.3)
	m.Hush()
	part := make([]float32, 2*(fadeFrames+3*block))
	m.Render(part)
	require.NotZero(t, part[0], "it fades")
	part = make([]float32, 2*synth.Rate)
	m.Render(part)
	require.Zero(t, peak(part))
	m.Play(synth.Dice, steady(0.5, 2000), 0)
	require.Zero(t, peak(hear(t, m, 1)), "what was asked for in between, or rang, is over")

	m.Play(synth.Dice, steady(0.5, 20*synth.Rate), 0)
	part = make([]float32, 2*synth.Rate)
	m.Render(part)
	require.NotZero(t, part[1000])
	m.Render(part)
	require.Zero(t, peak(part), "a program that stands falls silent by itself")
}

// The size of what is asked for does not change the sound.
func TestRenderIsOneStream(t *testing.T) {
	render := func(sizes ...int) []float32 {
		m := awake(t)
		m.Keep(grace(false))
		m.Play(synth.Dice, synth.Render(synth.Dice, 1), 0.2)
		var all []float32
		for i := 0; len(all) < 20000; i++ {
			part := make([]float32, sizes[i%len(sizes)])
			m.Render(part)
			all = append(all, part...)
		}
		return all[:20000]
	}
	require.Equal(t, render(20000), render(2, 254, 1000, 4096))
}

// busy is a mixer with music and six effects.
func busy() func() {
	m := NewMixer(music.New(synth.Rate, 1))
	m.Mood(music.Tense)
	part := make([]float32, 2*synth.Rate/20)
	var effects [synth.NumEffects][]float32
	for e := synth.Nothing + 1; int(e) < synth.NumEffects; e++ {
		effects[e] = synth.Render(e, 1)
	}
	n := 0
	return func() {
		m.Keep(grace(false))
		if n++; n%3 == 0 {
			for e := synth.Oars; e < synth.Oars+6; e++ {
				m.Play(e, effects[e], 0)
			}
		}
		m.Render(part)
	}
}

// The mixer itself takes no memory while it plays.
func TestMixingDoesNotAllocate(t *testing.T) {
	m := awake(t)
	part, dice := make([]float32, 2*synth.Rate/60), synth.Render(synth.Dice, 1)
	require.Zero(t, testing.AllocsPerRun(100, func() {
		m.Keep(grace(false))
		m.Play(synth.Dice, dice, 0)
		m.Render(part)
	}))
}

// BenchmarkSecond is one second of music and effects.
func BenchmarkSecond(b *testing.B) {
	play := busy()
	b.ReportAllocs()
	for b.Loop() {
		for range 20 {
			play()
		}
	}
}
