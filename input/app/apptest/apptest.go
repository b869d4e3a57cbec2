// Package apptest holds what the tests of pages and matches have in common: matches to
// look at, people, opponents and stores of few words, and what every picture has to keep to.
package apptest

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/device"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
	"serenissima/render/widget"
)

// WithTables runs a test with every game of the catalogue that can be shown.
func WithTables(t *testing.T, test func(t *testing.T, r game.Rules, on table.Table)) {
	for _, r := range catalog.All() {
		if on := all.Tables[r.Info().ID]; on != nil {
			t.Run(r.Info().ID, func(t *testing.T) { test(t, r, on) })
		}
	}
}

// offered is the game of the matches below that do not need one with an ability: the
// first that can be shown.
func offered() game.Rules { return first(func(on table.Table) bool { return on != nil }) }

// first is the first game whose table is fit.
func first(fit func(table.Table) bool) game.Rules {
	for _, r := range catalog.All() {
		if fit(all.Tables[r.Info().ID]) {
			return r
		}
	}
	return nil
}

// Fought is a match, nearly over, in which dice have been thrown in a fight.
func Fought(t *testing.T) *session.Match {
	rules := first(table.CountsHits)
	for seed := uint64(1); ; seed++ {
		matches := PositionsOf(t, rules, seed, 1)
		m := matches[len(matches)-1]
		for b := range m.Beats() {
			if slices.ContainsFunc(b.Events, func(ev game.Event) bool { return ev.Kind == game.Rolled }) {
				return m
			}
		}
	}
}

// Finished plays a match of bots who do anything to its end.
func Finished(t *testing.T, seed uint64) *session.Match {
	seats := make([]session.Seat, 4)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Bot, Level: "deckhand", Name: []string{"Anna", "Bernat", "Caterina", "Dawud"}[i], Colour: i + 1}
	}
	m, _, err := session.New(offered(), game.Options{Seats: 4}, seats, seed)
	require.NoError(t, err)
	r := game.NewRand(seed)
	for !m.State().Result().Over {
		legal := m.State().AppendActions(nil)
		_, err := m.Do(legal[r.IntN(len(legal))])
		require.NoError(t, err)
	}
	return m
}

// First is a bot that takes the first action.
type First struct{ best game.Action }

// Start implements session.Brain.
func (b *First) Start(view game.State, p game.Player) { b.best = view.AppendActions(nil)[0] }

// Step implements session.Brain.
func (b *First) Step(int) bool { return true }

// Best implements session.Brain.
func (b *First) Best() game.Action { return b.best }

// AllTexts lists the texts of a picture, covered or not.
func AllTexts(l *display.List) (list []string) {
	for _, o := range l.Ops {
		if o.Kind == display.DrawText {
			list = append(list, o.Text)
		}
	}
	return list
}

// trailing are the texts of all languages that end with an ellipsis of their own.
var trailing = func() (list []string) {
	root := "."
	for range 5 { // tests run in the directory of their package
		if _, err := os.Stat(filepath.Join(root, "go.mod")); err == nil {
			break
		}
		root = filepath.Join(root, "..")
	}
	names, err := filepath.Glob(filepath.Join(root, "assets/lang/*/*.json"))
	if err != nil {
		panic(err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			panic(err)
		}
		var texts map[string]string
		if err := json.Unmarshal(data, &texts); err != nil {
			panic(err)
		}
		for _, text := range texts {
			if strings.HasSuffix(text, "…") {
				list = append(list, text)
			}
		}
	}
	return list
}()

// Positions plays a random game and returns matches as they stand at every n-th
// decision, with a person on the seat that is to decide.
func Positions(t *testing.T, seed uint64, every int) []*session.Match {
	return PositionsOf(t, offered(), seed, every)
}

// PositionsOf does the same with a game of the caller's choice.
func PositionsOf(t *testing.T, rules game.Rules, seed uint64, every int) []*session.Match {
	return PositionsWith(t, rules, nil, seed, every)
}

// PositionsWith does the same with values of its options.
func PositionsWith(t *testing.T, rules game.Rules, values map[string]string, seed uint64, every int) []*session.Match {
	n := 0
	return PositionsWhere(t, rules, values, seed, func(game.State) bool { n++; return n%every == 0 })
}

