package match

import (
	"slices"

	"serenissima/render/display"
	"serenissima/render/widget"
)

// A step is what the likely next step is: its button is red, and no other.
type step uint8

// The steps, what lies on top first. None is likely while there is a choice.
const (
	noStep      step = iota
	confirmStep      // what is pending
	readStep         // the card of a lesson or of the tutor
	panelStep        // what a panel says, such as the number that has been chosen
	goOnStep         // with what is left of a plan
	resultStep
	endStep // nothing else is left
)

// nextStep is the likely next step, with the card of who is learning, nil if there is none.
func nextStep(d *desk, card *tutorialCard) step {
	switch idle := d.timeline.Idle(); {
	case d.c.Screen.Covered():
		return noStep
	case d.pending && idle:
		return confirmStep
	case card != nil && slices.ContainsFunc(card.buttons, func(b widget.Button) bool { return b.Primary }):
		return readStep
	case d.likely != display.Target{}:
		return panelStep
	case d.scope.Stopped != nil && !d.Choosing():
		return goOnStep
	case d.ended && idle:
		return resultStep
	case d.now.OnlyEnds() && !d.now.Modal() && (d.lesson == nil || !d.lesson.over(d.host.Len())):
		return endStep
	}
	return noStep
}
