package app

// Amount writes a sum with its sign; nothing is a dash.
func Amount(c *Context, n int, plain bool) string {
	if n > 0 && plain {
		return c.Lang.Number(n)
	}
	return c.Lang.Signed(n)
}
