package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Signs implements table.Table.
func (Table) Signs() []table.Sign {
	signs := []table.Sign{
		table.SignOf("shield", func(l *display.List, r display.Rect) { kit.AppendShield(l, r.Center(), r.H, 1) }),
		table.SignOf("sailor", func(l *display.List, r display.Rect) { kit.AppendPeg(l, r.Center(), r.H*0.34, 2) }),
		table.SignOf("free", func(l *display.List, r display.Rect) { kit.AppendFreePeg(l, r.Center(), r.H*0.34) }),
		table.SignOf("value", func(l *display.List, r display.Rect) { appendValue(l, square(r, 0.74), 5, theme.Ink) }),
		table.SignOf("fort", func(l *display.List, r display.Rect) { badge(l, r.Center(), r.H*0.86, "white-tower", theme.Brown) }),
		table.SignOf("basilica", func(l *display.List, r display.Rect) { badge(l, r.Center(), r.H*0.86, "byzantin-temple", theme.Gilt) }),
		table.SignOf("closed", func(l *display.List, r display.Rect) { appendSeal(l, r.Center(), r.H*0.42) }),
		table.SignOf("galley", func(l *display.List, r display.Rect) {
			kit.AppendShip(l, r.Center(), r.W*0.86, kit.Ship{Number: "3", Colour: 3, Ashore: true})
		}),
		table.SignOf("active", func(l *display.List, r display.Rect) {
			l.Disc(r.Center().X, r.Center().Y, r.H*0.3, theme.Paper)
			l.Ring(r.Center().X, r.Center().Y, r.H*0.4, max(2.5, r.H*0.09), theme.Gold)
		}),
		table.SignOf("cost", func(l *display.List, r display.Rect) { kit.AppendDisc(l, r.Center(), r.H*0.38, "2", false) }),
		table.SignOf("risk", func(l *display.List, r display.Rect) { kit.AppendDisc(l, r.Center(), r.H*0.38, "2", true) }),
		table.SignOf("gain", func(l *display.List, r display.Rect) { kit.AppendSum(l, r.Center(), r.H*0.38, 2) }),
		table.SignOf("price", func(l *display.List, r display.Rect) { kit.AppendSum(l, r.Center(), r.H*0.6, -2) }),
		table.SignOf("store", func(l *display.List, r display.Rect) { widget.Icon(l, kit.StoreIcon, r.Center(), r.H*0.8, theme.Ink) }),
		table.SignOf("die", func(l *display.List, r display.Rect) { kit.AppendDie(l, r.Center(), r.H*0.82, 1, 0, 0) }),
		table.SignOf("track", func(l *display.List, r display.Rect) {
			l.Disc(r.Center().X, r.Center().Y, r.H*0.28, theme.PaperDark)
			appendTrackMarker(l, r.Center(), r.H*0.28)
		}),
		table.SignOf("scoring", func(l *display.List, r display.Rect) {
			kit.AppendCoin(l, r.Center(), r.H*0.38, 0)
			widget.Icon(l, "two-coins", r.Center(), r.H*0.5, theme.Wares["gold"].Sign)
		}),
		table.SignOf("doge", func(l *display.List, r display.Rect) {
			l.Disc(r.Center().X, r.Center().Y, r.H*0.42, theme.Gilt)
			widget.Icon(l, "cap", r.Center(), r.H*0.58, theme.WoodDark)
		}),
		table.SignOf("hourglass", func(l *display.List, r display.Rect) { AppendCard(l, r, "one-hourglass", false) }),
		table.SignOf("wine", func(l *display.List, r display.Rect) { AppendCard(l, r, "wine", false) }),
	}
	for _, st := range []struct{ key, icon string }{{"money", "two-coins"}, {"reserve", "meeple"}, {"ports", "castle"}, {"galleys", "galley"}} {
		c := theme.LiveryOf(1).Main
		if st.key == "money" {
			c = theme.Coin
		}
		signs = append(signs, table.SignOf(st.key, func(l *display.List, r display.Rect) { widget.Icon(l, st.icon, r.Center(), r.H*0.8, c) }))
	}
	for good := rules.Wood; good <= rules.Spice; good++ {
		s := table.SignOf("good", func(l *display.List, r display.Rect) {
			side := r.H * 0.72
			kit.AppendMedallion(l, display.Point{X: r.X + side*0.45, Y: r.Center().Y}, side*0.45, good.String())
			kit.AppendCube(l, display.Point{X: r.X + r.W - side*0.45, Y: r.Center().Y}, side*0.8, good.String())
		})
		s.Args = []any{"good", game.Good(good)}
		signs = append(signs, s)
	}
	return signs
}

// square is the square in the middle of a rectangle, so much of its height.
func square(r display.Rect, part float64) display.Rect {
	side := r.H * part
	return r.Center().Box(side, side)
}
