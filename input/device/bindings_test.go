package device

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/control"
	"serenissima/render/display"
)

func TestBindings(t *testing.T) {
	require.Equal(t, DefaultKeys, Bindings(nil))
	own := map[display.Command][]string{control.Undo: {"U"}}
	require.NoError(t, CheckKeys(own))
	keys, err := NewKeymap(Bindings(own))
	require.NoError(t, err)
	require.Equal(t, []display.Command{control.Undo}, keys[control.Chord{Key: "U"}])
	require.Empty(t, keys[control.Chord{Key: "Z", Ctrl: true}])
	require.Equal(t, []display.Command{control.Redo}, keys[control.Chord{Key: "Y", Ctrl: true}])
	keys, err = NewKeymap(Bindings(map[display.Command][]string{control.Confirm: {"Space"}}))
	require.NoError(t, err)
	require.Equal(t, []display.Command{control.Confirm}, keys[control.Chord{Key: "Enter"}], "in a match the other key skips and does nothing else")
}

func TestCheckKeys(t *testing.T) {
	for _, bad := range []map[display.Command][]string{
		{"dance": {"D"}}, {control.Undo: {}}, {control.Undo: nil}, {control.Undo: {"Ctrl+"}}, {control.Undo: {"Shift+Ctrl+Z"}},
		{control.Undo: {"G"}, control.Redo: {"G"}}, {control.Undo: {"M"}, control.Mute: {"M"}},
	} {
		require.Error(t, CheckKeys(bad), "%v", bad)
	}
	require.NoError(t, CheckKeys(map[display.Command][]string{control.Confirm: {"Space", "G"}, control.Undo: {"Ctrl+Y"}, control.Redo: {"Ctrl+Z"}}))
}

// A key of the player's own stays with its command, whatever commands come with that key later.
func TestOwnKeysWinOverDefaults(t *testing.T) {
	for _, own := range []map[display.Command][]string{
		{control.Mute: {"K"}}, {control.Undo: {"M"}}, {control.Speed: {"Space"}}, {control.Mute: {"K", "Enter"}, control.Log: {"J"}},
	} {
		require.NoError(t, CheckKeys(own), "%v", own)
		list := Bindings(own)
		keys, err := NewKeymap(list)
		require.NoError(t, err)
		for cmd, named := range own {
			for _, key := range named {
				c, err := control.ParseChord(key)
				require.NoError(t, err)
				require.Equal(t, []display.Command{cmd}, keys[c], "%v: %s", own, key)
			}
		}
		require.Len(t, list, len(DefaultKeys), "every command is listed")
		for i, b := range list {
			require.Equal(t, DefaultKeys[i].Command, b.Command)
			for _, key := range b.Keys {
				require.Empty(t, Uses(list, b.Command, key), "%v: %s", own, key)
			}
		}
	}
	list := Bindings(map[display.Command][]string{control.Mute: {"K"}})
	i := slices.IndexFunc(list, func(b Binding) bool { return b.Command == control.Threats })
	require.Empty(t, list[i].Keys)
	require.NotEmpty(t, DefaultKeys[i].Keys, "what is delivered is not touched")
}
