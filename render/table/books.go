package table

import (
	"serenissima/game"
	"serenissima/render/display"
)

// Holdings are what a seat has besides its points.
type Holdings struct {
	Known bool // the points are no secret
	Ports int  // none in a game without ports
}

// Books are what the result and the account book show of a game. The zero Books show nothing.
type Books struct {
	// Store draws what seats have stored that counts at the end, nil where nothing is stored.
	Store *Store
	// Accounts are the kinds of payments in the order of the account book: keys below "account.";
	// none where nobody wants a book.
	Accounts []string
	// Payments are those among the events of one action that everybody has seen, nil where there is
	// no account book.
	Payments func(events []game.Event) []Payment
}

// A Payment is what a seat has received, or paid if it is less than nothing.
type Payment struct {
	By   game.Player
	Kind string // one of the accounts
	N    int
}

// A Store is how the result draws what seats have stored, and counts it part by part.
type Store struct {
	// Parts is how many parts of what a seat has stored are counted one after the other.
	Parts func(s game.State, seat game.Player) int
	// Height is how high a store is at a width, the same for all seats: no higher than there is
	// room, as long as it can be seen well; zero for as high as it wants to be.
	Height func(s game.State, width, room float64) float64
	// Draw draws what a seat has stored when the game is over, as far as it is counted: so many
	// parts, and of the next one a share. It returns the points of the parts that are counted.
	// The view has no frame and no camera.
	Draw func(l *display.List, r display.Rect, v *View, seat game.Player, counted float64) (points int)
}
