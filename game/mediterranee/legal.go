package mediterranee

import "serenissima/game"

// AppendActions implements game.State. Each phase lists its verbs in their
// order, objects rising, so that the list is sorted; the predicates are those of
// Check, asked only where they can say yes.
func (s *State) AppendActions(dst []game.Action) []game.Action {
	if s.decider <= game.Nobody {
		return dst
	}
	switch s.prompt {
	case Manning:
		g := game.Ship(s.unmanned(s.decider))
		for n, most := int8(1), s.MostCrew(); n <= most; n++ {
			dst = append(dst, s.two(Man, g, game.Count(n)))
		}
	case Bidding:
		for n := Hundreds(0); n <= s.Ducats[s.decider]; n++ {
			dst = append(dst, s.one(Bid, game.Money(n)))
		}
	case ChoosePlace:
		for n := int8(1); n <= s.Seats; n++ {
			if s.canTakePlace(n) == 0 {
				dst = append(dst, s.one(TakePlace, game.Track(n)))
			}
		}
	case Purchases:
		return s.appendPurchases(dst)
	case AskPrice:
		lowest, highest := s.PriceRange()
		for n := lowest; n <= highest; n++ {
			dst = append(dst, s.one(NamePrice, game.Money(n)))
		}
		if s.canDecline() == 0 {
			dst = append(dst, s.none(Decline))
		}
	case AnswerPrice, LastAnswer:
		return s.appendAnswers(dst)
	case AnswerCounter:
		return append(dst, s.none(Accept), s.none(Refuse))
	case ChooseHold:
		for f := s.holds(s.decider, s.Galleys[s.Deal.From].Zone); f != 0; f &= f - 1 {
			dst = append(dst, s.one(Receive, game.Ship(f.First())))
		}
	case Movement:
		return s.appendMovement(dst)
	case Passage:
		return append(dst, s.none(GiveLeave), s.none(DenyLeave))
	case Fighting:
		return s.appendAttacks(dst)
	case Spoils:
		beaten := game.Ship(s.Fight.Beaten)
		dst = append(dst, s.one(Sink, beaten))
		for n := int8(1); n <= s.Galleys[s.Fight.Victor].Sailors; n++ {
			dst = append(dst, s.two(Capture, beaten, game.Count(n)))
		}
	case Stowing:
		return s.appendStowing(dst)
	case Landing:
		return s.appendLandings(dst)
	case Selling:
		return s.appendSales(dst)
	}
	return dst
}

// Actions of the decider with no, one, two and three objects.

func (s *State) none(v game.Verb) game.Action { return game.Action{By: s.decider, Verb: v} }

func (s *State) one(v game.Verb, x game.Ref) game.Action {
	return game.Action{By: s.decider, Verb: v, Obj: [3]game.Ref{x}}
}

func (s *State) two(v game.Verb, x, y game.Ref) game.Action {
	return game.Action{By: s.decider, Verb: v, Obj: [3]game.Ref{x, y}}
}

func (s *State) three(v game.Verb, x, y, z game.Ref) game.Action {
	return game.Action{By: s.decider, Verb: v, Obj: [3]game.Ref{x, y, z}}
}

// A muster sorts the galleys for the lists of phase 2.
type muster struct {
	own    Fleet
	roomy  Fleet                    // own galleys with room
	laden  Fleet                    // own galleys with goods
	foes   Fleet                    // laden galleys of others
	at     [MaxZones + 1]Fleet      // own galleys, by zone
	others [MaxZones + 1]game.Seats // who else has a galley with room, by zone
}

func (s *State) muster(m *muster) {
	m.own = s.Fleet(s.decider)
	for f := m.own; f != 0; f &= f - 1 {
		g := f.First()
		galley := &s.Galleys[g]
		m.at[galley.Zone] = m.at[galley.Zone].With(g)
		if galley.Load > 0 {
			m.laden = m.laden.With(g)
		}
		if s.Room(g) > 0 {
			m.roomy = m.roomy.With(g)
		}
	}
	for f := s.rivals(); f != 0; f &= f - 1 {
		g := f.First()
		galley := &s.Galleys[g]
		if galley.Load > 0 {
			m.foes = m.foes.With(g)
		}
		if s.Room(g) > 0 {
			m.others[galley.Zone] = m.others[galley.Zone].With(galley.Owner)
		}
	}
}

func (s *State) appendPurchases(dst []game.Action) []game.Action {
	var m muster
	s.muster(&m)
	ports := s.PortsOf(s.decider)
	dst = s.appendBuying(dst, &m)
	dst = s.appendDeals(dst, &m)
	dst = s.appendBuilding(dst, ports)
	dst = s.appendRecruits(dst, &m, ports)
	dst = s.appendTransfers(dst, &m, ports)
	for f := m.own; f != 0; f &= f - 1 {
		if g := f.First(); s.canDismiss(g) == 0 {
			dst = append(dst, s.one(Dismiss, game.Ship(g)))
		}
	}
	return append(dst, s.none(Done))
}

