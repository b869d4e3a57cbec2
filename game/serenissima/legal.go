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
		return s.none(s.appendActivation(dst), End)
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
// instead of that. Where it lies is looked up once for all.
func (s *State) appendActivation(dst []game.Action) []game.Action {
	active := &s.Galleys[s.Active]
	p, own, here := s.PortAt(active.Zone), s.held.galleys[s.decider], s.held.zones[active.Zone]
	if s.canLoadNow() == 0 {
		dst = s.appendLoading(dst, p, own&here)
	}
	if s.MovesLeft() > 0 && s.canSailNow() == 0 {
		dst = s.appendSailing(dst)
	}
	if p != 0 && active.Cubes > 0 && s.canSellNow() == 0 {
		dst = s.appendSelling(dst, p)
	}
	if s.canFightNow() == 0 {
		dst = s.appendAttacks(dst, p, here&^own)
	}
	if p != 0 && s.canLandNow() == 0 && s.canTakeNeutral(p) == 0 {
		dst = s.appendLanding(dst, p, 1)
	}
	if s.canInvestNow() == 0 {
		dst = s.appendInvesting(dst)
	}
	return dst
}

// appendLoading lists the loading step; p is the port of the zone, sisters are
// the galleys of the mover in it, the active one included.
func (s *State) appendLoading(dst []game.Action, p PortID, sisters galleySet) []game.Action {
	active := galleyRef(s.Active)
	if p != 0 {
		if good := s.Board.Ports[p].Good; s.canLoadFrom(p, good) == 0 {
			dst = s.two(dst, LoadGood, active, goodRef(good))
		}
	}
	dst = s.appendSailorMoves(dst, p, sisters)
	if laden := s.laden(sisters); laden != 0 {
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

// laden returns the galleys of a set that have cubes aboard.
func (s *State) laden(set galleySet) (laden galleySet) {
	for ; set != 0; set &= set - 1 {
		if s.Galleys[lowest(set)].Cubes > 0 {
			laden |= set & -set
		}
	}
	return laden
}

// appendSailorMoves lists the sailors that can go over to or from the active
// galley.
func (s *State) appendSailorMoves(dst []game.Action, p PortID, sisters galleySet) []game.Action {
	active, room := galleyRef(s.Active), s.Room(s.Active)
	ashore := false // whether a sailor can go there
	if port := &s.Ports[p]; p != 0 && port.Owner == s.decider {
		if room > 0 && port.Sailors > 1 {
			dst = s.two(dst, MoveSailor, portRef(p), active)
		}
		ashore = port.Sailors < s.Board.Ports[p].Size()
	}
	for set := sisters; set != 0; set &= set - 1 {
		g := lowest(set)
		if g != s.Active {
			if room > 0 {
				dst = s.two(dst, MoveSailor, galleyRef(g), active)
			}
			continue
		}
		if ashore {
			dst = s.two(dst, MoveSailor, active, portRef(p))
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
	active := galleyRef(s.Active)
	for _, z := range s.Board.Zones[s.Galleys[s.Active].Zone].Neighbours {
		dst = s.two(dst, Sail, active, zoneRef(z))
	}
	return dst
}

func (s *State) appendSelling(dst []game.Action, p PortID) []game.Action {
	galley := &s.Galleys[s.Active]
	for good := Wood; good <= Spice; good++ {
		if galley.Cargo[good] > 0 && s.canStore(p, good) == 0 {
			dst = s.two(dst, Sell, galleyRef(s.Active), goodRef(good))
		}
	}
	return dst
}

// appendAttacks lists the attacks; p is the port of the zone, others are the
// galleys of other players in it.
func (s *State) appendAttacks(dst []game.Action, p PortID, others galleySet) []game.Action {
	if p != 0 && s.canStorm(p) == 0 {
		dst = s.two(dst, Attack, galleyRef(s.Active), portRef(p))
	}
	for set := others; set != 0; set &= set - 1 {
		if g := lowest(set); s.canBoard(g) == 0 {
			dst = s.two(dst, Attack, galleyRef(s.Active), galleyRef(g))
		}
	}
	return dst
}

// appendLanding lists the landing of so many sailors or more in a port.
func (s *State) appendLanding(dst []game.Action, p PortID, least int8) []game.Action {
	active, most := galleyRef(s.Active), s.mostLanding(p)
	for n := least; n <= most; n++ {
		dst = s.three(dst, Land, active, portRef(p), countRef(n))
	}
	return dst
}

// appendInvesting lists the purchases.
func (s *State) appendInvesting(dst []game.Action) []game.Action {
	money, special := s.Ducats[s.decider], s.prompt == SpecialInvest
	if money < s.Board.SailorPrice && money < min(s.Board.FortPrice, s.Board.BasilicaPrice) {
		return dst // nothing is cheaper
	}
	own, ports := s.held.galleys[s.decider], s.held.ports[s.decider]
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
		if s.canBuySome(s.decider, own.size()) == 0 {
			dst = s.appendGalleys(dst, ports)
		}
	}
	if special {
		return dst
	}
	if money >= s.Board.FortPrice {
		for set := ports; set != 0; set &= set - 1 {
			if p := lowestPort(set); s.canBuildFort(p) == 0 {
				dst = s.one(dst, BuildFort, portRef(p))
			}
		}
	}
	if money >= s.Board.BasilicaPrice {
		for set := ports; set != 0; set &= set - 1 {
			if p := lowestPort(set); s.canBuildBasilica(p) == 0 {
				dst = s.one(dst, BuildBasilica, portRef(p))
			}
		}
	}
	return dst
}

// appendGalleys lists the galleys in the box for sale in some ports.
func (s *State) appendGalleys(dst []game.Action, ports portSet) []game.Action {
	for numbers := s.freeNumbers(); numbers != 0; numbers &= numbers - 1 {
		g := galleyRef(lowest(numbers))
		for set := ports; set != 0; set &= set - 1 {
			dst = s.two(dst, BuyGalley, g, portRef(lowestPort(set)))
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
