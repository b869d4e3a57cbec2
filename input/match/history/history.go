// Package history tells in words what has happened in a match, and knows what each seat has done
// since another last acted. It draws nothing.
package history

import (
	"iter"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// A History is what has happened in a match, as far as everybody may know of it.
type History struct {
	Entries []*Entry // of the log, oldest first
	Beats   int      // that the entries tell
	Deeds   Deeds
	Rounds  Rounds // of the last fight

	// Counting: the points at the end are still to be counted, and not told before.
	Counting bool

	on    table.Table
	stage Stage
}

// A Stage shows what has happened, beat by beat.
type Stage interface {
	Left() int // beats that are still to be shown
}

// New returns the history of a match in which nothing has happened yet. Nothing of it is told before the
// stage has shown it.
func New(on table.Table, stage Stage) History { return History{on: on, stage: stage} }

// Add adds a beat, in words.
func (h *History) Add(words *lang.Words, b session.Beat) {
	h.Beats++
	h.Deeds.add(h.on, b, h.Beats)
	for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
		h.Rounds.add(h.on, ev)
	}
	h.Entries = AppendEntries(h.Entries, h.on, words, b, h.Beats)
}

// Retell tells a match anew from its beginning: first what is said of its seal, if anything is, then its
// beats.
func (h *History) Retell(words *lang.Words, sealed string, beats iter.Seq[session.Beat]) {
	*h = History{on: h.on, stage: h.stage, Counting: h.Counting, Entries: h.Entries[:0]}
	if sealed != "" {
		h.Entries = append(h.Entries, &Entry{Text: func() string { return sealed }, Small: true})
	}
	for b := range beats {
		h.Add(words, b)
	}
}

// Seen is how many beats have been shown.
func (h *History) Seen() int { return h.Beats - h.stage.Left() }

// Shown is the part of the log that has been seen.
func (h *History) Shown() []*Entry {
	n := len(h.Entries)
	for seen := h.Seen(); n > 0 && h.Entries[n-1].Beat > seen; {
		n--
	}
	shown := h.Entries[:n]
	if h.Counting {
		if i := slices.IndexFunc(shown, func(e *Entry) bool { return slices.ContainsFunc(e.Events, Scores) }); i >= 0 {
			return shown[:i]
		}
	}
	return shown
}

// Scores reports whether an event brings points.
func Scores(ev game.Event) bool { return ev.Kind == game.Scored }
