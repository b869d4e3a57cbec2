// Package mcts holds Monte Carlo tree search as it stands in textbooks, for any
// game: a yardstick by which opponents are measured that know their game. It
// knows nothing of a game but its rules.
//
// It chooses between single actions by UCT (Kocsis and Szepesvári 2006): each
// player for itself, by its share of victories (max^n). Below the tree everybody
// plays at random to the end: a random verb, and then what has it. The tree is an
// open loop: a node stands for the actions that led to it, and chance deals anew
// on each visit. What a seat cannot know is guessed anew for each playout, and
// only actions that were legal count against each other (Cowling, Powley and
// Whitehouse 2012).
package mcts

import (
	"math"

	"serenissima/game"
)

// exploration weighs what is little known against what has won; shares of
// victories lie between 0 and 1.
const exploration = 0.7

// A Bot decides for one seat of any game.
type Bot struct {
	playouts int // for a decision
	seed     uint64

	me     game.Player
	choice game.Action
	root   game.State // the view
	state  game.State // of the playout
	dealer game.Dealer
	random game.Rand

	nodes   []node        // the first is the root
	path    []int32       // nodes from the root to the end of the tree
	actions []game.Action // legal in the state
	tried   []int32       // their nodes, zero for none
}

// A node is an action in the tree. Siblings are linked in the order of their
// actions.
type node struct {
	action       game.Action
	child, next  int32 // zero: none
	visits, seen int32 // how often it was taken, and could have been
	won          float64
}

// New returns a bot that plays so many playouts for a decision.
func New(playouts int, seed uint64) *Bot { return &Bot{playouts: playouts, seed: seed} }

// Begin takes up a decision in a redacted view and has a legal choice for it at
// once. It is done if there is nothing to think about.
func (m *Bot) Begin(view game.State, by game.Player) (done bool) {
	if m.root == nil {
		m.root, m.state = view.Clone(), view.Clone()
	}
	m.root.CopyFrom(view)
	m.me = by
	m.random = game.NewRand(m.seed)
	m.dealer.Rand = game.NewRand(m.random.Uint64())
	m.nodes = append(m.nodes[:0], node{})
	m.actions = m.root.AppendActions(m.actions[:0])
	m.choice = m.actions[len(m.actions)-1]
	return len(m.actions) == 1
}

// Think plays the playouts; it calls spend before each and returns when that
// says no.
func (m *Bot) Think(spend func() bool) {
	for range m.playouts {
		if !spend() {
			return
		}
		m.playout()
	}
}

// Best returns the choice so far: the action that was tried most, of several the
// one that won most.
func (m *Bot) Best() game.Action {
	best := m.choice
	var top node
	for i := m.nodes[0].child; i != 0; i = m.nodes[i].next {
		if n := &m.nodes[i]; n.visits > top.visits || n.visits == top.visits && n.won > top.won {
			top, best = *n, n.action
		}
	}
	return best
}

// playout goes down the tree, adds a node to it and plays at random to the end.
func (m *Bot) playout() {
	m.state.CopyFrom(m.root)
	m.state.Resample(m.me, &m.random)
	m.path = m.path[:0]
	for at, fresh := int32(0), false; m.listActions(); m.state.Apply(m.nodes[at].action, nil) {
		if fresh {
			m.playAtRandom()
			break
		}
		at, fresh = m.descend(at)
		m.path = append(m.path, at)
	}
	won := shares(m.state.Result())
	for _, i := range m.path {
		n := &m.nodes[i]
		n.visits++
		n.won += won[n.action.By]
	}
}

// listActions lets chance deal and lists what is legal then. It reports whether
// the game goes on.
func (m *Bot) listActions() bool {
	m.dealer.Settle(m.state, nil, nil)
	m.actions = m.state.AppendActions(m.actions[:0])
	return len(m.actions) > 0
}

// playAtRandom plays to the end.
func (m *Bot) playAtRandom() {
	for m.listActions() {
		m.state.Apply(m.drawn(), nil)
	}
}

// drawn draws a verb, and then an action that has it: forty ways to shift cargo
// do not outweigh one to sell it.
func (m *Bot) drawn() game.Action {
	from, to, verbs := 0, 0, 0
	for i := 0; i < len(m.actions); verbs++ {
		end := i + 1
		for end < len(m.actions) && m.actions[end].Verb == m.actions[i].Verb {
			end++
		}
		if m.random.IntN(verbs+1) == 0 {
			from, to = i, end
		}
		i = end
	}
	return m.actions[from+m.random.IntN(to-from)]
}

// descend returns the node of one of the legal actions below another: one that
// was never tried, which is fresh, or else the one with the best prospects.
func (m *Bot) descend(at int32) (to int32, fresh bool) {
	m.tried = m.tried[:0]
	untried := 0
	i := m.nodes[at].child
	for _, a := range m.actions {
		for i != 0 && m.nodes[i].action.Less(a) {
			i = m.nodes[i].next
		}
		if i != 0 && m.nodes[i].action == a {
			m.nodes[i].seen++
			m.tried = append(m.tried, i)
			continue
		}
		m.tried = append(m.tried, 0)
		untried++
	}
	if untried > 0 {
		return m.grow(at, m.random.IntN(untried)), true
	}
	top := math.Inf(-1)
	for _, i := range m.tried {
		if u := m.nodes[i].prospects(); u > top {
			top, to = u, i
		}
	}
	return to, false
}

// prospects is the upper confidence bound of what the action wins.
func (n *node) prospects() float64 {
	visits := float64(n.visits)
	return n.won/visits + exploration*math.Sqrt(math.Log(float64(n.seen))/visits)
}

// grow adds a node for the nth action that was never tried.
func (m *Bot) grow(at int32, nth int) int32 {
	var a game.Action
	for k, i := range m.tried {
		if i != 0 {
			continue
		}
		if nth == 0 {
			a = m.actions[k]
			break
		}
		nth--
	}
	fresh := int32(len(m.nodes))
	link := &m.nodes[at].child
	for *link != 0 && m.nodes[*link].action.Less(a) {
		link = &m.nodes[*link].next
	}
	n := node{action: a, next: *link, seen: 1}
	*link = fresh
	m.nodes = append(m.nodes, n)
	return fresh
}

// shares returns what each seat has of the victory.
func shares(r game.Result) (won [game.MaxSeats + 1]float64) {
	var winners float64
	for _, rank := range r.Rank {
		if rank == 1 {
			winners++
		}
	}
	for p, rank := range r.Rank {
		if rank == 1 {
			won[p] = 1 / winners
		}
	}
	return won
}
