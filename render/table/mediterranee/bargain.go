package mediterranee

import (
	"math"
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A bargain is shown by a ribbon of its steps, the open one in gold, and by a balance: in one pan lies the
// good with the most that it brings, in the other the price.

// The measures of the balance at unit one.
const (
	balanceRoom   = 96
	balanceWidth  = 160
	mostCoinsLaid = 8
	partnerRow    = 52 // with a bust
)

// A bargainStep says what its seat has done in it, or is to do.
type bargainStep struct {
	by game.Player
	table.Line
}

// steps are those of the open deal, and which of them is open: the owner names a price, the buyer
// answers, and a lower offer brings an answer of the owner and a last word (M2.2a).
func steps(st *rules.State) (list []bargainStep, open int) {
	d := &st.Deal
	open = slices.Index([]game.Prompt{rules.AskPrice, rules.AnswerPrice, rules.AnswerCounter, rules.LastAnswer}, st.Decision().Prompt)
	done := []string{"asks", "offers", "refuses"}
	for i, key := range []string{"price", "answer", "answer", "last"} {
		by, sum := d.Seller, d.Price
		if i%2 == 1 {
			by, sum = d.Buyer, d.Counter
		}
		if i < open {
			key = done[i]
		}
		list = append(list, bargainStep{by, table.Line{Key: "step." + key, Args: []any{"n", 100 * int(sum)}}})
	}
	return list, open
}

// bargainRibbon is what the ribbon of the open deal says, step by step, and which of them is open.
func bargainRibbon(d table.Desk) (list []ribbonStep, open int) {
	of, open := steps(d.Now().(*rules.State))
	for _, x := range of {
		list = append(list, ribbonStep{x.by, d.Words().Line("sum."+x.Key, x.Args...)})
	}
	return list, open
}

// tilt is how far a balance leans to the side of a price, from -1 to 1, for the most that the good brings.
func (r *returns) tilt(paid int) float64 {
	worth := r.best().N
	return float64(paid-worth) / float64(max(1, paid, worth))
}

// drawBalance appends the balance, which leans to a side: what the good brings at best, and where, against the
// price.
func (r *returns) drawBalance(d table.Desk, l *display.List, at display.Rect, paid int, lean float64) {
	v, words := d.View(), d.Words()
	u := v.Frame.Unit
	foot := 14 * u // of the words below the ground
	left, right, k := kit.AppendBalance(l, at.Row(at.Y, at.H-foot), lean)
	d.Table().Stage(v).Piece(l, display.Point{X: left.X, Y: left.Y - 9*k}, 20*k, r.good)
	coin := display.Rect{W: 19 * k, H: 4.5 * k}
	for i := range min(mostCoinsLaid, int(math.Ceil(float64(paid)/100))) {
		coin.X, coin.Y = right.X-coin.W+float64(i%2)*coin.W, right.Y-float64(i/2+1)*coin.H
		l.Fill(coin, 0.3*coin.H, theme.Wares["gold"].Cube)
		l.Stroke(coin, 0.3*coin.H, max(0.8, 0.7*k), theme.Coin)
	}
	most, key := r.best(), "sum.net.gets"
	if r.net {
		key = "sum.net.pays"
	}
	side := min(at.W/2-24*k, 40*k+60*u)
	for i, x := range []struct {
		n    int
		name string
	}{{most.N, words.Title(most.Place)}, {paid, words.Line(key)}} {
		text := display.Rect{X: at.Center().X - 24*k - side + float64(i)*(48*k+side), Y: at.Y + at.H - foot - 23*k, W: side, H: max(widget.MinText+2, 23*k)}
		widget.Line(l, text, words.Number(x.n), display.TextStyle{Font: display.SansBold, Size: min(16*u, text.H), Align: display.Center, Color: theme.Ink})
		text.Y, text.H = text.Y+text.H, foot
		if display.Fits(x.name, display.SansSmall, widget.MinText, side) {
			widget.Line(l, text, x.name, display.TextStyle{Font: display.SansSmall, Size: 13 * u, Align: display.Center, Color: theme.Brown})
		}
	}
}

// partner is the other of the two in the open deal, and what that has said or wants.
func partner(d table.Desk) (seat game.Player, says string) {
	st := d.Now().(*rules.State)
	deal, key, sum := &st.Deal, "asks", st.Deal.Price
	switch seat = deal.Seller; st.Decision().Prompt {
	case rules.AskPrice:
		seat, key = deal.Buyer, "wants"
	case rules.AnswerCounter:
		seat, key, sum = deal.Buyer, "offers", deal.Counter
	}
	who := d.Words().Line("sum.of."+st.Powers[seat].String(), "seat", game.Seat(seat))
	return seat, d.Words().Line("sum.partner."+key, "who", who, "n", 100*int(sum), "good", game.Good(deal.Good))
}

// drawPartner appends a bust and the arms of the other of the two, and what that has said.
func drawPartner(d table.Desk, l *display.List, r display.Rect) {
	seat, says := partner(d)
	v := d.View()
	kit.AppendBust(l, r.CutLeft(r.H), v.Seats[seat-1].Bust, v.Colour(seat))
	kit.AppendShield(l, r.CutLeft(0.9*r.H).Center(), 0.7*r.H, v.Colour(seat))
	widget.Text(l, r, says, display.TextStyle{Font: display.Caps, Size: 19 * v.Frame.Unit, Color: theme.Rubric})
}
