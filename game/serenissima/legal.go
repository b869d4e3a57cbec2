package serenissima

import (
	"slices"

	"serenissima/game"
)

// MostActions is more legal actions than any position has. What is given to
// AppendActions should have room for so many: it grows if not.
const MostActions = 512

// A listing is a list of legal actions while it is written. Each is put together
// where it is to stay: to copy one that has just been written somewhere else
// takes three times as long.
type listing struct {
	by   game.Player
	n    uint // so many are written
	list *[MostActions]game.Action
}

// An action with no, one, two and three objects.

func (l *listing) none(v game.Verb)               { l.three(v, game.Ref{}, game.Ref{}, game.Ref{}) }
func (l *listing) one(v game.Verb, x game.Ref)    { l.three(v, x, game.Ref{}, game.Ref{}) }
func (l *listing) two(v game.Verb, x, y game.Ref) { l.three(v, x, y, game.Ref{}) }
func (l *listing) three(v game.Verb, x, y, z game.Ref) {
	a := &l.list[l.n]
	a.By, a.Verb = l.by, v
	a.Obj[0], a.Obj[1], a.Obj[2] = x, y, z
	l.n++
}

// AppendActions implements game.State. Each family of verbs is listed in the
// order of the verbs, objects rising, so that the list is sorted; the
// predicates are those of Check.
func (s *State) AppendActions(dst []game.Action) []game.Action {
	if s.decider <= game.Nobody {
		return dst
	}
	listed := len(dst)
	dst = slices.Grow(dst, MostActions)[:listed+MostActions]
	l := &listing{by: s.decider, list: (*[MostActions]game.Action)(dst[listed:])}
	switch s.prompt {
	case ChooseClosed:
		for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
			if s.canClose(p) == 0 {
				l.one(ClosePort, game.Port(p))
			}
		}
	case ChooseStart:
		s.appendStarts(l)
	case ChooseGalley:
		for set := s.freeNumbers(); set != 0; set &= set - 1 {
			l.one(TakeGalley, game.Ship(lowest(set)))
		}
	case AskPassage, AskSale, AskLanding:
		l.none(Forbid)
		l.none(Allow)
	case AskFightOn:
		l.none(FightOn)
		l.none(Stop)
	case Occupy:
		s.appendLanding(l, s.TargetPort, 0)
	case Loot:
		for g := Wood; g <= Spice; g++ {
			if s.Wreck[g] > 0 {
				l.two(TakeCube, game.Good(g), game.Ship(s.Looter))
			}
		}
		l.none(LeaveCubes)
	case SpecialInvest:
		s.appendInvesting(l)
		l.none(End)
	default:
		s.appendActivation(l)
		l.none(End)
	}
	return dst[:listed+int(l.n)]
}

func (s *State) appendStarts(l *listing) {
	numbers := s.freeNumbers()
	for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
		if s.canStartIn(p) != 0 {
			continue
		}
		for set := numbers; set != 0; set &= set - 1 {
			l.two(StartAt, game.Port(p), game.Ship(lowest(set)))
		}
	}
}

// appendActivation lists what the mover can do with the active galley, or
// instead of that. Where it lies is looked up once for all.
func (s *State) appendActivation(l *listing) {
	active := &s.Galleys[s.Active]
	p, own, here := s.PortAt(active.Zone), s.held.galleys[l.by], s.held.zones[active.Zone]
	if s.canLoadNow() == 0 {
		s.appendLoading(l, p, own&here)
	}
	if s.MovesLeft() > 0 {
		s.appendSailing(l)
	}
	if p != 0 && active.Cubes > 0 && s.canSellNow() == 0 {
		s.appendSelling(l, p)
	}
	if s.canFightNow() == 0 {
		s.appendAttacks(l, p, here&^own)
	}
	if p != 0 && s.canLandNow() == 0 && s.canTakeNeutral(p) == 0 {
		s.appendLanding(l, p, 1)
	}
	if s.canInvestNow() == 0 {
		s.appendInvesting(l)
	}
}

