package mediterranee

import (
	"fmt"
	"slices"

	"serenissima/game"
)

// Invariants returns an error that names the first thing in s that no sequence
// of legal actions can bring about: a sailor, piece, galley or fort too many or
// too few, debts, an impossible galley or port, a question to the wrong player.
// It is meant for full states; in a view the money of others counts as nothing.
func Invariants(s *State) error {
	for _, check := range []func(*State) error{
		soundOwners, soundSailors, soundGoods, soundForts, soundGalleys, soundPorts, soundMoney,
	} {
		if err := check(s); err != nil {
			return fmt.Errorf("mediterranee: turn %d, phase %d, player %d, %s: %w", s.Turn, s.Phase, s.Active(), promptNames[s.prompt], err)
		}
	}
	return nil
}

// Invariants is the function of that name, for who holds a game.State.
func (s *State) Invariants() error { return Invariants(s) }

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
			return fmt.Errorf("player %d has %d00 ducats", p, s.Ducats[p])
		}
		sum += int(s.Ducats[p])
	}
	if sum > s.Board.wealth() {
		return fmt.Errorf("the players have %d00 ducats, more than there can be", sum)
	}
	return nil
}
