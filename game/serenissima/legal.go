package serenissima

import (
	"math/bits"

	"serenissima/game"
)

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
				dst = append(dst, s.one(ClosePort, portRef(p)))
			}
		}
	case ChooseStart:
		return s.appendStarts(dst)
	case ChooseGalley:
		for g := GalleyID(1); int8(g) <= s.seatInfo().Galleys; g++ {
			if s.canTakeNumber(g) == 0 {
				dst = append(dst, s.one(TakeGalley, galleyRef(g)))
			}
		}
	case AskPassage, AskSale, AskLanding:
		return append(dst, s.none(Forbid), s.none(Allow))
	case AskFightOn:
		return append(dst, s.none(FightOn), s.none(Stop))
	case Occupy:
		for n := int8(0); n <= s.mostLanding(s.TargetPort); n++ {
			dst = append(dst, s.landing(s.TargetPort, n))
		}
	case Loot:
		for g := Wood; g <= Spice; g++ {
			if s.Wreck[g] > 0 {
				dst = append(dst, s.two(TakeCube, goodRef(g), galleyRef(s.Looter)))
			}
		}
		return append(dst, s.none(LeaveCubes))
	default:
		dst = s.appendLoading(dst)
		dst = s.appendSailing(dst)
		dst = s.appendSelling(dst)
		dst = s.appendAttacks(dst)
		dst = s.appendLandings(dst)
		dst = s.appendInvesting(dst)
		return append(dst, s.none(End))
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

func (s *State) landing(p PortID, n int8) game.Action {
	return game.Action{By: s.decider, Verb: Land, Obj: [3]game.Ref{galleyRef(s.Active), portRef(p), countRef(n)}}
}

func (s *State) appendStarts(dst []game.Action) []game.Action {
	for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
		for g := GalleyID(1); int8(g) <= s.seatInfo().Galleys; g++ {
			if s.canStartAt(p, g) == 0 {
				dst = append(dst, s.two(StartAt, portRef(p), galleyRef(g)))
			}
		}
	}
	return dst
}

// sisters returns the galleys of the mover in the zone of the active galley,
// itself included, as bits.
func (s *State) sisters() uint16 {
	active := &s.Galleys[s.Active]
	var set uint16
	for g := 1; g <= MaxGalleys; g++ {
		if s.Galleys[g].Owner == active.Owner && s.Galleys[g].Zone == active.Zone {
			set |= 1 << uint(g)
		}
	}
	return set
}

func (s *State) appendLoading(dst []game.Action) []game.Action {
	if s.canLoadNow() != 0 {
		return dst
	}
	active := galleyRef(s.Active)
	zone := s.Galleys[s.Active].Zone
	if p := s.PortAt(zone); p != 0 {
		if good := s.Board.Ports[p].Good; s.canLoadGood(s.Active, good) == 0 {
			dst = append(dst, s.two(LoadGood, active, goodRef(good)))
		}
	}
	sisters, room, own := s.sisters(), s.Room(s.Active), s.ownPortHere()
	if own != 0 && room > 0 && s.Ports[own].Sailors > 1 {
		dst = append(dst, s.two(MoveSailor, portRef(own), active))
	}
	laden := uint16(0) // sisters with cubes aboard
	for set := sisters; set != 0; set &= set - 1 {
		g := lowest(set)
		if s.Galleys[g].Cubes > 0 {
			laden |= 1 << uint(g)
		}
		if g != s.Active {
			if room > 0 {
				dst = append(dst, s.two(MoveSailor, galleyRef(g), active))
			}
			continue
		}
		if own != 0 && s.Ports[own].Sailors < s.Board.Ports[own].Size() {
			dst = append(dst, s.two(MoveSailor, active, portRef(own)))
		}
		for others := sisters &^ (1 << uint(g)); others != 0; others &= others - 1 {
			if to := lowest(others); s.Room(to) > 0 {
				dst = append(dst, s.two(MoveSailor, active, galleyRef(to)))
			}
		}
	}
	if laden != 0 {
		if sisters != 1<<uint(s.Active) {
			dst = s.appendCubeMoves(dst, sisters, laden)
		}
		for good := Wood; good <= Spice; good++ {
			for set := laden; set != 0; set &= set - 1 {
				if g := lowest(set); s.Galleys[g].Cargo[good] > 0 {
					dst = append(dst, s.two(Jettison, goodRef(good), galleyRef(g)))
				}
			}
		}
	}
	return append(dst, s.one(Scuttle, active))
}

// lowest returns the lowest galley of a set of bits.
func lowest(set uint16) GalleyID { return GalleyID(bits.TrailingZeros16(set)) }

// appendCubeMoves lists the cubes that can go over to or from the active galley.
func (s *State) appendCubeMoves(dst []game.Action, sisters, laden uint16) []game.Action {
	room := s.Room(s.Active)
	for good := Wood; good <= Spice; good++ {
		for set := laden; set != 0; set &= set - 1 {
			from := lowest(set)
			if s.Galleys[from].Cargo[good] == 0 {
				continue
			}
			if from != s.Active {
				if room > 0 {
					dst = append(dst, s.moving(good, from, s.Active))
				}
				continue
			}
			for others := sisters &^ (1 << uint(from)); others != 0; others &= others - 1 {
				if to := lowest(others); s.Room(to) > 0 {
					dst = append(dst, s.moving(good, from, to))
				}
			}
		}
	}
	return dst
}

