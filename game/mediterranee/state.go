package mediterranee

import (
	"slices"

	"serenissima/game"
)

// A Galley is one of the galleys; the zero value lies in the box.
type Galley struct {
	Owner   game.Player // Nobody while the galley is not in play
	Zone    ZoneID
	Sailors int8
	Load    int8               // sum of Cargo
	Cargo   [NumGoods + 1]int8 // pieces aboard, by Good
}

// A Port is what stands in a port.
type Port struct {
	Owner   game.Player // Nobody for a neutral port
	Filled  int8        // warehouse spaces with a piece
	Sailors int16       // the garrison, without upper limit (M1.5)
	Stock   [Spaces]Good
	Fort    bool
}

// An Auction is phase 1 of a turn (M2.1). What was bid and thrown is kept until
// the next turn.
type Auction struct {
	Bids    [game.MaxSeats + 1]Hundreds // by seat
	Sealed  game.Seats                  // whose bid lies unknown: nobody's but in a view
	Ranking [game.MaxSeats]game.Player  // from the highest bid on
	Tied    uint8                       // bit i: places i and i+1 of Ranking are still equal
	Dice    [game.MaxSeats + 1]int8     // of the tie that is being broken, by seat
}

// Errands are what the active player has done in phase 2 (M2.2 to M2.6).
type Errands struct {
	Prices    [MaxPorts + 1]Hundreds                    // agreed for a foreign port, zero before the negotiation
	Recruited [MaxPorts + 1]int8                        // sailors, by port
	Traded    [2][game.MaxSeats + 1][NumGoods + 1]Trade // with a partner: bought, sold
	Built     PortSet                                   // where something was built
	Transfers int8
}

// A Trade says what the active player has done with one partner about one good
// in one direction (M2.3).
type Trade struct {
	Pieces int8
	Closed bool // a deal has failed
}

// A Deal is a negotiation that is open, in a port (M2.2a) or between galleys
// (M2.3); the zero value is none.
type Deal struct {
	Buyer, Seller game.Player
	Port          PortID // the seller's, zero between galleys
	Good          Good
	From          GalleyID // the seller's, zero in a port
	To            GalleyID // the buyer's, zero until it is named
	Price         Hundreds // asked by the seller, in the end agreed on
	Counter       Hundreds // offered instead by the buyer
}

// A Voyage is the movement of the active player's galleys (M2.7).
type Voyage struct {
	Galley  GalleyID // under way
	Crossed int8     // zones it has entered
	Leave   bool     // everybody has given it leave to go on from here
	Asked   game.Seats
	Done    Fleet // not to move any more
}

// A Fight is one that is open, or the spoils of one (M2.8 to M2.10).
type Fight struct {
	Attacker GalleyID
	Target   GalleyID // zero if a port is attacked
	Port     PortID   // zero if a galley is attacked
	Victor   GalleyID // has sailors left; with Beaten as far as still afloat
	Beaten   GalleyID
	Pool     [NumGoods + 1]int8 // goods to be stowed, by Good
}

// A State is a position of Méditerranée. It is flat: assignment copies it. The
// fields are for reading; only Apply, Redact and Resample change them.
type State struct {
	Board *Board // immutable

	Seats     int8                        // number of players, M1.1
	OpenMoney bool                        // M1.6
	FairStart FairStart                   // M1.8
	Powers    [game.MaxSeats + 1]Power    // by seat
	Known     game.Seats                  // whose Ducats are known: everybody's but in a view
	Ducats    [game.MaxSeats + 1]Hundreds // by seat

	Supply      [NumGoods + 1]int8 // pieces in the box, by Good
	FortsLeft   int8
	SailorsLeft int16
	Galleys     [MaxGalleys + 1]Galley // by GalleyID
	Ports       [MaxPorts + 1]Port     // by PortID

	Turn  int8                           // from one; zero during set-up
	Phase int8                           // 1 to 6; zero during set-up
	Place int8                           // of the active player in the order, zero in phase 1
	Order [game.MaxSeats + 1]game.Player // by place, from one; Nobody: the place is free

	Auction Auction
	Errands Errands
	Deal    Deal
	Voyage  Voyage
	Fight   Fight
	Landed  PortSet // where the active player has landed in this phase

	held    holdings // whose Galleys and Ports are
	prompt  game.Prompt
	decider game.Player
}

