package serenissima

import (
	"fmt"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// Label implements table.Labeller: of ports the good with the price of the next cube, the
// garrison, what a scoring pays, the goods in store and the buildings.
func (Table) Label(v *table.View, ref game.Ref) (signs []ui.TipSign, rest []string) {
	s := v.State.(*rules.State)
	if ref.Kind != game.PortRef || s.Ports[ref.ID].Closed {
		return nil, nil
	}
	p := rules.PortID(ref.ID)
	info, port := &s.Board.Ports[p], &s.Ports[p]
	sign := func(text string, draw func(l *op.List, r op.Rect)) {
		signs = append(signs, ui.TipSign{Append: draw, Text: text})
	}
	price := ""
	if int(port.Filled) < len(info.Values) {
		price = itoa(info.Values[port.Filled])
	}
	sign(price, func(l *op.List, r op.Rect) { pieces.AppendMedallion(l, r.Center(), r.W*0.44, info.Good.String()) })
	if port.Owner == game.Nobody {
		rest = append(rest, v.Say("board.port.neutral", "good", game.Good(info.Good)))
	} else {
		colour := v.Colour(port.Owner)
		sign(fmt.Sprintf("%d/%d", port.Sailors, info.Size()), func(l *op.List, r op.Rect) { pieces.AppendPeg(l, r.Center(), r.W*0.42, colour) })
		sign(itoa(s.Income(p)), func(l *op.List, r op.Rect) { pieces.AppendCoin(l, r.Center(), r.W*0.42, 0) })
		rest = append(rest, v.Say("board.port.owned", "good", game.Good(info.Good), "seat", game.Seat(port.Owner), "n", int(port.Sailors), "m", int(info.Size())), incomeOf(v, s, p))
	}
	for _, good := range port.Stock[:port.Filled] {
		sign("", func(l *op.List, r op.Rect) { pieces.AppendCube(l, r.Center(), r.W*0.86, good.String()) })
	}
	if port.Fort {
		sign("", func(l *op.List, r op.Rect) { badge(l, r.Center(), r.W*0.9, "white-tower", theme.Brown) })
	}
	if port.Basilica {
		sign("+"+itoa(s.Board.BasilicaIncome), func(l *op.List, r op.Rect) { badge(l, r.Center(), r.W*0.9, "byzantin-temple", theme.Gilt) })
	}
	return signs, append(rest, offers(v, s, p, port.Owner != game.Nobody && port.Owner == s.Mover())...)
}
