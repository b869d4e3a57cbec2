package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/show"
	"serenissima/render/synth"
)

// Cues implements table.Table.
func (Table) Cues() show.Cues { return cues }

// cues are how the events of this game are shown and heard.
var cues = show.Cues{
	game.Chose: {
		rules.NoteAttack:  {Clip: show.Strike, Sound: synth.Cannon},
		rules.NoteHaggle:  {Clip: show.Said(36)},
		rules.NoteRequest: {Clip: show.Said(36)},
		rules.NoteOffer:   {Clip: show.Said(36)},
		rules.NotePrice:   {Clip: show.Said(36)},
		rules.NoteTake:    {Clip: show.Said(36)},
		rules.NoteDecline: {Clip: show.Said(36)},
		rules.NoteCounter: {Clip: show.Said(36)},
		rules.NoteAccept:  {Clip: show.Said(36)},
		rules.NoteRefuse:  {Clip: show.Said(36)},
		rules.NoteLeave:   {Clip: show.Said(36)},
	},
	game.Moved: {
		rules.NoteCargo:  {Clip: show.Heave},
		rules.NoteLanded: {Sound: synth.Boots},
	},
	game.Removed: {
		rules.NoteKilled:   {Clip: show.Perish, Sound: synth.Clash},
		rules.NoteJettison: {Clip: show.Perish},
		rules.NoteSunk:     {Clip: show.Perish},
		rules.NoteDismiss:  {Sound: synth.Boots},
	},
	game.Revealed: {
		rules.NoteBid: {Clip: show.Unveil},
	},
	game.Turned: {
		rules.NoteTurn: {Clip: show.Summon},
	},
	game.Ended: {
		rules.NoteGame: {Clip: show.Said(72), Sound: synth.Peal},
	},
}
