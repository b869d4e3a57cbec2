package archive

import (
	"bytes"
	"cmp"
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

// keyOf is the name for a match in progress.
func keyOf(m *session.Match) string { return AutosaveName(m.Rules().Info().ID) }

// progress returns the entries of matches in progress, the one saved last first. They are not
// loaded.
func (a *Archive) progress() (list []*Entry) {
	names := []string{Autosave}
	for _, r := range a.Rules {
		names = append(names, AutosaveName(r.Info().ID))
	}
	for _, name := range names {
		if e := a.see(name); e != nil {
			list = append(list, e)
		}
	}
	slices.SortStableFunc(list, func(a, b *Entry) int { return cmp.Compare(b.Note.Time, a.Note.Time) })
	return list
}

// InProgress returns the entries of matches in progress, the one saved last first, with those that
// are damaged or cannot be shown.
func (a *Archive) InProgress() []*Entry {
	a.adopt()
	list := a.progress()
	for _, e := range list {
		a.Load(e)
	}
	return list
}

// Unfinished returns the entries of matches that wait to be continued, the one saved last first.
func (a *Archive) Unfinished() []*Entry {
	return slices.DeleteFunc(a.InProgress(), func(e *Entry) bool {
		return e.Flaw != nil || e.Match == nil || e.Match.State().Result().Over
	})
}

// Waits reports whether a match of a rule set waits to be continued.
func (a *Archive) Waits(rules string) bool {
	return slices.ContainsFunc(a.Unfinished(), func(e *Entry) bool { return e.Match.Rules().Info().ID == rules })
}

// Last returns the file of the match that was saved last, nil if there is none.
func (a *Archive) Last() []byte {
	for _, e := range a.progress() {
		if e.File != nil {
			return e.File
		}
	}
	return nil
}

// Save keeps a match in progress. One that is over is kept among the finished ones as well.
func (a *Archive) Save(m *session.Match) error {
	e := a.entryOf(m)
	e.Key, e.Note = keyOf(m), a.note(m)
	var unfinished error
	if m.State().Result().Over {
		before, _ := a.look(e.Key) // without one it has not been kept
		if before == nil || !before.Note.Kept || !bytes.Equal(before.File, e.File) {
			unfinished = a.finish(m)
		}
		e.Note.Kept = unfinished == nil
	}
	if err := a.write(e); err != nil {
		return err
	}
	return unfinished
}

// adopt gives the match that an earlier version has saved the name that it has
// today. If there is another match of its game it becomes a saved game. What is damaged
// or cannot be shown stays.
func (a *Archive) adopt() {
	old, err := a.look(Autosave)
	if old == nil || err != nil {
		return
	}
	if a.Load(old); old.Match == nil || old.Flaw != nil {
		return
	}
	key := keyOf(old.Match)
	switch now, err := a.look(key); {
	case err != nil:
		return
	case now == nil:
		data, err := a.Store.Read(Autosave)
		if err != nil || a.Store.Write(key, data) != nil {
			return
		}
		adopted := old.copied()
		adopted.Key = key
		a.know(adopted)
	case !bytes.Equal(now.File, old.File):
		kept, err := a.secure(old)
		if err != nil {
			return
		}
		a.Tell(kept)
	}
	_ = a.Store.Remove(Autosave) // where that fails the next start tries again
}

// MakeWay keeps the match in progress, for another of its game is about to take its place: among
// the saved games, unless it is the other. What cannot be shown is put aside.
func (a *Archive) MakeWay(other *session.Match) (Kept, error) {
	a.adopt()
	e, err := a.look(keyOf(other))
	if e == nil || err != nil {
		return Kept{}, err
	}
	switch a.Load(e); { // what there is of it counts
	case e.Match == nil:
		aside, err := a.SetAside(e)
		return Kept{Aside: aside}, err
	case e.Flaw == nil && e.Match.Same(other):
		return Kept{}, nil
	}
	return a.secure(e)
}

// Secure saves a match under a name unless it is one of the saved games already. One that is over
// goes to the finished ones.
func (a *Archive) Secure(m *session.Match) (Kept, error) {
	return a.secure(a.entryOf(m))
}

func (a *Archive) secure(e *Entry) (Kept, error) {
	if e.Match.State().Result().Over {
		if e.Note.Kept {
			return Kept{}, nil
		}
		return Kept{}, a.finish(e.Match)
	}
	list, err := a.Named()
	if err != nil || holds(list, e.File) {
		return Kept{}, err
	}
	now := e.copied()
	now.Note = a.note(e.Match)
	now.Note.Standing = e.Note.Standing
	return Kept{Name: now.Note.Name}, a.keep(namedPrefix, now)
}

// SetAside gives the file of an entry another name in the store, so that it is neither read again
// nor lost, and returns that.
func (a *Archive) SetAside(e *Entry) (name string, err error) { return a.Store.SetAside(e.Key) }

// finish keeps a match that is over, once.
func (a *Archive) finish(m *session.Match) error {
	list, err := a.Finished()
	code := []byte(save.Code(m))
	if err != nil || holds(list, code) {
		return err
	}
	if err := a.keep(finishedPrefix, &Entry{Note: a.note(m), File: code, Read: true, Match: m.Copy()}); err != nil {
		return err
	}
	for _, old := range list[min(len(list), MostFinished-1):] {
		_ = a.Store.Remove(old.Key) // another window may have done so
	}
	return nil
}
