package scene

import (
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
	"serenissima/render/synth"
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
		if s.match != nil && !c.hasTable(s.match.Rules()) {
			s.match = nil
		}
	}
}

// Keep saves a file among those that people have given a name.
func (c *Context) Keep(name string, file []byte) error {
	return c.keep(file, save.Note{Name: name, Time: c.Now() / 1000, Standing: c.standing(file)})
}

// keep saves a file with its note as a slot that there was not.
func (c *Context) keep(file []byte, note save.Note) error {
	names, err := c.Store.List()
	if err != nil {
		return err
	}
	n := 1
	for slices.Contains(names, slotPrefix+strconv.Itoa(n)) || c.blocked(slotPrefix+strconv.Itoa(n)) {
		n++
	}
	return c.Store.Write(slotPrefix+strconv.Itoa(n), save.Annotate(file, note))
}

// blocked reports whether something that is no file stands where a text would.
func (c *Context) blocked(name string) bool {
	_, err := c.Store.Read(name)
	return errors.Is(err, store.ErrIrregular)
}

// unkept tells that something could not be kept.
func (c *Context) unkept(err error) {
	c.Hear(synth.Refuse)
	c.Say(c.Lang.T("saves.failed", "why", c.Why(err)))
}

// write saves the slot as it is now.
func (s *slot) write(c *Context) error { return c.Store.Write(s.key, save.Annotate(s.file, s.note)) }

// enter shows a match and keeps the one that was in progress; where that fails,
// it asks first.
func (c *Context) enter(m *session.Match, show func(c *Context) Nav) Nav {
	told, err := c.KeepAutosave(m)
	return c.leave(told, err, show)
}

// leave goes on to another match once the one that was is kept, as told; if it
// could not be, it asks first.
func (c *Context) leave(told string, err error, show func(c *Context) Nav) Nav {
	if err != nil {
		return Push(NewMessage(c, c.Lang.T("saves.lose"), []string{c.Lang.T("saves.lose.about", "why", c.Why(err))},
			Answer{Caption: c.Lang.T("saves.lose.ok"), Then: show}, Answer{Caption: c.Lang.T("message.cancel")}))
	}
	c.Say(told)
	return show(c)
}

// resume goes on with a saved match.
func (c *Context) resume(m *session.Match) Nav {
	return c.enter(m, func(c *Context) Nav { return Home(c.Matches.Play(c, m, nil)) })
}

// Why says in the player's words why the store does not do what it should.
func (c *Context) Why(err error) string {
	switch {
	case errors.Is(err, store.ErrFull):
		return c.Lang.T("saves.full", "where", c.Store.Where())
	case errors.Is(err, store.ErrDenied):
		return c.Lang.T("saves.denied", "where", c.Store.Where())
	case errors.Is(err, store.ErrIrregular):
		return c.Lang.T("saves.irregular", "file", pathIn(err))
	case errors.Is(err, store.ErrLong):
		return c.Lang.T("saves.long", "file", pathIn(err))
	}
	return err.Error()
}

// pathIn is the path of the file that an error is about, empty for none.
func pathIn(err error) string {
	var flaw *fs.PathError
	if errors.As(err, &flaw) {
		return flaw.Path
	}
	return ""
}

// MatchName is what a match is called unless somebody gives it another name.
func (c *Context) MatchName(m *session.Match) string {
	return c.gameName(m.Rules().Info().ID) + ", " + c.stage(m)
}

// stage says how far a match is.
func (c *Context) stage(m *session.Match) string {
	s := m.State()
	turn, _ := c.Tables[m.Rules().Info().ID].Clock(s)
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
