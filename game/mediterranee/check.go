package mediterranee

import "serenissima/game"

// The reasons why an action is illegal and, where it helps, what Refs and N of
// the error hold; sums of money in N are hundreds of ducats. Append only.
const (
	WhyNotAsked       game.Reason = iota + 1 // somebody else, or something else, is asked: Refs[0] is who
	WhyNoSuchThing                           // no such object in this game
	WhyOtherPhase                            // N is the phase for this
	WhyNotYours                              // Refs[0] galley, Refs[1] its owner if it is in play
	WhyPortNotYours                          // Refs[0] port, Refs[1] its owner if any
	WhyElsewhere                             // Refs[0] the zone of the own galley
	WhyNoPort                                // Refs[0] the zone, which has none
	WhyOpenSea                               // Refs[0] the zone, where nothing is traded
	WhyGalleyFull                            // Refs[0] galley
	WhyNoPiece                               // Refs[0] good, Refs[1] the galley that should have it
	WhyNoMoney                               // N is missing
	WhySupplyEmpty                           // Refs[0] good
	WhyOtherGalley                           // Refs[0] the galley that it is about
	WhyTooMany                               // N is the most
	WhyPlaceTaken                            // Refs[0] who has it
	WhyNotProduced                           // Refs[0] port, Refs[1] what it produces
	WhyPriceUnknown                          // Refs[0] port, Refs[1] the owner, who must be asked first
	WhyBankPrice                             // Refs[0] port, N the price there: no need to ask
	WhyPriceKnown                            // Refs[0] port, N the price agreed there
	WhyOwnGoods                              // nobody trades with oneself
	WhyNobodyThere                           // Refs[0] the partner, Refs[1] the zone
	WhyNoHold                                // the same: no galley of the partner has room
	WhyDealFailed                            // Refs[0] the partner, Refs[1] the good
	WhyPiecesSpent                           // the same; N pieces were allowed
	WhyTooCheap                              // N is the lowest price
	WhyTooDear                               // N is the highest price
	WhyMustSell                              // Refs[0] port, which cannot refuse
	WhyOwnOffer                              // what one offers oneself has a price
	WhyBuilt                                 // Refs[0] port
	WhyNeedsWood                             // Refs[0] port
	WhyNeedsIron                             // Refs[0] port
	WhyNeedsGold                             // Refs[0] port
	WhyNoneLeft                              // galleys or forts are gone
	WhyFortified                             // Refs[0] port
	WhyNoGarrison                            // Refs[0] port
	WhyNoRecruits                            // Refs[0] port, N sailors in a turn
	WhyNoSailors                             // none left in the box
	WhyTransfersSpent                        // N were allowed
	WhyOwnPort                               // Refs[0] port: the sailor can go ashore
	WhyLastSailor                            // Refs[0] galley
	WhyMoved                                 // Refs[0] galley
	WhyNoMoves                               // Refs[0] galley, N zones with its sailors
	WhyNotAdjacent                           // Refs[0] zone of the galley, Refs[1] the zone wanted, N zones apart
	WhyNeedsLeave                            // Refs[0] who is to be asked next, Refs[1] zone
	WhyNoLeaveNeeded                         // Refs[0] galley
	WhyOwnTarget                             // Refs[0] galley or port
	WhyPortNeutral                           // Refs[0] port: land there in phase 5
	WhyGarrison                              // Refs[0] port, Refs[1] owner
	WhyProducedHere                          // Refs[0] port, Refs[1] good, Refs[2] nearest port that would buy, N zones away
	WhyStored                                // the same
	WhyWarehouseFull                         // the same
)

