//go:build !js

package command

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"

	"serenissima/game"
)

// sit lets the person of a seat take the terminal. If that one sees what the others
// may not, what the one before has seen is taken out of sight first, and it waits
// until the others look away. It reports whether the person sits there.
func (t *terminal) sit(p game.Player) bool {
	if t.c.Settings.Curtain.Hides(t.match, p, t.seated) {
		if t.seated != game.Nobody {
			fmt.Fprintln(t.screen, t.wipe)
		}
		for {
			t.tell("curtain", "name", t.match.Seat(p).Name)
			line := t.ask()
			if t.quit = t.quit || t.command(line) == "quit"; t.quit {
				return false
			}
			if line == "" {
				break
			}
		}
		t.host.HandOver()
	}
	t.seated = p
	return true
}

// scrolled is more lines than a terminal is high.
const scrolled = 120

// wiper returns what takes the screen out of sight: a terminal that knows how is
// cleared together with what has been scrolled away, of any other it is scrolled.
func wiper(out io.Writer) string {
	if f, ok := out.(*os.File); ok && runtime.GOOS != "windows" {
		about, err := f.Stat()
		if name := os.Getenv("TERM"); err == nil && about.Mode()&os.ModeCharDevice != 0 && name != "" && name != "dumb" {
			return "\x1b[H\x1b[2J\x1b[3J"
		}
	}
	return strings.Repeat("\n", scrolled)
}
