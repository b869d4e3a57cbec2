//go:build !js

package crash_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app/crash"
)

// What a crash has left is told once.
func TestWatch(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new")
	t.Setenv(store.DirVariable, dir)
	require.Nil(t, crash.Watch())
	require.NoError(t, os.WriteFile(filepath.Join(dir, ".fatal"), []byte("panic: x"), 0o600))
	require.Equal(t, "panic: x", string(crash.Watch()))
	require.Nil(t, crash.Watch())
}

// Where the system names no directory, none is made.
func TestWatchWithoutADirectory(t *testing.T) {
	for _, name := range []string{store.DirVariable, "XDG_CONFIG_HOME", "HOME", "AppData"} {
		t.Setenv(name, "")
	}
	t.Chdir(t.TempDir())
	require.Nil(t, crash.Watch())
	entries, err := os.ReadDir(".")
	require.NoError(t, err)
	require.Empty(t, entries)
}
