package match

import (
	"serenissima/game"
	"serenissima/render/music"
	"serenissima/render/table"
)

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
	case table.FightOf(p.table, p.timeline.Current(p.now.view)) != nil:
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
