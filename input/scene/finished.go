package scene

import (
	"slices"

	"serenissima/game/save"
	"serenissima/game/session"
)

// finishedPrefix begins the names under which the store keeps matches that are over, as codes; a
// number follows.
const finishedPrefix = "finished-"

// mostFinished is how many of them are kept: the oldest make way.
const mostFinished = 50

// finished returns the matches that are over and have been kept by themselves, as slots does.
func (c *Context) finished() ([]*slot, error) { return c.kept(finishedPrefix) }

// finish keeps a match that is over, once.
func (c *Context) finish(m *session.Match) error {
	list, err := c.finished()
	if err != nil || isKept(m, list) {
		return err
	}
	if err := c.keep(finishedPrefix, []byte(save.Code(m)), c.note(m)); err != nil {
		return err
	}
	for _, old := range list[min(len(list), mostFinished-1):] {
		_ = c.Store.Remove(old.key) // another window may have done so
	}
	return nil
}

// isKept reports whether a finished match is one of those that are listed.
func isKept(m *session.Match, list []*slot) bool {
	code := save.Code(m)
	return slices.ContainsFunc(list, func(x *slot) bool { return string(x.file) == code })
}