// PositionsWhere returns matches as they stand at the decisions of seats that fit.
func PositionsWhere(t *testing.T, rules game.Rules, values map[string]string, seed uint64, fit func(game.State) bool) (list []*session.Match) {
	o := game.Options{Seats: game.MaxSeats, Values: values}
	var log []game.Action
	_, err := gametest.RandomGame(rules, o, seed, func(s game.State, a game.Action, _ []game.Event) {
		log = append(log, a)
		asked := s.Decision().Player
		if !fit(s) || asked <= game.Nobody {
			return
		}
		seats := make([]session.Seat, game.MaxSeats)
		for i := range seats {
			seats[i] = session.Seat{Kind: session.Bot, Level: "deckhand", Name: []string{"Anna", "Bernat", "Caterina", "Dawud"}[i], Colour: i + 1}
		}
		seats[asked-1].Kind, seats[asked-1].Level = session.Human, ""
		m, err := session.Restore(rules, o, seats, seed, log)
		require.NoError(t, err)
		list = append(list, m)
	})
	require.NoError(t, err)
	return list
}

// A Written is a text on the screen and what of it can be seen.
type Written struct {
	Text string
	At   display.Rect
}

// Texts lists the texts of a picture that nothing opaque covers later, with the
// box that their letters fill. Texts over which a panel lies in part are left
// to the eye.
func Texts(l *display.List) (list []Written) {
	for _, o := range l.Ops {
		switch o.Kind {
		case display.FillRect:
			if o.Color.A < 0xff {
				continue
			}
			kept := list[:0]
			for _, w := range list {
				if w.At.Intersect(o.Rect).Empty() {
					kept = append(kept, w)
				}
			}
			list = kept
		case display.DrawText:
			w := display.Measure(o.Text, o.Font, o.Size)
			r := display.Rect{X: o.X, Y: o.Y - display.Ascent(o.Size), W: w, H: display.Ascent(o.Size)}
			switch o.Align {
			case display.Center:
				r.X -= w / 2
			case display.Right:
				r.X -= w
			}
			list = append(list, Written{o.Text, r})
		}
	}
	return list
}

// RequireReadable fails if a text is so small that it cannot be read, or lies over another.
func RequireReadable(t *testing.T, l *display.List, size display.Point, name string) {
	require.Empty(t, Unreadable(l, size), name)
}

// Unreadable tells of each text that is too small, or lies over another. A text that stands twice at nearly the
// same place has a rim or a shadow.
func Unreadable(l *display.List, size display.Point) (list []string) {
	for _, o := range l.Ops {
		if o.Kind == display.DrawText && o.Size < widget.MinText-0.01 {
			list = append(list, fmt.Sprintf("%q is too small", o.Text))
		}
	}
	texts := Texts(l)
	for i, a := range texts {
		if _, err := strconv.Atoi(a.Text); err == nil && (a.At.X < 0 || a.At.Y < 0 || a.At.X+a.At.W > size.X || a.At.Y+a.At.H > size.Y) {
			continue // of the chart beyond the window
		}
		for _, b := range texts[:i] {
			if a.Text == b.Text && math.Hypot(a.At.X-b.At.X, a.At.Y-b.At.Y) < rimWidth {
				continue
			}
			if common := a.At.Intersect(b.At); !common.Empty() && common.W*common.H > 0.15*min(a.At.W*a.At.H, b.At.W*b.At.H) {
				list = append(list, fmt.Sprintf("%q at %v lies over %q at %v", a.Text, a.At, b.Text, b.At))
			}
		}
	}
	return list
}

// rimWidth is how far from a letter its rim or shadow is at most, in pixels.
const rimWidth = 5

// Judge is an advisor to whom a step is worth a point, and who always sees
// something worth five.
type Judge struct {
	T     *testing.T
	Asked int
}

// Advise implements session.Advisor.
func (j *Judge) Advise(view game.State, p game.Player) *session.Advice {
	j.Asked++
	legal := view.AppendActions(nil)
	require.Equal(j.T, p, view.Decision().Player)
	if len(legal) == 1 {
		return nil
	}
	return &session.Advice{Plan: legal[:1], Worth: 500}
}

// Weigh is not asked for by a review.
func (*Judge) Weigh(game.State, game.Player, []game.Action) *session.Advice { return nil }

