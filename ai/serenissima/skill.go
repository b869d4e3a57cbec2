package serenissima

import "serenissima/ai/rehearse"

// A Skill is how well a bot plays and what it likes.
type Skill struct {
	Weights   Weights
	Rough     bool  // few plans, quickly made
	Attention int   // percent of the distant zones that it thinks of; zero: all
	Heat      int64 // how evenly it chooses among plans of which none is much worse than the best, in 1/100 ducat
	Slack     int64 // how much worse, at most
	Leeway    int64 // how much less than the best a choice of the set-up may be worth, in 1/100 percent of victories
	Foresight Foresight
	Budget    Budget // to rehearse plans; none: it does not
	Duel      Budget // the same in a game of two; none: Budget counts there, too
	book      *Openings
	forecast  *Forecast
}

// Characters are the names of those that each level can have.
var Characters = []string{"trader", "raider", "builder"}

// Books returns what reads, one by one, the books that bots of all skills share. The
// first bot reads what has not been read: a caller who must not be kept waiting has
// them read before.
func Books() []func() {
	return []func(){
		func() { standardWeights() },
		func() { standardOpenings() },
		func() { StandardForecast() },
		func() { standardChart() },
	}
}

// hopeless is how much worse than the best a plan is judged, in 1/100 ducat, that is
// not rehearsed.
const hopeless = 800

// hopelessToDoges is the same for doges, who rehearse more plans.
const hopelessToDoges = 3000

// even is how much less than the best a choice of the set-up may be worth to count as
// about as good, in 1/100 percent of victories. The book knows no better: it has found
// by how much two choices differ with a standard error of 100 (ports of four players) to
// 330 (numbers of two).
const even = 100

// leeway is the leeway in a game of so many. Those who do not waver have none against one
// rival: captains with a leeway of even win 42 % of 1,600 games of two against captains
// with none. Of four they win 25 % against three, of three 40 % against two.
func (s *Skill) leeway(seats int8) int64 {
	if seats == 2 && s.Heat == 0 {
		return 0
	}
	return s.Leeway
}

// With returns the skill of a captain that judges by the weights and takes what a
// plan promises at once: what the others may do it knows from the judgement alone.
func With(w *Weights) *Skill {
	return &Skill{Weights: *w, Leeway: even, book: standardOpenings(), forecast: StandardForecast()}
}

// watchful returns the skill of rivals in rehearsals who act soon: that of a captain who
// looks a little ahead.
func watchful() *Skill {
	k := With(Standard())
	k.Foresight = Foresight{Plans: 4, Replies: 2, Within: 300}
	return k
}

// NewSkill returns the skill of a level and a character, which may be empty. A
// scope of rehearsals above zero takes the place of the level's own, with work in
// proportion. It returns nil for an unknown name.
func NewSkill(level, character string, scope int) *Skill {
	s := With(Standard())
	w := &s.Weights
	switch level {
	case "apprentice": // sees what is near, fears nobody, grudges nobody
		s.Attention, s.Heat, s.Slack, s.Leeway = 85, 150, 500, 4*even
		w.Threat, w.GalleyRisk, w.Rivals, w.Leader, w.Gift = 0, 0, 0, 0, 0
	case "merchant": // plans well, but for itself alone
		s.Heat, s.Slack, s.Leeway = 65, 250, 2*even
		w.Rivals, w.Leader, w.Gift = 0, 0, 0
	case "captain": // asks what everybody will do next
		s.Foresight = Foresight{Plans: 8, Replies: 7, Within: hopeless}
	case "admiral": // rehearses what it might do, takes the others for captains, and means to win, by however little
		// Doges win 40 % of 112 games against three of these. Make it stronger only if doges get
		// stronger, too. It takes more to be a level above one rival than above three.
		s.Foresight = Foresight{Plans: 12, Replies: 7, Within: hopeless}
		s.Budget = Budget{Budget: rehearse.Budget{Plans: 8, Rehearsals: 16, Trust: 1, Work: 60_000, Sure: 15, Enough: 3, Lost: lost}, Scope: 15, Alert: 8, Victory: true}
		s.Duel = Budget{Budget: rehearse.Budget{Plans: 8, Rehearsals: 16, Trust: 1, Work: 100_000, Sure: 15, Enough: 3, Lost: lost}, Scope: 21, Alert: 8, Victory: true}
	case "doge": // does so more often, with more plans, and all look ahead to the end, itself as well
		// In 100 positions the plans chosen like this were worth 436 more, in 1/100 ducat, than those of
		// captains, as more rehearsals with new luck told; 370 with Within at hopeless, and 317 if only
		// twelve plans were rehearsed, with half the work and twelve rivals who look ahead. Forty plans
		// with twice the work were worth 450 more.
		s.Foresight = Foresight{Plans: 60, Replies: 7, Within: hopelessToDoges}
		s.Budget = Budget{Budget: rehearse.Budget{Plans: 24, Rehearsals: 64, Trust: 1, Work: 800_000, Sure: 20, Enough: 8, Lost: lost, Parallel: true}, Scope: 21, Alert: 21, Prudent: true, Victory: true}
	default:
		return nil
	}
	if scope > 0 && s.Searches() {
		s.Budget.setScope(scope)
		if s.Duel.Searches() {
			s.Duel.setScope(scope)
		}
	}
	switch character {
	case "":
	case "trader": // fights only for great gain
		w.Boldness = max(w.Boldness, 85)
		w.Spoils -= 300
		w.Raid /= 2
	case "raider": // is after ports, whoever holds them
		w.Spoils += 150
		w.Raid = w.Raid * 3 / 2
		w.Claim = w.Claim * 13 / 10
		w.Pride -= 150
	case "builder":
		w.Pride += 250
		w.Pair = min(95, w.Pair*5/4)
		w.Half = w.Half * 2
	default:
		return nil
	}
	return s
}

// Searches reports whether bots of the skill rehearse plans.
func (s *Skill) Searches() bool { return s.Budget.Searches() }

// budget is what a search may do in a game of so many.
func (s *Skill) budget(seats int8) Budget {
	if seats == 2 && s.Duel.Searches() {
		return s.Duel
	}
	return s.Budget
}
