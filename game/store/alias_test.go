package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
)

func TestAlias(t *testing.T) {
	below := &store.Memory{}
	require.NoError(t, below.Write("autosave", []byte("mine")))
	require.NoError(t, below.Write("settings", []byte("ours")))
	s := store.Alias(below, "autosave", "autosave-2")
	_, err := s.Read("autosave")
	require.Error(t, err)
	require.NoError(t, s.Write("autosave", []byte("yours")))
	names, err := s.List()
	require.NoError(t, err)
	require.Equal(t, []string{"autosave", "settings"}, names)
	for name, want := range map[string]string{"autosave": "yours", "settings": "ours"} {
		data, err := s.Read(name)
		require.NoError(t, err)
		require.Equal(t, want, string(data))
	}
	aside, err := s.SetAside("autosave")
	require.NoError(t, err)
	require.True(t, store.IsAside(aside))
	require.NoError(t, s.Write("autosave", []byte("again")))
	require.NoError(t, s.Remove("autosave"))
	data, err := below.Read("autosave")
	require.NoError(t, err)
	require.Equal(t, "mine", string(data))
}

func TestStoresBehindAnAlias(t *testing.T) {
	suite(t, func(*testing.T) store.Store { return store.Alias(&store.Memory{}, "match.save", "match.save-2") })
}
