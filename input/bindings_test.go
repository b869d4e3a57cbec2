package input

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/op"
)

func TestBindings(t *testing.T) {
	require.Equal(t, DefaultKeys, Bindings(nil))
	own := map[op.Command][]string{Undo: {"U"}}
	require.NoError(t, CheckKeys(own))
	keys, err := NewKeymap(Bindings(own))
	require.NoError(t, err)
	require.Equal(t, []op.Command{Undo}, keys[Chord{Key: "U"}])
	require.Empty(t, keys[Chord{Key: "Z", Ctrl: true}])
	require.Equal(t, []op.Command{Redo}, keys[Chord{Key: "Y", Ctrl: true}])
}

func TestCheckKeys(t *testing.T) {
	for _, bad := range []map[op.Command][]string{
		{"dance": {"D"}}, {Undo: {}}, {Undo: nil}, {Undo: {"Ctrl+"}}, {Undo: {"Shift+Ctrl+Z"}},
		{Undo: {"M"}}, {Undo: {"K"}, Redo: {"K"}}, {Speed: {"Space"}},
	} {
		require.Error(t, CheckKeys(bad), "%v", bad)
	}
	require.NoError(t, CheckKeys(map[op.Command][]string{Confirm: {"Space", "K"}, Undo: {"Ctrl+Y"}, Redo: {"Ctrl+Z"}}))
}
