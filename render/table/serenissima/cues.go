package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/motion"
	"serenissima/render/synth"
	"serenissima/render/table/chart"
	"serenissima/render/table/kit"
)

// Cues implements table.Table.
func (Table) Cues() motion.Cues { return cues }

// cues are how the events of this game are shown and heard.
var cues = chart.GalleyCues(chart.GalleyNotes{
	Attack: rules.NoteAttack, Cargo: rules.NoteCargo, Landed: rules.NoteLanded, Killed: rules.NoteKilled,
	Jettison: rules.NoteJettison, Sunk: rules.NoteSunk, Taken: rules.NoteTaken, Turn: rules.NoteTurn, Game: rules.NoteGame,
}, motion.Cues{
	game.Chose: {
		rules.NoteFirst:        {Clip: motion.Said(60)},
		rules.NoteAllow:        {Clip: motion.Said(36), Sound: synth.Seal},
		rules.NoteAnnounceSale: {Clip: motion.Said(48)},
		rules.NoteAnnounceLand: {Clip: motion.Said(48)},
		rules.NoteForbidMove:   {Clip: motion.Staged(48), BigMoment: motion.Blockaded},
		rules.NoteForbidSale:   {Clip: motion.Staged(48), BigMoment: motion.Blockaded},
		rules.NoteForbidLand:   {Clip: motion.Staged(48), BigMoment: motion.Blockaded},
	},
	game.Placed: {
		rules.NoteFort:     {BigMoment: motion.Built},
		rules.NoteBasilica: {BigMoment: motion.Built},
	},
	game.Removed: {
		rules.NoteScuttled: {Sound: synth.Sink},
	},
	game.Rolled: {
		rules.NoteAttack: {Clip: motion.Own(kit.RoundTicks, chart.DrawRound(Table{}, crewOf))},
	},
	game.Turned: {
		rules.NoteShuffle: {Sound: synth.Card},
		rules.NoteScoring: {Clip: motion.Staged(48), Sound: synth.Bell, Sums: true, BigMoment: motion.Counted},
	},
})
