package save_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/save"
)

// TestOldSaves: what once was saved can be loaded for ever. Every version of a
// rule set adds files, in testdata/saves what the program has saved, in
// testdata/codes what `serenissima code` prints of it; files that are there are
// never changed.
func TestOldSaves(t *testing.T) {
	files, err := filepath.Glob("testdata/saves/*.sere")
	require.NoError(t, err)
	covered := map[string]bool{}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".sere")
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(file)
			require.NoError(t, err)
			m, err := save.Decode(data, catalog.Find)
			require.NoError(t, err, "a change of the rules must not lose games that people have saved")

			code, err := os.ReadFile(filepath.Join("testdata/codes", name+".txt"))
			require.NoError(t, err)
			again, err := save.FromCode(string(code), catalog.Find)
			require.NoError(t, err, "nor the links that they have given away")
			same(t, m, again)

			in := m.Rules().Info()
			current := strings.HasPrefix(name, in.ID+"-"+strconv.Itoa(in.Version)+"-")
			if current {
				require.Equal(t, string(data), string(save.Encode(m)), "the format has changed: raise Format")
				require.Equal(t, strings.TrimSpace(string(code)), save.Code(m), "the format has changed: raise CodeFormat")
			}
			covered[in.ID] = covered[in.ID] || current
		})
	}
	for _, r := range catalog.All() {
		require.True(t, covered[r.Info().ID], "testdata/saves has no game by the present rules of %s", r.Info().ID)
	}
}
