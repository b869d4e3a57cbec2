//go:build e2e

package e2e

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/save"
)

// played is a hand in a match that some decisions have been taken in.
func played(t *testing.T, d driver) *hand {
	atOnce(d)
	begin(d, []int{person, apprentice})
	h := newHand(t, d)
	h.look()
	h.goOn()
	return h
}

// goOn takes a decision.
func (h *hand) goOn() {
	h.t.Helper()
	h.do(h.legal[len(h.legal)-1])
}

// opens requires that a capsule opens the match as it is saved, and tells of the
// mistake.
func opens(t *testing.T, capsule, autosave string, told ...string) {
	t.Helper()
	m, err := save.Decode([]byte(capsule), catalog.Find)
	require.NoError(t, err)
	require.Equal(t, autosave, string(save.Encode(m)))
	for _, want := range told {
		require.Contains(t, capsule, want)
	}
}

// capsule returns the one capsule that the program has written down.
func (d *desktop) capsule() (name, text string) {
	d.t.Helper()
	files, err := filepath.Glob(filepath.Join(d.store(), "crash-*"))
	require.NoError(d.t, err)
	require.Len(d.t, files, 1)
	data, err := os.ReadFile(files[0])
	require.NoError(d.t, err)
	return filepath.Base(files[0]), string(data)
}

// A mistake in a tick or in drawing shows a page, and from there the game goes on
// at the same position.
func TestDesktopAfterAMistake(t *testing.T) {
	for _, place := range []string{"update", "draw"} {
		t.Run(place, func(t *testing.T) {
			d := startDesktop(t, image.Pt(1280, 800), "-seed", "7")
			h := played(t, d)
			before := d.autosave()
			d.env = []string{fmt.Sprintf("SERENISSIMA_PROVOCATION=%s %d", place, h.match.Len())}
			d.restart()
			d.until("the title", scene("title"))
			d.tap("continue")
			d.picture()
			s := d.until("the page", scene("crash"))
			require.Contains(t, fmt.Sprint(s.Texts), "Your game is safe")
			name, text := d.capsule()
			opens(t, text, before, "a mistake on purpose, in "+place, "serenissima a version built from source", "tap at", `"speed-own"`, "main.(*loop)")
			require.Contains(t, d.stderr.String(), name)
			require.Contains(t, fmt.Sprint(s.Texts), name)
			colours := map[[3]byte]bool{}
			for img, i := d.picture(), 0; i < len(img.Pix); i += 4 {
				colours[[3]byte(img.Pix[i:i+3])] = true
			}
			require.Greater(t, len(colours), 16, "the page is seen")

			d.tap("resume")
			h.look()
			require.Equal(t, before, d.autosave())
			h.goOn()
			require.Greater(t, len(d.autosave()), len(before), "and goes on")
		})
	}
}

// The page can be left by a key; the file opens the match in a new program, which
// puts the one aside that was being played.
func TestACapsuleIsOpened(t *testing.T) {
	d := startDesktop(t, image.Pt(1280, 800), "-seed", "7")
	h := played(t, d)
	d.env = []string{fmt.Sprintf("SERENISSIMA_PROVOCATION=update %d", h.match.Len())}
	d.restart()
	d.tap("continue")
	d.until("the page", scene("crash"))
	_, text := d.capsule()
	d.guest.PressKey(ebiten.KeyEscape)
	d.guest.AdvanceTicks(5)
	require.False(t, d.guest.WaitTicks(), "the program has ended")

	file := filepath.Join(d.dir, "capsule.txt")
	require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	d.args, d.env = []string{"-open", file}, nil
	d.restart()
	d.until("the match", scene("play"))
	h.look()
	h.goOn()
}

