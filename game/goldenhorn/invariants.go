package goldenhorn

import (
	"errors"
	"fmt"

	"serenissima/game"
)

// Invariants returns an error that names the first thing in s that no sequence
// of legal actions can bring about: a cube, card or figure too many or too few,
// a ship where none can be, cargo that cannot be loaded, a question to the
// wrong player. It is meant for full states, guesses among them; a view does not
// tell where all pieces are.
func (s *State) Invariants() error {
	for _, check := range []func(*State) error{
		soundCourse, soundShips, soundCargo, soundCubes, soundPeople, soundCards, soundSizes, soundHarbours, soundLands, soundTurn, soundDecision,
	} {
		if err := check(s); err != nil {
			return fmt.Errorf("goldenhorn: turn %d of player %d, %s: %w", s.Turns, s.Turn, promptNames[s.prompt], err)
		}
	}
	return nil
}

func (s *State) seated(p game.Player) bool { return p >= 1 && int8(p) <= s.Seats }

// soundCourse: G2.1, the tiles laid are those of the course, each of them once,
// and give its colours.
func soundCourse(s *State) error {
	var used [NumTiles + 1]bool
	var colours [MaxPlaces]Colour
	place, laid := Place(1), 0
	for _, symbol := range s.seatInfo().Course {
		if symbol == ModoneSymbol {
			if s.Modone != place {
				return fmt.Errorf("the place of Modone is %d, not %d", s.Modone, place)
			}
			place++
			continue
		}
		if side := s.Tiles[laid]; side != 0 {
			info := &s.Board.Tiles[side]
			if info.Symbol != symbol || used[info.Tile] {
				return fmt.Errorf("the tile %s lies where a free one with a %s should", info.ID, symbol)
			}
			used[info.Tile] = true
			copy(colours[place:], info.Spaces[:])
		} else if s.prompt != NextTile {
			return fmt.Errorf("tile %d of the course is missing", laid+1)
		}
		laid++
		place += TileSpaces
	}
	for _, side := range s.Tiles[laid:] {
		if side != 0 {
			return fmt.Errorf("the tile %s does not belong to the course", s.Board.Tiles[side].ID)
		}
	}
	if s.Last != place || s.Course != colours {
		return fmt.Errorf("the tiles give %v up to place %d, not %v up to %d", colours, place, s.Course, s.Last)
	}
	return nil
}

// soundShips: G1.3, G2.4, G5.3, G5.6, G5.7. Each seat has one fleet; at most one
// ship is on a sea space; ships under way, and only these, sail somewhere.
func soundShips(s *State) error {
	var at [MaxPlaces]int8
	var fleets [game.MaxSeats + 1]int8
	for i := range s.Ships {
		ship := &s.Ships[i]
		owner := ship.Owner
		if owner == game.Nobody {
			if *ship != (Ship{Place: ship.Place}) || ship.Place != Unplaced {
				return fmt.Errorf("ship %d is in the box and not empty: %+v", i, *ship)
			}
			continue
		}
		if i == 0 || !s.seated(owner) || s.Ships[firstOfFleet(s.Board.Ships[i].Fleet)].Owner != owner {
			return fmt.Errorf("ship %d belongs to player %d, not to the player of its fleet", i, owner)
		}
		if s.Board.Ships[i].Colours == 1 {
			fleets[owner]++
		}
		switch {
		case ship.Place == Unplaced:
			if *ship != (Ship{Owner: owner, Place: Unplaced}) || s.Turn != game.Nobody {
				return fmt.Errorf("ship %d is nowhere: %+v", i, *ship)
			}
			continue
		case ship.Place < 0 || ship.Place > s.Last:
			return fmt.Errorf("ship %d is at place %d", i, ship.Place)
		case ship.Ahead != 0 && ship.Ahead != 1 && ship.Ahead != -1,
			(ship.Ahead == 0) != s.HarbourAt(ship.Place).Start():
			return fmt.Errorf("ship %d at place %d sails ahead by %d", i, ship.Place, ship.Ahead)
		case ship.Turned && (ship.Ahead == 0 || ship.Cargo.Size() != 0):
			return fmt.Errorf("ship %d has turned but is in harbour or not empty", i)
		case ship.Dock != 0 && s.HarbourAt(ship.Place) != Modone:
			return fmt.Errorf("ship %d lies in dock %d, but not in Modone", i, ship.Dock)
		}
		at[ship.Place]++
	}
	for p := 1; p < len(fleets); p++ {
		if fleets[p] > 1 || s.First != game.Nobody && s.seated(game.Player(p)) && fleets[p] == 0 {
			return fmt.Errorf("player %d has %d fleets", p, fleets[p])
		}
	}
	for p := Place(1); p < s.Last; p++ {
		if p == s.Modone && at[p] > s.seatInfo().Docks {
			return fmt.Errorf("%d ships in Modone, which has %d docks", at[p], s.seatInfo().Docks)
		}
		if p != s.Modone && at[p] > 1 {
			return fmt.Errorf("%d ships on space %d", at[p], p)
		}
	}
	return nil
}

