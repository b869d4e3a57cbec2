package goldenhorn

import "serenissima/game"

// The reasons why an action is illegal, with what Refs and N of the error hold
// where that helps. Append only.
const (
	WhyNotAsked          game.Reason = iota + 1 // somebody else is asked, who is Refs[0], or something else
	WhyNoSuchThing                              // no such object in this game
	WhyOtherShip                                // Refs[0] the ship that is placed now
	WhyNoStart                                  // ships start in Venice or Constantinople
	WhyNotYours                                 // Refs[0] ship, Refs[1] its owner if any
	WhyNotInPlay                                // Refs[0] ship
	WhyOwnTarget                                // Refs[0] ship
	WhyInHarbour                                // Refs[0] ship, Refs[1] harbour: it is safe there
	WhyEmptyTarget                              // Refs[0] ship
	WhyGuarded                                  // Refs[0] ship: a mercenary is aboard
	WhyNotOnSails                               // Refs[0] the card whose colour is not on the sails of Refs[1]
	WhyNoCard                                   // Refs[0] the card that is missing
	WhyAttacked                                 // one attack in a turn
	WhyMoved                                    // a ship has moved in this turn
	WhyMoveFirst                                // a ship must move before the turn ends
	WhyUnderway                                 // Refs[0] ship: it loads in a start harbour only
	WhyLoadFirst                                // Refs[0] ship, Refs[1] harbour: it leaves only with cargo
	WhyOwnSails                                 // Refs[0] ship, Refs[1] good: it does not load its own colours
	WhyNoneHere                                 // Refs[0] harbour, Refs[1] good
	WhyNoMercenaries                            // Refs[0] harbour
	WhyNoPeasants                               // Refs[0] harbour, or nothing for the own warehouse
	WhyLaden                                    // Refs[0] ship: only an empty one turns round
	WhyTurned                                   // Refs[0] ship: it has turned round on this voyage
	WhyNeedsWind                                // Refs[0] the card that would take the ship on
	WhyFreeWind                                 // Refs[0] ship: the colour is on its sails, no card is needed
	WhyOtherColour                              // Refs[0] the card that would take the ship on
	WhyNotNow                                   // before the move of a ship or after it
	WhyColoursMissing                           // Refs[0] the first colour missing, N how many are
	WhyNoExpansion                              // the game is played without Dominio da Mar
	WhyConquered                                // one territory in a turn
	WhyLandTaken                                // Refs[0] territory, Refs[1] owner
	WhyTooMany                                  // N mercenaries are the whole cost
	WhyTooFewMercenaries                        // Refs[0] territory, N are missing
	WhyTooFewPeasants                           // Refs[0] territory, N are missing
	WhySupplyEmpty                              // no mercenary in the supply
	WhyNotSailing                               // no ship is sailing that a card could take on
)

// reasonTable holds names and rules in the order of the reasons.
var reasonTable = game.ReasonTable{
	{},
	{"not-asked", "G3.1"}, {"no-such-thing", "G1"}, {"other-ship", "G2.4"}, {"no-start", "G2.4"},
	{"not-yours", "G3.1"}, {"not-in-play", "G2.2"}, {"own-target", "G4.1"}, {"in-harbour", "G4.1"},
	{"empty-target", "G4.1"}, {"guarded", "G9.9"}, {"not-on-sails", "G4.2"}, {"no-card", "G4.2"},
	{"attacked", "G3.1"}, {"moved", "G3.1"}, {"move-first", "G3.1"}, {"underway", "G5.1"},
	{"load-first", "G5.1"}, {"own-sails", "G5.1"}, {"none-here", "G5.1"}, {"no-mercenaries", "G9.7"},
	{"no-peasants", "G9.7"}, {"laden", "G5.7"}, {"turned", "G5.7"}, {"needs-wind", "G5.5"},
	{"free-wind", "G5.5"}, {"other-colour", "G5.5"}, {"not-now", "G7.2"}, {"colours-missing", "G7.2"},
	{"no-expansion", "G9"}, {"conquered", "G9.12"}, {"land-taken", "G9.12"}, {"too-many", "G9.13"},
	{"too-few-mercenaries", "G9.13"}, {"too-few-peasants", "G9.13"}, {"supply-empty", "G9.11"},
	{"not-sailing", "G5.5"},
}

// verbRules are the rules of reasons that several rules give, by verb.
var verbRules = game.VerbRules{
	{WhyNoCard, Wind, "G5.5"}, {WhyNoPeasants, Swap, "G9.11"},
	{WhyNotNow, Swap, "G9.11"}, {WhyNotNow, Conquer, "G9.12"},
}

// shapes are the kinds of the objects of each verb.
var shapes = [numVerbs][3]game.RefKind{
	LayTile: {game.TileRef}, DealFleet: {game.SeatRef, game.CountRef}, Begin: {game.SeatRef},
	PlaceShip: {game.ShipRef, game.PortRef}, DrawCube: {game.GoodRef, game.PortRef},
	DrawCard: {game.SeatRef, game.CardRef}, Attack: {game.ShipRef, game.CardRef, game.CardRef},
	Load: {game.ShipRef, game.GoodRef}, TakeMercenaries: {game.ShipRef}, TakePeople: {game.ShipRef},
	TakePeasants: {game.ShipRef}, Sail: {game.ShipRef}, TurnBack: {game.ShipRef}, Wind: {game.CardRef},
	Conquer: {game.TerritoryRef, game.CountRef},
}

