package greedy

import (
	"math"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// A helm finds the best plan for the rest of an activation, one ply deep: it
// tries what the galley can load, where it can go and what it can do there, or
// what could be bought, and compares what that leads to. Dice are weighed
// exactly; rivals are expected to forbid what does them no good.
type helm struct {
	outlook
	more  func() bool // spends a unit, and reports whether there was one
	spent int         // in this decision
	quit  bool        // nobody wants the answer any more
	seed  uint64
	rand  game.Rand
	root  ser.State // the view
	me    game.Player

	laden bool          // cubes were bought for this voyage: it is no raid
	quiet int           // above zero: what is tried depends on dice
	path  []game.Action // from the root to what is being tried
	plan  plan          // the best so far
	other plan          // of a rival that is expected to do its best
	into  *plan         // which of them is being made

	expected ser.State     // the next view if the plan goes on
	rest     []game.Action // of the plan
}

// A plan is what to do up to the next throw of dice or the end of the
// activation. It is never empty.
type plan struct {
	worth   int64
	actions []game.Action
}

// maxEvaluations bounds a decision. Few come near it.
const maxEvaluations = 2400

// begin takes up a decision and has a legal plan for it at once. It is done if
// an earlier plan goes on or there is nothing to choose.
func (h *helm) begin(view game.State, by game.Player) (done bool) {
	h.root.CopyFrom(view)
	h.me = by
	if h.chart == nil || h.chart.board != h.root.Board {
		h.chart = newChart(h.root.Board)
	}
	h.rand = game.NewRand(h.seed)
	h.spent, h.quit = 0, false
	h.path, h.quiet = h.path[:0], 0
	h.plan.worth, h.into = math.MinInt64, &h.plan
	if len(h.rest) > 0 && h.root == h.expected {
		h.plan.actions = append(h.plan.actions[:0], h.rest...)
		h.foresee()
		return true
	}
	h.rest = h.rest[:0]
	var buf [ser.MostActions]game.Action
	list := h.root.AppendActions(buf[:0])
	h.plan.actions = append(h.plan.actions[:0], list[len(list)-1]) // to end, to allow, to stop
	h.reset(&h.root)
	return len(list) == 1
}

// best returns the choice so far.
func (h *helm) best() game.Action { return h.plan.actions[0] }

// think looks for the best plan.
func (h *helm) think() {
	s := &h.root
	switch s.Decision().Prompt {
	case ser.ChooseClosed, ser.ChooseStart, ser.ChooseGalley:
		h.setUp(s)
	case ser.Activate:
		h.invest(s)
		h.loadings(s)
	case ser.Loading:
		h.loadings(s)
	case ser.Sailing:
		h.voyages(s)
	case ser.Investing, ser.SpecialInvest:
		h.offer(h.judge(s), verb(ser.End))
		h.invest(s)
	case ser.AskPassage, ser.AskSale, ser.AskLanding:
		h.answer(s)
	case ser.AskFightOn:
		h.fightOn(s)
	case ser.Occupy, ser.Loot:
		h.tryEach(s)
	default: // arrived, selling, fighting, thwarted
		h.finals(s, 0)
	}
	if !h.quit {
		h.foresee()
	}
}

// spend spends a unit and reports whether thinking goes on.
func (h *helm) spend() bool {
	h.quit = h.quit || !h.more()
	if !h.quit {
		h.spent++
	}
	return !h.quit
}

// judge is the utility of a position for the player that the helm thinks for.
func (h *helm) judge(s *ser.State) int64 {
	if !h.spend() {
		return math.MinInt64
	}
	return h.utility(s, h.me)
}

// tired reports that thinking should come to an end.
func (h *helm) tired() bool { return h.quit || h.spent >= maxEvaluations }

// offer makes the path with more actions the plan if it is worth more than the
// plan so far, and returns the worth. A path that depends on dice is no plan.
func (h *helm) offer(worth int64, more ...game.Action) int64 {
	if p := h.into; h.quiet == 0 && worth > p.worth && !h.quit {
		p.worth = worth
		p.actions = append(append(p.actions[:0], h.path...), more...)
		for i := range p.actions {
			p.actions[i].By = h.me
		}
	}
	return worth
}

// foresee remembers the plan behind its first action, and the view in which it
// goes on.
func (h *helm) foresee() {
	h.rest = append(h.rest[:0], h.plan.actions[1:]...)
	if len(h.rest) == 0 {
		return
	}
	h.expected = h.root
	h.expected.Apply(h.plan.actions[0], nil)
	h.settle(&h.expected)
	h.expected.Redact(h.me)
}

// do carries out an action on the way to a position that is tried, with the
// answers that rivals are expected to give.
func (h *helm) do(s *ser.State, a game.Action) {
	a.By = h.me
	h.path = append(h.path, a)
	s.Apply(a, nil)
	h.settle(s)
}

// settle answers for the rivals: they forbid everything but to fill their own
// port.
func (h *helm) settle(s *ser.State) {
	for {
		d := s.Decision()
		switch {
		case d.Prompt == ser.AskPassage, d.Prompt == ser.AskLanding:
			s.Apply(game.Action{By: d.Player, Verb: ser.Forbid}, nil)
		case d.Prompt == ser.AskSale && s.Ports[s.PortAt(s.Galleys[s.Active].Zone)].Owner == d.Player:
			s.Apply(game.Action{By: d.Player, Verb: ser.Allow}, nil)
		case d.Prompt == ser.AskSale:
			s.Apply(game.Action{By: d.Player, Verb: ser.Forbid}, nil)
		default:
			return
		}
	}
}

// verb returns an action without objects.
func verb(v game.Verb) game.Action { return game.Action{Verb: v} }

func action(v game.Verb, obj ...game.Ref) game.Action {
	a := game.Action{Verb: v}
	copy(a.Obj[:], obj)
	return a
}

// tryEach judges what each action leads to at once.
func (h *helm) tryEach(s *ser.State) {
	var buf [ser.MostActions]game.Action
	for _, a := range s.AppendActions(buf[:0]) {
		t := *s
		t.Apply(a, nil)
		h.offer(h.judge(&t), a)
	}
}

// voyages tries every zone within reach, the present one first. A way through a
// zone where a rival could stop the galley ends there.
func (h *helm) voyages(s *ser.State) {
	from := s.Galleys[s.Active].Zone
	var before [ser.MaxZones + 1]ser.ZoneID
	var queue [ser.MaxZones + 1]ser.ZoneID
	var far [ser.MaxZones + 1]int8
	queue[0], before[from] = from, from
	for head, tail := 0, 1; head < tail && !h.tired(); head++ {
		z := queue[head]
		h.visit(s, z, &before)
		if far[z] == s.MovesLeft() || z != from && h.guarded(s, z) {
			continue
		}
		for _, next := range s.Board.Zones[z].Neighbours {
			if before[next] == 0 {
				before[next], far[next] = z, far[z]+1
				queue[tail] = next
				tail++
			}
		}
	}
}

// guarded reports whether a rival could stop the active galley in a zone.
func (h *helm) guarded(s *ser.State, z ser.ZoneID) bool {
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if p != h.me && s.MayBlockade(p, z) {
			return true
		}
	}
	return false
}

