package mediterranee

import (
	"slices"

	"serenissima/ai"
	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// A bot decides for one seat: what a captain would do, or one of the plans beside it that
// comes to more in rehearsals.
type bot struct {
	captain
	skill  *skill
	search *search  // of a bot that rehearses; else nil
	other  *captain // who makes plans by other weights
	plans  []plan
}

// newBot returns a bot of a level of Opponents.
func newBot(s ai.Spec) ai.Bot {
	k := skillOf(s.Level, s.Character, s.Units)
	m := &bot{skill: k, captain: *newCaptain(&k.weights, s.Seed)}
	m.most = k.most
	if k.budget.Plans > 0 {
		m.search = newSearch()
		m.other = newCaptain(&k.weights, s.Seed)
	}
	return m
}

// Think implements ai.Bot.
func (m *bot) Think(spend func() bool) {
	m.captain.Think(spend)
	if m.search == nil || m.quit {
		return
	}
	if m.gather(spend); m.quit || len(m.plans) < 2 {
		return
	}
	m.search.Spend, m.search.Quit = spend, false
	best := m.search.choose(&m.root, m.me, m.plans, m.skill.rehearses(m.root.Seats), m.luck())
	if m.quit = m.search.Quit; m.quit {
		return
	}
	m.plan.actions = append(m.plan.actions[:0], best.actions...)
	m.rememberPlan()
}

// luck is a number for a decision, the same whenever it is taken.
func (m *bot) luck() uint64 {
	s := &m.root
	r := game.NewRand(m.seed ^ uint64(s.Turn)<<40 ^ uint64(s.Decision().Prompt)<<32 ^ uint64(s.Ducats[m.me])<<8)
	return r.Uint64()
}

// add adds a plan that is judged to be so much worse than the first.
func (m *bot) add(less int, actions ...game.Action) {
	for i := range m.plans {
		if slices.Equal(m.plans[i].actions, actions) {
			return
		}
	}
	m.plans = append(m.plans, plan{worth: m.plan.worth - less, actions: slices.Clone(actions)})
}

// gather makes the plans to be rehearsed: what a captain would do, and what else is worth
// a try. Fights are not rehearsed: a captain weighs them by exact odds, and what a few
// throws make of them is luck.
func (m *bot) gather(spend func() bool) {
	m.plans = m.plans[:0]
	m.add(0, m.plan.actions...)
	switch d := m.root.Decision(); d.Prompt {
	case med.Bidding:
		for n := range min(m.skill.bids, int(m.root.Ducats[m.me])/2+1) {
			m.add(0, m.act(med.Bid, game.Money(med.Hundreds(n))))
		}
	case med.AnswerCounter:
		if m.plan.actions[0].Verb == med.Refuse { // what it would itself have offered it accepts
			m.add(0, m.act(med.Accept))
		}
	case med.ChoosePlace, med.Passage:
		for _, a := range m.list {
			m.add(0, a)
		}
	case med.AskPrice:
		m.gatherPrices()
	case med.Movement:
		m.gatherVoyages(spend)
	case med.Purchases:
		m.gatherPurchases(spend)
	}
}
