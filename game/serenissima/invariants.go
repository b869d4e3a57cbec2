package serenissima

import (
	"errors"
	"fmt"
	"slices"

	"serenissima/game"
)

// Invariants returns an error that names the first thing in s that no sequence
// of legal actions can bring about: a sailor, cube or building too many or too
// few, debts, an impossible galley or port, a question to the wrong player. It
// is meant for full states; in a view the money of others counts as nothing.
func (s *State) Invariants() error {
	for _, check := range []func(*State) error{
		soundOwners, soundSailors, soundCubes, soundBuildings, soundGalleys, soundPorts, soundPlayers, soundTurn, soundActivation, soundDecision, soundHoldings,
	} {
		if err := check(s); err != nil {
			return fmt.Errorf("serenissima: turn %d, galley %d, %s: %w", s.Turn, s.Active, promptNames[s.prompt], err)
		}
	}
	return nil
}

// soundOwners: S1.1, S1.3, everything belongs to somebody in the game.
func soundOwners(s *State) error {
	for g := range s.Galleys {
		owner := s.Galleys[g].Owner
		if owner != game.Nobody && (g == 0 || g > int(s.seatInfo().Galleys) || !s.seated(owner)) {
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

func (s *State) seated(p game.Player) bool { return p >= 1 && int8(p) <= s.Seats }

// soundHoldings: what is kept beside the galleys and ports says the same.
func soundHoldings(s *State) error {
	if counted := s.count(); s.held != counted {
		return fmt.Errorf("the holdings are kept as %v, not %v", s.held, counted)
	}
	return nil
}

// soundSailors: S1.2, reserve, galleys and ports hold the sailors of a player.
func soundSailors(s *State) error {
	sum := s.Reserve
	for g := range s.Galleys {
		sum[s.Galleys[g].Owner] += s.Galleys[g].Sailors
	}
	for p := range s.Ports {
		sum[s.Ports[p].Owner] += s.Ports[p].Sailors
	}
	if sum[game.Nobody] != 0 {
		return fmt.Errorf("%d sailors belong to nobody", sum[game.Nobody])
	}
	for p := 1; p < len(sum); p++ {
		want := s.seatInfo().Sailors
		if p > int(s.Seats) {
			want = 0
		}
		if sum[p] != want || s.Reserve[p] < 0 {
			return fmt.Errorf("player %d has %d sailors, %d of them in reserve, not %d", p, sum[p], s.Reserve[p], want)
		}
	}
	return nil
}

// soundCubes: S1.5, no cube is made or lost.
func soundCubes(s *State) error {
	sum := s.Supply
	for good := Wood; good <= Spice; good++ {
		sum[good] += s.Wreck[good]
		for g := range s.Galleys {
			sum[good] += s.Galleys[g].Cargo[good]
		}
	}
	for p := range s.Ports {
		for _, good := range s.Ports[p].Stock {
			sum[good]++
		}
	}
	for good := Wood; good <= Spice; good++ {
		if sum[good] != s.Board.Cubes[good] || s.Supply[good] < 0 {
			return fmt.Errorf("%d cubes of %s, %d of them in the supply, not %d", sum[good], good, s.Supply[good], s.Board.Cubes[good])
		}
	}
	return nil
}

// soundBuildings: S1.6, those in the box and those in ports are all there are.
func soundBuildings(s *State) error {
	forts, basilicas := s.FortsLeft, s.BasilicasLeft
	for p := range s.Ports {
		if s.Ports[p].Fort {
			forts++
		}
		if s.Ports[p].Basilica {
			basilicas++
		}
	}
	if forts != s.Board.Forts || basilicas != s.Board.Basilicas || s.FortsLeft < 0 || s.BasilicasLeft < 0 {
		return fmt.Errorf("%d forts and %d basilicas, not %d and %d", forts, basilicas, s.Board.Forts, s.Board.Basilicas)
	}
	return nil
}

// soundGalleys: S1.3, S1.4, S4.3.
func soundGalleys(s *State) error {
	for g := range s.Galleys {
		galley := &s.Galleys[g]
		if galley.Owner == game.Nobody {
			if *galley != (Galley{}) {
				return fmt.Errorf("galley %d is in the box and not empty: %+v", g, *galley)
			}
			continue
		}
		var cubes int8
		for good := Wood; good <= Spice; good++ {
			if galley.Cargo[good] < 0 {
				return fmt.Errorf("galley %d: %d cubes of %s", g, galley.Cargo[good], good)
			}
			cubes += galley.Cargo[good]
		}
		switch {
		case galley.Zone < 1 || int(galley.Zone) >= len(s.Board.Zones):
			return fmt.Errorf("galley %d is in zone %d", g, galley.Zone)
		case cubes != galley.Cubes || galley.Cargo[0] != 0:
			return fmt.Errorf("galley %d has %d cubes, not %d", g, cubes, galley.Cubes)
		case galley.Sailors < 1 || galley.Sailors+galley.Cubes > s.Board.GalleySpaces:
			return fmt.Errorf("galley %d has %d sailors and %d cubes", g, galley.Sailors, galley.Cubes)
		}
	}
	return nil
}

// soundPorts: S1.5, S1.8, S4.1, S4.11, S4.25. Only the port of which the
// occupation is being decided has an owner and no garrison.
func soundPorts(s *State) error {
	for p := range s.Ports {
		port := &s.Ports[p]
		if p == 0 || p >= len(s.Board.Ports) {
			if *port != (Port{}) {
				return fmt.Errorf("port %d is not on the board: %+v", p, *port)
			}
			continue
		}
		id, size := s.Board.Ports[p].ID, s.Board.Ports[p].Size()
		beaten := s.prompt == Occupy && PortID(p) == s.TargetPort
		switch {
		case port.Closed && *port != (Port{Closed: true}):
			return fmt.Errorf("%s is closed and not empty: %+v", id, *port)
		case port.Sailors < 0 || port.Sailors > size:
			return fmt.Errorf("%s has a garrison of %d and a size of %d", id, port.Sailors, size)
		case (port.Owner != game.Nobody) != (port.Sailors > 0 || beaten):
			return fmt.Errorf("%s of player %d has a garrison of %d", id, port.Owner, port.Sailors)
		case port.Filled < 0 || port.Filled > size:
			return fmt.Errorf("%s has %d filled spaces of %d", id, port.Filled, size)
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

// soundPlayers: S1.3, S4.1, S4.23, and nobody is in debt.
func soundPlayers(s *State) error {
	for p := range s.Ducats {
		seat := game.Player(p)
		switch {
		case s.Ducats[p] < 0 || s.Ducats[p] != 0 && !s.seated(seat):
			return fmt.Errorf("player %d has %d ducats", p, s.Ducats[p])
		case s.seated(seat) && s.GalleyCount(seat) > s.Board.OwnGalleys:
			return fmt.Errorf("player %d has %d galleys", p, s.GalleyCount(seat))
		case s.seated(seat) && s.Turn > 0 && s.PortCount(seat) == 0:
			return fmt.Errorf("player %d has lost the last port", p)
		}
	}
	return nil
}

// soundTurn: S2.6, S8.1, S8.2, S8.4.
func soundTurn(s *State) error {
	spaces := s.seatInfo().Scoring
	var passed int8
	for _, space := range spaces {
		if space <= s.Track {
			passed++
		}
	}
	over := int(s.Scorings) == len(spaces)
	switch {
	case s.Track < s.seatInfo().TrackStart || s.Track > spaces[len(spaces)-1]:
		return fmt.Errorf("the white marker is on space %d", s.Track)
	case s.Scorings != passed:
		return fmt.Errorf("%d scorings up to space %d of the track", s.Scorings, s.Track)
	case over != (s.prompt == GameOver) || over != (s.decider == game.Nobody):
		return fmt.Errorf("%d scorings and player %d to decide", s.Scorings, s.decider)
	}
	shuffles := false
	for c := range s.Deck {
		if s.Deck[c] < 0 || s.Deck[c] > s.Board.cardsInDeck[c] {
			return fmt.Errorf("%d cards of kind %d are left", s.Deck[c], c)
		}
		shuffles = shuffles || s.Deck[c] > 0 && s.Board.Cards[c].Shuffle
	}
	if !shuffles {
		return errors.New("no card that shuffles is left in the deck")
	}
	return nil
}

// soundActivation: what is remembered during an activation is in its limits and
// forgotten behind it.
func soundActivation(s *State) error {
	if s.Active == 0 {
		if s.StartZone != 0 || s.Crossed != 0 || s.LoadSteps != 0 || s.FreeCube || s.BoughtGalley || s.CombatCap != 0 ||
			s.Forbidder != game.Nobody || s.LandingBarred != 0 || s.Asked != 0 || s.SaleGood != 0 || s.LandSailors != 0 ||
			s.TargetGalley != 0 || s.TargetPort != 0 || s.Looter != 0 {
			return errors.New("something is left of an activation")
		}
	} else if s.StartZone == 0 || s.Mover() == game.Nobody && s.prompt != Loot {
		return fmt.Errorf("the active galley is not in play or started nowhere (%d)", s.StartZone)
	}
	question := s.prompt == AskPassage || s.prompt == AskSale || s.prompt == AskLanding
	wreck := s.Wreck != [NumGoods + 1]int8{}
	switch {
	case s.Crossed < 0 || s.Crossed > s.Board.GalleySpaces:
		return fmt.Errorf("%d zones crossed", s.Crossed)
	case s.LoadSteps < 0 || s.LoadSteps > s.Board.LoadMoves:
		return fmt.Errorf("%d loading steps", s.LoadSteps)
	case s.CombatCap < 0 || s.CombatCap > MaxDice:
		return fmt.Errorf("a combat value of %d", s.CombatCap)
	case wreck != (s.prompt == Loot) || (s.Looter != 0) != (s.prompt == Loot):
		return fmt.Errorf("a wreck with the cubes %v for galley %d", s.Wreck, s.Looter)
	case (s.SaleGood != 0) != (s.prompt == AskSale) || (s.LandSailors != 0) != (s.prompt == AskLanding):
		return fmt.Errorf("announced: a sale of %d, a landing of %d", s.SaleGood, s.LandSailors)
	case s.Forbidder != game.Nobody && s.prompt != Thwarted && s.prompt != BattleRound && s.prompt != AskFightOn && s.prompt != Loot:
		return fmt.Errorf("player %d still has to be fought first", s.Forbidder)
	case s.Asked != 0 && !question:
		return fmt.Errorf("answers are left of a question: %b", s.Asked)
	case s.NewGalleys != 0 && s.prompt != SpecialInvest || s.Investor != 0 && s.prompt != SpecialInvest:
		return fmt.Errorf("a special investment is left open: place %d, galleys %b", s.Investor, s.NewGalleys)
	}
	return nil
}

// soundDecision: the right one is asked, and has something to choose from.
func soundDecision(s *State) error {
	var right bool
	switch s.prompt {
	case FirstPlayer, BattleRound, FortVolley, DogeCard:
		right = s.decider == game.Chance
	case ChooseClosed:
		right = s.seated(s.decider) && !s.RandomClosing || s.decider == game.Chance && s.RandomClosing
	case ChooseStart, ChooseGalley:
		right = s.seated(s.decider)
	case SpecialInvest:
		right = s.seated(s.decider) && s.Active == 0 && s.decider == s.seat(s.Investor)
	case AskPassage, AskSale, AskLanding:
		right = s.seated(s.decider) && !s.Asked.Has(s.decider) && s.MayBlockade(s.decider, s.Galleys[s.Active].Zone)
	case Loot:
		right = s.decider == s.Galleys[s.Looter].Owner && s.Room(s.Looter) > 0
	case Thwarted:
		right = s.decider == s.Mover() && s.seated(s.Forbidder) && s.Forbidder != s.decider
	case GameOver:
		right = s.decider == game.Nobody
	default:
		right = s.seated(s.decider) && s.decider == s.Mover()
	}
	if !right {
		return fmt.Errorf("player %d is asked", s.decider)
	}
	return game.Stuck(s)
}