// appendLoading lists the loading step; p is the port of the zone, sisters are
// the galleys of the mover in it, the active one included.
func (s *State) appendLoading(l *listing, p PortID, sisters galleySet) {
	active := game.Ship(s.Active)
	if p != 0 {
		if good := s.Board.Ports[p].Good; s.canLoadFrom(p, good) == 0 {
			l.two(LoadGood, active, game.Good(good))
		}
	}
	s.appendSailorMoves(l, p, sisters)
	if laden := s.laden(sisters); laden != 0 {
		if sisters != 1<<s.Active {
			s.appendCubeMoves(l, sisters, laden)
		}
		for good := Wood; good <= Spice; good++ {
			for set := laden; set != 0; set &= set - 1 {
				if g := lowest(set); s.Galleys[g].Cargo[good] > 0 {
					l.two(Jettison, game.Good(good), game.Ship(g))
				}
			}
		}
	}
	l.one(Scuttle, active)
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
func (s *State) appendSailorMoves(l *listing, p PortID, sisters galleySet) {
	active, room := game.Ship(s.Active), s.Room(s.Active)
	ashore := false // whether a sailor can go there
	if port := &s.Ports[p]; p != 0 && port.Owner == l.by {
		if room > 0 && port.Sailors > 1 {
			l.two(MoveSailor, game.Port(p), active)
		}
		ashore = port.Sailors < s.Board.Ports[p].Size()
	}
	for set := sisters; set != 0; set &= set - 1 {
		g := lowest(set)
		if g != s.Active {
			if room > 0 {
				l.two(MoveSailor, game.Ship(g), active)
			}
			continue
		}
		if ashore {
			l.two(MoveSailor, active, game.Port(p))
		}
		for others := sisters &^ (1 << g); others != 0; others &= others - 1 {
			if to := lowest(others); s.Room(to) > 0 {
				l.two(MoveSailor, active, game.Ship(to))
			}
		}
	}
}

// appendCubeMoves lists the cubes that can go over to or from the active galley.
func (s *State) appendCubeMoves(l *listing, sisters, laden galleySet) {
	room := s.Room(s.Active)
	for good := Wood; good <= Spice; good++ {
		for set := laden; set != 0; set &= set - 1 {
			from := lowest(set)
			if s.Galleys[from].Cargo[good] == 0 {
				continue
			}
			if from != s.Active {
				if room > 0 {
					l.three(MoveGood, game.Good(good), game.Ship(from), game.Ship(s.Active))
				}
				continue
			}
			for others := sisters &^ (1 << from); others != 0; others &= others - 1 {
				if to := lowest(others); s.Room(to) > 0 {
					l.three(MoveGood, game.Good(good), game.Ship(from), game.Ship(to))
				}
			}
		}
	}
}

func (s *State) appendSailing(l *listing) {
	active := game.Ship(s.Active)
	for _, z := range s.Board.Zones[s.Galleys[s.Active].Zone].Neighbours {
		l.two(Sail, active, game.Area(z))
	}
}

func (s *State) appendSelling(l *listing, p PortID) {
	galley := &s.Galleys[s.Active]
	for good := Wood; good <= Spice; good++ {
		if galley.Cargo[good] > 0 && s.canStore(p, good) == 0 {
			l.two(Sell, game.Ship(s.Active), game.Good(good))
		}
	}
}

// appendAttacks lists the attacks; p is the port of the zone, others are the
// galleys of other players in it.
func (s *State) appendAttacks(l *listing, p PortID, others galleySet) {
	if p != 0 && s.canStorm(p) == 0 {
		l.two(Attack, game.Ship(s.Active), game.Port(p))
	}
	for set := others; set != 0; set &= set - 1 {
		if g := lowest(set); s.canBoard(g) == 0 {
			l.two(Attack, game.Ship(s.Active), game.Ship(g))
		}
	}
}

// appendLanding lists the landing of so many sailors or more in a port.
func (s *State) appendLanding(l *listing, p PortID, least int8) {
	active, most := game.Ship(s.Active), s.mostLanding(p)
	for n := least; n <= most; n++ {
		l.three(Land, active, game.Port(p), game.Count(n))
	}
}

// appendInvesting lists the purchases.
func (s *State) appendInvesting(l *listing) {
	money, special := s.Ducats[l.by], s.prompt == SpecialInvest
	if money < s.Board.SailorPrice && money < min(s.Board.FortPrice, s.Board.BasilicaPrice) {
		return // nothing is cheaper
	}
	own, ports := s.held.galleys[l.by], s.held.ports[l.by]
	if s.canHire() == 0 {
		for set := ports; !special && set != 0; set &= set - 1 {
			if p := lowestPort(set); s.canGarrison(p) == 0 {
				l.one(Recruit, game.Port(p))
			}
		}
		for set := own; set != 0; set &= set - 1 {
			if g := lowest(set); s.canMan(g) == 0 {
				l.one(Recruit, game.Ship(g))
			}
		}
		if s.canBuySome(l.by, own.size()) == 0 {
			s.appendGalleys(l, ports)
		}
	}
	if special {
		return
	}
	if money >= s.Board.FortPrice {
		for set := ports; set != 0; set &= set - 1 {
			if p := lowestPort(set); s.canBuildFort(p) == 0 {
				l.one(BuildFort, game.Port(p))
			}
		}
	}
	if money >= s.Board.BasilicaPrice {
		for set := ports; set != 0; set &= set - 1 {
			if p := lowestPort(set); s.canBuildBasilica(p) == 0 {
				l.one(BuildBasilica, game.Port(p))
			}
		}
	}
}

// appendGalleys lists the galleys in the box for sale in some ports.
func (s *State) appendGalleys(l *listing, ports portSet) {
	for numbers := s.freeNumbers(); numbers != 0; numbers &= numbers - 1 {
		g := game.Ship(lowest(numbers))
		for set := ports; set != 0; set &= set - 1 {
			l.two(BuyGalley, g, game.Port(lowestPort(set)))
		}
	}
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
			deal(Begin, game.Seat(p), 1)
		}
	case ChooseClosed:
		for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
			if s.canClose(p) == 0 {
				deal(ClosePort, game.Port(p), 1)
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
				deal(DrawCard, game.Card(c), int32(s.Deck[c]))
			}
		}
	}
	return dst
}
