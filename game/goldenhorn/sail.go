package goldenhorn

import (
	"math/bits"

	"serenissima/game"
)

// canBegin says whether the ship can begin a move at all: the player's own, and
// none has moved yet (G3.1).
func (s *State) canBegin(i ShipID) game.Reason {
	switch {
	case s.prompt == AfterMove:
		return WhyMoved
	case s.prompt != BeforeMove:
		return WhyNotAsked
	case s.Ships[i].Owner != s.Turn:
		return WhyNotYours
	}
	return 0
}

// canLeave says whether the ship lies in a start harbour, from where a move
// begins with loading (G5.1).
func (s *State) canLeave(i ShipID) game.Reason {
	if why := s.canBegin(i); why != 0 {
		return why
	}
	if s.StartHarbourAt(s.Ships[i].Place) == 0 {
		return WhyUnderway
	}
	return 0
}

func (s *State) canLoad(i ShipID, c Colour) game.Reason {
	if why := s.canLeave(i); why != 0 {
		return why
	}
	switch {
	case s.Board.Ships[i].Sails[c] > 0:
		return WhyOwnSails
	case !s.lies(s.StartHarbourAt(s.Ships[i].Place), c):
		return WhyNoneHere
	}
	return 0
}

// lies reports whether there are goods of a colour in a start harbour.
func (s *State) lies(h HarbourID, c Colour) bool { return s.Ports[h].Cubes[c] > 0 }

// load takes all cubes of a colour aboard (G5.1).
func (s *State) load(i ShipID, c Colour, out *game.Events) {
	ship := &s.Ships[i]
	h := s.StartHarbourAt(ship.Place)
	n := s.Ports[h].Cubes[c]
	s.Ports[h].Cubes[c] = 0
	ship.Cargo.Cubes[c] = n
	out.Add(game.Event{Kind: game.Moved, Note: NoteCargo, By: s.Turn, What: game.Good(c), From: game.Port(h), To: game.Ship(i), N: int16(n)})
	s.leave(i, h, out)
}

// leave refills the harbour where a ship has just loaded (G5.2); depart goes on.
func (s *State) leave(i ShipID, h HarbourID, out *game.Events) {
	s.Sailing, s.Filling = i, h
	s.refill(out)
}

// depart ends the game if the harbour has stayed empty (G7.1), else the ship
// that has loaded there makes its first step.
func (s *State) depart(out *game.Events) {
	h := s.Filling
	s.Filling = 0
	if s.Exhausted(h) {
		s.finish(NoteHarbour, game.Port(h), out)
		return
	}
	s.Ships[s.Sailing].Ahead = 1
	if h == Constantinople {
		s.Ships[s.Sailing].Ahead = -1
	}
	s.step(out)
}

func (s *State) canSail(i ShipID) game.Reason {
	if why := s.canBegin(i); why != 0 {
		return why
	}
	if s.StartHarbourAt(s.Ships[i].Place) != 0 {
		return WhyLoadFirst
	}
	return 0
}

// sail makes the first step of a ship under way: it is compulsory and needs no
// wind (G5.3).
func (s *State) sail(i ShipID, out *game.Events) {
	s.Sailing = i
	s.step(out)
}

func (s *State) canTurnBack(i ShipID) game.Reason {
	if why := s.canSail(i); why != 0 {
		return why
	}
	return s.canTurn(i)
}

// canTurn says whether a ship under way can turn round: empty, and once on a voyage.
func (s *State) canTurn(i ShipID) game.Reason {
	switch ship := &s.Ships[i]; {
	case ship.Cargo != Pile{}:
		return WhyLaden
	case ship.Turned:
		return WhyTurned
	}
	return 0
}

// turnBack turns an empty ship round and makes its first step (G5.7).
func (s *State) turnBack(i ShipID, out *game.Events) {
	ship := &s.Ships[i]
	ship.Ahead, ship.Turned = -ship.Ahead, true
	out.Add(game.Event{Kind: game.Turned, Note: NoteTurned, By: s.Turn, What: game.Ship(i), To: s.placeRef(ship.Place)})
	s.sail(i, out)
}

