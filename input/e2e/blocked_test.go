//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/input/command/website"
	"serenissima/input/device"
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

// asked has the address of the page say in which language it is and which mistake is
// to be provoked: it has no storage that could.
const asked = `
	const asked = new URLSearchParams(location.search)
	Object.defineProperty(navigator, "languages", { value: [asked.get("language") ?? "en"] })
	window.serenissimaProvocation = asked.get("provocation") ?? ""
`

// A forgetful page keeps nothing. Its player exports the game.
type forgetful struct{ *browser }

// autosave returns the file of the game that is open.
func (f forgetful) autosave() string {
	f.t.Helper()
	f.evaluate(`window.exported = ""`)
	f.tap("menu")
	f.tap("saves")
	f.until("the saved games", scene("saves"))
	f.tap("save-as")
	f.key(ebiten.KeyEnter)
	f.until("the name", func(s device.Screen) bool { return s.Find("slot-file") != nil })
	f.tap("slot-file")
	f.poll(`window.exported`)
	for f.screen().Facts["scene"] != "play" {
		f.key(ebiten.KeyEscape)
	}
	return f.evaluate(`window.exported`)
}

// told opens the page anew with a query and waits until it has said, in these words,
// that nothing can be kept.
func (f forgetful) told(query string, words ...string) {
	f.t.Helper()
	f.do(chromedp.Navigate(f.server.URL + "/" + query))
	s := f.until("the message", scene("message"))
	for _, want := range words {
		require.Contains(f.t, strings.Join(s.Texts, " "), want)
	}
	f.tap("answer")
	f.until("the title", scene("title"))
}

// TestPageWithoutSiteData plays in a browser that lets the page keep nothing: it says
// so once, and the game goes on. What breaks tells of no saved game.
func TestPageWithoutSiteData(t *testing.T) {
	b := startBrowserIn(t, blocking(t), longest, website.Handler(siteFiles(t)), "/?seed=7", asked, catching)
	b.poll(`(() => { try { localStorage; } catch { return true; } })()`)
	f := forgetful{b}
	f.told("?seed=7", "Nothing can be saved here", "This browser blocks site data", "“Export”")
	h := played(t, f)
	for range 3 {
		h.goOn()
	}
	b.tap("menu")
	s := b.until("the menu", scene("menu"))
	require.Contains(t, s.Texts, "kept only until you close the game")
	b.tap("leave")
	b.until("the title", scene("title")) // and nothing is said again
	b.tap("continue")
	log := h.match.Log()
	h.look()
	require.Equal(t, log, h.match.Log(), "it waits as long as the page is open")

	f.told("?seed=7&language=fr&provocation=update+3", "Rien ne peut être sauvegardé ici", "Ce navigateur bloque les données des sites")
	begin(b, []int{apprentice, apprentice})
	b.poll(`document.getElementById("error")?.hidden === false`)
	require.Contains(t, b.failure(), "Pour continuer votre partie, enregistrez le rapport")
	require.NotContains(t, b.failure(), "sauvegardée")
	b.evaluate(`document.querySelector("#error button").click()`) // to save it comes first
	b.poll(`window.exported`)
	m, err := save.Decode([]byte(b.evaluate(`window.exported`)), catalog.Find)
	require.NoError(t, err)
	require.GreaterOrEqual(t, m.Len(), 3, "the game is in the file")

	f.told("?seed=7&language=de&provocation=goroutine+3", "Hier lässt sich nichts speichern", "Dieser Browser blockiert Websitedaten")
	begin(b, []int{apprentice, apprentice})
	b.poll(`document.getElementById("error")?.hidden === false`)
	require.Contains(t, b.failure(), "Dein Spiel ist deshalb nicht gespeichert")
}

// TestPageWithoutServiceWorkers starts the page where even to name what keeps it for
// when there is no network throws.
func TestPageWithoutServiceWorkers(t *testing.T) {
	b := startGame(t, "?seed=7", `Object.defineProperty(navigator, "serviceWorker", { get() { throw new DOMException("blocked", "SecurityError"); } })`)
	b.until("the title", shown)
}
