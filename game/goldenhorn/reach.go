package goldenhorn

import "serenissima/game"

// A Step is one that a ship can take: to a place, for a card or, without one, for nothing.
type Step struct {
	To   Place
	Card Colour
}

// AppendSteps appends the steps that a ship can take one after the other from a place at sea, to a
// harbour at most: for nothing over a space of its sails, else for a card of the space from a hand
// (G5.4, G5.5).
func (s *State) AppendSteps(dst []Step, i ShipID, from Place, ahead int8, hand [NumColours + 1]int8) []Step {
	for at := from; s.AtSea(at); {
		step := Step{To: s.Next(at, ahead)}
		if c := s.Course[at]; s.Board.Ships[i].Sails[c] == 0 {
			if hand[c] == 0 {
				break
			}
			hand[c]--
			step.Card = c
		}
		dst, at = append(dst, step), step.To
	}
	return dst
}

// FreeEnd is where a ship under way gets without a card: from the first step on over every space
// of its sails (G5.3, G5.4). ok is false for a ship in a start harbour.
func (s *State) FreeEnd(i ShipID) (end Place, ok bool) {
	ship := &s.Ships[i]
	if ship.Owner == game.Nobody || ship.Place == Unplaced || ship.Ahead == 0 {
		return 0, false
	}
	var buf [MaxPlaces]Step
	end = s.Next(ship.Place, ship.Ahead)
	if steps := s.AppendSteps(buf[:0], i, end, ship.Ahead, [NumColours + 1]int8{}); len(steps) > 0 {
		end = steps[len(steps)-1].To
	}
	return end, true
}
