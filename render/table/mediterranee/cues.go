package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/motion"
	"serenissima/render/synth"
)

// Cues implements table.Table.
func (Table) Cues() motion.Cues { return cues }

// cues are how the events of this game are shown and heard.
var cues = motion.Cues{
	game.Chose: {
		rules.NoteAttack:  {Clip: motion.Strike, Sound: synth.Cannon},
		rules.NoteHaggle:  {Clip: motion.Said(36)},
		rules.NoteRequest: {Clip: motion.Said(36)},
		rules.NoteOffer:   {Clip: motion.Said(36)},
		rules.NotePrice:   {Clip: motion.Said(36)},
		rules.NoteTake:    {Clip: motion.Said(36)},
		rules.NoteDecline: {Clip: motion.Said(36)},
		rules.NoteCounter: {Clip: motion.Said(36)},
		rules.NoteAccept:  {Clip: motion.Said(36)},
		rules.NoteRefuse:  {Clip: motion.Said(36)},
		rules.NoteLeave:   {Clip: motion.Said(36)},
	},
	game.Moved: {
		rules.NoteCargo:  {Clip: motion.Heave},
		rules.NoteLanded: {Sound: synth.Boots},
	},
	game.Removed: {
		rules.NoteKilled:   {Clip: motion.Perish, Sound: synth.Clash},
		rules.NoteJettison: {Clip: motion.Perish},
		rules.NoteSunk:     {Clip: motion.Perish},
		rules.NoteDismiss:  {Sound: synth.Boots},
	},
	game.Revealed: {
		rules.NoteBid: {Clip: motion.Unveil},
	},
	game.Turned: {
		rules.NoteTurn: {Clip: motion.Summon},
	},
	game.Ended: {
		rules.NoteGame: {Clip: motion.Said(72), Sound: synth.Peal},
	},
}
