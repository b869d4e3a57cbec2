package serenissima

import (
	"fmt"
	"slices"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// inSigns tells in signs what is known of a thing, and in lines what these leave to be said: of ports
// the good with the price of the next cube, the garrison, what a scoring pays, the goods in store and
// the buildings; of galleys the crew, the cargo and the free spaces.
func inSigns(v *table.View, s *rules.State, ref game.Ref) (signs []widget.TipSign, rest []string) {
	switch {
	case ref.Kind == game.PortRef && !s.Ports[ref.ID].Closed:
		return labelOfPort(v, s, rules.PortID(ref.ID))
	case ref.Kind == game.ShipRef && s.Galleys[ref.ID].Owner != game.Nobody:
		return labelOfGalley(v, s, rules.GalleyID(ref.ID))
	}
	return nil, nil
}

// labelOfGalley is that of a galley in play.
func labelOfGalley(v *table.View, s *rules.State, g rules.GalleyID) (signs []widget.TipSign, rest []string) {
	galley := &s.Galleys[g]
	colour := v.Colour(galley.Owner)
	signs = append(signs, widget.TipSign{Text: itoa(galley.Sailors), Append: func(l *display.List, r display.Rect) { kit.AppendPeg(l, r.Center(), r.W*0.42, colour) }})
	for good := rules.Wood; good <= rules.Spice; good++ {
		for range galley.Cargo[good] {
			signs = append(signs, widget.TipSign{Append: func(l *display.List, r display.Rect) { kit.AppendCube(l, r.Center(), r.W*0.86, good.String()) }})
		}
	}
	if free := s.Room(g); free > 0 {
		signs = append(signs, widget.TipSign{Text: itoa(free), Append: func(l *display.List, r display.Rect) { kit.AppendHoldCell(l, r.Inset(0.08*r.W)) }})
	}
	crew := v.Say("board.ship.crew", "seat", game.Seat(galley.Owner), "n", int(galley.Sailors))
	return signs, append([]string{crew}, orders(v, s, g)...)
}

// labelOfPort is that of a port that is not closed.
func labelOfPort(v *table.View, s *rules.State, p rules.PortID) (signs []widget.TipSign, rest []string) {
	info, port := &s.Board.Ports[p], &s.Ports[p]
	sign := func(text string, draw func(l *display.List, r display.Rect)) {
		signs = append(signs, widget.TipSign{Append: draw, Text: text})
	}
	price := ""
	if int(port.Filled) < len(info.Values) {
		price = itoa(info.Values[port.Filled])
	}
	sign(price, func(l *display.List, r display.Rect) {
		kit.AppendMedallion(l, r.Center(), r.W*0.44, info.Good.String())
	})
	if port.Owner == game.Nobody {
		rest = append(rest, v.Say("board.port.neutral", "good", game.Good(info.Good)))
	} else {
		colour := v.Colour(port.Owner)
		sign(fmt.Sprintf("%d/%d", port.Sailors, info.Size()), func(l *display.List, r display.Rect) { kit.AppendPeg(l, r.Center(), r.W*0.42, colour) })
		sign(itoa(s.Income(p)), func(l *display.List, r display.Rect) { kit.AppendCoin(l, r.Center(), r.W*0.42, 0) })
		rest = append(rest, v.Say("board.port.owned", "good", game.Good(info.Good), "seat", game.Seat(port.Owner), "n", int(port.Sailors), "m", int(info.Size())), incomeOf(v, s, p))
	}
	for _, good := range port.Stock[:port.Filled] {
		sign("", func(l *display.List, r display.Rect) { kit.AppendCube(l, r.Center(), r.W*0.86, good.String()) })
	}
	if port.Fort {
		sign("", func(l *display.List, r display.Rect) { badge(l, r.Center(), r.W*0.9, "white-tower", theme.Brown) })
	}
	if port.Basilica {
		sign("+"+itoa(s.Board.BasilicaIncome), func(l *display.List, r display.Rect) { badge(l, r.Center(), r.W*0.9, "byzantin-temple", theme.Gilt) })
	}
	return signs, slices.Concat(rest, wineOf(v, s, p), offers(v, s, p, port.Owner != game.Nobody && port.Owner == s.Mover()))
}