// Explain implements session.Advisor.
func (j *Judge) Explain(view game.State, p game.Player, actions []game.Action) *session.Advice {
	s := view.Clone()
	for _, a := range actions {
		require.NoError(j.T, gametest.Step(s, a, nil))
		require.Equal(j.T, p, a.By)
	}
	return &session.Advice{Worth: 100 * int64(len(actions))}
}

// A Brittle store cannot be written as long as it has an error.
type Brittle struct {
	store.Memory
	Err error
}

// Write implements store.Store.
func (b *Brittle) Write(name string, data []byte) error {
	if b.Err != nil {
		return b.Err
	}
	return b.Memory.Write(name, data)
}

// Standing returns a match in which a person has just let an answer stand.
func Standing(t *testing.T) *session.Match {
	for _, r := range catalog.All() {
		for seed := uint64(1); len(r.Info().Standing) > 0 && seed < 100; seed++ {
			seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Human, Name: "Nur", Colour: 2}}
			m, _, err := session.New(r, game.Options{Seats: 2}, seats, seed)
			require.NoError(t, err)
			chance := game.NewRand(seed)
			for m.State().Decision().Player != game.Nobody {
				if list := game.StandingAnswers(m.State(), game.Action{}); len(list) > 0 {
					require.NoError(t, m.Stand(list[0]))
					return m
				}
				legal := m.State().AppendActions(nil)
				_, err = m.Do(legal[chance.IntN(len(legal))])
				require.NoError(t, err)
			}
		}
	}
	t.Fatal("nobody is asked")
	return nil
}

// Begun returns a match with so many decisions.
func Begun(t *testing.T, decisions int) *session.Match {
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Bot, Level: "captain", Name: "Nur", Colour: 2}}
	m, _, err := session.New(offered(), game.Options{Seats: 2}, seats, 3)
	require.NoError(t, err)
	for ; decisions > 0; decisions-- {
		_, err = m.Do(m.State().AppendActions(nil)[0])
		require.NoError(t, err)
	}
	return m
}

// RequireWhole fails if a text has been cut because its box is too small for it in
// letters that can be read. Texts in may are allowed to be: they are whole elsewhere.
func RequireWhole(t *testing.T, l *display.List, name string, may ...string) {
	require.Empty(t, Cut(l, may...), name)
}

// Cut lists the texts of which RequireWhole tells.
func Cut(l *display.List, may ...string) (list []string) {
	for _, o := range l.Ops {
		begun, cut := strings.CutSuffix(o.Text, "…")
		if o.Kind != display.DrawText || !cut {
			continue
		}
		own := begun != "" && slices.ContainsFunc(trailing, func(text string) bool { return strings.HasSuffix(text, o.Text) })
		if !own && !slices.ContainsFunc(may, func(text string) bool { return strings.HasPrefix(text, begun) }) {
			list = append(list, o.Text)
		}
	}
	return list
}

// Asks reports whether a match is at a question from outside, or before its first turn.
func Asks(m *session.Match) bool {
	on := all.Tables[m.Rules().Info().ID]
	turn, _ := on.Clock(m.State())
	return turn == 0 || m.State().Asking().Question
}

// RequireFits asserts that nothing of a picture leaves the window.
func RequireFits(t *testing.T, l *display.List, size display.Point, name string) {
	window := display.Rect{W: size.X, H: size.Y}
	for _, h := range l.Hits {
		if h.Target.Command == "" {
			continue
		}
		part := h.Rect.Intersect(window)
		require.True(t, part.W > h.Rect.W-0.5 && part.H > h.Rect.H-0.5, "%s at %v: %s leaves the window", name, size, device.TargetName(h.Target))
	}
	clipped := 0
	for _, o := range l.Ops {
		switch o.Kind {
		case display.Clip:
			clipped++
		case display.Unclip:
			clipped--
		case display.DrawText:
			w, left := display.Measure(o.Text, o.Font, o.Size), o.X
			switch o.Align {
			case display.Center:
				left -= w / 2
			case display.Right:
				left -= w
			}
			require.True(t, left >= -0.5 && left+w <= size.X+0.5, "%s at %v: %q leaves the window", name, size, o.Text)
			if clipped == 0 {
				require.True(t, o.Y <= size.Y && o.Y-display.Ascent(o.Size) >= -0.5, "%s at %v: %q leaves the window", name, size, o.Text)
			}
		}
	}
}
