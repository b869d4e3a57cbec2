package mediterranee

import (
	"math"
	"slices"

	"serenissima/assets/lang"
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

// mostCoinsLaid is how many coins lie in a pan at most.
const mostCoinsLaid = 12

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

// dealTitle is what the open deal is about: a good, and whence it comes.
func dealTitle(d table.Desk) string {
	deal := &d.Now().(*rules.State).Deal
	from := game.Port(deal.Port)
	if deal.Port == 0 {
		from = game.Ship(deal.From)
	}
	return lang.Capital(d.Words().Line("sum.deal", "good", game.Good(deal.Good), "from", from))
}

// tilt is how far a balance leans to the side of a price, from -1 to 1, for the most that the good brings.
func (r *returns) tilt(paid int) float64 {
	worth := r.best().N
	return float64(paid-worth) / float64(max(1, paid, worth))
}

// drawBalance appends the balance, which leans to the side of who profits: in the pan of the buyer lies what the good
// brings at best, in that of the owner the price. Who decides has the right one.
func (r *returns) drawBalance(d table.Desk, l *display.List, at display.Rect, paid int, lean float64) {
	v, words := d.View(), d.Words()
	u, deal := v.Frame.Unit, &d.Now().(*rules.State).Deal
	big, foot := max(widget.MinText, min(20*u, 0.16*at.H)), max(widget.MinText, 13*u)+2*u
	if high := at.W*kit.BalanceHeight/kit.BalanceWidth + foot; high < at.H {
		at = at.Middle(at.W, high)
	}
	ground := at
	ground.CutBottom(foot)
	most := r.best()
	sides := [2]struct {
		by   game.Player
		n    int
		name string
	}{{deal.Buyer, most.N, words.Title(most.Place)}, {deal.Seller, paid, words.Line("sum.net.gets")}}
	if r.net {
		sides[0], sides[1], lean = sides[1], sides[0], -lean
		sides[0].name = words.Line("sum.net.pays")
	}
	left, right, k := kit.AppendBalance(l, ground, lean)
	for i, pan := range []display.Point{left, right} {
		if x := sides[i]; x.by == deal.Buyer {
			d.Table().Stage(v).Piece(l, display.Point{X: pan.X, Y: pan.Y - 12*k}, 25*k, r.good)
		} else {
			layCoins(l, pan, k, int(math.Ceil(float64(paid)/100)))
		}
	}
	side := at.W/2 - 29*k
	for i, x := range sides {
		text := display.Rect{X: at.X + float64(i)*(at.W-side), Y: at.Y + at.H - foot - 1.1*big, W: side, H: 1.1 * big}
		sum := words.Number(x.n)
		wide := display.Measure(sum, display.SansBold, big)
		kit.AppendShield(l, display.Point{X: text.Center().X - wide/2 - 2*u, Y: text.Center().Y}, 1.1*big, v.Colour(x.by))
		widget.Line(l, text.Moved(0.7*big, 0), sum, display.TextStyle{Font: display.SansBold, Size: big, Align: display.Center, Color: theme.Ink})
		text.Y, text.H = text.Y+text.H, foot
		if display.Fits(x.name, display.SansSmall, widget.MinText, side) {
			widget.Line(l, text, x.name, display.TextStyle{Font: display.SansSmall, Size: 13 * u, Align: display.Center, Color: theme.Brown})
		}
	}
}

// layCoins lays coins into a pan, three beside each other.
func layCoins(l *display.List, pan display.Point, k float64, n int) {
	coin := display.Rect{W: 17 * k, H: 6 * k}
	for i := range min(mostCoinsLaid, n) {
		coin.X, coin.Y = pan.X+(float64((i+1)%3)-1.5)*coin.W, pan.Y-float64(i/3+1)*(coin.H-k)
		l.Fill(coin, 0.4*coin.H, theme.Wares["gold"].Cube)
		l.Stroke(coin, 0.4*coin.H, max(0.8, k), theme.Ink)
	}
}

// partner is the other of the two in the open deal, and what that has said or wants.
func partner(d table.Desk) (seat game.Player, says string) {
	st := d.Now().(*rules.State)
	deal, key, sum := &st.Deal, "asks", st.Deal.Price
	switch seat = deal.Seller; st.Decision().Prompt {
	case rules.AskPrice:
		if seat, key = deal.Buyer, "wants"; deal.Seller == st.Active() {
			key = "offered"
		}
	case rules.AnswerCounter:
		seat, key, sum = deal.Buyer, "offers", deal.Counter
	}
	who := d.Words().Line("sum.of."+st.Powers[seat].String(), "seat", game.Seat(seat))
	return seat, d.Words().Line("sum.partner."+key, "who", who, "n", 100*int(sum), "good", game.Good(deal.Good))
}

// drawPartner appends a bust and the arms of the other of the two, and what that has said, in a row.
func drawPartner(d table.Desk, l *display.List, r display.Rect) {
	seat, says := partner(d)
	v := d.View()
	kit.AppendBust(l, r.CutLeft(r.H), v.Seats[seat-1].Bust, v.Colour(seat))
	kit.AppendShield(l, r.CutLeft(0.9*r.H).Center(), 0.7*r.H, v.Colour(seat))
	widget.Text(l, r, says, display.TextStyle{Font: display.Caps, Size: 19 * v.Frame.Unit, Color: theme.Rubric})
}

// drawPartnerCard appends the same on a card below the cloth of the seat.
func drawPartnerCard(d table.Desk, l *display.List, r display.Rect) {
	seat, says := partner(d)
	v := d.View()
	u := v.Frame.Unit
	l.Fill(r, 6*u, theme.Vellum)
	kit.AppendCloth(l, r.CutTop(9*u), v.Colour(seat))
	l.Stroke(display.Rect{X: r.X, Y: r.Y - 9*u, W: r.W, H: r.H + 9*u}, 3*u, max(1, 1.4*u), theme.LiveryOf(v.Colour(seat)).Main)
	text := r.InsetBy(6*u, 4*u)
	kit.AppendPortrait(l, text.CutTop(min(text.W, max(0.5*text.H, text.H-widget.Height(says, display.Caps, 18*u, text.W)-6*u))).Inset(2*u), v.Seats[seat-1].Bust, v.Colour(seat))
	widget.Text(l, text, says, display.TextStyle{Font: display.Caps, Size: 18 * u, Align: display.Center, Color: theme.Rubric})
}
