package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match/history"
	"serenissima/input/match/pages"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
)

// A Play is a match on the screen. It holds the match and the parts that show it and let
// people and bots decide, none of which knows it. It shares out the input of a tick among them,
// does what they ask for, and draws them one over the other.
type Play struct {
	host     host.Host
	info     *game.Info
	table    table.Table
	timeline motion.Timeline
	history  history.History

	panelSet
	textTwin textTwin
	mood
	ticking desk // kept, so that a tick takes no memory

	spoken   *lang.Words
	keyboard keyboard
	clicks   clickGuard
	cache    drawCache
	captain  counsel
	seating  seating
	bots     bots
	now      position.Position
	gestures gestures
	board    board
	open     position.Open
	notice   notice
	closing  closing
	tutorial tutorial
	idle     idle

	stopped stoppedPlan
	goal    destination // of the route under way
	ending  app.Ending  // how the match ended, nil before it has been shown
	hurry   bool        // animations are skipped up to the next own decision
}

// NewPlay shows a match that is led here from where it stands; beats are what has just happened
// and is still to be shown.
func NewPlay(c *app.Context, m *session.Match, beats []session.Beat) app.Scene {
	return Join(c, c.Lead(m), beats)
}

// Join shows a match that a host leads, here or elsewhere.
func Join(c *app.Context, h host.Host, beats []session.Beat) app.Scene {
	p := &Play{}
	p.show(c, h, beats, nil)
	c.Autosave(p.notice.warn)
	return p
}

// NewLesson begins a lesson at one of its notes, the first of which is zero.
// It fails if there is no such lesson or note.
func NewLesson(c *app.Context, id string, note int) (app.Scene, error) {
	s, err := openLesson(c, id, note)
	if err != nil {
		return nil, err
	}
	p := &Play{}
	p.show(c, s.host, nil, s)
	return p, nil
}

// show shows what a host leads, of which beats are still to be shown: a lesson if there is a lesson.
func (p *Play) show(c *app.Context, h host.Host, beats []session.Beat, s *lesson) {
	p.host, p.info = h, h.Rules().Info()
	p.table = c.Games.Tables[p.info.ID]
	p.history, p.mood.on = history.New(p.table, &p.timeline), p.table
	p.panelSet = newPanelSet(&p.history, h, &p.captain.Captain, &p.now, &p.open, &p.gestures.Hand, p.table.Panels(), s != nil)
	p.tutorial.lesson, p.open.Group = s, -1
	p.timeline.Cues, p.timeline.Still, p.timeline.Sailing = p.table.Cues(), c.Settings.ReducedMotion, p.table.Style().SailingTicks
	p.seating = seating{host: p.host, table: p.table, veil: c.Settings.Curtain}
	if s == nil {
		p.tutorial.tutor = newTutor(c)
	}
	if c.Bots.Books != nil && (s == nil || s.asksCaptain()) { // else nobody thinks in a lesson
		p.bots.books = c.Bots.Books(p.info.ID)
	}
	p.now.Viewer = p.seating.watcher()
	p.recall(c, beats)
	p.refresh()
	p.ticking = p.desk(c)
	p.keyboard.updateSheet(&p.ticking, p.sheet)
}

// refresh brings everything that follows from the newest position up to date.
func (p *Play) refresh() {
	p.open.Choice, p.gestures.Drag, p.open.Group, p.gestures.Pending, p.gestures.Picked = nil, nil, -1, nil, nil
	p.captain.Forget()
	if p.seating.decider() != game.Nobody { // it may have been over, and been taken back
		p.ending = nil
	}
	p.history.Counting = counts(p.table, p.host, p.ending)
	p.keyboard.release(p.seating.decider() == p.seating.seated, p.logShown())
	p.find(nil)
	p.open.Group = p.now.OnlyGroup()
}

// find looks up what can be done in the newest position once things are chosen.
func (p *Play) find(chosen []game.Ref) {
	d, viewer := p.seating.decider(), p.seating.watcher()
	own := p.host.View(viewer)
	view := own
	if p.seating.shared() {
		view = p.table.(table.Veiler).Veil(own)
	}
	from := position.From{
		Table: p.table, Viewer: viewer, Own: own, View: view, Chosen: chosen,
		Awaited: p.seating.person(d) && p.host.Next() != host.Answers, Curtained: p.seating.curtained(), Several: app.People(p.host) > 1, Hides: p.seating.veil == app.VeilAlways,
	}
	if p.tutorial.lesson != nil {
		from.Lesson = p.tutorial.lesson.wants(from)
	}
	p.now = position.Find(from)
}

