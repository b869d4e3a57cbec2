//go:build unix

package crash_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app/crash"
)

// What stands in the place of the runtime's file and is none is left alone.
func TestWatchLeavesPipesAndDevicesAlone(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(store.DirVariable, dir)
	path := filepath.Join(dir, ".fatal")
	require.NoError(t, syscall.Mkfifo(path, 0o600))
	require.Nil(t, crash.Watch())
	require.NoError(t, os.Remove(path))
	require.NoError(t, os.Symlink("/dev/zero", path))
	require.Nil(t, crash.Watch())
}

// Of a file that has grown without end the beginning is told.
func TestWatchReadsTheBeginning(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(store.DirVariable, dir)
	path := filepath.Join(dir, ".fatal")
	require.NoError(t, os.WriteFile(path, []byte("panic: x"), 0o600))
	require.NoError(t, os.Truncate(path, 1<<30))
	last := crash.Watch()
	require.Len(t, last, 1<<20)
	require.Equal(t, "panic: x", string(last[:8]))
}
