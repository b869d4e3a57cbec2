package scene

import (
	"serenissima/render/display"
)

// all are the rows of a form, seen or not.
func (m *form) all(c *Context) *display.List { return m.All(c.Window(), m.column(c)) }
