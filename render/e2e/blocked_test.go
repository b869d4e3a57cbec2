//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"serenissima/input/command"
)

// blocking returns the directory of a profile in which no site may keep data, as that
// of somebody who forbids all cookies in the settings of Chromium.
func blocking(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp(scratch, "profile") // Chromium may still write into it when the test ends
	require.NoError(t, err)
	require.NoError(t, os.Mkdir(filepath.Join(dir, "Default"), 0o700))
	preferences := []byte(`{"profile": {"default_content_setting_values": {"cookies": 2}}}`)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "Default", "Preferences"), preferences, 0o600))
	return dir
}

// TestPageWithoutSiteData starts the page in a browser that lets it keep nothing.
func TestPageWithoutSiteData(t *testing.T) {
	b := startBrowserIn(t, blocking(t), 10*time.Minute, command.Site(siteFiles(t)), "/?seed=7")
	b.poll(`(() => { try { localStorage; } catch { return true; } })()`)
	b.until("the title", shown)
}

// TestPageWithoutServiceWorkers starts the page where even to name what keeps it for
// when there is no network throws.
func TestPageWithoutServiceWorkers(t *testing.T) {
	b := startGame(t, "?seed=7", `Object.defineProperty(navigator, "serviceWorker", { get() { throw new DOMException("blocked", "SecurityError"); } })`)
	b.until("the title", shown)
}
