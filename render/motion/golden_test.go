package motion

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// A scribe is a stage that writes down what is put on it instead of drawing it.
type scribe struct{ witness }

func (s scribe) In(state game.State) Stage { s.state = state; return s }

func (s scribe) Piece(l *display.List, at display.Point, size float64, r game.Ref) {
	s.write(l, at, size, fmt.Sprintf("%s %d", r.Kind, r.ID))
}

func (s scribe) Ship(l *display.List, at display.Point, r game.Ref, stroke float64) {
	s.write(l, at, 0, fmt.Sprintf("ship %d, stroke %.2f", r.ID, stroke))
}

func (s scribe) Die(l *display.List, at display.Point, size float64, hits int, tilt float64, seat game.Player) {
	s.write(l, at, size, fmt.Sprintf("die of %d with %d, tilt %.2f", seat, hits, tilt))
}

func (scribe) write(l *display.List, at display.Point, size float64, text string) {
	l.Print(at.X, at.Y, text, display.TextStyle{Font: display.Sans, Size: size, Align: display.Center, Color: theme.Ink})
}

// drawn are the clips that are kept: what an event or two look like. There is at
// least one for each type of clip.
func drawn() []struct {
	name string
	beat session.Beat
	at   int
} {
	before, after := sail()
	ship, port, area := game.Ship(1), game.Port(4), game.Area(3)
	seat, sailor, cube := game.Seat(1), game.Sailor(1), game.Good(2)
	events := func(list ...game.Event) session.Beat {
		return session.Beat{Before: before, After: before, Events: list}
	}
	return []struct {
		name string
		beat session.Beat
		at   int
	}{
		{"a galley sails", session.Beat{Before: before, After: after, Events: []game.Event{
			{Kind: game.Moved, By: 1, What: ship, From: area, To: game.Area(5), N: 1}}}, 0},
		{"three sailors move", events(game.Event{Kind: game.Moved, What: sailor, From: ship, To: port, N: 3}), 0},
		{"a good comes from nowhere", events(game.Event{Kind: game.Took, What: cube, To: ship, N: 1}), 0},
		{"a good goes to the box", events(game.Event{Kind: game.Removed, What: cube, From: ship, N: 1}), 0},
		{"a galley is launched", events(game.Event{Kind: game.Placed, By: 1, What: ship, From: game.Box, To: area, N: 1}), 0},
		{"a fort is built", events(game.Event{Kind: game.Placed, By: 1, What: game.Building(1), From: game.Box, To: port, N: 1}), 0},
		{"a galley sinks", events(game.Event{Kind: game.Removed, Note: noted("sunk"), By: 1, What: ship, From: area, To: game.Box}), 0},
		{"two sailors die", events(game.Event{Kind: game.Removed, Note: noted("killed"), By: 1, What: sailor, From: ship, To: seat, N: 2}), 0},
		{"a port is taken", events(game.Event{Kind: game.Took, Note: noted("taken"), By: 1, What: port, To: seat}), 0},
		{"a seat pays another", events(game.Event{Kind: game.Paid, From: seat, To: game.Seat(2), N: 2}), 0},
		{"a good is paid for", events(
			game.Event{Kind: game.Moved, What: cube, From: ship, To: port, N: 1},
			game.Event{Kind: game.Paid, From: game.Box, To: seat, N: 4}), 1},
		{"a port brings money", events(game.Event{Kind: game.Scored, By: 1, What: port, To: seat, N: 3}), 0},
		{"money is revealed", events(game.Event{Kind: game.Revealed, Note: noted("money"), What: seat, N: 37}), 0},
		{"both sides throw", events(round...), 0},
		{"a fort fires", events(
			game.Event{Kind: game.Rolled, By: 2, What: game.Dice(2), From: game.Port(2), To: ship, N: 2},
			game.Event{Kind: game.Removed, What: sailor, From: ship, To: seat, N: 2}), 0},
		{"a card is drawn", events(game.Event{Kind: game.Drew, What: game.Card(2), N: 1}), 0},
		{"a hidden card is drawn", events(game.Event{Kind: game.Drew, What: game.Card(0), N: 1}), 0},
		{"the wheel turns", events(game.Event{Kind: game.Turned, Note: noted("wheel"), From: ship, To: game.Ship(5)}), 0},
		{"the marker of the track moves", events(game.Event{Kind: game.Turned, Note: noted("track"), From: game.Track(2), To: game.Track(3)}), 0},
		{"a port is chosen", events(game.Event{Kind: game.Chose, Note: noted("closed"), By: 1, What: port}), 0},
		{"a galley attacks", events(game.Event{Kind: game.Chose, Note: noted("attack"), By: 1, What: ship, To: port}), 0},
		{"a scoring is announced", events(game.Event{Kind: game.Turned, Note: noted("scoring"), N: 1}), 0},
		{"a tile of a course is laid", events(game.Event{Kind: game.Placed, Note: noted("course"), What: game.Tile(2), From: game.Box, To: area}), 0},
		{"a harbour is filled", events(game.Event{Kind: game.Placed, Note: noted("refill"), What: cube, From: game.Box, To: port, N: 1}), 0},
		{"a heap is loaded", events(game.Event{Kind: game.Moved, Note: noted("cargo"), By: 1, What: cube, From: port, To: ship, N: 4}), 0},
		{"a card is played as wind", events(game.Event{Kind: game.Paid, Note: noted("wind"), By: 1, What: game.Card(2), From: seat, To: ship, N: 1}), 0},
		{"the wind is free", events(game.Event{Kind: game.Chose, Note: noted("free-wind"), By: 1, What: ship}), 0},
		{"a ship stops", events(game.Event{Kind: game.Chose, Note: noted("stop"), By: 1, What: ship, To: area}), 0},
		{"a seat has its turn", events(game.Event{Kind: game.Turned, Note: noted("turn"), By: 1, What: seat, N: 7}), 0},
		{"a passage is allowed", events(game.Event{Kind: game.Chose, Note: noted("allow"), By: 2, What: ship, To: area}), 0},
	}
}

