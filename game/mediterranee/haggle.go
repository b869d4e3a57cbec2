package mediterranee

import "serenissima/game"

// DearestPiece is the highest price of a deal between galleys (M2.3).
const DearestPiece Hundreds = 20

// MostPieces of one good go over to one partner, and as many back, in a phase
// (M2.3).
const MostPieces = 4

// Directions of trade, first index of Errands.Traded.
const (
	Bought = 0
	Sold   = 1
)

// canHaggle: once for each foreign port and turn, by a buyer who could take a
// piece at the lowest price (M2.2a).
func (s *State) canHaggle(g GalleyID, p PortID) game.Reason {
	if why := s.now(2); why != 0 {
		return why
	}
	if why := s.ownGalley(g); why != 0 {
		return why
	}
	switch {
	case s.portOf(g) != p:
		return WhyElsewhere
	case !s.isForeign(p):
		return WhyBankPrice
	case s.Errands.Prices[p] != 0:
		return WhyPriceKnown
	case s.Supply[s.Board.Ports[p].Good] == 0:
		return WhySupplyEmpty
	case s.Room(g) == 0:
		return WhyGalleyFull
	case s.Ducats[s.decider] < s.Board.GoodPrice:
		return WhyNoMoney
	}
	return 0
}

func (s *State) haggle(g GalleyID, p PortID, out *game.Events) {
	buyer, owner := s.Active(), s.Ports[p].Owner
	s.Deal = Deal{Buyer: buyer, Seller: owner, Port: p, Good: s.Board.Ports[p].Good, To: g}
	out.Add(game.Event{Kind: game.Chose, Note: NoteHaggle, By: buyer, What: game.Good(s.Deal.Good), From: game.Port(p), To: game.Seat(owner)})
	s.ask(owner, AskPrice)
}

// canTrade: whether the active player may still open a deal with a partner
// about a good in a direction, in a zone (M2.3).
func (s *State) canTrade(z ZoneID, partner game.Player, good Good, direction int) game.Reason {
	done := &s.Errands.Traded[direction][partner][good]
	switch {
	case s.Board.Zones[z].OpenSea:
		return WhyOpenSea
	case done.Closed:
		return WhyDealFailed
	case done.Pieces >= MostPieces:
		return WhyPiecesSpent
	}
	return 0
}

// canRequest: a piece aboard a galley of another player in the zone (M2.3).
func (s *State) canRequest(good Good, from, to GalleyID) game.Reason {
	if why := s.now(2); why != 0 {
		return why
	}
	if why := s.ownGalley(to); why != 0 {
		return why
	}
	seller := s.Galleys[from].Owner
	switch {
	case seller == game.Nobody:
		return WhyNoSuchThing
	case seller == s.decider:
		return WhyOwnGoods
	case s.Galleys[from].Zone != s.Galleys[to].Zone:
		return WhyElsewhere
	case s.Galleys[from].Cargo[good] == 0:
		return WhyNoPiece
	case s.Room(to) == 0:
		return WhyGalleyFull
	}
	return s.canTrade(s.Galleys[to].Zone, seller, good, Bought)
}

func (s *State) request(good Good, from, to GalleyID, out *game.Events) {
	buyer, seller := s.Active(), s.Galleys[from].Owner
	s.Deal = Deal{Buyer: buyer, Seller: seller, Good: good, From: from, To: to}
	out.Add(game.Event{Kind: game.Chose, Note: NoteRequest, By: buyer, What: game.Good(good), From: game.Ship(from), To: game.Seat(seller)})
	s.ask(seller, AskPrice)
}

// canOffer: an own piece to another player with room in the zone (M2.3).
func (s *State) canOffer(good Good, from GalleyID, to game.Player) game.Reason {
	if why := s.now(2); why != 0 {
		return why
	}
	if why := s.ownGalley(from); why != 0 {
		return why
	}
	zone := s.Galleys[from].Zone
	switch {
	case to == s.decider:
		return WhyOwnGoods
	case s.FleetAt(to, zone) == 0:
		return WhyNobodyThere
	case s.Galleys[from].Cargo[good] == 0:
		return WhyNoPiece
	case s.holds(to, zone) == 0:
		return WhyNoHold
	}
	return s.canTrade(zone, to, good, Sold)
}

