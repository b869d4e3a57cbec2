//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"

	cdpinput "github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/device"
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
	b.frame()
	send(cdpinput.DispatchTouchEventTypeTouchEnd)
	b.frames()
}

// frame waits for the frame in which the program sees a finger: the first one after two
// ticks, for a frame that follows the one before at once has no tick. Where frames are slow,
// a finger that rested for several would ask instead of tap.
func (b *browser) frame() {
	b.t.Helper()
	_, err := chromedp.Run(b.ctx, chromedp.Evaluate[bool](
		`new Promise(done => { const start = performance.now(), ticks = 34, look = () => performance.now() - start < ticks ? requestAnimationFrame(look) : done(true); requestAnimationFrame(look) })`, chromedp.EvalAwaitPromise))
	require.NoError(b.t, err)
}

// TestPageIsPlayedByTouch takes some decisions on the page with one finger alone.
func TestPageIsPlayedByTouch(t *testing.T) {
	b := touched{startGame(t, "?seed=7")}
	atOnce(b)
	begin(b, []int{person, apprentice})
	h := newHand(t, b)
	h.look()
	chance := game.NewRand(1)
	for range 16 { // of all sorts, for chance picks them
		h.do(h.legal[chance.IntN(len(h.legal))])
	}
	require.GreaterOrEqual(t, h.state.Turn, int8(1))
	t.Log(h.did)
}

// TestPageBesidesTheGameByTouch does with a finger what people do who have just
// found the page: another language, the full screen, a voyage.
func TestPageBesidesTheGameByTouch(t *testing.T) {
	b := touched{startGame(t, "?seed=7")}
	b.until("the title", scene("title"))
	b.tap("settings")
	b.until("the settings", scene("settingsscene"))
	b.tap("section-general")
	english := b.screen().Texts
	b.tap("language 1")
	b.poll(`document.documentElement.lang !== "en"`)
	b.poll(`document.querySelector("link[rel=manifest]").href.endsWith("/manifest." + document.documentElement.lang + ".webmanifest")`)
	require.NotEqual(t, english, b.screen().Texts)
	b.tap("language")
	b.poll(`document.documentElement.lang === "en"`)
	require.Equal(t, english, b.screen().Texts)
	b.tap("full-screen")
	b.poll(`document.fullscreenElement`)
	b.tap("full-screen")
	b.poll(`!document.fullscreenElement`)
	b.until("the size of before", func(s device.Screen) bool { return s.Width == pageWidth && s.Height == pageHeight })
	b.tap("section-pace")
	b.tap("speed-own")
	b.tap("speed-others")
	b.tap("done")
	b.until("the title", scene("title"))

	b.tap("learn")
	b.until("the voyages", scene("lessons"))
	b.tap("voyage")
	for range 40 {
		s := b.until("something to do", func(s device.Screen) bool {
			return s.Facts["scene"] == "message" || s.Facts["scene"] == "play" && s.Facts["wanted"] != "" && inSight(s, s.Facts["wanted"])
		})
		if s.Facts["scene"] == "message" {
			break
		}
		b.tap(s.Facts["wanted"])
	}
	require.Contains(t, strings.Join(b.screen().Texts, " "), "Well sailed!")
}

// typed writes a text as the keyboard of a touch screen does: all at once.
func (b *browser) typed(text string) {
	b.t.Helper()
	_, err := chromedp.Call(b.ctx, cdpinput.InsertText, cdpinput.InsertTextParams{Text: text})
	require.NoError(b.t, err)
}

