package match

import (
	"strconv"

	"serenissima/game"
	"serenissima/input/device"
)

// Facts tells tests where the match stands.
func (p *Play) Facts() map[string]string {
	d := p.host.Public().Decision()
	facts := map[string]string{
		"scene": "play", "seat": strconv.Itoa(int(d.Player)), "prompt": p.info.PromptName(d.Prompt),
		"log": strconv.Itoa(p.host.Len()), "idle": yes(p.settled() && !p.Guarded() && !p.seating.curtained() && (p.now.Awaited && p.seating.seated == d.Player && !(p.tutorial.lesson == nil && p.seating.untold(p.now.View.Asking())) || d.Player == game.Nobody)),
		"whole": yes(p.board.camera.Whole()), "recap": yes(p.recap.Telling()),
	}
	if p.gestures.pending != nil {
		facts["pending"] = device.TargetName(p.gestures.pending.target)
	}
	if p.tutorial.lesson != nil && p.settled() {
		facts["voyage"], facts["wanted"] = p.tutorial.lesson.recorded.ID, device.TargetName(p.tutorial.lesson.wanted(p.scope()))
	}
	return facts
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
