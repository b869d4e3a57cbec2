package device

import (
	"serenissima/render/control"
	"serenissima/render/display"
)

// A PadButton is a button of a gamepad in the standard layout, or a direction of its
// left stick.
type PadButton uint8

// The buttons, by what is printed on those of the most usual pad.
const (
	PadA PadButton = iota + 1 // the lower one of the four on the right
	PadB
	PadX
	PadY
	PadLeftShoulder
	PadRightShoulder
	PadLeftTrigger
	PadRightTrigger
	PadBack
	PadStart
	PadUp
	PadDown
	PadLeft
	PadRight
	PadLeftStick // pressed
	PadRightStick
)

// padCommands are what the buttons do. Everything that can be done with the keys
// can be done with them, for Next and the directions lead everywhere.
var padCommands = map[PadButton][]display.Command{
	PadA:             {control.Confirm},
	PadB:             {control.Cancel},
	PadX:             {control.Undo},
	PadY:             {control.Advice, control.Skip},
	PadLeftShoulder:  {control.Prev},
	PadRightShoulder: {control.Next},
	PadLeftTrigger:   {control.ZoomOut},
	PadRightTrigger:  {control.ZoomIn},
	PadBack:          {control.Log},
	PadStart:         {control.Menu},
	PadUp:            {control.MoveUp},
	PadDown:          {control.MoveDown},
	PadLeft:          {control.MoveLeft},
	PadRight:         {control.MoveRight},
	PadLeftStick:     {control.ZoomFit},
	PadRightStick:    {control.Help},
}

// A Pad turns what a gamepad says at each tick into commands. The zero Pad is ready.
type Pad struct{ held map[PadButton]int }

// tilted is how far the stick has to be tilted to count, of 1.
const tilted = 0.55

// Append appends the commands of a tick to dst: of buttons just pressed, and of
// directions also while they are held. Pressed says which buttons are down; x and y
// are where the left stick is, from -1 to 1, y down.
func (p *Pad) Append(dst []display.Command, pressed func(PadButton) bool, x, y float64) []display.Command {
	if p.held == nil {
		p.held = map[PadButton]int{}
	}
	stick := map[PadButton]bool{PadLeft: x < -tilted, PadRight: x > tilted, PadUp: y < -tilted, PadDown: y > tilted}
	for b := PadA; b <= PadRightStick; b++ {
		if !pressed(b) && !stick[b] {
			p.held[b] = 0
			continue
		}
		p.held[b]++
		_, direction := stick[b]
		if p.held[b] == 1 || direction && repeats(p.held[b]) {
			dst = append(dst, padCommands[b]...)
		}
	}
	return dst
}
