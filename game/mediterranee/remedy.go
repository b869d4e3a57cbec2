package mediterranee

import "serenissima/game"

// The remedies of this rule set besides those of every one, with what Refs, N
// and M hold. They are looked for only when something has been refused, and
// follow from what everybody knows and from what the player has.
const (
	RemedyBuyAt  = "buy-at"  // Refs[0] port that makes Refs[1], N zones away
	RemedyEarnAt = "earn-at" // Refs[0] port that pays M ducats for Refs[1] aboard, N zones away
	RemedyBring  = "bring"   // Refs[0] port that makes Refs[1], N zones from Refs[2]
	RemedyCarry  = "carry"   // galley Refs[0] carries Refs[1], N zones from Refs[2]
	RemedySetOut = "set-out" // set out with N sailors another time
)

var _ game.Remedier = (*State)(nil)

// Remedy implements game.Remedier.
func (s *State) Remedy(e *game.Illegal) game.Remedy {
	a := e.Action
	switch e.Reason {
	case WhyNeedsWood:
		return s.supply(a, Wood)
	case WhyNeedsIron:
		return s.supply(a, Iron)
	case WhyNeedsGold:
		return s.supply(a, Gold)
	case WhyNoMoney:
		return s.earn(a)
	case WhyNoPort, WhyNotProduced, WhySupplyEmpty:
		if a.Verb == BuyGood {
			return s.buyElsewhere(a)
		}
	case WhyGalleyFull:
		return s.makeRoom(a)
	case WhyNotAdjacent:
		return s.sailThere(a)
	}
	if list := game.FirstSteps(s, a); len(list) > 0 && !s.sinks(list[0]) {
		return game.Remedy{Name: game.RemedyFirst, Do: list[0]}
	}
	return game.Instead(s, a)
}

// sinks reports whether a transfer costs a galley (M2.6).
func (s *State) sinks(a game.Action) bool {
	return a.Verb == MoveSailor && a.Obj[0].Kind == game.ShipRef && s.Galleys[a.Obj[0].ID].Sailors == 1
}

// supply is where a good comes from that a building needs: another own port can
// be built in at once, an own galley carries it, or a port makes it.
func (s *State) supply(a game.Action, good Good) game.Remedy {
	if r := game.Instead(s, a); r.Name != "" {
		return r
	}
	port := PortID(a.Obj[0].ID)
	if !s.CanStore(port, good) {
		return game.Remedy{}
	}
	zone := s.Board.Ports[port].Zone
	best := game.Remedy{Refs: [3]game.Ref{{}, game.Good(good), game.Port(port)}}
	for f := s.Fleet(a.By); f != 0; f &= f - 1 {
		g := f.First()
		if n := int(s.Board.Distance(s.Galleys[g].Zone, zone)); s.Galleys[g].Cargo[good] > 0 && (best.Name == "" || n < best.N) {
			best.Name, best.Refs[0], best.N = RemedyCarry, game.Ship(g), n
		}
	}
	if best.Name != "" {
		return best
	}
	p, n := s.nearestMaker(zone, func(made Good) bool { return made == good })
	if p == 0 {
		return game.Remedy{}
	}
	best.Name, best.Refs[0], best.N = RemedyBring, game.Port(p), n
	return best
}

// buyElsewhere names the nearest port that makes what the action asks for, or
// else anything.
func (s *State) buyElsewhere(a game.Action) game.Remedy {
	if r := game.Instead(s, a); r.Name != "" {
		return r
	}
	zone, want := s.Galleys[a.Obj[0].ID].Zone, Good(a.Obj[1].ID)
	p, n := s.nearestMaker(zone, func(made Good) bool { return made == want })
	if at := s.portOf(GalleyID(a.Obj[0].ID)); p == 0 || at == 0 { // what one asks for at sea goes for anything
		p, n = s.nearestMaker(zone, func(Good) bool { return true })
	}
	if p == 0 {
		return game.Remedy{}
	}
	return game.Remedy{Name: RemedyBuyAt, Refs: [3]game.Ref{game.Port(p), game.Good(s.Board.Ports[p].Good)}, N: n}
}

// nearestMaker returns the port nearest to a zone that makes a good for which ok
// holds and of which a piece is left, and how many zones away it is; zero if
// there is none.
func (s *State) nearestMaker(from ZoneID, ok func(Good) bool) (best PortID, zones int) {
	for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
		good := s.Board.Ports[p].Good
		if !ok(good) || s.Supply[good] == 0 {
			continue
		}
		if n := int(s.Board.Distance(from, s.Board.Ports[p].Zone)); best == 0 || n < zones {
			best, zones = p, n
		}
	}
	return best, zones
}

// earn names what costs less now, or else the best price for a piece aboard an
// own galley that it can reach this turn.
func (s *State) earn(a game.Action) game.Remedy {
	if r := game.Instead(s, a); r.Name != "" {
		return r
	}
	var best game.Remedy
	for f := s.Fleet(a.By); f != 0; f &= f - 1 {
		galley := &s.Galleys[f.First()]
		for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
			zones := int(s.Board.Distance(galley.Zone, s.Board.Ports[p].Zone))
			for good := Gems; good <= Wood; good++ {
				if galley.Cargo[good] == 0 || zones > int(galley.Sailors) {
					continue
				}
				if pays := 100 * int(s.Pays(a.By, p, good)); pays > best.M || pays == best.M && zones < best.N {
					best = game.Remedy{Name: RemedyEarnAt, Refs: [3]game.Ref{game.Port(p), game.Good(good)}, N: zones, M: pays}
				}
			}
		}
	}
	return best
}

// makeRoom frees a space: goods or a sailor to another galley, a sailor ashore,
// last of all something that goes into the box.
func (s *State) makeRoom(a game.Action) game.Remedy {
	dear := func(step game.Action) int {
		switch {
		case step.Verb == MoveGood:
			return 1
		case step.Verb == MoveSailor && a.Verb != Recruit && !s.sinks(step):
			return 2
		case step.Verb == Jettison && step.Obj[0] != a.First(game.GoodRef, nil):
			return 3
		case step.Verb == Dismiss && a.Verb != Recruit:
			return 4
		}
		return 0 // it would undo itself, or sink the galley
	}
	best := game.CheapestFirst(s, a, dear)
	if other := game.Instead(s, a); other.Name != "" && (best.Name == "" || dear(best.Do) > 2) {
		return other
	}
	return best
}

// sailThere leads to a zone far away by its first step, or says how many sailors
// that takes (M2.7).
func (s *State) sailThere(a game.Action) game.Remedy {
	g, to := GalleyID(a.Obj[0].ID), ZoneID(a.Obj[1].ID)
	from := s.Galleys[g].Zone
	far := int8(s.Board.Distance(from, to))
	if far > s.MovesLeft(g) {
		sailors := far
		if s.Voyage.Galley == g {
			sailors += s.Voyage.Crossed
		}
		if sailors > GalleySpaces {
			return game.Remedy{}
		}
		return game.Remedy{Name: RemedySetOut, N: int(sailors)}
	}
	for _, z := range s.Board.Zones[from].Neighbours {
		step := game.Action{By: a.By, Verb: Sail, Obj: [3]game.Ref{a.Obj[0], game.Area(z)}}
		if int8(s.Board.Distance(z, to)) < far && s.Check(step) == nil {
			return game.Remedy{Name: game.RemedyFirst, Do: step}
		}
	}
	return game.Remedy{}
}
