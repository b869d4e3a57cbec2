package motion

import (
	"serenissima/game"
	"serenissima/render/synth"
)

// A Cue says how events of a game are shown and heard, where not as all of their kind.
type Cue struct {
	Clip      Maker        // nil: as those of their kind
	Sound     synth.Effect // synth.Nothing: as those of their kind
	ByChance  bool         // chance deals them: what it deals at once is shown as one, in haste
	Sums      bool         // they announce a scoring, whose sums stay to be read
	BigMoment BigMoment    // they are a big moment
}

// Cues are those of a game, by the kind of event and the note that the game gives it.
type Cues map[game.EventKind]map[game.Note]Cue

// of is the cue of an event, the zero Cue for most.
func (c Cues) of(ev game.Event) Cue { return c[ev.Kind][ev.Note] }
