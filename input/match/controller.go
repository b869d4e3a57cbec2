package match

import (
	"errors"
	"slices"
	"strings"

	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match/captain"
	"serenissima/input/match/history"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// A controller lets the host of the match lead it on, and says what is shown of that. It draws
// nothing.
type controller struct {
	play *Play

	stopped stoppedPlan // of a plan that was stopped
	goal    destination // of the route under way
	unsaved bool        // the match has changed since it was saved
	warned  bool        // the autosave failed and was reported
	ending  app.Ending  // how the match ended, nil before it has been shown
	hurry   bool        // animations are skipped up to the next own decision

	passed []string // names of what was ended by itself, as long as that is told
}

// A destination is a thing that was pointed at to go there, and what goes there. The zero value
// is none.
type destination struct{ thing, subject game.Ref }

// do carries out a decision.
func (p *controller) do(c *app.Context, a game.Action) { p.begin(c, []game.Action{a}) }

// begin carries out several actions in a row, as far as nobody else has to decide in
// between.
func (p *controller) begin(c *app.Context, plan []game.Action) {
	lesson := p.play.tutorial.lesson
	if lesson != nil && len(plan) == 1 && plan[0] == lesson.next(p.play) { // a row of a panel names the first zone of a way
		plan = p.play.now.Lesson.Run
	}
	cost := p.play.captain.weighed(p.play.now.Own, plan)
	if p.act(c, func() error { return p.play.host.Propose(plan...) }) {
		p.tellCost(c, cost)
	}
}

// beginAgain does an action again as long as is asked for.
func (p *controller) beginAgain(c *app.Context, a game.Action, r game.Repeat) {
	cost := p.play.captain.weighed(p.play.now.Own, []game.Action{a})
	if p.act(c, func() error { return p.play.host.Repeat(a, r.GoesOn) }) {
		p.tellCost(c, cost)
	}
}

// underWay reports whether there is more to do without being asked.
func (p *controller) underWay() bool { return p.play.host.UnderWay() || p.goal != destination{} }

// goOn carries out the next step of the plan under way, if it is still legal. It reports
// whether it has.
func (p *controller) goOn(c *app.Context) bool {
	if p.play.host.Next() == host.GoesOn {
		told, ticks := p.play.notice.text, p.play.notice.ticks // what the way has cost
		if !p.step(c) {
			p.goal = destination{}
			return false
		}
		if p.play.notice.text == "" {
			p.play.notice.text, p.play.notice.ticks = told, ticks
		}
		return true
	}
	if p.goal != (destination{}) {
		p.play.gestures.arrive(p.goal)
		p.goal = destination{}
	}
	return false
}

// step does what comes next by itself, and reports whether something has been done.
func (p *controller) step(c *app.Context) (done bool) {
	p.act(c, func() (err error) {
		done, err = p.play.host.Step()
		return err
	})
	return done
}

// act lets the host do something and shows what has happened. It reports whether it was allowed.
func (p *controller) act(c *app.Context, do func() error) bool {
	p.play.host.SetEnding(c.Settings.AutoPass.Ending())
	group, place := p.play.open.Group, p.play.panels.place()
	switch err := do(); {
	case errors.Is(err, host.ErrNotNow):
		p.goal = destination{}
		p.play.tutorial.lesson.refuse(c, p.play)
		return false
	case err != nil:
		p.goal = destination{}
		p.play.refuse(c, err)
		return false
	}
	news := p.play.host.Take(p.play.now.Viewer)
	if len(news) == 0 {
		return true
	}
	p.hear(c, news)
	first := news[0].Action
	if p.play.person(first.By) {
		p.play.board.used = p.play.board.hover
	}
	ended := slices.ContainsFunc(news, func(n host.News) bool { return n.Ended })
	if !ended && p.keepsGroup(group, first) {
		p.play.open.Group = group
	}
	if place.thing != (game.Ref{}) && p.play.decider() == first.By {
		p.play.panels.openPlace(place)
	}
	p.save(c)
	return true
}

// hear tells and shows what has happened.
func (p *controller) hear(c *app.Context, news []host.News) {
	if p.play.person(news[0].Action.By) {
		p.play.notice.dismiss()
	}
	var beats []session.Beat
	for _, n := range news {
		if n.Stops {
			p.goal = destination{}
		}
		if n.Action.By != game.Chance {
			if n.Ended && p.play.tutorial.lesson == nil {
				p.tellPassed(c, n.Before)
			}
			if p.play.tutorial.tutor != nil {
				p.play.tutorial.tutor.goOn(c, p.play, n.Action)
			}
		}
		p.play.history.Add(p.play.words(c), n.Beat)
		if p.play.tutorial.tutor != nil {
			p.play.tutorial.tutor.hear(p.play, c.Lang, n.Beat)
		}
		if n.Ended || n.Action.By != p.play.seating.seated {
			p.play.clicks.guard()
		}
		beats = append(beats, n.Beat)
	}
	p.show(beats)
	p.play.refresh()
}

// tellPassed says what is ended by itself in a position, with what was so just before.
func (p *controller) tellPassed(c *app.Context, s game.State) {
	key, what := app.Passed(p.play.host, s, p.play.words(c))
	if told := c.Lang.T(key, "what", strings.Join(p.passed, ", ")); p.play.notice.text != told {
		p.passed = nil
	}
	p.passed = append(p.passed, what)
	p.play.notice.say(c.Lang.T(key, "what", strings.Join(p.passed, ", ")))
}

// keepsGroup: a group stays open while its owner goes on with it, unless a lesson now
// shows something to click on the chart.
func (p *controller) keepsGroup(group int, a game.Action) bool {
	if group < 0 || p.play.decider() != a.By || p.play.tutorial.lesson != nil && p.play.tutorial.lesson.onChart(p.play.host.Len()) {
		return false
	}
	if p.play.now.Offer.Groups[group].Plans && p.play.tutorial.lesson == nil { // it opens again for what is left of a plan
		return false
	}
	verbs := p.play.now.Offer.Groups[group].Verbs
	return slices.Contains(verbs, a.Verb) && slices.ContainsFunc(p.play.now.Legal, func(b game.Action) bool { return slices.Contains(verbs, b.Verb) })
}

// show queues beats for the eye.
func (p *controller) show(beats []session.Beat) {
	for _, b := range beats {
		if i := slices.IndexFunc(b.Events, history.Scores); i >= 0 && p.counts() {
			b.Events = b.Events[:i] // what follows says that all are counted
		}
		p.play.timeline.Push(b)
	}
}

// counts reports whether a match is over in which the result has still to count what seats have
// stored. Nothing tells the points before it does.
func (p *controller) counts() bool {
	return p.play.table.Books().Store != nil && p.play.decider() == game.Nobody && (p.ending == nil || !p.ending.Counted())
}

// watch lets the timeline run, or skips what it shows.
func (p *controller) watch(c *app.Context, f control.Frame, hit *display.Hit) {
	if p.hurry {
		p.play.timeline.SkipAll()
		return
	}
	if f.Has(control.Skip) || f.Tap && (hit == nil || hit.Target.Command == "") {
		p.play.timeline.Skip()
		p.play.clicks.guard()
		return
	}
	p.play.timeline.Tick(p.play.seating.speed(c, &p.play.timeline))
	for _, e := range p.play.timeline.Sounds() {
		c.Sound.Hear(e)
	}
}

// undo takes back what the last click has done, as far as that can be, or says why it
// cannot.
func (p *controller) undo(c *app.Context) {
	p.back(c, p.play.host.Undo)
}

// restart takes back what the galley has done since it was to act: its whole turn,
// or as much of it as can be.
func (p *controller) restart(c *app.Context) { p.backTo(c, p.play.host.TurnStart()) }

// backTo takes back all decisions behind the first n entries, or says why that is
// not possible.
func (p *controller) backTo(c *app.Context, n int) {
	p.back(c, func() error { return p.play.host.UndoTo(n) })
}

// back takes back what the host undoes, or says why that is not possible.
func (p *controller) back(c *app.Context, undo func() error) {
	if p.play.tutorial.lesson != nil {
		p.play.notice.say(c.Lang.T("learn.rewind"))
		return
	}
	var barred *host.Barred
	if errors.As(undo(), &barred) {
		c.Sound.Hear(synth.Refuse)
		p.play.notice.say(c.Lang.T("play.undo." + string(barred.Why)))
		return
	}
	p.rewound(c)
}

// carryOut does what a panel asks for.
func (p *controller) carryOut(c *app.Context, intent table.Intent) app.Nav {
	switch x := intent.(type) {
	case table.Propose:
		p.begin(c, x.Plan)
	case table.TakeBack:
		p.backTo(c, x.To)
	case table.PointOut:
		p.play.board.pointOut(c, x.Thing)
	case table.Watch:
		if p.play.tutorial.lesson == nil {
			return app.Push(NewReplay(c, p.play.match, p.play.now.Viewer, x.From, p.ending))
		}
	}
	return app.Nav{}
}

// rewound forgets what followed from entries that have been taken from the log.
func (p *controller) rewound(c *app.Context) {
	c.Sound.Hear(synth.Page)
	p.goal = destination{}
	p.play.log.LetGo()
	p.play.refresh()
	p.play.timeline.Reset()
	p.recall(c, nil)
	p.save(c)
}

// redo does again what was taken back last.
func (p *controller) redo(c *app.Context) {
	if p.play.host.Redo() != nil {
		c.Sound.Hear(synth.Refuse)
		p.play.notice.say(c.Lang.T("play.redo.nothing"))
		return
	}
	p.goal = destination{}
	p.play.log.LetGo()
	var beats []session.Beat
	for _, n := range p.play.host.Take(p.play.now.Viewer) {
		p.play.history.Add(p.play.words(c), n.Beat)
		beats = append(beats, n.Beat)
	}
	p.show(beats)
	p.play.refresh()
	p.save(c)
}

// save writes the match to the store if it has changed; a lesson can be begun again at any time. If
// that fails it says so once: the game goes on.
func (p *controller) save(c *app.Context) {
	if p.play.tutorial.lesson != nil || !p.unsaved {
		return
	}
	p.unsaved = false
	err := c.Archive().Save(p.play.match)
	switch {
	case err == nil:
		p.warned = false
	case !p.warned:
		p.warned = true
		p.play.notice.say(c.Lang.T("play.not-saved", "why", c.Why(err)))
	}
}

// result is the scene that follows the end of the match.
func (p *controller) result(c *app.Context) app.Ending {
	return c.Pages.Ending(c, p.play.match)
}

// recall tells the match from its beginning, and lets ships lie as it has left them before its last beats,
// which are still to be shown.
func (p *controller) recall(c *app.Context, beats []session.Beat) {
	h := p.play.host
	n := h.Len() - len(beats)
	p.play.history.Retell(p.play.words(c), app.Sealed(c.Lang, h, "dice.sealed"), func(tell func(session.Beat) bool) {
		for b := range h.Beats(p.play.now.Viewer) {
			if !tell(b) {
				return
			}
			if n--; n >= 0 {
				p.play.timeline.Recall(b)
			}
		}
	})
	if tutor := p.play.tutorial.tutor; tutor != nil {
		for _, b := range beats {
			tutor.hear(p.play, c.Lang, b)
		}
	}
	p.show(beats)
}

// shows reports whether something is shown that can be skipped.
func (p *controller) shows() bool {
	d := p.play.decider()
	return !p.play.timeline.Idle() || p.play.tutorial.lesson == nil && d != game.Nobody && !p.play.awaited(d)
}

// tellCost says what steps that have been taken have cost, if they were weighed.
func (p *controller) tellCost(c *app.Context, v *captain.Verdict) {
	if v != nil {
		p.play.notice.say(v.After(p.play.words(c), len(p.play.now.Legal) > 1))
	}
}
