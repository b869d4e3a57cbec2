package device

import (
	"fmt"
	"strings"
	"unicode"

	"serenissima/render/control"
	"serenissima/render/display"
)

// A Binding gives a command its keys.
type Binding struct {
	Command display.Command
	Keys    []string // "Ctrl+Shift+Z"
}

// DefaultKeys are the bindings as delivered.
var DefaultKeys = []Binding{
	{control.Confirm, []string{"Enter", "NumpadEnter", "Space"}},
	{control.Cancel, []string{"Escape"}},
	{control.Undo, []string{"Ctrl+Z"}},
	{control.Redo, []string{"Ctrl+Y", "Ctrl+Shift+Z"}},
	{control.Restart, []string{"B"}},
	{control.Skip, []string{"Space"}},
	{control.Speed, []string{"T"}},
	{control.Fullscreen, []string{"F11", "Alt+Enter"}},
	{control.Mute, []string{"M"}},
	{control.ZoomIn, []string{"+", "=", "Shift+=", "NumpadAdd"}},
	{control.ZoomOut, []string{"-", "NumpadSubtract"}},
	{control.ZoomFit, []string{"0", "Numpad0"}},
	{control.Next, []string{"Tab"}},
	{control.Prev, []string{"Shift+Tab"}},
	{control.MoveUp, []string{"ArrowUp"}},
	{control.MoveDown, []string{"ArrowDown"}},
	{control.MoveLeft, []string{"ArrowLeft"}},
	{control.MoveRight, []string{"ArrowRight"}},
	{control.Menu, []string{"F10"}},
	{control.Log, []string{"L"}},
	{control.Advice, []string{"J"}},
	{control.Threats, []string{"K"}},
	{control.Help, []string{"F1"}},
	{control.Rules, []string{"R"}},
}

// A Keymap says which commands a chord gives.
type Keymap map[control.Chord][]display.Command

// NewKeymap makes a Keymap of bindings; it fails if one cannot be read.
func NewKeymap(bindings []Binding) (Keymap, error) {
	m := Keymap{}
	for _, b := range bindings {
		for _, k := range b.Keys {
			c, err := control.ParseChord(k)
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
