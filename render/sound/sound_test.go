package sound

import (
	"encoding/binary"
	"io"
	"math"
	"runtime"
	"testing"

	"github.com/ebitengine/oto/v3"
	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/render/music"
	"serenissima/render/synth"
)

// mute is the sound of a system without a device.
func mute() *Sound {
	m := NewMixer(music.New(synth.Rate, 1))
	return &Sound{mixer: m, bank: newBank(1), device: &device{}, chance: game.NewRand(1)}
}

// Without a device there is silence, no error, no work and no goroutine.
func TestNoDevice(t *testing.T) {
	before := runtime.NumGoroutine()
	s := mute()
	waiting := len(s.bank.queue)
	for range 100 {
		s.Tick(Wish{Effects: []synth.Effect{synth.Bell, synth.Coins}, Mood: music.Tense, Music: 1, Effect: 1, Attended: true})
	}
	require.Len(t, s.bank.queue, waiting)
	s.Close()
	s.Tick(Wish{Effects: []synth.Effect{synth.Bell}, Attended: true})
	require.Equal(t, before, runtime.NumGoroutine())
}

// What goes wrong while the device reads goes wrong in the loop of the game, once;
// after that there is silence.
func TestAMistakeInSoundIsTheCallers(t *testing.T) {
	s := mute()
	s.device.context, s.device.ready, s.device.source = new(oto.Context), make(chan struct{}), &source{}
	n, err := s.device.source.Read(make([]byte, 64)) // there is no mixer to read from
	require.Zero(t, n)
	require.ErrorIs(t, err, io.EOF)
	tick := func() { s.Tick(Wish{Music: 1, Effect: 1, Attended: true}) }
	require.Panics(t, tick)
	require.NotPanics(t, tick)
}

// A device that is not ready yet, as in a browser before the first click, lets
// effects be made and drops those asked for.
func TestDeviceThatIsNotReady(t *testing.T) {
	s := mute()
	s.device.context, s.device.ready, s.device.source = new(oto.Context), make(chan struct{}), &source{mixer: s.mixer}
	for len(s.bank.queue) > 0 {
		s.Tick(Wish{Music: 1, Effect: 1, Attended: true})
	}
	for e := synth.Nothing + 1; int(e) < synth.NumEffects; e++ {
		require.NotEmpty(t, s.bank.ready[e], e.String())
	}
	s.Close()
}

// No two plays are alike, and each effect is made in small bites.
func TestBankMakesEachPlayAnew(t *testing.T) {
	b := newBank(1)
	require.Nil(t, b.take(synth.Dice), "not made yet")
	for len(b.queue) > 0 {
		b.work(0)
	}
	first := b.take(synth.Dice)
	require.NotEmpty(t, first)
	require.Equal(t, []synth.Effect{synth.Dice}, b.queue)
	b.take(synth.Dice)
	require.Len(t, b.queue, 1, "one is made at a time")
	for len(b.queue) > 0 {
		b.work(0)
	}
	require.NotEqual(t, first, b.take(synth.Dice))
	require.Nil(t, b.take(synth.Nothing))
	require.NotContains(t, b.queue, synth.Nothing, "silence cannot be made")
}

// The device reads the samples of the mixer, little endian.
func TestSource(t *testing.T) {
	play := func() *Mixer {
		m := awake(t)
		m.Keep(grace(false))
		m.Play(synth.Coins, synth.Render(synth.Coins, 1), 0)
		return m
	}
	want := make([]float32, 5000)
	play().Render(want)
	src, p := &source{mixer: play()}, make([]byte, 2003)
	for len(want) > 0 {
		n, err := src.Read(p)
		require.NoError(t, err)
		require.Equal(t, 2000, n, "whole frames")
		for i := range min(n/4, len(want)) {
			require.Equal(t, want[i], math.Float32frombits(binary.LittleEndian.Uint32(p[4*i:])))
		}
		want = want[min(n/4, len(want)):]
	}
	n, err := src.Read(make([]byte, 1<<20))
	require.NoError(t, err)
	require.Equal(t, 4*len(src.samples), n)
}
