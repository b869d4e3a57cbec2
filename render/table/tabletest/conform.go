// Package tabletest holds what every table is tested with: Conform checks what package
// table promises, in random games of its rules, in every window and language. Only tests import it.
package tabletest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/template"
)

// A Game is a rule set with its table.
type Game struct {
	Rules game.Rules
	Table table.Table
	Texts map[string]string // more than there are in the languages; nil for none
}

// ToyGame is the toy with its table.
var ToyGame = Game{Rules: gametest.Toy, Table: template.Table{}, Texts: template.Words}

// Words returns the words of the game in a language.
func (g Game) Words(t require.TestingT, language string) *lang.Words {
	texts, err := lang.Load(language)
	require.NoError(t, err)
	texts, err = texts.With(g.Texts)
	require.NoError(t, err)
	words := texts.Words(g.Rules.Info(), names[:])
	words.Hits = func(throw game.Ref) int { return table.HitsOf(g.Table, throw) }
	return words
}

// names are those of the seats.
var names = [...]string{"Anna", "Bernat", "Caterina", "Dawud"}

// Conform checks a table. It plays so many random games with each value of each option,
// and looks at a sample of their positions.
func Conform(t *testing.T, g Game, games int) {
	t.Run("layout", func(t *testing.T) { layouts(t, g) })
	t.Run("positions", func(t *testing.T) { positions(t, g, games) })
	t.Run("still", func(t *testing.T) { still(t, g) })
}

// kinds are options of each number of seats and, with the most seats, of each value of
// each option.
func kinds(in *game.Info) (list []game.Options) {
	for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
		list = append(list, game.Options{Seats: seats})
	}
	for _, o := range in.Options {
		for _, value := range o.Values[1:] {
			list = append(list, game.Options{Seats: in.MaxSeats, Values: map[string]string{o.Name: value}})
		}
	}
	return list
}

// sampled is about how many positions of a game are looked at, besides those in which a
// question is asked for the first time.
const sampled = 20

// positions checks all events of random games, and a sample of their positions.
func positions(t require.TestingT, g Game, games int) {
	in := g.Rules.Info()
	frames, n := windows(), 0
	languages := lang.Available()
	for i, o := range kinds(in) {
		asked := map[game.Prompt]bool{}
		for seed := range games {
			c := &check{t: t, Game: g, seats: o.Seats, rand: game.NewRand(uint64(seed))}
			before, err := g.Rules.New(o)
			require.NoError(t, err)
			every := max(1, length(t, g, o, seed)/sampled)
			step := 0
			_, err = gametest.RandomGame(g.Rules, o, uint64(seed), func(s game.State, a game.Action, events []game.Event) {
				c.where = fmt.Sprintf("%s %v, game %d after %d actions (%s)", in.ID, o, seed, step+1, in.ActionText(a))
				c.words = g.Words(t, languages[n%len(languages)].Tag)
				c.window = frames[n%len(frames)]
				c.events(before, s, events)
				if d := s.Decision(); step%every == i%every || !asked[d.Prompt] {
					asked[d.Prompt] = true
					n++
					c.position(s)
				}
				before = s.Clone()
				step++
			})
			require.NoError(t, err)
		}
	}
}

// length is how many actions a random game takes.
func length(t require.TestingT, g Game, o game.Options, seed int) (n int) {
	_, err := gametest.RandomGame(g.Rules, o, uint64(seed), func(game.State, game.Action, []game.Event) { n++ })
	require.NoError(t, err)
	return n
}

// A check looks at one position after the other of a game.
type check struct {
	Game
	t      require.TestingT
	seats  int
	rand   game.Rand
	where  string       // what is looked at, for who reads that it is wrong
	row    []game.Event // that are told together so far
	words  *lang.Words
	window layout.Window
}

// position checks a position: as the seat that is asked sees it, or else as the first.
func (c *check) position(s game.State) {
	seat := max(1, s.Decision().Player)
	view := s.Clone()
	view.Redact(seat)
	hash, seen := game.Hash(s), game.Hash(view)
	c.board(view)
	c.gestures(view)
	c.menu(view)
	c.secrets(s)
	c.true(hash == game.Hash(s) && seen == game.Hash(view), "the position has changed")
}

// view is what a position is drawn from.
func (c *check) view(s game.State, w layout.Window) *table.View {
	v := &table.View{
		State: s, Frame: c.Table.Layout(w), Cost: map[game.Ref]string{}, Lit: map[game.Ref]table.Light{},
		Say: c.words.Line, Name: c.words.Title, Tell: c.words.Event,
	}
	v.Camera = layout.Fit(v.Frame.Board, v.Frame.Chart)
	for i, name := range names[:c.seats] {
		v.Seats = append(v.Seats, table.SeatStyle{Name: name, Colour: i + 1})
	}
	return v
}

// draw returns what a view shows.
func (c *check) draw(v *table.View) *display.List {
	var l display.List
	c.Table.Draw(&l, v)
	c.Table.DrawSubject(&l, v.Frame.Subject, v, "")
	return &l
}

// true fails unless something holds.
func (c *check) true(ok bool, format string, args ...any) {
	if !ok { // formatted for failures alone: there are millions of checks
		require.Fail(c.t, fmt.Sprintf(format, args...), "%s, %+v", c.where, c.window)
	}
}
