package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/show"
	"serenissima/render/synth"
)

// Cues implements table.Table.
func (Table) Cues() show.Cues { return cues }

// cues are how the events of this game are shown and heard.
var cues = show.Cues{
	game.Chose: {
		rules.NoteFirst:     {Clip: show.Said(60)},
		rules.NoteAnnounced: {Clip: show.Said(60), Sound: synth.Bell},
		rules.NoteFreeWind:  {Clip: show.Breeze, Sound: synth.Wind},
		rules.NoteStop:      {Clip: show.Signal("anchor"), Sound: synth.Anchor},
	},
	game.Placed: {
		rules.NoteCourse:   {Clip: show.Unroll, Sound: synth.Page, ByChance: true},
		rules.NoteRefill:   {Clip: show.Dealt(5), ByChance: true},
		rules.NoteRelieved: {Clip: show.Dealt(8)},
		rules.NoteSwapped:  {Clip: show.Dealt(8)},
	},
	game.Took: {
		rules.NoteFleet:   {Clip: show.Dealt(2), Sound: synth.Card, ByChance: true},
		rules.NotePirates: {Clip: show.Stow, Sound: synth.Clash},
	},
	game.Removed: {
		rules.NoteAside:    {Clip: show.Dealt(5), Sound: synth.Crate, ByChance: true},
		rules.NoteRelieved: {Clip: show.Dealt(8), Sound: synth.Boots},
		rules.NoteSwapped:  {Clip: show.Dealt(8), Sound: synth.Boots},
	},
	game.Drew: {
		rules.NoteReturned: {Clip: show.Dealt(5), ByChance: true},
		rules.NoteCard:     {Clip: show.Dealt(5), Sound: synth.Card, ByChance: true},
	},
	game.Moved: {
		rules.NoteCargo:    {Clip: show.Heave},
		rules.NoteUnloaded: {Clip: show.Heave},
	},
	game.Paid: {
		rules.NoteWind:     {Clip: show.Played("lateen"), Sound: synth.Wind},
		rules.NotePirates:  {Clip: show.Played("death-skull"), Sound: synth.Card},
		rules.NoteConquest: {Clip: show.Fly, Sound: synth.Boots},
	},
	game.Turned: {
		rules.NoteTurned:  {Clip: show.Signal("anticlockwise-rotation"), Sound: synth.Wind},
		rules.NoteTurn:    {Clip: show.Summon},
		rules.NoteShuffle: {Sound: synth.Card},
	},
	game.Ended: {
		rules.NoteGame: {Clip: show.Said(72), Sound: synth.Peal},
	},
}
