package chart

import (
	"maps"

	"serenissima/game"
	"serenissima/render/motion"
	"serenissima/render/synth"
)

// GalleyNotes are the notes that games have in common in which galleys trade and fight.
type GalleyNotes struct {
	Attack, Cargo, Landed, Killed, Jettison, Sunk, Taken, Turn, Game game.Note
}

// GalleyCues are how the events with these notes are shown and heard, and those of one game alone.
func GalleyCues(n GalleyNotes, own motion.Cues) motion.Cues {
	cues := motion.Cues{
		game.Chose: {n.Attack: {Clip: motion.Strike, Sound: synth.Cannon}},
		game.Moved: {n.Cargo: {Clip: motion.Heave}, n.Landed: {Sound: synth.Boots}},
		game.Removed: {
			n.Killed:   {Clip: motion.Perish, Sound: synth.Clash},
			n.Jettison: {Clip: motion.Perish},
			n.Sunk:     {Clip: motion.Perish, BigMoment: motion.Sunk},
		},
		game.Took:   {n.Taken: {BigMoment: motion.Captured}},
		game.Turned: {n.Turn: {Clip: motion.Summon}},
		game.Ended:  {n.Game: {Clip: motion.Staged(72), Sound: synth.Peal, BigMoment: motion.Won}},
	}
	for kind, notes := range own {
		if cues[kind] == nil {
			cues[kind] = map[game.Note]motion.Cue{}
		}
		maps.Copy(cues[kind], notes)
	}
	return cues
}
