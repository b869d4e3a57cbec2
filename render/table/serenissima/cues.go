package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/show"
	"serenissima/render/synth"
)

// Cues implements table.Table.
func (Table) Cues() show.Cues { return cues }

// cues are how the events of this game are shown and heard.
var cues = show.Cues{
	game.Chose: {
		rules.NoteFirst:        {Clip: show.Said(60)},
		rules.NoteAttack:       {Clip: show.Strike, Sound: synth.Cannon},
		rules.NoteAllow:        {Clip: show.Said(36), Sound: synth.Seal},
		rules.NoteAnnounceSale: {Clip: show.Said(48)},
		rules.NoteAnnounceLand: {Clip: show.Said(48)},
		rules.NoteForbidMove:   {Clip: show.Said(48)},
		rules.NoteForbidSale:   {Clip: show.Said(48)},
		rules.NoteForbidLand:   {Clip: show.Said(48)},
	},
	game.Moved: {
		rules.NoteCargo:  {Clip: show.Heave},
		rules.NoteLanded: {Sound: synth.Boots},
	},
	game.Removed: {
		rules.NoteKilled:   {Clip: show.Perish, Sound: synth.Clash},
		rules.NoteJettison: {Clip: show.Perish},
		rules.NoteSunk:     {Clip: show.Perish},
		rules.NoteScuttled: {Sound: synth.Sink},
	},
	game.Turned: {
		rules.NoteTurn:    {Clip: show.Summon},
		rules.NoteShuffle: {Sound: synth.Card},
		rules.NoteScoring: {Clip: show.Said(48), Sound: synth.Bell, Sums: true},
	},
	game.Ended: {
		rules.NoteGame: {Clip: show.Said(72), Sound: synth.Peal},
	},
}
