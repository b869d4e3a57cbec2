package goldenhorn

import (
	"math/bits"

	"serenissima/game"
)

// AppendActions implements game.State. The families of verbs are listed in the
// order of the verbs, objects rising, so that the list is sorted. It lists what Check allows,
// without asking for each action anew; a test compares both in random games.
func (s *State) AppendActions(dst []game.Action) []game.Action {
	if s.decider <= game.Nobody {
		return dst
	}
	switch s.prompt {
	case ChooseHarbour:
		ship := game.Ship(s.nextShip())
		return append(dst, s.two(PlaceShip, ship, game.Port(Venice)), s.two(PlaceShip, ship, game.Port(Constantinople)))
	case Underway:
		return s.appendSteps(dst)
	case BeforeMove:
		if !s.Attacked {
			dst = s.appendAttacks(dst)
		}
		dst = s.appendMoves(dst)
	}
	if s.Expansion {
		dst = s.appendConquests(dst)
		if s.canSwap() == 0 {
			dst = append(dst, s.none(Swap))
		}
	}
	if s.canAnnounce() == 0 {
		dst = append(dst, s.none(Announce))
	}
	if s.prompt == AfterMove {
		dst = append(dst, s.none(End))
	}
	return dst
}

// Actions of the decider with no, one and two objects.

func (s *State) none(v game.Verb) game.Action { return game.Action{By: s.decider, Verb: v} }

func (s *State) one(v game.Verb, x game.Ref) game.Action {
	return game.Action{By: s.decider, Verb: v, Obj: [3]game.Ref{x}}
}

func (s *State) two(v game.Verb, x, y game.Ref) game.Action {
	return game.Action{By: s.decider, Verb: v, Obj: [3]game.Ref{x, y}}
}

func (s *State) appendSteps(dst []game.Action) []game.Action {
	if c, free := s.here(); free {
		dst = append(dst, s.none(GoOn))
	} else if s.canWind(c) == 0 {
		dst = append(dst, s.one(Wind, game.Card(c)))
	}
	return append(dst, s.none(Stop))
}

