package serenissima

import (
	"slices"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// explainChoice tells by how much a choice in the set-up is better than others are in
// the mean. Of galleys far from one another the book knows nothing.
func (m *Bot) explainChoice(choice game.Action) *Advice {
	a := &Advice{Plan: []game.Action{choice}, Share: true}
	c := m.choices(&m.root, m.skill.book)
	chosen := c.merits(choice)
	if a.Unknown = chosen.unknown(); a.Unknown {
		return a
	}
	var mean merits
	known := int64(0)
	for _, b := range m.root.AppendActions(nil) {
		if n := c.merits(b); !n.unknown() {
			mean.home += n.home
			mean.numbers += n.numbers
			mean.others += n.others
			known++
		}
	}
	a.add(Reason{About: OfHome, Worth: chosen.home - mean.home/known})
	a.add(Reason{About: OfNumbers, Worth: chosen.numbers - mean.numbers/known})
	a.add(Reason{About: OfHomes, Worth: chosen.others - mean.others/known})
	a.rank()
	return a
}

// explainAnswer tells by how much an answer is better than the other, if then the mover
// does what it thinks best. The worse of the two has no reasons.
func (m *Bot) explainAnswer(answer game.Action) *Advice {
	other := answer
	if other.Verb = ser.Allow; answer.Verb == ser.Allow {
		other.Verb = ser.Forbid
	}
	a := &Advice{Plan: []game.Action{answer}}
	chosen, _ := m.consequence(answer)
	against, then := m.consequence(other)
	for _, r := range chosen {
		a.add(r)
	}
	for _, r := range against {
		r.Worth = -r.Worth
		a.add(r)
	}
	if a.rank(); a.Worth <= 0 {
		a.Worth, a.Reasons = 0, nil
	} else {
		a.Otherwise = then
	}
	return a
}

// consequence takes apart what an answer comes to, and tells what the mover then does.
func (m *Bot) consequence(answer game.Action) (parts []Reason, then []game.Action) {
	s := m.root
	s.Apply(answer, nil)
	m.settleFor(&s)
	done, fight := m.sequel(&s, &m.other)
	parts = m.account(&s)
	if fight {
		target, calm := s.Target(), m.judge(&s)
		parts = append(parts, Reason{OfFight, target, m.suffer(&s) - calm})
	}
	return parts, slices.Clone(done)
}