// holds returns the galleys of p in a zone that have room.
func (s *State) holds(p game.Player, z ZoneID) Fleet {
	roomy := s.FleetAt(p, z)
	for f := roomy; f != 0; f &= f - 1 {
		if g := f.First(); s.Room(g) == 0 {
			roomy &^= Fleet(0).With(g)
		}
	}
	return roomy
}

func (s *State) offer(good Good, from GalleyID, to game.Player, out *game.Events) {
	seller := s.Active()
	s.Deal = Deal{Buyer: to, Seller: seller, Good: good, From: from}
	out.Add(game.Event{Kind: game.Chose, Note: NoteOffer, By: seller, What: game.Good(good), From: game.Ship(from), To: game.Seat(to)})
	s.ask(seller, AskPrice)
}

// PriceRange returns the lowest and the highest price that the seller may name
// in the open deal (M2.2, M2.3).
func (s *State) PriceRange() (lowest, highest Hundreds) {
	switch d := &s.Deal; {
	case d.Port == 0:
		return 0, DearestPiece
	case s.HasMonopoly(d.Seller, d.Good):
		return s.Board.GoodPrice, s.Board.MonopolyMost
	}
	return s.Board.GoodPrice, s.Board.ForeignMost
}

func (s *State) canNamePrice(n Hundreds) game.Reason {
	if s.prompt != AskPrice {
		return WhyNotAsked
	}
	switch lowest, highest := s.PriceRange(); {
	case n < lowest:
		return WhyTooCheap
	case n > highest:
		return WhyTooDear
	}
	return 0
}

// namePrice is the seller's price; in a port it holds for all further pieces
// unless a lower one is agreed on.
func (s *State) namePrice(n Hundreds, out *game.Events) {
	d := &s.Deal
	d.Price = n
	if d.Port != 0 {
		s.Errands.Prices[d.Port] = n
	}
	out.Add(game.Event{Kind: game.Chose, Note: NotePrice, By: d.Seller, What: game.Money(n), To: game.Seat(d.Buyer)})
	s.ask(d.Buyer, AnswerPrice)
}

// canDecline: who is asked for a piece aboard a galley may say no; in a port
// nobody can refuse to sell.
func (s *State) canDecline() game.Reason {
	switch {
	case s.prompt != AskPrice:
		return WhyNotAsked
	case s.Deal.Port != 0:
		return WhyMustSell
	case s.Deal.Seller == s.Active():
		return WhyOwnOffer
	}
	return 0
}

func (s *State) decline(out *game.Events) {
	out.Add(game.Event{Kind: game.Chose, Note: NoteDecline, By: s.Deal.Seller, What: game.Good(s.Deal.Good), To: game.Seat(s.Deal.Buyer)})
	s.failDeal()
}

// canTake: the seller's price, if the buyer has so much.
func (s *State) canTake() game.Reason {
	switch {
	case s.prompt != AnswerPrice && s.prompt != LastAnswer:
		return WhyNotAsked
	case s.Ducats[s.decider] < s.Deal.Price:
		return WhyNoMoney
	}
	return 0
}

func (s *State) take(out *game.Events) {
	d := &s.Deal
	out.Add(game.Event{Kind: game.Chose, Note: NoteTake, By: d.Buyer, What: game.Money(d.Price), To: game.Seat(d.Seller)})
	s.strike(out)
}

// canCounter: one offer below the price, at most the own money.
func (s *State) canCounter(n Hundreds) game.Reason {
	if s.prompt != AnswerPrice {
		return WhyNotAsked
	}
	switch lowest, _ := s.PriceRange(); {
	case n < lowest:
		return WhyTooCheap
	case n >= s.Deal.Price:
		return WhyTooDear
	case n > s.Ducats[s.decider]:
		return WhyNoMoney
	}
	return 0
}