func (s *State) appendAttacks(dst []game.Action) []game.Action {
	var one, two colourSet // of which there is a card in the hand, and a second one
	for c := Red; c <= Blue; c++ {
		n := s.Hands[s.Turn][c]
		if n > 0 {
			one |= 1 << c
		}
		if n > 1 {
			two |= 1 << c
		}
	}
	a := game.Action{By: s.decider, Verb: Attack, Obj: [3]game.Ref{game.Ship(1), game.Card(Red), game.Card(Red)}}
	for i := ShipID(1); i <= MaxShips; i++ {
		have := one & s.Board.Ships[i].sails
		if have == 0 || s.isPrey(i) != 0 {
			continue
		}
		for xs := have; xs != 0; xs &= xs - 1 {
			x, ys := xs.lowest(), xs
			if two&(1<<x) == 0 {
				ys &= ys - 1
			}
			for a.Obj[0].ID, a.Obj[1].ID = int16(i), int16(x); ys != 0; ys &= ys - 1 {
				a.Obj[2].ID = int16(ys.lowest())
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// A colourSet is a set of colours, by bits.
type colourSet uint8

// lowest is the lowest colour of a set that is not empty.
func (c colourSet) lowest() Colour { return Colour(bits.TrailingZeros8(uint8(c))) }

// appendMoves lists how each of the player's ships can begin a move.
func (s *State) appendMoves(dst []game.Action) []game.Action {
	first := s.Fleet(s.Turn)
	var in [FleetShips]HarbourID // start harbours where the ships lie, zero for those under way
	for k := range in {
		i := first + ShipID(k)
		in[k] = s.StartHarbourAt(s.Ships[i].Place)
		if in[k] == 0 {
			continue
		}
		for _, c := range s.Board.Ships[i].off {
			if s.lies(in[k], c) {
				dst = append(dst, s.two(Load, game.Ship(i), game.Good(c)))
			}
		}
	}
	if s.Expansion {
		dst = s.appendEmbarking(dst, first, &in, TakeMercenaries, true, false)
		dst = s.appendEmbarking(dst, first, &in, TakePeople, true, true)
		dst = s.appendEmbarking(dst, first, &in, TakePeasants, false, true)
	}
	for k, h := range in {
		if h == 0 {
			dst = append(dst, s.one(Sail, game.Ship(first+ShipID(k))))
		}
	}
	for k, h := range in {
		if i := first + ShipID(k); h == 0 && s.canTurn(i) == 0 {
			dst = append(dst, s.one(TurnBack, game.Ship(i)))
		}
	}
	return dst
}

func (s *State) appendEmbarking(dst []game.Action, first ShipID, in *[FleetShips]HarbourID, v game.Verb, mercenaries, peasants bool) []game.Action {
	for k, h := range in {
		if h != 0 && s.wait(h, mercenaries, peasants) == 0 {
			dst = append(dst, s.one(v, game.Ship(first+ShipID(k))))
		}
	}
	return dst
}

func (s *State) appendConquests(dst []game.Action) []game.Action {
	own := &s.Stores[s.Turn]
	if own.Figures == 0 && own.Peasants == 0 || s.Conquered {
		return dst
	}
	bought := own.Peasants / s.Board.PeasantsPerMercenary // mercenaries for whom peasants can stand in
	for t := TerritoryID(1); t <= MaxTerritories; t++ {
		cost := s.Land(t).Mercenaries
		if cost > own.Figures+bought || s.canTake(t) != 0 {
			continue
		}
		for n := max(0, cost-bought); n <= min(cost, own.Figures); n++ {
			dst = append(dst, s.two(Conquer, game.Territory(t), game.Count(n)))
		}
	}
	return dst
}

// AppendOutcomes implements game.State.
func (s *State) AppendOutcomes(dst []game.Outcome) []game.Outcome {
	if s.decider != game.Chance {
		return dst
	}
	switch s.prompt {
	case NextTile:
		for side := TileSide(1); side <= NumTileSides; side++ {
			if s.canLay(side) {
				dst = append(dst, game.Outcome{Action: s.one(LayTile, game.Tile(side)), Weight: 1})
			}
		}
	case NextFleet:
		seat := game.Seat(s.SetupStep + 1)
		for fleet := int8(1); fleet <= game.MaxSeats; fleet++ {
			if s.fleetFree(fleet) {
				dst = append(dst, game.Outcome{Action: s.two(DealFleet, seat, game.Count(fleet)), Weight: 1})
			}
		}
	case FirstPlayer:
		for p := game.Player(1); int8(p) <= s.Seats; p++ {
			dst = append(dst, game.Outcome{Action: s.one(Begin, game.Seat(p)), Weight: 1})
		}
	case ChooseHarbour:
		ship := game.Ship(s.nextShip())
		for h := Venice; h <= Constantinople; h++ {
			dst = append(dst, game.Outcome{Action: s.two(PlaceShip, ship, game.Port(h)), Weight: 1})
		}
	case Refill:
		o := game.Outcome{Action: s.two(DrawCube, game.Good(Red), game.Port(s.Filling))}
		for c := Red; c <= White; c++ {
			if s.Bag[c] > 0 && !(c == White && s.noStandIn()) {
				o.Action.Obj[0].ID, o.Weight = int16(c), int32(s.Bag[c])
				dst = append(dst, o)
			}
		}
	case Cards:
		o := game.Outcome{Action: s.two(DrawCard, game.Seat(s.drawer()), game.Card(Red))}
		for c := Red; c <= Blue; c++ {
			if s.Deck[c] > 0 {
				o.Action.Obj[1].ID, o.Weight = int16(c), int32(s.Deck[c])
				dst = append(dst, o)
			}
		}
	}
	return dst
}
