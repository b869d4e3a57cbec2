package template

import (
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// coins are the parts of a store that are counted: the way that a seat has come, then each of its
// coins.
func coins(s game.State, seat game.Player) int {
	n, _ := s.(*gametest.ToyState).Coins(seat)
	return 1 + n
}

// purseHeight is that of a purse with the coins in a row.
func purseHeight(s game.State, width, _ float64) float64 {
	most := 0
	for p := range s.(*gametest.ToyState).Seats() {
		most = max(most, coins(s, game.Player(p+1)))
	}
	return width / float64(most)
}

// drawPurse draws the coins that are counted, and counts their points and those of the way.
func drawPurse(l *display.List, r display.Rect, v *table.View, seat game.Player, counted float64) (points int) {
	l.Fill(r, 4, theme.PaperDark)
	if counted < 1 {
		return 0
	}
	all, shown := coins(v.State, seat)-1, int(counted)-1
	for i := range shown {
		kit.AppendCoin(l, display.Point{X: r.X + r.H*(float64(i)+0.5), Y: r.Center().Y}, 0.4*r.H, 1)
	}
	return int(v.State.Result().Score[seat]) - all + shown
}

// tolls are the payments of the account book: who has run in vain pays who was asked.
func tolls(events []game.Event) (list []table.Payment) {
	for _, ev := range events {
		if ev.Kind == game.Paid && ev.To.Kind == game.SeatRef {
			list = append(list, table.Payment{By: game.Player(ev.From.ID), Kind: "toll", N: -int(ev.N)}, table.Payment{By: game.Player(ev.To.ID), Kind: "toll", N: int(ev.N)})
		}
	}
	return list
}
