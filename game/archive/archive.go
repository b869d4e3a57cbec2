// Package archive keeps matches in a store: of each game the one in progress, those that people
// have saved under names, and those that are over.
//
// Other windows write to the same store. So a file is read whenever it is asked for, but played
// again only if it is another one than before.
package archive

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"
	"strings"

	"serenissima/game"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
)

// An Archive keeps matches. Its exported fields are set by whoever has it.
type Archive struct {
	Store store.Store
	Rules []game.Rules                  // whose matches it keeps
	Find  func(id string) game.Rules    // finds those with an ID among them; nil: there are none
	Shown func(game.Rules) bool         // whose matches can be shown
	Name  func(m *session.Match) string // what a match is called unless somebody gives it a name
	Now   func() int64                  // in seconds since 1970
	Tell  func(Kept)                    // hears what has been kept without having been asked for

	own   int               // the number of the program among those with the same store, from one; zero: it is alone
	known map[string]*Entry // by key

	encoder save.Encoder
}

// An Entry is a match that the store keeps.
type Entry struct {
	Key    string // its name in the store
	Note   save.Note
	File   []byte         // or code, without the note
	Read   bool           // it has been played again; see Load
	Match  *session.Match // to be looked at; nil: there is none that can be shown
	Unseen game.Rules     // of a match that cannot be shown
	Flaw   error          // why there is no match, or not all of it: *save.Error, or what the store says
}

// Kept says what has been done with a match that had to make way. The zero Kept: nothing that
// people have to know.
type Kept struct {
	Name  string // under which it has been saved
	Aside string // the name in the store of a file that has been put aside
}

// look returns what the store keeps under a name, nil if there is nothing. As long as the file
// stays the same it is the same Entry.
func (a *Archive) look(key string) (*Entry, error) {
	data, err := a.Store.Read(key)
	if err != nil {
		delete(a.known, key)
		if errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
		return nil, err
	}
	note, file := save.ReadNote(data)
	e := a.known[key]
	if e == nil || !bytes.Equal(e.File, file) || !slices.Equal(e.Note.Standing, note.Standing) {
		e = &Entry{Key: key, File: file}
		a.know(e)
	}
	e.Note = note
	return e, nil
}

// see is look for a list: what cannot be read is an Entry, too.
func (a *Archive) see(key string) *Entry {
	e, err := a.look(key)
	if err != nil {
		return &Entry{Key: key, Read: true, Flaw: err}
	}
	return e
}

func (a *Archive) know(e *Entry) {
	if a.known == nil {
		a.known = map[string]*Entry{}
	}
	a.known[e.Key] = e
}

// Load plays the file of an entry again, once.
func (a *Archive) Load(e *Entry) {
	if e.Read {
		return
	}
	read := save.Read
	if strings.HasPrefix(e.Key, Autosave) { // nobody but the program has written it
		read = save.Decode
	}
	m, flaw := read(e.File, a.Find)
	if m != nil {
		e.Note.LetStand(m)
	}
	a.hold(e, m)
	e.Flaw = flaw
}

// hold gives an entry the match of its file, which may be nil.
func (a *Archive) hold(e *Entry, m *session.Match) {
	e.Read = true
	if m != nil && !a.Shown(m.Rules()) {
		m, e.Unseen = nil, m.Rules()
	}
	e.Match = m
}

// Open returns the match of an entry, to be played on; the entry stays as it is.
func (e *Entry) Open() *session.Match { return e.Match.Copy() }

// copied returns an entry with the same match and file.
func (e *Entry) copied() *Entry {
	c := *e
	if c.Match != nil {
		c.Match = e.Open()
	}
	return &c
}

// entryOf returns an entry with a match and its file, which is that of the entry in progress if the
// match has not gone on since.
func (a *Archive) entryOf(m *session.Match) *Entry {
	e := &Entry{}
	if x := a.known[keyOf(m)]; x != nil && x.whole() && x.Match.Same(m) {
		e.File = x.File
	} else {
		e.File = a.encoder.Encode(m)
	}
	a.hold(e, m.Copy())
	return e
}

// whole reports whether the file of an entry holds all of its match: an earlier version has noted
// the answers that stand above it.
func (e *Entry) whole() bool { return e.Match != nil && e.Flaw == nil && len(e.Note.Standing) == 0 }

// note is what stands above a match that is saved now.
func (a *Archive) note(m *session.Match) save.Note {
	return save.Note{Name: a.Name(m), Time: a.Now()}
}

// write brings an entry to the store.
func (a *Archive) write(e *Entry) error {
	a.know(e)
	return a.Store.Write(e.Key, save.Annotate(e.File, e.Note))
}

// holds reports whether a list has an entry with the file or code.
func holds(list []*Entry, file []byte) bool {
	return slices.ContainsFunc(list, func(e *Entry) bool { return bytes.Equal(e.File, file) })
}
