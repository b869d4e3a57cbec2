//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/save"
)

// tab opens the page in another tab of the browser.
func (b *browser) tab(scripts ...string) *browser {
	b.t.Helper()
	ctx, cancel := chromedp.NewContext(b.ctx)
	b.t.Cleanup(cancel)
	other := &browser{t: b.t, ctx: ctx, server: b.server, url: b.url}
	other.load(scripts...)
	return other
}

// front puts the tab before the others; one behind draws nothing.
func (b *browser) front() {
	b.t.Helper()
	_, err := chromedp.Call(b.ctx, page.BringToFront, cdp.Empty{})
	require.NoError(b.t, err)
}

// TestTwoTabs plays in two tabs at once, with locks and, as on pages that may not
// lock, by asking around: each goes on with its own match, and when the second is
// closed, its match is among the saved games.
func TestTwoTabs(t *testing.T) {
	for name, script := range map[string]string{"locks": "", "asking": `Object.defineProperty(navigator, "locks", { value: undefined })`} {
		t.Run(name, func(t *testing.T) {
			b := startGame(t, "?seed=7", script)
			h := played(t, b)
			mine := autosaved(t, b).Log()

			second := b.tab(script)
			second.front()
			s := second.until("the title", scene("title"))
			require.Contains(t, strings.Join(s.Texts, " "), "open elsewhere too")
			require.True(t, s.Find("continue").Off)
			other := played(t, second)
			other.goOn()
			yours := autosaved(t, second).Log()
			require.NotEqual(t, mine, yours)

			b.front()
			require.Equal(t, mine, autosaved(t, b).Log())
			h.look()
			h.goOn()
			mine = autosaved(t, b).Log()
			second.front()
			second.restart()
			second.until("the match of the second", scene("play"))
			require.Equal(t, yours, autosaved(t, second).Log())
			other.look()
			other.goOn()
			yours = autosaved(t, second).Log()

			_, err := chromedp.Call(second.ctx, page.Close, cdp.Empty{})
			require.NoError(t, err)
			b.front()
			for gone := false; !gone; { // a tab that is closed gives its lock back a little later
				gone, err = chromedp.Run(b.ctx, chromedp.Evaluate[bool](`navigator.locks ? navigator.locks.query().then(all => all.held.length < 2) : true`, chromedp.EvalAwaitPromise))
				require.NoError(t, err)
			}
			b.restart()
			b.until("the match of the first", scene("play"))
			require.Equal(t, mine, autosaved(t, b).Log())
			note, file := save.ReadNote([]byte(b.saved("slot-1")))
			require.NotEmpty(t, note.Name)
			kept, err := save.Decode(file, catalog.Find)
			require.NoError(t, err)
			require.Equal(t, yours, kept.Log())
		})
	}
}
