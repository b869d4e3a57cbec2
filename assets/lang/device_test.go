package lang

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// deviceWords are words for what is done with one kind of device alone.
var deviceWords = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`(?i)\b(clicks?|clicking|taps?|tapping|keys?|mouse)\b`),
	"fr": regexp.MustCompile(`(?i)\b(cliqu\w*|clics?|touche[rsz]?|tapez|souris)\b`),
	"de": regexp.MustCompile(`(?i)(klick|\btipp|\btaste|\bmaus\b)`),
}

// aboutDevices begin the texts that speak of the keyboard or of fingers alone, or of the terminal, where all is typed.
var aboutDevices = []string{"key.", "touch.", "help.", "text.", "handover.", "settings.keys", "settings.section.keys", "settings.reset.all", "widget.number.type", "rules.search", "rules.key"}

// What is done with a mouse, a finger, keys or a gamepad is told in words that fit all of them.
func TestTextsFitEveryDevice(t *testing.T) {
	everyLanguage(t, func(t *testing.T, c *Catalog) {
		for key, text := range c.texts {
			if slices.ContainsFunc(aboutDevices, func(prefix string) bool { return strings.HasPrefix(key, prefix) }) {
				continue
			}
			for _, words := range phrases(text) {
				require.False(t, deviceWords[c.Tag()].MatchString(words), "%s: %s", key, words)
			}
		}
	})
}
