package session

import (
	"fmt"
	"slices"

	"serenissima/game"
)

// An AgreementKind says what has been agreed on. The numbers are written to codes: append only.
type AgreementKind uint8

// The kinds of agreement.
const (
	Stands    AgreementKind = iota + 1 // an answer stands from now on
	Withdrawn                          // it does so no more
	Sits                               // another sits on a seat from now on
)

// An Agreement is an entry of the log that decides nothing: it changes who decides, or what is
// answered without being asked again.
type Agreement struct {
	At     int // decisions and outcomes of chance before it
	Kind   AgreementKind
	Answer game.StandingAnswer // that stands or is withdrawn
	Seat   game.Player         // on which another sits
	Sitter Seat
}

// Agreements returns the agreements in their order, a copy.
func (m *Match) Agreements() []Agreement { return slices.Clone(m.agreements) }

// Standing returns the answers that stand, the latest last.
func (m *Match) Standing() []game.StandingAnswer { return game.Lasting(m.state, m.standing) }

// Stand lets an answer of a person stand from now on.
func (m *Match) Stand(x game.StandingAnswer) error {
	return m.agree(Agreement{At: len(m.log), Kind: Stands, Answer: x})
}

// Withdraw takes a standing answer back.
func (m *Match) Withdraw(x game.StandingAnswer) error {
	return m.agree(Agreement{At: len(m.log), Kind: Withdrawn, Answer: x})
}

// Sit lets another sit on a seat from now on. What was decided before stays.
func (m *Match) Sit(p game.Player, s Seat) error {
	return m.agree(Agreement{At: len(m.log), Kind: Sits, Seat: p, Sitter: s})
}

// Answered is what the standing answers say to the question at hand, false if they say nothing to
// it.
func (m *Match) Answered() (a game.Action, ok bool) {
	a, _, ok = game.Answered(m.state, m.standing)
	return a, ok && m.Seat(a.By).Kind == Human
}

// agree makes an agreement, or says why it cannot be.
func (m *Match) agree(x Agreement) error {
	switch answer := x.Answer; x.Kind {
	case Stands:
		_, can := m.state.(game.Stander)
		if !can || !slices.Contains(m.rules.Info().Standing, answer.Name) || m.Seat(answer.By).Kind != Human || answer.To < game.Nobody || int(answer.To) > len(m.seats) {
			return fmt.Errorf("session: %q of seat %d cannot stand", answer.Name, answer.By)
		}
		m.standing = game.Stand(m.standing, answer)
	case Withdrawn:
		i := slices.Index(m.standing, answer)
		if i < 0 {
			return fmt.Errorf("session: %q of seat %d does not stand", answer.Name, answer.By)
		}
		m.standing = slices.Delete(slices.Clone(m.standing), i, i+1)
	case Sits:
		if x.Seat < 1 || int(x.Seat) > len(m.seats) {
			return fmt.Errorf("session: there is no seat %d", x.Seat)
		}
		if err := x.Sitter.clean(x.Seat); err != nil {
			return err
		}
		m.seats = slices.Clone(m.seats)
		m.seats[x.Seat-1] = x.Sitter
		m.standing = slices.DeleteFunc(slices.Clone(m.standing), func(y game.StandingAnswer) bool { return y.By == x.Seat })
		m.bar(TakenOver)
	default:
		return fmt.Errorf("session: there is no agreement of kind %d", x.Kind)
	}
	m.agreements = append(m.agreements, x)
	return nil
}

// takeBack leaves agreements where they are once entries behind the first n have been taken from
// the log: they are made then. An answer that would answer the question again that has been come
// back to is withdrawn, for who takes an answer back wants another.
func (m *Match) takeBack() {
	for i := range m.agreements {
		m.agreements[i].At = min(m.agreements[i].At, len(m.log))
	}
	for {
		_, by, ok := game.Answered(m.state, m.standing)
		if !ok || m.Withdraw(by) != nil {
			return
		}
	}
}
