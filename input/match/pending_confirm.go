package match

import (
	"serenissima/assets/lang"
	"serenissima/input/match/position"
)

// confirmation is what the button says that does what is pending.
func (p *gestures) confirmation(words *lang.Words, now *position.Position) string {
	if p.Pending.Repeated() {
		return words.T("play.repeat.once")
	}
	if now.IsEnd(p.Pending.Action) {
		return now.EndCaption(words)
	}
	return words.Verb(p.Pending.Action.Verb)
}
