package widget

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// An explanation begins with its title in small capitals; then come signs with their numbers,
// what is known, what a click does or why it does nothing in italics, and the rule.
func TestTooltipsHaveAnOrder(t *testing.T) {
	screen := display.Rect{W: 844, H: 390}
	drawn := 0
	sign := TipSign{Text: "3/4", Append: func(l *display.List, r display.Rect) {
		require.InDelta(t, r.W, r.H, 1e-9)
		drawn++
		l.Fill(r, 0, theme.Ink)
	}}
	for _, unit := range []float64{0.62, 1, 1.5} {
		var l display.List
		r := AppendTooltip(&l, Tooltip{Screen: screen, At: display.Point{X: 400, Y: 350}, Thing: display.Rect{X: 380, Y: 340, W: 40, H: 20}, Unit: unit,
			Title: "Smyrna", Signs: []TipSign{sign, sign}, Text: "Held by Anna.", Act: "Sail there\n2 moves left", Why: "It is too far.", Rule: "Rule S4.1"})
		var texts []string
		fonts := map[string]display.FontID{}
		last := r.Y
		for _, o := range l.Ops {
			if o.Kind != display.DrawText {
				continue
			}
			texts = append(texts, o.Text)
			fonts[o.Text] = o.Font
			require.GreaterOrEqual(t, o.Y, last, o.Text)
			require.GreaterOrEqual(t, o.Size, MinText, o.Text)
			last = o.Y
		}
		require.Equal(t, []string{"Smyrna", "3/4", "3/4", "Held by Anna.", "Sail there", "2 moves left", "It is too far.", "Rule S4.1"}, texts)
		require.Equal(t, display.Caps, fonts["Smyrna"])
		require.Equal(t, display.SansBold, fonts["Sail there"])
		require.Equal(t, display.Italic, fonts["It is too far."])
		requireInside(t, &l, r)
	}
	require.Equal(t, 6, drawn)
}

// Where there is no room next to a thing a box lies beyond what is nearest, not beyond what was drawn
// first.
func TestBesideIsNear(t *testing.T) {
	screen := display.Rect{W: 1280, H: 800}
	thing := display.Rect{X: 650, Y: 738, W: 150, H: 52}
	track, panel := display.Rect{X: 16, Y: 680, W: 1248, H: 58}, display.Rect{X: 1040, Y: 8, W: 230, H: 84}
	r, ok := Beside(screen, thing, thing.Center(), 270, 36, panel, track, display.Rect{X: 16, Y: 738, W: 630, H: 52}, display.Rect{X: 802, Y: 738, W: 460, H: 52})
	require.True(t, ok)
	require.Equal(t, track.Y-36, r.Y)
}

// Beside a thing that is as wide as the screen a box lies near the point, next to what is seen there, not at the
// far edge of the thing.
func TestBesideAWideThingIsNear(t *testing.T) {
	screen, strip, plaque := display.Rect{W: 1280, H: 800}, display.Rect{W: 1280, H: 40}, display.Rect{X: 580, Y: 42, W: 110, H: 50}
	r, ok := Beside(screen, strip, display.Point{X: 640, Y: 20}, 350, 80, plaque)
	require.True(t, ok)
	require.True(t, r.Intersect(plaque).Empty())
	require.Equal(t, strip.H, r.Y)
	require.Less(t, math.Abs(r.Center().X-640), 350.0)
}
