package archive

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
)

// What begins the names of matches in the store; a number follows.
const (
	namedPrefix    = "slot-"     // that people have saved, as files
	finishedPrefix = "finished-" // that are over, as codes
)

// MostFinished is how many matches that are over are kept: the oldest make way.
const MostFinished = 50

// Named returns the entries of the matches that people have saved, newest first. They are not
// loaded.
func (a *Archive) Named() ([]*Entry, error) { return a.list(namedPrefix) }

// Finished returns the entries of the matches that are over and have been kept by themselves, as
// Named does.
func (a *Archive) Finished() ([]*Entry, error) { return a.list(finishedPrefix) }

// list returns what the store keeps under names that begin so.
func (a *Archive) list(prefix string) ([]*Entry, error) {
	names, err := a.Store.List()
	if err != nil {
		return nil, err
	}
	var list []*Entry
	for _, name := range names {
		if !strings.HasPrefix(name, prefix) || store.IsAside(name) {
			continue
		}
		e := a.see(name)
		if e == nil {
			continue // another window has removed it
		}
		if e.Note.Name == "" {
			e.Note.Name = name
		}
		list = append(list, e)
	}
	slices.SortStableFunc(list, func(a, b *Entry) int {
		return cmp.Or(cmp.Compare(b.Note.Time, a.Note.Time), cmp.Compare(numberIn(b.Key), numberIn(a.Key)))
	})
	return list, nil
}

// numberIn is the number that ends a name in the store, zero if there is none.
func numberIn(name string) int {
	n, _ := strconv.Atoi(name[strings.LastIndexAny(name, "-.")+1:]) // zero is no match's
	return n
}

// Finished reports whether the entry is one of the matches that are kept by themselves.
func (e *Entry) Finished() bool { return strings.HasPrefix(e.Key, finishedPrefix) }

// Whole is the match of an entry as a file, as far as there is one.
func (e *Entry) Whole() []byte {
	if e.Finished() && e.Match != nil {
		return save.Encode(e.Match)
	}
	return e.File
}

// IsFinished reports whether a match that is over is among the entries of such matches.
func IsFinished(m *session.Match, list []*Entry) bool { return holds(list, []byte(save.Code(m))) }

// Keep saves a match among those that people have given a name.
func (a *Archive) Keep(name string, m *session.Match) error {
	e := a.entryOf(m)
	e.Note = save.Note{Name: name, Time: a.Now()}
	return a.keep(namedPrefix, e)
}

// Copy saves the match of an entry once more, under a name.
func (a *Archive) Copy(e *Entry, name string) error {
	c := e.copied()
	c.File, c.Note = e.Whole(), save.Note{Name: name, Time: a.Now(), Standing: e.Note.Standing}
	return a.keep(namedPrefix, c)
}

// Rename gives an entry another name.
func (a *Archive) Rename(e *Entry, name string) error {
	e.Note.Name = name
	return a.write(e)
}

// Remove removes an entry from the store.
func (a *Archive) Remove(e *Entry) error { return a.Store.Remove(e.Key) }

// BringBack saves an entry again that has been removed: in a place of its own, for its old one may
// have been taken since.
func (a *Archive) BringBack(e *Entry) error {
	prefix := namedPrefix
	if e.Finished() {
		prefix = finishedPrefix
	}
	return a.keep(prefix, e.copied())
}

// keep saves an entry under a name in the store that begins so and is free. Programs that run at
// once number theirs apart: each in a row of its own, so that two never choose the same.
func (a *Archive) keep(prefix string, e *Entry) error {
	names, err := a.Store.List()
	if err != nil {
		return err
	}
	if a.own > 1 {
		prefix += strconv.Itoa(a.own) + "."
	}
	n := 1
	for slices.Contains(names, prefix+strconv.Itoa(n)) || a.blocked(prefix+strconv.Itoa(n)) {
		n++
	}
	e.Key = prefix + strconv.Itoa(n)
	return a.write(e)
}

// blocked reports whether something that is no file stands where a text would.
func (a *Archive) blocked(name string) bool {
	_, err := a.Store.Read(name)
	return errors.Is(err, store.ErrIrregular)
}
