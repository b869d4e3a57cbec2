package table

import (
	"serenissima/game"
	"serenissima/render/display"
)

// A ViewStage is what the stages of all games have in common: a view tells it. It has neither dice
// nor a marker.
type ViewStage struct{ View *View }

// Colour implements motion.Stage.
func (s ViewStage) Colour(seat game.Player) int { return s.View.Colour(seat) }

// Face implements motion.Stage.
func (s ViewStage) Face(l *display.List, at display.Point, size float64, seat game.Player) {
	s.View.AppendFace(l, at, size, seat)
}

// Name implements motion.Stage.
func (s ViewStage) Name(ref game.Ref) string { return s.View.Name(ref) }

// Tell implements motion.Stage.
func (s ViewStage) Tell(ev game.Event) string { return s.View.Tell(ev) }

// Shows is the view that the stage shows.
func (s ViewStage) Shows() *View { return s.View }

// Unit implements motion.Stage.
func (s ViewStage) Unit() float64 { return s.View.Frame.Unit }

// Board implements motion.Stage.
func (s ViewStage) Board() display.Rect { return s.View.Frame.Board }

// Open implements motion.Stage.
func (s ViewStage) Open() display.Rect { return s.View.Frame.Open() }

// Marker implements motion.Stage.
func (ViewStage) Marker(*display.List, game.Ref, game.Ref, float64) {}

// Die implements motion.Stage.
func (ViewStage) Die(*display.List, display.Point, float64, int, float64, game.Player) {}

// Faces implements motion.Stage.
func (ViewStage) Faces(game.Ref, int) []int { return nil }

// Sides implements motion.Stage.
func (ViewStage) Sides() []int { return nil }

// Afloat draws a ship on the chart: what lies over that hides it, also while it moves.
func (s ViewStage) Afloat(l *display.List, draw func()) {
	parts := []display.Rect{s.View.Frame.Open()}
	for _, panel := range s.View.panels() {
		var rest []display.Rect
		for _, part := range parts {
			rest = append(rest, part.Without(panel)...)
		}
		parts = rest
	}
	for _, part := range parts {
		l.PushClip(part)
		draw()
		l.PopClip()
	}
}