// reasonTable holds names and rules in the order of the reasons; without one it
// is the rule of the verb.
var reasonTable = game.ReasonTable{
	{},
	{"not-asked", "M2"}, {"no-such-thing", "M1"}, {"other-phase", "M2"}, {"not-yours", ""},
	{"port-not-yours", ""}, {"elsewhere", ""}, {"no-port", ""}, {"open-sea", "M2.3"},
	{"galley-full", "M1.5"}, {"no-piece", ""}, {"no-money", ""}, {"supply-empty", "M1.4"},
	{"other-galley", ""}, {"too-many", ""}, {"place-taken", "M2.1"}, {"not-produced", "M2.2"},
	{"price-unknown", "M2.2a"}, {"bank-price", "M2.2"}, {"price-known", "M2.2a"}, {"own-goods", "M2.3"},
	{"nobody-there", "M2.3"}, {"no-hold", "M2.3"}, {"deal-failed", "M2.3"}, {"pieces-spent", "M2.3"},
	{"too-cheap", ""}, {"too-dear", ""}, {"must-sell", "M2.2"}, {"own-offer", "M2.3"},
	{"built", "M2.4"}, {"needs-wood", "M2.4"}, {"needs-iron", "M2.4"}, {"needs-gold", "M2.4"},
	{"none-left", "M1.4"}, {"fortified", "M2.4"}, {"no-garrison", ""}, {"no-recruits", "M2.5"},
	{"no-sailors", "M1.4"}, {"transfers-spent", "M2.6"}, {"own-port", "M2.6a"}, {"last-sailor", "M2.6a"},
	{"moved", "M2.7"}, {"no-moves", "M2.7"}, {"not-adjacent", "M2.7"}, {"needs-leave", "M2.7"},
	{"no-leave-needed", "M2.7"}, {"own-target", ""}, {"port-neutral", "M2.10"}, {"garrison", "M2.11"},
	{"produced-here", "M2.12"}, {"stored", "M2.12"}, {"warehouse-full", "M2.12"},
}

// verbTable holds the kinds of the objects of each verb, the rule that it comes
// from, and its phase if it is an act of the active player in phases 2 to 6.
var verbTable = [numVerbs]struct {
	shape [3]game.RefKind
	rule  string
	phase int
}{
	Man:         {[3]game.RefKind{game.ShipRef, game.CountRef}, "M1.3", 0},
	Bid:         {[3]game.RefKind{game.MoneyRef}, "M2.1", 0},
	TakePlace:   {[3]game.RefKind{game.TrackRef}, "M2.1", 0},
	BuyGood:     {[3]game.RefKind{game.ShipRef, game.GoodRef}, "M2.2", 2},
	Haggle:      {[3]game.RefKind{game.ShipRef, game.PortRef}, "M2.2a", 2},
	Request:     {[3]game.RefKind{game.GoodRef, game.ShipRef, game.ShipRef}, "M2.3", 2},
	Offer:       {[3]game.RefKind{game.GoodRef, game.ShipRef, game.SeatRef}, "M2.3", 2},
	NamePrice:   {[3]game.RefKind{game.MoneyRef}, "M2.2", 0},
	Decline:     {rule: "M2.3"},
	Take:        {rule: "M2.2a"},
	Counter:     {[3]game.RefKind{game.MoneyRef}, "M2.2a", 0},
	Leave:       {rule: "M2.2a"},
	Accept:      {rule: "M2.2a"},
	Refuse:      {rule: "M2.2a"},
	Receive:     {[3]game.RefKind{game.ShipRef}, "M2.3", 0},
	BuildGalley: {[3]game.RefKind{game.PortRef, anyPlace}, "M2.4", 2},
	BuildFort:   {[3]game.RefKind{game.PortRef}, "M2.4", 2},
	Recruit:     {[3]game.RefKind{anyPlace}, "M2.5", 2},
	MoveGood:    {[3]game.RefKind{game.GoodRef, game.ShipRef, game.ShipRef}, "M2.6", 2},
	MoveSailor:  {[3]game.RefKind{anyPlace, anyPlace}, "M2.6", 2},
	Jettison:    {[3]game.RefKind{game.GoodRef, game.ShipRef}, "M2.6a", 2},
	Dismiss:     {[3]game.RefKind{game.ShipRef}, "M2.6a", 2},
	Sail:        {[3]game.RefKind{game.ShipRef, game.AreaRef}, "M2.7", 3},
	AskLeave:    {[3]game.RefKind{game.ShipRef}, "M2.7", 3},
	GiveLeave:   {rule: "M2.7"},
	DenyLeave:   {rule: "M2.7"},
	Attack:      {[3]game.RefKind{game.ShipRef, anyPlace}, "M2.8", 4},
	Sink:        {[3]game.RefKind{game.ShipRef}, "M2.9", 0},
	Capture:     {[3]game.RefKind{game.ShipRef, game.CountRef}, "M2.9", 0},
	Stow:        {[3]game.RefKind{game.GoodRef, game.ShipRef}, "M2.9", 0},
	LeaveRest:   {rule: "M2.9"},
	Land:        {[3]game.RefKind{game.ShipRef, game.PortRef}, "M2.11", 5},
	Sell:        {[3]game.RefKind{game.ShipRef, game.GoodRef}, "M2.12", 6},
	Done:        {rule: "M2"},
	Throw:       {[3]game.RefKind{game.SeatRef, game.DiceRef}, "M2.1", 0},
	Roll:        {[3]game.RefKind{game.DiceRef, game.DiceRef}, "M2.8", 0},
}

