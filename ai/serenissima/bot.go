package serenissima

import (
	"serenissima/ai/rehearse"
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// A Bot decides for one seat.
type Bot struct {
	planner
	other    planner // of a rival who is expected to do its best
	search   *search // of a bot that plays plans on; else nil
	skill    *Skill
	seed     uint64
	list     []game.Action
	cards    []game.Outcome // that may be drawn
	expected ser.State      // the next view if the plan goes on
	rest     []game.Action  // of the plan
}

// mostJudged bounds the positions that a decision of a captain judges. Few come
// near it.
const mostJudged = 4000

// New returns a bot of a skill; the seed varies what it does when several things
// are as good.
func New(k *Skill, seed uint64) *Bot {
	m := &Bot{seed: seed, skill: k}
	m.keep, m.most, m.rough, m.short = 1, mostJudged, k.Rough, k.Rough
	if k.Heat > 0 {
		m.keep = 8
	}
	m.keep = max(m.keep, k.Foresight.Plans)
	m.other = planner{keep: 1, most: mostJudged, rough: true}
	m.weights, m.other.weights, m.other.short = &k.Weights, &k.Weights, true
	if k.Searches() {
		m.keep = max(m.keep, k.Budget.Plans, k.Duel.Plans)
		m.search = newSearch(&k.Weights, k.forecast, k.Budget.Parallel)
	}
	return m
}

// Begin takes up a decision in a redacted view and has a legal choice for it at
// once. It is done if an earlier plan goes on or there is nothing to choose.
func (m *Bot) Begin(view game.State, by game.Player) (done bool) {
	s := view.(*ser.State)
	if m.chart == nil || m.chart.board != s.Board {
		m.chart = chartOf(s.Board)
		m.other.chart = m.chart
		if m.search != nil {
			m.search.learn(m.chart)
		}
	}
	m.clear()
	if len(m.rest) > 0 && *s == m.expected {
		m.root, m.me = *s, by
		m.adopt(m.rest)
		m.rememberPlan()
		return true
	}
	m.rest = m.rest[:0]
	m.list = s.AppendActions(m.list[:0])
	m.survey(s, by)
	m.adopt(m.list[len(m.list)-1:]) // to end, to allow, to stop
	return len(m.list) == 1
}

// adopt makes a plan of some actions, worse than any other.
func (m *Bot) adopt(actions []game.Action) {
	if cap(m.plans) == 0 {
		m.plans = make([]plan, 0, m.keep)
	}
	m.plans = m.plans[:1]
	m.plans[0].worth, m.plans[0].kind = -1<<62, 0
	m.plans[0].actions = append(m.plans[0].actions[:0], actions...)
}

// Best returns the choice so far, a legal action from Begin on.
func (m *Bot) Best() game.Action { return m.plans[0].actions[0] }

// Think looks for the best plan; it calls spend before it judges a position and
// returns soon when that says no.
func (m *Bot) Think(spend func() bool) {
	m.spend, m.other.spend = spend, spend
	switch m.root.Decision().Prompt {
	case ser.ChooseClosed, ser.ChooseStart, ser.ChooseGalley:
		rand := m.chance(3)
		m.setUp(&m.root, m.skill.book, m.skill.leeway(m.root.Seats), &rand)
	case ser.AskPassage, ser.AskSale, ser.AskLanding:
		m.answer(&m.other)
	default:
		m.overlook()
		m.think()
		m.choose(spend)
	}
	if !m.quit {
		m.rememberPlan()
	}
}

// chance returns the luck of a decision, the same whenever it is taken.
func (m *Bot) chance(salt uint64) game.Rand {
	s := &m.root
	r := game.NewRand(m.seed ^ salt<<56 ^ uint64(s.Turn)<<40 ^ uint64(s.Active)<<32 ^ uint64(s.Decision().Prompt)<<24 ^ uint64(s.Ducats[m.me]))
	return game.NewRand(r.Uint64())
}

// overlook chooses the distant zones that a bot of little attention does not
// think of.
func (m *Bot) overlook() {
	m.blind = 0
	if m.skill.Attention == 0 || m.root.Active == 0 {
		return
	}
	rand := m.chance(1)
	from := m.root.Galleys[m.root.Active].Zone
	for z := ser.ZoneID(1); int(z) < len(m.board.Zones); z++ {
		if rand.IntN(100) >= m.skill.Attention && m.board.Distance(from, z) > 1 {
			m.blind |= 1 << uint(z)
		}
	}
}

// choose brings to the front the plan that is carried out.
func (m *Bot) choose(spend func() bool) {
	rand := m.chance(2)
	for n := len(m.plans); n > 1 && m.plans[n-1].kind == 0; n-- { // the one adopted before thinking
		m.plans = m.plans[:n-1]
	}
	if m.quit || len(m.plans) < 2 {
		return
	}
	if m.skill.Foresight.Plans > 1 {
		m.reconsider()
	}
	if m.quit {
		return
	}
	if m.search != nil {
		m.search.Spend, m.search.Quit = spend, false
		m.search.choose(&m.root, m.me, m.plans, m.skill.budget(m.root.Seats), rand.Uint64())
		m.quit = m.search.Quit
	} else if m.skill.Heat > 0 {
		m.chooseAtRandom(&rand)
	}
}

// chooseAtRandom takes a plan that may be a little worse than the best.
func (m *Bot) chooseAtRandom(rand *game.Rand) {
	i := rehearse.RandomChoice(len(m.plans), func(i int) int64 {
		if m.plans[i].kind == 0 {
			return -1 // adopted before thinking
		}
		return m.plans[0].worth - m.plans[i].worth
	}, m.skill.Heat, m.skill.Slack, rand)
	m.plans[0], m.plans[i] = m.plans[i], m.plans[0]
}

// rememberPlan remembers the plan behind its first action, and the view in which it
// goes on.
func (m *Bot) rememberPlan() {
	m.rest = append(m.rest[:0], m.plans[0].actions[1:]...)
	if len(m.rest) == 0 {
		return
	}
	m.expected = m.root
	m.expected.Apply(m.plans[0].actions[0], nil)
	m.settle(&m.expected)
	m.expected.Redact(m.me)
}
