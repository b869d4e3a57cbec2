package scene

import (
	"serenissima/render/display"
)

// all are the rows of a form, seen or not.
func (m *Form) all(c *Context) *display.List { return m.All(c.Window(), m.Column(c)) }
