package match

import (
	"serenissima/game"
	"serenissima/render/motion"
	"serenissima/render/music"
	"serenissima/render/table"
)

// A mood is what the music of a match follows.
type mood struct {
	on    table.Table
	now   music.Mood
	ticks int // for which it stays
	big   bool
}

// moodTicks is how long a mood lasts that is not calm, at least: ten seconds, for
// music takes its time.
const moodTicks = 600

// Mood says what the music of a match is to follow.
func (m *mood) Mood() music.Mood { return m.now }

// ShowsBigMoment reports whether a big moment is being shown, on which the music steps back.
func (m *mood) ShowsBigMoment() bool { return m.big }

// Region says where the game is at home.
func (m *mood) Region() music.Region { return m.on.Style().Region }

// of is the mood of what a timeline shows: bright at a scoring and the end of the match, tense in
// a fight, else calm.
func (m *mood) of(t *motion.Timeline, newest game.State, ended bool) music.Mood {
	ev, showing := t.Now()
	switch {
	case ended, showing && ev.Kind == game.Scored:
		return music.Bright
	case table.FightOf(m.on, t.Current(newest)) != nil:
		return music.Tense
	}
	return music.Calm
}

// follow brings the mood up to date, on a big moment or not. A mood that is not calm stays for a while.
func (m *mood) follow(now music.Mood, big bool) {
	m.big = big
	if m.ticks > 0 {
		m.ticks--
	}
	if now == music.Calm && m.ticks > 0 {
		return
	}
	if m.now = now; now != music.Calm {
		m.ticks = moodTicks
	}
}
