//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	cdpinput "github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/game/save"
	"serenissima/input/command/website"
	"serenissima/input/device"
)

// site is the folder with the web version.
var site = built("site", "run", "./input/command/website/program", "web", "-brotli", "5", "-dir")

// siteFiles returns the files of the web version.
func siteFiles(t *testing.T) fs.FS {
	t.Helper()
	dir, err := site()
	require.NoError(t, err)
	return os.DirFS(dir)
}

// A browser drives the web version in Chromium.
type browser struct {
	t      *testing.T
	ctx    context.Context
	server *httptest.Server
	url    string

	mu        sync.Mutex
	log       []string // what the page wrote to its console, and its exceptions
	elsewhere []string // what it wanted from other hosts
	asked     []string // the paths that it wanted from ours
	problems  []string // what the browser holds against it
}

// The size of the page: small, because the picture is drawn without a graphics
// card. So each of its pixels stands for four, except where a test looks at the picture.
const (
	pageWidth  = 800
	pageHeight = 500
	coarse     = 0.5
)

// longest is how long a test of the page may take.
const longest = 30 * time.Minute

// startBrowser opens the page that the handler serves, after running the
// scripts in it.
func startBrowser(t *testing.T, handler http.Handler, path string, scripts ...string) *browser {
	t.Helper()
	return startBrowserFor(t, longest, handler, path, scripts...)
}

// startBrowserFor is startBrowser for a test that may take so long.
func startBrowserFor(t *testing.T, limit time.Duration, handler http.Handler, path string, scripts ...string) *browser {
	t.Helper()
	return startBrowserIn(t, "", limit, handler, path, scripts...)
}

// startBrowserIn is startBrowserFor with the directory of a profile, empty for a new
// one.
func startBrowserIn(t *testing.T, profile string, limit time.Duration, handler http.Handler, path string, scripts ...string) *browser {
	t.Helper()
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.Flag("no-sandbox", true),
		chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "gl-egl"), chromedp.Flag("ignore-gpu-blocklist", true),
		chromedp.Flag("disable-gpu-watchdog", true), // drawing without a card may take seconds, and has not hung then
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true), chromedp.WSURLReadTimeout(hung))
	if profile != "" {
		options = append(options, chromedp.UserDataDir(profile))
	}
	running, cancel := context.WithTimeout(context.Background(), limit)
	t.Cleanup(cancel)
	b := &browser{t: t, server: server, url: server.URL + path}
	for tries := 3; ; tries-- {
		ctx, cancel := chromedp.NewExecAllocator(running, options...)
		t.Cleanup(cancel)
		b.ctx, cancel = chromedp.NewContext(ctx)
		t.Cleanup(cancel)
		err := b.open(scripts)
		// Chromium itself may die of a fault of its own: that says nothing of the page
		// unless it happens again.
		if died := (*exec.ExitError)(nil); tries > 1 && errors.As(err, &died) && !died.Exited() {
			t.Logf("Chromium died when it opened the page, and is started again: %v", err)
			continue
		}
		require.NoError(t, err)
		return b
	}
}

// load opens the page in the browser's own tab, after running the scripts in it.
func (b *browser) load(scripts ...string) {
	b.t.Helper()
	require.NoError(b.t, b.open(scripts))
}

func (b *browser) open(scripts []string) error {
	if err := chromedp.Listen(b.ctx, b.listen); err != nil {
		return err
	}
	b.t.Cleanup(func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		if b.t.Failed() {
			b.t.Log(strings.Join(b.log, "\n"))
		}
		require.Empty(b.t, b.elsewhere, "the page must need no other host")
	})
	return chromedp.Do(b.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for _, s := range append(scripts, "window.serenissimaProbe = true") {
			if _, err := cdp.Call(ctx, target, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: s}); err != nil {
				return err
			}
		}
		return nil
	}), chromedp.EmulateViewport(pageWidth, pageHeight, chromedp.EmulateScale(coarse)), chromedp.Navigate(b.url))
}

