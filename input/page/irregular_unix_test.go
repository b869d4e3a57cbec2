//go:build unix

package page

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
)

// What stands in the place of the game in progress and is no file is told on the
// title; a new game asks before it takes that place.
func TestAutosaveThatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(dir, inProgress), 0o700))
	d := drive(t, store.Files(dir), apptest.Desktop)
	require.Equal(t, "message", d.Scene())
	require.True(t, d.Shows("The saved game could not be read"))
	require.True(t, d.Shows("is not a file but something else"))
	d.Key(control.Cancel)
	require.Equal(t, "title", d.Scene())
	_, err := d.Context.KeepAutosave(apptest.Begun(t, 2))
	require.Contains(t, d.Context.Why(err), filepath.Join(dir, inProgress))
}

func TestAutosaveWithoutEnd(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, inProgress), nil, 0o600))
	require.NoError(t, os.Truncate(filepath.Join(dir, inProgress), 1<<40))
	d := drive(t, store.Files(dir), apptest.Desktop)
	require.True(t, d.Shows("is longer than anything the game saves"))
}

// A game is kept beside what is no file, under a number that nothing has.
func TestSlotsBesideWhatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(dir, "slot-1"), 0o700))
	d := drive(t, store.Files(dir), apptest.Desktop)
	require.NoError(t, d.Context.Archive().Keep("Before the battle", apptest.Begun(t, 2)))
	slots, err := d.Context.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 1)
	require.Equal(t, "slot-2", slots[0].Key)
}

// Settings that are no file are as delivered, and it is said so.
func TestSettingsThatAreNoFile(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(dir, "settings"), 0o700))
	s, words, notice, err := app.LoadSettings(store.Files(dir), "en")
	require.NoError(t, err)
	require.Equal(t, words.T("settings.damaged.all"), notice)
	require.Equal(t, "en", s.Language)
}

// A slot that is no file is listed with what it is.
func TestSlotThatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(dir, "folder"), 0o700))
	require.NoError(t, os.Symlink(filepath.Join(dir, "folder"), filepath.Join(dir, "slot-3")))
	d := drive(t, store.Files(dir), apptest.Desktop)
	d.Tap("saves")
	readSaves(d)
	require.True(t, d.Shows("is not a file but something else"))
}
