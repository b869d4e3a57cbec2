package page

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
)

var toyInProgress = archive.AutosaveName(gametest.Toy.Info().ID)

// withoutNote is a file without the note above it.
func withoutNote(file []byte) []byte {
	_, file = save.ReadNote(file)
	return file
}

// toyBegun returns a match of the toy with so many decisions.
func toyBegun(t *testing.T, seed uint64, decisions int) *session.Match {
	m, _, err := session.New(gametest.Toy, game.Options{Seats: 2}, apptest.Begun(t, 0).Seats(), seed)
	require.NoError(t, err)
	for ; decisions > 0; decisions-- {
		_, err = m.Do(m.State().AppendActions(nil)[0])
		require.NoError(t, err)
	}
	return m
}

// The match of an earlier version gets the name of its game, whatever had happened to
// the move before; another match of its game that is there is kept beside it.
func TestAutosaveOfAnEarlierVersion(t *testing.T) {
	old, other := save.Encode(apptest.Begun(t, 12)), save.Encode(apptest.Begun(t, 30))
	for name, now := range map[string][]byte{"alone": nil, "copied": old, "beside another": other} {
		t.Run(name, func(t *testing.T) {
			st := &store.Memory{}
			require.NoError(t, st.Write(archive.Autosave, old))
			if now != nil {
				require.NoError(t, st.Write(inProgress, now))
			}
			d := drive(t, st, apptest.Desktop)
			require.False(t, d.List.Find(display.Target{Command: cmdContinue}).Off)
			_, err := st.Read(archive.Autosave)
			require.Error(t, err)
			files := map[string]bool{}
			names, err := st.List()
			require.NoError(t, err)
			for _, name := range names {
				data, err := st.Read(name)
				require.NoError(t, err)
				files[string(withoutNote(data))] = true
			}
			require.True(t, files[string(old)])
			require.True(t, now == nil || files[string(now)])
			require.Len(t, names, len(files), "nothing is there twice")
		})
	}
}

// Where nothing can be written the match of an earlier version is continued all the
// same, and stays.
func TestAutosaveOfAnEarlierVersionInAFullStore(t *testing.T) {
	st := &apptest.Brittle{}
	m := apptest.Begun(t, 12)
	require.NoError(t, st.Write(archive.Autosave, save.Encode(m)))
	st.Err = store.ErrFull
	d := drive(t, st, apptest.Desktop)
	d.Tap("continue")
	require.Equal(t, m.Log(), d.Stack.OpenMatch().Log())
	_, err := st.Read(archive.Autosave)
	require.NoError(t, err)
	st.Err = nil
	d = drive(t, st, apptest.Desktop)
	d.Tap("continue")
	require.Equal(t, m.Log(), d.Stack.OpenMatch().Log())
}

// Matches of two games wait side by side: the one played last comes first, and each is
// saved under its own name.
func TestTwoGamesInProgress(t *testing.T) {
	st := &store.Memory{}
	d := driveTwo(t, st, apptest.Desktop)
	now := int64(1795300418000)
	d.Context.Now = func() int64 { now += 60_000; return now }
	mine, toy := apptest.Begun(t, 12), toyBegun(t, 3, 1)
	require.NoError(t, d.Context.Archive().Save(mine))
	require.NoError(t, d.Context.Archive().Save(toy))
	again := func() {
		d.Stack = app.NewStack(d.Context, NewTitle(d.Context))
		d.Tick(control.Frame{})
	}
	again()
	d.Tap("continue")
	require.Equal(t, toy.Log(), d.Stack.OpenMatch().Log())
	again()
	d.Tap("continue 1")
	require.Equal(t, mine.Log(), d.Stack.OpenMatch().Log())
	require.Empty(t, d.Context.Notices.Text(), "the other makes no way, so that nothing is told")
	again()
	d.Tap("continue")
	require.Equal(t, mine.Log(), d.Stack.OpenMatch().Log(), "it was played last")
	require.Equal(t, save.Encode(mine), d.Context.Archive().Last(), "which is what a report about a crash holds")

	d.Stack = app.NewStack(d.Context, First(d.Context, true))
	require.Equal(t, mine.Log(), d.Stack.OpenMatch().Log(), "a page that is reloaded shows what it has shown")
	for name, m := range map[string]*session.Match{inProgress: mine, toyInProgress: toy} {
		data, err := st.Read(name)
		require.NoError(t, err)
		require.Equal(t, save.Encode(m), withoutNote(data))
	}
	slots, err := d.Context.Archive().Named()
	require.NoError(t, err)
	require.Empty(t, slots)
}

// Of two games one can be damaged; it is put aside, and the other is continued.
func TestOneDamagedAutosaveOfTwo(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write(inProgress, save.Encode(apptest.Begun(t, 12))))
	require.NoError(t, st.Write(toyInProgress, []byte("garbage")))
	d := driveTwo(t, st, apptest.Desktop)
	require.True(t, d.Shows(toyInProgress+".aside1"), d.Text())
	d.Key(control.Cancel)
	d.Tap("continue")
	require.Equal(t, "play", d.Scene())
	aside, err := st.Read(toyInProgress + ".aside1")
	require.NoError(t, err)
	require.Equal(t, "garbage", string(aside))
}

// Each tab has a match of each game of its own; when it is gone they are among the saved
// games.
func TestTwoGamesInTwoTabs(t *testing.T) {
	st := &store.Memory{}
	first, second := driveTwo(t, st, apptest.Desktop), driveTwo(t, archive.ForTab(st, 2, apptest.EveryGame), apptest.Desktop)
	matches := []*session.Match{apptest.Begun(t, 12), toyBegun(t, 3, 1), apptest.Begun(t, 30), toyBegun(t, 4, 1)}
	for i, c := range []*app.Context{first.Context, first.Context, second.Context, second.Context} {
		require.NoError(t, c.Archive().Save(matches[i]))
	}
	require.Len(t, first.Context.Archive().Unfinished(), 2)
	require.Len(t, second.Context.Archive().Unfinished(), 2)
	first.Context.JoinTabs(1, nil)
	slots, err := first.Context.Archive().Named()
	require.NoError(t, err)
	var kept []string
	for _, s := range slots {
		kept = append(kept, string(s.File))
	}
	require.ElementsMatch(t, []string{string(save.Encode(matches[2])), string(save.Encode(matches[3]))}, kept)
	names, err := st.List()
	require.NoError(t, err)
	require.NotContains(t, strings.Join(names, " "), "autosave-2")
	require.Len(t, first.Context.Archive().Unfinished(), 2)
}

// What the program goes on with after a mistake in it has the answers that stood.
func TestStandingAnswersOutlastAMistake(t *testing.T) {
	m := apptest.Standing(t)
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Stack.Push(d.Context.Matches.Play(d.Context, m, nil))
	saved, err := save.Decode(d.Stack.Save(), d.Context.Games.Rules)
	require.NoError(t, err)
	require.Len(t, saved.Standing(), 1)
	require.Equal(t, m.Standing(), saved.Standing())
}
