package mediterranee

import (
	"errors"
	"fmt"
	"slices"

	"serenissima/game"
)

// Invariants returns an error that names the first thing in s that no sequence
// of legal actions can bring about: a sailor, piece, galley or fort too many or
// too few, debts, an impossible galley or port, a question to the wrong player.
// It is meant for full states; in a view the money of others counts as nothing.
func (s *State) Invariants() error {
	for _, check := range []func(*State) error{
		soundOwners, soundSailors, soundGoods, soundForts, soundGalleys, soundPorts, soundMoney,
		soundTurn, soundAuction, soundErrands, soundDeal, soundVoyage, soundFight, soundLandings, soundDecision,
	} {
		if err := check(s); err != nil {
			return fmt.Errorf("mediterranee: turn %d, phase %d, place %d, %s: %w", s.Turn, s.Phase, s.Place, promptNames[s.prompt], err)
		}
	}
	return nil
}

func (s *State) seated(p game.Player) bool { return p >= 1 && int8(p) <= s.Seats }

// soundOwners: M1.1, M1.4, everything belongs to somebody in the game.
func soundOwners(s *State) error {
	for p := range s.Powers {
		if seated := s.seated(game.Player(p)); seated != (s.Powers[p] != 0) || seated && p > 1 && s.Powers[p] != s.Powers[p-1]+1 {
			return fmt.Errorf("player %d plays the power %d", p, s.Powers[p])
		}
	}
	for g := range s.Galleys {
		owner := s.Galleys[g].Owner
		if owner != game.Nobody && (g == 0 || g > int(s.Board.Galleys) || !s.seated(owner)) {
			return fmt.Errorf("galley %d of player %d is not in this game", g, owner)
		}
	}
	for p := range s.Ports {
		if owner := s.Ports[p].Owner; owner != game.Nobody && !s.seated(owner) {
			return fmt.Errorf("port %d belongs to player %d", p, owner)
		}
	}
	if counted := s.count(); s.held != counted {
		return fmt.Errorf("the holdings are kept as %v, not %v", s.held, counted)
	}
	return nil
}

// soundSailors: M1.4, no sailor is made or lost.
func soundSailors(s *State) error {
	sum := s.SailorsLeft
	for g := range s.Galleys {
		sum += int16(s.Galleys[g].Sailors)
	}
	for p := range s.Ports {
		sum += s.Ports[p].Sailors
	}
	if sum != s.Board.Sailors || s.SailorsLeft < 0 {
		return fmt.Errorf("%d sailors, %d of them in the box, not %d", sum, s.SailorsLeft, s.Board.Sailors)
	}
	return nil
}

// soundGoods: M1.4, no piece is made or lost.
func soundGoods(s *State) error {
	sum := s.Supply
	for good := Gems; good <= Wood; good++ {
		sum[good] += s.Fight.Pool[good]
		for g := range s.Galleys {
			sum[good] += s.Galleys[g].Cargo[good]
		}
	}
	for p := range s.Ports {
		for _, good := range s.Ports[p].Stock {
			sum[good]++
		}
	}
	for good := Gems; good <= Wood; good++ {
		if sum[good] != s.Board.Goods[good] || s.Supply[good] < 0 {
			return fmt.Errorf("%d pieces of %s, %d of them in the box, not %d", sum[good], good, s.Supply[good], s.Board.Goods[good])
		}
	}
	return nil
}

// soundForts: M1.4, those in the box and those in ports are all there are.
func soundForts(s *State) error {
	forts := s.FortsLeft
	for p := range s.Ports {
		if s.Ports[p].Fort {
			forts++
		}
	}
	if forts != s.Board.Forts || s.FortsLeft < 0 {
		return fmt.Errorf("%d forts, %d of them in the box, not %d", forts, s.FortsLeft, s.Board.Forts)
	}
	return nil
}

