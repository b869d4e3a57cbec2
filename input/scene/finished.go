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
	note := c.note(m)
	note.Name = c.victory(m)
	if err := c.keep(finishedPrefix, []byte(save.Code(m)), note); err != nil {
		return err
	}
	for _, old := range list[min(len(list), mostFinished-1):] {
		_ = c.Store.Remove(old.key) // another window may have done so
	}
	return nil
}

// victory says who has won a match.
func (c *Context) victory(m *session.Match) string {
	var names []string
	rank := m.State().Result().Rank
	for i, seat := range m.Seats() {
		if rank[i+1] == 1 {
			names = append(names, seat.Name)
		}
	}
	return c.Lang.T("saves.won", "game", c.gameName(m.Rules().Info().ID), "names", c.Lang.List(names, "and"))
}

// isKept reports whether a finished match is one of those that are listed.
func isKept(m *session.Match, list []*slot) bool {
	code := save.Code(m)
	return slices.ContainsFunc(list, func(x *slot) bool { return string(x.file) == code })
}
