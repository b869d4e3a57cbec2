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
	keys, err = NewKeymap(Bindings(map[op.Command][]string{Confirm: {"Space"}}))
	require.NoError(t, err)
	require.Equal(t, []op.Command{Confirm}, keys[Chord{Key: "Enter"}], "in a match the other key skips and does nothing else")
}

func TestCheckKeys(t *testing.T) {
	for _, bad := range []map[op.Command][]string{
		{"dance": {"D"}}, {Undo: {}}, {Undo: nil}, {Undo: {"Ctrl+"}}, {Undo: {"Shift+Ctrl+Z"}},
		{Undo: {"M"}}, {Undo: {"G"}, Redo: {"G"}}, {Speed: {"Space"}},
	} {
		require.Error(t, CheckKeys(bad), "%v", bad)
	}
	require.NoError(t, CheckKeys(map[op.Command][]string{Confirm: {"Space", "G"}, Undo: {"Ctrl+Y"}, Redo: {"Ctrl+Z"}}))
}
