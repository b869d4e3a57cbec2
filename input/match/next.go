package match

import (
	"slices"

	"serenissima/input/app"
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
	panelStep        // what a panel says
	sumStep          // the sum that has been chosen
	goOnStep         // with what is left of a plan
	resultStep
	endStep // nothing else is left
)

// nextStep is the likely next step.
func nextStep(p *Play, c *app.Context) step {
	switch card := p.tutorial.card(c); {
	case c.Screen.Covered():
		return noStep
	case p.gestures.pending != nil && p.timeline.Idle():
		return confirmStep
	case card != nil && slices.ContainsFunc(card.buttons, func(b widget.Button) bool { return b.Primary }):
		return readStep
	case likelyIn(p.laid, deskOf(p, c)) != display.Target{}:
		return panelStep
	case p.answers.stepper != nil && p.answers.stepper.Chosen():
		return sumStep
	case p.open.Group < 0 && p.open.Choice == nil && p.controller.stillPossible() != nil:
		return goOnStep
	case p.controller.ending != nil && p.timeline.Idle():
		return resultStep
	case p.now.OnlyEnds() && !p.now.Modal() && !p.tutorial.over(p.host.Len()):
		return endStep
	}
	return noStep
}
