package serenissima

import "serenissima/game"

// AppendActions implements game.State. Each family of verbs is listed in the
// order of the verbs, objects rising, so that the list is sorted; the
// predicates are those of Check.
func (s *State) AppendActions(dst []game.Action) []game.Action {
	if s.decider <= game.Nobody {
		return dst
	}
	switch s.prompt {
	case ChooseClosed:
		for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
			if s.canClose(p) == 0 {
				dst = s.one(dst, ClosePort, portRef(p))
			}
		}
	case ChooseStart:
		return s.appendStarts(dst)
	case ChooseGalley:
		for set := s.freeNumbers(); set != 0; set &= set - 1 {
			dst = s.one(dst, TakeGalley, galleyRef(lowest(set)))
		}
	case AskPassage, AskSale, AskLanding:
		return s.none(s.none(dst, Forbid), Allow)
	case AskFightOn:
		return s.none(s.none(dst, FightOn), Stop)
	case Occupy:
		return s.appendLanding(dst, s.TargetPort, 0)
	case Loot:
		for g := Wood; g <= Spice; g++ {
			if s.Wreck[g] > 0 {
				dst = s.two(dst, TakeCube, goodRef(g), galleyRef(s.Looter))
			}
		}
		return s.none(dst, LeaveCubes)
	case SpecialInvest:
		return s.none(s.appendInvesting(dst), End)
	default:
		return s.appendActivation(dst)
	}
	return dst
}

// Actions of the decider with no, one, two and three objects are written where
// they are to stay: to copy one that has just been put together somewhere else
// takes three times as long.

func (s *State) none(dst []game.Action, v game.Verb) []game.Action {
	dst = append(dst, game.Action{})
	a := &dst[len(dst)-1]
	a.By, a.Verb = s.decider, v
	return dst
}

func (s *State) one(dst []game.Action, v game.Verb, x game.Ref) []game.Action {
	dst = s.none(dst, v)
	dst[len(dst)-1].Obj[0] = x
	return dst
}

func (s *State) two(dst []game.Action, v game.Verb, x, y game.Ref) []game.Action {
	dst = s.none(dst, v)
	a := &dst[len(dst)-1]
	a.Obj[0], a.Obj[1] = x, y
	return dst
}

func (s *State) three(dst []game.Action, v game.Verb, x, y, z game.Ref) []game.Action {
	dst = s.none(dst, v)
	a := &dst[len(dst)-1]
	a.Obj[0], a.Obj[1], a.Obj[2] = x, y, z
	return dst
}

func (s *State) appendStarts(dst []game.Action) []game.Action {
	numbers := s.freeNumbers()
	for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
		if s.canStartIn(p) != 0 {
			continue
		}
		for set := numbers; set != 0; set &= set - 1 {
			dst = s.two(dst, StartAt, portRef(p), galleyRef(lowest(set)))
		}
	}
	return dst
}

// appendActivation lists what the mover can do with the active galley, or
// instead of that.
func (s *State) appendActivation(dst []game.Action) []game.Action {
	load, fight, invest := s.canLoadNow() == 0, s.canFightNow() == 0, s.canInvestNow() == 0
	own, here := s.held.galleys[s.decider], s.held.zones[s.Galleys[s.Active].Zone]
	if load {
		dst = s.appendLoading(dst, own&here)
	}
	if s.canSailNow() == 0 && s.MovesLeft() > 0 {
		dst = s.appendSailing(dst)
	}
	if s.Galleys[s.Active].Cubes > 0 && s.canSellNow() == 0 {
		dst = s.appendSelling(dst)
	}
	if fight {
		dst = s.appendAttacks(dst, here&^own)
	}
	if s.canLandNow() == 0 {
		dst = s.appendLandings(dst)
	}
	if invest {
		dst = s.appendInvesting(dst)
	}
	return s.none(dst, End)
}

