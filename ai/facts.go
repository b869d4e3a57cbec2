package ai

import "serenissima/game"

// A Happening is a kind of event of a game under a name of ours.
type Happening struct {
	Name string
	Kind game.EventKind
	Note string
	What game.RefKind // of the event's What; NoRef: any
}

// Is reports whether an event of a game is of the kind.
func (h *Happening) Is(in *game.Info, e *game.Event) bool {
	return e.Kind == h.Kind && (h.What == game.NoRef || e.What.Kind == h.What) && in.NoteName(e.Note) == h.Note
}

// A Beginning is a happening that gives a seat a thing to begin with.
type Beginning struct {
	Happening
	Thing func(*game.Event) game.Ref
}

// A Variant is a game of its own among the options of a game.
type Variant struct {
	Players int               // that it is for; zero: any number
	Options map[string]string // besides the default ones
}

// Suits reports whether the variant is for so many players.
func (v *Variant) Suits(players int) bool { return v.Players == 0 || v.Players == players }
