package tune

import (
	"bytes"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	bots "serenissima/ai/serenissima"
)

// tuned carries the command out.
func tuned(args ...string) (stdout, stderr string, err error) {
	fs := flag.NewFlagSet("tune", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	run := Command().New(fs, os.ReadFile)
	if err := fs.Parse(args); err != nil {
		return "", "", err
	}
	var out, log bytes.Buffer
	err = run(&out, &log)
	return out.String(), log.String(), err
}

func TestCommand(t *testing.T) {
	stdout, stderr, err := tuned("-seats", "2", "-rounds", "3", "-deals", "1")
	require.NoError(t, err)
	_, err = bots.ReadWeights([]byte(stdout))
	require.NoError(t, err)
	require.Regexp(t, `against others as before: .* of 2 games.*\n.*against a pool of others: .*\n.*as before against that pool: `, stderr)
	stdout, stderr, err = tuned("-openings", "4")
	require.NoError(t, err)
	require.Contains(t, stdout, `"both": [`)
	require.Contains(t, stderr, "% won")
	file := filepath.Join(t.TempDir(), "weights.json")
	stdout, _, err = tuned("-seats", "2", "-descend", "1", "-deals", "1", "-only", "stake,claim", "-keep", file)
	require.NoError(t, err)
	kept, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, stdout, string(kept), "the weights can be taken up where they were left")
	_, _, err = tuned("-seats", "2", "-descend", "1", "-deals", "1", "-only", "stake", "-keep", t.TempDir())
	require.Error(t, err, "they cannot be kept")
}

// Weights of a file that nothing could be judged by are refused, and so are flags
// that ask for nothing.
func TestWrongFlags(t *testing.T) {
	for _, args := range [][]string{{"-seats", "3"}, {"-rounds", "1"}, {"-from", "nowhere.json"}, {"-step", "NaN"}} {
		_, _, err := tuned(args...)
		require.ErrorContains(t, err, "for flag "+args[0])
	}
	good, err := os.ReadFile("../weights.json")
	require.NoError(t, err)
	for _, bad := range []string{"-1", "1000001", "9223372036854775807"} {
		file := filepath.Join(t.TempDir(), "weights.json")
		require.NoError(t, os.WriteFile(file, []byte(strings.Replace(string(good), `"growth": 43`, `"growth": `+bad, 1)), 0o600))
		_, _, err := tuned("-from", file)
		require.ErrorContains(t, err, `the weight "growth" is not from 0 to 1000000`)
	}
}
