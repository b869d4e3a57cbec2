package page

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/game/catalog"
	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
)

// Whoever goes from one part of a page to the next finds their names where they were.
func TestNamesOfPartsStayWhereTheyAre(t *testing.T) {
	for _, page := range []struct {
		button string
		parts  []string
	}{
		{"settings", []string{"section-sound", "section-keys", "section-sight", "section-pace", "section-general"}},
		{"learn", []string{"voyages-of 2", "voyages-of 1", "voyages-of"}},
	} {
		for _, size := range []display.Point{apptest.Desktop, {X: 1024, Y: 768}, {X: 390, Y: 844}} {
			d := drive(t, &store.Memory{}, size)
			d.Tap(page.button)
			places := map[string]display.Rect{}
			for _, name := range page.parts {
				d.Tap(name)
				for _, h := range d.List.Hits {
					part := device.TargetName(h.Target)
					if !slices.Contains(page.parts, part) {
						continue
					}
					at := display.Rect{Y: h.Rect.Y, H: h.Rect.H}
					if want, seen := places[part]; seen {
						require.Equal(t, want, at, "%v: %s after %s", size, part, name)
					}
					places[part] = at
				}
			}
			require.Len(t, places, len(page.parts))
		}
	}
}

// A page about a game lies on the chart of that game.
func TestPagesLieOnTheChartOfTheirGame(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	shown := func(game string) bool {
		return slices.ContainsFunc(d.List.Ops, func(o display.Op) bool { return o.Kind == display.DrawInk && o.Drawing == assets.ChartInk(game) })
	}
	games := catalog.All()
	require.True(t, shown(games[0].Info().ID), "behind the title")
	d.Tap("learn")
	for i, r := range games {
		if i > 0 {
			d.Tap(device.TargetName(display.Target{Command: cmdLessonsOf, Index: i}))
		}
		for _, other := range games {
			require.Equal(t, other == r, shown(other.Info().ID), "%s: %s", r.Info().ID, other.Info().ID)
		}
	}
	d.Key(control.Cancel)
	for i, r := range games {
		d.Tap("new")
		d.Tap(device.TargetName(display.Target{Command: cmdGame, Index: i}))
		require.True(t, shown(r.Info().ID), "set-up of %s", r.Info().ID)
		d.Key(control.Cancel)
		d.Key(control.Cancel)
	}
}
