//go:build e2e

package e2e

import (
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/input/device"
)

// golden returns a game that is kept for ever, and its code.
func golden(t *testing.T, name string) (m *session.Match, code string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "game", "save", "testdata", "codes", name+".txt"))
	require.NoError(t, err)
	m, err = save.Read(text, catalog.Find)
	require.NoError(t, err)
	return m, strings.TrimSpace(string(text))
}

// autosaved returns the match that a program has saved last.
func autosaved(t *testing.T, d driver) *session.Match {
	t.Helper()
	m, err := save.Decode([]byte(d.autosave()), catalog.Find)
	require.NoError(t, err)
	return m
}

// TestCodeOnTheDesktop opens a game by its code, and gets the code and a file of
// it again. There is no clipboard here, so the code becomes a file too.
func TestCodeOnTheDesktop(t *testing.T) {
	m, code := golden(t, "serenissima-1-begun")
	d := startDesktop(t, image.Pt(1280, 800), "-code", code)
	d.until("the question", scene("message"))
	d.tap("answer")
	d.until("the match", scene("play"))
	require.Equal(t, m.Log(), autosaved(t, d).Log())
	d.tap("menu")
	d.tap("saves")
	d.until("the saved games", scene("saves"))
	d.tap("save-as")
	d.key(ebiten.KeyEnter)
	d.tap("slot-file")
	d.tap("slot-code")
	d.tap("slot-fresh")
	files, err := filepath.Glob(filepath.Join(d.store(), "exports", "*"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	seeds := map[uint64]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		again, err := save.Read(text, catalog.Find)
		require.NoError(t, err, file)
		require.Equal(t, m.Log(), again.Log(), file)
		seeds[again.Seed()] = true
	}
	require.Len(t, seeds, 2, "fresh dice have a seed of their own")
}

// catching has a page note what it would give to the world outside.
const catching = `
	Object.defineProperty(navigator, "clipboard", { value: {
		writeText: text => { window.copied = text; return Promise.resolve(); },
		readText: () => Promise.resolve(window.copied),
	} });
	const create = URL.createObjectURL;
	URL.createObjectURL = blob => { if (blob instanceof Blob && !blob.type.includes("javascript")) blob.text().then(text => { window.exported = text; }); return create.call(URL, blob); };
	HTMLAnchorElement.prototype.click = function () { window.download = this.download; };
`

// TestLinks opens a game by a link, gets the link and a file of it, and opens
// another by changing the address and by pasting.
func TestLinks(t *testing.T) {
	m, code := golden(t, "serenissima-1-begun")
	b := startGame(t, save.LinkMark+code, catching)
	b.until("the question", scene("message"))
	b.tap("answer")
	b.until("the match", scene("play"))
	require.Equal(t, m.Log(), autosaved(t, b).Log())
	b.poll(`location.hash === ""`)

	b.tap("menu")
	b.tap("saves")
	b.until("the saved games", scene("saves"))
	b.tap("save-as")
	b.key(ebiten.KeyEnter)
	b.until("the name", func(s device.Screen) bool { return s.Find("slot-code") != nil })
	b.tap("slot-code")
	b.poll(`window.copied?.endsWith(` + quote("/#g="+code) + `)`)
	b.tap("slot-fresh")
	b.poll(`window.copied?.includes("/#g=") && !window.copied.endsWith(` + quote("/#g="+code) + `)`)
	b.tap("slot-file")
	b.poll(`window.exported && /^Serenissima \d+-\d+-\d+ turn \d+\.sere$/.test(window.download)`)
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string]("window.exported"))
	require.NoError(t, err)
	again, err := save.Read([]byte(text), catalog.Find)
	require.NoError(t, err)
	require.Equal(t, m.Log(), again.Log())

	b.tap("import")
	b.until("the question where from", scene("message"))
	b.tap("answer 1")
	b.until("what was pasted", func(s device.Screen) bool {
		return scene("message")(s) && s.Find("answer 2") != nil && s.Find("answer 1") != nil
	})
	b.key(ebiten.KeyEscape)

	other, code := golden(t, "serenissima-1-whole")
	_, err = chromedp.Run(b.ctx, chromedp.Evaluate[bool]("location.hash = "+quote(save.LinkMark+code)+", true"))
	require.NoError(t, err)
	b.until("the other", scene("message"))
	b.tap("answer")
	b.until("its result", func(s device.Screen) bool { return b.autosave() != "" && s.Facts["scene"] != "message" })
	require.Equal(t, other.Log(), autosaved(t, b).Log())
	require.NotEmpty(t, b.saved("slot-1"))
}

// TestBlockedStorage: a browser that keeps nothing says so, and the game goes on.
func TestBlockedStorage(t *testing.T) {
	b := startGame(t, "?seed=7", `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`)
	b.until("the title", scene("title"))
	begin(b, []int{person, apprentice, apprentice, apprentice})
	b.until("the notice", func(s device.Screen) bool { return strings.Contains(strings.Join(s.Texts, " "), "no space left") })
	before := b.screen().Facts["log"]
	b.until("the game to go on", func(s device.Screen) bool { return s.Facts["log"] != before || s.Facts["idle"] == "yes" })
	require.Empty(t, b.autosave())
}

// TestKilledPage reloads the page without warning while bots play: what is saved
// is whole each time, and what was saved once stays.
func TestKilledPage(t *testing.T) {
	b := startGame(t, "?seed=7")
	atOnce(b)
	begin(b, []int{person, apprentice, apprentice, apprentice})
	h := newHand(t, b)
	h.look()
	chance := rand.New(rand.NewPCG(6, 6))
	var before []byte
	for range 6 {
		h.pass()
		for range chance.IntN(4) {
			b.text()
		}
		b.restart()
		m := autosaved(t, b)
		if before != nil {
			old, err := save.Decode(before, catalog.Find)
			require.NoError(t, err)
			require.Equal(t, old.Log(), m.Log()[:old.Len()])
		}
		before = save.Encode(m)
		b.until("the match again", scene("play"))
		h.look()
		require.GreaterOrEqual(t, h.match.Len(), m.Len())
	}
}
