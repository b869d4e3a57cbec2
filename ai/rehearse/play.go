package rehearse

import (
	"serenissima/ai"
	"serenissima/game"
)

// A Table is where a position is played on.
type Table interface {
	// Done is asked before each decision and each outcome of chance, and reports whether the
	// rehearsal is over.
	Done(d game.Decision) bool
	// Deal lets chance go on.
	Deal()
	// Seat returns who decides for a seat, and what it sees.
	Seat(p game.Player) (bot ai.Bot, view game.State)
}

// Play plays a position on until the game or the rehearsal is over: a seat follows its plan
// while that is legal, and for all else the bots at the table decide. It reports whether it
// has come to an end, or was called off.
func (w *Worker) Play(s game.State, me game.Player, t Table) (ended bool) {
	for d := s.Decision(); d.Player != game.Nobody && !t.Done(d); d = s.Decision() {
		if d.Player == game.Chance {
			t.Deal()
			continue
		}
		if d.Player == me && w.follow(s) {
			continue
		}
		bot, view := t.Seat(d.Player)
		if !bot.Begin(view, d.Player) {
			if bot.Think(w.Count); w.Quit {
				return false
			}
		}
		s.Apply(bot.Best(), nil)
	}
	return true
}

// follow takes the next step of the plan, or drops the plan if that is not legal.
func (w *Worker) follow(s game.State) bool {
	if len(w.Plan) == 0 {
		return false
	}
	if s.Check(w.Plan[0]) != nil {
		w.Plan = nil
		return false
	}
	s.Apply(w.Plan[0], nil)
	w.Plan = w.Plan[1:]
	return true
}
