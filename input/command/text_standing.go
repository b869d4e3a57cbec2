//go:build !js

package command

import (
	"strconv"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/table"
)

// A standingLine is what can be done with standing answers while a question is open; do reports
// whether that has answered it.
type standingLine struct {
	text string
	do   func() bool
}

// standingLines lists what the seat that is asked can do with standing answers: give one, and
// withdraw its own.
func (t *terminal) standingLines(view game.State) (lines []standingLine) {
	sum, _ := table.SumOf(t.twin.Table, view, view.AppendActions(nil))
	named := game.Action{}
	if sum != nil {
		named, _ = sum.Action(sum.Numbers()[0])
	}
	if len(game.StandingAnswers(view, named)) > 0 {
		lines = append(lines, standingLine{t.c.Lang.T("text.standing"), func() bool { return t.stand(view, sum) }})
	}
	for _, x := range t.match.Standing() {
		if x.By == view.Decision().Player {
			lines = append(lines, standingLine{t.c.Lang.T("standing.withdraw", "what", t.standingText(x)), func() bool { return t.withdraw(x) }})
		}
	}
	return lines
}

// standingText is what a standing answer says.
func (t *terminal) standingText(x game.StandingAnswer) string {
	line := table.StandingLine(x)
	return lang.Capital(t.twin.Words.Line(line.Key, line.Args...))
}

// listStanding numbers what can be done with standing answers, after so many other things.
func (t *terminal) listStanding(view game.State, others int) {
	lines := t.standingLines(view)
	if len(lines) > 0 {
		t.say(t.c.Lang.T("standing.title") + ":")
	}
	for i, x := range lines {
		t.number(others+i+1, x.text, false)
	}
}

// stand asks for a standing answer, and for the sum first where one is to be named.
func (t *terminal) stand(view game.State, sum *table.Sum) bool {
	named := game.Action{}
	if sum != nil {
		item := t.name(sum)
		if item == nil {
			return false
		}
		named = item.Action
	}
	offers := game.StandingAnswers(view, named)
	for i, x := range offers {
		t.number(i+1, t.standingText(x), false)
	}
	t.number(0, t.c.Lang.T("text.back"), true)
	n, _ := strconv.Atoi(t.ask())
	if n < 1 || n > len(offers) {
		return false
	}
	before := t.match.Len()
	t.act(func() error { return t.host.Stand(offers[n-1]) })
	return t.match.Len() > before
}

// withdraw takes a standing answer back; the question stays open.
func (t *terminal) withdraw(x game.StandingAnswer) bool {
	if t.host.Withdraw(x) != nil {
		return false
	}
	t.save()
	return true
}
