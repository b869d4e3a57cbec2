// Package board draws the games' boards: views of states to display lists. What
// lies where is computed here too, so that what is seen can be pointed at. Files
// named after a rule set are the only ones that know it.
package board

import (
	"serenissima/game"
	"serenissima/render/layout"
	"serenissima/render/op"
)

// CmdAbout is of what only explains itself: pointing at it shows a tip, clicking
// it does nothing. The ref tells one from another.
const CmdAbout op.Command = "about"

// A Light says why something on the board is lit.
type Light uint8

// The lights.
const (
	Target Light = iota + 1 // can be pointed at
	Danger                  // the same, with a risk
	Chosen
)

// A Look is how a seat is shown.
type Look struct {
	Name   string
	Colour int
	Bot    bool
	About  string // who plays for a bot, in words
}

// A View is everything a board is drawn from.
type View struct {
	State   game.State // as the viewer may see it
	Seats   []Look     // seat 1 first
	Camera  layout.Camera
	Frame   layout.Frame
	Lit     map[game.Ref]Light
	Cost    map[game.Ref]string         // short texts on discs, such as moves to a zone
	Path    []game.Ref                  // areas of a route to be drawn, from its start
	Course  []game.Action               // that somebody advises
	Voyages []Voyage                    // ways that ships have taken
	Chance  string                      // of victory, if the course ends with an attack
	Hover   game.Ref                    // what the pointer is over
	Lifted  func(game.Ref) bool         // pieces that an animation shows elsewhere
	Say     func(string, ...any) string // words of the game, see lang.Words.Line
	Name    func(game.Ref) string
	Tell    func(game.Event) string         // an event in a sentence, empty if it goes without saying
	Gone    func(piece, place game.Ref) int // how many pieces of a place are shown elsewhere
	Brings  func(place game.Ref) game.State // the position that follows, if an animation is bringing something to a place
	Turns   func(game.RefKind) bool         // markers that an animation shows elsewhere, by what they point at
	Veiled  bool                            // the chart is paler, so that what lies on it stands out
	Table   bool                            // of a small frame: what is folded away lies on the table
	Pulse   float64                         // 0 to 1, for what breathes
	Below   func(*op.List, *View)           // draws what lies on the water, below the ships, and says how those lie

	// Kept holds what stays the same from picture to picture, nil if nothing is to
	// be kept. As long as the same is used, views differ in nothing but Pulse and
	// what an animation moves.
	Kept   *Kept
	Shifts func(place game.Ref) int // changes with what an animation moves from, to or at a place

	east  [64]bool                   // ships by their numbers whose bow points to the right
	roads map[game.State]*anchorages // of Serenissima
	later map[game.State]*View       // the same in other positions
}

// A Voyage is the way of a ship from area to area.
type Voyage struct {
	Ship  game.Ref
	By    game.Player
	Areas []game.Ref // where it set sail, and all that it entered
}

// lifted reports whether a piece is shown elsewhere.
func (v *View) lifted(r game.Ref) bool { return v.Lifted != nil && v.Lifted(r) }

// gone is how many pieces of a place an animation shows elsewhere.
func (v *View) gone(piece, place game.Ref) int {
	if v.Gone == nil {
		return 0
	}
	return v.Gone(piece, place)
}

// bringing is the position that follows once an animation has brought something to
// a place; nil if none does.
func (v *View) bringing(place game.Ref) game.State {
	if v.Brings == nil {
		return nil
	}
	return v.Brings(place)
}

// turns reports whether the marker that points at such things is shown elsewhere.
func (v *View) turns(kind game.RefKind) bool { return v.Turns != nil && v.Turns(kind) }

// Colour is the number of a seat's colour, zero for nobody.
func (v *View) Colour(p game.Player) int {
	if p < 1 || int(p) > len(v.Seats) {
		return 0
	}
	return v.Seats[p-1].Colour
}

// units scales a length in board units.
func (v *View) units(x float64) float64 { return x * v.Camera.Scale }

// at is where a place of the chart is in the window.
func (v *View) at(x, y float64) op.Point { return v.Camera.At(x, y) }