// Update implements Scene.
func (p *Play) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	if p.settled() {
		p.clicks.guardReplacement(c)
	}
	f.Commands = p.clicks.heard(f, p.timeline.Idle())
	fight, length := p.battle.Fight(), p.host.Len()
	p.gestures.cancel(f)
	nav := p.update(c, f)
	if fight != nil && p.host.Len() == length {
		p.gestures.keepFight(f)
	}
	p.ticking = p.desk(c)
	p.keyboard.updateSheet(&p.ticking, p.sheet)
	if p.drawer.Update(&p.ticking, p.all) {
		p.ticking.card = p.tutorial.besideDecision(&p.ticking)
		p.drawer.Measure(&p.ticking, p.all)
	}
	if over := p.tutorial.overBoard(&p.ticking); over != p.board.autoPan.over {
		p.board.makeRoom(&p.ticking, over, p.ticking.scope.Lit(p.ticking.scope.WaysShown()))
	}
	p.clicks.tick(!p.timeline.Idle())
	now, moves := p.showing()
	p.idle.tick(f, p.timeline.Resting(), moves, now)
	return nav, nil
}

// update takes the input of a tick: first what works at any time.
func (p *Play) update(c *app.Context, f control.Frame) app.Nav {
	p.timeline.Still = c.Settings.ReducedMotion
	if p.seating.veil != c.Settings.Curtain { // it has been changed
		p.seating.veil = c.Settings.Curtain
		p.refresh()
	}
	p.bots.study(c)
	if (p.now.Lesson == nil || p.now.Lesson.Captain) && len(p.bots.books) == 0 {
		p.captain.prepare(c, p.info.ID)
	}
	p.history.Counting = counts(p.table, p.host, p.ending)
	p.board.fit(p.seating.frame(c))
	p.ticking = p.desk(c)
	hit := c.Screen.At(f.Pointer)
	p.tickPanels(&p.ticking, f, hit)
	p.mood.follow(p.mood.of(&p.timeline, p.now.View, p.ending != nil), p.timeline.ShowsBigMoment())
	p.notice.tick()
	p.board.mark.pass()
	s := p.ticking.panChoices()
	if p.board.comes > 0 && p.board.comeNear(s) {
		p.board.find(&p.ticking)
	}
	p.board.autoPanOn(s, f, c.Settings.ReducedMotion)
	p.board.followPointer(f, hit, p.ticking.scope, p.keyboard.used)
	p.ticking = p.desk(c)
	if !p.tutorial.readsOn(&p.ticking, f) {
		x := p.keyboard.follow(&p.ticking, p.sheet, f)
		f = x.Rest
		if x.Changed { // what waits to be confirmed is another number
			p.gestures.Pending, p.gestures.cancelled = nil, nil
		}
		if x.Pressed != (display.Target{}) {
			p.gestures.source = x.Source
			return p.fulfil(c, x.Pressed)
		}
		var pressed display.Target
		if hit, pressed = p.keyboard.steer(&p.ticking, &f, hit); pressed != (display.Target{}) {
			if p.seating.person(p.seating.decider()) && !p.now.Modal() {
				p.fulfil(c, p.gestures.press(&p.ticking.situation, pressed))
			}
		}
	}
	if p.captain.Hint != nil && p.timeline.Idle() {
		p.captain.consider(p.board.hover, p.now.Own, p.scope().Pointed(p.board.hover))
	}
	if f.Tap && hit != nil && c.Notices.Clicked(hit.Target) != hit.Target {
		return app.Nav{}
	}
	p.ticking = p.desk(c)
	if in, done := p.tutorial.learn(&p.ticking, f, hit); done {
		return p.fulfil(c, in)
	}
	if nav, done := p.handleGlobalCommands(c, f, hit); done {
		return nav
	}
	return p.goFurther(c, f, hit)
}

