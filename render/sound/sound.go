package sound

import (
	"time"

	"serenissima/game"
	"serenissima/render/music"
	"serenissima/render/synth"
)

// A Sound is what the program's loop plays with. Without a device it does
// nothing.
type Sound struct {
	mixer  *Mixer
	bank   *bank
	device *device
	chance game.Rand // of where effects are heard
}

// workTime is how long effects may be made in one tick.
const workTime = time.Millisecond

// Open begins to play to the system's device, if it has one. The seed decides
// the variations of the effects and the order of the music.
func Open(seed uint64) *Sound {
	m := NewMixer(music.New(synth.Rate, seed))
	return &Sound{mixer: m, bank: newBank(seed), device: openDevice(m), chance: game.NewRand(seed)}
}

// A Wish is what is to be heard in a tick.
type Wish struct {
	Effects       []synth.Effect
	Mood          music.Mood
	Region        music.Region
	Music, Effect float64 // volumes, 0 to 1
	Attended      bool    // somebody is at the window; else there is silence
	Asleep        bool    // the next tick comes in two seconds only
}

// Tick is called once in each tick of the loop. When it is not, because the page
// is hidden or the program stands, everything falls silent after half a second,
// or three if the loop sleeps.
func (s *Sound) Tick(w Wish) {
	if !s.device.play() {
		return
	}
	s.mixer.Volume(w.Music, w.Effect)
	s.mixer.Mood(w.Mood)
	s.mixer.Region(w.Region)
	if w.Attended {
		s.mixer.Keep(grace(w.Asleep))
	} else {
		s.mixer.Hush()
	}
	for _, e := range w.Effects {
		if samples := s.bank.take(e); samples != nil { // else it is not made yet
			s.mixer.Play(e, samples, s.pan(e))
		}
	}
	s.bank.work(workTime)
}

// grace is for how many frames sound goes on without another tick.
func grace(asleep bool) int {
	if asleep {
		return 3 * synth.Rate
	}
	return synth.Rate / 2
}

// pan is where an effect is heard: at the table before us, what is of paper and
// wood in the interface right in front.
func (s *Sound) pan(e synth.Effect) float64 {
	switch e {
	case synth.Click, synth.Page, synth.Refuse:
		return 0
	}
	return float64(s.chance.IntN(101)-50) / 200
}

// Close falls silent for good.
func (s *Sound) Close() { s.device.close() }
