package app

import (
	"cmp"
	"errors"
)

// fleeting says that nothing outlasts the program, and how a game can be kept
// nevertheless: outside a page as a code, for files may have no folder either.
func fleeting(c *Context) *Message {
	words := c.Lang
	saves, again := words.T("saves.title"), words.T("saves.import")
	var lines []string
	if c.Share.Page != "" {
		lines = append(lines, words.T("fleeting.page"), words.T("fleeting.page.allow"),
			words.T("fleeting.export", "saves", saves, "export", words.T("saves.export"), "import", again))
	} else {
		lines = append(lines, words.T("fleeting.files"), words.T("fleeting.files.why", "why", c.WhyFleeting()),
			words.T("fleeting.code", "saves", saves, "code", words.T("saves.code"), "import", again))
	}
	return NewMessage(c, words.T("fleeting.title"), lines)
}

// WhyFleeting says why nothing outlasts the program, but not what it was doing.
func (c *Context) WhyFleeting() string {
	return cmp.Or(errors.Unwrap(c.Fleeting), c.Fleeting).Error()
}