// visit sails to a zone and tries everything there.
func (h *helm) visit(s *ser.State, z ser.ZoneID, before *[ser.MaxZones + 1]ser.ZoneID) {
	var way [ser.MaxZones + 1]ser.ZoneID
	n := 0
	for at := z; before[at] != at; at = before[at] {
		way[n] = at
		n++
	}
	mark := len(h.path)
	t := *s
	for n--; n >= 0; n-- {
		h.do(&t, action(ser.Sail, game.Ship(t.Active), game.Area(way[n])))
	}
	h.finals(&t, 0)
	h.path = h.path[:mark]
}

// finals tries what can end the activation here: nothing, sales, a landing, a
// fight. It returns the worth of the best. Depth counts the fights before.
func (h *helm) finals(s *ser.State, depth int) int64 {
	best := h.offer(h.judge(s), verb(ser.End))
	var buf [ser.MostActions]game.Action
	sells := false
	for _, a := range s.AppendActions(buf[:0]) {
		switch a.Verb {
		case ser.Sell:
			sells = true
		case ser.Land:
			t := *s
			mark := len(h.path)
			h.do(&t, a)
			best = max(best, h.offer(h.judge(&t)))
			h.path = h.path[:mark]
		case ser.Attack:
			if depth < 2 && !h.laden && !h.tired() {
				best = max(best, h.offer(h.attack(s, a, depth, best), a))
			}
		}
	}
	if sells {
		best = max(best, h.sales(s))
	}
	return best
}

// sales sells cube by cube, each time the one after which the position is
// worth most.
func (h *helm) sales(s *ser.State) int64 {
	best := int64(math.MinInt64)
	mark := len(h.path)
	for now := *s; ; {
		top, choice := int64(math.MinInt64), game.Action{}
		var after ser.State
		var buf [ser.MostActions]game.Action
		for _, a := range now.AppendActions(buf[:0]) {
			if a.Verb != ser.Sell {
				continue
			}
			here := len(h.path)
			t := now
			h.do(&t, a)
			if worth := h.offer(h.judge(&t), verb(ser.End)); worth > top {
				top, choice, after = worth, a, t
			}
			h.path = h.path[:here]
		}
		best = max(best, top)
		if choice.Verb == 0 || after.Decision().Prompt != ser.Selling || h.tired() {
			h.path = h.path[:mark]
			return best
		}
		h.path = append(h.path, choice)
		now = after
	}
}

