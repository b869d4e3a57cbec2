package control

import (
	"fmt"
	"strings"
)

// A Chord is a key with the modifiers held. Key is what is printed on it in the
// player's layout, in capitals, or its name where nothing is: "Z", "+", "F1".
type Chord struct {
	Key              string
	Ctrl, Shift, Alt bool
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
			return Chord{}, fmt.Errorf("control: %q names no key", s)
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
