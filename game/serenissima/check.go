package serenissima

import "serenissima/game"

// The reasons why an action is illegal, with the rule that says so and, where
// it helps, what Refs and N of the error hold. Append only.
const (
	WhyNotAsked       game.Reason = iota + 1 // somebody else, or something else, is asked: Refs[0] is who
	WhyNoSuchThing                           // no such object in this game
	WhyNotYours                              // Refs[0] galley, Refs[1] its owner
	WhyNotActive                             // Refs[0] the galley that acts
	WhyElsewhere                             // Refs[0] the zone where the active galley is
	WhyGalleyFull                            // Refs[0] galley
	WhyPortFull                              // Refs[0] port, N its size
	WhyLastInPort                            // Refs[0] port
	WhyPortNotYours                          // Refs[0] port if there is one, Refs[1] its owner if any
	WhyPortClosed                            // Refs[0] port
	WhyLoadOver                              // loading comes first
	WhySailOver                              // sailing comes before selling and fighting
	WhyInvested                              // after a purchase no action
	WhyActed                                 // after an action no investment
	WhyLoadSpent                             // N moves were allowed
	WhyNoPort                                // no port in this zone
	WhyNotProduced                           // Refs[0] port, Refs[1] what it produces
	WhySupplyEmpty                           // Refs[0] good
	WhyNoMoney                               // N ducats are missing
	WhyNoCube                                // Refs[0] good, Refs[1] galley
	WhyNoMoves                               // N more sailors would be needed
	WhyNotAdjacent                           // Refs[0] zone of the galley, Refs[1] the zone wanted, N zones apart
	WhyStopped                               // the galley was stopped here
	WhyProducedHere                          // Refs[0] port, Refs[1] good
	WhyStored                                // the same
	WhyWarehouseFull                         // the same
	WhyFought                                // after a fight no sale
	WhySold                                  // after a sale no fight or landing
	WhyForbidden                             // Refs[0] who forbade the sale
	WhyOnlyForbidder                         // Refs[0] whose galleys may be attacked
	WhyTooWeak                               // N sailors more would be needed
	WhyOwnTarget                             // what is attacked is one's own
	WhyDefended                              // Refs[0] a galley that must be sunk first
	WhyLastPort                              // Refs[0] owner
	WhyPortNeutral                           // Refs[0] port: land there instead
	WhyPortHeld                              // Refs[0] port, Refs[1] owner: attack it instead
	WhyTooMany                               // N is the most
	WhyBarred                                // Refs[0] who forbade it and still has more sailors
	WhyReserveEmpty                          // no sailor in the reserve
	WhyGalleyBought                          // one galley in an investment
	WhyMostGalleys                           // N galleys are the most
	WhyTwoGalleys                            // the special investment ends with two galleys
	WhyOnlyNewGalleys                        // the special investment mans new galleys, nothing else
	WhyNumberTaken                           // Refs[0] galley, Refs[1] its owner
	WhyBuilt                                 // Refs[0] port
	WhyNoneLeft                              // forts or basilicas are gone
	WhyNeedsWood                             // Refs[0] port
	WhyNeedsStone                            // Refs[0] port
	WhyNeedsGold                             // Refs[0] port
	WhyNeedsMarble                           // Refs[0] port
	WhyOtherGood                             // Refs[0] the good of which a port is closed now
	WhyStartNeeded                           // as many starting ports as players stay open
	WhyNoStart                               // Refs[0] port
	WhyPortTaken                             // Refs[0] port, Refs[1] owner
)

// reasonTable holds names and rules in the order of the reasons.
var reasonTable = game.ReasonTable{
	{},
	{"not-asked", "S3.1"}, {"no-such-thing", "S1"}, {"not-yours", "S4.1"}, {"not-active", "S4"},
	{"elsewhere", "S4"}, {"galley-full", "S1.4"}, {"port-full", "S1.8"}, {"last-in-port", "S4.1"},
	{"port-not-yours", "S4.2"}, {"port-closed", "S4.25"}, {"load-over", "S4"}, {"sail-over", "S4"},
	{"invested", "S3.1"}, {"acted", "S3.1"}, {"load-spent", "S4.3a"}, {"no-port", "S4.4"},
	{"not-produced", "S4.4"}, {"supply-empty", "S1.5"}, {"no-money", "S5"}, {"no-cube", "S4.5"},
	{"no-moves", "S4.8"}, {"not-adjacent", "S4.8"}, {"stopped", "S4.9"}, {"produced-here", "S4.11"},
	{"stored", "S4.11"}, {"warehouse-full", "S4.11"}, {"fought", "S4.14"}, {"sold", "S4.14"},
	{"forbidden", "S4.14"}, {"only-forbidder", "S4.14a"}, {"too-weak", "S4.15"}, {"own-target", "S4.15"},
	{"defended", "S4.20"}, {"last-port", "S4.23"}, {"port-neutral", "S4.24"}, {"port-held", "S4.20"},
	{"too-many", "S4.22"}, {"barred", "S4.24"}, {"reserve-empty", "S1.2"}, {"galley-bought", "S5.2"},
	{"most-galleys", "S1.3"}, {"two-galleys", "S8.3"}, {"only-new-galleys", "S8.3"}, {"number-taken", "S1.3"},
	{"built", "S1.6"}, {"none-left", "S1.6"}, {"needs-wood", "S5.3"}, {"needs-stone", "S5.3"},
	{"needs-gold", "S5.4"}, {"needs-marble", "S5.4"}, {"other-good", "S2.2"}, {"start-needed", "S2.2"},
	{"no-start", "S2.3"}, {"port-taken", "S2.3"},
}

