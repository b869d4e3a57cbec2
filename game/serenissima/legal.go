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
				dst = s.list(dst, ClosePort, portRef(p), none, none)
			}
		}
	case ChooseStart:
		return s.appendStarts(dst)
	case ChooseGalley:
		for set := s.freeNumbers(); set != 0; set &= set - 1 {
			dst = s.list(dst, TakeGalley, galleyRef(lowest(set)), none, none)
		}
	case AskPassage, AskSale, AskLanding:
		return s.list(s.list(dst, Forbid, none, none, none), Allow, none, none, none)
	case AskFightOn:
		return s.list(s.list(dst, FightOn, none, none, none), Stop, none, none, none)
	case Occupy:
		return s.appendLanding(dst, s.TargetPort, 0)
	case Loot:
		for g := Wood; g <= Spice; g++ {
			if s.Wreck[g] > 0 {
				dst = s.list(dst, TakeCube, goodRef(g), galleyRef(s.Looter), none)
			}
		}
		return s.list(dst, LeaveCubes, none, none, none)
	case SpecialInvest:
		return s.list(s.appendInvesting(dst, s.galleysOf(s.decider)), End, none, none, none)
	default:
		return s.appendActivation(dst)
	}
	return dst
}

// none is the object that an action does not have.
var none game.Ref

// list appends an action of the decider. It is written where it is to stay: to
// copy one that has just been put together somewhere else takes three times as
// long.
func (s *State) list(dst []game.Action, v game.Verb, x, y, z game.Ref) []game.Action {
	dst = append(dst, game.Action{})
	a := &dst[len(dst)-1]
	a.By, a.Verb, a.Obj[0], a.Obj[1], a.Obj[2] = s.decider, v, x, y, z
	return dst
}

func (s *State) appendStarts(dst []game.Action) []game.Action {
	numbers := s.freeNumbers()
	for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
		if s.canStartIn(p) != 0 {
			continue
		}
		for set := numbers; set != 0; set &= set - 1 {
			dst = s.list(dst, StartAt, portRef(p), galleyRef(lowest(set)), none)
		}
	}
	return dst
}

// appendActivation lists what the mover can do with the active galley, or
// instead of that.
func (s *State) appendActivation(dst []game.Action) []game.Action {
	fleet, here := s.galleysOf(s.decider), s.galleysIn(s.Galleys[s.Active].Zone)
	dst = s.appendLoading(dst, fleet&here)
	dst = s.appendSailing(dst)
	dst = s.appendSelling(dst)
	dst = s.appendAttacks(dst, here&^fleet)
	dst = s.appendLandings(dst)
	dst = s.appendInvesting(dst, fleet)
	return s.list(dst, End, none, none, none)
}

// appendLoading lists the loading step; sisters are the galleys of the mover in
// the zone, the active one included.
func (s *State) appendLoading(dst []game.Action, sisters galleySet) []game.Action {
	if s.canLoadNow() != 0 {
		return dst
	}
	active := galleyRef(s.Active)
	if p := s.PortAt(s.Galleys[s.Active].Zone); p != 0 {
		if good := s.Board.Ports[p].Good; s.canLoadGood(s.Active, good) == 0 {
			dst = s.list(dst, LoadGood, active, goodRef(good), none)
		}
	}
	dst = s.appendSailorMoves(dst, sisters)
	laden := galleySet(0)
	for set := sisters; set != 0; set &= set - 1 {
		if g := lowest(set); s.Galleys[g].Cubes > 0 {
			laden |= 1 << uint(g)
		}
	}
	if laden != 0 {
		if sisters != 1<<uint(s.Active) {
			dst = s.appendCubeMoves(dst, sisters, laden)
		}
		for good := Wood; good <= Spice; good++ {
			for set := laden; set != 0; set &= set - 1 {
				if g := lowest(set); s.Galleys[g].Cargo[good] > 0 {
					dst = s.list(dst, Jettison, goodRef(good), galleyRef(g), none)
				}
			}
		}
	}
	return s.list(dst, Scuttle, active, none, none)
}

// appendSailorMoves lists the sailors that can go over to or from the active
// galley.
func (s *State) appendSailorMoves(dst []game.Action, sisters galleySet) []game.Action {
	active, room, own := galleyRef(s.Active), s.Room(s.Active), s.ownPortHere()
	if own != 0 && room > 0 && s.Ports[own].Sailors > 1 {
		dst = s.list(dst, MoveSailor, portRef(own), active, none)
	}
	for set := sisters; set != 0; set &= set - 1 {
		g := lowest(set)
		if g != s.Active {
			if room > 0 {
				dst = s.list(dst, MoveSailor, galleyRef(g), active, none)
			}
			continue
		}
		if own != 0 && s.Ports[own].Sailors < s.Board.Ports[own].Size() {
			dst = s.list(dst, MoveSailor, active, portRef(own), none)
		}
		for others := sisters &^ (1 << uint(g)); others != 0; others &= others - 1 {
			if to := lowest(others); s.Room(to) > 0 {
				dst = s.list(dst, MoveSailor, active, galleyRef(to), none)
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
					dst = s.list(dst, MoveGood, goodRef(good), galleyRef(from), galleyRef(s.Active))
				}
				continue
			}
			for others := sisters &^ (1 << uint(from)); others != 0; others &= others - 1 {
				if to := lowest(others); s.Room(to) > 0 {
					dst = s.list(dst, MoveGood, goodRef(good), galleyRef(from), galleyRef(to))
				}
			}
		}
	}
	return dst
}