func (s *State) moving(good Good, from, to GalleyID) game.Action {
	return game.Action{By: s.decider, Verb: MoveGood, Obj: [3]game.Ref{goodRef(good), galleyRef(from), galleyRef(to)}}
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
		dst = append(dst, s.two(Sail, galleyRef(s.Active), zoneRef(z)))
	}
	return dst
}

func (s *State) appendSelling(dst []game.Action) []game.Action {
	if s.prompt == SpecialInvest || s.Galleys[s.Active].Cubes == 0 {
		return dst
	}
	for good := Wood; good <= Spice; good++ {
		if s.Galleys[s.Active].Cargo[good] > 0 && s.canSell(s.Active, good) == 0 {
			dst = append(dst, s.two(Sell, galleyRef(s.Active), goodRef(good)))
		}
	}
	return dst
}

func (s *State) appendAttacks(dst []game.Action) []game.Action {
	if s.canFightNow() != 0 {
		return dst
	}
	if p := s.PortAt(s.Galleys[s.Active].Zone); p != 0 && s.canAttackPort(s.Active, p) == 0 {
		dst = append(dst, s.two(Attack, galleyRef(s.Active), portRef(p)))
	}
	for g := GalleyID(1); g <= MaxGalleys; g++ {
		if s.Galleys[g].Owner != game.Nobody && s.canAttackGalley(s.Active, g) == 0 {
			dst = append(dst, s.two(Attack, galleyRef(s.Active), galleyRef(g)))
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
	for n := int8(1); n <= s.mostLanding(p); n++ {
		dst = append(dst, s.landing(p, n))
	}
	return dst
}

func (s *State) appendInvesting(dst []game.Action) []game.Action {
	if s.canInvestNow() != 0 {
		return dst
	}
	by := s.decider
	money, special := s.Ducats[by], s.prompt == SpecialInvest
	if money < s.Board.SailorPrice && money < min(s.Board.FortPrice, s.Board.BasilicaPrice) {
		return dst // nothing is cheaper
	}
	own := s.ownPorts(by)
	if money >= s.Board.SailorPrice && s.Reserve[by] > 0 {
		for set := own; !special && set != 0; set &= set - 1 {
			if p := lowestPort(set); s.Ports[p].Sailors < s.Board.Ports[p].Size() {
				dst = append(dst, s.one(Recruit, portRef(p)))
			}
		}
		for g := GalleyID(1); g <= MaxGalleys; g++ {
			if s.Galleys[g].Owner == by && s.canRecruit(galleyRef(g)) == 0 {
				dst = append(dst, s.one(Recruit, galleyRef(g)))
			}
		}
		if s.canBuySome(by) == 0 {
			for g := GalleyID(1); g <= MaxGalleys; g++ {
				if s.canTakeNumber(g) != 0 {
					continue
				}
				for set := own; set != 0; set &= set - 1 {
					dst = append(dst, s.two(BuyGalley, galleyRef(g), portRef(lowestPort(set))))
				}
			}
		}
	}
	if special {
		return dst
	}
	for set := own; set != 0 && money >= s.Board.FortPrice; set &= set - 1 {
		if p := lowestPort(set); s.canBuildFort(p) == 0 {
			dst = append(dst, s.one(BuildFort, portRef(p)))
		}
	}
	for set := own; set != 0 && money >= s.Board.BasilicaPrice; set &= set - 1 {
		if p := lowestPort(set); s.canBuildBasilica(p) == 0 {
			dst = append(dst, s.one(BuildBasilica, portRef(p)))
		}
	}
	return dst
}

// ownPorts returns the ports of p as bits.
func (s *State) ownPorts(p game.Player) uint32 {
	var set uint32
	for i := range s.Ports {
		if s.Ports[i].Owner == p {
			set |= 1 << uint(i)
		}
	}
	return set
}

// lowestPort returns the lowest port of a set of bits.
func lowestPort(set uint32) PortID { return PortID(bits.TrailingZeros32(set)) }

// AppendOutcomes implements game.State.
func (s *State) AppendOutcomes(dst []game.Outcome) []game.Outcome {
	if s.decider != game.Chance {
		return dst
	}
	equal := func(a game.Action) { dst = append(dst, game.Outcome{Action: a, Weight: 1}) }
	switch s.prompt {
	case FirstPlayer:
		for p := game.Player(1); int8(p) <= s.Seats; p++ {
			equal(s.one(Begin, seatRef(p)))
		}
	case ChooseClosed:
		for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
			if s.canClose(p) == 0 {
				equal(s.one(ClosePort, portRef(p)))
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
				dst = append(dst, game.Outcome{Action: s.one(DrawCard, cardRef(int8(c))), Weight: int32(s.Deck[c])})
			}
		}
	}
	return dst
}
