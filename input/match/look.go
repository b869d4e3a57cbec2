package match

import "serenissima/input/app"

// look is a look at the match as it is now.
func (p *Play) look(c *app.Context) desk {
	d := desk{
		situation: situation{c: c, table: p.table, timeline: &p.timeline, now: &p.now, scope: p.scope(), board: &p.board, seating: &p.seating, clicks: &p.clicks},
		words:     p.words(c), host: p.host, captain: &p.captain, panels: &p.laidPanels, gestures: &p.gestures,
		settled: p.settled(), guarded: p.settled() && p.clicks.unasked(), ended: p.ending != nil, reads: len(p.bots.books) > 0,
		skips: !p.timeline.Idle() || p.now.Lesson == nil && p.now.OthersDecide(), light: p.idle.light(c.Settings.ReducedMotion),
	}
	d.cover = cover{
		group: p.open.Group, choice: p.open.Choice, hint: p.captain.shown(d.scope), log: p.logShown(), standing: p.standing.Open(),
		repeats: p.gestures.pending.repeated() || p.gestures.cancelled.repeated(),
	}
	if p.now.Modal() {
		d.cover.question = p.now.View.Decision().Prompt
	}
	if p.keyboard.used {
		d.focus = p.keyboard.focus
	}
	if s := p.tutorial.lesson; s != nil {
		d.waits = s.waits(d.words, p.seating.decider())
	}
	if d.AsksOnChart() {
		d.card = p.tutorial.size(&d)
	}
	return d
}
