//go:build unix

package archive

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
)

// What stands in the place of a match and is no file is listed with what it is; nothing takes its
// place.
func TestWhatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	h := open(store.Files(dir))
	m := begin(t, h.toy, 1, 3)
	require.NoError(t, os.Mkdir(filepath.Join(dir, keyOf(m)), 0o700))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "slot-1"), 0o700))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "folder"), 0o700))
	require.NoError(t, os.Symlink(filepath.Join(dir, "folder"), filepath.Join(dir, "slot-3")))

	list := h.InProgress()
	require.Len(t, list, 1)
	require.ErrorIs(t, list[0].Flaw, store.ErrIrregular)
	require.Empty(t, h.Unfinished())
	require.Nil(t, h.Last())
	_, err := h.MakeWay(m)
	require.ErrorIs(t, err, store.ErrIrregular)

	require.NoError(t, h.Keep("Mine", m))
	saved, err := h.Named()
	require.NoError(t, err)
	require.Len(t, saved, 2)
	require.Equal(t, "slot-2", saved[0].Key)
	require.ErrorIs(t, saved[1].Flaw, store.ErrIrregular)
}
