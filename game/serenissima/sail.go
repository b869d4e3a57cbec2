package serenissima

import (
	"serenissima/game"
	"serenissima/game/sea"
)

// canSailNow: the step before selling and fighting, until the galley is stopped
// (S4, S4.9); one without a move left has not been.
func (s *State) canSailNow() game.Reason {
	why := steps[s.prompt].sail
	if why == WhyStopped && s.strength() <= 0 {
		return 0
	}
	return why
}

// canSail: to an adjacent zone, while moves are left (S4.8).
func (s *State) canSail(g GalleyID, to ZoneID) game.Reason {
	if why := s.canSailNow(); why != 0 {
		return why
	}
	switch {
	case g != s.Active:
		return WhyNotActive
	case s.MovesLeft() <= 0:
		return WhyNoMoves
	case !s.Board.Adjacent(s.Galleys[g].Zone, to):
		return WhyNotAdjacent
	}
	return 0
}

// sail crosses into a zone; then whoever may stop the galley there is asked,
// unless it has no move left anyway (S4.9).
func (s *State) sail(g GalleyID, to ZoneID, out *game.Events) {
	galley := &s.Galleys[g]
	out.Add(game.Event{Kind: game.Moved, By: galley.Owner, What: game.Ship(g), From: game.Area(galley.Zone), To: game.Area(to), N: 1})
	s.moveGalley(g, to)
	s.Crossed++
	switch {
	case s.MovesLeft() == 0:
		s.prompt = Arrived
	case to == s.StartZone: // S4.9, S4.10
		s.prompt = Sailing
	default:
		s.openQuestion(AskPassage, out)
	}
}

// openQuestion asks everybody who may blockade, one after the other.
func (s *State) openQuestion(p game.Prompt, out *game.Events) {
	s.Asked = 0
	s.prompt = p
	if out != nil && s.blockader() != game.Nobody {
		s.announce(out)
	}
	s.nextAnswer(out)
}

// announce reports a sale or landing about which somebody is asked.
func (s *State) announce(out *game.Events) {
	mover, port := s.Mover(), game.Port(s.PortAt(s.Galleys[s.Active].Zone))
	switch s.prompt {
	case AskSale:
		out.Add(game.Event{Kind: game.Chose, Note: NoteAnnounceSale, By: mover, What: game.Good(s.SaleGood), To: port})
	case AskLanding:
		out.Add(game.Event{Kind: game.Chose, Note: NoteAnnounceLand, By: mover, What: game.Sailor(mover), To: port, N: int16(s.LandSailors)})
	}
}

// nextAnswer asks the next player who may blockade; when nobody is left, what
// was asked for happens.
func (s *State) nextAnswer(out *game.Events) {
	if p := s.blockader(); p != game.Nobody {
		s.decider = p
		return
	}
	s.Asked = 0
	mover := s.Mover()
	switch s.prompt {
	case AskPassage:
		s.ask(mover, Sailing)
	case AskSale:
		s.ask(mover, Selling)
		s.store(s.SaleGood, out)
	case AskLanding:
		s.ask(mover, Arrived)
		s.takePort(s.TargetPort, s.LandSailors, out)
	}
}

// blockader returns who is to be asked next in the zone of the active galley:
// of those with strictly more sailors on galleys there, who have not answered,
// the one with most; equal: with the smallest galley number (S4.9).
func (s *State) blockader() game.Player {
	active := &s.Galleys[s.Active]
	here := s.held.zones[active.Zone]
	if here == 1<<s.Active {
		return game.Nobody // it is alone there
	}
	var crews [game.MaxSeats + 1]int8
	var first [game.MaxSeats + 1]GalleyID
	for ; here != 0; here &= here - 1 {
		g := lowest(here)
		galley := &s.Galleys[g]
		if galley.Owner == active.Owner {
			continue
		}
		if crews[galley.Owner] == 0 {
			first[galley.Owner] = g
		}
		crews[galley.Owner] += galley.Sailors
	}
	best := game.Nobody
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if crews[p] <= active.Sailors || s.Asked.Has(p) {
			continue
		}
		if best == game.Nobody || crews[p] > crews[best] || crews[p] == crews[best] && first[p] < first[best] {
			best = p
		}
	}
	return best
}

// MayBlockade reports whether p could stop the active galley, with the sailors
// it has, in the zone (S4.9).
func (s *State) MayBlockade(p game.Player, z ZoneID) bool {
	return p != s.Mover() && s.CrewsAt(p, z) > s.Galleys[s.Active].Sailors
}

// Blockaders returns who could stop the active galley, with the sailors it has, in the zone (S4.9).
func (s *State) Blockaders(z ZoneID) (who game.Seats) {
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if s.MayBlockade(p, z) {
			who = who.With(p)
		}
	}
	return who
}

// Stoppers are those among them if the galley sails there with moves left: nobody may stop it
// where it began (S4.9).
func (s *State) Stoppers(z ZoneID) game.Seats {
	if z == s.StartZone {
		return 0
	}
	return s.Blockaders(z)
}

// Ways are those of the active galley to the zones that it can reach with its moves: as short as
// possible, and of equally short ones the one on which it can be stopped least often, the end
// included; the tolls count how often (S4.8, S4.9).
func (s *State) Ways() []sea.Way {
	moves := s.MovesLeft()
	return s.Board.Ways(s.Galleys[s.Active].Zone, moves, func(_, to ZoneID, n int8) bool {
		return n < moves && s.Stoppers(to) != 0
	})
}

func (s *State) canAnswer() game.Reason {
	switch s.prompt {
	case AskPassage, AskSale, AskLanding:
		return 0
	}
	return WhyNotAsked
}

func (s *State) allow(out *game.Events) {
	out.Add(game.Event{Kind: game.Chose, Note: NoteAllow, By: s.decider, What: game.Ship(s.Active), To: game.Area(s.Galleys[s.Active].Zone)})
	s.Asked = s.Asked.With(s.decider)
	s.nextAnswer(out)
}

func (s *State) forbid(out *game.Events) {
	p, mover := s.decider, s.Mover()
	ev := game.Event{Kind: game.Chose, By: p, What: game.Ship(s.Active), To: game.Area(s.Galleys[s.Active].Zone)}
	s.Asked = 0
	switch s.prompt {
	case AskPassage:
		ev.Note = NoteForbidMove
		s.ask(mover, Arrived)
	case AskSale:
		ev.Note = NoteForbidSale
		s.Forbidder, s.SaleGood = p, 0
		s.ask(mover, Thwarted)
	case AskLanding:
		ev.Note = NoteForbidLand
		s.Forbidder, s.LandSailors, s.TargetPort = p, 0, 0
		s.LandingBarred = s.LandingBarred.With(p)
		s.ask(mover, Thwarted)
	}
	out.Add(ev)
}
