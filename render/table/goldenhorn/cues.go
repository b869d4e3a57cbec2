package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/motion"
	"serenissima/render/synth"
)

// Cues implements table.Table.
func (Table) Cues() motion.Cues { return cues }

// cues are how the events of this game are shown and heard.
var cues = motion.Cues{
	game.Chose: {
		rules.NoteFirst:     {Clip: motion.Said(60)},
		rules.NoteAnnounced: {Clip: motion.Said(60), Sound: synth.Bell},
		rules.NoteFreeWind:  {Clip: motion.Breeze, Sound: synth.Wind},
		rules.NoteStop:      {Clip: motion.Signal("anchor"), Sound: synth.Anchor},
	},
	game.Placed: {
		rules.NoteCourse:   {Clip: motion.Unroll, Sound: synth.Page, ByChance: true},
		rules.NoteRefill:   {Clip: motion.Dealt(5), ByChance: true},
		rules.NoteRelieved: {Clip: motion.Dealt(8)},
		rules.NoteSwapped:  {Clip: motion.Dealt(8)},
	},
	game.Took: {
		rules.NoteFleet:    {Clip: motion.Dealt(2), Sound: synth.Card, ByChance: true},
		rules.NotePirates:  {Clip: motion.Stow, Sound: synth.Clash},
		rules.NoteConquest: {BigMoment: motion.Captured},
	},
	game.Removed: {
		rules.NoteAside:    {Clip: motion.Dealt(5), Sound: synth.Crate, ByChance: true},
		rules.NoteRelieved: {Clip: motion.Dealt(8), Sound: synth.Boots},
		rules.NoteSwapped:  {Clip: motion.Dealt(8), Sound: synth.Boots},
	},
	game.Drew: {
		rules.NoteReturned: {Clip: motion.Dealt(5), ByChance: true},
		rules.NoteCard:     {Clip: motion.Dealt(5), Sound: synth.Card, ByChance: true},
	},
	game.Moved: {
		rules.NoteCargo:    {Clip: motion.Heave},
		rules.NoteUnloaded: {Clip: motion.Heave},
	},
	game.Paid: {
		rules.NoteWind:     {Clip: motion.Played("lateen"), Sound: synth.Wind},
		rules.NotePirates:  {Clip: motion.Played("death-skull"), Sound: synth.Card},
		rules.NoteConquest: {Clip: motion.Fly, Sound: synth.Boots},
	},
	game.Turned: {
		rules.NoteTurned:  {Clip: motion.Signal("anticlockwise-rotation"), Sound: synth.Wind},
		rules.NoteTurn:    {Clip: motion.Summon},
		rules.NoteShuffle: {Sound: synth.Card},
	},
	game.Ended: {
		rules.NoteGame: {Clip: motion.Staged(72), Sound: synth.Peal, BigMoment: motion.Won},
	},
}
