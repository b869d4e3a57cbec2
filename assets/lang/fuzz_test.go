package lang

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// Whatever a file of a language holds, it is read or refused with its name, and
// what has been read can be said with any arguments.
func FuzzLoad(f *testing.F) {
	english, err := files.ReadFile("en/common.json")
	require.NoError(f, err)
	french, err := files.ReadFile("fr/play.json")
	require.NoError(f, err)
	f.Add("en", english, "Anna", 1)
	f.Add("fr", french, "Alger", 0)
	f.Add("de", []byte(`{"a": "{n:0=x;one=#;other={}}", "x.seat@acc": "{x@acc} de {x}"}`), "le #", -7)
	f.Add("", []byte(`{"a": 1}`), "", 1<<40)
	info := &game.Info{ID: "x"}
	f.Fuzz(func(t *testing.T, tag string, data []byte, name string, n int) {
		if strings.ContainsAny(tag, `/\*?[`) || tag == "." || tag == ".." {
			tag = English
		}
		c, err := load(fstest.MapFS{tag + "/a.json": {Data: data}}, tag)
		if err != nil {
			require.ErrorContains(t, err, "lang: ")
			return
		}
		w := c.Words(info, []string{name})
		seat := game.Seat(1)
		for key := range c.texts {
			require.True(t, c.Has(key))
			c.T(key, "n", n, "x", name)
			c.T(key, "x", w.one(seat))
			c.T(key)
		}
		_, _ = w.Title(seat), w.Event(game.Event{By: 1, What: seat, N: int16(n)})
		_, _ = c.Number(n), c.Percent(float64(n)/100)
		_ = w.ReasonOf(errors.New(name))
	})
}

// Preferences of any kind choose a language that there is.
func FuzzMatch(f *testing.F) {
	f.Add("fr_CA.UTF-8", "de")
	f.Add("C", "zh-Hant-TW-x-private")
	f.Fuzz(func(t *testing.T, first, second string) {
		tag := Match(first, second)
		_, err := Load(tag)
		require.NoError(t, err)
	})
}
