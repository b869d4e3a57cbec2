//go:build e2e

package e2e

import (
	"testing"

	cdpinput "github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// finger taps a target with a finger and waits until the program has seen it.
func finger(b *browser, target string) {
	b.t.Helper()
	x, y := place(b.t, b.screen(), target)
	send := func(kind cdpinput.DispatchTouchEventType, points ...*cdpinput.TouchPoint) {
		_, err := chromedp.Call(b.ctx, cdpinput.DispatchTouchEvent, cdpinput.DispatchTouchEventParams{Type: kind, TouchPoints: points})
		require.NoError(b.t, err)
	}
	send(cdpinput.DispatchTouchEventTypeTouchStart, &cdpinput.TouchPoint{X: x, Y: y})
	// One frame, in which the program sees the finger: where frames are slow, it would
	// rest for so long in more that it asks instead of taps.
	_, err := chromedp.Run(b.ctx, chromedp.Evaluate[bool](`new Promise(done => requestAnimationFrame(() => done(true)))`, chromedp.EvalAwaitPromise))
	require.NoError(b.t, err)
	send(cdpinput.DispatchTouchEventTypeTouchEnd)
	b.frames()
}

// TestPageIsPlayedByTouch plays some turns on the page with one finger alone.
func TestPageIsPlayedByTouch(t *testing.T) {
	b := startGame(t, "?seed=7")
	b.until("the title", scene("title"))
	finger(b, "settings")
	b.until("the settings", scene("preferences"))
	for _, target := range []string{"section-pace", "speed-own", "speed-others", "done"} {
		finger(b, target)
	}
	b.until("the title", scene("title"))
	finger(b, "new")
	b.until("the set-up", scene("setup"))
	finger(b, "start")
	b.until("the game", scene("play"))
	h := newHand(t, touched{b})
	h.look()
	chance := game.NewRand(1)
	for range 16 { // of all sorts, for chance picks them
		h.do(h.legal[chance.IntN(len(h.legal))])
	}
	require.GreaterOrEqual(t, h.state.Turn, int8(1))
	t.Log(h.did)
}

// A touched browser has every tap made by a finger.
type touched struct{ *browser }

func (b touched) tap(target string) { finger(b.browser, target) }

// drag takes hold of something with a finger and lets it go elsewhere.
func (b touched) drag(from, to string) {
	s := b.screen()
	x, y := place(b.t, s, from)
	toX, toY := place(b.t, s, to)
	for i, kind := range []cdpinput.DispatchTouchEventType{cdpinput.DispatchTouchEventTypeTouchStart, cdpinput.DispatchTouchEventTypeTouchMove, cdpinput.DispatchTouchEventTypeTouchEnd} {
		params := cdpinput.DispatchTouchEventParams{Type: kind, TouchPoints: []*cdpinput.TouchPoint{{X: x, Y: y}}}
		if i == 1 {
			params.TouchPoints[0].X, params.TouchPoints[0].Y = toX, toY
		}
		if i == 2 {
			params.TouchPoints = nil
		}
		_, err := chromedp.Call(b.ctx, cdpinput.DispatchTouchEvent, params)
		require.NoError(b.t, err)
		b.frames()
	}
}