// soundGalleys: M1.5. Only a galley that is being manned, or that has been
// beaten and is about to be sunk or taken, has no sailor aboard.
func soundGalleys(s *State) error {
	for g := range s.Galleys {
		galley := &s.Galleys[g]
		if galley.Owner == game.Nobody {
			if *galley != (Galley{}) {
				return fmt.Errorf("galley %d is in the box and not empty: %+v", g, *galley)
			}
			continue
		}
		var pieces int8
		for good := Gems; good <= Wood; good++ {
			if galley.Cargo[good] < 0 {
				return fmt.Errorf("galley %d: %d pieces of %s", g, galley.Cargo[good], good)
			}
			pieces += galley.Cargo[good]
		}
		unmanned := s.prompt == Manning || s.prompt == Spoils && GalleyID(g) == s.Fight.Beaten
		switch {
		case galley.Zone < 1 || int(galley.Zone) >= len(s.Board.Zones):
			return fmt.Errorf("galley %d is in zone %d", g, galley.Zone)
		case pieces != galley.Load || galley.Cargo[0] != 0:
			return fmt.Errorf("galley %d has %d pieces, not %d", g, pieces, galley.Load)
		case galley.Sailors < 1 && !unmanned || galley.Sailors+galley.Load > GalleySpaces || galley.Load > MostCargo:
			return fmt.Errorf("galley %d has %d sailors and %d pieces", g, galley.Sailors, galley.Load)
		}
	}
	return nil
}

// soundPorts: M1.5, M2.12. A garrison belongs to somebody.
func soundPorts(s *State) error {
	for p := range s.Ports {
		port := &s.Ports[p]
		if p == 0 || p >= len(s.Board.Ports) {
			if *port != (Port{}) {
				return fmt.Errorf("port %d is not on the board: %+v", p, *port)
			}
			continue
		}
		id, capacity := s.Board.Ports[p].ID, s.Board.Ports[p].Capacity()
		switch {
		case port.Sailors < 0 || port.Sailors > 0 && port.Owner == game.Nobody:
			return fmt.Errorf("%s of player %d has a garrison of %d", id, port.Owner, port.Sailors)
		case port.Filled < 0 || port.Filled > capacity:
			return fmt.Errorf("%s has %d filled spaces of %d", id, port.Filled, capacity)
		}
		for i, good := range port.Stock {
			switch {
			case (good != 0) != (i < int(port.Filled)):
				return fmt.Errorf("%s: space %d holds good %d although %d are filled", id, i, good, port.Filled)
			case good == 0:
			case good == s.Board.Ports[p].Good || slices.Contains(port.Stock[:i], good):
				return fmt.Errorf("%s stores %s, which it produces or stores already", id, good)
			}
		}
	}
	return nil
}

// soundMoney: nobody is in debt, and all together have no more than the bank
// can have paid (M1.6).
func soundMoney(s *State) error {
	sum := 0
	for p := range s.Ducats {
		if s.Ducats[p] < 0 || s.Ducats[p] != 0 && !s.seated(game.Player(p)) {
			return fmt.Errorf("player %d has %d hundred ducats", p, s.Ducats[p])
		}
		sum += int(s.Ducats[p])
	}
	if sum > s.Board.wealth() {
		return fmt.Errorf("the players have %d hundred ducats, more than there can be", sum)
	}
	return nil
}

// phaseOf is the phase in which a question is asked; zero for the set-up.
func phaseOf(prompt game.Prompt) int8 {
	switch {
	case prompt == Manning:
		return 0
	case prompt <= ThrowForPlace:
		return 1
	case prompt <= ChooseHold:
		return 2
	case prompt <= Passage:
		return 3
	case prompt <= Stowing:
		return 4
	case prompt == Landing:
		return 5
	}
	return 6
}

