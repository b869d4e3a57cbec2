package serenissima

import "serenissima/game"

// The remedies of this rule set besides those of every one, with what Refs, N
// and M hold. They are looked for only when something has been refused.
const (
	RemedySellAt    = "sell-at"   // Refs[0] port that would take Refs[1], N zones away, for M ducats
	RemedyNoBuyer   = "no-buyer"  // no port would take Refs[0]
	RemedyLoadAt    = "load-at"   // Refs[0] port that makes Refs[1], N zones away, M ducats a cube
	RemedyLandAt    = "land-at"   // Refs[0] neutral port, N zones away
	RemedyEarnAt    = "earn-at"   // as RemedySellAt, for the money that is missing
	RemedyEmbark    = "embark"    // take N more sailors aboard first, one of them by Do
	RemedySetOut    = "set-out"   // set out with N sailors another time
	RemedyOutnumber = "outnumber" // Refs[0] cannot forbid anything to a galley with N sailors
	RemedySink      = "sink"      // sink galley Refs[0] of Refs[1], with N sailors
	RemedyNext      = "next"      // galley Refs[0] is the owner's next to act in this turn
	RemedyNextHere  = "next-here" // the same, and it lies in the same zone
	RemedyBring     = "bring"     // Refs[0] port that makes Refs[1], N zones from Refs[2]
	RemedyCarry     = "carry"     // galley Refs[0] carries Refs[1], N zones from Refs[2]
)

var _ game.Remedier = (*State)(nil)

// Remedy implements game.Remedier.
func (s *State) Remedy(e *game.Illegal) game.Remedy {
	a := e.Action
	switch e.Reason {
	case WhyProducedHere, WhyStored, WhyWarehouseFull:
		return s.sellElsewhere(Good(a.Obj[1].ID))
	case WhyPortClosed, WhyNoPort, WhyNotProduced, WhyNoCube:
		return s.goThere(a)
	case WhyNotAdjacent, WhyElsewhere:
		return s.sailThere(a)
	case WhyNoMoves, WhyTooWeak:
		return s.setOut(s.Crossed + 1)
	case WhyGalleyFull:
		return s.makeRoom(a)
	case WhyNoMoney:
		return s.earnFirst()
	case WhyStopped, WhyForbidden:
		return s.outnumber()
	case WhyBarred:
		return s.sinkOne(s.barredBy())
	case WhyLoadOver:
		return s.nextGalley(RemedyNextHere, s.here)
	case WhyActed, WhyGalleyBought:
		return s.nextGalley(RemedyNext, func(*Galley) bool { return true })
	case WhyNeedsWood:
		return s.supply(a, Wood)
	case WhyNeedsStone:
		return s.supply(a, Stone)
	case WhyNeedsGold:
		return s.supply(a, Gold)
	case WhyNeedsMarble:
		return s.supply(a, Marble)
	case WhyPortNeutral:
		return game.Instead(s, game.Action{Verb: Land, Obj: [3]game.Ref{a.Obj[0], a.Obj[1]}})
	case WhyPortHeld:
		return game.Instead(s, game.Action{Verb: Attack, Obj: [3]game.Ref{a.Obj[0], a.Obj[1]}})
	case WhyNotYours, WhyNotActive, WhyPortFull, WhyLastInPort, WhyPortNotYours, WhyOwnTarget, WhyDefended,
		WhyLastPort, WhyOnlyForbidder, WhyTooMany, WhyOnlyNewGalleys, WhyNumberTaken, WhyBuilt, WhyOtherGood,
		WhyStartNeeded, WhyNoStart, WhyPortTaken, WhyNoSuchThing:
		return game.Instead(s, a)
	}
	return game.Remedy{}
}

// nearest returns the port nearest to a zone for which ok holds, the one that
// is worth most of those as near, and how many zones away it is; zero if there
// is none.
func (s *State) nearest(from ZoneID, ok func(PortID) bool, worth func(PortID) Ducats) (best PortID, zones int) {
	for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
		if !ok(p) {
			continue
		}
		n := s.Board.Distance(from, s.Board.Ports[p].Zone)
		if best == 0 || n < zones || n == zones && worth(p) > worth(best) {
			best, zones = p, n
		}
	}
	return best, zones
}

// sellElsewhere names the nearest port that would take a cube, and what it pays.
func (s *State) sellElsewhere(good Good) game.Remedy {
	price := func(p PortID) Ducats { return s.SalePrice(s.decider, p, good) }
	p, n := s.nearest(s.Galleys[s.Active].Zone, func(p PortID) bool { return s.CanStore(p, good) }, price)
	if p == 0 {
		return game.Remedy{Name: RemedyNoBuyer, Refs: [3]game.Ref{game.Good(good)}}
	}
	return game.Remedy{Name: RemedySellAt, Refs: [3]game.Ref{game.Port(p), game.Good(good)}, N: n, M: int(price(p))}
}

