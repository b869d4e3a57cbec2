package arena

import (
	"slices"

	"serenissima/ai"
	"serenissima/game"
)

// A Trait is something that a seat began with.
type Trait struct {
	Seat game.Player
	Name string // of the kind of thing
	Ref  game.Ref
}

// note counts and keeps what an event tells. What happens to sailors counts for
// their owner, everything else for who did it.
func (g *Game) note(o *ai.Opponents, e *game.Event) {
	in := o.Rules.Info()
	if e.Kind == game.Turned && in.NoteName(e.Note) == "turn" {
		g.Turns++
	}
	for i := range o.Behaviour {
		if d := &o.Behaviour[i]; d.Is(in, e) {
			p, n := e.By, 1
			if d.What == game.SailorRef {
				p, n = game.Player(e.What.ID), int(e.N)
			}
			if g.Behaviour[p] == nil {
				g.Behaviour[p] = make([]int, len(o.Behaviour))
			}
			g.Behaviour[p][i] += n
		}
	}
	for i := range o.Beginnings {
		b := &o.Beginnings[i]
		if !b.Is(in, e) {
			continue
		}
		if t := (Trait{e.By, b.Name, b.Thing(e)}); !slices.Contains(g.Traits, t) {
			g.Traits = append(g.Traits, t)
		}
	}
}