// appendBuying lists pieces of ports and prices to be asked for.
func (s *State) appendBuying(dst []game.Action, m *muster) []game.Action {
	if s.Ducats[s.decider] < s.Board.GoodPrice {
		return dst
	}
	for f := m.roomy; f != 0; f &= f - 1 {
		g := f.First()
		if p := s.portOf(g); p != 0 && s.canBuy(g, s.Board.Ports[p].Good) == 0 {
			dst = append(dst, s.two(BuyGood, game.Ship(g), game.Good(s.Board.Ports[p].Good)))
		}
	}
	for f := m.roomy; f != 0; f &= f - 1 {
		g := f.First()
		if p := s.portOf(g); p != 0 && s.canHaggle(g, p) == 0 {
			dst = append(dst, s.two(Haggle, game.Ship(g), game.Port(p)))
		}
	}
	return dst
}

// appendDeals lists pieces to be asked for and offered between galleys.
func (s *State) appendDeals(dst []game.Action, m *muster) []game.Action {
	sellers := m.foes
	for f := sellers; f != 0; f &= f - 1 {
		if g := f.First(); m.at[s.Galleys[g].Zone]&m.roomy == 0 {
			sellers &^= Fleet(0).With(g)
		}
	}
	for good := Gems; good <= Wood && sellers != 0; good++ {
		for f := sellers; f != 0; f &= f - 1 {
			from := f.First()
			if s.Galleys[from].Cargo[good] == 0 {
				continue
			}
			for to := m.at[s.Galleys[from].Zone] & m.roomy; to != 0; to &= to - 1 {
				if s.canRequest(good, from, to.First()) == 0 {
					dst = append(dst, s.three(Request, game.Good(good), game.Ship(from), game.Ship(to.First())))
				}
			}
		}
	}
	offers := m.laden
	for f := offers; f != 0; f &= f - 1 {
		if g := f.First(); m.others[s.Galleys[g].Zone] == 0 {
			offers &^= Fleet(0).With(g)
		}
	}
	for good := Gems; good <= Wood && offers != 0; good++ {
		for f := offers; f != 0; f &= f - 1 {
			from := f.First()
			if s.Galleys[from].Cargo[good] == 0 {
				continue
			}
			for p := game.Player(1); int8(p) <= s.Seats; p++ {
				if m.others[s.Galleys[from].Zone].Has(p) && s.canOffer(good, from, p) == 0 {
					dst = append(dst, s.three(Offer, game.Good(good), game.Ship(from), game.Seat(p)))
				}
			}
		}
	}
	return dst
}

func (s *State) appendBuilding(dst []game.Action, ports PortSet) []game.Action {
	if s.Ducats[s.decider] < s.Board.BuildingPrice {
		return dst
	}
	for h := ports; h != 0; h &= h - 1 {
		for _, crew := range [...]game.Ref{game.Port(h.First()), game.Box} {
			if s.canBuildGalley(h.First(), crew) == 0 {
				dst = append(dst, s.two(BuildGalley, game.Port(h.First()), crew))
			}
		}
	}
	for h := ports; h != 0; h &= h - 1 {
		if s.canBuildFort(h.First()) == 0 {
			dst = append(dst, s.one(BuildFort, game.Port(h.First())))
		}
	}
	return dst
}

func (s *State) appendRecruits(dst []game.Action, m *muster, ports PortSet) []game.Action {
	if s.Ducats[s.decider] < s.Board.SailorPrice {
		return dst
	}
	for h := ports; h != 0; h &= h - 1 {
		if s.canRecruit(game.Port(h.First())) == 0 {
			dst = append(dst, s.one(Recruit, game.Port(h.First())))
		}
	}
	for f := m.roomy; f != 0; f &= f - 1 {
		if s.canRecruit(game.Ship(f.First())) == 0 {
			dst = append(dst, s.one(Recruit, game.Ship(f.First())))
		}
	}
	return dst
}

// appendTransfers lists what can move within a zone or go overboard; the sets
// of m say what canMoveGood and canMoveSailor would.
func (s *State) appendTransfers(dst []game.Action, m *muster, ports PortSet) []game.Action {
	if s.Errands.Transfers < MostTransfers {
		for good := Gems; good <= Wood; good++ {
			for f := m.laden; f != 0; f &= f - 1 {
				from := f.First()
				if s.Galleys[from].Cargo[good] == 0 {
					continue
				}
				for to := m.at[s.Galleys[from].Zone] & m.roomy &^ Fleet(0).With(from); to != 0; to &= to - 1 {
					dst = append(dst, s.three(MoveGood, game.Good(good), game.Ship(from), game.Ship(to.First())))
				}
			}
		}
		for h := ports; h != 0; h &= h - 1 {
			if p := h.First(); s.Ports[p].Sailors > 0 {
				dst = s.appendSailors(dst, game.Port(p), m.at[s.Board.Ports[p].Zone]&m.roomy)
			}
		}
		for f := m.own; f != 0; f &= f - 1 {
			from := f.First()
			if p := s.portOf(from); p != 0 && ports.Has(p) {
				dst = append(dst, s.two(MoveSailor, game.Ship(from), game.Port(p)))
			}
			dst = s.appendSailors(dst, game.Ship(from), m.at[s.Galleys[from].Zone]&m.roomy&^Fleet(0).With(from))
		}
	}
	for good := Gems; good <= Wood; good++ {
		for f := m.laden; f != 0; f &= f - 1 {
			if g := f.First(); s.Galleys[g].Cargo[good] > 0 {
				dst = append(dst, s.two(Jettison, game.Good(good), game.Ship(g)))
			}
		}
	}
	return dst
}