// Next is the place to which the next step takes a ship at p that sails ahead:
// the next sea space without a ship, Modone if it has a free dock, or a start
// harbour (G5.3, G5.6).
func (s *State) Next(p Place, ahead int8) Place {
	var taken uint16 // places with ships, by bits
	docks := s.seatInfo().Docks
	for i := 1; i <= MaxShips; i++ {
		at := s.Ships[i].Place
		if at == s.Modone {
			docks--
		} else if at > 0 {
			taken |= 1 << uint(at)
		}
	}
	for {
		p += Place(ahead)
		switch {
		case p == 0 || p == s.Last:
			return p
		case p == s.Modone:
			if docks > 0 {
				return p
			}
		case taken&(1<<uint(p)) == 0:
			return p
		}
	}
}

// FreeDock is the first dock of Modone in which no ship lies, for the next that comes there: all others stay in theirs.
func (s *State) FreeDock() (dock int8) {
	var taken uint16 // by bits
	for i := 1; i <= MaxShips; i++ {
		if s.Ships[i].Place == s.Modone {
			taken |= 1 << uint(s.Ships[i].Dock)
		}
	}
	return int8(bits.TrailingZeros16(^taken))
}

// step takes the ship that sails to its next place: into a harbour, where every
// move ends (G5.6), or to a sea space.
func (s *State) step(out *game.Events) {
	ship := &s.Ships[s.Sailing]
	from := ship.Place
	to, dock := s.Next(from, ship.Ahead), int8(0)
	if s.HarbourAt(to) == Modone {
		dock = s.FreeDock()
	}
	ship.Place, ship.Dock = to, dock
	passed := (ship.Place - from) * Place(ship.Ahead)
	out.Add(game.Event{Kind: game.Moved, By: s.Turn, What: game.Ship(s.Sailing), From: s.placeRef(from), To: s.placeRef(ship.Place), N: int16(passed)})
	switch s.HarbourAt(ship.Place) {
	case 0:
		s.ask(s.Turn, Underway)
	case Modone:
		s.reachModone(out)
	default:
		s.arrive(out)
	}
}

// here is the colour of the sea space where the ship that sails is, and whether
// that colour is on its sails (G5.4).
func (s *State) here() (c Colour, free bool) {
	c = s.Course[s.Ships[s.Sailing].Place]
	return c, s.Board.Ships[s.Sailing].Sails[c] > 0
}

func (s *State) canGoOn() game.Reason {
	if s.prompt != Underway {
		return WhyNotAsked
	}
	if _, free := s.here(); !free {
		return WhyNeedsWind
	}
	return 0
}

// canWind says whether a card takes the ship on: one of the colour of the
// space, unless that is on the sails (G5.5).
func (s *State) canWind(card Colour) game.Reason {
	if s.prompt != Underway {
		return WhyNotSailing
	}
	switch c, free := s.here(); {
	case free:
		return WhyFreeWind
	case card != c:
		return WhyOtherColour
	case s.Hands[s.Turn][card] == 0:
		return WhyNoCard
	}
	return 0
}

// goOn takes another step for nothing (G5.4).
func (s *State) goOn(out *game.Events) {
	out.Add(game.Event{Kind: game.Chose, Note: NoteFreeWind, By: s.Turn, What: game.Ship(s.Sailing)})
	s.step(out)
}

// wind takes another step for a card (G5.5).
func (s *State) wind(card Colour, out *game.Events) {
	s.discard(card, NoteWind, game.Ship(s.Sailing), out)
	s.step(out)
}

func (s *State) canStop() game.Reason {
	if s.prompt != Underway {
		return WhyNotAsked
	}
	return 0
}

// stop ends the move on a sea space.
func (s *State) stop(out *game.Events) {
	out.Add(game.Event{Kind: game.Chose, Note: NoteStop, By: s.Turn, What: game.Ship(s.Sailing), To: s.placeRef(s.Ships[s.Sailing].Place)})
	s.endMove()
}
