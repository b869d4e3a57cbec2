package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/motion"
	"serenissima/render/synth"
	"serenissima/render/table/chart"
)

// Cues implements table.Table.
func (Table) Cues() motion.Cues { return cues }

// cues are how the events of this game are shown and heard.
var cues = chart.GalleyCues(chart.GalleyNotes{
	Attack: rules.NoteAttack, Cargo: rules.NoteCargo, Landed: rules.NoteLanded, Killed: rules.NoteKilled,
	Jettison: rules.NoteJettison, Sunk: rules.NoteSunk, Turn: rules.NoteTurn, Game: rules.NoteGame,
}, motion.Cues{
	game.Chose: {
		rules.NoteFirst:        {Clip: motion.Said(60)},
		rules.NoteAllow:        {Clip: motion.Said(36), Sound: synth.Seal},
		rules.NoteAnnounceSale: {Clip: motion.Said(48)},
		rules.NoteAnnounceLand: {Clip: motion.Said(48)},
		rules.NoteForbidMove:   {Clip: motion.Said(48)},
		rules.NoteForbidSale:   {Clip: motion.Said(48)},
		rules.NoteForbidLand:   {Clip: motion.Said(48)},
	},
	game.Removed: {
		rules.NoteScuttled: {Sound: synth.Sink},
	},
	game.Turned: {
		rules.NoteShuffle: {Sound: synth.Card},
		rules.NoteScoring: {Clip: motion.Said(48), Sound: synth.Bell, Sums: true},
	},
})
