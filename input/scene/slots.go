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
// have saved, as files; a number follows.
const slotPrefix = "slot-"

// A slot is a match that is kept under a name.
type slot struct {
	key   string // its name in the store
	n     int    // the number in it
	note  save.Note
	file  []byte // or code, without the note
	match *session.Match
	flaw  error // why there is no match, or not all of it
	read  bool  // the file has been played again
}

// slots returns the matches that people have saved, newest first. Files are not played
// yet; see load.
func (c *Context) slots() ([]*slot, error) { return c.kept(slotPrefix) }

// kept returns what the store keeps under names that begin so, as slots does.
func (c *Context) kept(prefix string) ([]*slot, error) {
	names, err := c.Store.List()
	if err != nil {
		return nil, err
	}
	var list []*slot
	for _, name := range names {
		if !strings.HasPrefix(name, prefix) || store.IsAside(name) {
			continue
		}
		s := &slot{key: name, n: numberIn(name)}
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

// numberIn is the number that ends the name of a slot, zero if there is none.
func numberIn(name string) int {
	n, _ := strconv.Atoi(name[strings.LastIndexAny(name, "-.")+1:]) // zero is no slot's
	return n
}

// load plays the file again.
func (s *slot) load(c *Context) {
	if !s.read {
		s.read = true
		s.match, s.flaw = save.Read(s.file, c.Rules)
		if s.match != nil && !c.hasTable(s.match.Rules()) {
			s.match = nil
		}
		if s.match != nil {
			s.note.LetStand(s.match)
		}
	}
}

// finished reports whether the slot is one of the matches that are kept by themselves.
func (s *slot) finished() bool { return strings.HasPrefix(s.key, finishedPrefix) }

// whole is the match of a slot as a file, as far as there is one.
func (s *slot) whole() []byte {
	if s.finished() && s.match != nil {
		return save.Encode(s.match)
	}
	return s.file
}

// Keep saves a match among those that people have given a name.
func (c *Context) Keep(name string, m *session.Match) error {
	return c.keep(slotPrefix, save.Encode(m), save.Note{Name: name, Time: c.Now() / 1000})
}

// keep saves a file or a code with its note under a name that begins so and is free. Programs that
// run at once number theirs apart: each in a row of its own, so that two never choose the same.
func (c *Context) keep(prefix string, file []byte, note save.Note) error {
	names, err := c.Store.List()
	if err != nil {
		return err
	}
	if c.tab > 1 {
		prefix += strconv.Itoa(c.tab) + "."
	}
	n := 1
	for slices.Contains(names, prefix+strconv.Itoa(n)) || c.blocked(prefix+strconv.Itoa(n)) {
		n++
	}
	return c.Store.Write(prefix+strconv.Itoa(n), save.Annotate(file, note))
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

// players lists who plays a match, bots with what they are; of one that is over the best first,
// with their points.
func (c *Context) players(m *session.Match) string {
	var names []string
	result, seats := m.State().Result(), []game.Player{}
	for i := range m.Seats() {
		seats = append(seats, game.Player(i+1))
	}
	if result.Over {
		slices.SortStableFunc(seats, func(a, b game.Player) int { return cmp.Compare(result.Rank[a], result.Rank[b]) })
	}
	for _, seat := range seats {
		s := m.Seat(seat)
		name := s.Name
		if s.Kind == session.Bot {
			level, _ := split(s.Level)
			name = c.Lang.T("saves.bot", "name", name, "level", levelName(c.Lang, level))
		}
		if result.Over {
			name = c.Lang.T("saves.placing", "name", name, "n", int(result.Score[seat]))
		}
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}
