package measure

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/op"
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

// The course comes to its end and tells what it is there to tell.
func TestTheCourseIsRun(t *testing.T) {
	files := &store.Memory{}
	settings, words, _, err := scene.LoadSettings(files)
	require.NoError(t, err)
	c := &scene.Context{
		Store: files, Catalog: catalog.All(), Lang: words, Settings: settings,
		NewBrain: func(_, _ string, seed uint64) session.Brain { return &chooser{chance: game.NewRand(seed)} },
		NewSeed:  func() uint64 { return 1 }, Now: func() int64 { return time.Now().UnixMilli() },
	}
	var out bytes.Buffer
	course := New(c, time.Now(), 600*time.Millisecond, 1, &out)
	f := input.Frame{Size: op.Point{X: 640, Y: 400}, Scale: 1, Pinch: 1}
	var l op.List
	for done := false; !done; {
		done, err = course.Update(f)
		require.NoError(t, err)
		begun := Clock()
		if !course.Still() {
			course.View(&l)
		}
		course.Frame(Clock() - begun)
	}
	for _, want := range []string{
		"first picture", "game of bots, work a frame", "six animations, work a frame",
		"still board, work a frame", "still board, allocations a tick      0.00", "memory after 1 games",
	} {
		require.Contains(t, out.String(), want)
	}
}
