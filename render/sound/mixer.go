// Package sound plays effects and music: a mixer, and the device of the system,
// without which there is silence.
package sound

import (
	"math"
	"sync"

	"serenissima/render/music"
	"serenissima/render/synth"
)

// block is the number of frames that are mixed together.
const block = 128

// Times in frames.
const (
	fadeFrames  = synth.Rate / 5  // of all sound, when the window gets or loses the focus
	cutFrames   = synth.Rate / 80 // of an effect that is asked for again
	againFrames = synth.Rate / 9  // an effect asked for again sooner goes on instead
)

// What the mixer does with levels.
const (
	ceiling     = 0.98 // of all samples
	ducked      = 0.6  // of the music, under effects
	effectsGain = 0.9
	musicGain   = 0.9
)

// A Mixer adds effects and music up. Each effect sounds once at most: asked for
// again it begins anew. All methods can be called at once from two goroutines,
// that of the game and that of the device.
type Mixer struct {
	mu     sync.Mutex
	voices [synth.NumEffects]voice
	music  *music.Player

	effects, songs ramp // volumes
	all            ramp // fades everything in and out
	duck           ramp // of the music
	left           int  // frames for which sound may go on

	mixed, ahead [2 * block]float32 // the block that is played, and the one after it
	at           int                // samples of mixed that are played
	gain         float32            // of the limiter at the beginning of ahead
	need         float32            // that ahead does not clip
}

// NewMixer returns a mixer of effects and music, nil for none. It is silent
// until Keep is called.
func NewMixer(player *music.Player) *Mixer {
	m := &Mixer{music: player, at: 2 * block, gain: 1, need: 1}
	m.effects.set(1)
	m.songs.set(1)
	m.duck.set(1)
	return m
}

// Keep lets sound go on for so many frames. Whoever stops to call it, because the
// page is hidden or the program stands, is heard no more.
func (m *Mixer) Keep(frames int) {
	m.mu.Lock()
	m.left = frames
	m.mu.Unlock()
}

// Hush fades everything out until Keep is called again.
func (m *Mixer) Hush() {
	m.mu.Lock()
	m.left = 0
	m.mu.Unlock()
}

// Volume sets how loud music and effects are, from 0 to 1.
func (m *Mixer) Volume(songs, effects float64) {
	m.mu.Lock()
	m.songs.aim(loud(songs), fadeFrames)
	m.effects.aim(loud(effects), fadeFrames)
	m.mu.Unlock()
}

// loud turns a volume into a gain that seems to the ear to grow evenly.
func loud(volume float64) float32 {
	volume = max(0, min(1, volume))
	return float32(volume * volume)
}

// Mood says what the music is to follow.
func (m *Mixer) Mood(mood music.Mood) {
	m.mu.Lock()
	if m.music != nil {
		m.music.SetMood(mood)
	}
	m.mu.Unlock()
}

// Region says where the music is played.
func (m *Mixer) Region(r music.Region) {
	m.mu.Lock()
	if m.music != nil {
		m.music.SetRegion(r)
	}
	m.mu.Unlock()
}

// Play plays an effect, pan from -1 on the left to 1 on the right. While there
// is no sound it does nothing, so that nothing is heard late.
func (m *Mixer) Play(e synth.Effect, samples []float32, pan float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if e == synth.Nothing || m.left == 0 || m.effects.to == 0 {
		return
	}
	v := &m.voices[e]
	if v.playing() && (v.at < againFrames || v.next.samples != nil) {
		return
	}
	s, c := math.Sincos((pan + 1) * math.Pi / 4)
	next := take{samples: samples, left: float32(c * math.Sqrt2), right: float32(s * math.Sqrt2)}
	if v.playing() {
		v.next, v.cut = next, min(cutFrames, len(v.samples)-v.at)
		return
	}
	*v = voice{take: next}
}

// Render fills dst with samples, left and right in turn, between -1 and 1.
func (m *Mixer) Render(dst []float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for len(dst) > 0 {
		if m.at == len(m.mixed) {
			m.advance()
		}
		n := copy(dst, m.mixed[m.at:])
		m.at += n
		dst = dst[n:]
	}
}

// advance makes the block ahead the one that is played and mixes another. The
// limiter looks one block ahead: between two blocks its gain is what both can
// bear, so that no sample is above the ceiling.
func (m *Mixer) advance() {
	m.mixed, m.at = m.ahead, 0
	from, need := m.gain, m.need
	m.mix(m.ahead[:])
	m.need = bearable(m.ahead[:])
	const release = 0.004 // a block: all of the way back takes less than a second
	m.gain = min(need, m.need, from+release)
	if from < 1 || m.gain < 1 {
		amplify(m.mixed[:], from, m.gain)
	}
}

// bearable is the gain with which samples stay below the ceiling, a hair less
// than they could bear.
func bearable(samples []float32) float32 {
	const hair = 1e-5
	peak := float32(ceiling)
	for _, x := range samples {
		peak = max(peak, x, -x)
	}
	if peak == ceiling {
		return 1
	}
	return ceiling/peak - hair
}

// amplify multiplies a block by a gain that goes evenly from one value to
// another.
func amplify(samples []float32, from, to float32) {
	step := (to - from) / float32(len(samples)/2)
	for i := 0; i+1 < len(samples); i += 2 {
		samples[i] *= from
		samples[i+1] *= from
		from += step
	}
}

// mix adds one block up.
func (m *Mixer) mix(dst []float32) {
	target := float32(1)
	if m.left == 0 {
		target = 0
	}
	m.all.aim(target, fadeFrames)
	m.left = max(0, m.left-block)
	silent := m.all.silent()
	from, to := m.all.pass(block)
	songs, songsTo := m.songs.pass(block)
	duck, duckTo := m.duck.pass(block)
	effects, effectsTo := m.effects.pass(block)
	if silent {
		clear(dst)
		clear(m.voices[:]) // effects do not go on after a silence
		return
	}
	if m.music != nil && songs+songsTo > 0 {
		m.music.Render(dst)
		amplify(dst, songs*duck*musicGain, songsTo*duckTo*musicGain)
	} else {
		clear(dst)
	}
	sounding := false
	for e := range m.voices {
		if v := &m.voices[e]; v.playing() {
			v.add(dst, (effects+effectsTo)/2*effectsGain)
			sounding = true
		}
	}
	if sounding {
		m.duck.aim(ducked, synth.Rate/8)
	} else {
		m.duck.aim(1, synth.Rate)
	}
	if from < 1 || to < 1 {
		amplify(dst, from, to)
	}
}
