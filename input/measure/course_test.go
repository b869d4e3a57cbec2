package measure

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/match"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/all"
)

// A chooser is a bot that does anything.
type chooser struct {
	chance game.Rand
	best   game.Action
}

func (b *chooser) Start(view game.State, _ game.Player) {
	legal := view.AppendActions(nil)
	b.best = legal[b.chance.IntN(len(legal))]
}
func (b *chooser) Step(int) bool     { return true }
func (b *chooser) Best() game.Action { return b.best }

// newContext is that of a game against choosers.
func newContext(t *testing.T) *app.Context {
	files := &store.Memory{}
	settings, words, _, err := app.LoadSettings(files)
	require.NoError(t, err)
	return &app.Context{
		Store: files, Games: app.GameList{Catalog: catalog.All(), Tables: all.Tables}, Matches: match.Scenes(), Pages: page.All(result.New), Lang: words, Settings: settings,
		Bots:   app.Bots{NewBrain: func(_, _ string, seed uint64) session.Brain { return &chooser{chance: game.NewRand(seed)} }},
		Chance: app.Chance{NewSeed: func() uint64 { return 1 }}, Now: func() int64 { return time.Now().UnixMilli() },
	}
}

// run takes a course to its end and returns what it tells.
func run(course *Course, out *bytes.Buffer) (told string, err error) {
	f := control.Frame{Size: display.Point{X: 640, Y: 400}, Scale: 1, Pinch: 1}
	var l display.List
	for done := false; !done && err == nil; {
		done, err = course.Update(f)
		if !course.Still() {
			course.View(&l)
		}
		course.Frame(time.Millisecond) // that a soak compares; no test depends on the clock
	}
	return out.String(), err
}

// The course comes to its end and tells what it is there to tell.
func TestTheCourseIsRun(t *testing.T) {
	var out bytes.Buffer
	told, err := run(New(newContext(t), time.Now(), 600*time.Millisecond, 1, &out), &out)
	require.NoError(t, err)
	for _, want := range []string{
		"first picture", "game of bots, work a frame", "six animations, work a frame", "goldenhorn, six animations, work a frame",
		fmt.Sprintf("%-48s  mean", Decisions("serenissima")), fmt.Sprintf("of %d\nmeasure: %s", decisions, Slices("mediterranee")),
		"still board, work a frame", fmt.Sprintf("%-48s  0.00", "still board, allocations a tick"), "memory after 1 games",
	} {
		require.Contains(t, told, want)
	}
}

// A game with far more ships than its usual matches come to is measured with all of them on the
// board, which no curtain hides.
func TestACrowdedGameIsMeasuredWithAllShips(t *testing.T) {
	c := newContext(t)
	crowds := 0
	for _, r := range c.Games.Catalog {
		crowd := catalog.Crowds[r.Info().ID]
		if crowd == nil {
			continue
		}
		crowds++
		full, err := crowded{r, crowd}.New(game.Options{Seats: game.MaxSeats})
		require.NoError(t, err)
		m := New(c, time.Now(), time.Second, 1, &bytes.Buffer{})
		require.NoError(t, m.sixOf(r))
		var l display.List
		_, err = m.stack.Update(control.Frame{Size: display.Point{X: 1280, Y: 800}, Scale: 1, Pinch: 1})
		require.NoError(t, err)
		m.View(&l)
		shown := map[game.Ref]bool{}
		for _, hit := range l.Hits {
			if hit.Target.Ref.Kind == game.ShipRef {
				shown[hit.Target.Ref] = true
			}
		}
		require.Len(t, shown, ships(c.Games.Tables[r.Info().ID], full))
	}
	require.Positive(t, crowds)
}

func TestASoakIsRun(t *testing.T) {
	var out bytes.Buffer
	told, err := run(NewSoak(newContext(t), 5, &out), &out)
	require.NoError(t, err)
	for _, want := range []string{"memory after 1 games", "memory after 5 games", "work a frame up to game 5", "goroutines after 5 games", "5 games, flat"} {
		require.Contains(t, told, want)
	}
}

// What has grown is found out.
func TestWhatGrowsIsNotFlat(t *testing.T) {
	first := part{memory: 20 << 20, work: 2 * time.Millisecond, goroutines: 10}
	require.NoError(t, flat([]part{first, {}, {memory: 29 << 20, work: 4 * time.Millisecond, goroutines: 14}}))
	require.ErrorContains(t, flat([]part{first, {memory: 30 << 20}}), "memory")
	require.ErrorContains(t, flat([]part{first, {work: 5 * time.Millisecond}}), "frame")
	require.ErrorContains(t, flat([]part{first, {goroutines: 15}}), "goroutines")
}
