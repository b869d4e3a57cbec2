package history

import (
	"slices"
	"strconv"
	"sync"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// An Entry is a sentence of the log.
type Entry struct {
	Text     func() string // put together where it is shown: most of a long match never is
	By       game.Player   // whose doing it tells, Nobody for the bank or the Doge
	Where    game.Ref      // what it is about: a place on the chart, if there is one
	Beat     int           // in which it happened, the last of several, from one; zero: before all
	Decision int           // the beat with the decision that led to it, zero for none
	Small    bool          // for the log alone: it leads from one galley to the next, or tells of the seal
	Events   []game.Event  // that it tells

	over int // the beat from which on a longer entry tells them, zero for none
}

// String names the entry among all by when it happened and what it tells.
func (e *Entry) String() string { return strconv.Itoa(e.Beat) + " " + e.Text() }

// IsOver reports whether a longer entry has taken the place of one by a beat.
func (e *Entry) IsOver(beat int) bool { return e.over > 0 && e.over <= beat }

// AppendEntries tells a beat, the n-th of its match, as far as everybody may know of
// it. What a decision and chance behind it lead to may lengthen an entry; what comes of the
// next decision makes a new one in its place.
func AppendEntries(entries []*Entry, on table.Table, words *lang.Words, b session.Beat, n int) []*Entry {
	decision := n
	if b.Action.By == game.Chance {
		decision = 0
		if len(entries) > 0 {
			decision = entries[len(entries)-1].Decision
		}
	}
	for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
		if longer, ok := lengthened(entries, on, words, ev); ok {
			last := entries[len(entries)-1]
			longer.Beat, longer.Decision = n, decision
			if last.Decision == decision {
				*last = longer
			} else {
				last.over = n
				entries = append(entries, &longer)
			}
			continue
		}
		if words.Tells(ev) {
			text := sync.OnceValue(func() string { return words.Event(ev) })
			meaning := on.Meaning(ev)
			small := meaning.Kind == table.LeadsOn || meaning.Kind == table.NewTurn && ev.What.Kind == game.SeatRef
			entries = append(entries, &Entry{Text: text, By: Whose(ev), Where: Whereabouts(ev), Beat: n, Decision: decision, Small: small, Events: []game.Event{ev}})
		}
	}
	return entries
}

// lengthened is the last Entry of a entries with an event that is told together with it.
func lengthened(entries []*Entry, on table.Table, words *lang.Words, ev game.Event) (longer Entry, ok bool) {
	if len(entries) == 0 || len(entries[len(entries)-1].Events) == 0 {
		return longer, false
	}
	longer = *entries[len(entries)-1]
	longer.Events = append(longer.Events, ev) // which no other Entry has behind them
	line, ok := on.Together(longer.Events)
	if !ok {
		return Entry{}, false
	}
	if line.Key != "" {
		longer.Text = sync.OnceValue(func() string { return lang.Capital(words.Line(line.Key, line.Args...)) })
		longer.Where, longer.By = Whereabouts(ev), line.By(Whose(ev))
	}
	return longer, true
}

// whose doing an event is, or whom it befalls where that is nobody's: a seat that
// loses sailors, or is paid. Nobody is the bank or the Doge.
func Whose(ev game.Event) game.Player {
	if ev.By != game.Nobody {
		return ev.By
	}
	for _, r := range [...]game.Ref{ev.To, ev.What, ev.From} {
		if r.Kind == game.SeatRef {
			return game.Player(r.ID)
		}
	}
	return game.Nobody
}

// Whereabouts is what an event is about: the place, else what stands there, else whatever
// else it names.
func Whereabouts(ev game.Event) game.Ref {
	refs := [...]game.Ref{ev.To, ev.From, ev.What}
	for _, kinds := range [...][]game.RefKind{{game.PortRef, game.AreaRef, game.TerritoryRef, game.TileRef}, {game.ShipRef}, {game.SeatRef, game.TrackRef, game.CardRef}} {
		for _, r := range refs {
			if slices.Contains(kinds, r.Kind) {
				return r
			}
		}
	}
	return game.Ref{}
}