// listen notes what the page complains about and asks for.
func (b *browser) listen(ev any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	switch ev := ev.(type) {
	case *runtime.EventConsoleAPICalled:
		for _, arg := range ev.Args {
			b.log = append(b.log, string(arg.Value))
			if ev.Type == runtime.ConsoleAPICalledTypeError || ev.Type == runtime.ConsoleAPICalledTypeWarning {
				b.problems = append(b.problems, string(arg.Value))
			}
		}
	case *runtime.EventExceptionThrown:
		b.log = append(b.log, ev.ExceptionDetails.Text)
		b.problems = append(b.problems, ev.ExceptionDetails.Text)
	case *log.EventEntryAdded:
		b.log = append(b.log, ev.Entry.Text)
		if ev.Entry.Level == log.EntryLevelError || ev.Entry.Level == log.EntryLevelWarning {
			b.problems = append(b.problems, ev.Entry.Text+" "+ev.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		switch u, err := url.Parse(ev.Request.URL); {
		case err != nil, u.Scheme == "http" && u.Hostname() != "127.0.0.1", u.Scheme != "http" && u.Scheme != "data" && u.Scheme != "blob":
			b.elsewhere = append(b.elsewhere, ev.Request.URL)
		case u.Scheme == "http":
			b.asked = append(b.asked, u.Path)
		}
	}
}

func (b *browser) do(steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	require.NoError(b.t, chromedp.Do(b.ctx, steps...))
}

// text returns what the program tells about its screen, empty before the first.
func (b *browser) text() string {
	b.t.Helper()
	text, err := b.told()
	require.NoError(b.t, err)
	return text
}

func (b *browser) told() (string, error) {
	return chromedp.Run(b.ctx, chromedp.Evaluate[string](`window.serenissimaProbeText ?? ""`))
}

// lost is what Chromium writes when the process that draws has died and taken the page's picture
// with it.
const lost = "CONTEXT_LOST_WEBGL"

// loadsAgain reports whether an error comes from a page that lost its picture: Ebitengine loads the
// page again then. Such a loss is a fault of Chromium, and a test goes on after it.
func (b *browser) loadsAgain(err error) bool {
	b.t.Helper()
	if err == nil || b.ctx.Err() != nil {
		return false
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	i := slices.IndexFunc(b.log, func(line string) bool { return strings.Contains(line, lost) })
	if i < 0 {
		return false
	}
	b.t.Logf("Chromium lost the picture, and the page loads again: %v", err)
	b.log[i] = "the picture was lost, and the page loaded again"
	return true
}

func (b *browser) screen() device.Screen {
	b.t.Helper()
	return b.read(b.text())
}

func (b *browser) read(text string) device.Screen {
	b.t.Helper()
	var s device.Screen
	if text != "" {
		require.NoError(b.t, json.Unmarshal([]byte(text), &s))
	}
	return s
}

func (b *browser) until(what string, wanted func(device.Screen) bool) device.Screen {
	b.t.Helper()
	for {
		text, err := b.told()
		if b.loadsAgain(err) {
			continue
		}
		require.NoError(b.t, err)
		s := b.read(text)
		if wanted(s) {
			return s
		}
		news := fmt.Sprintf("(window.serenissimaProbeText ?? \"\") !== %s || !document.getElementById(\"error\")?.hidden && document.getElementById(\"error\")?.textContent", quote(text))
		_, err = chromedp.Run(b.ctx, chromedp.Poll[chromedp.Void](news, chromedp.WithPollingTimeout(hung)))
		if b.loadsAgain(err) {
			continue
		}
		require.NoError(b.t, err, "it never came to %s: facts %v\ntexts %q\ntargets %s", what, s.Facts, s.Texts, targets(s))
		require.Empty(b.t, b.failure(), "waiting for %s", what)
	}
}

// poll waits until a JavaScript expression holds in the page.
func (b *browser) poll(expression string) {
	b.t.Helper()
	_, err := chromedp.Run(b.ctx, chromedp.Poll[chromedp.Void](expression, chromedp.WithPollingTimeout(hung)))
	require.NoError(b.t, err, expression)
}

// leave does in the page what makes it load again, and waits until it has.
func (b *browser) leave(expression string) {
	b.t.Helper()
	b.evaluate(`window.left = false, ` + expression)
	for left := false; !left; {
		var err error
		left, err = chromedp.Run(b.ctx, chromedp.Evaluate[bool](`window.left === undefined`))
		require.NoError(b.t, b.ctx.Err(), "%s: %v", expression, err) // while it loads, there is nothing to ask
	}
}

// quote writes a string as JavaScript does.
func quote(s string) string {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err) // strings can be written
	}
	return string(text)
}

// failure returns what the page says went wrong.
func (b *browser) failure() string {
	b.t.Helper()
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](`(e => e && !e.hidden ? e.innerText : "")(document.getElementById("error"))`))
	require.NoError(b.t, err)
	return text
}

