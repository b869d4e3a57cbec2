//go:build !js

package command

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/save"
)

func TestCode(t *testing.T) {
	const golden = "../../game/save/testdata/"
	want, err := os.ReadFile(golden + "codes/serenissima-1-whole.txt")
	require.NoError(t, err)
	file, err := os.ReadFile(golden + "saves/serenissima-1-whole.sere")
	require.NoError(t, err)

	_, code, _, stdout, stderr := run("code", golden+"saves/serenissima-1-whole.sere")
	require.Zero(t, code, stderr)
	require.Equal(t, string(want), stdout)

	_, code, _, stdout, stderr = run("code", "-page", "https://example.org/", golden+"codes/serenissima-1-whole.txt")
	require.Zero(t, code, stderr)
	require.Equal(t, "https://example.org/#g="+string(want), stdout)
	link := filepath.Join(t.TempDir(), "link.txt")
	require.NoError(t, os.WriteFile(link, []byte(stdout), 0o600))

	_, code, _, stdout, stderr = run("code", "-save", link)
	require.Zero(t, code, stderr)
	require.Equal(t, string(file), stdout)

	require.Empty(t, stderr, "a game that is over has no secrets")
	require.NoError(t, os.WriteFile(link, want[:50], 0o600))
	_, code, _, _, stderr = run("code", link)
	require.Equal(t, 1, code)
	require.True(t, strings.Contains(stderr, "damaged-code"), stderr)
}

// Whoever prints the code of an unfinished game is told what it gives away. The one
// with fresh dice has another seed each time, and its seal covers what is to come.
func TestCodeWithFreshDice(t *testing.T) {
	const begun = "../../game/save/testdata/saves/serenissima-1-begun.sere"
	m, err := openSave(begun)
	require.NoError(t, err)
	for _, flags := range [][]string{nil, {"-save"}, {"-page", "https://example.org/"}} {
		_, code, _, stdout, stderr := run(append(append([]string{"code"}, flags...), begun)...)
		require.Zero(t, code, stderr)
		require.Contains(t, stderr, "can know all dice and cards to come; -fresh")
		require.NotContains(t, stdout, "-fresh")

		seeds := map[uint64]bool{m.Seed(): true}
		for range 3 {
			_, code, _, stdout, stderr = run(append(append([]string{"code", "-fresh"}, flags...), begun)...)
			require.Zero(t, code)
			require.Empty(t, stderr)
			fresh, err := save.Read([]byte(stdout), catalog.Find)
			require.NoError(t, err)
			require.False(t, seeds[fresh.Seed()], "%d has been drawn before", fresh.Seed())
			seeds[fresh.Seed()] = true
			require.Equal(t, m.Log(), fresh.Log())
			seal, ok := fresh.Seal()
			require.True(t, ok)
			require.True(t, seal.Fits(fresh))
			require.Equal(t, m.Len(), seal.From)
			require.NotZero(t, seal.Salt)
			require.NotContains(t, stdout, strconv.FormatUint(m.Seed(), 10))

			code, stdout, stderr := verified(t, stdout, "-commitment", fmt.Sprintf("%x", seal.Commitment))
			require.Zero(t, code, stderr)
			require.Contains(t, stdout, "entries, from another game: their dice and cards are not checked")
		}
	}
	_, code, _, stdout, stderr := run("code", "-fresh", "../../game/save/testdata/saves/serenissima-1-whole.sere")
	require.Equal(t, 1, code)
	require.Empty(t, stdout)
	require.Contains(t, stderr, "the game is over")
}
