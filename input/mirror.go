package input

import (
	"bytes"
	"encoding/json"

	"serenissima/render/twin"
)

// A Mirror puts the text twin of the screen before people, and tells which of its
// buttons they press. The host of the program has it or not; a nil Mirror does
// nothing.
type Mirror struct {
	write   func(text []byte)
	last    []byte
	pressed string
}

// Show tells what the screen shows, if it is news.
func (m *Mirror) Show(p twin.Page) {
	text, err := json.Marshal(p)
	if err != nil || bytes.Equal(text, m.last) {
		return
	}
	m.last = text
	m.write(text)
}

// Pressed returns the button pressed since the last call, empty for none.
func (m *Mirror) Pressed() (id string) {
	if m == nil {
		return ""
	}
	id, m.pressed = m.pressed, ""
	return id
}