// goFurther shows what has happened, or lets whoever the newest position awaits decide.
func (p *Play) goFurther(c *app.Context, f control.Frame, hit *display.Hit) app.Nav {
	if !p.timeline.Idle() {
		switch {
		case p.hurry:
			animate(c, &p.timeline, 0)
		case f.Has(control.Skip) || f.Tap && (hit == nil || hit.Target.Command == ""):
			p.timeline.Skip()
			p.clicks.guard()
		default:
			animate(c, &p.timeline, p.seating.speed(c, &p.timeline))
		}
		if p.host.Next() == host.Thinks && !p.timeline.Idle() {
			p.bots.think(c, p.host)
		}
		return app.Nav{}
	}
	p.timeline.Tick(p.seating.speed(c, &p.timeline)) // wakes go on fading
	if p.now.Lesson.Waits() {
		p.hurry = false
		if f.Tap && hit != nil && hit.Target.Command != cmdCardPaper {
			p.notice.say(c.Lang.T(p.tutorial.lesson.refuses(p.host.Len())))
		}
		return app.Nav{}
	}
	switch p.host.Next() {
	case host.Scripted:
		p.step(c)
	case host.Over:
		p.hurry = false
		if p.closing.tell(&p.notice, f) {
			break
		}
		if p.ending == nil { // it comes over what may just have been clicked
			p.notice.end()
			p.ending = c.Pages.Ending(c, p.host)
			p.ending.Guard(app.GuardTicks)
			return app.Push(p.ending)
		}
	case host.Answers:
		if !p.seating.ponders(c, &p.timeline) {
			p.step(c)
			p.clicks.guard()
		}
	case host.Thinks:
		if p.bots.think(c, p.host) {
			p.step(c)
		}
	default:
		p.hurry = false
		if p.seating.curtained() {
			return app.Push(pages.NewCurtain(c, p.host, p.seating.decider(), func() {
				p.host.HandOver() // what others have decided before stays: that person has seen what came of it
				p.sit(c)
			}))
		}
		p.sit(c)
		if !p.goOn(c) {
			p.ticking = p.desk(c)
			p.gestures.askOn(&p.ticking.situation)
			picked := p.gestures.Picked
			in := p.gestures.follow(&p.ticking.situation, f, hit)
			if picked != p.gestures.Picked { // what has been said of it is past
				p.notice.text = ""
			}
			return p.fulfil(c, in)
		}
	}
	return app.Nav{}
}

// sit puts the person who is to decide at the screen, who is told what has happened if that has not been
// seen: in a recap where that one has not had the last turn at the screen, or has lost something in moves of
// others that are not shown; else in a round-up of a turn that is over.
func (p *Play) sit(c *app.Context) {
	before := p.seating.seated
	if p.seating.handOver() {
		if before != game.Nobody && before != p.seating.seated {
			p.clicks.guard()
		}
		p.refresh()
	}
	if p.tutorial.lesson != nil || !p.seating.untold(p.now.View.Asking()) { // lessons tell it themselves
		return
	}
	if c.Settings.Recap {
		p.recap.Tell(p.seating.missed(c))
	}
	if c.Settings.RoundUp && !p.recap.Telling() {
		turn, _ := p.table.Clock(p.now.View)
		remembered := len(p.table.Books().Accounts) > 0
		p.roundUp.Tell(p.history.RoundUp(p.seating.seated, turn, !remembered || app.KeepsAccounts(c, p.host)))
	}
	p.seating.told, p.seating.toldAt = p.seating.seated, p.host.Len()
}

// scope is the newest position with what is open over it.
func (p *Play) scope() position.Scope {
	s := p.now.Within(p.open)
	s.Advised = p.captain.shown(s)
	if p.timeline.Idle() {
		s.Stopped = p.stopped.of(p.host, &p.now)
	}
	return s
}

// desk is what panels, bar and keys may know of the match as it is now.
func (p *Play) desk(c *app.Context) desk {
	d := desk{
		situation: situation{c: c, table: p.table, timeline: &p.timeline, now: &p.now, scope: p.scope(), board: &p.board, seating: &p.seating, clicks: &p.clicks},
		words:     p.words(c), host: p.host, captain: &p.captain, panels: &p.panelSet, gestures: &p.gestures, focus: p.Focused(),
		settled: p.settled(), guarded: p.settled() && p.clicks.unasked(), ended: p.ending != nil, reads: len(p.bots.books) > 0,
		skips: !p.timeline.Idle() || p.now.Lesson == nil && p.now.OthersDecide(), light: p.idle.light(c.Settings.ReducedMotion),
	}
	d.foreground = foreground{
		group: p.open.Group, choice: p.open.Choice, hint: p.captain.shown(d.scope), log: p.logShown(), standing: p.standing.Open(),
		repeats: p.gestures.Pending.Repeated() || p.gestures.cancelled.Repeated(),
	}
	if p.now.Modal() {
		d.foreground.question = p.now.View.Decision().Prompt
	}
	if s := p.tutorial.lesson; s != nil {
		d.waits = s.waits(d.words, p.seating.decider())
	}
	d.card = p.tutorial.besideDecision(&d)
	return d
}