// verbRules are the rules of reasons that several rules give, by verb.
var verbRules = game.VerbRules{
	{WhyElsewhere, MoveSailor, "S4.1"}, {WhyElsewhere, MoveGood, "S4.5"}, {WhyElsewhere, Jettison, "S4.6"},
	{WhyElsewhere, Attack, "S4.15"}, {WhyElsewhere, Land, "S4.24"},
	{WhyNotYours, MoveGood, "S4.5"}, {WhyNotYours, Jettison, "S4.6"}, {WhyNotYours, TakeCube, "S4.18"},
	{WhyNotYours, Recruit, "S5.1"}, {WhyNotActive, TakeCube, "S4.18"},
	{WhyPortNotYours, Recruit, "S5.1"}, {WhyPortNotYours, BuyGalley, "S5.2"}, {WhyPortNotYours, BuildFort, "S5.3"},
	{WhyPortNotYours, BuildBasilica, "S5.4"},
	{WhyPortClosed, StartAt, "S2.2"}, {WhyPortClosed, ClosePort, "S2.2"}, {WhyPortClosed, LoadGood, "S4.7"},
	{WhyPortClosed, Sell, "S4.13"},
	{WhyNoPort, Sell, "S4.11"},
	{WhyNoMoney, LoadGood, "S4.4"}, {WhyNoMoney, Recruit, "S5.1"}, {WhyNoMoney, BuyGalley, "S5.2"},
	{WhyNoMoney, BuildFort, "S5.3"}, {WhyNoMoney, BuildBasilica, "S5.4"},
	{WhyNoCube, Jettison, "S4.6"}, {WhyNoCube, Sell, "S4.11"}, {WhyNoCube, TakeCube, "S4.18"},
	{WhyOwnTarget, Land, "S4.24"},
}

// shapes are the kinds of the objects of each verb.
var shapes = [numVerbs][3]game.RefKind{
	Begin: {game.SeatRef}, ClosePort: {game.PortRef}, StartAt: {game.PortRef, game.ShipRef},
	TakeGalley: {game.ShipRef}, LoadGood: {game.ShipRef, game.GoodRef},
	MoveGood: {game.GoodRef, game.ShipRef, game.ShipRef}, Jettison: {game.GoodRef, game.ShipRef},
	Scuttle: {game.ShipRef}, Sail: {game.ShipRef, game.AreaRef}, Sell: {game.ShipRef, game.GoodRef},
	Land: {game.ShipRef, game.PortRef, game.CountRef}, TakeCube: {game.GoodRef, game.ShipRef},
	BuyGalley: {game.ShipRef, game.PortRef}, BuildFort: {game.PortRef}, BuildBasilica: {game.PortRef},
	Roll: {game.DiceRef, game.DiceRef}, FortFires: {game.DiceRef}, DrawCard: {game.CardRef},
}

// wellFormed reports whether the objects of a are of the kinds that its verb
// wants and exist.
func (s *State) wellFormed(a game.Action) bool {
	if a.Verb < 1 || int(a.Verb) >= numVerbs {
		return false
	}
	want := shapes[a.Verb]
	place := func(r game.Ref) bool { return r.Kind == game.PortRef || r.Kind == game.ShipRef }
	switch a.Verb { // these accept a port or a galley
	case MoveSailor:
		if !place(a.Obj[0]) || !place(a.Obj[1]) {
			return false
		}
		want = [3]game.RefKind{a.Obj[0].Kind, a.Obj[1].Kind}
	case Attack:
		if !place(a.Obj[1]) {
			return false
		}
		want = [3]game.RefKind{game.ShipRef, a.Obj[1].Kind}
	case Recruit:
		if !place(a.Obj[0]) {
			return false
		}
		want = [3]game.RefKind{a.Obj[0].Kind}
	}
	for i, r := range a.Obj {
		if r.Kind != want[i] || !s.exists(r) {
			return false
		}
	}
	return true
}

