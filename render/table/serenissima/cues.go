package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/motion"
	"serenissima/render/synth"
)

// Cues implements table.Table.
func (Table) Cues() motion.Cues { return cues }

// cues are how the events of this game are shown and heard.
var cues = motion.Cues{
	game.Chose: {
		rules.NoteFirst:        {Clip: motion.Said(60)},
		rules.NoteAttack:       {Clip: motion.Strike, Sound: synth.Cannon},
		rules.NoteAllow:        {Clip: motion.Said(36), Sound: synth.Seal},
		rules.NoteAnnounceSale: {Clip: motion.Said(48)},
		rules.NoteAnnounceLand: {Clip: motion.Said(48)},
		rules.NoteForbidMove:   {Clip: motion.Said(48)},
		rules.NoteForbidSale:   {Clip: motion.Said(48)},
		rules.NoteForbidLand:   {Clip: motion.Said(48)},
	},
	game.Moved: {
		rules.NoteCargo:  {Clip: motion.Heave},
		rules.NoteLanded: {Sound: synth.Boots},
	},
	game.Removed: {
		rules.NoteKilled:   {Clip: motion.Perish, Sound: synth.Clash},
		rules.NoteJettison: {Clip: motion.Perish},
		rules.NoteSunk:     {Clip: motion.Perish},
		rules.NoteScuttled: {Sound: synth.Sink},
	},
	game.Turned: {
		rules.NoteTurn:    {Clip: motion.Summon},
		rules.NoteShuffle: {Sound: synth.Card},
		rules.NoteScoring: {Clip: motion.Said(48), Sound: synth.Bell, Sums: true},
	},
	game.Ended: {
		rules.NoteGame: {Clip: motion.Said(72), Sound: synth.Peal},
	},
}