// loadElsewhere names the nearest port where a good can be loaded.
func (s *State) loadElsewhere(good Good) game.Remedy {
	price := func(p PortID) Ducats {
		if s.Ports[p].Owner == s.decider {
			return 0
		}
		return s.Board.CubePrice
	}
	p, n := s.nearest(s.Galleys[s.Active].Zone, s.offers(good), func(p PortID) Ducats { return -price(p) })
	if p == 0 {
		return game.Remedy{}
	}
	return game.Remedy{Name: RemedyLoadAt, Refs: [3]game.Ref{game.Port(p), game.Good(good)}, N: n, M: int(price(p))}
}

// offers reports of a port whether a good can be loaded there.
func (s *State) offers(good Good) func(PortID) bool {
	return func(p PortID) bool {
		return s.Supply[good] > 0 && s.Board.Ports[p].Good == good && !s.Ports[p].Closed
	}
}

// goThere is the remedy for what this zone does not offer.
func (s *State) goThere(a game.Action) game.Remedy {
	switch a.Verb {
	case LoadGood:
		return s.loadElsewhere(Good(a.Obj[1].ID))
	case Sell:
		good := Good(a.Obj[1].ID)
		if s.Galleys[s.Active].Cargo[good] > 0 {
			return s.sellElsewhere(good)
		}
		if first := s.handOver(a); first.Name != "" {
			return first
		}
		return s.loadElsewhere(good)
	case Land, Attack:
		neutral := func(p PortID) bool { return !s.Ports[p].Closed && s.Ports[p].Owner == game.Nobody }
		size := func(p PortID) Ducats { return Ducats(s.Board.Ports[p].Size()) }
		if p, n := s.nearest(s.Galleys[s.Active].Zone, neutral, size); p != 0 {
			return game.Remedy{Name: RemedyLandAt, Refs: [3]game.Ref{game.Port(p)}, N: n}
		}
		return game.Remedy{}
	}
	return game.Instead(s, a)
}

// handOver lets a sister galley give what is missing.
func (s *State) handOver(a game.Action) game.Remedy {
	for _, step := range game.FirstSteps(s, a) {
		if step.Verb == MoveGood {
			return game.Remedy{Name: game.RemedyFirst, Do: step}
		}
	}
	return game.Remedy{}
}

// makeRoom frees a space: goods or a sailor to a sister, a sailor ashore, last
// of all something overboard.
func (s *State) makeRoom(a game.Action) game.Remedy {
	dear := func(step game.Action) int {
		switch {
		case step.Verb == MoveGood:
			return 1
		case step.Verb == MoveSailor && a.Verb != MoveSailor && s.Galleys[s.Active].Sailors > 1:
			return 2
		case step.Verb == Jettison && step.Obj[0] != a.First(game.GoodRef, nil):
			return 3
		}
		return 0 // it would undo itself, or sink the galley
	}
	best := game.CheapestFirst(s, a, dear)
	if best.Name == "" {
		return game.Instead(s, a)
	}
	return best
}

// sailThere leads to the zone that an action is about, or says how many sailors
// that would take.
func (s *State) sailThere(a game.Action) game.Remedy {
	to := ZoneID(a.First(game.AreaRef, nil).ID)
	if p := a.First(game.PortRef, nil); to == 0 && p.Kind != game.NoRef {
		to = s.Board.Ports[p.ID].Zone
	}
	here := s.Galleys[s.Active].Zone
	if to == 0 || to == here || s.canSailNow() != 0 {
		return game.Instead(s, a)
	}
	far := int8(s.Board.Distance(here, to))
	if lack := far - s.MovesLeft(); lack > 0 {
		if s.canLoadNow() != 0 {
			return s.setOut(s.Crossed + far)
		}
		return s.embark(lack)
	}
	for _, z := range s.Board.Zones[here].Neighbours {
		step := game.Action{By: a.By, Verb: Sail, Obj: [3]game.Ref{game.Ship(s.Active), game.Area(z)}}
		if int8(s.Board.Distance(z, to)) < far && s.why(step) == 0 {
			return game.Remedy{Name: game.RemedyFirst, Do: step}
		}
	}
	return game.Remedy{}
}

