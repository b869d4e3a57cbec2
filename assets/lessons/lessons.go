// Package lessons holds the guided lessons: recorded games with notes.
//
// A lesson is a saved game, as package save describes it, whose comments tell
// how it is taught. The player sits on seat 1 and makes every move of that seat
// again; the others do what they did.
//
//	# minutes 3
//	# note cube at port:valencia good:wood
//	1 load ship:1 good:wood
//
// A note is read where the game stands at its line; the first one is where the
// player takes over. It has a key, whose text is <rules>.voyage.<lesson>.<key>,
// and names what it speaks of: ref0 and so on in the text. With the word at the
// first of them is what to point at for the move that follows. Whatever else is to
// be pointed at follows from that move. With the word open before them they are shown
// even where a small window folds them away. The words once, undo and captain say how the
// move is made, where that is not step by step, see Way:
//
//	# note tag once port:napoli
//
// From the line of the comment "shortcuts" on, the board offers what does several moves at once.
//
// Since a lesson is loaded by playing it, it cannot drift from the rules.
//
// The folder of a game, which is called like its rule set, has a file for each of its
// lessons. No two games have a lesson of the same name.
package lessons

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/save"
	"serenissima/game/session"
)

//go:embed */*.txt
var files embed.FS

// order has a line for each game: the ID of its rule set and its lessons.
//
//go:embed lessons.txt
var order string

// games are the lines of that list, word by word.
var games = func() (list [][]string) {
	for line := range strings.Lines(order) {
		list = append(list, strings.Fields(line))
	}
	return list
}()

// IDs are the lessons of all games.
var IDs = func() (ids []string) {
	for _, line := range games {
		ids = append(ids, line[1:]...)
	}
	return ids
}()

// Of returns the lessons of a game in the order in which they are best done.
func Of(game string) []string {
	for _, line := range games {
		if line[0] == game {
			return line[1:]
		}
	}
	return nil
}

// fileOf is the file of a lesson, empty if there is no such lesson.
func fileOf(id string) string {
	for _, line := range games {
		if slices.Contains(line[1:], id) {
			return line[0] + "/" + id + ".txt"
		}
	}
	return ""
}

// Learner is the seat of who does the lessons.
const Learner game.Player = 1

// A Note is something that is told at one moment of a lesson.
type Note struct {
	Before int        // entries of the log that have been played by then
	Key    string     // of the text, without the lesson
	Refs   []game.Ref // what it speaks of
	At     bool       // the first of them is to be pointed at
	Open   bool       // it is shown where a small window folds it away
	Way    Way
}

// A Way is how what a note asks for is done.
type Way string

// The ways.
const (
	ByHand   Way = ""        // move by move
	AtOnce   Way = "once"    // what offers all moves up to the next note at once is clicked on
	TakeBack Way = "undo"    // all moves since the note before are taken back; the next note is read where they began
	Captain  Way = "captain" // the captain is asked, whose plan are all moves up to the next note
)

// A Lesson is a recorded game with notes.
type Lesson struct {
	ID      string
	Minutes int // that it takes, roughly
	Notes   []Note

	match     *session.Match // to its end
	log       []game.Action
	shortcuts int // entries before they are offered, more than there are where they never are
}

// Load reads a lesson; find returns the rule set with an id, or nil.
func Load(id string, find func(id string) game.Rules) (*Lesson, error) {
	text, err := files.ReadFile(fileOf(id))
	if err != nil {
		return nil, fmt.Errorf("lessons: there is no lesson %q", id)
	}
	return decode(id, text, find)
}

// decode reads a lesson from its file.
func decode(id string, text []byte, find func(id string) game.Rules) (*Lesson, error) {
	m, err := save.Decode(text, find)
	if err != nil {
		return nil, fmt.Errorf("lessons: %s: %w", id, err)
	}
	v := &Lesson{ID: id, match: m, log: m.Log()}
	v.shortcuts = len(v.log) + 1
	entries := 0
	for i, line := range strings.Split(string(text), "\n") {
		comment, ok := strings.CutPrefix(line, "# ")
		if !ok {
			if isEntry(line) {
				entries++
			}
			continue
		}
		switch word, rest, _ := strings.Cut(comment, " "); word {
		case "note":
			var n Note
			if n, err = v.readNote(rest); err == nil {
				n.Before = entries
				if k := len(v.Notes); k > 1 && v.Notes[k-1].Way == TakeBack {
					n.Before = v.Notes[k-2].Before
				}
				v.Notes = append(v.Notes, n)
			}
		case "shortcuts":
			v.shortcuts = entries
		case "minutes":
			v.Minutes, err = strconv.Atoi(rest)
		}
		if err != nil {
			return nil, fmt.Errorf("lessons: %s: line %d: %w", id, i+1, err)
		}
	}
	if len(v.Notes) == 0 {
		return nil, fmt.Errorf("lessons: %s: nothing is told", id)
	}
	return v, nil
}

// isEntry reports whether a line of a saved game is an entry of its log: it
// begins with a seat, or the sign of chance.
func isEntry(line string) bool {
	return line != "" && (line[0] == '*' || line[0] >= '1' && line[0] <= '9')
}

// readNote reads what stands behind the word note.
func (v *Lesson) readNote(text string) (Note, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Note{}, fmt.Errorf("a note without a key")
	}
	n := Note{Key: words[0]}
	for _, w := range words[1:] {
		switch w {
		case "at":
			n.At = true
			continue
		case "open":
			n.Open = true
			continue
		case string(AtOnce), string(TakeBack), string(Captain):
			n.Way = Way(w)
			continue
		}
		r, err := v.match.Rules().Info().ParseRef(w)
		if err != nil {
			return Note{}, err
		}
		n.Refs = append(n.Refs, r)
	}
	if (n.At || n.Way == AtOnce) && len(n.Refs) == 0 {
		return Note{}, fmt.Errorf("note %s: at what?", n.Key)
	}
	return n, nil
}

// Title is the key of the name of the lesson; with .about, of what it teaches.
func (v *Lesson) Title() string { return v.Rules().Info().ID + ".voyage." + v.ID }

// Tell is what a note says.
func (v *Lesson) Tell(words *lang.Words, n Note) string {
	var args []any
	for i, r := range n.Refs {
		args = append(args, "ref"+strconv.Itoa(i), r)
	}
	return lang.Capital(words.Line("voyage."+v.ID+"."+n.Key, args...))
}

// Rules are those of the game.
func (v *Lesson) Rules() game.Rules { return v.match.Rules() }

// Seats are who played.
func (v *Lesson) Seats() []session.Seat { return v.match.Seats() }

// Shortcuts reports whether the board offers, after so many entries, what does several moves at once.
func (v *Lesson) Shortcuts(entries int) bool { return entries >= v.shortcuts }

// Len is the number of entries of the whole game.
func (v *Lesson) Len() int { return len(v.log) }

// Entry is what was done after so many entries, the zero Action at the end.
func (v *Lesson) Entry(n int) game.Action {
	if n >= len(v.log) {
		return game.Action{}
	}
	return v.log[n]
}

// Open returns the game as it stood after so many entries, played by others.
func (v *Lesson) Open(seats []session.Seat, entries int) (*session.Match, error) {
	m, err := session.Restore(v.match.Rules(), v.match.Options(), seats, v.match.Seed(), v.log[:entries])
	if err != nil {
		return nil, fmt.Errorf("lessons: %s: %w", v.ID, err)
	}
	return m, nil
}
