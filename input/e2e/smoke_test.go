//go:build e2e

package e2e

import (
	"image"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"serenissima/input/command/website"
	"serenissima/input/device"
)

// shown reports whether the program has drawn a screen that can be used.
func shown(s device.Screen) bool { return len(s.Hits) > 0 && len(s.Texts) > 0 }

func TestDesktopStarts(t *testing.T) {
	d := startDesktop(t, image.Pt(1280, 800))
	s := d.until("the title", shown)
	require.Equal(t, [2]float64{1280, 800}, [2]float64{s.Width, s.Height})
	img := d.picture()
	colours := map[[3]byte]bool{}
	for i := 0; i < len(img.Pix); i += 4 {
		colours[[3]byte(img.Pix[i:i+3])] = true
	}
	require.Greater(t, len(colours), 16, "the picture is empty")
}

func TestPageStarts(t *testing.T) {
	b := startGame(t, "")
	b.do(chromedp.EmulateViewport(pageWidth, pageHeight))
	s := b.until("the title", shown)
	require.Equal(t, [2]float64{pageWidth, pageHeight}, [2]float64{s.Width, s.Height})
	b.poll(`!document.getElementById("cover")`)
	b.restart()
	b.until("the title again", shown)
}

func TestPageSaysWhyItCannotPlay(t *testing.T) {
	files := siteFiles(t)
	good := website.Handler(files)
	without := func(path string, status int) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == path {
				http.Error(w, "no", status)
				return
			}
			good.ServeHTTP(w, r)
		})
	}
	cut := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/game.wasm" {
			w.Header().Set("Content-Type", "application/wasm")
			_, _ = w.Write([]byte("\x00asm\x01\x00"))
			return
		}
		good.ServeHTTP(w, r)
	})
	for _, tt := range []struct {
		name, path string
		handler    http.Handler
		script     string
		want       []string
	}{
		{"no WebAssembly", "/", good, "delete window.WebAssembly", []string{"cannot run the game", "WebAssembly"}},
		{"no WebGL", "/", good, "HTMLCanvasElement.prototype.getContext = () => null", []string{"cannot draw the game", "WebGL 2"}},
		{"no program", "/", without("/game.wasm", http.StatusNotFound), "", []string{"could not be loaded", "404"}},
		{"no loader", "/", without("/wasm_exec.js", http.StatusNotFound), "", []string{"could not be loaded", "wasm_exec.js"}},
		{"half a program", "/", cut, "", []string{"could not be loaded", "was not loaded completely"}},
		{"in French", "/", good, `delete window.WebAssembly; Object.defineProperty(navigator, "languages", { value: ["fr-CA", "en"] })`,
			[]string{"ne peut pas faire tourner", "Recharger"}},
		{"in German, as chosen", "/", good, `delete window.WebAssembly; localStorage.setItem("serenissima/settings", '{"language": "de"}')`,
			[]string{"Dieser Browser kann", "Neu laden"}},
		{"in a language it does not speak", "/", good, `delete window.WebAssembly; Object.defineProperty(navigator, "languages", { value: ["xx"] })`,
			[]string{"cannot run the game", "Reload"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			b := startBrowser(t, tt.handler, tt.path, tt.script)
			b.poll(`document.getElementById("error")?.hidden === false`)
			for _, want := range tt.want {
				require.Contains(t, b.failure(), want)
			}
		})
	}
}

// What the address asks for and the game cannot do is no reason to reload the page: the
// button opens it without that.
func TestPageWithABadAddress(t *testing.T) {
	const failed = `document.getElementById("error")?.hidden === false`
	b := startGame(t, "?seed=x&more=1#top")
	b.poll(failed)
	for _, want := range []string{"The number after “seed=” in the address", "Open without it", "want a whole number"} {
		require.Contains(t, b.failure(), want)
	}
	require.NotContains(t, strings.ToLower(b.failure()), "reload")
	b.leave(`document.querySelector("#error button").click()`)
	b.until("the title", shown)
	b.poll(`location.search === "?more=1" && location.hash === "#top"`)

	b.do(chromedp.Navigate(b.server.URL + "/?seed=" + strings.Repeat("1", 20_000)))
	b.poll(failed)
	require.Contains(t, b.failure(), "The number after “seed=” in the address")

	// So it is with the game to be set up; one that there is is set up at once.
	b.do(chromedp.Navigate(b.server.URL + "/?game=nonsense"))
	b.poll(failed)
	for _, want := range []string{"“game=” in the address", "Open without it", "there is no such game: want serenissima"} {
		require.Contains(t, b.failure(), want)
	}
	b.leave(`document.querySelector("#error button").click()`)
	b.until("the title without a game", scene("title"))
	b.poll(`location.search === ""`)
	b.do(chromedp.Navigate(b.server.URL + "/?game=serenissima"))
	b.until("the set-up of the game", scene("setup"))
}

// The address can choose options of the game that it sets up; one that the game does not have is refused
// as a wrong game is.
func TestPageWithOptionsInItsAddress(t *testing.T) {
	b := startGame(t, "?game=goldenhorn&option=expansion=yes")
	s := b.until("the set-up of the game", scene("setup"))
	require.Contains(t, strings.Join(s.Texts, " "), "Ships also carry mercenaries home")

	b.do(chromedp.Navigate(b.server.URL + "/?game=goldenhorn&option=expansion=perhaps&seed=7"))
	b.poll(`document.getElementById("error")?.hidden === false`)
	for _, want := range []string{"“option=” in the address", "Open without it", "it has no, yes"} {
		require.Contains(t, b.failure(), want)
	}
	b.leave(`document.querySelector("#error button").click()`)
	b.until("the set-up without the option", scene("setup"))
	b.poll(`location.search === "?game=goldenhorn&seed=7"`)
}