// appendLoading lists the loading step; sisters are the galleys of the mover in
// the zone, the active one included.
func (s *State) appendLoading(dst []game.Action, sisters galleySet) []game.Action {
	active := galleyRef(s.Active)
	if p := s.PortAt(s.Galleys[s.Active].Zone); p != 0 {
		if good := s.Board.Ports[p].Good; s.canLoadGood(s.Active, good) == 0 {
			dst = s.two(dst, LoadGood, active, goodRef(good))
		}
	}
	dst = s.appendSailorMoves(dst, sisters)
	laden := galleySet(0)
	for set := sisters; set != 0; set &= set - 1 {
		if g := lowest(set); s.Galleys[g].Cubes > 0 {
			laden |= 1 << g
		}
	}
	if laden != 0 {
		if sisters != 1<<s.Active {
			dst = s.appendCubeMoves(dst, sisters, laden)
		}
		for good := Wood; good <= Spice; good++ {
			for set := laden; set != 0; set &= set - 1 {
				if g := lowest(set); s.Galleys[g].Cargo[good] > 0 {
					dst = s.two(dst, Jettison, goodRef(good), galleyRef(g))
				}
			}
		}
	}
	return s.one(dst, Scuttle, active)
}

// appendSailorMoves lists the sailors that can go over to or from the active
// galley.
func (s *State) appendSailorMoves(dst []game.Action, sisters galleySet) []game.Action {
	active, room, own := galleyRef(s.Active), s.Room(s.Active), s.ownPortHere()
	if own != 0 && room > 0 && s.Ports[own].Sailors > 1 {
		dst = s.two(dst, MoveSailor, portRef(own), active)
	}
	for set := sisters; set != 0; set &= set - 1 {
		g := lowest(set)
		if g != s.Active {
			if room > 0 {
				dst = s.two(dst, MoveSailor, galleyRef(g), active)
			}
			continue
		}
		if own != 0 && s.Ports[own].Sailors < s.Board.Ports[own].Size() {
			dst = s.two(dst, MoveSailor, active, portRef(own))
		}
		for others := sisters &^ (1 << g); others != 0; others &= others - 1 {
			if to := lowest(others); s.Room(to) > 0 {
				dst = s.two(dst, MoveSailor, active, galleyRef(to))
			}
		}
	}
	return dst
}

// appendCubeMoves lists the cubes that can go over to or from the active galley.
func (s *State) appendCubeMoves(dst []game.Action, sisters, laden galleySet) []game.Action {
	room := s.Room(s.Active)
	for good := Wood; good <= Spice; good++ {
		for set := laden; set != 0; set &= set - 1 {
			from := lowest(set)
			if s.Galleys[from].Cargo[good] == 0 {
				continue
			}
			if from != s.Active {
				if room > 0 {
					dst = s.three(dst, MoveGood, goodRef(good), galleyRef(from), galleyRef(s.Active))
				}
				continue
			}
			for others := sisters &^ (1 << from); others != 0; others &= others - 1 {
				if to := lowest(others); s.Room(to) > 0 {
					dst = s.three(dst, MoveGood, goodRef(good), galleyRef(from), galleyRef(to))
				}
			}
		}
	}
	return dst
}

func (s *State) appendSailing(dst []game.Action) []game.Action {
	for _, z := range s.Board.Zones[s.Galleys[s.Active].Zone].Neighbours {
		dst = s.two(dst, Sail, galleyRef(s.Active), zoneRef(z))
	}
	return dst
}

func (s *State) appendSelling(dst []game.Action) []game.Action {
	p := s.PortAt(s.Galleys[s.Active].Zone)
	for good := Wood; good <= Spice; good++ {
		if s.Galleys[s.Active].Cargo[good] > 0 && s.canStore(p, good) == 0 {
			dst = s.two(dst, Sell, galleyRef(s.Active), goodRef(good))
		}
	}
	return dst
}