func (s *State) appendSailing(dst []game.Action) []game.Action {
	switch s.prompt {
	case Activate, Loading, Sailing:
	default:
		return dst
	}
	if s.MovesLeft() <= 0 {
		return dst
	}
	for _, z := range s.Board.Zones[s.Galleys[s.Active].Zone].Neighbours {
		dst = s.list(dst, Sail, galleyRef(s.Active), zoneRef(z), none)
	}
	return dst
}

func (s *State) appendSelling(dst []game.Action) []game.Action {
	if s.Galleys[s.Active].Cubes == 0 {
		return dst
	}
	for good := Wood; good <= Spice; good++ {
		if s.Galleys[s.Active].Cargo[good] > 0 && s.canSell(s.Active, good) == 0 {
			dst = s.list(dst, Sell, galleyRef(s.Active), goodRef(good), none)
		}
	}
	return dst
}

// appendAttacks lists the attacks; others are the galleys of other players in
// the zone.
func (s *State) appendAttacks(dst []game.Action, others galleySet) []game.Action {
	if s.canFightNow() != 0 {
		return dst
	}
	if p := s.PortAt(s.Galleys[s.Active].Zone); p != 0 && s.canAttackPort(s.Active, p) == 0 {
		dst = s.list(dst, Attack, galleyRef(s.Active), portRef(p), none)
	}
	for set := others; set != 0; set &= set - 1 {
		if g := lowest(set); s.canAttackGalley(s.Active, g) == 0 {
			dst = s.list(dst, Attack, galleyRef(s.Active), galleyRef(g), none)
		}
	}
	return dst
}

func (s *State) appendLandings(dst []game.Action) []game.Action {
	switch s.prompt {
	case Activate, Loading, Sailing, Arrived, Fighting:
	default:
		return dst
	}
	p := s.PortAt(s.Galleys[s.Active].Zone)
	if p == 0 || s.canTakeNeutral(p) != 0 {
		return dst
	}
	return s.appendLanding(dst, p, 1)
}

// appendLanding lists the landing of so many sailors or more in a port.
func (s *State) appendLanding(dst []game.Action, p PortID, least int8) []game.Action {
	for n := least; n <= s.mostLanding(p); n++ {
		dst = s.list(dst, Land, galleyRef(s.Active), portRef(p), countRef(n))
	}
	return dst
}

// appendInvesting lists the purchases; fleet are the galleys of the decider.
func (s *State) appendInvesting(dst []game.Action, fleet galleySet) []game.Action {
	if s.canInvestNow() != 0 {
		return dst
	}
	by := s.decider
	money, special := s.Ducats[by], s.prompt == SpecialInvest
	if money < s.Board.SailorPrice && money < min(s.Board.FortPrice, s.Board.BasilicaPrice) {
		return dst // nothing is cheaper
	}
	ports := s.portsOf(by)
	if s.canHire() == 0 {
		for set := ports; !special && set != 0; set &= set - 1 {
			if p := lowestPort(set); s.canGarrison(p) == 0 {
				dst = s.list(dst, Recruit, portRef(p), none, none)
			}
		}
		for set := fleet; set != 0; set &= set - 1 {
			if g := lowest(set); s.canMan(g) == 0 {
				dst = s.list(dst, Recruit, galleyRef(g), none, none)
			}
		}
		if s.canBuySome(by) == 0 {
			for numbers := s.freeNumbers(); numbers != 0; numbers &= numbers - 1 {
				for set := ports; set != 0; set &= set - 1 {
					dst = s.list(dst, BuyGalley, galleyRef(lowest(numbers)), portRef(lowestPort(set)), none)
				}
			}
		}
	}
	if special {
		return dst
	}
	for set := ports; set != 0 && money >= s.Board.FortPrice; set &= set - 1 {
		if p := lowestPort(set); s.canBuildFort(p) == 0 {
			dst = s.list(dst, BuildFort, portRef(p), none, none)
		}
	}
	for set := ports; set != 0 && money >= s.Board.BasilicaPrice; set &= set - 1 {
		if p := lowestPort(set); s.canBuildBasilica(p) == 0 {
			dst = s.list(dst, BuildBasilica, portRef(p), none, none)
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
