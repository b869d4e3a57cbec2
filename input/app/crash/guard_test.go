package crash_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/crash"
	"serenissima/input/match"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/table/all"
)

// watched is a guard of a match that is open.
func watched(t *testing.T) (*crash.Guard, store.Store) { return watchedFor(t, nil) }

// watchedFor is watched where the store is in memory alone, for that reason.
func watchedFor(t *testing.T, fleeting error) (*crash.Guard, store.Store) {
	words, err := lang.Load(lang.English)
	require.NoError(t, err)
	files := &store.Memory{}
	c := &app.Context{Store: files, Lang: words, Settings: app.NewSettings(lang.English), Games: app.GameList{Catalog: catalog.All(), Tables: all.Tables}, Matches: match.Scenes(), Pages: page.All(result.New), Fleeting: fleeting, Now: func() int64 { return 0 }}
	m := begun(t)
	return crash.NewGuard(c, "serenissima v1", func() []byte { return save.Encode(m) }), files
}

func mistake() error { panic("a mistake") }

// After a panic there is a page and a capsule, and the match goes on; if that leads
// to another panic soon, the title comes instead.
func TestGuardPicksUpAPanic(t *testing.T) {
	g, files := watched(t)
	require.NoError(t, g.Run(func() error { return nil }))
	require.Nil(t, g.Page())
	failure := errors.New("not a panic")
	require.Equal(t, failure, g.Run(func() error { return failure }))
	require.Nil(t, g.Page())

	require.NoError(t, g.Run(mistake))
	require.Contains(t, g.Page().Text[len(g.Page().Text)-1], "a mistake")
	names, err := files.List()
	require.NoError(t, err)
	require.Len(t, names, 1)
	require.Implements(t, (*app.Playing)(nil), g.Resume())
	require.Nil(t, g.Page())

	require.NoError(t, g.Run(mistake))
	require.IsType(t, &page.Title{}, g.Resume(), "going on was in vain")
	for range 601 {
		g.Pass()
	}
	require.NoError(t, g.Run(mistake))
	require.Implements(t, (*app.Playing)(nil), g.Resume(), "it has worked for a while")
}

// A page that panics itself, and a panic that nobody would see, end the program.
func TestGuardEndsTheProgram(t *testing.T) {
	g, _ := watched(t)
	require.NoError(t, g.Run(mistake))
	require.ErrorContains(t, g.Run(mistake), "the program has a mistake: a mistake")

	g, files := watched(t)
	g.Alone = true
	require.ErrorContains(t, g.Run(mistake), "guard_test.go", "with the stack")
	names, err := files.List()
	require.NoError(t, err)
	require.Empty(t, names)
}

// A capsule in a store that is gone with the program is not written down.
func TestGuardWithoutAStore(t *testing.T) {
	g, _ := watchedFor(t, store.ErrDenied)
	require.NoError(t, g.Run(mistake))
	require.Contains(t, g.Page().Text[1], "could not be saved")
}
