package mediterranee

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// Tell implements table.Table.
func (Table) Tell(v *table.View, ref game.Ref) table.Description {
	s := v.State.(*rules.State)
	told := table.Description{Lines: describe(v, s, ref), Rule: ruleOf[ref.Kind]}
	switch ref.Kind {
	case game.AreaRef: // what its galleys are is seen
		told.Signs = lens(v, s, rules.ZoneID(ref.ID))
	case game.ShipRef:
		if told.Signs = lens(v, s, s.Galleys[ref.ID].Zone); told.Signs != nil {
			told.Rest = told.Lines[1:]
		}
	}
	return told
}

// describe tells what a thing is and holds, a sentence a line.
func describe(v *table.View, s *rules.State, ref game.Ref) []string {
	switch ref.Kind {
	case game.PortRef:
		return tellPort(v, s, rules.PortID(ref.ID))
	case game.ShipRef:
		return tellGalley(v, s, rules.GalleyID(ref.ID))
	case game.AreaRef:
		lines := []string{v.Name(ref)}
		for p := game.Player(1); int8(p) <= s.Seats; p++ {
			for f := s.FleetAt(p, rules.ZoneID(ref.ID)); f != 0; f &= f - 1 {
				g := f.First()
				key := "board.aboard"
				if s.Galleys[g].Load > 0 {
					key = "board.aboard.cargo"
				}
				lines = append(lines, v.Say(key, "seat", game.Seat(p), "ship", game.Ship(g), "n", int(s.Galleys[g].Sailors), "cargo", cargo(s, g)))
				lines = append(lines, tellDangers(v, s, game.Ship(g))...)
			}
		}
		return lines
	case game.GoodRef, game.SailorRef:
		return []string{v.Name(ref)}
	}
	return nil
}

// cargo are the goods aboard a galley, kind by kind.
func cargo(s *rules.State, g rules.GalleyID) (list []lang.Amount) {
	for good := rules.Gems; good <= rules.Wood; good++ {
		if n := s.Galleys[g].Cargo[good]; n > 0 {
			list = append(list, lang.Amount{What: game.Good(good), N: int(n)})
		}
	}
	return list
}

// mostMarkets is how many ports are named that pay most for a good.
const mostMarkets = 3

// tellGood tells where a good is made, and which ports pay most to who decides.
func tellGood(v *table.View, s *rules.State, good rules.Good) []string {
	by := s.Decision().Player
	var makes, pay []rules.PortID
	for p := rules.PortID(1); int(p) < len(s.Board.Ports); p++ {
		switch {
		case s.Board.Ports[p].Good == good:
			makes = append(makes, p)
		case pays(s, by, p, good) > 0:
			pay = append(pay, p)
		}
	}
	slices.SortStableFunc(pay, func(a, b rules.PortID) int { return int(pays(s, by, b, good) - pays(s, by, a, good)) })
	var markets []string
	for _, p := range pay[:min(len(pay), mostMarkets)] {
		markets = append(markets, v.Say("board.market", "port", game.Port(p), "n", 100*int(pays(s, by, p, good))))
	}
	var makers []string
	for _, p := range makes {
		makers = append(makers, v.Name(game.Port(p)))
	}
	lines := []string{v.Say("board.makers", "ports", strings.Join(makers, ", "))}
	if len(markets) > 0 {
		lines = append(lines, v.Say("board.markets", "seat", game.Seat(by), "ports", strings.Join(markets, ", ")))
	}
	return lines
}

func tellPort(v *table.View, s *rules.State, p rules.PortID) []string {
	info, port := &s.Board.Ports[p], &s.Ports[p]
	lines := []string{v.Name(game.Port(p)), v.Say("board.port.makes", "good", game.Good(info.Good))}
	if port.Owner == game.Nobody {
		lines = append(lines, v.Say("board.port.neutral"))
	} else {
		lines = append(lines, v.Say("board.port.owned", "seat", game.Seat(port.Owner), "n", int(port.Sailors)))
	}
	if price := s.PriceAt(p); price > 0 && s.Phase == 2 {
		lines = append(lines, v.Say("board.port.price", "n", 100*int(price)))
	}
	var stock []lang.Amount
	for _, g := range port.Stock[:port.Filled] {
		stock = append(stock, lang.Amount{What: game.Good(g), N: 1})
	}
	if len(stock) > 0 {
		lines = append(lines, v.Say("board.port.stores", "goods", stock))
	}
	if s.IsFull(p) {
		lines = append(lines, v.Say("board.port.full", "n", s.PortPoints(p)))
	} else {
		lines = append(lines, v.Say("board.port.next", "n", 100*int(s.SalePrice(p))))
	}
	if good, n := paysFor(v, s, p); n > 0 { // as at its rim
		lines = append(lines, v.Say("board.port.pays", "good", game.Good(good), "n", 100*int(n)))
	}
	if port.Fort {
		lines = append(lines, v.Say("board.port.fort"))
	}
	if port.Owner != game.Nobody && s.Capital(port.Owner) == p {
		lines = append(lines, v.Say("board.port.income", "seat", game.Seat(port.Owner), "n", 100*int(s.Board.Income)))
	}
	return append(lines, tellDangers(v, s, game.Port(p))...)
}

func tellGalley(v *table.View, s *rules.State, g rules.GalleyID) []string {
	ship := &s.Galleys[g]
	lines := []string{v.Name(game.Ship(g))}
	if ship.Owner == game.Nobody {
		return append(lines, v.Say("board.ship.free"))
	}
	lines = append(lines, v.Say("board.ship.crew", "seat", game.Seat(ship.Owner), "n", int(ship.Sailors)))
	if list := cargo(s, g); len(list) > 0 {
		lines = append(lines, v.Say("board.ship.cargo", "cargo", list))
	}
	if n := s.Room(g); n > 0 {
		lines = append(lines, v.Say("board.ship.room", "n", int(n)))
	}
	if s.Decision().Prompt == rules.Movement && ship.Owner == s.Active() {
		lines = append(lines, v.Say("board.ship.moves", "n", max(0, int(s.MovesLeft(g)))))
	}
	return append(lines, tellDangers(v, s, game.Ship(g))...)
}

// Report implements table.Table: the turn, its phase and order, and each player.
func (Table) Report(v *table.View) []string {
	s := v.State.(*rules.State)
	head := v.Say("board.turn", "n", int(s.Turn))
	if s.Phase > 0 {
		head += ", " + v.Say("board.phase."+phases[s.Phase].name)
	}
	lines := []string{head + "."}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		lines = append(lines, seatLine(v, s, p)+".")
	}
	return lines
}

// seatLine tells how a player stands.
func seatLine(v *table.View, s *rules.State, p game.Player) string {
	key := "board.player"
	if leads(s, p) {
		key = "board.player.leads"
	}
	return v.Say(key, "name", v.Seats[p-1].Name, "money", purse(v, s, p), "galleys", galleyCount(s, p), "ports", portCount(s, p), "points", boardPoints(s, p))
}
