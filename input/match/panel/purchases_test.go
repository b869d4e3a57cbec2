package panel

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// bought calls look with panels in which things are bought in all games, each in another window.
func bought(t *testing.T, look func(d *laidOut, p *Purchases, name string)) {
	phone, upright := window(844, 390), window(390, 844)
	phone.TextScale, upright.TextScale, upright.Fingers = 1.5, 1.5, true
	windows := []layout.Window{desktop(), phone, window(390, 844), upright}
	i := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		for seed := uint64(1); seed <= 2; seed++ {
			for _, m := range apptest.PositionsOf(t, rules, seed, 1) {
				if apptest.Asks(m) {
					continue
				}
				i++
				d := layOut(t, m, windows[i%len(windows)])
				for group := range d.position().Groups {
					g, _ := d.open(position.Open{Group: group})
					if p := NewPurchases(g); p.Shown(d) {
						look(d, p, m.Rules().Info().ID)
					}
				}
			}
		}
	})
}

// All that is shown of a place lies in the box of its area and over nothing else there: buttons that do not fit beside
// its spaces lie below them.
func TestPlacesLieInTheBoxOfTheirArea(t *testing.T) {
	buttons, below, together := 0, 0, 0
	bought(t, func(d *laidOut, p *Purchases, name string) {
		at := p.layout(d)
		for _, box := range at.boxes {
			lie := []display.Rect{box.title}
			for _, x := range box.items {
				for _, r := range slices.Concat([]display.Rect{x.name}, x.pieces, x.free, x.buttons) {
					within := r.Intersect(box.rect)
					require.InDelta(t, r.W*r.H, within.W*within.H, 1, "%s: %v leaves %v", name, r, box.rect)
					for _, other := range lie {
						require.True(t, r.Inset(0.5).Intersect(other).Empty(), "%s: %v lies over %v", name, r, other)
					}
					lie = append(lie, r)
				}
				buttons += len(x.buttons)
				if n := len(x.buttons); n > 0 && x.buttons[n-1].Y > x.name.Y+1 {
					below++
				}
			}
			if len(box.items) > 1 {
				together++
			}
		}
	})
	require.Positive(t, buttons)
	require.Positive(t, below)
	require.Positive(t, together)
}

// The mouse wheel turns the pages and stops at the last and at the first.
func TestTheWheelTurnsPages(t *testing.T) {
	turned := 0
	bought(t, func(d *laidOut, p *Purchases, name string) {
		at := p.layout(d)
		wheel := func(by float64) bool {
			_, used := p.Handle(d, table.Event{Frame: control.Frame{Pointer: p.layout(d).panel.Center(), Inside: true, Wheel: by}})
			return used
		}
		require.Equal(t, at.pages > 1, wheel(1), "%s: else it moves the chart", name)
		if at.pages == 1 {
			return
		}
		turned++
		for page := range at.pages + 1 {
			require.Equal(t, min(page, at.pages-1), p.Page(), name)
			require.True(t, wheel(-1), name)
		}
		for range at.pages + 1 {
			require.True(t, wheel(1), name)
		}
		require.Zero(t, p.Page(), name)
	})
	require.Positive(t, turned)
}

// A place that has been pointed at comes into sight and stands out.
func TestThePanelTurnsToAPlace(t *testing.T) {
	turned := 0
	bought(t, func(d *laidOut, p *Purchases, name string) {
		for _, f := range p.scope().Purchases().Fills {
			before := p.Page()
			p.TurnTo(d, f.Place)
			at := p.layout(d)
			require.True(t, at.shows(f.Place), "%s: %v is on another page", name, f.Place)
			var l display.List
			var marked []display.Rect
			p.Draw(d, &l)
			for _, o := range l.Ops {
				if o.Kind == display.StrokeRect && o.Color == theme.Gold && o.Width == 3*at.unit {
					marked = append(marked, o.Rect)
				}
			}
			var places []display.Rect
			for _, box := range at.boxes {
				for _, x := range box.items {
					if x.Place == f.Place {
						places = append(places, x.rect.Inset(-2*at.unit))
					}
				}
			}
			require.Len(t, places, 1, name)
			require.Equal(t, places, marked, "%s: %v alone stands out", name, f.Place)
			if p.Page() != before {
				turned++
			}
		}
	})
	require.Positive(t, turned)
}
