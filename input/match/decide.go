package match

import (
	"errors"
	"slices"

	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match/position"
)

// A destination is a thing that was pointed at to go there, and what goes there. The zero value
// is none.
type destination struct{ thing, subject game.Ref }

// propose carries out several actions in a row, as far as nobody else has to decide in
// between.
func (p *Play) propose(c *app.Context, plan ...game.Action) {
	if len(plan) == 1 && p.now.Lesson.Wants(plan[0]) { // a row of a panel names the first zone of a way
		plan = p.now.Lesson.Run
	}
	p.act(c, plan, func() error { return p.host.Propose(plan...) })
}

// settled reports whether nothing is shown and no plan is under way: who is to decide can do so.
func (p *Play) settled() bool {
	return p.timeline.Idle() && !p.host.UnderWay() && p.goal == destination{}
}

// goOn carries out the next step of the plan under way, if it is still legal. It reports
// whether it has.
func (p *Play) goOn(c *app.Context) bool {
	if p.host.Next() == host.GoesOn {
		told, ticks := p.notice.text, p.notice.ticks // what the way has cost
		if !p.step(c) {
			p.goal = destination{}
			return false
		}
		if p.notice.text == "" {
			p.notice.text, p.notice.ticks = told, ticks
		}
		return true
	}
	if p.goal != (destination{}) {
		in := p.scope().Meaning(p.goal.thing) // what can be done with the thing that somebody has just sailed to
		if len(in.Choices()) > 1 && !p.now.Modal() && p.now.Subject() == p.goal.subject {
			p.open.Choice = in.Open.Choice
			p.clicks.guard()
		}
		p.goal = destination{}
	}
	return false
}

// step does what comes next by itself, and reports whether something has been done.
func (p *Play) step(c *app.Context) (done bool) {
	p.act(c, nil, func() (err error) {
		done, err = p.host.Step()
		return err
	})
	return done
}

// act lets the host do something and shows what has happened. If advice has been asked for it tells what the
// plan that begins with it costs, if that is one.
func (p *Play) act(c *app.Context, plan []game.Action, do func() error) {
	cost := p.captain.weighed(p.now.Own, plan)
	p.host.SetEnding(c.Settings.AutoPass.Ending())
	group, place := p.open.Group, openPlace(p.scope())
	if err := do(); err != nil {
		why := position.Intent{Kind: position.Refuse, Why: err, Open: p.open}
		if errors.Is(err, host.ErrNotNow) {
			why.Kind = position.Later
		}
		p.goal = destination{}
		p.fulfil(c, why)
		return
	}
	if news := p.host.Take(p.now.Viewer); len(news) > 0 {
		p.hear(c, news)
		first := news[0].Action
		if p.seating.person(first.By) {
			p.board.used = p.board.hover
		}
		ended := slices.ContainsFunc(news, func(n host.News) bool { return n.Ended })
		if !ended && group >= 0 && p.scope().GoesOn(group, first) {
			p.open.Group = group
		}
		if place.thing != (game.Ref{}) && p.seating.decider() == first.By {
			p.open = reopened(p.scope(), place)
		}
		c.Autosave(p.notice.warn)
	}
	if cost != nil {
		p.notice.say(cost.After(p.words(c), len(p.now.Legal) > 1))
	}
}

// openPlace is the place that is open, and the subject that is there.
func openPlace(s position.Scope) destination {
	if !s.Sheet() {
		return destination{}
	}
	return destination{s.Choice.About, s.Subject()}
}

// reopened is what is open over a position, with a place at the pointer as long as the subject is there and pieces
// can be chosen.
func reopened(s position.Scope, at destination) position.Open {
	open := s.Open
	if s.Modal() || s.Subject() != at.subject {
		return open
	}
	in := s.Meaning(at.thing)
	s.Choice = position.NewChoice(append(in.Plan, in.Choices()...))
	s.Choice.About = at.thing
	if len(s.Choice.Actions) == 0 || s.Routes.Begin(s.Choice.Actions[0]) || !s.Sheet() {
		return open
	}
	return s.Open
}

// hear tells and shows what has happened.
func (p *Play) hear(c *app.Context, news []host.News) {
	if p.seating.person(news[0].Action.By) {
		p.notice.dismiss()
	}
	var beats []session.Beat
	for _, n := range news {
		if n.Stops {
			p.goal = destination{}
		}
		if n.Action.By != game.Chance {
			if n.Ended && p.tutorial.lesson == nil {
				p.notice.tellPassed(c, p.words(c), p.host, n.Before)
			}
			if p.tutorial.tutor != nil {
				p.tutorial.tutor.goOn(c, p.info, n.Action, p.seating.person(n.Action.By))
			}
		}
		p.closing.hear(p.words(c), n.Beat, p.seating.seated)
		p.history.Add(p.words(c), n.Beat)
		if p.tutorial.lesson == nil && !p.seating.person(n.Action.By) && c.Settings.OfSeat(p.host, p.seating.seated).SpeedOthers == app.AtOnce {
			p.notice.tellNews(p.words(c), p.table, n.Beat, p.now.Viewer)
		}
		if p.tutorial.tutor != nil {
			p.tutorial.tutor.hear(p.info, c.Lang, n.Beat, p.history.Entries)
		}
		if n.Ended || n.Action.By != p.seating.seated {
			p.clicks.guard()
		}
		beats = append(beats, n.Beat)
	}
	queue(&p.timeline, counts(p.table, p.host, p.ending), beats)
	p.refresh()
}
