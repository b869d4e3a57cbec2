// Package device reads mouse, fingers, keys and gamepads once in each tick, and talks with the window,
// the system and the page around the program. Only device.go and the files of one platform touch a
// real device.
package device

import (
	"runtime"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"serenissima/render/control"
	"serenissima/render/display"
)

// editKeys are the keys that edit a line of text or lead through a list.
var editKeys = []struct {
	key  ebiten.Key
	edit control.Edit
}{
	{ebiten.KeyBackspace, control.Backspace},
	{ebiten.KeyDelete, control.Delete},
	{ebiten.KeyArrowLeft, control.Left},
	{ebiten.KeyArrowRight, control.Right},
	{ebiten.KeyHome, control.Home},
	{ebiten.KeyEnd, control.End},
	{ebiten.KeyArrowUp, control.Up},
	{ebiten.KeyArrowDown, control.Down},
	{ebiten.KeyPageUp, control.PageUp},
	{ebiten.KeyPageDown, control.PageDown},
}

// A Device reads mouse, touch screen and keyboard of the window.
type Device struct {
	keys    Keymap
	tracker control.Tracker
	sample  control.Sample
	pressed []ebiten.Key
	touchSource
	pads  []ebiten.GamepadID
	pad   Pad
	alarm *time.Timer // that ends a nap
}

// NewDevice returns the devices of the window with the keys bound so.
func NewDevice(keys Keymap) *Device { return &Device{keys: keys} }

// Bind binds the keys anew.
func (d *Device) Bind(keys Keymap) { d.keys = keys }

// Frame reads the devices, once in each tick of the game loop. Size and scale
// are those of the window; the slices of the Frame live until the next call.
func (d *Device) Frame(size display.Point, scale float64) control.Frame {
	s := &d.sample
	s.Size, s.Scale, s.Focused = size, scale, ebiten.IsFocused()
	s.Mouse = logical(scale)(ebiten.CursorPositionF())
	s.Left, s.Right = button(ebiten.MouseButtonLeft), button(ebiten.MouseButtonRight)
	_, s.Wheel = ebiten.Wheel()
	s.Touches = d.touched(scale)
	s.Runes = ebiten.AppendInputChars(s.Runes[:0])
	s.Edits = s.Edits[:0]
	for _, e := range editKeys {
		if repeats(inpututil.KeyPressDuration(e.key)) {
			s.Edits = append(s.Edits, e.edit)
		}
	}
	d.commands()
	d.gamepads()
	if files := ebiten.DroppedFiles(); files != nil {
		go dropped(files) // a browser gives them out slowly
	}
	s.Arrivals = arrived(s.Arrivals[:0])
	return d.tracker.Next(*s)
}

// padButtons are the buttons of the standard layout.
var padButtons = map[PadButton]ebiten.StandardGamepadButton{
	PadA: ebiten.StandardGamepadButtonRightBottom, PadB: ebiten.StandardGamepadButtonRightRight,
	PadX: ebiten.StandardGamepadButtonRightLeft, PadY: ebiten.StandardGamepadButtonRightTop,
	PadLeftShoulder: ebiten.StandardGamepadButtonFrontTopLeft, PadRightShoulder: ebiten.StandardGamepadButtonFrontTopRight,
	PadLeftTrigger: ebiten.StandardGamepadButtonFrontBottomLeft, PadRightTrigger: ebiten.StandardGamepadButtonFrontBottomRight,
	PadBack: ebiten.StandardGamepadButtonCenterLeft, PadStart: ebiten.StandardGamepadButtonCenterRight,
	PadUp: ebiten.StandardGamepadButtonLeftTop, PadDown: ebiten.StandardGamepadButtonLeftBottom,
	PadLeft: ebiten.StandardGamepadButtonLeftLeft, PadRight: ebiten.StandardGamepadButtonLeftRight,
	PadLeftStick: ebiten.StandardGamepadButtonLeftStick, PadRightStick: ebiten.StandardGamepadButtonRightStick,
}

// gamepads adds the commands of the gamepads whose layout is known, all of which
// count as one.
func (d *Device) gamepads() {
	d.pads = slices.DeleteFunc(ebiten.AppendGamepadIDs(d.pads[:0]), func(id ebiten.GamepadID) bool {
		return !ebiten.IsStandardGamepadLayoutAvailable(id)
	})
	if len(d.pads) == 0 || !d.sample.Focused {
		return
	}
	var x, y float64
	for _, id := range d.pads {
		x += ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
		y += ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
	}
	d.sample.Commands = d.pad.Append(d.sample.Commands, func(b PadButton) bool {
		return slices.ContainsFunc(d.pads, func(id ebiten.GamepadID) bool { return ebiten.IsStandardGamepadButtonPressed(id, padButtons[b]) })
	}, x, y)
}

// commands looks up the keys just pressed.
func (d *Device) commands() {
	s := &d.sample
	s.Commands, s.Chord = s.Commands[:0], control.Chord{}
	d.pressed = inpututil.AppendJustPressedKeys(d.pressed[:0])
	for _, k := range d.pressed {
		c := control.Chord{
			Key:   keyName(k.String(), ebiten.KeyName(k)),
			Ctrl:  ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta),
			Shift: ebiten.IsKeyPressed(ebiten.KeyShift),
			Alt:   ebiten.IsKeyPressed(ebiten.KeyAlt),
		}
		s.Commands = append(s.Commands, d.keys[c]...)
		if !modifiers[k] {
			s.Chord = c
		}
	}
}

// modifiers are the keys that are held while another is pressed.
var modifiers = map[ebiten.Key]bool{
	ebiten.KeyShift: true, ebiten.KeyShiftLeft: true, ebiten.KeyShiftRight: true,
	ebiten.KeyControl: true, ebiten.KeyControlLeft: true, ebiten.KeyControlRight: true,
	ebiten.KeyAlt: true, ebiten.KeyAltLeft: true, ebiten.KeyAltRight: true,
	ebiten.KeyMeta: true, ebiten.KeyMetaLeft: true, ebiten.KeyMetaRight: true,
}

func button(b ebiten.MouseButton) control.Button {
	return control.Button{
		Down:     ebiten.IsMouseButtonPressed(b),
		Pressed:  inpututil.IsMouseButtonJustPressed(b),
		Released: inpututil.IsMouseButtonJustReleased(b),
	}
}

// logical returns a function that turns device pixels into logical ones.
func logical(scale float64) func(x, y float64) display.Point {
	return func(x, y float64) display.Point { return display.Point{X: x / scale, Y: y / scale} }
}

// napTime is how long a nap takes at most.
const napTime = 2 * time.Second

// MaySleep implements Sleeper. A gamepad wakes nobody, and in a browser, which
// asks for pictures by itself, little would be saved.
func (d *Device) MaySleep() bool {
	d.pads = ebiten.AppendGamepadIDs(d.pads[:0])
	return runtime.GOOS != "js" && len(d.pads) == 0
}

// Nap implements Sleeper. Ebitengine would rather have a loop that runs on and
// draws nothing, but that costs ten times as much: sixty looks at every device a
// second, and each change is put on the window four times.
func (d *Device) Nap() {
	//lint:ignore SA1019 nothing else lets the loop sleep
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	if d.alarm == nil {
		//lint:ignore SA1019 nothing else wakes it
		d.alarm = time.AfterFunc(napTime, ebiten.ScheduleFrame)
	} else {
		d.alarm.Reset(napTime)
	}
}

// Wake implements Sleeper.
func (d *Device) Wake() {
	d.alarm.Stop()
	//lint:ignore SA1019 undoes what Nap does
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
}
