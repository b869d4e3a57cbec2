package serenissima

import (
	"math"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// A plan is what to do up to the next throw of dice or the end of the
// activation. It is never empty.
type plan struct {
	worth   int64
	revised int64 // after a look at what the others will do
	kind    kind
	actions []game.Action
}

// A kind of plan: of all plans that come to much the same only the best is kept,
// so that those at hand differ.
type kind uint32

// The last steps by which kinds of plans differ.
const (
	ends kind = iota + 1
	sells
	lands
	attacks
	invests
)

// kindOf is the kind of a plan that comes to a last step in a position; more
// tells apart what the step is about.
func kindOf(step kind, s *ser.State, more int) kind {
	active := &s.Galleys[s.Active]
	return step<<28 | kind(active.Zone)<<20 | kind(active.Sailors)<<16 | kind(more)&0xffff
}

// A planner finds plans for the player to whom the root of its evaluator belongs.
type planner struct {
	evaluator
	spend func() bool // to be called before a position is judged: whether to go on
	quit  bool        // nobody wants the answer any more
	spent int         // positions judged
	most  int         // that may be
	rough bool        // few plans, quickly made
	keep  int         // how many plans are kept

	blind uint32        // zones that are not thought of, as bits
	laden bool          // cubes were bought for this voyage: it is no raid
	quiet int           // above zero: what is tried depends on dice
	path  []game.Action // from the root to what is being tried
	plans []plan        // the best so far, best first
	seas  [ser.MaxZones + 1]ser.State
}

// clear forgets the plans and the work done.
func (h *planner) clear() {
	h.quit, h.spent, h.laden, h.quiet = false, 0, false, 0
	h.path, h.plans = h.path[:0], h.plans[:0]
}

// weigh is the worth of a position on the way of a plan.
func (h *planner) weigh(s *ser.State) int64 {
	if h.quit || !h.spend() {
		h.quit = true
		return math.MinInt64
	}
	h.spent++
	return h.judge(s)
}

// tired reports that thinking should come to an end.
func (h *planner) tired() bool { return h.quit || h.spent >= h.most }

// offer makes a plan of the path with more actions if it is good enough, and
// returns the worth. A path that depends on dice is no plan.
func (h *planner) offer(worth int64, k kind, more ...game.Action) int64 {
	if h.quiet > 0 || h.quit || len(h.plans) == h.keep && worth <= h.plans[h.keep-1].worth {
		return worth
	}
	at := len(h.plans)
	for i := range h.plans {
		if h.plans[i].kind == k && h.keep > 1 {
			if worth <= h.plans[i].worth {
				return worth
			}
			at = i
			break
		}
	}
	if at == len(h.plans) {
		if at == h.keep {
			at--
		} else if h.plans = h.plans[:min(at+1, cap(h.plans))]; len(h.plans) == at {
			h.plans = append(h.plans, plan{})
		}
	}
	p := &h.plans[at]
	p.worth, p.kind = worth, k
	p.actions = append(append(p.actions[:0], h.path...), more...)
	for i := range p.actions {
		p.actions[i].By = h.me
	}
	for ; at > 0 && h.plans[at-1].worth < worth; at-- {
		h.plans[at-1], h.plans[at] = h.plans[at], h.plans[at-1]
	}
	return worth
}

// think looks for the best plans at a decision of the mover.
func (h *planner) think() {
	s := &h.root
	switch s.Decision().Prompt {
	case ser.Activate:
		h.invest(s)
	case ser.Investing, ser.SpecialInvest:
		h.offer(h.weigh(s), kindOf(ends, s, 0), verb(ser.End))
		h.invest(s)
		return
	}
	h.voyage = true
	h.sail(s)
	h.voyage = false
}

// sail looks for the best voyages, or the best ways to go on with one.
func (h *planner) sail(s *ser.State) {
	switch s.Decision().Prompt {
	case ser.Activate, ser.Loading:
		h.loadings(s)
	case ser.Sailing:
		h.voyages(s)
	case ser.AskFightOn:
		h.fightOn(s)
	case ser.Occupy, ser.Loot:
		h.tryEach(s)
	default: // arrived, selling, fighting, thwarted
		h.finals(s, 0)
	}
}

// tryEach judges what each action leads to at once.
func (h *planner) tryEach(s *ser.State) {
	var buf [ser.MostActions]game.Action
	for i, a := range s.AppendActions(buf[:0]) {
		t := *s
		t.Apply(a, nil)
		h.offer(h.weigh(&t), kindOf(lands, s, i), a)
	}
}

// do carries out an action on the way to a position that is tried, with the
// answers that rivals are expected to give.
func (h *planner) do(s *ser.State, a game.Action) {
	a.By = h.me
	h.path = append(h.path, a)
	s.Apply(a, nil)
	h.settle(s)
}

// try does an action if it is legal.
func (h *planner) try(s *ser.State, a game.Action) bool {
	a.By = h.me
	if !s.Legal(a) {
		return false
	}
	h.do(s, a)
	return true
}

// settle answers for the rivals.
func (h *planner) settle(s *ser.State) {
	for s.Decision().Player != h.me {
		switch s.Decision().Prompt {
		case ser.AskPassage, ser.AskLanding, ser.AskSale:
			s.Apply(usualAnswer(s), nil)
		default:
			return
		}
	}
}

// usualAnswer is what somebody who may forbid something is expected to say: no,
// but to a cube for the own port.
func usualAnswer(s *ser.State) game.Action {
	d := s.Decision()
	if d.Prompt == ser.AskSale && s.Ports[s.PortAt(s.Galleys[s.Active].Zone)].Owner == d.Player {
		return game.Action{By: d.Player, Verb: ser.Allow}
	}
	return game.Action{By: d.Player, Verb: ser.Forbid}
}

// verb returns an action without objects.
func verb(v game.Verb) game.Action { return game.Action{Verb: v} }

func one(v game.Verb, x game.Ref) game.Action { return game.Action{Verb: v, Obj: [3]game.Ref{x}} }

func two(v game.Verb, x, y game.Ref) game.Action {
	return game.Action{Verb: v, Obj: [3]game.Ref{x, y}}
}

func three(v game.Verb, x, y, z game.Ref) game.Action {
	return game.Action{Verb: v, Obj: [3]game.Ref{x, y, z}}
}
