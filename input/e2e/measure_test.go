//go:build e2e && bench

package e2e

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"text/tabwriter"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/input/command/website"
	"serenissima/input/measure"
)

// packedSite is the folder with the web version as players get it.
var packedSite = built("packed", "run", ".", "web", "-dir")

// TestMeasure prints how fast the program is on the desktop and in Chromium, in
// one table.
func TestMeasure(t *testing.T) {
	desktop, browser := measureDesktop(t), measureBrowser(t)
	var table strings.Builder
	w := tabwriter.NewWriter(&table, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "\tdesktop 1280x800\tChromium 640x400")
	done := map[string]bool{}
	for _, f := range append(desktop.list, browser.list...) {
		if !done[f] {
			done[f] = true
			fmt.Fprintf(w, "%s\t%s\t%s\n", f, desktop.of[f], browser.of[f])
		}
	}
	require.NoError(t, w.Flush())
	t.Log("\n" + table.String())
}

// figures are measured values by their names.
type figures struct {
	list []string
	of   map[string]string
}

func (f *figures) set(name, value string) {
	if f.of == nil {
		f.of = map[string]string{}
	}
	if f.of[name] == "" {
		f.list = append(f.list, name)
	}
	f.of[name] = value
}

// read takes a line of what the program prints.
func (f *figures) read(line string) {
	line, ok := strings.CutPrefix(line, "measure: ")
	if name, value, found := strings.Cut(line, "  "); ok && found {
		f.set(name, strings.TrimSpace(value))
	}
}

// lastFigure is the one that ends the course.
const lastFigure = "memory after 50 games, MB"

// Figures that only one of the two has.
const (
	firstPaint = "page shows progress, ms"
	playable   = "playable after the files are there, ms"
)

func measureDesktop(t *testing.T) (f figures) {
	program, err := plainProgram()
	require.NoError(t, err)
	cmd := exec.Command(program, "measure", "-idle", "1m")
	cmd.Env = append(os.Environ(), "SERENISSIMA_DIR="+t.TempDir())
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	for lines := bufio.NewScanner(out); lines.Scan(); {
		f.read(lines.Text())
	}
	require.NoError(t, cmd.Wait())
	require.NotEmpty(t, f.of[lastFigure])
	return f
}

func measureBrowser(t *testing.T) (f figures) {
	dir, err := packedSite()
	require.NoError(t, err)
	size := int64(0)
	files, err := filepath.Glob(filepath.Join(dir, "*.br"))
	require.NoError(t, err)
	for _, file := range files {
		info, err := os.Stat(file)
		require.NoError(t, err)
		size += info.Size()
	}
	f.set("web files, packed by brotli, MB", fmt.Sprintf("%.2f", float64(size)/1e6))
	b := startBrowser(t, website.Handler(os.DirFS(dir)), "/", `window.serenissimaMeasured = true;
		Object.defineProperty(window, "serenissimaStarted", {
			set(f) { this.tellStarted = f; },
			get() { return () => { window.startedAt ??= performance.now(); this.tellStarted(); }; },
		})`)
	b.do(chromedp.EmulateViewport(640, 400))
	b.poll(`window.startedAt > 0`)
	number := func(expression string) float64 {
		n, err := chromedp.Run(b.ctx, chromedp.Evaluate[float64](expression))
		require.NoError(t, err)
		return n
	}
	paint := number(`performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? -1`)
	there := number(`performance.getEntriesByType("resource").find(e => e.name.endsWith("game.wasm")).responseEnd`)
	f.set(firstPaint, fmt.Sprintf("%.0f", paint))
	f.set(playable, fmt.Sprintf("%.0f", number(`window.startedAt`)-there))
	f.wait(b, lastFigure, 8*time.Minute)
	measureWork(t, website.Handler(os.DirFS(dir)), &f)
	return f
}

// measureWork takes a page over the first legs once more, with a trace, which makes
// everything else slower.
func measureWork(t *testing.T, site http.Handler, f *figures) {
	b := startBrowser(t, site, "/", "window.serenissimaMeasured = window.serenissimaTraced = true")
	b.do(chromedp.EmulateViewport(640, 400))
	trace := b.trace()
	var again figures
	games := catalog.All()
	again.wait(b, measure.Slices(games[len(games)-1].Info().ID), 5*time.Minute)
	trace.end(b)
	trace.tell(f)
}

// wait reads what the page prints until a figure is there. The page may have ended
// by then, which is no failure.
func (f *figures) wait(b *browser, last string, limit time.Duration) {
	b.t.Helper()
	for end := time.Now().Add(limit); ; time.Sleep(time.Second) {
		failure := b.failure()
		b.mu.Lock()
		for _, line := range b.log {
			var text string
			if json.Unmarshal([]byte(line), &text) == nil {
				f.read(text)
			}
		}
		b.mu.Unlock()
		if f.of[last] != "" {
			return
		}
		require.Empty(b.t, failure)
		require.True(b.t, time.Now().Before(end), "the course does not end")
	}
}

// soakGames is how many games TestSoakOfThePage plays.
var soakGames = flag.Int("soak", 50, "games that a page plays")

// TestSoakOfThePage plays many games of bots in one page, which must take no more
// in the end than in the beginning.
func TestSoakOfThePage(t *testing.T) {
	dir, err := packedSite()
	require.NoError(t, err)
	limit := 4 * time.Hour
	b := startBrowserFor(t, limit, website.Handler(os.DirFS(dir)), "/", fmt.Sprintf("window.serenissimaMeasured = %d", *soakGames))
	b.do(chromedp.EmulateViewport(640, 400))
	var f figures
	f.wait(b, "soak", limit)
	for _, name := range f.list {
		t.Logf("%-36s %s", name, f.of[name])
	}
}
