package scene

import (
	"serenissima/input"
	"serenissima/render/display"
	"serenissima/render/music"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// Volumes are in percent, in steps of volumeStep.
const (
	volumeStep = 10
	fullVolume = 100
)

func isVolume(n int) bool { return n >= 0 && n <= fullVolume && n%volumeStep == 0 }

// Volumes returns how loud music and effects are to be, from 0 to 1.
func (s *Settings) Volumes() (music, effects float64) {
	if s.Mute {
		return 0, 0
	}
	return float64(s.Music) / fullVolume, float64(s.Effects) / fullVolume
}

// Hear lets an effect be heard in this tick, nothing for synth.Nothing.
func (c *Context) Hear(e synth.Effect) {
	if e != synth.Nothing {
		c.sounds = append(c.sounds, e)
	}
}

// Sounds returns the effects of the last tick.
func (s *Stack) Sounds() []synth.Effect { return s.context.sounds }

// Mood returns what the music is to follow: the topmost scene that has a mood.
func (s *Stack) Mood() music.Mood {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		if about, ok := s.scenes[i].(interface{ Mood() music.Mood }); ok {
			return about.Mood()
		}
	}
	return music.Calm
}

// Region returns where the music is played: where the topmost scene is at home that says so.
func (s *Stack) Region() music.Region {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		if about, ok := s.scenes[i].(interface{ Region() music.Region }); ok {
			return about.Region()
		}
	}
	return music.Anywhere
}

// touched is the sound of a tap on what was shown, before the scene has said
// anything of its own.
func (c *Context) touched(f input.Frame) synth.Effect {
	if !f.Tap {
		return synth.Nothing
	}
	switch hit := c.At(f.TapAt); {
	case hit == nil || hit.Target.Command == "" || hit.Target.Command == CmdBar, hit.Target.Command == table.CmdAbout:
		return synth.Nothing
	case hit.Off:
		return synth.Refuse
	}
	return synth.Click
}

// CmdBar is the bare wood of the bar, which cannot be clicked but hides what is
// behind it.
const CmdBar display.Command = "bar"
