package arena

import (
	"slices"

	"serenissima/game"
)

// A happening is a kind of event of a rule set that is counted or kept, under a
// name of ours.
type happening struct {
	name string
	kind game.EventKind
	note string
	what game.RefKind // of the event's What; NoRef: any
}

// deeds are what bots are told apart by, by rule set. What happens to sailors
// counts for their owner, everything else for who did it.
var deeds = map[string][]happening{
	"serenissima": {
		{"attacks", game.Chose, "attack", game.NoRef},
		{"forts", game.Placed, "fort", game.NoRef},
		{"basilicas", game.Placed, "basilica", game.NoRef},
		{"blockades", game.Chose, "forbid-move", game.NoRef},
		{"sales", game.Moved, "sale", game.NoRef},
		{"sailorsLost", game.Removed, "killed", game.SailorRef},
		{"ports", game.Took, "taken", game.PortRef},
		{"galleys", game.Placed, "galley", game.ShipRef},
	},
	"goldenhorn": {
		{"attacks", game.Took, "pirates", game.NoRef},
		{"winds", game.Paid, "wind", game.NoRef},
		{"unloadings", game.Moved, "unloaded", game.NoRef},
		{"conquests", game.Took, "conquest", game.NoRef},
	},
	"mediterranee": {
		{"attacks", game.Chose, "attack", game.NoRef},
		{"forts", game.Placed, "fort", game.NoRef},
		{"blockades", game.Chose, "deny-leave", game.NoRef},
		{"sales", game.Moved, "sale", game.NoRef},
		{"sailorsLost", game.Removed, "killed", game.SailorRef},
		{"ports", game.Took, "taken", game.PortRef},
		{"galleys", game.Placed, "galley", game.ShipRef},
	},
}

// A beginning is a happening that gives a seat a thing to begin with.
type beginning struct {
	happening
	thing func(*game.Event) game.Ref
}

func what(e *game.Event) game.Ref { return e.What }
func from(e *game.Event) game.Ref { return e.From }
func to(e *game.Event) game.Ref   { return e.To }

// beginnings are what seats of a game differ in from the start, by rule set.
var beginnings = map[string][]beginning{
	"serenissima": {
		{happening{"port", game.Chose, "start", game.PortRef}, what},
		{happening{"galley", game.Placed, "start", game.ShipRef}, what},
	},
	"goldenhorn":   {{happening{"port", game.Placed, "start", game.ShipRef}, to}},
	"mediterranee": {{happening{"port", game.Moved, "start", game.SailorRef}, from}},
}

// A Trait is something that a seat began with.
type Trait struct {
	Seat game.Player
	Name string // of the kind of thing
	Ref  game.Ref
}

// Deeds returns the names of what is counted in games of a rule set.
func Deeds(rulesID string) []string {
	names := make([]string, len(deeds[rulesID]))
	for i, d := range deeds[rulesID] {
		names[i] = d.name
	}
	return names
}

// facts tell what the events of a rule set mean.
type facts struct {
	info       *game.Info
	deeds      []happening
	beginnings []beginning
}

func newFacts(in *game.Info) *facts { return &facts{in, deeds[in.ID], beginnings[in.ID]} }

func (f *facts) is(h *happening, e *game.Event) bool {
	return e.Kind == h.kind && (h.what == game.NoRef || e.What.Kind == h.what) && f.info.NoteName(e.Note) == h.note
}

// note counts and keeps what an event tells.
func (g *Game) note(f *facts, e *game.Event) {
	if e.Kind == game.Turned && f.info.NoteName(e.Note) == "turn" {
		g.Turns++
	}
	for i := range f.deeds {
		if d := &f.deeds[i]; f.is(d, e) {
			p, n := e.By, 1
			if d.what == game.SailorRef {
				p, n = game.Player(e.What.ID), int(e.N)
			}
			if g.Deeds[p] == nil {
				g.Deeds[p] = make([]int, len(f.deeds))
			}
			g.Deeds[p][i] += n
		}
	}
	for i := range f.beginnings {
		b := &f.beginnings[i]
		if !f.is(&b.happening, e) {
			continue
		}
		if t := (Trait{e.By, b.name, b.thing(e)}); !slices.Contains(g.Traits, t) {
			g.Traits = append(g.Traits, t)
		}
	}
}
