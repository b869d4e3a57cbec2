package app

import (
	"serenissima/game"
	"serenissima/game/session"
)

// A Veil says when a curtain is drawn between people at one screen.
type Veil string

// The veils.
const (
	VeilAlways Veil = "always"
	VeilSecret Veil = "secret" // if the next one sees something that the others may not
	VeilNever  Veil = "never"
)

// Veils are all of them.
var Veils = []Veil{VeilAlways, VeilSecret, VeilNever}

// Hides reports whether the curtain is drawn before a seat of a match, while that of
// seated sees the board: both are people's, and the one sees what the other may not.
func (v Veil) Hides(m session.Outline, seat, seated game.Player) bool {
	if m.Seat(seat).Kind != session.Human || seat == seated || People(m) < 2 {
		return false
	}
	return v == VeilAlways || v == VeilSecret && m.Secret(seat)
}

// People is how many persons play a match.
func People(m session.Outline) (n int) {
	for p := range game.Player(game.MaxSeats) {
		if m.Seat(p+1).Kind == session.Human {
			n++
		}
	}
	return n
}
