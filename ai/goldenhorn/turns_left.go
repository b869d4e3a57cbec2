package goldenhorn

import gh "serenissima/game/goldenhorn"

// turnsLeft tells how many turns the ships of a game still need, on sails of the
// space's colour alone: without cards, and as if no other ship were there.
type turnsLeft struct {
	course [gh.MaxPlaces]gh.Colour
	last   gh.Place
	turns  [gh.MaxShips + 1][2][gh.MaxPlaces]int8 // by ship, towards Venice or Constantinople, and place
}

// measure counts the turns on the course of a game, which does not change.
func (g *turnsLeft) measure(s *gh.State) {
	if g.last == s.Last && g.course == s.Course {
		return
	}
	g.last, g.course = s.Last, s.Course
	for i := gh.ShipID(1); i <= gh.MaxShips; i++ {
		g.turns[i][1][s.Last] = 0                // it may have been a place at sea in another game
		for p := gh.Place(1); p <= s.Last; p++ { // p places from home
			g.turns[i][0][p] = 1 + g.turns[i][0][glide(s, i, p, -1)]
			g.turns[i][1][s.Last-p] = 1 + g.turns[i][1][glide(s, i, s.Last-p, 1)]
		}
	}
}

// glide is the place where a ship comes to rest that takes one step from p and
// goes on as long as it costs nothing.
func glide(s *gh.State, i gh.ShipID, p gh.Place, ahead gh.Place) gh.Place {
	for p += ahead; s.AtSea(p) && s.Board.Ships[i].Sails[s.Course[p]] > 0; p += ahead {
	}
	return p
}

// toGo is the number of turns until the ship is home; none in a start harbour.
func (g *turnsLeft) toGo(s *gh.State, i gh.ShipID) int8 {
	switch ship := &s.Ships[i]; {
	case ship.Ahead < 0:
		return g.turns[i][0][ship.Place]
	case ship.Ahead > 0:
		return g.turns[i][1][ship.Place]
	}
	return 0
}
