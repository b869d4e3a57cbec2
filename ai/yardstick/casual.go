package yardstick

import "serenissima/game"

// A Casual bot takes a legal action at random. With habits it chooses the
// verb by them and then an action of the verb, so that forty ways to shift cargo
// do not outweigh the one sale.
type Casual struct {
	habits  []habit // by Verb; nil: every action is as likely as any other
	rand    game.Rand
	actions []game.Action
	best    game.Action
}

// A habit is how a casual bot uses a verb.
type habit struct {
	weight int // against those of the other verbs
	stakes int // of so many actions drawn, the first in the list is taken: the smallest sum
}

// NewRandom returns a bot to which every action is as good as any other.
func NewRandom(seed uint64) *Casual { return &Casual{rand: game.NewRand(seed)} }

// NewDeckhand returns a bot with the habits of a game.
func NewDeckhand(h *Habits, in *game.Info, seed uint64) *Casual {
	return &Casual{habits: h.byVerb(in), rand: game.NewRand(seed)}
}

// Begin implements ai.Bot. There is nothing to think about.
func (c *Casual) Begin(view game.State, _ game.Player) (done bool) {
	c.actions = view.AppendActions(c.actions[:0])
	list, draws := c.actions, 1
	if c.habits != nil {
		list = c.oneVerb(list)
		draws = c.habits[list[0].Verb].stakes
	}
	i := len(list) - 1
	for range draws {
		i = min(i, c.rand.IntN(len(list)))
	}
	c.best = list[i]
	return true
}

// oneVerb returns the part of a sorted list that has a verb drawn by weight.
func (c *Casual) oneVerb(list []game.Action) []game.Action {
	total := 0
	for i := range list {
		if i == 0 || list[i].Verb != list[i-1].Verb {
			total += c.habits[list[i].Verb].weight
		}
	}
	n := c.rand.IntN(total)
	for from := 0; ; {
		to := from + 1
		for to < len(list) && list[to].Verb == list[from].Verb {
			to++
		}
		if n -= c.habits[list[from].Verb].weight; n < 0 {
			return list[from:to]
		}
		from = to
	}
}

// Think implements ai.Bot.
func (c *Casual) Think(func() bool) {}

// Best implements ai.Bot.
func (c *Casual) Best() game.Action { return c.best }

// Habits are how the deckhand of a game uses its verbs, by their names. They make
// games that look like play: what undoes earlier moves or wastes a turn is rare.
type Habits struct {
	Weights map[string]int // of verbs against each other; those not named weigh 1
	// Stakes name the verbs with which sums are staked: of how many sums drawn the
	// smallest is taken.
	Stakes map[string]int
}

// byVerb returns the habits by Verb.
func (h *Habits) byVerb(in *game.Info) []habit {
	habits := make([]habit, len(in.Verbs))
	for v, name := range in.Verbs {
		habits[v] = habit{max(1, h.Weights[name]), max(1, h.Stakes[name])}
	}
	return habits
}