// soundCargo: G5.1, G6.1, G9.7. A ship carries one colour, none of its sails, or
// people. In a start harbour only a ship that has just loaded has cargo.
func soundCargo(s *State) error {
	for i := range s.Ships {
		ship := &s.Ships[i]
		kinds := 0
		if ship.Cargo.Figures > 0 || ship.Cargo.Peasants > 0 {
			kinds++
		}
		for c, n := range ship.Cargo.Cubes {
			switch {
			case n > 0 && s.Board.Ships[i].Sails[c] > 0:
				return fmt.Errorf("ship %d carries %s, a colour of its sails", i, Colour(c))
			case n > 0:
				kinds++
			}
		}
		loading := i > 0 && ShipID(i) == s.Sailing && (s.prompt == Refill || s.prompt == GameOver)
		switch {
		case kinds > 1:
			return fmt.Errorf("ship %d carries several kinds: %+v", i, ship.Cargo)
		case ship.Ahead == 0 && kinds > 0 && !loading:
			return fmt.Errorf("ship %d lies in harbour with cargo: %+v", i, ship.Cargo)
		case ship.Ahead == 0 && kinds == 0 && loading && s.prompt == Refill:
			return fmt.Errorf("ship %d has loaded nothing", i)
		}
	}
	return nil
}

// piles calls f for each pile: harbours, cargoes, warehouses.
func (s *State) piles(f func(p *Pile)) {
	for i := range s.Ports {
		f(&s.Ports[i])
	}
	for i := range s.Ships {
		f(&s.Ships[i].Cargo)
	}
	for i := range s.Stores {
		f(&s.Stores[i])
	}
}

// soundCubes: G1.2, G9.2, G9.4, G9.5. No cube is made or lost: black ones are in
// the bag, put aside or peasants, white ones always in the bag.
func soundCubes(s *State) error {
	sum, negative := s.Bag, false
	sum[Black] += s.Aside
	s.piles(func(p *Pile) {
		for c, n := range p.Cubes {
			sum[c] += n
			negative = negative || n < 0
		}
		sum[Black] += p.Peasants
		negative = negative || p.Peasants < 0 || p.Figures < 0
	})
	want := s.Board.Cubes
	if !s.Expansion {
		want[Black], want[White] = 0, 0
	}
	for c, n := range s.Bag {
		negative = negative || n < 0
		if sum[c] != want[c] {
			return fmt.Errorf("%d %s cubes, not %d", sum[c], Colour(c), want[c])
		}
	}
	if negative || s.Aside < 0 {
		return errors.New("less than nothing of a kind of piece")
	}
	if s.Expansion && s.Bag[White] != s.Board.Cubes[White] {
		return fmt.Errorf("%d white cubes in the bag", s.Bag[White])
	}
	return nil
}

// soundPeople: G9.1, G9.4, G9.10. No mercenary is made or lost, and none stays
// beside the board while peasants lie in a harbour.
func soundPeople(s *State) error {
	sum, want := s.Supply, s.Board.Figures
	s.piles(func(p *Pile) { sum += p.Figures })
	if !s.Expansion {
		want = 0
	}
	if sum != want || s.Supply < 0 {
		return fmt.Errorf("%d mercenaries, %d of them in the supply, not %d", sum, s.Supply, want)
	}
	if s.Supply > 0 && s.prompt != GameOver {
		for h := Venice; h <= Constantinople; h++ {
			if s.Ports[h].Peasants > 0 {
				return fmt.Errorf("%d peasants in %s while %d mercenaries are in the supply", s.Ports[h].Peasants, h, s.Supply)
			}
		}
	}
	return nil
}

// soundCards: G1.4, no card is made or lost.
func soundCards(s *State) error {
	sum, negative := s.Deck, false
	for c := range sum {
		sum[c] += s.Discards[c]
		negative = negative || s.Deck[c] < 0 || s.Discards[c] < 0
		for _, hand := range s.Hands {
			sum[c] += hand[c]
			negative = negative || hand[c] < 0
		}
	}
	if sum != s.Board.Cards || negative {
		return fmt.Errorf("the cards are %v, not %v", sum, s.Board.Cards)
	}
	return nil
}

