package match

import "serenissima/input/app"

// look is a look at the match as it is now.
func (p *Play) look(c *app.Context) desk {
	d := desk{
		c: c, words: p.words(c), table: p.table, host: p.host, timeline: &p.timeline, now: &p.now, scope: p.scope(), board: &p.board, seating: &p.seating, clicks: &p.clicks,
		captain: &p.captain, panels: p.laid, all: p.all, placing: p.placing, rows: &p.holds.Buttons,
		settled: p.settled(), guarded: p.settled() && p.clicks.unasked(), onChart: p.fold.OnChart(p.timeline.Idle()),
		ended: p.ending != nil, skips: !p.timeline.Idle() || p.now.Lesson == nil && p.now.OthersDecide(), reads: len(p.bots.books) > 0, pending: p.gestures.pending != nil, cancelled: p.gestures.cancelled != nil, dragging: p.gestures.Drag != nil, light: p.idle.light(c.Settings.ReducedMotion),
		answering: p.sheet.Asks(),
	}
	d.ways = !d.guarded && d.scope.WaysShown()
	d.cover = cover{group: p.open.Group, choice: p.open.Choice, hint: p.captain.shown(d.scope), log: p.logShown(), standing: p.standing.Open(), repeats: p.gestures.pending.repeated() || p.gestures.cancelled.repeated()}
	if p.now.Modal() {
		d.cover.question = p.now.View.Decision().Prompt
	}
	if p.keyboard.used {
		d.focus = p.keyboard.focus
	}
	if s := p.tutorial.lesson; s != nil {
		d.waits = s.waits(d.words, p.seating.decider())
	}
	if d.onChart {
		d.card = p.tutorial.size(&d)
	}
	return d
}
