package match

import (
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// fulfil does what a panel or a gesture asks for.
func (p *Play) fulfil(c *app.Context, intent table.Intent) app.Nav {
	switch x := intent.(type) {
	case tap:
		d, before := p.desk(c), p.host.Len()
		in := p.gestures.tap(&d.situation, x.hit)
		nav := p.fulfil(c, in)
		if p.host.Len() > before {
			p.clicks.press(x.hit)
		}
		if t, ok := in.(display.Target); ok && t.Command == "" && t.Ref != (game.Ref{}) && !p.now.Modal() && p.seating.frame(c).Subject.Contains(x.hit.Rect.Center()) {
			d = p.desk(c)
			p.board.panTo(&d, t.Ref)
		}
		return nav
	case display.Target: // was clicked
		return p.fulfil(c, p.scope().Means(x))
	case position.Intent:
		was := p.open.Choice
		p.open = x.Open
		switch x.Kind {
		case position.Do:
			if d := p.desk(c); p.gestures.needsConfirm(&d.situation, x.Plan[0], p.sumInput.Unchosen(x.Plan[0])) {
				if p.battle.Fight() != nil { // its panel takes the place of what is open
					p.open = position.Open{Group: -1}
				}
				return app.Nav{}
			}
			if x.Thing != (game.Ref{}) && p.now.Routes.Begin(x.Plan[0]) && p.now.Lesson == nil {
				p.goal = destination{x.Thing, p.now.Subject()}
			}
			if p.propose(c, x.Plan...); p.open.Choice == was { // it is not allowed now
				p.open.Choice = nil
			}
		case position.Choose:
			c.Sound.Hear(synth.Click)
			p.find(x.Things)
		case position.Turn:
			c.Sound.Hear(synth.Click)
			d := p.desk(c)
			p.purchases.TurnTo(&d, x.Thing)
		case position.Refuse:
			p.notice.tellRefusal(c, p.words(c), p.now.RefusalOf(x.Why))
		case position.Explain:
			d := p.desk(c)
			p.notice.explain(c, p.table.Tell(d.View(), x.Thing).Lines)
		case position.Later:
			c.Sound.Hear(synth.Refuse)
			p.notice.say(c.Lang.T("learn.allowed"))
		}
	case synth.Effect:
		c.Sound.Hear(x)
	case table.Propose:
		p.propose(c, x.Plan...)
	case again:
		p.act(c, []game.Action{x.action}, func() error { return p.host.Repeat(x.action, x.as.GoesOn) })
	case noteTurned:
		if !x.back {
			p.refresh()
			break
		}
		p.notice.dismiss()
		p.rewound(c)
	case askCaptain:
		d := p.desk(c)
		p.askAdvice(&d)
	case app.Nav:
		return x
	case say:
		p.notice.say(string(x))
	case table.Stand:
		c.Sound.Hear(synth.Click)
		p.act(c, nil, func() error { return p.host.Stand(x.Answer) })
	case table.Withdraw:
		if p.host.Withdraw(x.Answer) == nil {
			c.Sound.Hear(synth.Click)
			p.refresh()
			c.Autosave(p.notice.warn)
		}
	case table.TakeBack:
		p.takeBack(c, func() error { return p.host.UndoTo(x.To) })
	case table.PointOut:
		d := p.desk(c)
		p.board.pointOut(&d, x.Thing)
	case table.Watch:
		if p.tutorial.lesson == nil {
			return app.Push(NewReplay(c, p.host, p.now.Viewer, x.From, p.ending))
		}
	}
	return app.Nav{}
}
