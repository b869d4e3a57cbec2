package match

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// A controller leads a match on: it carries out decisions, one by one where a plan is under
// way, takes them back, saves after each, and says what is shown next. It draws nothing.
type controller struct {
	play *Play

	plan    []game.Action // rest of what a click does
	planner game.Player   // who has clicked
	begun   int           // entries of the log before that
	left    leftover      // of a plan that was stopped
	again   repetition    // of what a click does
	goal    destination   // of the route under way
	warned  bool          // the autosave failed and was reported
	ending  *scene.Result // how the match ended, nil before it has been shown
	hurry   bool          // animations are skipped up to the next own decision

	passing bool     // what is done now has not been asked for
	passed  []string // names of what was ended so, as long as that is told
}

// A destination is a thing that was pointed at to go there, and what goes there. The zero value
// is none.
type destination struct{ thing, subject game.Ref }

// begin carries out several actions in a row, as far as nobody else has to decide in
// between.
func (p *controller) begin(c *scene.Context, plan []game.Action) {
	p.plan, p.begun, p.planner, p.left = plan[1:], p.play.match.Len(), plan[0].By, leftover{}
	p.do(c, plan[0])
}

// underWay reports whether there is more to do without being asked.
func (p *controller) underWay() bool {
	return len(p.plan) > 0 || p.goal != destination{} || p.again.action.By != game.Nobody
}

// goOn carries out the next step of the plan under way, if it is still legal. It reports
// whether it has.
func (p *controller) goOn(c *scene.Context) bool {
	if len(p.plan) == 0 && p.again.action.By != game.Nobody {
		if p.plan = []game.Action{p.again.action}; !p.goesOn() {
			p.drop()
		}
	}
	if len(p.plan) == 0 {
		if p.goal != (destination{}) {
			p.play.gestures.arrive(p.goal)
			p.goal = destination{}
		}
		return false
	}
	next := p.plan[0]
	if !slices.Contains(p.play.now.legal, next) {
		p.stop()
		return false
	}
	p.plan = p.plan[1:]
	told := p.play.messages.notice // what the way has cost
	ticks := p.play.messages.noticeT
	p.do(c, next)
	p.play.match.Join(p.begun)
	if p.play.messages.notice == "" {
		p.play.messages.notice, p.play.messages.noticeT = told, ticks
	}
	return true
}

// do carries out a decision.
func (p *controller) do(c *scene.Context, a game.Action) {
	if p.play.tutorial.lesson != nil && !p.play.tutorial.lesson.allows(c, p.play, a) {
		return
	}
	if p.play.tutorial.lesson != nil && len(p.plan) == 0 { // a row of a panel names the first zone of a way
		p.plan = p.play.tutorial.lesson.run(p.play)[1:]
	}
	group, cost, before := p.play.panels.group, p.play.advice.cost(a), p.play.match.Len()
	place := p.play.panels.place()
	beats, err := p.play.match.Do(a)
	if err != nil {
		p.play.messages.refuse(c, err)
		return
	}
	if !beats[0].Before.Asking().Question {
		p.left = leftover{}
	}
	if again := p.again; slices.ContainsFunc(beats, p.stops) {
		if p.stop(); again.action.By != game.Nobody { // dice fall each time
			p.again = again
		}
	}
	if p.again.action.By != game.Nobody && !p.goesOn() {
		p.again = repetition{}
	}
	if p.play.person(a.By) && !p.passing {
		p.play.messages.dismiss()
	}
	if p.play.tutorial.tutor != nil {
		p.play.tutorial.tutor.goOn(c, p.play, a)
	}
	for _, b := range beats {
		p.play.chronicle.tell(c, b)
		if p.play.tutorial.tutor != nil {
			p.play.tutorial.tutor.hear(p.play, c.Lang, b)
		}
	}
	p.show(beats)
	p.play.refresh()
	if p.play.person(a.By) {
		p.play.board.used = p.play.board.hover
	}
	if p.keepsGroup(group, a) {
		p.play.panels.group = group
	}
	if place.thing != (game.Ref{}) && p.play.decider() == a.By {
		p.play.panels.openPlace(place)
	}
	p.play.advice.tellCost(c, cost)
	p.save(c)
	p.pass(c, before)
}

// stops reports whether what happened calls for new thoughts: somebody has forbidden something, or
// dice have fallen.
func (p *controller) stops(b session.Beat) bool {
	return p.play.now.harms(b.Before, b.Action) && b.Action.By != p.planner ||
		slices.ContainsFunc(b.Events, func(ev game.Event) bool { return ev.Kind == game.Rolled })
}

// stop gives up the plan under way; what is still possible of it is shown as ghosts.
func (p *controller) stop() {
	if len(p.plan) > 0 && p.play.tutorial.lesson == nil {
		p.left = leftover{plan: p.plan}
	}
	p.drop()
}

// harms reports whether an answer is one that harms a seat.
func (p *position) harms(before game.State, a game.Action) bool {
	return slices.ContainsFunc(p.play.table.Controls(before).Answers, func(x table.Answer) bool { return x.Harm && x.Action == a })
}

// drop gives up the rest of what a click does.
func (p *controller) drop() { p.plan, p.goal, p.again = nil, destination{}, repetition{} }