// What nobody can pick up ends the program. The next start says where it is
// written down, and the match goes on.
func TestDesktopAfterTheEnd(t *testing.T) {
	d := startDesktop(t, image.Pt(1280, 800), "-seed", "7")
	h := played(t, d)
	before := d.autosave()
	d.env = []string{fmt.Sprintf("SERENISSIMA_PROVOCATION=goroutine %d", h.match.Len())}
	d.restart()
	d.guest.MoveCursor(place(t, d.screen(), "continue"))
	d.guest.PressMouseButton(ebiten.MouseButtonLeft)
	d.guest.AdvanceTicks(1)
	d.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	d.guest.AdvanceTicks(600)
	require.False(t, d.guest.WaitTicks(), "the program has ended")

	d.env = nil
	d.restart()
	name, text := d.capsule()
	opens(t, text, before, "a mistake on purpose, in a goroutine", "goroutine ")
	require.Contains(t, fmt.Sprint(d.until("the title", scene("title")).Texts), name)
	d.tap("continue")
	h.look()
	require.Equal(t, before, d.autosave())
	d.restart()
	d.until("the title", scene("title"))
	d.capsule() // still one
}

// provoking makes the page provoke a mistake whenever it is loaded, as long as the
// session storage says so.
const provoking = `window.serenissimaProvocation = sessionStorage.provocation ?? ""`

// saving has the page keep what it gives to the player as a file.
const saving = `const create = URL.createObjectURL.bind(URL)
URL.createObjectURL = blob => {
	if (blob.type === "text/plain") blob.text().then(text => window.given = text)
	return create(blob)
}`

// On a page there is what happened as a file, and a button that reloads; then the
// game goes on at the same position. That is so for a panic that the program picks
// up, in a tick and in drawing, and for one that ends it.
func TestPageAfterAMistake(t *testing.T) {
	b := startGame(t, "?seed=7", provoking, saving)
	h := played(t, b)
	for place, told := range map[string][]string{
		"update":    {"a mistake on purpose, in update", "serenissima a version built from source, js/wasm", `"speed-own"`},
		"draw":      {"a mistake on purpose, in draw", "main.(*loop)"},
		"goroutine": {"a mistake on purpose, in a goroutine", "Mozilla", "goroutine "},
	} {
		before := b.autosave()
		b.evaluate(fmt.Sprintf(`sessionStorage.provocation = "%s %d"`, place, h.match.Len()))
		b.restart()
		b.poll(`document.getElementById("error")?.hidden === false`)
		require.NotContains(t, b.failure(), "undefined")
		b.evaluate(`sessionStorage.removeItem("provocation")`)
		b.evaluate(`[...document.querySelectorAll("#error button")].at(-1).click()`)
		b.poll(`window.given`)
		text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](`window.given`))
		require.NoError(t, err)
		opens(t, text, before, told...)
		b.leave(`document.querySelector("#error button").click()`)
		b.until("the match again", scene("play"))
		h.look()
		require.Equal(t, before, b.autosave())
		b.evaluate(`sessionStorage.removeItem("serenissima/broken")`) // as the program does after a while
		h.goOn()
		require.False(t, strings.HasPrefix(before, b.autosave()), "and goes on")
	}
}

// A mistake that comes again as soon as the page is loaded leads to the title, and
// the match can be opened from there.
func TestPageAfterTheSameMistake(t *testing.T) {
	b := startGame(t, "?seed=7", provoking)
	h := played(t, b)
	before := b.autosave()
	broken := func(says string) {
		b.poll(`document.getElementById("error")?.hidden === false`)
		require.Contains(t, b.failure(), says)
	}
	b.evaluate(fmt.Sprintf(`sessionStorage.provocation = "update %d"`, h.match.Len()))
	b.restart()
	broken("Your game is safe")
	b.leave(`document.querySelector("#error button").click()`)
	broken("happened again at once")
	b.evaluate(`sessionStorage.removeItem("provocation")`)
	b.leave(`document.querySelector("#error button").click()`)
	b.until("the title", scene("title"))
	b.tap("continue")
	h.look()
	require.Equal(t, before, b.autosave())
}

// A page whose picture is lost, as when the driver of a card starts again, loads itself again, and
// the match goes on at the same position.
func TestPageAfterItsPictureIsLost(t *testing.T) {
	b := startGame(t, "?seed=7")
	h := played(t, b)
	before := b.autosave()
	b.leave(`document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()`)
	b.until("the match again", scene("play"))
	h.look()
	require.Equal(t, before, b.autosave())
	h.goOn()
	require.Greater(t, len(b.autosave()), len(before), "and goes on")
}