// soundTurn: M1.2 and section 2.
func soundTurn(s *State) error {
	last := s.Board.Turns[s.Seats]
	over := s.prompt == GameOver
	if s.prompt < Manning || s.prompt > GameOver || s.Phase != phaseOf(s.prompt) {
		return fmt.Errorf("the question %d in phase %d", s.prompt, s.Phase)
	}
	if (s.Turn == 0) != (s.Phase == 0) || s.Turn < 0 || s.Turn > last || over && s.Turn != last {
		return fmt.Errorf("turn %d of %d", s.Turn, last)
	}
	if active := s.Phase > 1 && !over; active != (s.Place > 0) || s.Place < 0 || s.Place > s.Seats {
		return fmt.Errorf("place %d", s.Place)
	}
	for n, p := range s.Order {
		if p != game.Nobody && (n == 0 || n > int(s.Seats) || !s.seated(p) || slices.Contains(s.Order[:n], p)) ||
			p == game.Nobody && n > 0 && n <= int(s.Seats) && s.Phase > 1 || p != game.Nobody && s.Phase == 0 {
			return fmt.Errorf("player %d has place %d of the order", p, n)
		}
	}
	return nil
}

// soundAuction: M2.1. Bids and ranking stay until the next turn.
func soundAuction(s *State) error {
	a := &s.Auction
	if s.Phase == 0 {
		if *a != (Auction{}) {
			return errors.New("an auction before the first turn")
		}
		return nil
	}
	for p := range a.Bids {
		laid := s.seated(game.Player(p)) && (s.prompt != Bidding || game.Player(p) < s.decider)
		if a.Bids[p] < 0 || a.Bids[p] != 0 && !laid || s.prompt == Bidding && a.Bids[p] > s.Ducats[p] {
			return fmt.Errorf("player %d bids %d of %d hundred ducats", p, a.Bids[p], s.Ducats[p])
		}
	}
	if s.prompt == Bidding {
		if a.Ranking != [game.MaxSeats]game.Player{} || a.Tied != 0 || a.Dice != [game.MaxSeats + 1]int8{} {
			return errors.New("a ranking before all have bid")
		}
		return nil
	}
	for i, p := range a.Ranking {
		if s.seated(p) != (i < int(s.Seats)) || i < int(s.Seats) && slices.Contains(a.Ranking[:i], p) {
			return fmt.Errorf("player %d has rank %d", p, i)
		}
		if i > 0 && i < int(s.Seats) && a.Bids[p] > a.Bids[a.Ranking[i-1]] {
			return fmt.Errorf("player %d has rank %d with the higher bid", p, i)
		}
		if tied := a.Tied&(1<<uint(i)) != 0; tied && (s.Phase > 1 || i+1 >= int(s.Seats) || a.Bids[p] != a.Bids[a.Ranking[i+1]]) {
			return fmt.Errorf("rank %d is tied with the next", i)
		}
	}
	first, last := s.tie()
	throwing := s.prompt == BreakTie || s.prompt == ThrowForPlace
	for p, die := range a.Dice {
		rank := slices.Index(a.Ranking[:], game.Player(p))
		if die < 0 || die > Faces || die != 0 && (!throwing || p == 0 || rank < first || rank > last) {
			return fmt.Errorf("player %d has thrown a %d", p, die)
		}
	}
	if throwing && (first == last || (s.prompt == BreakTie) != (a.Bids[a.Ranking[first]] > 0)) {
		return errors.New("nobody is to throw for this")
	}
	return nil
}

