//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"serenissima/input/device"
)

// pressed clicks the first button of the text twin whose text begins so, or that has
// this id.
func pressed(b *browser, what string) {
	b.t.Helper()
	find := `[...document.querySelectorAll("#text-twin button")].find((b) => b.textContent.startsWith(` + quote(what) + `) || b.dataset.id === ` + quote(what) + `)`
	b.poll(`!!` + find)
	_, err := chromedp.Run(b.ctx, chromedp.Evaluate[bool](find+`.click(), true`))
	require.NoError(b.t, err)
	b.frames()
}

// TestTextTwinOfThePage plays some turns through the buttons of the text twin alone,
// and hears in its log what happens.
func TestTextTwinOfThePage(t *testing.T) {
	b := startGame(t, "?seed=7")
	b.until("the title", scene("title"))
	for _, text := range []string{"Settings", "Pace", "speed-own", "speed-others", "Close", "Set sail", "Serenissima", "Set sail"} {
		pressed(b, text)
	}
	b.until("the game", scene("play"))
	for range 12 {
		s := b.until("a decision", func(s device.Screen) bool {
			return s.Facts["idle"] == "yes" && s.Facts["seat"] == "1"
		})
		b.poll(`!!document.querySelector("#text-twin button[data-id^='do " + ` + quote(s.Facts["log"]) + ` + " ']")`)
		_, err := chromedp.Run(b.ctx, chromedp.Evaluate[bool](
			`[...document.querySelectorAll("#text-twin button[data-id^='do ']")].at(-1).click(), true`))
		require.NoError(t, err)
		b.frames()
	}
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](`document.querySelector("#text-twin [role=log]").innerText`))
	require.NoError(t, err)
	require.Contains(t, text, "The arrow on the wheel moves to galley ")
	heading, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](`document.querySelector("#text-twin h1").textContent`))
	require.NoError(t, err)
	require.Equal(t, "Serenissima", heading)
	hidden, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](`document.querySelector("canvas").getAttribute("aria-hidden")`))
	require.NoError(t, err)
	require.Equal(t, "true", hidden)
}
