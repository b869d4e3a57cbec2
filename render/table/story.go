package table

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
)

// Narrated says something of the seat that the first of some events is by.
func Narrated(key string, events []game.Event, args ...any) Line {
	return Line{Key: key, Args: append([]any{"by", game.Seat(events[0].By)}, args...)}
}

// Lines are sentences, one by one.
type Lines []Line

// Say adds a sentence.
func (l *Lines) Say(key string, args ...any) { *l = append(*l, Line{Key: key, Args: args}) }

// Warn adds a sentence that warns.
func (l *Lines) Warn(key string, args ...any) {
	*l = append(*l, Line{Key: key, Args: args, Warn: true})
}

// By is the seat whose doing the line tells, or another where it tells nobody's.
func (l Line) By(other game.Player) game.Player {
	for i := 0; i+1 < len(l.Args); i += 2 {
		if seat, ok := l.Args[i+1].(game.Ref); ok && l.Args[i] == "by" {
			return game.Player(seat.ID)
		}
	}
	return other
}

// Add adds so many of a thing to a list, in the order in which things come first.
func Add(list []lang.Amount, what game.Ref, n int) []lang.Amount {
	i := slices.IndexFunc(list, func(a lang.Amount) bool { return a.What == what })
	if i < 0 {
		return append(list, lang.Amount{What: what, N: n})
	}
	list[i].N += n
	return list
}

// Is reports whether an event is of a kind and has a note.
func Is(ev game.Event, kind game.EventKind, note game.Note) bool {
	return ev.Kind == kind && ev.Note == note
}

// Points adds up the points that a seat scores for each note, and all of them; false if there are other events.
func Points(events []game.Event) (by map[game.Note]int, sum int, ok bool) {
	by = map[game.Note]int{}
	for _, ev := range events {
		if ev.Kind != game.Scored || ev.To != events[0].To {
			return nil, 0, false
		}
		by[ev.Note] += int(ev.N)
		sum += int(ev.N)
	}
	return by, sum, true
}

// Transferred adds up pieces or sailors that go over from one thing to another: all events move the
// same between the same two things, with the same note.
func Transferred(events []game.Event) (Line, bool) {
	first := events[0]
	for _, ev := range events {
		if !Is(ev, game.Moved, first.Note) || ev.What != first.What || ev.From != first.From || ev.To != first.To {
			return Line{}, false
		}
	}
	key := "together.moved"
	if first.What.Kind == game.SailorRef {
		key = "together.moved.sailors"
	}
	return Narrated(key, events, "n", len(events), "what", first.What, "from", first.From, "to", first.To), true
}
