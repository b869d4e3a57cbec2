//go:build !js

package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
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

	require.NoError(t, os.WriteFile(link, want[:50], 0o600))
	_, code, _, _, stderr = run("code", link)
	require.Equal(t, 1, code)
	require.True(t, strings.Contains(stderr, "damaged-code"), stderr)
}