// embark takes sailors aboard from the port and the sisters here, if they have
// as many to spare as are missing.
func (s *State) embark(lack int8) game.Remedy {
	first, spare := game.Action{}, int8(0)
	for _, step := range s.AppendActions(nil) {
		if step.Verb != MoveSailor || step.Obj[1] != game.Ship(s.Active) {
			continue
		}
		if first == (game.Action{}) {
			first = step
		}
		if from := step.Obj[0]; from.Kind == game.PortRef {
			spare += s.Ports[from.ID].Sailors - 1
		} else {
			spare += s.Galleys[from.ID].Sailors - 1
		}
	}
	if spare < lack || s.Room(s.Active) < lack {
		return s.setOut(s.Galleys[s.Active].Sailors + lack)
	}
	return game.Remedy{Name: RemedyEmbark, N: int(lack), Do: first}
}

// setOut says with how many sailors a galley would have to set out, if any can.
func (s *State) setOut(sailors int8) game.Remedy {
	if sailors > s.Board.GalleySpaces {
		return game.Remedy{}
	}
	return game.Remedy{Name: RemedySetOut, N: int(sailors)}
}

// earnFirst names the best price for what is aboard, or where a cube costs nothing.
func (s *State) earnFirst() game.Remedy {
	var best game.Remedy
	for good := Wood; s.Active != 0 && good <= Spice; good++ {
		if s.Galleys[s.Active].Cargo[good] == 0 {
			continue
		}
		x := s.sellElsewhere(good)
		if x.Name == RemedySellAt && x.M > 0 && (best.Name == "" || x.N < best.N || x.N == best.N && x.M > best.M) {
			best = x
			best.Name = RemedyEarnAt
		}
	}
	return best
}

// outnumber says how many sailors nobody here could have stopped.
func (s *State) outnumber() game.Remedy {
	zone := s.Galleys[s.Active].Zone
	var r game.Remedy
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if n := int(s.CrewsAt(p, zone)); s.MayBlockade(p, zone) && n > r.N {
			r = game.Remedy{Name: RemedyOutnumber, Refs: [3]game.Ref{game.Seat(p)}, N: n}
		}
	}
	if r.N > int(s.Board.GalleySpaces) {
		return game.Remedy{}
	}
	return r
}

// sinkOne names the weakest galley of a player here, if it can be attacked.
func (s *State) sinkOne(p game.Player) game.Remedy {
	var r game.Remedy
	for _, a := range s.AppendActions(nil) {
		if a.Verb != Attack || a.Obj[1].Kind != game.ShipRef {
			continue
		}
		galley := &s.Galleys[a.Obj[1].ID]
		if galley.Owner == p && (r.Name == "" || int(galley.Sailors) < r.N) {
			r = game.Remedy{Name: RemedySink, Refs: [3]game.Ref{a.Obj[1], game.Seat(p)}, N: int(galley.Sailors), Do: a}
		}
	}
	return r
}

// nextGalley names the owner's next galley to act in this turn for which ok holds.
func (s *State) nextGalley(name string, ok func(*Galley) bool) game.Remedy {
	for g := s.Active + 1; s.Active != 0 && g <= MaxGalleys; g++ {
		if galley := &s.Galleys[g]; galley.Owner == s.decider && ok(galley) {
			return game.Remedy{Name: name, Refs: [3]game.Ref{game.Ship(g)}}
		}
	}
	return game.Remedy{}
}

// here reports whether a galley lies in the zone of the active one, and so could do
// the same.
func (s *State) here(g *Galley) bool { return g.Zone == s.Galleys[s.Active].Zone }

// supply is where a good comes from that a building needs: another own port can
// be built in at once, an own galley carries it, or a port makes it.
func (s *State) supply(a game.Action, good Good) game.Remedy {
	if r := game.Instead(s, a); r.Name != "" {
		return r
	}
	port := PortID(a.Obj[0].ID)
	zone := s.Board.Ports[port].Zone
	if !s.CanStore(port, good) {
		return game.Remedy{}
	}
	r := game.Remedy{Refs: [3]game.Ref{{}, game.Good(good), game.Port(port)}}
	for g := GalleyID(1); g <= MaxGalleys; g++ {
		galley := &s.Galleys[g]
		if n := s.Board.Distance(galley.Zone, zone); galley.Owner == a.By && galley.Cargo[good] > 0 && (r.Name == "" || n < r.N) {
			r.Name, r.Refs[0], r.N = RemedyCarry, game.Ship(g), n
		}
	}
	if r.Name != "" {
		return r
	}
	p, n := s.nearest(zone, s.offers(good), func(PortID) Ducats { return 0 })
	if p == 0 {
		return game.Remedy{}
	}
	r.Name, r.Refs[0], r.N = RemedyBring, game.Port(p), n
	return r
}