// anyPlace stands in shapes for a port or a galley; the crew of a new galley
// comes from a port or the box.
const anyPlace = game.RefKind(game.NumRefKinds)

// ruleOf returns the number of the rule that makes an action illegal for a
// reason which several rules give.
func (s *State) ruleOf(a game.Action) string {
	switch {
	case a.Verb == Attack && a.Obj[1].Kind == game.PortRef:
		return "M2.10"
	case a.Verb == NamePrice && s.Deal.Port == 0:
		return "M2.3"
	}
	return verbTable[a.Verb].rule
}

// wellFormed reports whether the objects of a are of the kinds that its verb
// wants and exist.
func (s *State) wellFormed(a game.Action) bool {
	if a.Verb < 1 || int(a.Verb) >= numVerbs {
		return false
	}
	for i, r := range a.Obj {
		switch want := verbTable[a.Verb].shape[i]; {
		case !s.exists(r):
			return false
		case want != anyPlace:
			if r.Kind != want {
				return false
			}
		case a.Verb == BuildGalley:
			if r.Kind != game.PortRef && r.Kind != game.BoxRef {
				return false
			}
		case r.Kind != game.PortRef && r.Kind != game.ShipRef:
			return false
		}
	}
	return true
}

func (s *State) exists(r game.Ref) bool {
	within := func(lo, hi int) bool { return int(r.ID) >= lo && int(r.ID) <= hi }
	switch r.Kind {
	case game.PortRef:
		return within(1, len(s.Board.Ports)-1)
	case game.AreaRef:
		return within(1, len(s.Board.Zones)-1)
	case game.ShipRef:
		return within(1, MaxGalleys)
	case game.GoodRef:
		return within(1, NumGoods)
	case game.CountRef:
		return within(0, GalleySpaces)
	case game.SeatRef, game.TrackRef:
		return within(1, int(s.Seats))
	case game.DiceRef:
		return within(1, Faces)
	case game.MoneyRef:
		return r.ID >= 0
	}
	return r.ID == 0 // nothing, the box
}

// Check implements game.State.
func (s *State) Check(a game.Action) error {
	why := s.why(a)
	if why == 0 {
		return nil
	}
	e := reasonTable.Illegal(a, why, nil)
	if e.Rule == "" {
		e.Rule = s.ruleOf(a)
	}
	s.explain(e)
	return e
}

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
		if game.Possible(s, a) {
			return 0
		}
		return WhyNoSuchThing
	}
	x, y, z := a.Obj[0].ID, a.Obj[1].ID, a.Obj[2].ID
	switch a.Verb {
	case Man:
		return s.canMan(GalleyID(x), int8(y))
	case Bid:
		return s.canBid(Hundreds(x))
	case TakePlace:
		return s.canTakePlace(int8(x))
	case BuyGood:
		return s.canBuy(GalleyID(x), Good(y))
	case Haggle:
		return s.canHaggle(GalleyID(x), PortID(y))
	case Request:
		return s.canRequest(Good(x), GalleyID(y), GalleyID(z))
	case Offer:
		return s.canOffer(Good(x), GalleyID(y), game.Player(z))
	case NamePrice:
		return s.canNamePrice(Hundreds(x))
	case Decline:
		return s.canDecline()
	case Take:
		return s.canTake()
	case Counter:
		return s.canCounter(Hundreds(x))
	case Leave:
		return s.canLeave()
	case Accept, Refuse:
		return s.canAnswerCounter()
	case Receive:
		return s.canReceive(GalleyID(x))
	case BuildGalley:
		return s.canBuildGalley(PortID(x), a.Obj[1])
	case BuildFort:
		return s.canBuildFort(PortID(x))
	case Recruit:
		return s.canRecruit(a.Obj[0])
	case MoveGood:
		return s.canMoveGood(Good(x), GalleyID(y), GalleyID(z))
	case MoveSailor:
		return s.canMoveSailor(a.Obj[0], a.Obj[1])
	case Jettison:
		return s.canJettison(Good(x), GalleyID(y))
	case Dismiss:
		return s.canDismiss(GalleyID(x))
	case Sail:
		return s.canSail(GalleyID(x), ZoneID(y))
	case AskLeave:
		return s.canAskLeave(GalleyID(x))
	case GiveLeave, DenyLeave:
		return s.canAnswerPassage()
	case Attack:
		if a.Obj[1].Kind == game.PortRef {
			return s.canAttackPort(GalleyID(x), PortID(y))
		}
		return s.canAttackGalley(GalleyID(x), GalleyID(y))
	case Sink:
		return s.canSink(GalleyID(x))
	case Capture:
		return s.canCapture(GalleyID(x), int8(y))
	case Stow:
		return s.canStow(Good(x), GalleyID(y))
	case LeaveRest:
		return s.canLeaveRest()
	case Land:
		return s.canLand(GalleyID(x), PortID(y))
	case Sell:
		return s.canSell(GalleyID(x), Good(y))
	case Done:
		return s.canEnd()
	}
	return WhyNotAsked // a verb of chance
}

