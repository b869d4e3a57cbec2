package input

import (
	"fmt"
	"strings"
	"unicode"

	"serenissima/render/display"
)

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

// A Chord is a key with the modifiers held. Key is what is printed on it in the
// player's layout, in capitals, or its name where nothing is: "Z", "+", "F1".
type Chord struct {
	Key              string
	Ctrl, Shift, Alt bool
}

// A Binding gives a command its keys.
type Binding struct {
	Command display.Command
	Keys    []string // "Ctrl+Shift+Z"
}

// DefaultKeys are the bindings as delivered.
var DefaultKeys = []Binding{
	{Confirm, []string{"Enter", "NumpadEnter", "Space"}},
	{Cancel, []string{"Escape"}},
	{Undo, []string{"Ctrl+Z"}},
	{Redo, []string{"Ctrl+Y", "Ctrl+Shift+Z"}},
	{Restart, []string{"B"}},
	{Skip, []string{"Space"}},
	{Speed, []string{"T"}},
	{Fullscreen, []string{"F11", "Alt+Enter"}},
	{Mute, []string{"M"}},
	{ZoomIn, []string{"+", "=", "Shift+=", "NumpadAdd"}},
	{ZoomOut, []string{"-", "NumpadSubtract"}},
	{ZoomFit, []string{"0", "Numpad0"}},
	{Next, []string{"Tab"}},
	{Prev, []string{"Shift+Tab"}},
	{MoveUp, []string{"ArrowUp"}},
	{MoveDown, []string{"ArrowDown"}},
	{MoveLeft, []string{"ArrowLeft"}},
	{MoveRight, []string{"ArrowRight"}},
	{Menu, []string{"F10"}},
	{Log, []string{"L"}},
	{Advice, []string{"J"}},
	{Threats, []string{"K"}},
	{Help, []string{"F1"}},
	{Rules, []string{"R"}},
}

// ParseChord reads a chord as bindings write it.
func ParseChord(s string) (Chord, error) {
	var c Chord
	rest := s
	for {
		switch {
		case strings.HasPrefix(rest, "Ctrl+"):
			c.Ctrl, rest = true, rest[len("Ctrl+"):]
		case strings.HasPrefix(rest, "Shift+"):
			c.Shift, rest = true, rest[len("Shift+"):]
		case strings.HasPrefix(rest, "Alt+"):
			c.Alt, rest = true, rest[len("Alt+"):]
		case rest == "":
			return Chord{}, fmt.Errorf("input: %q names no key", s)
		default:
			c.Key = rest
			return c, nil
		}
	}
}

// String writes the chord as bindings do.
func (c Chord) String() string {
	s := c.Key
	if c.Shift {
		s = "Shift+" + s
	}
	if c.Alt {
		s = "Alt+" + s
	}
	if c.Ctrl {
		s = "Ctrl+" + s
	}
	return s
}

// A Keymap says which commands a chord gives.
type Keymap map[Chord][]display.Command

// NewKeymap makes a Keymap of bindings; it fails if one cannot be read.
func NewKeymap(bindings []Binding) (Keymap, error) {
	m := Keymap{}
	for _, b := range bindings {
		for _, k := range b.Keys {
			c, err := ParseChord(k)
			if err != nil {
				return nil, fmt.Errorf("%w (for %s)", err, b.Command)
			}
			m[c] = append(m[c], b.Command)
		}
	}
	return m, nil
}

// keyName names a key: by what the layout prints on it if it is one visible
// character, else by the name of its place.
func keyName(place, printed string) string {
	if r := []rune(printed); len(r) == 1 && unicode.IsGraphic(r[0]) && !unicode.IsSpace(r[0]) && !strings.HasPrefix(place, "Numpad") {
		return strings.ToUpper(printed)
	}
	switch place {
	case "Minus":
		return "-"
	case "Equal":
		return "="
	}
	return strings.TrimPrefix(place, "Digit")
}

// repeats reports whether a key held for so many ticks acts now: at once, then
// after half a second ten times a second.
func repeats(held int) bool { return held == 1 || held > 30 && held%6 == 0 }
