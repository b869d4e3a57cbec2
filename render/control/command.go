package control

import "serenissima/render/display"

// The commands that keys give.
const (
	Confirm    display.Command = "confirm"
	Cancel     display.Command = "cancel"
	Undo       display.Command = "undo"
	Redo       display.Command = "redo"
	Restart    display.Command = "restart" // the turn that is under way
	Skip       display.Command = "skip"    // what is being shown; its key confirms as well, but not in a match
	Speed      display.Command = "speed"
	Fullscreen display.Command = "fullscreen"
	Mute       display.Command = "mute"
	ZoomIn     display.Command = "zoom-in"
	ZoomOut    display.Command = "zoom-out"
	ZoomFit    display.Command = "zoom-fit"
	Next       display.Command = "next"
	Prev       display.Command = "prev"
	MoveUp     display.Command = "up"
	MoveDown   display.Command = "down"
	MoveLeft   display.Command = "left"
	MoveRight  display.Command = "right"
	Menu       display.Command = "menu"
	Log        display.Command = "log"
	Help       display.Command = "help"
	Advice     display.Command = "advice"
	Rules      display.Command = "rules"
	Threats    display.Command = "threats" // laid over the board, and taken away
)