// frames waits until the page has drawn two frames, and the program has seen
// what happened before.
func (b *browser) frames() {
	b.t.Helper()
	_, err := chromedp.Run(b.ctx, chromedp.Evaluate[bool](
		`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))`, chromedp.EvalAwaitPromise))
	require.NoError(b.t, err)
}

// mouse moves or clicks and waits until the program has seen it.
func (b *browser) mouse(kind cdpinput.DispatchMouseEventType, x, y float64) {
	b.t.Helper()
	b.move(kind, x, y)
	b.frames()
}

func (b *browser) move(kind cdpinput.DispatchMouseEventType, x, y float64) {
	b.t.Helper()
	b.do(chromedp.MouseEvent(kind, x, y, func(p *cdpinput.DispatchMouseEventParams) {
		if kind != chromedp.MouseMoved {
			p.Button, p.ClickCount = cdpinput.MouseButtonLeft, 1
		}
	}))
}

func (b *browser) hover(target string) {
	b.t.Helper()
	x, y := place(b.t, sight(b.t, b, target), target)
	b.mouse(chromedp.MouseMoved, x, y)
}

func (b *browser) tap(target string) {
	b.t.Helper()
	x, y := place(b.t, sight(b.t, b, target), target)
	b.move(chromedp.MouseMoved, x, y) // the press that follows waits
	b.mouse(chromedp.MousePressed, x, y)
	b.mouse(chromedp.MouseReleased, x, y)
}

func (b *browser) drag(from, to string) {
	b.t.Helper()
	s := resting(b)
	x, y := place(b.t, s, from)
	b.move(chromedp.MouseMoved, x, y)
	b.mouse(chromedp.MousePressed, x, y)
	x, y = place(b.t, s, to)
	b.mouse(chromedp.MouseMoved, x, y)
	b.mouse(chromedp.MouseReleased, x, y)
}

func (b *browser) key(keys ...ebiten.Key) {
	b.t.Helper()
	send := func(kind cdpinput.DispatchKeyEventType, k ebiten.Key) {
		code, value := k.String(), k.String()
		if len(code) == 1 {
			code, value = "Key"+code, strings.ToLower(value)
		}
		_, err := chromedp.Call(b.ctx, cdpinput.DispatchKeyEvent, cdpinput.DispatchKeyEventParams{Type: kind, Code: code, Key: value})
		require.NoError(b.t, err)
	}
	for _, k := range keys {
		send(cdpinput.DispatchKeyEventTypeRawKeyDown, k)
	}
	b.frames()
	for _, k := range keys {
		send(cdpinput.DispatchKeyEventTypeKeyUp, k)
	}
	b.frames()
}

// restart reloads the page.
func (b *browser) restart() {
	b.t.Helper()
	b.do(chromedp.Reload())
}

func (b *browser) saved(name string) string {
	b.t.Helper()
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string]("localStorage.getItem("+quote("serenissima/"+name)+") ?? \"\""))
	require.NoError(b.t, err)
	return text
}

// autosave returns the match that the tab has saved last. It waits until a page that
// loads knows which tab it is.
func (b *browser) autosave() string {
	b.t.Helper()
	b.poll(`window.serenissimaTabs?.lastMatch`)
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](`window.serenissimaTabs.lastMatch() ?? ""`))
	require.NoError(b.t, err)
	_, file := save.ReadNote([]byte(text))
	return string(file)
}

// startGame opens the web version; the query holds flags of the client.
func startGame(t *testing.T, query string, scripts ...string) *browser {
	t.Helper()
	return startBrowser(t, website.Handler(siteFiles(t)), "/"+query, scripts...)
}
