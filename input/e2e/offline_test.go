//go:build e2e

package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/command/website"
)

// kept waits until the service worker has the game.
func (b *browser) kept() {
	b.t.Helper()
	b.poll(`navigator.serviceWorker.controller?.state === "activated"`)
}

// TestPageIsSound asks what tools that judge pages ask: nothing is held against
// the page, it can be installed, it says what it is, it asks for its own files
// alone, and no other script than its own can run.
func TestPageIsSound(t *testing.T) {
	b := startGame(t, "?seed=7")
	b.until("the title", shown)
	b.kept()
	for expression, want := range map[string]string{
		`document.documentElement.lang`: "en",
		`document.title`:                "Serenissima",
		`document.querySelector("meta[name=description]").content.length > 60`:                                                                   "true",
		`document.querySelector("meta[name=viewport]").content.includes("width=device-width")`:                                                   "true",
		`/user-scalable=no|maximum-scale/.test([...document.querySelectorAll("meta[name=viewport]")][0].content)`:                                "false",
		`[...document.images].every(i => i.hasAttribute("alt"))`:                                                                                 "true",
		`document.querySelectorAll("[style]:not(html):not(body):not(canvas), style").length`:                                                     "0",
		`(() => { const s = document.createElement("script"); s.textContent = "window.bad = 1"; document.body.append(s); return window.bad })()`: "undefined",
	} {
		require.Equal(t, want, b.evaluate(expression), expression)
	}
	answer := func(method func(context.Context, *chromedp.Target) error) {
		b.do(chromedp.Func(method))
	}
	answer(func(ctx context.Context, target *chromedp.Target) error {
		m, err := cdp.Call(ctx, target, page.GetAppManifest, page.GetAppManifestParams{})
		require.NoError(t, err)
		require.Empty(t, m.Errors)
		require.NotEmpty(t, m.Data)
		problems, err := cdp.Call(ctx, target, page.GetInstallabilityErrors, cdp.Empty{})
		require.NoError(t, err)
		for _, p := range problems.InstallabilityErrors {
			require.Equal(t, "in-incognito", p.ErrorID, "the window of a test is a private one")
		}
		return nil
	})
	b.mu.Lock()
	defer b.mu.Unlock()
	refused := 0
	for _, p := range b.problems {
		if bytes.Contains([]byte(p), []byte("Content Security Policy")) {
			refused++ // by this test
			continue
		}
		t.Error(p)
	}
	require.Positive(t, refused)
	files := siteFiles(t)
	for _, path := range b.asked {
		if path != "/" {
			_, err := fs.Stat(files, path[1:])
			require.NoError(t, err, "it asks for what is not there")
		}
	}
	require.Contains(t, b.asked, "/game.wasm")
	require.NotContains(t, b.asked, "/favicon.ico")
}

// TestThePageIsLight: what a visitor loads until a game can be played, packed as it is
// released: everything but the charts of the other games. Whichever game it is, that is at
// most 5.7 MB. The charts of the others follow once the title is shown, to be there
// without a network; all together are at most 6 MB.
func TestThePageIsLight(t *testing.T) {
	files := siteFiles(t)
	names, err := fs.Glob(files, "*")
	require.NoError(t, err)
	sizes, charts, all, ofCharts := map[string]int{}, []string{}, 0, 0
	for _, name := range names {
		if slices.Contains([]string{".br", ".gz"}, filepath.Ext(name)) {
			continue
		}
		data, err := fs.ReadFile(files, name)
		require.NoError(t, err)
		var packed bytes.Buffer
		w := website.Packer(&packed, brotli.BestCompression)
		_, err = w.Write(data)
		require.NoError(t, err)
		require.NoError(t, w.Close())
		sizes[name], all = packed.Len(), all+packed.Len()
		if strings.HasPrefix(name, "chart-") {
			charts, ofCharts = append(charts, name), ofCharts+packed.Len()
		}
	}
	require.Len(t, charts, len(catalog.All()))
	require.Less(t, all, int(6.3e6))
	for _, name := range charts {
		one := all - ofCharts + sizes[name]
		t.Logf("%s: %.2f of %.2f MB", name, float64(one)/1e6, float64(all)/1e6)
		require.Less(t, one, int(57e5))
	}
}

