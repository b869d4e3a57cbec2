package scene

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"slices"

	"serenissima/game/save"
	"serenissima/game/session"
)

// Autosave is the name under which earlier versions kept the only match in progress.
// The names of today begin with it; see AutosaveName.
const Autosave = "autosave"

// AutosaveName is the name under which the store keeps the match in progress of a rule
// set: each has its own, so that a match makes way only for another of the same game.
func AutosaveName(rules string) string { return Autosave + "-" + rules }

// An autosave is the file of a match in progress.
type autosave struct {
	name string // in the store
	time int64  // of saving, in seconds since 1970; zero: an earlier version saved it
	file []byte
	flaw error // why it cannot be read
}

// autosaves returns those that there are, the one saved last first. Their files are
// not played yet.
func (c *Context) autosaves() []autosave {
	names := []string{Autosave}
	for _, r := range c.Catalog {
		names = append(names, AutosaveName(r.Info().ID))
	}
	var list []autosave
	for _, name := range names {
		data, err := c.Store.Read(name)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		note, _ := save.ReadNote(data)
		list = append(list, autosave{name, note.Time, data, err})
	}
	slices.SortStableFunc(list, func(a, b autosave) int { return cmp.Compare(b.time, a.time) })
	return list
}

// SaveMatch keeps a match in progress in the store. One that is over is kept among the finished ones
// as well.
func (c *Context) SaveMatch(m *session.Match) error {
	name, file, note := AutosaveName(m.Rules().Info().ID), save.Encode(m), c.note(m)
	var unfinished error
	if m.State().Result().Over {
		data, _ := c.Store.Read(name) // without one it has not been kept
		old, before := save.ReadNote(data)
		if !old.Kept || !bytes.Equal(before, file) {
			unfinished = c.finish(m)
		}
		note.Kept = unfinished == nil
	}
	if err := c.Store.Write(name, save.Annotate(file, note)); err != nil {
		return err
	}
	return unfinished
}

// note is what stands above a match that is saved now.
func (c *Context) note(m *session.Match) save.Note {
	return save.Note{Name: c.MatchName(m), Time: c.Now() / 1000}
}

// LastMatch returns the file of the match that was saved last, nil if there is none.
func (c *Context) LastMatch() []byte {
	for _, a := range c.autosaves() {
		if a.flaw == nil {
			return withoutNote(a.file)
		}
	}
	return nil
}

// Unfinished returns the matches that wait to be continued, the one saved last first.
func (c *Context) Unfinished() (list []*session.Match) {
	c.adoptAutosave()
	for _, a := range c.autosaves() {
		m, err := save.Decode(a.file, c.Rules)
		if a.flaw == nil && err == nil && c.hasTable(m.Rules()) && !m.State().Result().Over {
			list = append(list, m)
		}
	}
	return list
}

// waits reports whether a match of a rule set waits to be continued.
func (c *Context) waits(rules string) bool {
	return slices.ContainsFunc(c.Unfinished(), func(m *session.Match) bool { return m.Rules().Info().ID == rules })
}

// adoptAutosave gives the match that an earlier version has saved the name that it has
// today. If there is another match of its game it becomes a saved game. What is damaged
// or cannot be shown stays, for the title to tell of it.
func (c *Context) adoptAutosave() {
	data, err := c.Store.Read(Autosave)
	if err != nil {
		return
	}
	m, err := save.Decode(data, c.Rules)
	if err != nil || !c.hasTable(m.Rules()) {
		return
	}
	name := AutosaveName(m.Rules().Info().ID)
	switch now, err := c.Store.Read(name); {
	case errors.Is(err, fs.ErrNotExist):
		err = c.Store.Write(name, data)
		if err != nil {
			return
		}
	case err != nil:
		return
	case !bytes.Equal(withoutNote(now), withoutNote(data)):
		told, err := c.keepMatch(m, data)
		if err != nil {
			return
		}
		c.Announce(told)
	}
	_ = c.Store.Remove(Autosave) // where that fails the next start tries again
}

// withoutNote is a file without the note above it.
func withoutNote(file []byte) []byte {
	_, file = save.ReadNote(file)
	return file
}

// KeepAutosave keeps the match in progress, for another of its game is about to take
// its place: as keepMatch does, unless it is the other; what cannot be shown is put
// aside. It says so, in nothing if there is nothing to say.
func (c *Context) KeepAutosave(other *session.Match) (told string, err error) {
	c.adoptAutosave()
	name := AutosaveName(other.Rules().Info().ID)
	data, err := c.Store.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	m, _ := save.Decode(data, c.Rules) // what there is of it counts
	switch {
	case m == nil || !c.hasTable(m.Rules()):
		aside, err := c.Store.SetAside(name)
		if err != nil {
			return "", err
		}
		return c.Lang.T("saves.aside", "name", aside, "where", c.Store.Where()), nil
	case bytes.Equal(withoutNote(data), save.Encode(other)):
		return "", nil
	}
	return c.keepMatch(m, data)
}

// keepMatch saves a match and its file, with the note above it, as a slot unless it is
// one already, and says so. One that is over goes to the finished ones without a word.
func (c *Context) keepMatch(m *session.Match, data []byte) (told string, err error) {
	note, file := save.ReadNote(data)
	if m.State().Result().Over {
		if note.Kept {
			return "", nil
		}
		return "", c.finish(m)
	}
	list, err := c.slots()
	if err != nil || slices.ContainsFunc(list, func(s *slot) bool { return bytes.Equal(s.file, file) }) {
		return "", err
	}
	now := c.note(m)
	return c.Lang.T("saves.kept", "name", now.Name), c.keep(slotPrefix, file, now)
}
