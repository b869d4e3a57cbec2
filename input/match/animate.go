package match

import (
	"slices"

	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match/history"
	"serenissima/render/motion"
	"serenissima/render/table"
)

// queue queues beats for the eye. Points that are still to be counted are left out.
func queue(t *motion.Timeline, counting bool, beats []session.Beat) {
	for _, b := range beats {
		if i := slices.IndexFunc(b.Events, history.Scores); i >= 0 && counting {
			b.Events = b.Events[:i] // what follows says that all are counted
		}
		t.Push(b)
	}
}

// counts reports whether a match is over whose ending has still to count what seats have stored. Nothing
// tells the points before it does.
func counts(on table.Table, m session.Outline, ending app.Ending) bool {
	return on.Books().Store != nil && m.Public().Result().Over && (ending == nil || !ending.Counted())
}

// animate lets a tick pass for what a timeline shows, at a speed.
func animate(c *app.Context, t *motion.Timeline, speed float64) {
	t.Tick(speed)
	for _, e := range t.Sounds() {
		c.Sound.Hear(e)
	}
}
