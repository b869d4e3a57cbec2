package match

import "serenissima/render/display"

// The commands that buttons and other targets of a match carry, beside those of panels and pages.
const (
	cmdSkip display.Command = "skip-on" // on to the next own decision
	cmdFind display.Command = "find"    // puts the active galley into the middle
	cmdRule display.Command = "rule"    // the rule that an explanation or a refusal is about

	cmdCardOn    display.Command = "card-on"    // a card has been read, or its move is to be made
	cmdCardBack  display.Command = "card-back"  // to the card before
	cmdCardHush  display.Command = "card-hush"  // no more of them
	cmdCardPaper display.Command = "card-paper" // what a card is written on
)
