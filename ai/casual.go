package ai

import "serenissima/game"

// A casual thinker takes a legal action at random. With weights it chooses the
// verb by them and then an action of the verb, so that forty ways to shift
// cargo do not outweigh the one sale.
type casual struct {
	weights []int // by Verb; nil: every action is as likely as any other
	rand    game.Rand
	actions []game.Action
	best    game.Action
}

func newCasual(weights []int, seed uint64) *casual {
	return &casual{weights: weights, rand: game.NewRand(seed)}
}

// Start implements Thinker.
func (c *casual) Start(view game.State, _ game.Player) {
	c.actions = view.AppendActions(c.actions[:0])
	list := c.actions
	if c.weights != nil {
		list = c.oneVerb(list)
	}
	c.best = list[c.rand.IntN(len(list))]
}

// oneVerb returns the part of a sorted list that has a verb drawn by weight.
func (c *casual) oneVerb(list []game.Action) []game.Action {
	total := 0
	for i := range list {
		if i == 0 || list[i].Verb != list[i-1].Verb {
			total += c.weights[list[i].Verb]
		}
	}
	n := c.rand.IntN(total)
	for from := 0; ; {
		to := from + 1
		for to < len(list) && list[to].Verb == list[from].Verb {
			to++
		}
		if n -= c.weights[list[from].Verb]; n < 0 {
			return list[from:to]
		}
		from = to
	}
}

// Step implements Thinker.
func (c *casual) Step(int) (done bool) { return true }

// Best implements Thinker.
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
}

// verbWeights returns the deckhand's weights by Verb.
func verbWeights(in *game.Info) []int {
	table := deckhandWeights[in.ID]
	weights := make([]int, len(in.Verbs))
	for v, name := range in.Verbs {
		weights[v] = max(1, table[name])
	}
	return weights
}
