package store_test

import (
	"errors"
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
)

func TestMemory(t *testing.T) { suite(t, func(*testing.T) store.Store { return &store.Memory{} }) }

// suite is what every store does.
func suite(t *testing.T, open func(t *testing.T) store.Store) {
	t.Run("empty", func(t *testing.T) {
		s := open(t)
		names, err := s.List()
		require.NoError(t, err)
		require.Empty(t, names)
		require.NotEmpty(t, s.Where())
		_, err = s.Read("match.save")
		require.ErrorIs(t, err, fs.ErrNotExist)
		require.ErrorIs(t, s.Remove("match.save"), fs.ErrNotExist)
		_, err = s.SetAside("match.save")
		require.ErrorIs(t, err, fs.ErrNotExist)
	})
	t.Run("write and read", func(t *testing.T) {
		s := open(t)
		for name, text := range map[string]string{"b": "Łódź\n", "a.save": "1\r\n2", "Z-_9": ""} {
			require.NoError(t, s.Write(name, []byte("old and longer than the new text")))
			require.NoError(t, s.Write(name, []byte(text)))
			data, err := s.Read(name)
			require.NoError(t, err)
			require.Equal(t, text, string(data))
		}
		names, err := s.List()
		require.NoError(t, err)
		require.Equal(t, []string{"Z-_9", "a.save", "b"}, names)
		require.NoError(t, s.Remove("b"))
		_, err = s.Read("b")
		require.ErrorIs(t, err, fs.ErrNotExist)
	})
	t.Run("written data is copied", func(t *testing.T) {
		s := open(t)
		data := []byte("one")
		require.NoError(t, s.Write("a", data))
		data[0] = 'x'
		got, err := s.Read("a")
		require.NoError(t, err)
		require.Equal(t, "one", string(got))
	})
	t.Run("set aside", func(t *testing.T) {
		s := open(t)
		var asides []string
		for _, text := range []string{"first", "second"} {
			require.NoError(t, s.Write("match.save", []byte(text)))
			aside, err := s.SetAside("match.save")
			require.NoError(t, err)
			require.True(t, store.IsAside(aside))
			asides = append(asides, aside)
			_, err = s.Read("match.save")
			require.ErrorIs(t, err, fs.ErrNotExist)
		}
		names, err := s.List()
		require.NoError(t, err)
		require.Equal(t, asides, names)
		data, err := s.Read(asides[0])
		require.NoError(t, err)
		require.Equal(t, "first", string(data))
	})
	t.Run("bad names and texts", func(t *testing.T) {
		s := open(t)
		for _, name := range []string{"", ".", "..", ".hidden", "a/b", `a\b`, "../a", "a b", "é", string(make([]byte, 101))} {
			require.Error(t, s.Write(name, []byte("x")), "%q", name)
			_, err := s.Read(name)
			require.Error(t, err)
			require.Error(t, s.Remove(name))
			_, err = s.SetAside(name)
			require.Error(t, err)
		}
		require.Error(t, s.Write("binary", []byte{0xff}))
		names, err := s.List()
		require.NoError(t, err)
		require.Empty(t, names)
	})
}

func TestErrorsAreDistinct(t *testing.T) {
	require.False(t, errors.Is(store.ErrFull, store.ErrDenied))
	require.False(t, store.IsAside("match.save"))
}
