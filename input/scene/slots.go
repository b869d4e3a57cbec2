package scene

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"serenissima/game"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/render/board"
)

// slotPrefix begins the names under which the store keeps matches that people
// have saved; a number follows.
const slotPrefix = "slot-"

// A slot is a match that is kept under a name.
type slot struct {
	key   string // its name in the store
	n     int    // the number in it
	note  save.Note
	file  []byte // without the note
	match *session.Match
	flaw  error // why there is no match, or not all of it
	read  bool  // the file has been played again
}

// slots returns what the store keeps, newest first. Files are not played yet;
// see load.
func (c *Context) slots() ([]*slot, error) {
	names, err := c.Store.List()
	if err != nil {
		return nil, err
	}
	var list []*slot
	for _, name := range names {
		if !strings.HasPrefix(name, slotPrefix) || store.IsAside(name) {
			continue
		}
		s := &slot{key: name, n: slotNumber(name)}
		data, err := c.Store.Read(name)
		if errors.Is(err, fs.ErrNotExist) {
			continue // another window has removed it
		}
		s.flaw, s.read = err, err != nil
		s.note, s.file = save.ReadNote(data)
		if s.note.Name == "" {
			s.note.Name = name
		}
		list = append(list, s)
	}
	slices.SortStableFunc(list, func(a, b *slot) int { return cmp.Or(cmp.Compare(b.note.Time, a.note.Time), cmp.Compare(b.n, a.n)) })
	return list, nil
}

// slotNumber is the number in the name of a slot, zero if there is none.
func slotNumber(name string) int {
	n, _ := strconv.Atoi(strings.TrimPrefix(name, slotPrefix)) // zero is no slot's
	return n
}

// load plays the file again.
func (s *slot) load(c *Context) {
	if !s.read {
		s.read = true
		s.match, s.flaw = save.Decode(s.file, c.Rules)
		if s.match != nil && !hasPicture(s.match.Rules()) {
			s.match = nil
		}
	}
}

// Keep saves a file among those that people have given a name.
func (c *Context) Keep(name string, file []byte) error {
	names, err := c.Store.List()
	if err != nil {
		return err
	}
	n := 1
	for _, taken := range names {
		n = max(n, slotNumber(taken)+1)
	}
	return c.Store.Write(slotPrefix+strconv.Itoa(n), save.Annotate(file, save.Note{Name: name, Time: c.Now() / 1000}))
}

// write saves the slot as it is now.
func (s *slot) write(c *Context) error { return c.Store.Write(s.key, save.Annotate(s.file, s.note)) }

// keepAutosave saves the match in progress as a slot, for another is about to take
// its place: unless it is over or a slot already, or it is the other. It returns
// the name of the slot, empty for none.
func (c *Context) keepAutosave(other *session.Match) (name string, err error) {
	data, err := c.Store.Read(Autosave)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	m, _ := save.Decode(data, c.Rules)
	if m == nil || m.State().Result().Over || bytes.Equal(data, save.Encode(other)) {
		return "", nil
	}
	kept, err := c.slots()
	if err != nil {
		return "", err
	}
	if slices.ContainsFunc(kept, func(s *slot) bool { return bytes.Equal(s.file, data) }) {
		return "", nil
	}
	name = c.matchName(m)
	return name, c.Keep(name, data)
}

// enter shows a match and keeps the one that was in progress; where that fails,
// it asks first.
func (c *Context) enter(m *session.Match, show func(c *Context) Nav) Nav {
	name, err := c.keepAutosave(m)
	if err != nil {
		return Push(NewMessage(c, c.Lang.T("saves.lose"), []string{c.Lang.T("saves.lose.about", "why", c.why(err))},
			Answer{Caption: c.Lang.T("saves.lose.ok"), Then: show}, Answer{Caption: c.Lang.T("message.cancel")}))
	}
	if name != "" {
		c.Say(c.Lang.T("saves.kept", "name", name))
	}
	return show(c)
}

// resume goes on with a saved match.
func (c *Context) resume(m *session.Match) Nav {
	return c.enter(m, func(c *Context) Nav { return Home(NewPlay(c, m, nil)) })
}

// why says in the player's words why the store does not do what it should.
func (c *Context) why(err error) string {
	switch {
	case errors.Is(err, store.ErrFull):
		return c.Lang.T("saves.full", "where", c.Store.Where())
	case errors.Is(err, store.ErrDenied):
		return c.Lang.T("saves.denied", "where", c.Store.Where())
	}
	return err.Error()
}

// matchName is what a match is called unless somebody gives it another name.
func (c *Context) matchName(m *session.Match) string {
	return c.Lang.T("game."+m.Rules().Info().ID) + ", " + c.stage(m)
}

// stage says how far a match is.
func (c *Context) stage(m *session.Match) string {
	s := m.State()
	turn, _ := board.Guides[m.Rules().Info().ID].Clock(s)
	switch {
	case s.Decision().Player == game.Nobody:
		return c.Lang.T("saves.over")
	case turn == 0:
		return c.Lang.T("saves.setup")
	}
	return c.Lang.T("saves.turn", "turn", turn)
}

// players lists who plays a match, bots with what they are.
func (c *Context) players(m *session.Match) string {
	var names []string
	for _, s := range m.Seats() {
		name := s.Name
		if s.Kind == session.Bot {
			level, _ := split(s.Level)
			name = c.Lang.T("saves.bot", "name", name, "level", levelName(c.Lang, level))
		}
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}
