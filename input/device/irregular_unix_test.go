//go:build unix

package device

import (
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
)

// A pipe in the place of a lock would block for ever: the program goes on without a
// number.
func TestALockThatIsAPipe(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, syscall.Mkfifo(filepath.Join(dir, ".open-1"), 0o600))
	own, others, leave := number(dir)
	require.Equal(t, 1, own)
	require.Empty(t, others)
	leave()
}

// The same with one behind the own number.
func TestAnotherLockThatIsADevice(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.Symlink("/dev/zero", filepath.Join(dir, ".open-2")))
	own, others, leave := number(dir)
	require.Equal(t, 1, own)
	require.Empty(t, others)
	leave()
}

// Of what is dropped on the window only files are opened, and no endless ones.
func TestDroppedFiles(t *testing.T) {
	dir := t.TempDir()
	for name, want := range map[string]error{"pipe": store.ErrIrregular, "folder": store.ErrIrregular, "long": store.ErrLong, "text": nil} {
		require.NoError(t, os.Mkdir(filepath.Join(dir, name), 0o700))
		path := filepath.Join(dir, name, name)
		switch name {
		case "pipe":
			require.NoError(t, syscall.Mkfifo(path, 0o600))
		case "folder":
			require.NoError(t, os.Mkdir(path, 0o700))
		default:
			require.NoError(t, os.WriteFile(path, []byte("text"), 0o600))
		}
		if name == "long" {
			require.NoError(t, os.Truncate(path, maxArrival))
		}
		dropped(os.DirFS(filepath.Join(dir, name)))
		got := arrived(nil)
		require.Len(t, got, 1)
		require.Equal(t, name, got[0].Name)
		require.ErrorIs(t, got[0].Err, want)
		var about *fs.PathError
		if want != nil {
			require.ErrorAs(t, got[0].Err, &about)
			require.Equal(t, name, about.Path)
			continue
		}
		require.Equal(t, "text", string(got[0].Data))
	}
}
