package mediterranee

import (
	"math"

	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// A captain compares what each thing to be done leads to, by a judgement that
// looks ahead to the end of the turn, and plans all purchases of a turn at once. Rivals are expected to stay where they
// are; dice are weighed exactly.
type captain struct {
	market
	most  int         // judgements of a decision
	more  func() bool // spends a unit, and reports whether there was one
	spent int         // in this decision
	quit  bool        // nobody wants the answer any more
	seed  uint64
	rand  game.Rand
	root  med.State     // the view
	list  []game.Action // legal there
	path  []game.Action // from the root to what is being tried
	plan  plan
	rival market // the position as another player sees it
	sent  []trip // of a voyage that is planned, see destinations

	expected med.State     // the next view if the plan goes on
	rest     []game.Action // of the plan
}

// A plan is what to do next and for some time after. It is never empty.
type plan struct {
	worth   int
	actions []game.Action
}

// maxJudgements bounds a decision of a captain. Few come near it.
const maxJudgements = 2000

func newCaptain(w *tradeWeights, seed uint64) *captain {
	t := &captain{seed: seed, most: maxJudgements}
	t.weights, t.rival.weights = w, w
	return t
}

// Begin implements ai.Bot. It is done if an earlier plan goes on or there is nothing
// to choose.
func (k *captain) Begin(view game.State, by game.Player) (done bool) {
	k.root.CopyFrom(view)
	k.me, k.spent, k.quit = by, 0, false
	k.path = k.path[:0]
	k.plan.worth = math.MinInt
	if len(k.rest) > 0 && k.root == k.expected {
		k.plan.actions = append(k.plan.actions[:0], k.rest...)
		k.rememberPlan()
		return true
	}
	k.rest = k.rest[:0]
	k.list = k.root.AppendActions(k.list[:0])
	k.plan.actions = append(k.plan.actions[:0], k.list[len(k.list)-1]) // to end, to deny, to leave, to refuse
	k.rand = game.NewRand(k.seed + uint64(k.root.Turn)*16 + uint64(by))
	return len(k.list) == 1
}

// Best implements ai.Bot.
func (k *captain) Best() game.Action { return k.plan.actions[0] }

// Think implements ai.Bot.
func (k *captain) Think(spend func() bool) {
	k.more = spend
	s := &k.root
	k.survey(s, k.me)
	k.rival.me = game.Nobody // not surveyed yet
	switch s.Decision().Prompt {
	case med.Manning:
		k.man()
	case med.Bidding:
		k.bid(s)
	case med.ChoosePlace:
		k.takePlace()
	case med.Purchases:
		k.tasks(s)
	case med.AskPrice:
		k.namePrice(s)
	case med.AnswerPrice, med.LastAnswer:
		k.answer(s)
	case med.AnswerCounter:
		k.answerCounter(s)
	case med.Movement:
		k.voyages(s)
	case med.Passage:
		k.passage(s)
	case med.Fighting:
		k.fights(s)
	case med.Spoils, med.Stowing, med.ChooseHold:
		k.tryEach(s)
	case med.Landing, med.Selling:
		k.offer(k.judged(s, true), k.list[len(k.list)-1])
		k.tryEach(s)
	}
	if !k.quit {
		k.rememberPlan()
	}
}

// spend spends a unit and reports whether thinking goes on.
func (k *captain) spend() bool {
	k.quit = k.quit || !k.more()
	if !k.quit {
		k.spent++
	}
	return !k.quit
}

// judged is what a position is worth, for a unit; see market.judge.
func (k *captain) judged(s *med.State, over bool) int {
	if !k.spend() {
		return math.MinInt
	}
	return k.judge(s, over)
}

// tired reports that thinking should come to an end.
func (k *captain) tired() bool { return k.quit || k.spent >= k.most }

// as returns the market as another player sees it.
func (k *captain) as(p game.Player) *market {
	if k.rival.me != p {
		k.rival.duelTables = k.duelTables
		k.rival.survey(&k.root, p)
	}
	return &k.rival
}

// offer makes the path with more actions the plan if it is worth more than the
// plan so far.
func (k *captain) offer(worth int, more ...game.Action) {
	if worth > k.plan.worth && !k.quit {
		k.plan.worth = worth
		k.plan.actions = append(append(k.plan.actions[:0], k.path...), more...)
	}
}

// rememberPlan remembers the plan behind its first action, and the view in which it
// goes on.
func (k *captain) rememberPlan() {
	k.rest = append(k.rest[:0], k.plan.actions[1:]...)
	if len(k.rest) > 0 {
		k.expected = k.root
		k.expected.Apply(k.plan.actions[0], nil)
		k.expected.Redact(k.me)
	}
}

// try carries out an action on the way to a position, if it is legal.
func (k *captain) try(s *med.State, a game.Action) bool {
	if s.Check(a) != nil {
		return false
	}
	k.path = append(k.path, a)
	s.Apply(a, nil)
	return true
}

// act returns an action of the captain's player.
func (k *captain) act(v game.Verb, obj ...game.Ref) game.Action {
	a := game.Action{By: k.me, Verb: v}
	copy(a.Obj[:], obj)
	return a
}

// tryEach judges what each action leads to, but for the end of a phase: that is
// to do nothing, which is judged as such.
func (k *captain) tryEach(s *med.State) {
	for _, a := range k.list {
		if a.Verb == med.Done {
			continue
		}
		t := *s
		t.Apply(a, nil)
		k.stow(&t)
		k.offer(k.judged(&t, false), a)
	}
}

// stow puts the pool of a fight into holds as far as there is room, the pieces
// first that are dearest there.
func (k *captain) stow(s *med.State) {
	for s.Decision().Prompt == med.Stowing {
		g := s.Fight.Victor
		if g == 0 || s.Room(g) == 0 {
			g = s.Fight.Beaten
		}
		z := s.Galleys[g].Zone
		best := med.Good(0)
		for good := med.Gems; good <= med.Wood; good++ {
			if s.Fight.Pool[good] > 0 && (best == 0 || k.pull[z][good][0] > k.pull[z][best][0]) {
				best = good
			}
		}
		s.Apply(game.Action{By: s.Decision().Player, Verb: med.Stow, Obj: [3]game.Ref{game.Good(best), game.Ship(g)}}, nil)
	}
}

// man mans the galleys of the set-up with four sailors each, as far as there are
// so many; purchases can change that.
func (k *captain) man() {
	k.offer(0, k.list[min(4, len(k.list))-1])
}