// TestAChartIsFetchedWhenItsGameIsChosen: the page asks for the chart of a game when that
// is to be seen. Where it cannot be fetched the page says so, the game goes on with a
// blurred one, and another try mends it.
func TestAChartIsFetchedWhenItsGameIsChosen(t *testing.T) {
	var lost atomic.Bool
	lost.Store(true)
	site := website.Handler(siteFiles(t))
	b := startBrowser(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if lost.Load() && r.URL.Path == "/chart-goldenhorn.zip" {
			http.Error(w, "out of order", http.StatusServiceUnavailable)
			return
		}
		site.ServeHTTP(w, r)
	}), "/?seed=7")
	b.do(chromedp.EmulateViewport(pageWidth, pageHeight))
	fetched := func(game string) string {
		return fmt.Sprintf(`performance.getEntriesByType("resource").some(e => e.name.endsWith("/chart-%s.zip"))`, game)
	}
	atOnce(b)
	b.poll(fetched("serenissima"))
	b.poll(`document.getElementById("chart").hidden`)
	require.Equal(t, "false", b.evaluate(fetched("goldenhorn")))

	setUp(b, slices.IndexFunc(catalog.All(), func(r game.Rules) bool { return r.Info().ID == "goldenhorn" }))
	agree(b, []int{person, apprentice})
	b.until("the match", scene("play"))
	b.poll(`document.querySelector("#chart button")`)
	require.Contains(t, b.evaluate(`document.getElementById("chart").innerText`), "could not be loaded")
	require.Equal(t, "false", b.evaluate(fetched("mediterranee")))
	picture := func() []byte {
		b.frames()
		shown, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
		require.NoError(t, err)
		return shown
	}
	blurred := picture()
	lost.Store(false)
	b.evaluate(`document.querySelector("#chart button").click()`)
	b.poll(`document.getElementById("chart").hidden`)
	for len(picture()) < len(blurred)*5/4 { // a strip a frame, and the ink: more than the waves change
		require.NoError(t, b.ctx.Err(), "the chart becomes sharp")
	}
}

// TestPageWithoutANetwork: after a first visit the game starts although there is
// no server any more, and goes on where it was.
func TestPageWithoutANetwork(t *testing.T) {
	b := startGame(t, "?seed=7")
	h := played(t, b)
	b.kept()
	before := b.autosave()
	b.server.CloseClientConnections()
	b.server.Close()
	require.Equal(t, "gone", b.evaluate(`await fetch("/nothing").catch(() => "gone")`))
	b.restart()
	b.until("the match again", scene("play"))
	h.look()
	require.Equal(t, before, b.autosave())
	h.goOn()
	require.Equal(t, "true", b.evaluate(`(await fetch("icon-512.png")).ok`))
}

// next returns the web version around a program that does the same but is
// another one: a section without meaning is added to it.
func next(t *testing.T, files fs.FS) string {
	t.Helper()
	program, err := fs.ReadFile(files, "game.wasm")
	require.NoError(t, err)
	loader, err := fs.ReadFile(files, "wasm_exec.js")
	require.NoError(t, err)
	licences, err := fs.ReadFile(files, "licences.txt")
	require.NoError(t, err)
	all, err := website.Assemble(append(bytes.Clone(program), 0, 5, 4, 'n', 'e', 'x', 't'), loader, licences)
	require.NoError(t, err)
	dir := t.TempDir()
	for name, data := range all {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), data, 0o600))
	}
	return dir
}

// TestANewVersion puts a new version on the server while the game is played: the
// old one goes on whole, reloaded or not, until the player wants the new one.
func TestANewVersion(t *testing.T) {
	var site atomic.Value // of http.Handler
	site.Store(website.Handler(siteFiles(t)))
	b := startBrowser(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { site.Load().(http.Handler).ServeHTTP(w, r) }), "/?seed=7")
	b.until("the title", shown)
	b.kept()
	size := func() (n int) {
		require.NoError(t, json.Unmarshal([]byte(b.evaluate(`document.querySelector("[data-size]").dataset.size`)), &n))
		return n
	}
	old := size()
	require.Equal(t, "true", b.evaluate(`document.getElementById("news").hidden`))

	site.Store(website.Handler(os.DirFS(next(t, siteFiles(t)))))
	b.evaluate(`(await navigator.serviceWorker.getRegistration()).update()`)
	b.poll(`!document.getElementById("news").hidden`)
	require.Contains(t, b.evaluate(`document.getElementById("news").innerText`), "new version")
	b.poll(`document.querySelector("canvas").getBoundingClientRect().bottom <= document.getElementById("news").getBoundingClientRect().top + 1`) // no button is covered
	require.Equal(t, "true", b.evaluate(`document.getElementById("news").getBoundingClientRect().bottom <= innerHeight`))
	b.poll(`document.querySelector("canvas").height === Math.floor(document.body.clientHeight * devicePixelRatio)`) // and the picture is made for that
	b.restart()
	b.until("the title again", shown)
	require.Equal(t, old, size())
	require.Equal(t, fmt.Sprint(old), b.evaluate(`(await (await fetch("game.wasm")).arrayBuffer()).byteLength`))

	b.poll(`!document.getElementById("news").hidden`)
	b.evaluate(`document.querySelectorAll("#news button")[1].click()`) // later
	require.Equal(t, "true", b.evaluate(`document.getElementById("news").hidden`))
	b.poll(`document.body.clientHeight === innerHeight`)
	b.restart()
	b.until("the title again", shown)
	b.poll(`!document.getElementById("news").hidden`)
	b.leave(`document.querySelector("#news button").click()`)
	b.poll(`document.querySelector("[data-size]")`)
	b.until("the title of the new version", shown)
	require.Equal(t, old+7, size())
	require.Equal(t, fmt.Sprint(old+7), b.evaluate(`(await (await fetch("game.wasm")).arrayBuffer()).byteLength`))
	require.Equal(t, "1", b.evaluate(`(await caches.keys()).length`), "the old one is gone")
}

