package ai

import "serenissima/game"

// A casual mind takes a legal action at random. With habits it chooses the
// verb by them and then an action of the verb, so that forty ways to shift cargo
// do not outweigh the one sale.
type casual struct {
	habits  []habit // by Verb; nil: every action is as likely as any other
	rand    game.Rand
	actions []game.Action
	best    game.Action
}

// A habit is how a casual mind uses a verb.
type habit struct {
	weight int // against those of the other verbs
	stakes int // of so many actions drawn, the first in the list is taken: the smallest sum
}

func newCasual(habits []habit, seed uint64) *casual {
	return &casual{habits: habits, rand: game.NewRand(seed)}
}

// Begin implements Mind. There is nothing to think about.
func (c *casual) Begin(view game.State, _ game.Player) (done bool) {
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
func (c *casual) oneVerb(list []game.Action) []game.Action {
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

// Think implements Mind.
func (c *casual) Think(func() bool) {}

// Best implements Mind.
func (c *casual) Best() game.Action { return c.best }

// deckhandWeights hold the weights of verbs by rule set; verbs that are not
// named weigh 1. They make games that look like play: what undoes earlier moves
// or wastes a turn is rare.
var deckhandWeights = map[string]map[string]int{
	"serenissima": {
		"load": 60, "move-sailor": 12, "move-good": 4, "sail": 60, "sell": 240,
		"attack": 20, "fight-on": 2, "land": 40, "take-cube": 20, "recruit": 10,
		"buy-galley": 6, "build-fort": 30, "build-basilica": 60, "end": 6,
	},
	"goldenhorn": {
		"attack": 20, "load": 12, "take-mercenaries": 12, "take-people": 12, "take-peasants": 4,
		"sail": 30, "go-on": 60, "wind": 30, "stop": 6, "conquer": 60, "swap": 30, "announce": 6, "end": 9,
	},
	"mediterranee": {
		"buy": 30, "haggle": 15, "name-price": 3, "take": 3, "accept": 2, "recruit": 60, "build-galley": 40,
		"build-fort": 3, "sail": 40, "ask-leave": 20, "give-leave": 2, "attack": 3, "capture": 5, "stow": 30,
		"land": 2, "sell": 60, "done": 6,
	},
}

// deckhandStakes name the verbs with which sums are staked, by rule set, and of
// how many sums that a deckhand draws it takes the smallest.
var deckhandStakes = map[string]map[string]int{"mediterranee": {"bid": 9}}

// deckhandHabits returns the deckhand's habits by Verb.
func deckhandHabits(in *game.Info) []habit {
	weights, stakes := deckhandWeights[in.ID], deckhandStakes[in.ID]
	habits := make([]habit, len(in.Verbs))
	for v, name := range in.Verbs {
		habits[v] = habit{max(1, weights[name]), max(1, stakes[name])}
	}
	return habits
}
