package game

// A Settler is a state of a game in which it is known before it begins where each seat is at home.
type Settler interface {
	State
	// Home is where a seat is at home, and the points with which a house rule lets it begin. It is
	// asked about a position in which nothing has been decided yet.
	Home(p Player) (at Ref, points int)
}

// HomeOf is where a seat is at home, and the points with which it begins; the zero Ref where that is
// not known, see Settler.
func HomeOf(s State, p Player) (at Ref, points int) {
	if x, ok := s.(Settler); ok {
		return x.Home(p)
	}
	return Ref{}, 0
}
