//go:build unix

package store_test

import (
	"net"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
)

// What stands in the place of a text and is no file is not read: a pipe would never
// answer, and a device would never end. To write takes its place.
func TestIrregularTexts(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"pipe":   func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"device": func(path string) error { return os.Symlink("/dev/zero", path) },
		"socket": func(path string) error {
			l, err := net.Listen("unix", path)
			if err == nil {
				t.Cleanup(func() { l.Close() })
			}
			return err
		},
		"folder": func(path string) error { return os.Mkdir(path, 0o700) },
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			require.NoError(t, put(filepath.Join(dir, "a")))
			s := store.Files(dir)
			_, err := s.Read("a")
			require.ErrorIs(t, err, store.ErrIrregular)
			_, err = store.OpenRegular(filepath.Join(dir, "a"))
			require.ErrorIs(t, err, store.ErrIrregular)
			names, err := s.List()
			require.NoError(t, err)
			require.Equal(t, name != "folder", len(names) == 1, "what a person could take for a text is listed")
		})
	}
}

// A link to a file is as good as the file.
func TestLinkToAFile(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a"), []byte("text"), 0o600))
	require.NoError(t, os.Symlink(filepath.Join(dir, "a"), filepath.Join(dir, "b")))
	data, err := store.Files(dir).Read("b")
	require.NoError(t, err)
	require.Equal(t, "text", string(data))
}