func (s *State) appendSailors(dst []game.Action, from game.Ref, to Fleet) []game.Action {
	for ; to != 0; to &= to - 1 {
		dst = append(dst, s.two(MoveSailor, from, game.Ship(to.First())))
	}
	return dst
}

func (s *State) appendAnswers(dst []game.Action) []game.Action {
	if s.canTake() == 0 {
		dst = append(dst, s.none(Take))
	}
	lowest, _ := s.PriceRange()
	for n := lowest; s.canCounter(n) == 0; n++ {
		dst = append(dst, s.one(Counter, game.Money(n)))
	}
	return append(dst, s.none(Leave))
}

func (s *State) appendMovement(dst []game.Action) []game.Action {
	own := s.Fleet(s.decider) &^ s.Voyage.Done
	for f := own; f != 0; f &= f - 1 {
		g := f.First()
		if s.canMove(g) != 0 || s.NeedsLeave(g) {
			continue
		}
		for _, z := range s.Board.Zones[s.Galleys[g].Zone].Neighbours {
			dst = append(dst, s.two(Sail, game.Ship(g), game.Area(z)))
		}
	}
	if g := s.Voyage.Galley; g != 0 && s.canAskLeave(g) == 0 {
		dst = append(dst, s.one(AskLeave, game.Ship(g)))
	}
	return append(dst, s.none(Done))
}

func (s *State) appendAttacks(dst []game.Action) []game.Action {
	var at [MaxZones + 1]Fleet // galleys of others, by zone
	for f := s.rivals(); f != 0; f &= f - 1 {
		z := s.Galleys[f.First()].Zone
		at[z] |= f & -f
	}
	for f := s.Fleet(s.decider); f != 0; f &= f - 1 {
		g := f.First()
		if p := s.portOf(g); p != 0 && s.canAttackPort(g, p) == 0 {
			dst = append(dst, s.two(Attack, game.Ship(g), game.Port(p)))
		}
		for foes := at[s.Galleys[g].Zone]; foes != 0; foes &= foes - 1 {
			dst = append(dst, s.two(Attack, game.Ship(g), game.Ship(foes.First())))
		}
	}
	return append(dst, s.none(Done))
}

func (s *State) appendStowing(dst []game.Action) []game.Action {
	first, second := min(s.Fight.Victor, s.Fight.Beaten), max(s.Fight.Victor, s.Fight.Beaten)
	for good := Gems; good <= Wood; good++ {
		if s.Fight.Pool[good] == 0 {
			continue
		}
		for _, g := range [...]GalleyID{first, second} {
			if s.stows(g) {
				dst = append(dst, s.two(Stow, game.Good(good), game.Ship(g)))
			}
		}
	}
	return append(dst, s.none(LeaveRest))
}

func (s *State) appendLandings(dst []game.Action) []game.Action {
	for f := s.Fleet(s.decider); f != 0; f &= f - 1 {
		g := f.First()
		if p := s.portOf(g); p != 0 && s.canLand(g, p) == 0 {
			dst = append(dst, s.two(Land, game.Ship(g), game.Port(p)))
		}
	}
	return append(dst, s.none(Done))
}

func (s *State) appendSales(dst []game.Action) []game.Action {
	for f := s.Fleet(s.decider); f != 0; f &= f - 1 {
		g := f.First()
		if s.Galleys[g].Load == 0 || s.portOf(g) == 0 {
			continue
		}
		for good := Gems; good <= Wood; good++ {
			if s.canSell(g, good) == 0 {
				dst = append(dst, s.two(Sell, game.Ship(g), game.Good(good)))
			}
		}
	}
	return append(dst, s.none(Done))
}

// AppendOutcomes implements game.State.
func (s *State) AppendOutcomes(dst []game.Outcome) []game.Outcome {
	if s.decider != game.Chance {
		return dst
	}
	switch s.prompt {
	case BreakTie, ThrowForPlace:
		p := game.Seat(s.Thrower())
		for die := int8(1); die <= Faces; die++ {
			dst = append(dst, game.Outcome{Action: s.two(Throw, p, game.Dice(die)), Weight: 1})
		}
	case BattleRound:
		return append(dst, rolls[:]...)
	}
	return dst
}
