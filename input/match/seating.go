package match

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match/history"
	"serenissima/render/layout"
	"serenissima/render/motion"
	"serenissima/render/table"
)

// A seating is who sits at the screen and sees what, when several people play.
type seating struct {
	host  session.Outline
	table table.Table

	veil      app.Veil                // when there is a curtain between people
	seated    game.Player             // the person at the screen
	privateTo game.Player             // the person who sees it while the others look away
	told      game.Player             // who was told last what has happened
	toldAt    int                     // entries of the match then
	slower    [game.MaxSeats + 1]bool // by seat: the button for the speed leads to slower ones
	pondered  int                     // ticks for which a question has been seen that a standing answer answers

	window  layout.Window // for which the frame is kept
	divided layout.Frame
}

// untold reports whether who is to decide, and is asked so, may still have to be told what has happened.
func (s *seating) untold(asked game.Asking) bool {
	return s.toldAt != s.host.Len() && (asked.Fresh || asked.Round)
}

// missed is the recap for who sits at the screen, nil if that one needs none.
func (s *seating) missed(c *app.Context) *history.Recap {
	m := s.host
	unseen := c.Settings.OfSeat(m, s.seated).SpeedOthers == app.AtOnce
	others := s.told != s.seated && app.People(m) > 1
	if !others && !unseen {
		return nil
	}
	if r := history.SinceLast(s.table, m.BeatsFor(s.seated), s.seated); others || r.Hurt() {
		return r
	}
	return nil
}

// decider is the seat that the newest position awaits.
func (s *seating) decider() game.Player { return s.host.Public().Decision().Player }

// person reports whether a person sits on a seat.
func (s *seating) person(seat game.Player) bool { return s.host.Seat(seat).Kind == session.Human }

// curtained reports whether the person who is to decide has still to take the
// screen, unseen by the others.
func (s *seating) curtained() bool {
	return !s.shared() && s.veil.Hides(s.host, s.decider(), s.privateTo)
}

// shared reports whether several people look on while one of them decides.
func (s *seating) shared() bool {
	return s.veil != app.VeilAlways && table.VeilsOn(s.table, s.host.Public()) && s.person(s.decider()) && app.People(s.host) > 1
}

// behindCurtain reports whether who is to decide sits behind a curtain that has been opened: the
// others look away.
func (s *seating) behindCurtain() bool {
	return s.veil != app.VeilNever && s.privateTo == s.decider() && s.person(s.decider()) && !s.shared()
}

// handOver puts the person who is to decide at the screen. It reports whether somebody else sat there,
// or others looked on.
func (s *seating) handOver() bool {
	seated, privateTo := s.decider(), s.decider()
	if s.shared() {
		privateTo = game.Nobody
	}
	if s.privateTo == privateTo && s.seated == seated {
		return false
	}
	s.seated, s.privateTo = seated, privateTo
	return true
}

// watcher is whose secrets are shown: nobody's before a curtain is open.
func (s *seating) watcher() game.Player {
	if s.curtained() {
		return game.Nobody
	}
	return viewer(s.host)
}

// atScreen is the person whose settings count now: who has had the last word at the
// screen, or else who is to decide.
func (s *seating) atScreen() game.Player {
	if s.seated != game.Nobody {
		return s.seated
	}
	return viewer(s.host)
}

// speed is how fast what a timeline shows now runs: a person's moves as that person wants
// to see them, those of others as the one at the screen does.
func (s *seating) speed(c *app.Context, t *motion.Timeline) float64 {
	if ev, ok := t.Now(); ok && s.person(ev.By) {
		return c.Settings.OfSeat(s.host, ev.By).SpeedOwn.Factor()
	}
	return c.Settings.OfSeat(s.host, s.atScreen()).SpeedOthers.Factor()
}

// ponderTicks is how long a standing answer seems to be thought about, in 60ths of a second.
const ponderTicks = 30

// ponders counts a tick in which a standing answer is to answer the question at hand, and reports whether that
// has still to be seen for a moment.
func (s *seating) ponders(c *app.Context, t *motion.Timeline) bool {
	if s.pondered++; float64(s.pondered)*s.speed(c, t) < ponderTicks {
		return true
	}
	s.pondered = 0
	return false
}

// nextSpeed makes others' moves faster, from the fastest on slower again up to the slowest, and one's own if they were
// as fast: for the person at the screen alone where that one has chosen a speed, else for everybody. It returns the new
// speed.
func (s *seating) nextSpeed(c *app.Context) app.Speed {
	seat := s.atScreen()
	own, others := &c.Settings.SpeedOwn, &c.Settings.SpeedOthers
	now := c.Settings.OfSeat(s.host, seat)
	if s.person(seat) {
		if h := &c.Settings.BySeat[seat-1]; h.SpeedOthers != "" {
			own, others = &h.SpeedOwn, &h.SpeedOthers
		}
	}
	switch now.SpeedOthers {
	case app.AtOnce:
		s.slower[seat] = true
	case app.Slow:
		s.slower[seat] = false
	}
	i := slices.Index(app.Speeds, now.SpeedOthers) - 1
	if s.slower[seat] {
		i += 2
	}
	next := app.Speeds[i]
	if now.SpeedOwn == now.SpeedOthers {
		*own = next
	}
	*others = next
	c.SaveSettings()
	return next
}

// frame is the division of the window for who sits at it. It is kept as long as the window is the same.
func (s *seating) frame(c *app.Context) layout.Frame {
	if w := c.TableWindow(c.Settings.OfSeat(s.host, s.atScreen()).Hand); w != s.window {
		s.window, s.divided = w, s.table.Layout(w)
	}
	return s.divided
}
