package scene

// fleeting says that nothing outlasts the program, and how a game can be kept
// nevertheless.
func fleeting(c *Context) *Message {
	words := c.Lang
	var lines []string
	if c.Share.Page != "" {
		lines = append(lines, words.T("fleeting.page"), words.T("fleeting.page.allow"))
	} else {
		lines = append(lines, words.T("fleeting.files", "why", c.Fleeting.Error()))
	}
	if c.Share.Export != nil {
		lines = append(lines, words.T("fleeting.export", "saves", words.T("saves.title"), "export", words.T("saves.export"), "import", words.T("saves.import")))
	}
	return NewMessage(c, words.T("fleeting.title"), lines)
}

// keeping returns the words of a key, which promise that something is kept, or those of
// another if nothing is.
func (c *Context) keeping(key, otherwise string) string {
	if c.Fleeting != nil {
		key = otherwise
	}
	return c.Lang.T(key)
}
