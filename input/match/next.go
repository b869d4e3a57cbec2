package match

import "serenissima/render/display"

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

// nextStep is the likely next step; what a card says may have to be read first.
func nextStep(d *desk, toRead bool) step {
	switch idle := d.timeline.Idle(); {
	case d.c.Screen.Covered():
		return noStep
	case d.gestures.Pending != nil && idle:
		return confirmStep
	case toRead:
		return readStep
	case d.likely != display.Target{}:
		return panelStep
	case d.scope.Stopped != nil && !d.Choosing():
		return goOnStep
	case d.ended && idle:
		return resultStep
	case d.now.OnlyEnds() && !d.now.Modal() && !d.now.Lesson.Over() && !d.now.Lesson.Waits():
		return endStep
	}
	return noStep
}
