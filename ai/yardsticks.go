package ai

import (
	"cmp"

	"serenissima/ai/yardstick"
	"serenissima/ai/yardstick/mcts"
)

// Yardsticks that can play every game; no menu offers them. A single game may have more,
// see Opponents.Yardsticks.
const (
	Random   Level = "random"   // any legal action
	Deckhand Level = "deckhand" // plays by the habits of the game, but does not think
	MCTS     Level = "mcts"     // tree search with random playouts

	// These try a trick over and over, which stands behind the stroke as a character does:
	// "script/attacks". They tell whether captains can be exploited.
	Script    Level = "script"    // a deckhand but for the trick
	Trickster Level = "trickster" // a captain but for the trick
)

// yardstick returns the maker of a yardstick, the zero Maker if there is none of the name.
func (o *Opponents) yardstick(l Level) Maker {
	switch l {
	case Random:
		return Maker{New: func(s Spec) Bot { return yardstick.NewRandom(s.Seed) }}
	case Deckhand:
		return Maker{New: func(s Spec) Bot { return yardstick.NewDeckhand(&o.Habits, o.Rules.Info(), s.Seed) }}
	case MCTS:
		return Maker{New: newMCTS, Budgeted: true}
	case Script:
		return o.tricky(Deckhand)
	case Trickster:
		return o.tricky(Captain)
	}
	return o.Yardsticks[l]
}

// tricky returns the maker of those who try a trick and do everything else as bots of a level do.
func (o *Opponents) tricky(of Level) Maker {
	m := Maker{New: func(s Spec) Bot {
		base := o.maker(of).New(Spec{Level: of, Seed: s.Seed})
		return yardstick.NewTrickster(base, o.trick(s.Character), o.Rules.Info())
	}}
	for _, t := range o.Tricks {
		m.Characters = append(m.Characters, t.Name)
	}
	return m
}

// trick returns the trick of the name, nil if the game has none.
func (o *Opponents) trick(name string) *yardstick.Trick {
	for i := range o.Tricks {
		if o.Tricks[i].Name == name {
			return &o.Tricks[i]
		}
	}
	return nil
}

// defaultPlayouts is what tree search takes for a decision unless told otherwise.
const defaultPlayouts = 1600

// newMCTS returns tree search; a unit is a playout.
func newMCTS(s Spec) Bot { return mcts.New(cmp.Or(s.Units, defaultPlayouts), s.Seed) }
