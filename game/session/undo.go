package session

import (
	"slices"

	"serenissima/game"
)

// A Barrier says why the last entry of the log cannot be undone. Barriers are
// keys of the texts that people read.
type Barrier string

// The barriers; the empty one is none.
const (
	NothingDone Barrier = "nothing-done" // no decision yet
	ChanceFell  Barrier = "chance-fell"  // dice, bag or deck have spoken since
	OtherSeat   Barrier = "other-seat"   // another seat has decided since
	SecretOut   Barrier = "secret-out"   // the decision told a secret
	TakenOver   Barrier = "taken-over"   // the match began with it, see Fork
	HandedOver  Barrier = "handed-over"  // another person has taken the screen since, see HandOver
	Ended       Barrier = "ended"        // the game has ended, and what was secret is open
)

// remember notes whether the step b can be undone. What can be is the last run
// of decisions by one person, from where that person had a choice: a position in
// which an end is all that is left leads nowhere else.
func (m *Match) remember(b Beat) {
	last := m.LastBy()
	switch {
	case b.Action.By == game.Chance:
		m.bar(ChanceFell)
		return
	case m.Seat(b.Action.By).Kind == Bot:
		m.bar(OtherSeat)
		return
	case slices.ContainsFunc(b.Events, func(ev game.Event) bool {
		return ev.Kind == game.Revealed || ev.Kind == game.Drew
	}):
		m.bar(SecretOut)
		return
	case b.After.Decision().Player == game.Nobody:
		m.bar(Ended)
		return
	case last >= 1 && last != b.Action.By:
		m.bar(OtherSeat)
	}
	if len(m.back) == 0 {
		if _, only := game.OnlyEnd(b.Before); only {
			return
		}
	}
	m.back = append(m.back, b.Before)
}

func (m *Match) bar(why Barrier) {
	clear(m.back)
	m.back, m.barrier = m.back[:0], why
}

// CanUndo reports whether Undo would take a decision back, and if not, why.
func (m *Match) CanUndo() (bool, Barrier) {
	switch {
	case len(m.back) > 0:
		return true, ""
	case m.barrier == OtherSeat && !slices.ContainsFunc(m.log, func(a game.Action) bool { return m.Seat(a.By).Kind == Human }):
		return false, NothingDone
	}
	return false, m.barrier
}

// Undo takes back the last entry of the log if it is a person's decision after
// which neither chance nor another seat has spoken and no secret came out;
// called again, that person's decision before. It reports whether it did.
func (m *Match) Undo() bool {
	if ok, _ := m.CanUndo(); !ok {
		return false
	}
	return m.UndoTo(len(m.log) - 1)
}

// undoLast takes the last entry back, which can be.
func (m *Match) undoLast() {
	last := len(m.back) - 1
	m.state = m.back[last]
	m.back = m.back[:last]
	m.undone = append(m.undone, m.log[len(m.log)-1])
	m.log = m.log[:len(m.log)-1]
}

// Back returns the positions that Undo leads to one after the other, the oldest
// first. They must not be changed.
func (m *Match) Back() []game.State { return slices.Clone(m.back) }

// Barrier returns why nothing before Firm can be undone.
func (m *Match) Barrier() Barrier { return m.barrier }

// Firm is how many entries of the log cannot be undone.
func (m *Match) Firm() int { return len(m.log) - len(m.back) }

// UndoTo takes back all entries of the log behind the first n, and reports
// whether it did: not if one of them cannot be undone. Redo makes them again one
// by one.
func (m *Match) UndoTo(n int) bool {
	if n < m.Firm() || n > len(m.log) {
		return false
	}
	for len(m.log) > n {
		m.undoLast()
	}
	m.takeBack()
	return true
}

// CanRedo reports whether a decision has been undone and no other made since.
func (m *Match) CanRedo() bool { return len(m.undone) > 0 }

// Redo makes the decision again that was undone last and returns its beat, or
// nothing if there is none.
func (m *Match) Redo() []Beat {
	if !m.CanRedo() {
		return nil
	}
	last := len(m.undone) - 1
	a := m.undone[last]
	m.undone = m.undone[:last]
	return m.settle([]Beat{m.play(a)})
}

// BarUndo notes that what has been decided so far stays, for the turn of another has been ended by
// itself: nobody has decided that, so that nobody can take it back.
func (m *Match) BarUndo() {
	if len(m.back) > 0 {
		m.bar(OtherSeat)
	}
}

// HandOver notes that a person has taken the screen and seen what that one alone may see: what
// another has decided before stays. It is the reason that this person sees, even where what was left
// of others' phases has been ended before.
func (m *Match) HandOver(to game.Player) {
	by := m.LastBy()
	if by != to && m.Seat(by).Kind == Human && (len(m.back) > 0 || m.barrier == OtherSeat || m.barrier == ChanceFell) {
		m.bar(HandedOver)
	}
}