func (s *State) exists(r game.Ref) bool {
	within := func(lo, hi int) bool { return int(r.ID) >= lo && int(r.ID) <= hi }
	switch r.Kind {
	case game.NoRef:
		return r.ID == 0
	case game.PortRef:
		return within(1, len(s.Board.Ports)-1)
	case game.AreaRef:
		return within(1, len(s.Board.Zones)-1)
	case game.ShipRef:
		return within(1, MaxGalleys)
	case game.GoodRef:
		return within(1, NumGoods)
	case game.CountRef:
		return within(0, Spaces)
	case game.SeatRef:
		return within(1, int(s.Seats))
	}
	return r.Kind == game.DiceRef || r.Kind == game.CardRef
}

// Check implements game.State.
func (s *State) Check(a game.Action) error {
	why := s.why(a)
	if why == 0 {
		return nil
	}
	e := reasonTable.Illegal(a, why, verbRules)
	s.explain(e)
	return e
}

// Legal reports whether Check finds nothing wrong with a. It does not say why
// not, and so allocates nothing for the action of a seat.
func (s *State) Legal(a game.Action) bool { return s.why(a) == 0 }

// why returns the reason why a is illegal, zero if it is legal. It decodes the
// objects for the predicates as Apply does for the effects.
func (s *State) why(a game.Action) game.Reason {
	if a.By != s.decider || s.decider == game.Nobody {
		return WhyNotAsked
	}
	if !s.wellFormed(a) {
		return WhyNoSuchThing
	}
	if a.By == game.Chance {
		if t := *s; game.Possible(&t, a) { // a copy, for s itself can stay off the heap then
			return 0
		}
		return WhyNoSuchThing
	}
	x, y, z := a.Obj[0].ID, a.Obj[1].ID, a.Obj[2].ID
	switch a.Verb {
	case ClosePort:
		return s.canClose(PortID(x))
	case StartAt:
		return s.canStartAt(PortID(x), GalleyID(y))
	case TakeGalley:
		return s.canTakeGalley(GalleyID(x))
	case LoadGood:
		return s.canLoadGood(GalleyID(x), Good(y))
	case MoveSailor:
		return s.canMoveSailor(a.Obj[0], a.Obj[1])
	case MoveGood:
		return s.canMoveGood(Good(x), GalleyID(y), GalleyID(z))
	case Jettison:
		return s.canJettison(Good(x), GalleyID(y))
	case Scuttle:
		return s.canScuttle(GalleyID(x))
	case Sail:
		return s.canSail(GalleyID(x), ZoneID(y))
	case Forbid, Allow:
		return s.canAnswer()
	case Sell:
		return s.canSell(GalleyID(x), Good(y))
	case Attack:
		return s.canAttack(GalleyID(x), a.Obj[1])
	case FightOn, Stop:
		return s.canChooseFight()
	case Land:
		return s.canLand(GalleyID(x), PortID(y), int8(z))
	case TakeCube:
		return s.canTakeCube(Good(x), GalleyID(y))
	case LeaveCubes:
		if s.prompt != Loot {
			return WhyNotAsked
		}
		return 0
	case Recruit:
		return s.canRecruit(a.Obj[0])
	case BuyGalley:
		return s.canBuyGalley(GalleyID(x), PortID(y))
	case BuildFort:
		return s.canBuildFort(PortID(x))
	case BuildBasilica:
		return s.canBuildBasilica(PortID(x))
	case End:
		return s.canEnd()
	}
	return WhyNotAsked // a verb of chance
}

