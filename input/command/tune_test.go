//go:build !js

package command

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai/serenissima"
)

func TestTune(t *testing.T) {
	_, code, _, stdout, stderr := run("tune", "-seats", "2", "-rounds", "3", "-deals", "1")
	require.Zero(t, code, stderr)
	_, err := serenissima.ReadWeights([]byte(stdout))
	require.NoError(t, err)
	require.Regexp(t, `against others as before: .* of 2 games.*\n.*against a pool of others: .*\n.*as before against that pool: `, stderr)
	_, code, _, stdout, stderr = run("tune", "-openings", "4")
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, `"both": [`)
	require.Contains(t, stderr, "% won")
	file := filepath.Join(t.TempDir(), "weights.json")
	_, code, _, stdout, stderr = run("tune", "-seats", "2", "-descend", "1", "-deals", "1", "-only", "stake,claim", "-keep", file)
	require.Zero(t, code, stderr)
	kept, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, stdout, string(kept), "the weights can be taken up where they were left")
	for _, args := range [][]string{{"-seats", "3"}, {"-rounds", "1"}, {"-from", "nowhere.json"}} {
		_, code, _, _, stderr = run(append([]string{"tune"}, args...)...)
		require.Equal(t, 2, code)
		require.Contains(t, stderr, "serenissima tune: ")
	}
}
