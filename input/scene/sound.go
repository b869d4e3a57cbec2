package scene

import (
	"serenissima/game"
	"serenissima/input"
	"serenissima/render/music"
	"serenissima/render/op"
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

// Hear lets an effect be heard in this tick.
func (c *Context) Hear(e synth.Effect) { c.sounds = append(c.sounds, e) }

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

// touched is the sound of a tap on what was shown, before the scene has said
// anything of its own.
func (c *Context) touched(f input.Frame) synth.Effect {
	if !f.Tap {
		return synth.Nothing
	}
	switch hit := c.At(f.TapAt); {
	case hit == nil || hit.Target.Command == "" || hit.Target.Command == cmdBar, hit.Target.Command == table.CmdAbout:
		return synth.Nothing
	case hit.Off:
		return synth.Refuse
	}
	return synth.Click
}

// cmdBar is the bare wood of the bar, which cannot be clicked but hides what is
// behind it.
const cmdBar op.Command = "bar"

// moodTicks is how long a mood lasts that is not calm, at least: ten seconds, for
// music takes its time.
const moodTicks = 600

// Mood says what the music of a match is to follow.
func (p *Play) Mood() music.Mood { return p.mood }

// feel brings the mood up to date: bright at a scoring and the end, tense in a
// fight, else calm.
func (p *Play) feel() {
	mood := music.Calm
	switch ev, showing := p.timeline.Now(); {
	case p.ending != nil, showing && ev.Kind == game.Scored:
		mood = music.Bright
	case table.FightOf(p.table, p.timeline.Current(p.view)) != nil:
		mood = music.Tense
	}
	if p.moodT > 0 {
		p.moodT--
	}
	if mood == music.Calm && p.moodT > 0 {
		return
	}
	if p.mood = mood; mood != music.Calm {
		p.moodT = moodTicks
	}
}