// soundSizes: G10.1, G10.2. What is told of bag, deck, hands and warehouses
// agrees with what is in them; nobody else has any, and all are known.
func soundSizes(s *State) error {
	count := func(list []int8) (n int8) {
		for _, k := range list {
			n += k
		}
		return n
	}
	if n := count(s.Bag[:]); n != s.BagSize {
		return fmt.Errorf("%d cubes in the bag, not %d", n, s.BagSize)
	}
	if n := count(s.Deck[:]); n != s.DeckSize {
		return fmt.Errorf("%d cards in the deck, not %d", n, s.DeckSize)
	}
	for p := range s.Hands {
		cards, pieces := count(s.Hands[p][:]), s.Stores[p].Size()
		switch seat := game.Player(p); {
		case cards != s.HandSize[p] || pieces != s.StoreSize[p]:
			return fmt.Errorf("player %d has %d cards and %d pieces, not %d and %d", p, cards, pieces, s.HandSize[p], s.StoreSize[p])
		case !s.seated(seat) && (cards != 0 || pieces != 0):
			return fmt.Errorf("player %d is not in this game but has something", p)
		case s.HandsKnown.Has(seat) != s.seated(seat) || s.StoresKnown.Has(seat) != s.seated(seat):
			return fmt.Errorf("hand or warehouse of player %d is not known", p)
		}
	}
	return nil
}

// soundHarbours: G5.2, G7.1, G9.2, G9.14. No harbour holds more than it is filled
// to, and an empty one, or one with peasants only, has ended the game.
func soundHarbours(s *State) error {
	if s.Ports[0] != (Pile{}) {
		return errors.New("something lies in no harbour")
	}
	for h := Venice; h <= Constantinople; h++ {
		n := s.Ports[h].Size()
		switch {
		case n > s.fillTo():
			return fmt.Errorf("%d pieces in %s", n, h)
		case s.Exhausted(h) && s.Turn != game.Nobody && s.prompt != GameOver && !(s.prompt == Refill && h == s.Filling):
			return fmt.Errorf("%s is empty", h)
		case s.prompt == Refill && h == s.Filling && n == s.fillTo():
			return fmt.Errorf("%s is full", h)
		}
	}
	return nil
}

// soundLands: G9.1, G9.12, G9.14.
func soundLands(s *State) error {
	taken := 0
	for t, owner := range s.Lands {
		if owner == game.Nobody {
			continue
		}
		taken++
		if t == 0 || !s.Expansion || !s.seated(owner) {
			return fmt.Errorf("territory %d belongs to player %d", t, owner)
		}
	}
	switch {
	case taken > int(s.Turns):
		return fmt.Errorf("%d territories are taken in %d turns", taken, s.Turns)
	case s.Conquered && taken == 0:
		return errors.New("a territory was taken, and none is")
	case taken == MaxTerritories && s.prompt != GameOver:
		return errors.New("all territories are taken and the game goes on")
	}
	return nil
}

// soundTurn: what is remembered during a turn is forgotten behind it.
func soundTurn(s *State) error {
	began := s.Turn != game.Nobody
	moving := s.prompt == Underway || began && (s.prompt == Refill || s.prompt == Cards)
	switch {
	case began != (s.Turns > 0) || began && !s.seated(s.Turn):
		return fmt.Errorf("turn %d of player %d", s.Turns, s.Turn)
	case began && s.Turn != s.seat(int8((s.Turns-1)%int16(s.Seats))):
		return fmt.Errorf("turn %d is not that of player %d", s.Turns, s.Turn)
	case began && s.SetupStep != 0:
		return fmt.Errorf("step %d of the set-up", s.SetupStep)
	case !began && (s.Attacked || s.Conquered || s.Sailing != 0):
		return errors.New("something has been done before the first turn")
	case (s.prompt == Refill) != (s.Filling != 0):
		return fmt.Errorf("the harbour being filled is %d", s.Filling)
	case (s.prompt == Cards) != (s.ToDraw > 0) || s.ToDraw < 0:
		return fmt.Errorf("%d cards to draw", s.ToDraw)
	case s.prompt == Cards && s.DeckSize == 0:
		return errors.New("no card to draw")
	case s.Sailing != 0 && s.Ships[s.Sailing].Owner != s.Turn:
		return fmt.Errorf("ship %d sails in the turn of player %d", s.Sailing, s.Turn)
	case s.prompt == BeforeMove && s.Sailing != 0 || (moving || s.prompt == AfterMove) && s.Sailing == 0:
		return fmt.Errorf("ship %d sails", s.Sailing)
	case s.prompt == Underway && !s.AtSea(s.Ships[s.Sailing].Place):
		return fmt.Errorf("ship %d is under way at place %d", s.Sailing, s.Ships[s.Sailing].Place)
	}
	return nil
}

// soundDecision: the right one is asked, and has something to choose from.
func soundDecision(s *State) error {
	var right bool
	switch s.prompt {
	case NextTile, NextFleet, FirstPlayer, Refill, Cards:
		right = s.decider == game.Chance
	case ChooseHarbour:
		right = s.decider == game.Chance && s.RandomPlaces || s.decider == s.seat(s.SetupStep/FleetShips) && !s.RandomPlaces
	case BeforeMove, Underway, AfterMove:
		right = s.seated(s.decider) && s.decider == s.Turn
	case GameOver:
		right = s.decider == game.Nobody
	}
	if !right {
		return fmt.Errorf("player %d is asked", s.decider)
	}
	return game.Stuck(s)
}
