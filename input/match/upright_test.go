package match

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
)

// boardSeen is the share of the height of a window in which the board is seen: with a paper in the drawer, above that.
func boardSeen(d *desk) float64 {
	f := d.Frame()
	high := f.Board.H
	for _, on := range d.panels.all {
		if on.Home() == table.Drawer && on.Shown(d) {
			if box := on.Box(d); !box.Empty() {
				high = min(high, box.Y-f.Board.Y)
			}
		}
	}
	return high / f.Size.Y
}

// A phone held upright leaves the board of Serenissima four tenths of its height at least, whatever is decided.
func TestAnUprightPhoneShowsTheBoardWhateverIsDecided(t *testing.T) {
	const each = 8 // positions of a prompt
	rules := catalog.All()[0]
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 360, Y: 640}} {
		least, asked := map[string]float64{}, map[string]int{}
		for seed := uint64(1); seed < 30; seed++ {
			for _, m := range apptest.PositionsOf(t, rules, seed, 1) {
				prompt := rules.Info().PromptName(m.State().Decision().Prompt)
				if asked[prompt]++; asked[prompt] > each {
					continue
				}
				d := drive(t, &store.Memory{}, size)
				d.Context.Settings.Curtain = app.VeilNever
				x := &laidOut{t: t, size: size, c: d.Context, name: prompt}
				x.p = NewPlay(x.c, m, nil).(*Play)
				x.stack = app.NewStack(x.c, x.p)
				x.rest()
				look := func(name string) {
					if least[name] == 0 {
						least[name] = 1
					}
					least[name] = min(least[name], boardSeen(drawn(x.p, x.c)))
				}
				look(prompt)
				x.groups(look)
			}
		}
		for _, prompt := range []string{"choose-start", "choose-galley", "activate", "activate, load", "activate, invest", "loading, load", "investing, invest", "sailing, sell",
			"sailing, land", "thwarted, fight", "ask-passage", "ask-landing", "ask-fight-on", "occupy", "special-invest, invest"} {
			require.Contains(t, least, prompt)
		}
		for name, share := range least {
			require.GreaterOrEqual(t, share, 0.4, fmt.Sprintf("%v: %s", size, name))
		}
	}
}

// A phone held upright leaves the chart of Golden Horn more than half of its height while nothing is open, and four tenths
// at least with a quay or a group in the drawer; what is lit on the chart stays in sight.
func TestAnUprightPhoneShowsTheCourse(t *testing.T) {
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 360, Y: 640}} {
		for _, prompt := range []string{"choose-harbour", "before-move", "underway", "after-move"} {
			askedOf(t, "goldenhorn", prompt, 4, size, 100, func(d *driver, p *Play, name string) {
				require.GreaterOrEqual(t, boardSeen(drawn(p, d.Context)), 0.55, name)
				for group := range p.now.Groups {
					if len(p.now.Groups[group]) > 0 {
						d.openGroup(p, group)
						require.GreaterOrEqual(t, boardSeen(drawn(p, d.Context)), 0.4, name)
						p.fulfil(d.Context, position.GroupButton(p.now.Offer.Groups[group].Name)) // closes it
						d.Rest(2)
					}
				}
				require.Negative(t, p.open.Group, name)
				if prompt != "before-move" {
					return
				}
				for _, port := range []string{"port:1", "port:2"} {
					d.Tap(port)
					d.Rest(glide + 2)
					require.Less(t, boardSeen(drawn(p, d.Context)), 0.55, "%s: the quay is open", name)
					require.GreaterOrEqual(t, boardSeen(drawn(p, d.Context)), 0.4, name)
					d.Tap(port)
					d.Rest(2)
					require.GreaterOrEqual(t, boardSeen(drawn(p, d.Context)), 0.55, "%s: it is folded again", name)
				}
			})
		}
	}
}
