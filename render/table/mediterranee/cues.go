package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
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
		rules.NoteHaggle:  {Clip: motion.Said(36)},
		rules.NoteRequest: {Clip: motion.Said(36)},
		rules.NoteOffer:   {Clip: motion.Said(36)},
		rules.NotePrice:   {Clip: motion.Said(36)},
		rules.NoteTake:    {Clip: motion.Said(36)},
		rules.NoteDecline: {Clip: motion.Said(36)},
		rules.NoteCounter: {Clip: motion.Said(36)},
		rules.NoteAccept:  {Clip: motion.Said(36)},
		rules.NoteRefuse:  {Clip: motion.Said(36)},
		rules.NoteDeny:    {Clip: motion.Staged(48), BigMoment: motion.Blockaded},
		rules.NoteLeave:   {Clip: motion.Said(36)},
		rules.NotePlace:   {Clip: motion.Own(placeTicks, onPaper(takePlaces))},
	},
	game.Placed: {
		rules.NoteFort: {BigMoment: motion.Built},
	},
	game.Removed: {
		rules.NoteDismiss: {Sound: synth.Boots},
	},
	game.Revealed: {
		rules.NoteBid: {Clip: motion.Own(unveilTicks, onPaper(unveil))},
	},
	game.Rolled: {
		rules.NoteAttack: {Clip: motion.Own(kit.RoundTicks, chart.DrawRound(Table{}, crewOf))},
		rules.NoteTie:    {Clip: motion.Own(dieTicks, onPaper(rollOnPurse))},
		rules.NotePlace:  {Clip: motion.Own(dieTicks, onPaper(rollOnPurse))},
	},
})