// Each clip is drawn as it was when people looked at it, at five moments.
func TestClipsLookAsTheyDid(t *testing.T) {
	types := map[string]bool{}
	for _, still := range []bool{false, true} {
		tl := Timeline{Cues: toldCues, Still: still}
		var b strings.Builder
		for _, d := range drawn() {
			c := tl.Cues.clip(moment{beat: d.beat, at: d.at, still: still, seed: 1 << 16})
			require.NotNil(t, c, d.name)
			types[fmt.Sprintf("%T", c)] = true
			fmt.Fprintf(&b, "== %s: %d ticks\n", d.name, c.Ticks())
			for percent := 0; percent <= 100; percent += 25 {
				var l display.List
				w := newWitness()
				w.state = d.beat.Before
				c.Append(&l, scribe{w}, float64(percent)/100)
				fmt.Fprintf(&b, "%d %%\n%s", percent, l.Dump())
				if trail, ok := c.(trailing); ok && percent == 50 {
					l.Reset()
					trail.Trail(&l, scribe{w}, float64(percent)/100*trail.Lasts())
					fmt.Fprintf(&b, "%d %% of the trail\n%s", percent, l.Dump())
				}
			}
		}
		golden(t, map[bool]string{false: "clips", true: "clips-still"}[still], b.String())
	}

	for _, rules := range catalog.All() {
		tl := Timeline{Cues: CuesOf(rules.Info())}
		for seed, o := range slices.Repeat(kindsOf(rules.Info()), 2) {
			_, err := gametest.RandomGame(rules, o, uint64(seed), func(s game.State, a game.Action, events []game.Event) {
				for i := range events {
					if c := tl.Cues.clip(moment{beat: session.Beat{Before: s, After: s, Action: a, Events: events}, at: i}); c != nil {
						require.Contains(t, types, fmt.Sprintf("%T", c), "a type of clip that is not kept")
					}
				}
			})
			require.NoError(t, err)
		}
	}
}

// golden compares a text with the one that people have looked at, and shows the
// lines that differ.
func golden(t *testing.T, name, text string) {
	t.Helper()
	file := filepath.Join("testdata", name+".txt")
	if gametest.Update() {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(want), text, "-update rewrites the file")
}
