package position

import (
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// The commands of targets with which something is decided or chosen.
const (
	CmdGroup   display.Command = "group"  // Value: the name of a group of verbs, or table.EndGroup
	CmdPlace   display.Command = "place"  // Ref: what a shortcut stands for
	CmdThing   display.Command = "thing"  // Ref: of which the actions are offered
	CmdAct     display.Command = "act"    // Value: the action that it does
	CmdRow     display.Command = "row"    // Value: a texttwin.Row, which narrows the open choice
	CmdNarrow  display.Command = "narrow" // Value: one that opens a choice between actions of the open group
	CmdAnswer  display.Command = "answer" // Value: one of the panel with answers, which the choice replaces
	CmdPiece   display.Command = "piece"  // Ref: a piece, Value: the place where it lies
	CmdSource  display.Command = "source" // Ref: a good, Value: the place where it can be had
	CmdHold    display.Command = "hold"   // Value: the place of a hold
	CmdFill                    = table.CmdFill
	CmdOff     display.Command = "off"     // Ref: a place, Value: the action that cannot be done there now
	CmdGoOn    display.Command = "go-on"   // goes on with what a stop has left of a plan
	CmdConfirm display.Command = "confirm" // asks again for what cannot be taken back
	CmdRepeat  display.Command = "repeat"  // does it again and again; Value: the Least of a repeat
	CmdStop    display.Command = "stop"    // calls off what waits to be asked for again
	CmdBatch   display.Command = "batch"   // does what is often done together: the batch of the open group, or of a question
)

// GroupButton is the button of a group of verbs.
func GroupButton(name string) display.Target { return display.Target{Command: CmdGroup, Value: name} }

// Act is the target that does an action.
func Act(a game.Action) display.Target { return display.Target{Command: CmdAct, Value: a} }

// OfThing is the target that leads to the actions which are offered of a thing: it does a single one.
func OfThing(thing game.Ref, can []game.Action) display.Target {
	if len(can) == 1 {
		return Act(can[0])
	}
	return display.Target{Command: CmdThing, Ref: thing}
}

// RowTarget is what a click on a row means: it does its action, or is what the command is about.
func RowTarget(command display.Command, r texttwin.Row) display.Target {
	if r.Action.By != game.Nobody {
		return Act(r.Action)
	}
	return display.Target{Command: command, Value: r}
}

// Target is where the piece is clicked.
func (p Piece) Target(command display.Command) display.Target {
	return display.Target{Command: command, Ref: p.What, Value: p.From}
}

// PieceAt is the piece that a target stands for, false if it stands for none.
func PieceAt(t display.Target) (Piece, bool) {
	from, ok := t.Value.(game.Ref)
	return Piece{t.Ref, from}, ok && (t.Command == CmdPiece || t.Command == CmdSource)
}
