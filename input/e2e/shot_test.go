//go:build e2e

package e2e

import (
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// plainProgram is the program as players have it.
var plainProgram = built("plain", "build", "-o")

// TestShot takes pictures of scenes with the display that the tests have.
func TestShot(t *testing.T) {
	program, err := plainProgram()
	require.NoError(t, err)
	var colours []int
	for _, scene := range []string{"title", "setup", "play", "battle", "result"} {
		file := filepath.Join(t.TempDir(), "x.png")
		out, err := exec.Command(program, "shot", "-scene", scene, "-size", "800x500", "-scale", "2", "-turns", "1", "-o", file).CombinedOutput()
		require.NoError(t, err, "%s", out)
		f, err := os.Open(file)
		require.NoError(t, err)
		img, err := png.Decode(f)
		require.NoError(t, f.Close())
		require.NoError(t, err)
		require.Equal(t, image.Rect(0, 0, 1600, 1000), img.Bounds())
		rgba, ok := img.(*image.RGBA)
		require.True(t, ok && rgba.Opaque(), "%s is open somewhere", scene)
		seen := map[[3]byte]bool{}
		for i := 0; i < len(rgba.Pix); i += 4 {
			seen[[3]byte(rgba.Pix[i:i+3])] = true
		}
		require.Greater(t, len(seen), 1000, scene)
		require.NotContains(t, colours, len(seen), "two scenes look alike")
		colours = append(colours, len(seen))
	}
}

// TestShotWithoutADisplay says what is missing.
func TestShotWithoutADisplay(t *testing.T) {
	program, err := plainProgram()
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "x.png")
	cmd := exec.Command(program, "shot", "-scene", "title", "-o", file)
	cmd.Env = append(os.Environ(), "DISPLAY=", "WAYLAND_DISPLAY=")
	out, err := cmd.CombinedOutput()
	require.Error(t, err)
	require.Contains(t, string(out), "serenissima shot: nothing can be drawn without a display")
	require.Contains(t, string(out), "xvfb-run")
	require.NoFileExists(t, file)
}
