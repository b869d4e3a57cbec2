package app

import (
	"strings"

	"serenissima/assets/lang"
	"serenissima/input/device"
	"serenissima/render/display"
)

// KeyName is what a key is called, alone or with those that are held.
func KeyName(words *lang.Catalog, key string) string {
	if name := "key.name." + key; words.Has(name) {
		return words.T(name)
	}
	if held, rest, more := strings.Cut(key, "+"); more && held != "" && rest != "" {
		return KeyName(words, held) + "+" + KeyName(words, rest)
	}
	return key
}

// KeyDoes says what the key of a command does.
func KeyDoes(words *lang.Catalog, cmd display.Command) string { return words.T("key." + string(cmd)) }

// KeyText returns a text about the key of a command, which it has as {key}: the first of those that
// the player has chosen. It is empty if the command has none, and for who points with fingers: there are no keys.
func (c *Context) KeyText(text string, cmd display.Command, args ...any) string {
	if c.Screen.Fingers {
		return ""
	}
	for _, b := range device.Bindings(c.Settings.Keys) {
		if b.Command == cmd && len(b.Keys) > 0 {
			return c.Lang.T(text, append(args, "key", KeyName(c.Lang, b.Keys[0]))...)
		}
	}
	return ""
}

// Tip explains something that a key does as well.
func (c *Context) Tip(text string, cmd display.Command, args ...any) string {
	return strings.TrimSpace(c.Lang.T(text, args...) + "\n" + c.KeyText("key.tip", cmd))
}
