package board

import (
	"serenissima/game"
	"serenissima/game/serenissima"
	"serenissima/render/op"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

func (serenissimaGuide) Signs() []Sign {
	signs := []Sign{
		sign("shield", func(l *op.List, r op.Rect) { AppendShield(l, r.Center(), r.H, 1) }),
		sign("sailor", func(l *op.List, r op.Rect) { AppendPeg(l, r.Center(), r.H*0.34, 2) }),
		sign("free", func(l *op.List, r op.Rect) { AppendFreePeg(l, r.Center(), r.H*0.34) }),
		sign("value", func(l *op.List, r op.Rect) { appendValue(l, square(r, 0.74), 5, theme.Ink) }),
		sign("fort", func(l *op.List, r op.Rect) { badge(l, r.Center(), r.H*0.86, "white-tower", theme.Brown) }),
		sign("basilica", func(l *op.List, r op.Rect) { badge(l, r.Center(), r.H*0.86, "byzantin-temple", theme.Gilt) }),
		sign("closed", func(l *op.List, r op.Rect) { appendSeal(l, r.Center(), r.H*0.42) }),
		sign("galley", func(l *op.List, r op.Rect) {
			AppendShip(l, r.Center(), r.W*0.86, Ship{Number: "3", Colour: 3, Ashore: true})
		}),
		sign("active", func(l *op.List, r op.Rect) {
			l.Disc(r.Center().X, r.Center().Y, r.H*0.3, theme.Paper)
			l.Ring(r.Center().X, r.Center().Y, r.H*0.4, max(2.5, r.H*0.09), theme.Gold)
		}),
		sign("cost", func(l *op.List, r op.Rect) { AppendDisc(l, r.Center(), r.H*0.38, "2", false) }),
		sign("risk", func(l *op.List, r op.Rect) { AppendDisc(l, r.Center(), r.H*0.38, "2", true) }),
		sign("die", func(l *op.List, r op.Rect) { AppendDie(l, r.Center(), r.H*0.82, 1, 0, 0) }),
		sign("track", func(l *op.List, r op.Rect) {
			l.Disc(r.Center().X, r.Center().Y, r.H*0.28, theme.PaperDark)
			appendTrackMarker(l, r.Center(), r.H*0.28)
		}),
		sign("scoring", func(l *op.List, r op.Rect) {
			AppendCoin(l, r.Center(), r.H*0.38, 0)
			ui.Icon(l, "two-coins", r.Center(), r.H*0.5, theme.Wares["gold"].Sign)
		}),
		sign("doge", func(l *op.List, r op.Rect) {
			l.Disc(r.Center().X, r.Center().Y, r.H*0.42, theme.Gilt)
			ui.Icon(l, "crown", r.Center(), r.H*0.58, theme.WoodDark)
		}),
		sign("hourglass", func(l *op.List, r op.Rect) { AppendCard(l, r, "one-hourglass", false) }),
		sign("wine", func(l *op.List, r op.Rect) { AppendCard(l, r, "wine", false) }),
	}
	for _, st := range []struct{ key, icon string }{{"money", "two-coins"}, {"reserve", "meeple"}, {"ports", "castle"}, {"galleys", "galley"}} {
		c := theme.LiveryOf(1).Main
		if st.key == "money" {
			c = theme.Coin
		}
		signs = append(signs, sign(st.key, func(l *op.List, r op.Rect) { ui.Icon(l, st.icon, r.Center(), r.H*0.8, c) }))
	}
	for good := serenissima.Wood; good <= serenissima.Spice; good++ {
		s := sign("good", func(l *op.List, r op.Rect) {
			side := r.H * 0.72
			AppendMedallion(l, op.Point{X: r.X + side*0.45, Y: r.Center().Y}, side*0.45, good.String())
			AppendCube(l, op.Point{X: r.X + r.W - side*0.45, Y: r.Center().Y}, side*0.8, good.String())
		})
		s.Args = []any{"good", game.Ref{Kind: game.GoodRef, ID: int16(good)}}
		signs = append(signs, s)
	}
	return signs
}

func sign(key string, draw func(*op.List, op.Rect)) Sign {
	return Sign{Line: Line{Key: key}, Append: draw}
}

// square is the square in the middle of a rectangle, so much of its height.
func square(r op.Rect, part float64) op.Rect {
	side := r.H * part
	return op.Rect{X: r.Center().X - side/2, Y: r.Center().Y - side/2, W: side, H: side}
}
