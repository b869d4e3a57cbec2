package gametest

import "serenissima/game"

// A Lively player picks from the legal actions as the tests of a rule set want
// it, so that its games are long and reach every rule, and deals chance fairly.
type Lively struct {
	rand   game.Rand
	dealer game.Dealer
	list   []game.Action
	pick   Pick
}

// A Pick chooses one of the legal actions, of which there is at least one.
type Pick func(s game.State, list []game.Action, r *game.Rand) game.Action

// NewLively returns a player that does the same for the same seed.
func NewLively(seed uint64, pick Pick) *Lively {
	p := &Lively{rand: game.NewRand(seed), pick: pick}
	p.dealer.Rand = game.NewRand(p.rand.Uint64())
	return p
}

// Choose returns what the player or chance does in s.
func (p *Lively) Choose(s game.State) game.Action {
	if s.Decision().Player == game.Chance {
		return p.dealer.Deal(s)
	}
	p.list = s.AppendActions(p.list[:0])
	return p.pick(s, p.list, &p.rand)
}

// Keenly returns the part of a list of legal actions that has one verb, drawn
// by its weight in keen. Verbs without weight are for when there is no other.
func Keenly(list []game.Action, keen []int, r *game.Rand) []game.Action {
	total := 0
	for part := range byVerb(list) {
		total += keen[part[0].Verb]
	}
	n := r.IntN(max(total, 1))
	for part := range byVerb(list) {
		if n -= keen[part[0].Verb]; n < 0 {
			return part
		}
	}
	return list[:1]
}

// AnyOf returns one of the actions, each as likely as another.
func AnyOf(list []game.Action, r *game.Rand) game.Action { return list[r.IntN(len(list))] }