// TestVersionsAreNeverMixed serves the page of one version with the program of
// the next, as happens to who loads while a server is being filled.
func TestVersionsAreNeverMixed(t *testing.T) {
	good, other := website.Handler(siteFiles(t)), website.Handler(os.DirFS(next(t, siteFiles(t))))
	for name, want := range map[string]string{"/game.wasm": "has just been published", "/page.js": "", "/loader.js": ""} {
		t.Run(name, func(t *testing.T) {
			b := startBrowser(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				switch {
				case r.URL.Path == name && want == "":
					w.Header().Set("Content-Type", "text/javascript")
					fmt.Fprint(w, "window.foreign = true")
				case r.URL.Path == name:
					other.ServeHTTP(w, r)
				default:
					good.ServeHTTP(w, r)
				}
			}), "/")
			if want == "" {
				b.poll(`document.readyState === "complete"`)
				require.Equal(t, "undefined", b.evaluate(`window.foreign`))
				return
			}
			b.poll(`document.getElementById("error")?.hidden === false`)
			require.Contains(t, b.failure(), want)
		})
	}
}

// TestCopiesOnOneOrigin opens two versions of the game that lie under two paths of one
// server: each keeps its own, and clears away its own of before and nobody else's.
func TestCopiesOnOneOrigin(t *testing.T) {
	var server http.ServeMux
	server.Handle("/a/", http.StripPrefix("/a", website.Handler(siteFiles(t))))
	server.Handle("/b/", http.StripPrefix("/b", website.Handler(os.DirFS(next(t, siteFiles(t))))))
	server.HandleFunc("/empty", func(w http.ResponseWriter, _ *http.Request) { w.Header().Set("Content-Type", "text/html") })
	b := startBrowser(t, &server, "/empty")
	root := b.server.URL
	b.evaluate(`await Promise.all(["a", "b"].map(async (copy) => {
		const before = await caches.open("serenissima-00000000000" + (copy === "a" ? 0 : 1));
		await before.put("/" + copy + "/", new Response("an older version"));
	}))`)
	for _, copy := range []string{"a", "b"} {
		b.url = root + "/" + copy + "/?seed=7"
		b.load()
		b.until("the title of "+copy, shown)
		b.kept()
		require.Len(t, strings.Split(b.evaluate(`await caches.keys()`), ","), 2, "the older version is gone")
	}
	b.server.CloseClientConnections()
	b.server.Close()
	for _, copy := range []string{"a", "b"} {
		b.url = root + "/" + copy + "/?seed=7"
		b.load()
		b.until("the title of "+copy+" without a network", shown)
	}
}

// TestThePageCarriesLicences: of each library that the program says it holds.
func TestThePageCarriesLicences(t *testing.T) {
	files := siteFiles(t)
	program, err := fs.ReadFile(files, "game.wasm")
	require.NoError(t, err)
	text, err := fs.ReadFile(files, "licences.txt")
	require.NoError(t, err)
	libraries := regexp.MustCompile(`\ndep\t([^\t]+)\tv`).FindAllSubmatch(program, -1)
	require.NotEmpty(t, libraries)
	for _, found := range append(libraries, [][]byte{nil, []byte("go")}) {
		require.Contains(t, string(text), "\n"+strings.ReplaceAll(string(found[1]), "/", "_")+"-LICENSE\n")
	}
	require.Contains(t, string(text), "SIL OPEN FONT LICENSE")
}