// invest buys one thing after the other, each time what gains most for its
// price, as long as something gains.
func (h *helm) invest(s *ser.State) {
	mark := len(h.path)
	now, worth := *s, h.judge(s)
	for !h.tired() {
		var top int64
		var choice game.Action
		var after ser.State
		var buf [ser.MostActions]game.Action
		numbers := h.numbers(&now)
		for _, a := range now.AppendActions(buf[:0]) {
			switch a.Verb {
			case ser.BuyGalley:
				if numbers&(1<<uint(a.Obj[0].ID)) == 0 {
					continue
				}
			case ser.Recruit, ser.BuildFort, ser.BuildBasilica:
			default:
				continue
			}
			t := now
			price := int64(now.Price(a))
			t.Apply(a, nil)
			w := h.offer(h.judge(&t), a, verb(ser.End))
			if gain := (w - worth) * 100 / max(1, price); gain > top {
				top, choice, after = gain, a, t
			}
		}
		if choice.Verb == 0 {
			break
		}
		h.path = append(h.path, choice)
		now = after
		worth = h.judge(&now)
	}
	h.path = h.path[:mark]
}

// numbers returns, as bits, the galleys worth a thought: the lowest free number
// and the next behind the marker's place, which is active this turn yet.
func (h *helm) numbers(s *ser.State) uint16 {
	var set uint16
	found, ahead := false, false
	for g := ser.GalleyID(1); int8(g) <= s.Board.Seats[s.Seats].Galleys; g++ {
		if s.Galleys[g].Owner != game.Nobody {
			continue
		}
		if !found || !ahead && g > s.Active {
			set |= 1 << uint(g)
		}
		found, ahead = true, ahead || g > s.Active
	}
	return set
}

// setUp chooses ports to close at random, and a place to begin by what it is
// worth with what lies near; a low galley number acts first.
func (h *helm) setUp(s *ser.State) {
	var buf [ser.MostActions]game.Action
	for _, a := range s.AppendActions(buf[:0]) {
		worth := int64(h.rand.IntN(200))
		switch a.Verb {
		case ser.StartAt:
			t := *s
			t.Apply(a, nil)
			worth += h.judge(&t) + h.neighbourhood(&t, ser.PortID(a.Obj[0].ID)) - 60*int64(a.Obj[1].ID)
		case ser.TakeGalley:
			worth -= 60 * int64(a.Obj[0].ID)
		}
		h.offer(worth, a)
	}
}

// neighbourhood is what the neutral ports within three zones promise; a good
// that is near in several ports counts once in full.
func (h *helm) neighbourhood(s *ser.State, p ser.PortID) int64 {
	var sum int64
	var goods uint8
	for q := ser.PortID(1); int(q) < len(s.Board.Ports); q++ {
		d := int64(h.distance[s.Board.Ports[p].Zone][s.Board.Ports[q].Zone])
		if d > 3 || q == p || s.Ports[q].Closed || s.Ports[q].Owner != game.Nobody {
			continue
		}
		near := 100 * (4 - d)
		if bit := uint8(1) << uint(s.Board.Ports[q].Good); goods&bit == 0 {
			goods |= bit
			near *= 2
		}
		sum += near
	}
	return sum
}

// answer decides whether to forbid something to the active galley: it compares
// what its owner would then do best.
func (h *helm) answer(s *ser.State) {
	me, mover := h.me, s.Mover()
	var worth [2]int64
	for i, v := range [2]game.Verb{ser.Forbid, ser.Allow} {
		t := *s
		t.Apply(game.Action{By: me, Verb: v}, nil)
		h.settle(&t)
		worth[i] = h.reply(&t, me, mover)
	}
	h.offer(worth[0], verb(ser.Forbid))
	h.offer(worth[1], verb(ser.Allow))
}

// reply is what a position is worth to me once the mover has done what it
// thinks best. Of a fight, me suffers half of what the mover hopes to gain.
func (h *helm) reply(s *ser.State, me, mover game.Player) int64 {
	if s.Decision().Player != mover || s.Decision().Prompt == ser.Activate {
		return h.judge(s)
	}
	h.me, h.into, h.other.worth = mover, &h.other, math.MinInt64
	if s.Decision().Prompt == ser.Sailing {
		h.voyages(s)
	} else {
		h.finals(s, 0)
	}
	after, fights, hope := *s, false, h.other.worth
	for _, a := range h.other.actions {
		if fights = a.Verb == ser.Attack; fights || h.quit {
			break
		}
		after.Apply(a, nil)
		h.settle(&after)
	}
	if fights {
		hope -= h.judge(&after)
	}
	h.me, h.into = me, &h.plan
	worth := h.judge(&after)
	if fights {
		worth -= hope / 2
	}
	return worth
}
