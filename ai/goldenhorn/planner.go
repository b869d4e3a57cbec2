package goldenhorn

import (
	"serenissima/game"
	gh "serenissima/game/goldenhorn"
)

// A planner finds the best way through the rest of a turn: whom
// to rob, which ship to move and how far, what to conquer, whether to end the
// game. It compares the positions at the end of the turn.
type planner struct {
	turnsLeft
	weights *weights
	seed    uint64

	thorough bool // each pair of cards for an attack is tried, and to end the game at once
	dealer   game.Dealer

	more   func() bool // spends a unit, and reports whether there was one
	quit   bool        // nobody wants the answer any more
	root   gh.State    // the view
	me     game.Player
	list   []game.Action // legal there
	keep   int           // how many plans are kept that differ; zero: one
	plans  []plan        // the best ways so far, up to the end of the turn; the first is the best
	trying []game.Action // the way that is tried
	depths []*depth      // what is looked at on that way, by the actions since the root

	few     bool                              // guesses will do, as in rehearsals
	guessed bool                              // the guesses are made
	order   [guesses][game.MaxSeats + 1]int32 // how the rivals may stand, for each guess
}

// mostActions is more than are legal in most positions.
const mostActions = 64

// A depth is what exploring needs after so many actions; it is used again and again.
type depth struct {
	list []game.Action // legal there
	next gh.State      // that one of them leads to
}

// guesses is how often the hidden warehouses are guessed to see who leads.
const guesses = 24

// fewGuesses is how often in rehearsals, which are many.
const fewGuesses = 6

// tries is how many of the guesses are made.
func (n *planner) tries() int32 {
	if n.few {
		return fewGuesses
	}
	return guesses
}

// Begin implements ai.Bot.
func (n *planner) Begin(view game.State, by game.Player) (done bool) {
	n.root.CopyFrom(view)
	n.me, n.quit, n.guessed = by, false, false
	n.list = n.root.AppendActions(n.list[:0])
	list := n.list
	n.adopt(list[len(list)-1])
	return len(list) == 1
}

// Best implements ai.Bot.
func (n *planner) Best() game.Action { return n.plans[0].actions[0] }

// Think implements ai.Bot.
func (n *planner) Think(spend func() bool) {
	n.more = spend
	n.measure(&n.root)
	if n.root.Decision().Prompt == gh.ChooseHarbour {
		n.chooseHarbour()
		return
	}
	n.explore(&n.root, 0)
}

// spend spends a unit and reports whether thinking goes on.
func (n *planner) spend() bool {
	n.quit = n.quit || !n.more()
	return !n.quit
}

// chooseHarbour spreads the ships, so that they load from both harbours, and
// prefers the end from which a ship needs fewer turns.
func (n *planner) chooseHarbour() {
	s := &n.root
	var buf [2]game.Action
	for _, a := range s.AppendActions(buf[:0]) {
		t := *s
		t.Apply(a, nil)
		i := gh.ShipID(a.Obj[0].ID)
		place := t.Ships[i].Place
		way := n.turns[i][1][0]
		if place != 0 {
			way = n.turns[i][0][s.Last]
		}
		worth := -2 * int32(way)
		first := s.Fleet(n.me)
		for j := first; j < i; j++ {
			if s.Ships[j].Place == place {
				worth -= 3
			}
		}
		n.trying = append(n.trying[:0], a)
		n.offer(&t, worth)
	}
}

// explore tries every way on from a position of the own turn, so many actions after the
// root.
func (n *planner) explore(s *gh.State, after int) {
	if after == len(n.depths) {
		n.depths = append(n.depths, &depth{list: make([]game.Action, 0, mostActions)})
	}
	at := n.depths[after]
	at.list = s.AppendActions(at.list[:0])
	for i, a := range at.list {
		if n.quit {
			return
		}
		if !n.sensible(s, at.list, i) {
			continue
		}
		n.trying = append(n.trying[:after], a)
		if a.Verb == gh.End {
			if n.spend() {
				n.offer(s, n.judge(s)+n.liking())
			}
			continue
		}
		t := &at.next
		*t = *s
		t.Apply(a, nil)
		n.settle(t)
		switch d := t.Decision(); {
		case d.Player == game.Nobody:
			if n.spend() {
				n.offer(t, n.verdict(t))
			}
		default:
			n.explore(t, after+1)
		}
	}
}

// sensible reports whether an action needs a try: what can wait until after the
// move does, an attack uses the cards that are least missed, mercenaries pay
// before peasants.
func (n *planner) sensible(s *gh.State, list []game.Action, i int) bool {
	a := list[i]
	switch a.Verb {
	case gh.Announce:
		return n.thorough || s.Decision().Prompt == gh.AfterMove
	case gh.Swap:
		return s.Decision().Prompt == gh.AfterMove
	case gh.Conquer:
		last := i+1 == len(list) || list[i+1].Verb != gh.Conquer || list[i+1].Obj[0] != a.Obj[0]
		return last && s.Decision().Prompt == gh.AfterMove
	case gh.Attack:
		if n.thorough {
			return true
		}
		for j, b := range list {
			if b.Verb == gh.Attack && b.Obj[0] == a.Obj[0] && j != i {
				if x, y := n.plenty(s, b), n.plenty(s, a); x > y || x == y && j < i {
					return false
				}
			}
		}
	}
	return true
}

// plenty is how many cards of the colours that an attack costs are held.
func (n *planner) plenty(s *gh.State, a game.Action) int8 {
	x, y := a.Obj[1].ID, a.Obj[2].ID
	held := s.Hands[n.me][x] + s.Hands[n.me][y]
	if x == y {
		held--
	}
	return held
}

// settle deals what bag and deck may bring; what comes up is not looked at, but
// the size of the hand is.
func (n *planner) settle(s *gh.State) {
	n.dealer.Rand = game.NewRand(n.seed)
	n.dealer.Settle(s, nil, nil)
}

// guess fills in how the rivals may stand.
func (n *planner) guess() {
	if n.guessed {
		return
	}
	n.guessed = true
	r := game.NewRand(n.seed)
	view := n.root
	view.Redact(n.me) // in rehearsals it is none yet
	for k := range n.order[:n.tries()] {
		t := view
		t.Resample(n.me, &r)
		for p := game.Player(1); int8(p) <= t.Seats; p++ {
			n.order[k][p] = t.Order(p)
		}
	}
}

// verdict is the worth of the end of the game, to which the way that is tried leads.
func (n *planner) verdict(end *gh.State) int32 {
	const far = 1_000_000 // more than any position is worth
	chance := n.chance(end)
	switch {
	case n.weights.ending > 0: // of equal ways the shortest is the best
		return n.judge(&n.root) + n.weights.ending*(chance-n.weights.lead) - int32(len(n.trying))
	case chance >= n.weights.lead:
		return far + chance
	}
	return -far + chance
}

// chance is how likely the end of the game is a victory, in hundredths.
func (n *planner) chance(s *gh.State) int32 {
	n.guess()
	own := s.Order(n.me)
	var won int32
	for k := range n.order[:n.tries()] {
		first := true
		for p := game.Player(1); int8(p) <= s.Seats; p++ {
			first = first && (p == n.me || n.order[k][p] < own)
		}
		if first {
			won++
		}
	}
	return 100 * won / n.tries()
}
