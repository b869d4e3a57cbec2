package goldenhorn

import "serenissima/game"

// The set-up goes through five parts: tiles of the course (G2.1), fleets
// (G2.2), the first player (G2.3), harbours of the ships (G2.4), cubes (G2.5)
// and cards (G2.6). SetupStep counts within each.

// nextTile returns the place of the next tile of the course and its kind, no
// kind if all are laid.
func (s *State) nextTile() (first Place, kind Symbol) {
	first, laid := 1, s.SetupStep
	for _, symbol := range s.seatInfo().Course {
		switch {
		case symbol == ModoneSymbol:
			first++
		case laid == 0:
			return first, symbol
		default:
			laid--
			first += TileSpaces
		}
	}
	return first, 0
}

// canLay reports whether a side of a tile may come next: the tile is of the
// kind and free (G2.1).
func (s *State) canLay(side TileSide) bool {
	_, kind := s.nextTile()
	info := &s.Board.Tiles[side]
	if info.Symbol != kind {
		return false
	}
	for _, laid := range s.Tiles[:s.SetupStep] {
		if s.Board.Tiles[laid].Tile == info.Tile {
			return false
		}
	}
	return true
}

func (s *State) layTile(side TileSide, out *game.Events) {
	first, _ := s.nextTile()
	for i, c := range s.Board.Tiles[side].Spaces {
		s.Course[first+Place(i)] = c
	}
	s.Tiles[s.SetupStep] = side
	s.SetupStep++
	out.Add(game.Event{Kind: game.Placed, Note: NoteCourse, What: game.Tile(side), From: game.Box, To: s.placeRef(first)})
	if _, kind := s.nextTile(); kind != 0 {
		return
	}
	s.SetupStep = 0
	if !s.FleetsBySeat {
		s.ask(game.Chance, NextFleet)
		return
	}
	for n := int8(1); n <= s.Seats; n++ {
		s.dealFleet(game.Player(n), n, out)
	}
}

// fleetFree reports whether nobody has the fleet yet (G2.2).
func (s *State) fleetFree(fleet int8) bool {
	return s.Ships[firstOfFleet(fleet)].Owner == game.Nobody
}

// firstOfFleet is the ship of one colour of a fleet.
func firstOfFleet(fleet int8) ShipID { return ShipID(3*fleet - 2) }

func (s *State) dealFleet(p game.Player, fleet int8, out *game.Events) {
	first := firstOfFleet(fleet)
	for i := first; i < first+3; i++ {
		s.Ships[i].Owner = p
		out.Add(game.Event{Kind: game.Took, Note: NoteFleet, By: p, What: game.Ship(i), From: game.Box, To: game.Seat(p)})
	}
	s.SetupStep++
	if s.SetupStep == s.Seats {
		s.SetupStep = 0
		s.ask(game.Chance, FirstPlayer)
	}
}

// begin names the first player (G2.3).
func (s *State) begin(p game.Player, out *game.Events) {
	s.First = p
	out.Add(game.Event{Kind: game.Chose, Note: NoteFirst, What: game.Seat(p)})
	s.askHarbour()
}

// askHarbour asks where the next ship starts (G2.4).
func (s *State) askHarbour() {
	if s.RandomPlaces {
		s.ask(game.Chance, ChooseHarbour)
	} else {
		s.ask(s.seat(s.SetupStep/3), ChooseHarbour)
	}
}

// nextShip is the ship that is placed next (G2.4).
func (s *State) nextShip() ShipID { return s.Fleet(s.seat(s.SetupStep/3)) + ShipID(s.SetupStep%3) }

// Fleet returns the ship of one colour of p; those of two and of three follow.
func (s *State) Fleet(p game.Player) ShipID {
	for i := ShipID(1); ; i += 3 {
		if s.Ships[i].Owner == p {
			return i
		}
	}
}

func (s *State) canPlace(i ShipID, h HarbourID) game.Reason {
	switch {
	case s.prompt != ChooseHarbour:
		return WhyNotAsked
	case i != s.nextShip():
		return WhyOtherShip
	case h == Modone:
		return WhyNoStart
	}
	return 0
}

func (s *State) placeShip(i ShipID, h HarbourID, out *game.Events) {
	s.Ships[i].Place = s.placeOf(h)
	out.Add(game.Event{Kind: game.Placed, Note: NoteStart, By: s.Ships[i].Owner, What: game.Ship(i), From: game.Seat(s.Ships[i].Owner), To: game.Port(h)})
	s.SetupStep++
	if s.SetupStep < 3*s.Seats {
		s.askHarbour()
		return
	}
	s.SetupStep = 0
	s.Filling = Venice
	s.refill(out)
}

// filledAtSetup goes on when a harbour has its first cubes (G2.5): with the
// other one, then with the cards (G2.6).
func (s *State) filledAtSetup(out *game.Events) {
	if s.Filling == Venice {
		s.Filling = Constantinople
		s.refill(out)
		return
	}
	s.Filling = 0
	s.ToDraw = s.Board.HandStart
	s.drawCards(out)
}

// dealtAtSetup goes on when a player has the first hand (G2.6).
func (s *State) dealtAtSetup(out *game.Events) {
	s.SetupStep++
	if s.SetupStep < s.Seats {
		s.ToDraw = s.Board.HandStart
		s.drawCards(out)
		return
	}
	s.SetupStep = 0
	s.beginTurn(s.First, out)
}
