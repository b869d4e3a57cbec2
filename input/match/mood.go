package match

import (
	"serenissima/game"
	"serenissima/render/music"
	"serenissima/render/table"
)

// A mood is what the music of a match follows.
type mood struct {
	play *Play

	mood  music.Mood
	moodT int // ticks that it stays
}

// moodTicks is how long a mood lasts that is not calm, at least: ten seconds, for
// music takes its time.
const moodTicks = 600

// Mood says what the music of a match is to follow.
func (p *Play) Mood() music.Mood { return p.mood.mood }

// Region says where the game is at home.
func (p *Play) Region() music.Region { return p.table.Style().Region }

// feel brings the mood up to date: bright at a scoring and the end, tense in a
// fight, else calm.
func (p *mood) feel() {
	mood := music.Calm
	switch ev, showing := p.play.timeline.Now(); {
	case p.play.controller.ending != nil, showing && ev.Kind == game.Scored:
		mood = music.Bright
	case table.FightOf(p.play.table, p.play.timeline.Current(p.play.now.view)) != nil:
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
