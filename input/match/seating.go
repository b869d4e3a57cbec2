package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/table"
)

// A seating is who sits at the screen and sees what, when several people play.
type seating struct {
	play *Play

	veil   scene.Veil  // when there is a curtain between people
	seated game.Player // the person at the screen
	alone  game.Player // the person who sees it while the others look away
}

// curtained reports whether the person who is to decide has still to take the
// screen, unseen by the others.
func (p *seating) curtained() bool {
	return !p.open() && p.veil.Hides(p.play.match, p.play.decider(), p.alone)
}

// open reports whether several people look on while one of them decides.
func (p *seating) open() bool {
	return p.veil != scene.VeilAlways && table.VeilsOn(p.play.table, p.play.match.State()) && p.play.person(p.play.decider()) && scene.People(p.play.match) > 1
}

// unseen reports whether who is to decide sits behind a curtain that has been opened: the others
// look away.
func (p *seating) unseen() bool {
	d := p.play.decider()
	return p.veil != scene.VeilNever && p.alone == d && p.play.person(d) && !p.open() && p.play.timeline.Idle()
}

// takeOver puts the person who is to decide at the screen once the curtain has been opened: what
// others have decided before stays, for that person has seen what came of it.
func (p *seating) takeOver(c *scene.Context) {
	p.play.controller.host.HandOver()
	p.sit(c)
}

// sit puts the person who is to decide at the screen, who is told what has happened if
// that has not been seen.
func (p *seating) sit(c *scene.Context) {
	d := p.play.decider()
	alone := d
	if p.open() {
		alone = game.Nobody
	}
	if p.alone != alone || p.seated != d {
		p.alone = alone
		if p.seated != game.Nobody && p.seated != d {
			p.play.clicks.guard()
		}
		p.seated = d
		p.play.refresh()
	}
	if p.play.chronicle.untold() {
		if c.Settings.Recap {
			p.play.chronicle.recap = p.play.chronicle.missed(c, d)
		}
		if c.Settings.RoundUp && p.play.chronicle.recap == nil {
			p.play.chronicle.roundup = p.play.chronicle.roundUp(c, d)
		}
		p.play.chronicle.told, p.play.chronicle.toldAt = d, p.play.match.Len()
	}
}

// watcher is whose secrets are shown: nobody's before a curtain is open.
func (p *seating) watcher() game.Player {
	if p.curtained() {
		return game.Nobody
	}
	return viewer(p.play.match)
}

// atScreen is the person whose settings count now: who has had the last word at the
// screen, or else who is to decide.
func (p *seating) atScreen() game.Player {
	if p.seated != game.Nobody {
		return p.seated
	}
	return viewer(p.play.match)
}

// speed is how fast what runs now is shown: a person's moves as that person wants
// to see them, those of others as the one at the screen does.
func (p *seating) speed(c *scene.Context) float64 {
	if ev, ok := p.play.timeline.Now(); ok && p.play.person(ev.By) {
		return c.SeatSettings(p.play.match, ev.By).SpeedOwn.Factor()
	}
	return c.SeatSettings(p.play.match, p.atScreen()).SpeedOthers.Factor()
}

// nextSpeed makes others' moves faster, after the fastest slow, and one's own if they were
// as fast: for the person at the screen alone where that one has chosen a speed,
// else for everybody.
func (p *seating) nextSpeed(c *scene.Context) {
	own, others := &c.Settings.SpeedOwn, &c.Settings.SpeedOthers
	now := c.SeatSettings(p.play.match, p.atScreen())
	if seat := p.atScreen(); p.play.person(seat) {
		if h := &c.Settings.BySeat[seat-1]; h.SpeedOthers != "" {
			own, others = &h.SpeedOwn, &h.SpeedOthers
		}
	}
	n := len(scene.Speeds)
	next := scene.Speeds[(slices.Index(scene.Speeds, now.SpeedOthers)+n-1)%n]
	if now.SpeedOwn == now.SpeedOthers {
		*own = next
	}
	*others = next
	c.SaveSettings()
	p.play.messages.say(c.Lang.T("play.speed", "speed", c.Lang.T("settings.speed."+string(next))))
}