// soundErrands: M2.2 to M2.6, what is remembered of phase 2 is in its limits
// and forgotten behind it.
func soundErrands(s *State) error {
	e := &s.Errands
	if s.Phase != 2 {
		if *e != (Errands{}) {
			return errors.New("something is left of purchases")
		}
		return nil
	}
	if e.Transfers < 0 || e.Transfers > MostTransfers {
		return fmt.Errorf("%d transfers", e.Transfers)
	}
	for p := range s.Ports {
		port := &s.Ports[p]
		own := port.Owner == s.Active()
		switch {
		case e.Built.Has(PortID(p)) && !own:
			return fmt.Errorf("a building in port %d of player %d", p, port.Owner)
		case e.Recruited[p] < 0 || e.Recruited[p] > port.Filled || e.Recruited[p] > 0 && !own:
			return fmt.Errorf("%d recruits from port %d of player %d", e.Recruited[p], p, port.Owner)
		case e.Prices[p] == 0:
			continue
		}
		highest := s.Board.ForeignMost
		if s.HasMonopoly(port.Owner, s.Board.Ports[p].Good) {
			highest = s.Board.MonopolyMost
		}
		if !s.isForeign(PortID(p)) || e.Prices[p] < s.Board.GoodPrice || e.Prices[p] > highest {
			return fmt.Errorf("a price of %d hundred ducats in port %d of player %d", e.Prices[p], p, port.Owner)
		}
	}
	for direction := range e.Traded {
		for p := range e.Traded[direction] {
			for g, trade := range e.Traded[direction][p] {
				partner := s.seated(game.Player(p)) && game.Player(p) != s.Active() && g > 0
				if trade != (Trade{}) && !partner || trade.Pieces < 0 || trade.Pieces > MostPieces {
					return fmt.Errorf("%d pieces of good %d %s by player %d", trade.Pieces, g, directionNames[direction], p)
				}
			}
		}
	}
	return nil
}

// soundDeal: M2.2a, M2.3, the sides of an open deal have what it is about.
func soundDeal(s *State) error {
	d := &s.Deal
	if s.prompt < AskPrice || s.prompt > ChooseHold {
		if *d != (Deal{}) {
			return fmt.Errorf("a deal is left open: %+v", *d)
		}
		return nil
	}
	zone := s.Board.Ports[d.Port].Zone
	if d.Port == 0 {
		zone = s.Galleys[d.From].Zone
	}
	lowest, highest := s.PriceRange()
	countered := s.prompt == AnswerCounter || s.prompt == LastAnswer
	switch {
	case !s.seated(d.Buyer) || !s.seated(d.Seller) || d.Buyer == d.Seller || d.Good < Gems || d.Good > Wood,
		d.Buyer != s.Active() && (d.Seller != s.Active() || d.Port != 0):
		return fmt.Errorf("players %d and %d deal in good %d", d.Buyer, d.Seller, d.Good)
	case d.Port != 0 && (d.From != 0 || s.Ports[d.Port].Owner != d.Seller || s.Board.Ports[d.Port].Good != d.Good || s.Supply[d.Good] < 1):
		return fmt.Errorf("port %d cannot sell this", d.Port)
	case d.Port == 0 && (s.Galleys[d.From].Owner != d.Seller || s.Galleys[d.From].Cargo[d.Good] < 1 || s.Board.Zones[zone].OpenSea):
		return fmt.Errorf("galley %d cannot sell this", d.From)
	case d.To == 0 && (d.Buyer == s.Active() || s.holds(d.Buyer, zone) == 0),
		d.To != 0 && (s.Galleys[d.To].Owner != d.Buyer || s.Galleys[d.To].Zone != zone || s.Room(d.To) < 1 || s.prompt == ChooseHold):
		return fmt.Errorf("galley %d cannot take this", d.To)
	case s.prompt == AskPrice && d.Price != 0 || d.Price > highest || s.prompt != AskPrice && d.Price < lowest:
		return fmt.Errorf("a price of %d hundred ducats", d.Price)
	case countered && (d.Counter < lowest || d.Counter >= d.Price || d.Counter > s.Ducats[d.Buyer]),
		s.prompt <= AnswerPrice && d.Counter != 0, s.prompt == ChooseHold && d.Price > s.Ducats[d.Buyer]:
		return fmt.Errorf("%d offered instead of %d hundred ducats", d.Counter, d.Price)
	}
	return nil
}

