//go:build e2e

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/input/device"
)

// remembered starts the program in a window of its own with what a directory
// holds, and returns where it says that its window lies, once that is as wanted.
func remembered(t *testing.T, dir string, wanted func(device.Place) bool, args ...string) (p device.Place) {
	t.Helper()
	program, err := plainProgram()
	require.NoError(t, err)
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), "SERENISSIMA_DIR="+dir)
	require.NoError(t, cmd.Start())
	defer func() {
		require.NoError(t, cmd.Process.Kill())
		_ = cmd.Wait() // it has been killed
	}()
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for end := time.Now().Add(hung); time.Now().Before(end); <-tick.C {
		data, _ := os.ReadFile(filepath.Join(dir, "window"))
		if p, ok := device.ReadPlace(data); ok && wanted(p) {
			return p
		}
	}
	require.FailNow(t, "the window is not where it should be")
	return p
}

// The window opens where it was, but not outside the screen.
func TestTheWindowIsRemembered(t *testing.T) {
	dir := t.TempDir()
	first := remembered(t, dir, func(p device.Place) bool { return p.Width == 700 && p.Height == 500 }, "-size", "700x500")
	far := first
	far.X, far.Y, far.Width = 9000, 9000, 600
	require.NoError(t, os.WriteFile(filepath.Join(dir, "window"), far.Text(), 0o600))
	found := remembered(t, dir, func(p device.Place) bool { return p.X < 9000 })
	require.Equal(t, far.Width, found.Width)
	require.Equal(t, far.Height, found.Height)
	require.Positive(t, found.X, "as near to where it was as can be")
	require.Positive(t, found.Y)
}

// On a page F11 fills the screen, and leaving it by other means is the end of it.
func TestThePageFillsTheScreen(t *testing.T) {
	b := startGame(t, "?seed=7")
	b.until("the title", shown)
	b.tap("settings")
	b.until("the settings", scene("settingsscene"))
	b.key(ebiten.KeyF11)
	b.poll(`document.fullscreenElement`)
	b.evaluate(`await document.exitFullscreen()`)
	for range 200 {
		b.frames()
	}
	require.Equal(t, "null", b.evaluate(`document.fullscreenElement`), "it is not entered again")
	require.Empty(t, b.failure())
	b.key(ebiten.KeyF11)
	b.poll(`document.fullscreenElement`)
	b.restart() // a page cannot begin with it
	b.until("the title", shown)
	require.Empty(t, b.failure())
}
