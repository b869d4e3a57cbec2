package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
	"serenissima/render/table"
)

// bought calls look with matches of all games in which a panel of places to fill is open.
func bought(t *testing.T, look func(d *driver, p *Play, name string)) {
	i := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		for seed := uint64(1); seed <= 2; seed++ {
			for _, m := range apptest.PositionsOf(t, rules, seed, 1) {
				if apptest.Asks(m) {
					continue
				}
				i++
				d, p, name := arranged(t, m, i)
				for group := range p.now.Groups {
					if len(p.now.Groups[group]) == 0 || p.now.Bought[group] == nil {
						continue
					}
					d.openGroup(p, group)
					look(d, p, name)
				}
			}
		}
	})
}

// A click on what is off tells why it is.
func TestAClickOnAnOffButtonTellsTheReason(t *testing.T) {
	told := 0
	bought(t, func(d *driver, p *Play, name string) {
		for _, h := range append([]display.Hit(nil), d.List.Hits...) {
			r := p.now.Fills.OffAt(h.Target)
			if r == nil || d.List.Find(h.Target) == nil {
				continue
			}
			require.True(t, h.Off, name)
			before := p.match().Len()
			p.notice.dismiss()
			d.Click(h.Rect.Center())
			require.Equal(t, r.Because(p.words(d.Context)), p.notice.text, name)
			require.NotEmpty(t, p.notice.text, name)
			require.Equal(t, before, p.match().Len(), name)
			told++
		}
	})
	require.Greater(t, told, 3)
}
