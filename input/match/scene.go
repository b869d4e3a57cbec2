package match

import (
	"strconv"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Match implements app.Playing.
func (p *Play) Match() session.Outline { return p.host }

// LessonID implements app.Playing.
func (p *Play) LessonID() string {
	if p.tutorial.lesson == nil {
		return ""
	}
	return p.tutorial.lesson.recorded.ID
}

// Palette are the colours of the table.
func (p *Play) Palette() theme.Palette { return p.table.Style().Palette }

// Typing reports whether the keyboard writes text.
func (p *Play) Typing() bool { return p.sheet.Typing(p.keyboard.focus) }

// Writing is the line that is being typed, nil for none.
func (p *Play) Writing() *widget.Entry { return p.sheet.Writing(p.keyboard.focus) }

// Focused is what the keyboard is at, the zero Target while it is not used.
func (p *Play) Focused() display.Target {
	if !p.keyboard.used {
		return display.Target{}
	}
	return p.keyboard.focus
}

// StateOf implements app.Pointing.
func (p *Play) StateOf(t display.Target) widget.State {
	return widget.State{Hover: p.board.hover == t, Focus: p.keyboard.used && p.keyboard.focus == t}
}

// Guarded implements app.GuardedScene.
func (p *Play) Guarded() bool {
	return p.settled() && p.clicks.unasked() || p.clicks.other > 0 || p.gestures.Pending != nil && !p.gestures.Pending.Awake()
}

// Resting implements Restful.
func (p *Play) Resting() bool { return p.idle.ticks > 1 && p.sheet.Resting() }

// showing is what is in the picture now, but for the light around the active ship, and whether that changes
// by itself.
func (p *Play) showing() (now pictureKey, moves bool) {
	pending := p.gestures.Pending != nil && !p.gestures.Pending.Awake()
	now = pictureKey{
		notice: p.notice.text, log: p.host.Len(), told: len(p.history.Shown()), marked: p.board.mark.thing, judged: p.captain.Weighed(), unread: len(p.bots.books),
		hover: p.board.hover, focus: p.Focused(),
		guarded: [4]bool{p.clicks.all > 0, p.clicks.chart > 0, p.clicks.other > 0, pending},
	}
	return now, p.now.OthersDecide() || p.Guarded() || !p.settled() || p.board.autoPan.to != nil || !p.timeline.Resting()
}

// Rule is the number of the rule that is spoken of now: of a refusal, else of what
// the pointer is over; empty if there is none.
func (p *Play) Rule(c *app.Context) string {
	if p.notice.rule != "" && p.notice.text != "" && !p.board.held {
		return p.notice.rule
	}
	d := p.desk(c)
	return ruleOf(p.board.hover, d.scope, d.View())
}

// Facts tells tests where the match stands.
func (p *Play) Facts() map[string]string {
	d := p.host.Public().Decision()
	facts := map[string]string{
		"scene": "play", "seat": strconv.Itoa(int(d.Player)), "prompt": p.info.PromptName(d.Prompt),
		"log": strconv.Itoa(p.host.Len()), "idle": yes(p.settled() && !p.Guarded() && !p.seating.curtained() && (p.now.Awaited && p.seating.seated == d.Player && !(p.tutorial.lesson == nil && p.seating.untold(p.now.View.Asking())) || d.Player == game.Nobody)),
		"whole": yes(p.board.camera.Whole()), "recap": yes(p.recap.Telling()),
	}
	if p.board.autoPan.to != nil {
		facts["moving"] = "yes"
	}
	if p.gestures.Pending != nil {
		facts["pending"] = device.TargetName(p.gestures.Pending.Target)
	}
	if p.tutorial.lesson != nil && p.settled() && p.board.autoPan.to == nil {
		facts["voyage"], facts["wanted"] = p.tutorial.lesson.recorded.ID, device.TargetName(p.tutorial.lesson.wanted(&p.ticking))
	}
	return facts
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
