package goldenhorn

import (
	"serenissima/ai"
	"serenissima/ai/rehearse"
	"serenissima/game"
	gh "serenissima/game/goldenhorn"
)

// A skill is how well a bot plays.
type skill struct {
	weights     weights
	plans       int   // that it has to choose from
	heat, slack int64 // how evenly it chooses among them, see rehearse.RandomChoice
	budget      budget
}

// lost is how far behind the best a plan is, in millionths of a chance to win, whose
// rehearsal is not played to the end.
const lost = 150_000

// characters are those that each level can have.
var characters = []string{"trader", "pirate", "conqueror"}

// skillOf returns the skill of a level and of a character, which may be empty; units above
// zero take the place of the level's own rounds.
func skillOf(l ai.Level, character string, units int) *skill {
	k := &skill{weights: captainWeights, plans: 1}
	w := &k.weights
	switch character {
	case "trader": // robs only where much is to be had
		w.raid = -90
	case "pirate":
		w.raid = 200
	case "conqueror": // is after territories
		w.conquest = 250
	}
	switch l {
	case ai.Apprentice: // sees what is near, fears nobody, grudges nobody anything
		k.plans, k.heat, k.slack = wavering, 50, 400
		w.patience, w.stamina, w.pirates, w.rivals = 60, 60, 0, 0
	case ai.Merchant: // plans well, but for itself alone
		k.plans, k.heat, k.slack = wavering, 35, 200
		w.rivals = 0
	case ai.Admiral: // rehearses what it might do, and takes the others for captains
		k.budget = budget{Budget: rehearse.Budget{Plans: 5, Rehearsals: 3, Trust: 2, Work: 20_000, Lost: lost}, rounds: 2} // with eight rehearsals it wins 60 to 64 of 100 games against three captains, too many for the next level
	case ai.Doge: // does so more often, and farther
		k.budget = budget{Budget: rehearse.Budget{Plans: 10, Rehearsals: 24, Trust: 2, Work: 400_000, Lost: lost, Parallel: true}, rounds: 3}
	}
	k.plans = max(k.plans, k.budget.Plans)
	if units > 0 {
		k.budget.rounds = units
	}
	return k
}

// wavering is how many plans those have to choose from who do not always take the best.
const wavering = 8

// A bot decides for one seat: the plans of a captain, of which it chooses by its skill.
type bot struct {
	follower // to the end of its turn, of one that wavers
	skill    *skill
	search   *search // of a bot that rehearses; else nil
}

// newBot returns a bot of a level of Opponents.
func newBot(s ai.Spec) ai.Bot {
	k := skillOf(s.Level, s.Character, s.Units)
	m := &bot{skill: k, follower: follower{planner: planner{weights: &k.weights, seed: s.Seed, keep: k.plans}}}
	if k.budget.Plans > 0 {
		m.search = newSearch(k.budget)
	}
	return m
}

// Think implements ai.Bot.
func (m *bot) Think(spend func() bool) {
	m.planner.Think(spend)
	if m.quit || len(m.plans) < 2 || m.root.Decision().Prompt == gh.ChooseHarbour {
		return
	}
	if m.search != nil {
		m.search.Spend, m.search.Quit = spend, false
		m.search.choose(&m.root, m.me, m.plans, m.chanceOf, m.luck())
		m.quit = m.search.Quit
	} else if m.skill.heat > 0 {
		m.chooseAtRandom()
	}
}

// chooseAtRandom takes a plan that may be a little worse than the best.
func (m *bot) chooseAtRandom() {
	rand := game.NewRand(m.luck())
	i := rehearse.RandomChoice(len(m.plans), func(i int) int64 { return int64(m.plans[0].worth) - int64(m.plans[i].worth) }, m.skill.heat, m.skill.slack, &rand)
	m.plans[0], m.plans[i] = m.plans[i], m.plans[0]
	m.remember()
}

// luck is a number for a decision, the same whenever it is taken.
func (m *bot) luck() uint64 {
	s := &m.root
	r := game.NewRand(m.seed ^ uint64(s.Turns)<<32 ^ uint64(s.Decision().Prompt)<<24)
	return r.Uint64()
}

// chanceOf is how likely the end of the game, to which a plan leads, is a victory, in
// hundredths.
func (m *bot) chanceOf(p *plan) int32 {
	s := m.root
	for _, a := range p.actions {
		s.Apply(a, nil)
		m.settle(&s)
	}
	return m.chance(&s)
}