// explain fills in what the reason's comment promises.
func (s *State) explain(e *game.Illegal) {
	a := e.Action
	active := &s.Galleys[s.Active]
	owned := func(p PortID) {
		e.Refs[0] = game.Port(p)
		if o := s.Ports[p].Owner; o != game.Nobody {
			e.Refs[1] = game.Seat(o)
		}
	}
	switch e.Reason {
	case WhyNotAsked:
		if s.decider > 0 {
			e.Refs[0] = game.Seat(s.decider)
		}
	case WhyNotYours, WhyNumberTaken:
		others := func(r game.Ref) bool { return s.Galleys[r.ID].Owner != a.By || e.Reason == WhyNumberTaken }
		if g := a.First(game.ShipRef, others); g.Kind != game.NoRef {
			e.Refs[0] = g
			if o := s.Galleys[g.ID].Owner; o != game.Nobody {
				e.Refs[1] = game.Seat(o)
			}
		}
	case WhyNotActive:
		e.Refs[0] = game.Ship(s.Active)
		if s.Looter != 0 {
			e.Refs[0] = game.Ship(s.Looter)
		}
	case WhyElsewhere:
		e.Refs[0] = game.Area(active.Zone)
	case WhyGalleyFull:
		for _, r := range a.Obj { // the last galley named is the one that takes something
			if r.Kind == game.ShipRef {
				e.Refs[0] = r
			}
		}
	case WhyPortFull, WhyLastInPort, WhyPortNotYours, WhyPortHeld, WhyPortTaken, WhyBuilt, WhyNeedsWood,
		WhyNeedsStone, WhyNeedsGold, WhyNeedsMarble, WhyNoStart, WhyPortNeutral:
		if p := a.First(game.PortRef, nil); p.Kind != game.NoRef {
			owned(PortID(p.ID))
			e.N = int(s.Board.Ports[p.ID].Size())
		} else if p := s.PortAt(s.zoneOf(a)); p != 0 {
			owned(p)
		}
	case WhyPortClosed:
		if p := a.First(game.PortRef, nil); p.Kind != game.NoRef {
			e.Refs[0] = p
		} else {
			e.Refs[0] = game.Port(s.PortAt(active.Zone))
		}
	case WhyLoadSpent:
		e.N = int(s.Board.LoadMoves)
	case WhyNotProduced:
		p := s.PortAt(active.Zone)
		e.Refs[0], e.Refs[1] = game.Port(p), game.Good(s.Board.Ports[p].Good)
	case WhySupplyEmpty:
		e.Refs[0] = a.First(game.GoodRef, nil)
	case WhyNoMoney:
		e.N = int(s.Price(a) - s.Ducats[a.By])
	case WhyNoCube:
		e.Refs[0] = a.First(game.GoodRef, nil)
		e.Refs[1] = a.First(game.ShipRef, nil)
	case WhyNoMoves:
		e.N = int(1 - s.MovesLeft())
	case WhyNotAdjacent:
		e.Refs[0], e.Refs[1] = game.Area(active.Zone), a.Obj[1]
		e.N = s.Board.Distance(active.Zone, ZoneID(a.Obj[1].ID))
	case WhyProducedHere, WhyStored, WhyWarehouseFull:
		e.Refs[0], e.Refs[1] = game.Port(s.PortAt(active.Zone)), a.Obj[1]
	case WhyForbidden, WhyOnlyForbidder:
		e.Refs[0] = game.Seat(s.Forbidder)
	case WhyTooWeak:
		e.N = int(1 - s.CombatValue())
	case WhyDefended:
		owner := s.Ports[a.Obj[1].ID].Owner
		for g := GalleyID(1); g <= MaxGalleys; g++ {
			if s.Galleys[g].Owner == owner && s.Galleys[g].Zone == active.Zone {
				e.Refs[0] = game.Ship(g)
				break
			}
		}
	case WhyLastPort:
		e.Refs[0] = game.Seat(s.Ports[a.Obj[1].ID].Owner)
	case WhyTooMany:
		e.N = int(s.mostLanding(PortID(a.Obj[1].ID)))
	case WhyBarred:
		e.Refs[0] = game.Seat(s.barredBy())
	case WhyMostGalleys:
		e.N = int(s.Board.OwnGalleys)
	case WhyOtherGood:
		e.Refs[0] = game.Good(s.seatInfo().Closed[s.SetupStep])
	}
}

// zoneOf is the zone that an action without a port is about.
func (s *State) zoneOf(a game.Action) ZoneID {
	if g := a.First(game.ShipRef, nil); s.Galleys[g.ID].Owner != game.Nobody {
		return s.Galleys[g.ID].Zone
	}
	return s.Galleys[s.Active].Zone
}

// Cost implements game.Pricer, in ducats.
func (s *State) Cost(a game.Action) int {
	if a.Verb != Sell {
		return int(s.Price(a))
	}
	if port, good := s.PortAt(s.Galleys[s.Active].Zone), Good(a.Obj[1].ID); s.CanStore(port, good) {
		return -int(s.SalePrice(a.By, port, good))
	}
	return 0
}

// Price is what an action costs its player in ducats; income is not counted.
func (s *State) Price(a game.Action) Ducats {
	switch a.Verb {
	case LoadGood:
		return s.CubePrice()
	case Recruit:
		return s.Board.SailorPrice
	case BuyGalley:
		return s.GalleyPrice(a.By)
	case BuildFort:
		return s.Board.FortPrice
	case BuildBasilica:
		return s.Board.BasilicaPrice
	}
	return 0
}
