package widget

import (
	"serenissima/render/layout"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/render/display"
)

// A click or a tap on a coin lays it with all before it, and a second one on the last that is laid takes
// it back.
func TestCoinsAreLaidAndTakenBack(t *testing.T) {
	for name, press := range map[string]func(*bench, display.Point){"mouse": (*bench).click, "finger": (*bench).tap} {
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			r := sums(0, 100*rapid.IntRange(1, 60).Draw(t, "coins"), 100)
			r.CoinRows = rapid.IntRange(1, 4).Draw(t, "rows")
			b, s := tryPicker(t, desk, r)
			p := s.parts(b.w, b.r)
			if p.tray.columns == 0 {
				require.Greater(t, len(s.Values)-1, r.CoinRows*int((b.r.W-2*trayPad*b.w.Unit)/(coinPitches[len(coinPitches)-1]*b.w.Unit)), "there is room for the coins")
				return
			}
			i := rapid.IntRange(1, len(s.Values)-1).Draw(t, "coin")
			press(b, p.tray.center(i))
			require.Equal(t, 100*i, s.Value())
			press(b, p.tray.center(i))
			require.Equal(t, 100*(i-1), s.Value())
		}))
	}
}

// A drag along the coins lays as many as the pointer passes, and none to the left of the first.
func TestCoinsAreDragged(t *testing.T) {
	r := sums(0, 2000, 100)
	r.CoinRows = 4
	b, s := tryPicker(t, desk, r)
	tray := s.parts(b.w, b.r).tray
	b.press(tray.center(2))
	b.mouse(tray.center(5))
	require.Equal(t, 500, s.Value())
	b.mouse(display.Point{X: tray.at.X + 1, Y: tray.center(1).Y})
	b.release()
	require.Zero(t, s.Value())
}

// While a number is typed that cannot be chosen, the cloth says why, and nothing moves.
func TestCoinsSayWhyANumberIsRefused(t *testing.T) {
	for _, rows := range []int{1, 4} {
		r := sums(0, 500, 100)
		r.CoinRows = rows
		b, s := tryPicker(t, desk, r)
		before := s.Height(b.w, b.r.W)
		b.write("650")
		require.False(t, s.Valid())
		require.Contains(t, b.text(), s.Refusal(b.w.Lang))
		require.Equal(t, before, s.Height(b.w, b.r.W))
		b.requireNeat("refused")
	}
}

// A finger meets each coin: they lie as far from each other as it needs, or there is a scale instead.
func TestCoinsAreWideEnoughForFingers(t *testing.T) {
	trays := 0
	for n := 1; n <= 60; n++ {
		r := sums(0, 100*n, 100)
		r.CoinRows = 4
		b, s := tryPicker(t, desk, r)
		b.w.Reach = layout.Fingertip
		tray := s.parts(b.w, display.Rect{W: 340}).tray
		if tray.columns == 0 {
			continue
		}
		trays++
		require.GreaterOrEqual(t, min(tray.pitch, tray.across), layout.Fingertip*0.999, "%d coins", n)
		require.LessOrEqual(t, tray.center(n).X, 340.0)
	}
	require.Greater(t, trays, 20)
}