// appendAttacks lists the attacks; others are the galleys of other players in
// the zone.
func (s *State) appendAttacks(dst []game.Action, others galleySet) []game.Action {
	if p := s.PortAt(s.Galleys[s.Active].Zone); p != 0 && s.canStorm(p) == 0 {
		dst = s.two(dst, Attack, galleyRef(s.Active), portRef(p))
	}
	for set := others; set != 0; set &= set - 1 {
		if g := lowest(set); s.canBoard(g) == 0 {
			dst = s.two(dst, Attack, galleyRef(s.Active), galleyRef(g))
		}
	}
	return dst
}

func (s *State) appendLandings(dst []game.Action) []game.Action {
	p := s.PortAt(s.Galleys[s.Active].Zone)
	if p == 0 || s.canTakeNeutral(p) != 0 {
		return dst
	}
	return s.appendLanding(dst, p, 1)
}

// appendLanding lists the landing of so many sailors or more in a port.
func (s *State) appendLanding(dst []game.Action, p PortID, least int8) []game.Action {
	for n := least; n <= s.mostLanding(p); n++ {
		dst = s.three(dst, Land, galleyRef(s.Active), portRef(p), countRef(n))
	}
	return dst
}

// appendInvesting lists the purchases.
func (s *State) appendInvesting(dst []game.Action) []game.Action {
	by := s.decider
	money, special := s.Ducats[by], s.prompt == SpecialInvest
	if money < s.Board.SailorPrice && money < min(s.Board.FortPrice, s.Board.BasilicaPrice) {
		return dst // nothing is cheaper
	}
	own, ports := s.held.galleys[by], s.held.ports[by]
	if s.canHire() == 0 {
		for set := ports; !special && set != 0; set &= set - 1 {
			if p := lowestPort(set); s.canGarrison(p) == 0 {
				dst = s.one(dst, Recruit, portRef(p))
			}
		}
		for set := own; set != 0; set &= set - 1 {
			if g := lowest(set); s.canMan(g) == 0 {
				dst = s.one(dst, Recruit, galleyRef(g))
			}
		}
		if s.canBuySome(by, own.size()) == 0 {
			for numbers := s.freeNumbers(); numbers != 0; numbers &= numbers - 1 {
				for set := ports; set != 0; set &= set - 1 {
					dst = s.two(dst, BuyGalley, galleyRef(lowest(numbers)), portRef(lowestPort(set)))
				}
			}
		}
	}
	if special {
		return dst
	}
	for set := ports; set != 0 && money >= s.Board.FortPrice; set &= set - 1 {
		if p := lowestPort(set); s.canBuildFort(p) == 0 {
			dst = s.one(dst, BuildFort, portRef(p))
		}
	}
	for set := ports; set != 0 && money >= s.Board.BasilicaPrice; set &= set - 1 {
		if p := lowestPort(set); s.canBuildBasilica(p) == 0 {
			dst = s.one(dst, BuildBasilica, portRef(p))
		}
	}
	return dst
}

// AppendOutcomes implements game.State.
func (s *State) AppendOutcomes(dst []game.Outcome) []game.Outcome {
	if s.decider != game.Chance {
		return dst
	}
	deal := func(v game.Verb, x game.Ref, weight int32) {
		a := game.Action{By: game.Chance, Verb: v, Obj: [3]game.Ref{x}}
		dst = append(dst, game.Outcome{Action: a, Weight: weight})
	}
	switch s.prompt {
	case FirstPlayer:
		for p := game.Player(1); int8(p) <= s.Seats; p++ {
			deal(Begin, seatRef(p), 1)
		}
	case ChooseClosed:
		for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
			if s.canClose(p) == 0 {
				deal(ClosePort, portRef(p), 1)
			}
		}
	case BattleRound:
		a, d := s.Battle()
		return append(dst, s.Board.rolls[a][d]...)
	case FortVolley:
		return append(dst, s.Board.volley...)
	case DogeCard:
		for c := range s.Deck {
			if s.Deck[c] > 0 {
				deal(DrawCard, cardRef(int8(c)), int32(s.Deck[c]))
			}
		}
	}
	return dst
}