// explain fills in what the reason's comment promises.
func (s *State) explain(e *game.Illegal) {
	a := e.Action
	switch e.Reason {
	case WhyNotAsked:
		if s.decider > 0 {
			e.Refs[0] = game.Seat(s.decider)
		}
	case WhyOtherPhase:
		e.N = verbTable[a.Verb].phase
	case WhyNotYours:
		e.Refs[0] = a.First(game.ShipRef, func(r game.Ref) bool { return s.Galleys[r.ID].Owner != a.By })
		s.name(&e.Refs[1], s.Galleys[e.Refs[0].ID].Owner)
	case WhyElsewhere, WhyNoPort, WhyOpenSea:
		e.Refs[0] = game.Area(s.zoneOf(a))
	case WhyGalleyFull:
		for _, r := range a.Obj { // the last galley named is the one that takes something
			if r.Kind == game.ShipRef {
				e.Refs[0] = r
			}
		}
	case WhyNoPiece:
		e.Refs[0] = a.First(game.GoodRef, nil)
		if a.Verb != Stow {
			e.Refs[1] = a.First(game.ShipRef, nil)
		}
	case WhyNoMoney:
		e.N = int(s.Price(a) - s.Ducats[a.By])
	case WhySupplyEmpty:
		e.Refs[0] = game.Good(s.Board.Ports[s.portIn(a)].Good)
	case WhyOtherGalley:
		e.Refs[0] = game.Ship(s.galleyMeant(a.Verb))
	case WhyTooMany:
		e.N = int(s.Galleys[s.Fight.Victor].Sailors)
		if a.Verb == Man {
			e.N = int(s.MostCrew())
		}
	case WhyPlaceTaken:
		e.Refs[0] = game.Seat(s.Order[a.Obj[0].ID])
	case WhyNobodyThere, WhyNoHold:
		e.Refs[0], e.Refs[1] = a.Obj[2], game.Area(s.zoneOf(a))
	case WhyDealFailed, WhyPiecesSpent:
		e.Refs[0], e.Refs[1] = a.Obj[2], a.Obj[0]
		if a.Verb == Request {
			e.Refs[0] = game.Seat(s.Galleys[a.Obj[1].ID].Owner)
		}
		if e.Reason == WhyPiecesSpent {
			e.N = MostPieces
		}
	case WhyTooCheap, WhyTooDear:
		lowest, highest := s.PriceRange()
		e.N = int(highest)
		if a.Verb == Counter {
			e.N = int(s.Deal.Price - 1)
		}
		if e.Reason == WhyTooCheap {
			e.N = int(lowest)
		}
	case WhyTransfersSpent:
		e.N = MostTransfers
	case WhyLastSailor, WhyMoved, WhyNoMoves, WhyNoLeaveNeeded:
		e.Refs[0] = a.Obj[0]
		if e.Reason == WhyNoMoves {
			e.N = int(s.Galleys[a.Obj[0].ID].Sailors)
		}
	case WhyNotAdjacent:
		e.Refs[0], e.Refs[1] = game.Area(s.zoneOf(a)), a.Obj[1]
		e.N = int(s.Board.Distance(s.zoneOf(a), ZoneID(a.Obj[1].ID)))
	case WhyNeedsLeave:
		e.Refs[0], e.Refs[1] = game.Seat(s.gatekeeper(s.zoneOf(a))), game.Area(s.zoneOf(a))
	case WhyOwnTarget:
		e.Refs[0] = a.Obj[1]
	case WhyPortNotYours, WhyNotProduced, WhyPriceUnknown, WhyBankPrice, WhyPriceKnown, WhyMustSell, WhyBuilt,
		WhyNeedsWood, WhyNeedsIron, WhyNeedsGold, WhyFortified, WhyNoGarrison, WhyNoRecruits, WhyOwnPort,
		WhyPortNeutral, WhyGarrison, WhyProducedHere, WhyStored, WhyWarehouseFull:
		s.explainPort(e, s.portIn(a))
	}
}

