// Package session is a match in progress: who sits where, what was decided and
// dealt, what each seat may see of it, and how to take a decision back.
//
// States that a Match hands out are never changed afterwards; they may be kept
// and shared but must not be changed.
package session

import (
	"fmt"
	"maps"
	"regexp"
	"slices"

	"serenissima/game"
)

// A Kind says who decides for a seat. The numbers are not written to files.
type Kind uint8

// The kinds of seat.
const (
	Human Kind = iota + 1
	Bot
)

// A Seat is who sits somewhere. Session makes nothing of the name and colour, but a
// match has Clean names of at most LongestText.
type Seat struct {
	Kind   Kind
	Name   string
	Level  string // of a bot, a lower-case word that another may follow: "captain/raider"; empty for a person
	Colour int
}

// A Brain decides for a seat. It is deterministic; time is its caller's affair.
type Brain interface {
	// Start begins to think about a decision of p, in p's view.
	Start(view game.State, p game.Player)
	// Step thinks for a while, a unit is about one random game, and reports
	// whether more of it is useless.
	Step(units int) (done bool)
	// Best returns the decision so far; it is legal from Start on.
	Best() game.Action
}

// A Match is a game with its seats and history. It never awaits chance: either
// a seat is to decide or the game is over.
type Match struct {
	rules   game.Rules
	options game.Options
	first   []Seat // who sat there when the match began
	seats   []Seat // who sits there now
	seed    uint64
	dealer  game.Dealer

	start game.State
	state game.State
	log   []game.Action

	back    []game.State  // the states before the last entries, as far as they can be undone
	barrier Barrier       // why nothing before them can
	undone  []game.Action // newest last
	runs    runs

	agreements []Agreement
	standing   []game.StandingAnswer // that have been given and not withdrawn; their terms may be over

	seal *Seal // nil: none

	seen, public game.State // the position that Public has redacted last, and what it has returned
}

// New begins a match and plays chance up to the first decision; the beats tell
// what was dealt. It fails if the options or seats are not the rule set's.
func New(r game.Rules, o game.Options, seats []Seat, seed uint64) (*Match, []Beat, error) {
	m, err := open(r, o, seats, seed)
	if err != nil {
		return nil, nil, err
	}
	return m, m.settle(nil), nil
}

// An EntryError is an entry of a log that cannot be played. It wraps the reason,
// such as *game.Illegal.
type EntryError struct {
	Index int // from zero
	Err   error
}

// Error gives the number of the entry, from one.
func (e *EntryError) Error() string { return fmt.Sprintf("session: entry %d: %v", e.Index+1, e.Err) }

// Unwrap returns the reason.
func (e *EntryError) Unwrap() error { return e.Err }

// Restore plays a log again, with what was agreed on meanwhile; seats are those of its beginning.
// What chance dealt is taken from the log; the seed serves to go on exactly as if the match had
// never been interrupted. At an entry that is not legal it returns *EntryError and the match up to
// there. What cannot be agreed on is left out.
func Restore(r game.Rules, o game.Options, seats []Seat, seed uint64, log []game.Action, agreed ...Agreement) (*Match, error) {
	return RestoreChecked(r, o, seats, seed, log, agreed, func(int, game.State) error { return nil })
}

// RestoreChecked is Restore that checks the position after each number of entries, zero first. Where
// that fails it returns *EntryError, of the entry that would have come next, and the match up to
// there.
func RestoreChecked(r game.Rules, o game.Options, seats []Seat, seed uint64, log []game.Action, agreed []Agreement, check func(entries int, s game.State) error) (*Match, error) {
	m, err := open(r, o, seats, seed)
	if err != nil {
		return nil, err
	}
	for i := 0; ; i++ {
		for ; len(agreed) > 0 && agreed[0].At <= i; agreed = agreed[1:] {
			_ = m.agree(agreed[0])
		}
		err := check(i, m.state)
		if err == nil && i < len(log) {
			err = m.state.Check(log[i])
		}
		if err != nil {
			m.settle(nil)
			return m, &EntryError{Index: i, Err: err}
		}
		if i == len(log) {
			m.settle(nil)
			return m, nil
		}
		if log[i].By == game.Chance {
			m.dealer.Deal(m.state) // what the log says counts, but the stream moves on
		}
		m.play(log[i])
	}
}

