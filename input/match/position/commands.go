package position

import (
	"serenissima/render/display"
	"serenissima/render/table"
)

// The commands of targets with which something is decided or chosen.
const (
	CmdGroup  display.Command = "group"  // Index: a group of verbs, one more: end
	CmdPlace  display.Command = "place"  // Ref: what a shortcut stands for
	CmdThing  display.Command = "thing"  // Ref: of which the actions are offered
	CmdErrand display.Command = "errand" // of a tag at a place that leads there and does something. Ref: the place, Index: which errand
	CmdAct    display.Command = "act"    // Index: a legal action
	CmdRow    display.Command = "row"    // Index: a row of the open choice
	CmdNarrow display.Command = "narrow" // Index: a row of the open group
	CmdPiece  display.Command = "piece"  // Ref: a piece, Index: its hold
	CmdSource display.Command = "source" // Ref: a good, Index: its hold
	CmdHold   display.Command = "hold"   // Index: a hold
	CmdFill                   = table.CmdFill
	CmdOff    display.Command = "off"   // Ref: a place; Index: what cannot be done there now
	CmdShip   display.Command = "ship"  // Ref: a ship that is not in play
	CmdBatch  display.Command = "batch" // does what is often done together: the batch of the open group, or of a question
)
