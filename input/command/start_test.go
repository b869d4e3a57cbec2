//go:build !js

package command

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app/apptest"
)

// Without a directory that can be used, or any at all, the program says so and can be
// played.
func TestStartWithoutADirectory(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	for _, dir := range []string{file, ""} {
		t.Setenv(store.DirVariable, dir)
		for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "AppData"} {
			t.Setenv(name, "")
		}
		stack, c, err := Start(Client{})
		require.NoError(t, err)
		require.Error(t, c.Fleeting)
		require.Equal(t, "message", stack.Facts()["scene"])
		require.NoError(t, c.Archive().Keep("a game", apptest.Begun(t, 12)))
	}
}
