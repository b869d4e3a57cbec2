//go:build unix

package command

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
)

// Every command that takes a file refuses what is none with one message, and neither
// waits for a pipe nor reads a device without end.
func TestCommandsTakeFilesOnly(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(store.DirVariable, filepath.Join(dir, "store"))
	pipe, device := filepath.Join(dir, "pipe"), filepath.Join(dir, "device")
	require.NoError(t, syscall.Mkfifo(pipe, 0o600))
	require.NoError(t, os.Symlink("/dev/zero", device))
	for _, file := range []string{pipe, device, dir} {
		for _, args := range [][]string{
			{"replay", file}, {"code", file}, {"verify", file}, {"-text", "-open", file}, {"tune", "-from", file},
			{"shot", "-save", file, "-o", filepath.Join(dir, "x.png")},
		} {
			_, code, handled, _, stderr := run(args...)
			require.True(t, handled)
			require.NotZero(t, code, "%v", args)
			require.Contains(t, stderr, store.ErrIrregular.Error(), "%v", args)
			require.Equal(t, 1, strings.Count(stderr, "\n"), "%v: %s", args, stderr)
		}
		_, _, err := Start(Client{Open: file})
		require.ErrorIs(t, err, store.ErrIrregular)
	}
}