// level is what the level of a bot looks like: a word, behind a stroke another.
var level = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$`)

func open(r game.Rules, o game.Options, seats []Seat, seed uint64) (*Match, error) {
	s, err := r.New(o)
	if err != nil {
		return nil, fmt.Errorf("session: %w", err)
	}
	if len(seats) != o.Seats {
		return nil, fmt.Errorf("session: %d people and bots for %d seats", len(seats), o.Seats)
	}
	seats = slices.Clone(seats)
	for i := range seats {
		if err := seats[i].clean(game.Player(i + 1)); err != nil {
			return nil, err
		}
	}
	full := game.Options{Seats: o.Seats, Values: map[string]string{}}
	for _, oi := range r.Info().Options {
		full.Values[oi.Name] = r.Info().Option(o, oi.Name)
	}
	return &Match{
		rules: r, options: full, first: seats, seats: seats, seed: seed,
		dealer: game.Dealer{Rand: game.NewRand(seed)},
		start:  s, state: s, barrier: NothingDone,
	}, nil
}

// clean leaves letters out of the name that cannot be read, or says why nobody can sit like that on
// the seat p.
func (s *Seat) clean(p game.Player) error {
	s.Name = Clean(s.Name)
	switch {
	case len(s.Name) > LongestText || len(s.Level) > LongestText:
		return fmt.Errorf("session: seat %d: a name or level of more than %d bytes", p, LongestText)
	case s.Kind == Human && s.Level == "", s.Kind == Bot && level.MatchString(s.Level):
		return nil
	}
	return fmt.Errorf("session: seat %d: kind %d cannot have the level %.40q", p, s.Kind, s.Level)
}

// Do carries out a decision and then chance, one beat for each. An illegal
// action changes nothing and returns *game.Illegal.
func (m *Match) Do(a game.Action) ([]Beat, error) {
	if err := m.state.Check(a); err != nil {
		return nil, err
	}
	m.undone = m.undone[:0]
	m.runs.cut(len(m.log))
	return m.settle([]Beat{m.play(a)}), nil
}

// settle plays chance until a seat has to decide or the game is over.
func (m *Match) settle(beats []Beat) []Beat {
	for m.state.Decision().Player == game.Chance {
		beats = append(beats, m.play(m.dealer.Deal(m.state)))
	}
	return beats
}

// play carries out an action that is legal.
func (m *Match) play(a game.Action) Beat {
	b := beat(m.state, a)
	m.remember(b)
	m.state = b.After
	m.log = append(m.log, a)
	return b
}

// Rules returns the rule set.
func (m *Match) Rules() game.Rules { return m.rules }

// Options returns the options, none left to its default.
func (m *Match) Options() game.Options {
	return game.Options{Seats: m.options.Seats, Values: maps.Clone(m.options.Values)}
}

// Seats returns who sits where now, seat 1 first.
func (m *Match) Seats() []Seat { return slices.Clone(m.seats) }

// FirstSeats returns who sat where when the match began; see Sit.
func (m *Match) FirstSeats() []Seat { return slices.Clone(m.first) }

// Seat returns who sits on p, the zero Seat for none.
func (m *Match) Seat(p game.Player) Seat {
	if p < 1 || int(p) > len(m.seats) {
		return Seat{}
	}
	return m.seats[p-1]
}

// Seed returns the seed of chance.
func (m *Match) Seed() uint64 { return m.seed }

// Start returns the position before the first entry of the log, a copy.
func (m *Match) Start() game.State { return m.start.Clone() }

// State returns the position as it is, secrets included. It must not be changed.
func (m *Match) State() game.State { return m.state }

// View returns the position as p may see it, a copy.
func (m *Match) View(p game.Player) game.State { return view(m.state, p) }

func view(s game.State, p game.Player) game.State {
	v := s.Clone()
	v.Redact(p)
	return v
}

// Len returns the number of entries of the log.
func (m *Match) Len() int { return len(m.log) }

// LastBy returns who made the last entry of the log, Nobody where there is none.
func (m *Match) LastBy() game.Player {
	if len(m.log) == 0 {
		return game.Nobody
	}
	return m.log[len(m.log)-1].By
}

// Log returns the decisions and outcomes of chance in order, a copy.
func (m *Match) Log() []game.Action { return slices.Clone(m.log) }
