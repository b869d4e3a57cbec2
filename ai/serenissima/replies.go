package serenissima

import (
	"math"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// Foresight is how far a bot looks at what everybody will do after its plan.
// Dice and cards fall as they most likely do; what they might do else is judged at once.
type Foresight struct {
	Plans   int   // that are looked into
	Replies int   // decisions of all players; special investments do not count
	Within  int64 // of the best, in 1/100 ducat: plans that are judged worse are not looked into
}

// reconsider judges the best plans again by what follows and puts them in order; those that
// it does not look into are dropped.
func (m *Bot) reconsider() {
	n := min(m.skill.Foresight.Plans, len(m.plans))
	for m.plans[n-1].worth < m.plans[0].worth-m.skill.Foresight.Within {
		n--
	}
	m.plans = m.plans[:n]
	if n == 1 {
		return
	}
	for i := range n {
		p := &m.plans[i]
		s := m.root
		p.revised = p.worth - m.carryOut(&s, p.actions)
		p.revised += m.after(&s)
		if m.quit {
			return
		}
	}
	for i := range m.plans {
		m.plans[i].worth = m.plans[i].revised
		for j := i; j > 0 && m.plans[j].worth > m.plans[j-1].worth; j-- {
			m.plans[j], m.plans[j-1] = m.plans[j-1], m.plans[j]
		}
	}
}

// carryOut plays a plan as it is expected to go and returns what the position is
// worth that it comes to; a fight at its end goes as it most likely does.
func (m *Bot) carryOut(s *ser.State, actions []game.Action) int64 {
	for _, a := range actions {
		s.Apply(a, nil)
		m.settle(s)
		if fighting(s) {
			m.throwLikely(s)
			break
		}
	}
	return m.weigh(s)
}

// after is what a position is worth to me when others have acted.
func (m *Bot) after(s *ser.State) int64 {
	var luck int64 // what dice and cards might do else
	for replies := m.skill.Foresight.Replies; replies > 0; {
		if fighting(s) {
			t := *s
			odds := m.suffer(&t)
			m.throwLikely(s)
			luck += odds - m.weigh(s)
		}
		if s.Decision().Prompt == ser.DogeCard {
			luck -= m.drawLikely(s)
		}
		p := s.Decision().Player
		if p <= game.Nobody || m.quit {
			break
		}
		if s.Decision().Prompt != ser.SpecialInvest {
			replies--
		}
		m.other.clear()
		m.other.survey(s, p)
		m.other.think()
		if m.quit = m.quit || m.other.quit; m.quit || len(m.other.plans) == 0 {
			break
		}
		for _, a := range m.other.plans[0].actions {
			if s.Decision().Player != p {
				break
			}
			s.Apply(a, nil)
			m.settleFor(s)
		}
	}
	return luck + m.foretell(s)
}

// foretell is what a position is worth to me in the end: the judgement and the
// forecast, each for its share.
func (m *Bot) foretell(s *ser.State) int64 {
	share := m.weights.Forecast
	if share == 0 || s.Decision().Player == game.Nobody {
		return m.weigh(s)
	}
	if m.quit || !m.spend() {
		m.quit = true
		return math.MinInt64
	}
	m.other.survey(s, m.me)
	return m.other.foretell(s, m.skill.forecast)
}

// drawLikely draws the Doge card that most likely comes and returns by how much that
// is better for me than the average of all that may come.
func (m *Bot) drawLikely(s *ser.State) int64 {
	m.cards = s.AppendOutcomes(m.cards[:0])
	likely := m.cards[0]
	for _, o := range m.cards {
		if o.Weight > likely.Weight {
			likely = o
		}
	}
	luck := fortuneOfCard(s, likely.Action, m.cards, m.foretell)
	s.Apply(likely.Action, nil)
	return luck
}

// fighting reports whether dice of a fight are to be thrown.
func fighting(s *ser.State) bool {
	p := s.Decision().Prompt
	return p == ser.BattleRound || p == ser.FortVolley
}

// throwLikely ends a fight as it most likely ends.
func (m *Bot) throwLikely(s *ser.State) {
	odds := m.odds(s)
	if s.Decision().Prompt == ser.FortVolley {
		s.Apply(volley(0), nil)
	}
	if odds.win*2 >= certain {
		conclude(s, odds.left, 0)
	} else {
		conclude(s, 0, max(1, odds.foes))
	}
}
