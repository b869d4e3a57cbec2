//go:build !js

package device

import (
	"fmt"
	"os"
	"strings"
)

// Mark does nothing: nobody keeps a trace.
func Mark(string) {}

// Languages returns the languages that the player's system prefers, the dearest
// first, as tags such as "fr-CA": those of the environment before those of the
// system's own settings.
func Languages() []string {
	var tags []string
	for _, name := range []string{"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"} {
		for locale := range strings.SplitSeq(os.Getenv(name), ":") {
			if tag := localeTag(locale); tag != "" {
				tags = append(tags, tag)
			}
		}
	}
	return append(tags, systemLanguages()...)
}

// localeTag returns the tag of a POSIX locale such as fr_CA.UTF-8, empty for
// the ones that name no language.
func localeTag(locale string) string {
	locale, _, _ = strings.Cut(locale, ".")
	locale, _, _ = strings.Cut(locale, "@")
	if locale == "C" || locale == "POSIX" {
		return ""
	}
	return strings.ReplaceAll(locale, "_", "-")
}

// NewProbe returns a Probe that writes to the file named by the environment
// variable SERENISSIMA_PROBE, nil if there is none.
func NewProbe() *Probe {
	path := os.Getenv("SERENISSIMA_PROBE")
	if path == "" {
		return nil
	}
	return &Probe{write: func(text []byte) {
		// Renamed into place, so that a reader never meets half a file.
		next := path + ".new"
		err := os.WriteFile(next, text, 0o600)
		if err == nil {
			err = os.Rename(next, path)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "serenissima: probe:", Visible(err.Error()))
		}
	}}
}

// NewTextTwin returns nil: in the terminal there is the flag -text.
func NewTextTwin() *TextTwin { return nil }

// NewWriter returns nil: the system's keyboard writes into the window itself.
func NewWriter() *Writer { return nil }

// Measured is false: the command line says so.
func Measured() (measured bool, soak int) { return false, 0 }

// RememberMatch does nothing: a window that is closed was meant to be.
func RememberMatch(bool) {}

// MatchWasOpen is false: the game starts with its title.
func MatchWasOpen() bool { return false }

// TellStarted does nothing: nobody waits for the first picture.
func TellStarted() {}

// TellLanguage does nothing: a window has no language of its own.
func TellLanguage(string, map[string]string) {}

// TellFailed tells the host why the program ends.
func TellFailed(text string) { fmt.Fprintln(os.Stderr, Visible(text)) }

// TellBroken does nothing: the window shows what there is to say.
func TellBroken(string, []string, string, []byte) (shown bool) { return false }

// WasBroken is false: a new program starts with the title.
func WasBroken() bool { return false }

// TellMended does nothing: nobody else counts.
func TellMended() {}

// Provocation is the mistake that a test wants to be made; see crash.Provoke.
func Provocation() string { return os.Getenv("SERENISSIMA_PROVOCATION") }