// explainPort fills in the reasons that are about a port.
func (s *State) explainPort(e *game.Illegal, p PortID) {
	e.Refs[0] = game.Port(p)
	switch e.Reason {
	case WhyPortNotYours, WhyPriceUnknown, WhyGarrison:
		s.name(&e.Refs[1], s.Ports[p].Owner)
	case WhyNotProduced:
		e.Refs[1] = game.Good(s.Board.Ports[p].Good)
	case WhyBankPrice, WhyPriceKnown:
		e.N = int(s.PriceAt(p))
	case WhyNoRecruits:
		e.N = int(s.Ports[p].Filled)
	case WhyProducedHere, WhyStored, WhyWarehouseFull:
		e.Refs[1] = e.Action.Obj[1]
		if buyer, zones := s.nearestBuyer(s.Board.Ports[p].Zone, Good(e.Refs[1].ID)); buyer != 0 {
			e.Refs[2], e.N = game.Port(buyer), zones
		}
	}
}

// name puts an owner into a reference unless it is nobody.
func (s *State) name(r *game.Ref, owner game.Player) {
	if owner != game.Nobody {
		*r = game.Seat(owner)
	}
}

// zoneOf is the zone of the own galley that an action names, else of the port
// that it names first.
func (s *State) zoneOf(a game.Action) ZoneID {
	if g := a.First(game.ShipRef, func(r game.Ref) bool { return s.Galleys[r.ID].Owner == a.By }); g.ID != 0 {
		return s.Galleys[g.ID].Zone
	}
	return s.Board.Ports[a.First(game.PortRef, nil).ID].Zone
}

// portIn is the port that an action names, a foreign one first, else that of the
// open deal or in the zone of its galley.
func (s *State) portIn(a game.Action) PortID {
	if p := a.First(game.PortRef, func(r game.Ref) bool { return s.Ports[r.ID].Owner != a.By }); p.ID != 0 {
		return PortID(p.ID)
	}
	if p := a.First(game.PortRef, nil); p.ID != 0 {
		return PortID(p.ID)
	}
	if s.Deal.Port != 0 {
		return s.Deal.Port
	}
	return s.PortAt(s.zoneOf(a))
}

// galleyMeant is the galley that a verb must be about now.
func (s *State) galleyMeant(v game.Verb) GalleyID {
	switch {
	case v == Man:
		return s.unmanned(s.decider)
	case v == Stow && s.Fight.Victor != 0:
		return s.Fight.Victor
	}
	return s.Fight.Beaten
}

// Cost implements game.Pricer, in ducats.
func (s *State) Cost(a game.Action) int {
	switch a.Verb {
	case BuyGood, BuildGalley, BuildFort, Recruit:
		return 100 * int(s.Price(a))
	case Sell:
		return -100 * int(s.Pays(a.By, s.portOf(GalleyID(a.Obj[0].ID)), Good(a.Obj[1].ID)))
	}
	return 0
}

// Price is what an action costs its player in hundreds of ducats; income is not
// counted.
func (s *State) Price(a game.Action) Hundreds {
	switch a.Verb {
	case Bid, Counter:
		return Hundreds(a.Obj[0].ID)
	case BuyGood:
		return s.PriceAt(s.portOf(GalleyID(a.Obj[0].ID)))
	case Haggle:
		return s.Board.GoodPrice
	case Take:
		return s.Deal.Price
	case BuildGalley:
		if a.Obj[1] == game.Box {
			return s.Board.BuildingPrice + s.Board.SailorPrice
		}
		return s.Board.BuildingPrice
	case BuildFort:
		return s.Board.BuildingPrice
	case Recruit:
		return s.Board.SailorPrice
	}
	return 0
}

// nearestBuyer returns the port nearest to a zone that would take a piece of the
// good, and how many zones away it is; zero if none would.
func (s *State) nearestBuyer(from ZoneID, good Good) (best PortID, zones int) {
	for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
		if s.canStore(p, good) != 0 {
			continue
		}
		if n := int(s.Board.Distance(from, s.Board.Ports[p].Zone)); best == 0 || n < zones {
			best, zones = p, n
		}
	}
	return best, zones
}