// keepsGroup: a group stays open while its owner goes on with it, unless a voyage now
// shows something to click on the chart.
func (p *controller) keepsGroup(group int, a game.Action) bool {
	if group < 0 || p.play.decider() != a.By || p.play.tutorial.lesson != nil && p.play.tutorial.lesson.onChart(p.play.match.Len()) {
		return false
	}
	if p.play.now.controls.Groups[group].Plans && p.play.tutorial.lesson == nil { // it opens again for what is left of a plan
		return false
	}
	verbs := p.play.now.controls.Groups[group].Verbs
	return slices.Contains(verbs, a.Verb) && slices.ContainsFunc(p.play.now.legal, func(b game.Action) bool { return slices.Contains(verbs, b.Verb) })
}

// show queues beats for the eye, as the viewer may see them.
func (p *controller) show(beats []session.Beat) {
	p.play.nap.surprised(beats)
	for _, b := range beats {
		b = b.For(p.play.now.viewer)
		if i := slices.IndexFunc(b.Events, scores); i >= 0 && p.counts() {
			b.Events = b.Events[:i] // what follows says that all are counted
		}
		p.play.timeline.Push(b)
	}
}

// scores reports whether an event brings points.
func scores(ev game.Event) bool { return ev.Kind == game.Scored }

// counts reports whether a match is over in which the result has still to count what seats have
// stored. Nothing tells the points before it does.
func (p *controller) counts() bool {
	_, stores := p.play.table.(table.Storer)
	return stores && p.play.decider() == game.Nobody && (p.ending == nil || !p.ending.Counted())
}

// watch lets the timeline run, or skips what it shows.
func (p *controller) watch(c *scene.Context, f input.Frame, hit *op.Hit) {
	if p.hurry {
		p.play.timeline.SkipAll()
		return
	}
	if f.Has(input.Skip) || f.Tap && (hit == nil || hit.Target.Command == "") {
		p.play.timeline.Skip()
		p.play.nap.lull()
		return
	}
	p.play.timeline.Tick(p.play.seating.speed(c))
	for _, e := range p.play.timeline.Sounds() {
		c.Hear(e)
	}
}

// undo takes back what the last click has done, as far as that can be, or says why it
// cannot.
func (p *controller) undo(c *scene.Context) {
	p.backTo(c, p.play.match.LastRun())
}

// restart takes back what the galley has done since it was to act: its whole turn,
// or as much of it as can be.
func (p *controller) restart(c *scene.Context) { p.backTo(c, p.turnStart()) }

// turnStart is the number of entries before the turn that is under way, or before
// the last one if that has just ended; if a part of it cannot be undone, before
// what can.
func (p *controller) turnStart() int {
	back := p.play.match.Back()
	for i := len(back) - 1; i > 0; i-- {
		if back[i].Asking().Fresh {
			return p.play.match.Firm() + i
		}
	}
	return min(p.play.match.Firm(), p.play.match.Len()-1)
}

// backTo takes back all decisions behind the first n entries, or says why that is
// not possible.
func (p *controller) backTo(c *scene.Context, n int) {
	if p.play.tutorial.lesson != nil {
		p.play.messages.say(c.Lang.T("learn.rewind"))
		return
	}
	if !p.play.match.UndoTo(n) {
		c.Hear(synth.Refuse)
		p.play.messages.say(c.Lang.T("play.undo." + string(p.play.match.Barrier())))
		return
	}
	p.rewound(c)
}

// rewound forgets what followed from entries that have been taken from the log.
func (p *controller) rewound(c *scene.Context) {
	c.Hear(synth.Page)
	p.drop()
	p.left = leftover{}
	p.play.bots.brain, p.play.chronicle.picked = nil, 0 // a bot may have begun to think
	p.play.chronicle.retell(c)
	p.play.refresh()
	p.play.timeline.Reset()
	p.recall(0)
	p.save(c)
}

// redo does again what was taken back last.
func (p *controller) redo(c *scene.Context) {
	beats := p.play.match.RedoRun()
	if beats == nil {
		c.Hear(synth.Refuse)
		p.play.messages.say(c.Lang.T("play.redo.nothing"))
		return
	}
	p.drop()
	p.left = leftover{}
	p.play.bots.brain, p.play.chronicle.picked = nil, 0
	for _, b := range beats {
		p.play.chronicle.tell(c, b)
	}
	p.show(beats)
	p.play.refresh()
	p.save(c)
}

// save writes the match to the store; a voyage can be begun again at any time. If
// that fails it says so once: the game goes on.
func (p *controller) save(c *scene.Context) {
	if p.play.tutorial.lesson != nil {
		return
	}
	err := c.SaveMatch(p.play.match)
	switch {
	case err == nil:
		p.warned = false
	case !p.warned:
		p.warned = true
		p.play.messages.say(c.Lang.T("play.not-saved", "why", c.Why(err)))
	}
}

// result is the scene that follows the end of the match.
func (p *controller) result(c *scene.Context) *scene.Result {
	return scene.NewResult(c, p.play.match, c.Standings(p.play.match))
}

// recall lets ships lie as the match has left them before its last so many beats,
// which are still to be shown.
func (p *controller) recall(shown int) {
	n := p.play.match.Len() - shown
	for b := range p.play.match.Beats() {
		if n--; n < 0 {
			return
		}
		p.play.timeline.Recall(b)
	}
}

// shows reports whether something is shown that can be skipped.
func (p *controller) shows() bool {
	d := p.play.decider()
	return !p.play.timeline.Idle() || p.play.tutorial.lesson == nil && d != game.Nobody && !p.play.awaited(d)
}