// wellFormed reports whether the objects of a are of the kinds that its verb
// wants and exist.
func wellFormed(a game.Action) bool {
	if a.Verb < 1 || int(a.Verb) >= numVerbs {
		return false
	}
	for i, r := range a.Obj {
		if r.Kind != shapes[a.Verb][i] || !exists(r) {
			return false
		}
	}
	return a.Verb != Load || a.Obj[1].ID <= NumColours
}

func exists(r game.Ref) bool {
	within := func(lo, hi int) bool { return int(r.ID) >= lo && int(r.ID) <= hi }
	switch r.Kind {
	case game.NoRef:
		return r.ID == 0
	case game.ShipRef:
		return within(1, MaxShips)
	case game.PortRef:
		return within(1, NumHarbours)
	case game.GoodRef:
		return within(1, NumCubes)
	case game.CardRef:
		return within(1, NumColours)
	case game.TerritoryRef:
		return within(1, MaxTerritories)
	case game.CountRef:
		return within(0, mostPieces)
	}
	return r.Kind == game.TileRef || r.Kind == game.SeatRef // of chance alone, which is checked by its list
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

// why returns the reason why a is illegal, zero if it is legal. It decodes the
// objects for the predicates as Apply does for the effects.
func (s *State) why(a game.Action) game.Reason {
	if a.By != s.decider || s.decider == game.Nobody {
		return WhyNotAsked
	}
	if !wellFormed(a) {
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
	case PlaceShip:
		return s.canPlace(ShipID(x), HarbourID(y))
	case Attack:
		return s.canAttack(ShipID(x), Colour(y), Colour(z))
	case Load:
		return s.canLoad(ShipID(x), Colour(y))
	case TakeMercenaries:
		return s.canEmbark(ShipID(x), true, false)
	case TakePeople:
		return s.canEmbark(ShipID(x), true, true)
	case TakePeasants:
		return s.canEmbark(ShipID(x), false, true)
	case Sail:
		return s.canSail(ShipID(x))
	case TurnBack:
		return s.canTurnBack(ShipID(x))
	case GoOn:
		return s.canGoOn()
	case Wind:
		return s.canWind(Colour(x))
	case Stop:
		return s.canStop()
	case Conquer:
		return s.canConquer(TerritoryID(x), int8(y))
	case Swap:
		return s.canSwap()
	case Announce:
		return s.canAnnounce()
	case End:
		return s.canEnd()
	}
	return WhyNotAsked // a verb of chance
}

// explain fills in what the reason's comment promises.
func (s *State) explain(e *game.Illegal) {
	a := e.Action
	harbour := func(i int16) game.Ref { return game.Port(s.HarbourAt(s.Ships[i].Place)) }
	switch e.Reason {
	case WhyNotAsked:
		if s.decider > 0 && s.decider != a.By {
			e.Refs[0] = game.Seat(s.decider)
		}
	case WhyOtherShip:
		e.Refs[0] = game.Ship(s.nextShip())
	case WhyNotYours:
		e.Refs[0] = a.Obj[0]
		if o := s.Ships[a.Obj[0].ID].Owner; o != game.Nobody {
			e.Refs[1] = game.Seat(o)
		}
	case WhyNotInPlay, WhyOwnTarget, WhyEmptyTarget, WhyGuarded, WhyUnderway, WhyLaden, WhyTurned:
		e.Refs[0] = a.Obj[0]
	case WhyInHarbour, WhyLoadFirst:
		e.Refs[0], e.Refs[1] = a.Obj[0], harbour(a.Obj[0].ID)
	case WhyNotOnSails:
		e.Refs[0], e.Refs[1] = a.Obj[1], a.Obj[0]
		if s.Board.Ships[a.Obj[0].ID].Sails[a.Obj[1].ID] > 0 {
			e.Refs[0] = a.Obj[2]
		}
	case WhyNoCard:
		e.Refs[0] = a.Obj[0]
		if a.Verb == Attack {
			e.Refs[0] = a.Obj[1]
			if s.Hands[s.Turn][a.Obj[1].ID] > 0 {
				e.Refs[0] = a.Obj[2]
			}
		}
	case WhyOwnSails:
		e.Refs[0], e.Refs[1] = a.Obj[0], a.Obj[1]
	case WhyNoneHere:
		e.Refs[0], e.Refs[1] = harbour(a.Obj[0].ID), a.Obj[1]
	case WhyNoMercenaries:
		e.Refs[0] = harbour(a.Obj[0].ID)
	case WhyNoPeasants:
		if a.Verb != Swap {
			e.Refs[0] = harbour(a.Obj[0].ID)
		}
	case WhyNeedsWind, WhyOtherColour:
		c, _ := s.here()
		e.Refs[0] = game.Card(c)
	case WhyFreeWind:
		e.Refs[0] = game.Ship(s.Sailing)
	case WhyColoursMissing:
		e.N = s.coloursMissing(s.Turn)
		for c := Blue; c >= Red; c-- {
			if s.Stores[s.Turn].Cubes[c] == 0 {
				e.Refs[0] = game.Good(c)
			}
		}
	case WhyLandTaken:
		e.Refs[0], e.Refs[1] = a.Obj[0], game.Seat(s.Lands[a.Obj[0].ID])
	case WhyTooMany:
		e.N = int(s.Land(TerritoryID(a.Obj[0].ID)).Mercenaries)
	case WhyTooFewMercenaries:
		e.Refs[0] = a.Obj[0]
		e.N = int(int8(a.Obj[1].ID) - s.Stores[s.Turn].Figures)
	case WhyTooFewPeasants:
		e.Refs[0] = a.Obj[0]
		e.N = int(s.peasantsFor(TerritoryID(a.Obj[0].ID), int8(a.Obj[1].ID)) - s.Stores[s.Turn].Peasants)
	}
}