// soundVoyage: M2.7.
func soundVoyage(s *State) error {
	v := &s.Voyage
	if s.Phase != 3 {
		if *v != (Voyage{}) {
			return fmt.Errorf("a voyage is left: %+v", *v)
		}
		return nil
	}
	own := s.Fleet(s.Active())
	switch {
	case v.Done&^own != 0 || v.Galley != 0 && (!own.Has(v.Galley) || v.Done.Has(v.Galley)):
		return fmt.Errorf("galley %d is under way, %b are not any more", v.Galley, v.Done)
	case (v.Galley != 0) != (v.Crossed > 0) || v.Crossed < 0 || v.Crossed > s.Galleys[v.Galley].Sailors:
		return fmt.Errorf("galley %d has crossed %d zones", v.Galley, v.Crossed)
	case v.Asked != 0 && s.prompt != Passage || v.Asked.Has(s.Active()), v.Leave && (v.Galley == 0 || s.prompt == Passage),
		s.prompt == Passage && (v.Galley == 0 || s.MovesLeft(v.Galley) < 1):
		return fmt.Errorf("leave for galley %d: given %v, answers %b", v.Galley, v.Leave, v.Asked)
	}
	return nil
}

// soundFight: M2.8 to M2.10.
func soundFight(s *State) error {
	f := &s.Fight
	none := [NumGoods + 1]int8{}
	both := f.Victor == f.Attacker && f.Beaten == f.Target || f.Victor == f.Target && f.Beaten == f.Attacker
	var right bool
	switch s.prompt {
	case BattleRound:
		right = s.Galleys[f.Attacker].Owner == s.Active() && (f.Target != 0) != (f.Port != 0) &&
			(f.Target == 0 || s.Galleys[f.Target].Owner != s.Active()) && (f.Port == 0 || s.Ports[f.Port].Sailors > 0) &&
			f.Victor == 0 && f.Beaten == 0 && f.Pool == none
	case Spoils:
		right = both && f.Port == 0 && s.Galleys[f.Victor].Sailors > 0 && s.Galleys[f.Beaten].Sailors == 0 && f.Pool == none
	case Stowing:
		afloat := [...]GalleyID{f.Victor, f.Beaten}
		right = f.Pool != none && f.Pool[0] == 0 && slices.Min(f.Pool[:]) >= 0 && (s.stows(f.Victor) || s.stows(f.Beaten))
		for _, g := range afloat {
			right = right && (g == 0 || g == f.Attacker || g == f.Target)
		}
	default:
		right = *f == (Fight{})
	}
	if !right {
		return fmt.Errorf("a fight that cannot be: %+v", *f)
	}
	return nil
}

// soundLandings: M2.11, who has landed owns the port and holds it.
func soundLandings(s *State) error {
	if s.Phase != 5 && s.Landed != 0 {
		return fmt.Errorf("landings are left: %b", s.Landed)
	}
	for h := s.Landed; h != 0; h &= h - 1 {
		if p := h.First(); int(p) >= len(s.Ports) || s.Ports[p].Owner != s.Active() || s.Ports[p].Sailors < 1 {
			return fmt.Errorf("player %d has landed in port %d", s.Active(), p)
		}
	}
	return nil
}

// soundDecision: the right one is asked, and has something to choose from.
func soundDecision(s *State) error {
	var right bool
	switch s.prompt {
	case Manning:
		right = s.seated(s.decider) && s.unmanned(s.decider) != 0
	case Bidding:
		right = s.seated(s.decider)
	case BreakTie, ThrowForPlace, BattleRound:
		right = s.decider == game.Chance
	case ChoosePlace:
		right = s.placed() < s.bidders() && s.decider == s.Auction.Ranking[s.placed()]
	case AskPrice, AnswerCounter:
		right = s.decider == s.Deal.Seller
	case AnswerPrice, LastAnswer, ChooseHold:
		right = s.decider == s.Deal.Buyer
	case Passage:
		right = s.seated(s.decider) && s.decider == s.gatekeeper(s.Galleys[s.Voyage.Galley].Zone)
	case Spoils:
		right = s.decider == s.Galleys[s.Fight.Victor].Owner
	case Stowing:
		right = s.decider == s.Galleys[max(s.Fight.Victor, s.Fight.Beaten)].Owner
	case GameOver:
		right = s.decider == game.Nobody
	default:
		right = s.seated(s.decider) && s.decider == s.Active()
	}
	if !right {
		return fmt.Errorf("player %d is asked", s.decider)
	}
	return game.Stuck(s)
}
