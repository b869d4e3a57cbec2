package device

import (
	"bytes"
	"encoding/json"

	"serenissima/render/texttwin"
)

// A TextTwin puts the text twin of the screen before people, and tells which of its
// buttons they press. The host of the program has it or not; a nil TextTwin does
// nothing.
type TextTwin struct {
	write   func(text []byte)
	last    []byte
	pressed string
}

// Show tells what the screen shows, if it is news.
func (t *TextTwin) Show(p texttwin.Page) {
	text, err := json.Marshal(p)
	if err != nil || bytes.Equal(text, t.last) {
		return
	}
	t.last = text
	t.write(text)
}

// Pressed returns the button pressed since the last call, empty for none.
func (t *TextTwin) Pressed() (id string) {
	if t == nil {
		return ""
	}
	id, t.pressed = t.pressed, ""
	return id
}
