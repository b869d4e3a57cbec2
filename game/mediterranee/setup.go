package mediterranee

import "serenissima/game"

// settle gives a seat its capital with all its sailors and its first galleys,
// which are still to be manned from there (M1.3).
func (s *State) settle(p game.Player) {
	b, capital := s.Board, s.Capital(p)
	s.Known = s.Known.With(p)
	s.Ducats[p] = b.StartDucats
	s.SailorsLeft -= int16(b.StartSailors)
	s.handPort(capital, p)
	s.Ports[capital].Sailors = int16(b.StartSailors)
	for range b.StartGalleys {
		g := s.freeGalley()
		s.handGalley(g, p)
		s.Galleys[g].Zone = b.Ports[capital].Zone
	}
}

// freeGalley returns the lowest galley in the box, zero if there is none. Which
// one it is makes no difference.
func (s *State) freeGalley() GalleyID {
	if box := s.Fleet(game.Nobody); box != 0 {
		return box.First()
	}
	return 0
}

// unmanned returns the lowest galley of p without sailors, zero if there is
// none.
func (s *State) unmanned(p game.Player) GalleyID {
	for f := s.Fleet(p); f != 0; f &= f - 1 {
		if g := f.First(); s.Galleys[g].Sailors == 0 {
			return g
		}
	}
	return 0
}

// MostCrew is the most sailors that can go aboard the galley that is to be
// manned: one stays for each of those still to come. Since it makes no
// difference which galley is which, none gets more than the one before.
func (s *State) MostCrew() int8 {
	g := s.unmanned(s.decider)
	most, left := int16(GalleySpaces), s.Ports[s.Capital(s.decider)].Sailors
	for f := s.Fleet(s.decider); f != 0; f &= f - 1 {
		switch h := f.First(); {
		case h < g:
			most = min(most, int16(s.Galleys[h].Sailors))
		case h > g:
			left--
		}
	}
	return int8(min(most, left))
}

func (s *State) canMan(g GalleyID, n int8) game.Reason {
	switch {
	case s.prompt != Manning:
		return WhyNotAsked
	case g != s.unmanned(s.decider):
		return WhyOtherGalley
	case n < 1:
		return WhyNoSuchThing
	case n > s.MostCrew():
		return WhyTooMany
	}
	return 0
}

// man moves sailors from the capital aboard; then the next galley or seat
// follows.
func (s *State) man(g GalleyID, n int8, out *game.Events) {
	p, capital := s.decider, s.Capital(s.decider)
	s.Ports[capital].Sailors -= int16(n)
	s.Galleys[g].Sailors = n
	out.Add(game.Event{Kind: game.Moved, Note: NoteStart, By: p, What: game.Sailor(p), From: game.Port(capital), To: game.Ship(g), N: int16(n)})
	switch {
	case s.unmanned(p) != 0:
	case int8(p) < s.Seats:
		s.ask(p+1, Manning)
	default:
		s.beginTurn(out)
	}
}