func (s *State) counter(n Hundreds, out *game.Events) {
	d := &s.Deal
	d.Counter = n
	out.Add(game.Event{Kind: game.Chose, Note: NoteCounter, By: d.Buyer, What: game.Money(n), To: game.Seat(d.Seller)})
	s.ask(d.Seller, AnswerCounter)
}

// canLeave: the buyer need not buy.
func (s *State) canLeave() game.Reason {
	if s.prompt != AnswerPrice && s.prompt != LastAnswer {
		return WhyNotAsked
	}
	return 0
}

func (s *State) leave(out *game.Events) {
	d := &s.Deal
	out.Add(game.Event{Kind: game.Chose, Note: NoteLeave, By: d.Buyer, What: game.Money(d.Price), To: game.Seat(d.Seller)})
	s.failDeal()
}

// canAnswerCounter: the seller accepts or refuses.
func (s *State) canAnswerCounter() game.Reason {
	if s.prompt != AnswerCounter {
		return WhyNotAsked
	}
	return 0
}

// accept binds both: the piece changes hands at the buyer's price.
func (s *State) accept(out *game.Events) {
	d := &s.Deal
	out.Add(game.Event{Kind: game.Chose, Note: NoteAccept, By: d.Seller, What: game.Money(d.Counter), To: game.Seat(d.Buyer)})
	d.Price = d.Counter
	if d.Port != 0 {
		s.Errands.Prices[d.Port] = d.Price
	}
	s.strike(out)
}

// refuse leaves the buyer the seller's price.
func (s *State) refuse(out *game.Events) {
	d := &s.Deal
	out.Add(game.Event{Kind: game.Chose, Note: NoteRefuse, By: d.Seller, What: game.Money(d.Counter), To: game.Seat(d.Buyer)})
	s.ask(d.Buyer, LastAnswer)
}

// strike settles a deal on which both agree; a buyer with several galleys that
// have room names the one that receives the piece.
func (s *State) strike(out *game.Events) {
	d := &s.Deal
	if d.To == 0 {
		holds := s.holds(d.Buyer, s.Galleys[d.From].Zone)
		if holds&(holds-1) != 0 {
			s.ask(d.Buyer, ChooseHold)
			return
		}
		d.To = holds.First()
	}
	s.deliver(out)
}

func (s *State) canReceive(g GalleyID) game.Reason {
	if s.prompt != ChooseHold {
		return WhyNotAsked
	}
	if why := s.ownGalley(g); why != 0 {
		return why
	}
	switch {
	case s.Galleys[g].Zone != s.Galleys[s.Deal.From].Zone:
		return WhyElsewhere
	case s.Room(g) == 0:
		return WhyGalleyFull
	}
	return 0
}

func (s *State) receive(g GalleyID, out *game.Events) {
	s.Deal.To = g
	s.deliver(out)
}

// deliver moves the piece and the money.
func (s *State) deliver(out *game.Events) {
	d := &s.Deal
	from := game.Port(d.Port)
	if d.Port != 0 {
		s.Supply[d.Good]--
	} else {
		from = game.Ship(d.From)
		s.unload(d.From, d.Good)
		s.trade().Pieces++
	}
	s.ship(d.Good, from, d.To, out)
	s.pay(d.Buyer, d.Seller, d.Price, NoteCargo, out)
	s.closeDeal()
}

// trade is what the active player has done about the open deal's partner, good
// and direction.
func (s *State) trade() *Trade {
	d := &s.Deal
	if d.Buyer == s.Active() {
		return &s.Errands.Traded[Bought][d.Seller][d.Good]
	}
	return &s.Errands.Traded[Sold][d.Buyer][d.Good]
}

// failDeal closes the subject of a deal between galleys for this phase.
func (s *State) failDeal() {
	if s.Deal.Port == 0 {
		s.trade().Closed = true
	}
	s.closeDeal()
}

func (s *State) closeDeal() {
	s.Deal = Deal{}
	s.ask(s.Active(), Purchases)
}

// unload takes a piece off a galley.
func (s *State) unload(g GalleyID, good Good) {
	s.Galleys[g].Cargo[good]--
	s.Galleys[g].Load--
}
