package widget

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/render/display"
)

// A Row is an entry of a List.
type Row struct {
	Text  string
	About string // more of it, in smaller letters; may be empty
	Icon  string // empty: none
	On    bool   // what it stands for is chosen already
	Off   bool   // it cannot be chosen; About or Tip says why
	Tip   string
}

// A List lets somebody choose one of many rows. It scrolls, and what is typed leaves
// those rows that have it.
//
// A row has the target of the list with its index; the search has the index
// SearchIndex.
type List struct {
	target display.Target
	rows   []Row
	plain  []string // what is searched in each row
	icons  bool     // some rows have one
	query  Entry
	found  []int // the rows that are left
	at     int   // the row that the keyboard is at, as an index of found
	follow bool  // that row is to be brought into sight

	offset  float64
	grip    Grip
	writing bool // the keyboard is at the search
	typedAt int
	tick    int
	cache   listCache
}

// SearchIndex is the index of the target of the search; that behind it shows all rows
// again.
const (
	SearchIndex = -1
	clearIndex  = -2
)

// longestQuery is as much as can be searched for, in letters.
const longestQuery = 40

// NewList returns a list of rows with its target. The keyboard begins at a row.
func NewList(t display.Target, rows []Row, at int) *List {
	s := &List{target: t, query: NewEntry("", longestQuery, nil)}
	s.SetRows(rows)
	s.at, s.follow = max(0, min(at, len(rows)-1)), true
	return s
}

// SetRows changes the rows. What is searched for stays, and the keyboard at its row.
func (s *List) SetRows(rows []Row) {
	at := s.At()
	s.rows, s.plain = rows, s.plain[:0]
	s.icons = slices.ContainsFunc(rows, func(r Row) bool { return r.Icon != "" })
	for _, r := range rows {
		s.plain = append(s.plain, lang.Plain(r.Text+" "+r.About))
	}
	s.search(at)
	s.cache = listCache{}
}

// At is the index of the row that the keyboard is at, -1 for none.
func (s *List) At() int {
	if s.at < len(s.found) {
		return s.found[s.at]
	}
	return -1
}

// search leaves the rows that have all words that are searched for; the keyboard is
// then at a row if that is left, else at the first one.
func (s *List) search(at int) {
	words := strings.Fields(lang.Plain(s.query.String()))
	s.found = s.found[:0]
	for i, text := range s.plain {
		if !slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(text, word) }) {
			s.found = append(s.found, i)
		}
	}
	s.at = max(0, slices.Index(s.found, at))
	s.follow = true
}

// Target is that of the row which the keyboard is at, or of the search if no row is
// left.
func (s *List) Target() display.Target {
	if i := s.At(); i >= 0 {
		return s.row(i)
	}
	return s.row(SearchIndex)
}

// row is the target of a row.
func (s *List) row(i int) display.Target { return s.target.At(i) }

// owns reports whether a target is the list's.
func (s *List) owns(t display.Target) bool { return s.row(t.Index) == t }

// Writing returns the line that is searched for while focus is the search, nil if it is
// not.
func (s *List) Writing(focus display.Target) *Entry {
	if focus == s.row(SearchIndex) {
		return &s.query
	}
	return nil
}

// Typing reports whether letters are searched for while focus is a part of the list: if
// so, they mean nothing else.
func (s *List) Typing(focus display.Target) bool {
	return s.owns(focus) && s.cache.parts.searchable()
}

// Searching reports whether something is searched for.
func (s *List) Searching() bool { return len(s.query.Text) > 0 }

// Resting reports whether the list stays as it is without input: a caret blinks.
func (s *List) Resting() bool {
	return !s.writing && !s.Searching() || (s.tick-s.typedAt)%blinkTicks != 0
}

// clear shows all rows again.
func (s *List) clear() {
	at := s.At()
	s.query = NewEntry("", longestQuery, nil)
	s.search(at)
}