var _ game.State = (*State)(nil)

// Decision implements game.State.
func (s *State) Decision() game.Decision {
	return game.Decision{Player: s.decider, Prompt: s.prompt}
}

// Clone implements game.State.
func (s *State) Clone() game.State {
	c := *s
	return &c
}

// CopyFrom implements game.State.
func (s *State) CopyFrom(src game.State) { *s = *src.(*State) }

// ask sets the open decision.
func (s *State) ask(p game.Player, prompt game.Prompt) { s.decider, s.prompt = p, prompt }

// Active returns the player whose turn it is in phases 2 to 6, whoever is asked
// something in between; Nobody before.
func (s *State) Active() game.Player { return s.Order[s.Place] }

// Capital returns the port that is the capital of a seat's power.
func (s *State) Capital(p game.Player) PortID { return s.Board.Capitals[s.Powers[p]] }

// PortAt returns the port of a zone, zero if it has none.
func (s *State) PortAt(z ZoneID) PortID { return s.Board.Zones[z].Port }

// portOf returns the port in the zone of a galley, zero if there is none.
func (s *State) portOf(g GalleyID) PortID { return s.Board.Zones[s.Galleys[g].Zone].Port }

// Room is the number of free spaces of a galley (M1.5). Since a sailor is
// aboard, goods never take more than MostCargo of them.
func (s *State) Room(g GalleyID) int8 {
	return GalleySpaces - s.Galleys[g].Sailors - s.Galleys[g].Load
}

// Stores reports whether a piece of the good lies in the port's warehouse.
func (p *Port) Stores(g Good) bool { return slices.Contains(p.Stock[:p.Filled], g) }

// Has reports whether the port produces or stores the good (M2.4, M2.13).
func (s *State) Has(p PortID, g Good) bool {
	return s.Board.Ports[p].Good == g || s.Ports[p].Stores(g)
}

// IsFull reports whether the warehouse of a port has no free space (M3.1).
func (s *State) IsFull(p PortID) bool { return s.Ports[p].Filled == s.Board.Ports[p].Capacity() }

// Redact implements game.State: purses are secret until the game is over, bids
// until they are revealed (M1.6, M2.1).
func (s *State) Redact(p game.Player) {
	for q := game.Player(1); int8(q) <= s.Seats; q++ {
		if q == p {
			continue
		}
		if !s.OpenMoney && s.decider != game.Nobody {
			s.Ducats[q] = 0
			s.Known &^= 1 << uint(q)
		}
		if s.prompt == Bidding && q < s.decider {
			s.Auction.Bids[q] = 0
			s.Auction.Sealed = s.Auction.Sealed.With(q)
		}
	}
}

// Resample implements game.State. Until the first purchases everybody knows the
// purses; later one is guessed between what its owner has shown to have and
// twice p's own and a little more. A sealed bid is guessed up to the purse.
func (s *State) Resample(p game.Player, r *game.Rand) {
	for q := game.Player(1); int8(q) <= s.Seats; q++ {
		if !s.Known.Has(q) {
			s.Known = s.Known.With(q)
			s.Ducats[q] = s.Board.StartDucats - s.Auction.Bids[q]
			if s.Turn > 1 || s.Phase > 1 {
				s.Ducats[q] = max(Hundreds(r.IntN(2*int(s.Ducats[p])+11)), s.shown(q))
			}
		}
		if s.Auction.Sealed.Has(q) {
			s.Auction.Bids[q] = Hundreds(r.IntN(int(s.Ducats[q]) + 1))
		}
	}
	s.Auction.Sealed = 0
}

// shown is the money that a seat must have for what it has offered in the open
// deal, or for the opening of it.
func (s *State) shown(p game.Player) Hundreds {
	d := &s.Deal
	switch {
	case d.Buyer != p:
		return 0
	case s.prompt == ChooseHold:
		return d.Price
	case d.Port != 0:
		return max(d.Counter, s.Board.GoodPrice)
	}
	return d.Counter
}
