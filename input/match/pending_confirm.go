package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// confirmation is what the button says that does what is pending.
func (p *gestures) confirmation(words *lang.Words, now *position.Position) string {
	if p.Pending.Repeated() {
		return words.T("play.repeat.once")
	}
	if now.IsEnd(p.Pending.Action) {
		return now.EndCaption(words)
	}
	a := p.Pending.Action
	if sum, _ := table.SumOf(now.Table, now.View, []game.Action{a}); sum != nil { // it says which
		caption, _, _ := now.RowText(words, texttwin.Row{Action: a, Verb: a.Verb})
		return lang.Capital(caption)
	}
	return words.Verb(a.Verb)
}
