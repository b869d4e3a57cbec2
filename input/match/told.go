package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/history"
	"serenissima/render/motion"
)

// narrated is a sentence about what is being shown, and whose doing it tells.
type narrated struct {
	text string
	by   game.Player
}

// narrate is the sentence about what a timeline shows, or else the last that a history tells, and whose
// doing it tells.
func narrate(t *motion.Timeline, h *history.History, words *lang.Words) narrated {
	if ev, ok := t.Now(); ok {
		if ev.Kind == game.Rolled { // the dice are still in the air
			return narrated{words.T("play.rolling"), ev.By}
		}
		if text, ok := words.Narrate(ev); ok {
			return narrated{text, history.Whose(ev)}
		}
	}
	shown := h.Shown()
	if len(shown) == 0 {
		return narrated{}
	}
	last := shown[len(shown)-1]
	return narrated{last.Text(), last.By}
}
