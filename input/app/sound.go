package app

import (
	"math"

	"serenissima/render/music"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// Volumes are in percent, in steps of volumeStep.
const (
	volumeStep = 10
	FullVolume = 100
)

func isVolume(n int) bool { return n >= 0 && n <= FullVolume && n%volumeStep == 0 }

// Louder is the next volume, softer for 0.
func Louder(n, up int) int {
	if up == 0 {
		return max(0, n-volumeStep)
	}
	return min(FullVolume, n+volumeStep)
}

// Volumes returns how loud music and effects are to be, from 0 to 1.
func (s *Settings) Volumes() (music, effects float64) {
	if s.Mute {
		return 0, 0
	}
	return float64(s.Music) / FullVolume, float64(s.Effects) / FullVolume
}

// Sound is what is to be heard in a tick.
type Sound struct {
	effects []synth.Effect
}

// Hear lets an effect be heard in this tick, nothing for synth.Nothing.
func (s *Sound) Hear(e synth.Effect) {
	if e != synth.Nothing {
		s.effects = append(s.effects, e)
	}
}

// Sounds returns the effects of the last tick.
func (s *Stack) Sounds() []synth.Effect { return s.context.Sound.effects }

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

// lowered is the volume of the music on a big moment: half of its level.
const lowered = math.Sqrt2 / 2

// MusicShare is the share of its volume at which music is played: less while the topmost scene shows a big moment.
func (s *Stack) MusicShare() float64 {
	if len(s.scenes) == 0 {
		return 1
	}
	if about, ok := s.scenes[len(s.scenes)-1].(interface{ ShowsBigMoment() bool }); ok && about.ShowsBigMoment() {
		return lowered
	}
	return 1
}

// CmdBar is the bare wood of the bar, see table.CmdBar.
const CmdBar = table.CmdBar