// TestTouchKeyboard opens the keyboard of the system where a finger chooses a field,
// and what that writes is in the game: in the book of rules, in the set-up, and for a
// saved game.
func TestTouchKeyboard(t *testing.T) {
	b := startGame(t, "?seed=7")
	const opened, closed = `document.activeElement.id === "typing"`, `document.activeElement.tagName === "CANVAS"`
	b.until("the title", scene("title"))
	finger(b, "rules")
	b.until("the book", scene("rules"))
	b.poll(closed)
	finger(b, "search")
	b.poll(opened)
	b.typed("fo")
	b.until("what was found", func(s device.Screen) bool { return s.Find("clear-search") != nil && slices.Contains(s.Texts, "fo") })
	b.typed("rt")
	b.until("the whole word", func(s device.Screen) bool { return slices.Contains(s.Texts, "fort") })
	b.evaluate(`document.execCommand("delete")`)
	b.until("one letter less", func(s device.Screen) bool { return slices.Contains(s.Texts, "for") })
	b.key(ebiten.KeyEnter)
	b.until("the first of them", func(s device.Screen) bool { return s.Find("clear-search") == nil })
	b.poll(closed)
	finger(b, "done")
	b.until("the title", scene("title"))

	setUp(touched{b}, 0)
	finger(b, "name seat:1")
	b.poll(opened)
	b.evaluate(`document.activeElement.select()`)
	b.typed("Zoë of the very long and famous name")
	b.until("as much of it as fits", func(s device.Screen) bool { return slices.Contains(s.Texts, "Zoë of the very long") })
	b.poll(`document.activeElement.value === "Zoë of the very long"`)
	finger(b, "start")
	b.until("the game", scene("play"))
	b.poll(closed)

	h := newHand(t, b)
	h.look()
	require.Equal(t, "Zoë of the very long", h.match.Seats()[0].Name)
	finger(b, "menu")
	finger(b, "saves")
	b.until("the saved games", scene("saves"))
	finger(b, "save-as")
	finger(b, "slot-name")
	b.poll(opened)
	b.poll(`document.activeElement.value === ""`) // the usual name gives way to what is typed
	b.typed("Before the storm")
	b.key(ebiten.KeyEnter)
	b.until("its name", func(s device.Screen) bool {
		return s.Find("slot-name") == nil && slices.Contains(s.Texts, "Before the storm")
	})
	b.poll(closed)
	require.Contains(t, b.saved("slot-1"), "Before the storm")
	require.Empty(t, b.failure())
}

// A touched browser has every tap made by a finger.
type touched struct{ *browser }

// tap taps a target once it can be tapped: what the tap before has opened or folded away may need a
// few frames, and several where many tests share a core.
func (b touched) tap(target string) {
	b.t.Helper()
	b.until(target+" in sight", func(s device.Screen) bool {
		return inSight(s, target) && s.Facts["asleep"] == "" && s.Facts["moving"] == ""
	})
	finger(b.browser, target)
}

// drag takes hold of something with a finger and lets it go elsewhere.
func (b touched) drag(from, to string) {
	s := resting(b)
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
		if i == 0 {
			b.frame()
		} else {
			b.frames()
		}
	}
}

// The size of a phone on its side.
const (
	phoneWidth  = 844
	phoneHeight = 390
)

// startPhone opens the page on a phone on its side, where a finger taps.
func startPhone(t *testing.T, query string) touched {
	t.Helper()
	b := touched{startGame(t, query)}
	b.do(chromedp.EmulateViewport(phoneWidth, phoneHeight, chromedp.EmulateScale(coarse)))
	b.until("the title, as large as the phone", func(s device.Screen) bool {
		return s.Width == phoneWidth && s.Height == phoneHeight && scene("title")(s)
	})
	return b
}

// key fails: there are no keys.
func (b touched) key(keys ...ebiten.Key) {
	b.t.Helper()
	require.Fail(b.t, "a key is pressed", "%v", keys)
}

// spread lays two fingers on the chart and draws them together, so that all of it
// comes into sight, and nothing is told any more.
func (b touched) spread() {
	b.t.Helper()
	s := b.screen()
	middle, y := s.Width*0.4, s.Height*0.5
	for range 8 {
		if f := b.screen().Facts; f["whole"] == "yes" && f["recap"] == "no" {
			return
		}
		for i, half := range []float64{180, 140, 100, 60, 20, 0} {
			kind := cdpinput.DispatchTouchEventTypeTouchMove
			points := []*cdpinput.TouchPoint{{X: middle - half, Y: y, ID: new(1.0)}, {X: middle + half, Y: y, ID: new(2.0)}}
			switch {
			case i == 0:
				kind = cdpinput.DispatchTouchEventTypeTouchStart
			case half == 0:
				kind, points = cdpinput.DispatchTouchEventTypeTouchEnd, nil
			}
			_, err := chromedp.Call(b.ctx, cdpinput.DispatchTouchEvent, cdpinput.DispatchTouchEventParams{Type: kind, TouchPoints: points})
			require.NoError(b.t, err)
			b.frames()
		}
	}
}
