package serenissima

import (
	"slices"

	"serenissima/game"
)

// A Galley is one of the numbered galleys; the zero value lies in the box.
type Galley struct {
	Owner   game.Player // Nobody while the galley is not in play
	Zone    ZoneID
	Sailors int8
	Cubes   int8               // sum of Cargo
	Cargo   [NumGoods + 1]int8 // cubes aboard, by Good
}

// A Port is what stands in a port.
type Port struct {
	Owner    game.Player // Nobody for a neutral port
	Sailors  int8        // the garrison
	Filled   int8        // warehouse spaces with a cube
	Stock    [Spaces]Good
	Fort     bool
	Basilica bool
	Closed   bool // S2.2
}

// A State is a position of Serenissima. It is flat: assignment copies it. The
// fields are for reading; only Apply changes them.
type State struct {
	Board *Board // immutable

	Seats         int8        // number of players, S1.1
	HiddenMoney   bool        // S2.7
	RandomClosing bool        // S2.2
	First         game.Player // the first player, Nobody before it is drawn
	Known         game.Seats  // whose Ducats are known: everybody's but in a view

	Ducats        [game.MaxSeats + 1]Ducats // by seat
	Reserve       [game.MaxSeats + 1]int8   // sailors, by seat
	Supply        [NumGoods + 1]int8        // cubes in the box, by Good
	FortsLeft     int8
	BasilicasLeft int8
	Galleys       [MaxGalleys + 1]Galley // by GalleyID
	Ports         [MaxPorts + 1]Port     // by PortID
	Deck          [MaxCards + 1]int8     // cards left, by kind; the others lie open
	held          holdings               // whose Galleys and Ports are, and where

	Turn     int8     // from one; zero during set-up
	Track    int8     // space of the white marker
	Scorings int8     // made so far
	Active   GalleyID // under the black marker; zero: it is on the Doge space

	activation                    // of the active galley, forgotten when the next one acts
	Wreck      [NumGoods + 1]int8 // cubes of a sunken galley, S4.18

	SetupStep  int8   // decisions made in the present part of the set-up
	Investor   int8   // places from the first player in the special investment, S8.3
	NewGalleys uint16 // bit n: galley n was bought in it

	prompt  game.Prompt
	decider game.Player
}

// An activation is what a position remembers until the next galley acts.
type activation struct {
	StartZone     ZoneID      // where the active galley began, S4.9
	Crossed       int8        // zones crossed, S4.8
	LoadSteps     int8        // S4.3a
	FreeCube      bool        // the free cube is taken, S4.4
	BoughtGalley  bool        // S5.2
	CombatCap     int8        // the first combat value, S4.15; zero before an attack
	Forbidder     game.Player // who forbade a sale or landing and must be fought first, S4.14a
	LandingBarred game.Seats  // who forbade a landing, S4.24

	// Of an open question or fight.
	Asked        game.Seats // who has answered it already
	SaleGood     Good       // announced
	LandSailors  int8       // announced
	TargetGalley GalleyID   // attacked
	TargetPort   PortID     // attacked
	Looter       GalleyID   // the survivor of a fight that may take cubes, S4.18
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

// seat returns the seat that is n places clockwise of the first player.
func (s *State) seat(n int8) game.Player {
	return game.Player((int8(s.First)-1+n)%s.Seats) + 1
}

// Mover returns the owner of the active galley, Nobody without one.
func (s *State) Mover() game.Player { return s.Galleys[s.Active].Owner }

// PortAt returns the port of a zone, zero if it has none.
func (s *State) PortAt(z ZoneID) PortID { return s.Board.Zones[z].Port }

// Room is the number of free spaces of a galley (S1.4).
func (s *State) Room(g GalleyID) int8 {
	return s.Board.GalleySpaces - s.Galleys[g].Sailors - s.Galleys[g].Cubes
}

// GalleyCount is the number of galleys that p owns.
func (s *State) GalleyCount(p game.Player) int8 { return s.held.galleys[p].size() }

// PortCount is the number of ports that p owns.
func (s *State) PortCount(p game.Player) int8 { return s.held.ports[p].size() }

// CrewsAt is the number of sailors on the galleys of p in a zone (S4.9).
func (s *State) CrewsAt(p game.Player, z ZoneID) int8 {
	var n int8
	for set := s.held.galleys[p] & s.held.zones[z]; set != 0; set &= set - 1 {
		n += s.Galleys[lowest(set)].Sailors
	}
	return n
}

// Stores reports whether a cube of the good lies in the port's warehouse.
func (p *Port) Stores(g Good) bool { return slices.Contains(p.Stock[:p.Filled], g) }

// Has reports whether the port produces or stores the good (S5.3, S5.4, S6.1).
func (s *State) Has(p PortID, g Good) bool {
	return s.Board.Ports[p].Good == g || s.Ports[p].Stores(g)
}

// CombatValue is the value with which the active galley fights now or would
// start to (S4.15, S4.17); it may be below one.
func (s *State) CombatValue() int8 {
	if s.CombatCap > 0 {
		return min(s.CombatCap, s.Galleys[s.Active].Sailors)
	}
	return s.strength()
}

// strength is what the crew of the active galley has left for sailing and
// fighting: sailors less zones crossed (S4.8, S4.15).
func (s *State) strength() int8 { return s.Galleys[s.Active].Sailors - s.Crossed }

// MovesLeft is the number of zones that the active galley may still enter: none
// once it was stopped, or has sold, fought or invested (S4.8, S4.9). While somebody
// is asked whether to stop it, its moves are those that it has if nobody does.
func (s *State) MovesLeft() int8 {
	if s.prompt != AskPassage && s.canSailNow() != 0 {
		return 0
	}
	return max(0, s.strength())
}

// Result implements game.State: most ducats, then most ports (S8.5).
func (s *State) Result() game.Result {
	r := game.Result{Over: s.decider == game.Nobody}
	var ports [game.MaxSeats + 1]int8
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		r.Score[p] = int32(s.Ducats[p])
		ports[p] = s.PortCount(p)
	}
	r.SetRanks(s.Seats, func(p, q game.Player) bool {
		return r.Score[p] > r.Score[q] || r.Score[p] == r.Score[q] && ports[p] > ports[q]
	})
	return r
}

// Redact implements game.State: only money can be hidden, until the game is
// over (S2.7).
func (s *State) Redact(p game.Player) {
	if !s.HiddenMoney || s.decider == game.Nobody {
		return
	}
	for q := game.Player(1); int8(q) <= s.Seats; q++ {
		if q != p {
			s.Ducats[q] = 0
			s.Known &^= 1 << uint(q)
		}
	}
}

// Resample implements game.State. A purse is guessed between nothing and twice
// p's own and a little more; somebody who is asked for a special investment can
// pay for one.
func (s *State) Resample(p game.Player, r *game.Rand) {
	for q := game.Player(1); int8(q) <= s.Seats; q++ {
		if s.Known.Has(q) {
			continue
		}
		s.Ducats[q] = Ducats(r.IntN(2*int(s.Ducats[p]) + 11))
		if s.prompt == SpecialInvest && s.decider == q && s.NewGalleys == 0 {
			s.Ducats[q] += s.GalleyPrice(q)
		}
		s.Known = s.Known.With(q)
	}
}
