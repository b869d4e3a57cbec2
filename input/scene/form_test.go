package scene

import (
	"serenissima/render/op"
)

// all are the rows of a form, seen or not.
func (m *form) all(c *Context) *op.List { return m.All(c.Window(), m.column(c)) }
