//go:build !js

package website

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/input/command/gotool"
)

// The program that makes and serves the page is built without what the page itself needs.
func TestTheProgramIsSmall(t *testing.T) {
	list, err := gotool.Run("go", nil, "list", "-deps", "./program")
	require.NoError(t, err)
	packages := strings.Fields(list)
	require.Contains(t, packages, "serenissima/input/command/website")
	for _, p := range packages {
		require.NotContains(t, p, "ebiten")
		for _, begin := range []string{"serenissima/game/", "serenissima/ai", "serenissima/input/app", "serenissima/render/canvas"} {
			require.False(t, strings.HasPrefix(p, begin), p)
		}
	}
}
