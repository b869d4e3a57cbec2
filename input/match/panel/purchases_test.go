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

// Buttons beside the spaces of a place, such as one with words, lie in its box and over nothing
// else there: where they do not fit beside the spaces they lie below.
func TestButtonsBesideSpacesLieInTheirBox(t *testing.T) {
	named, below := 0, 0
	bought(t, func(d *laidOut, p *Purchases, name string) {
		x, at := p.scope().Purchases(), p.layout(d)
		for i, box := range at.fills {
			f := &x.Fills[at.first+i]
			title, cells, once := at.parts(d.words, f, box)
			for j, r := range once {
				within := r.Intersect(box)
				require.InDelta(t, r.W, within.W, 0.5, "%s: %v leaves %v", name, r, box)
				require.InDelta(t, r.H, within.H, 0.5, "%s: %v leaves %v", name, r, box)
				for _, other := range append(append([]display.Rect{title}, cells...), once[:j]...) {
					require.True(t, r.Inset(0.5).Intersect(other).Empty(), "%s: %v lies over %v", name, r, other)
				}
			}
			for i := range f.WholeActions {
				if once[i].W > once[i].H {
					named++
				}
			}
			if at.below && len(once) > 0 {
				below++
			}
		}
	})
	require.Positive(t, named)
	require.Positive(t, below)
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
		for i, f := range p.scope().Purchases().Fills {
			before := p.Page()
			p.TurnTo(d, f.Place)
			at := p.layout(d)
			require.True(t, at.first <= i && i < at.first+len(at.fills), "%s: %v is on another page", name, f.Place)
			var l display.List
			var marked []display.Rect
			p.Draw(d, &l)
			for _, o := range l.Ops {
				if o.Kind == display.StrokeRect && o.Color == theme.Gold && slices.Contains(at.fills, o.Rect) {
					marked = append(marked, o.Rect)
				}
			}
			require.Equal(t, []display.Rect{at.fills[i-at.first]}, marked, "%s: %v alone stands out", name, f.Place)
			if p.Page() != before {
				turned++
			}
		}
	})
	require.Positive(t, turned)
}
