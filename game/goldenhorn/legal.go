package goldenhorn

import "serenissima/game"

// AppendActions implements game.State. The families of verbs are listed in the
// order of the verbs, objects rising, so that the list is sorted; the predicates
// are those of Check.
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
	for i := ShipID(1); i <= MaxShips; i++ {
		if s.canRaid(i) != 0 {
			continue
		}
		for x := Red; x <= Blue; x++ {
			if s.Hands[s.Turn][x] == 0 || s.Board.Ships[i].Sails[x] == 0 {
				continue
			}
			for y := x; y <= Blue; y++ {
				if s.canAttack(i, x, y) == 0 {
					dst = append(dst, game.Action{By: s.decider, Verb: Attack, Obj: [3]game.Ref{game.Ship(i), game.Card(x), game.Card(y)}})
				}
			}
		}
	}
	return dst
}

// appendMoves lists how each of the player's ships can begin a move.
func (s *State) appendMoves(dst []game.Action) []game.Action {
	first := s.Fleet(s.Turn)
	for i := first; i < first+FleetShips; i++ {
		for c := Red; c <= Blue; c++ {
			if s.canLoad(i, c) == 0 {
				dst = append(dst, s.two(Load, game.Ship(i), game.Good(c)))
			}
		}
	}
	if s.Expansion {
		dst = s.appendEmbarking(dst, first, TakeMercenaries, true, false)
		dst = s.appendEmbarking(dst, first, TakePeople, true, true)
		dst = s.appendEmbarking(dst, first, TakePeasants, false, true)
	}
	for i := first; i < first+FleetShips; i++ {
		if s.canSail(i) == 0 {
			dst = append(dst, s.one(Sail, game.Ship(i)))
		}
	}
	for i := first; i < first+FleetShips; i++ {
		if s.canTurnBack(i) == 0 {
			dst = append(dst, s.one(TurnBack, game.Ship(i)))
		}
	}
	return dst
}

func (s *State) appendEmbarking(dst []game.Action, first ShipID, v game.Verb, mercenaries, peasants bool) []game.Action {
	for i := first; i < first+FleetShips; i++ {
		if s.canEmbark(i, mercenaries, peasants) == 0 {
			dst = append(dst, s.one(v, game.Ship(i)))
		}
	}
	return dst
}

func (s *State) appendConquests(dst []game.Action) []game.Action {
	own := &s.Stores[s.Turn]
	if own.Figures == 0 && own.Peasants == 0 {
		return dst
	}
	for t := TerritoryID(1); t <= MaxTerritories; t++ {
		if s.canTake(t) != 0 {
			continue
		}
		for n := int8(0); n <= s.Land(t).Mercenaries; n++ {
			if s.canConquer(t, n) == 0 {
				dst = append(dst, s.two(Conquer, game.Territory(t), game.Count(n)))
			}
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
		for c := Red; c <= White; c++ {
			if s.Bag[c] > 0 && !(c == White && s.noStandIn()) {
				dst = append(dst, game.Outcome{Action: s.two(DrawCube, game.Good(c), game.Port(s.Filling)), Weight: int32(s.Bag[c])})
			}
		}
	case Cards:
		seat := game.Seat(s.drawer())
		for c := Red; c <= Blue; c++ {
			if s.Deck[c] > 0 {
				dst = append(dst, game.Outcome{Action: s.two(DrawCard, seat, game.Card(c)), Weight: int32(s.Deck[c])})
			}
		}
	}
	return dst
}
