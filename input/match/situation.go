package match

import (
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
)

// A situation is what gestures know of a match, for one look at it: what is to be decided on, and what can be
// clicked on.
type situation struct {
	c        *app.Context
	table    table.Table
	timeline *motion.Timeline
	now      *position.Position
	scope    position.Scope // the position with what is open over it
	board    *board
	seating  *seating
	clicks   *clickGuard
}

func (s *situation) Table() table.Table          { return s.table }
func (s *situation) Now() game.State             { return s.now.View }
func (s *situation) Viewer() game.Player         { return s.now.Viewer }
func (s *situation) Legal() []game.Action        { return s.now.Legal }
func (s *situation) Idle() bool                  { return s.timeline.Idle() }
func (s *situation) Asked() bool                 { return s.now.Modal() }
func (s *situation) Ends(a game.Action) bool     { return s.now.IsEnd(a) }
func (s *situation) Hover() display.Target       { return s.board.hover }
func (s *situation) Guarded(r display.Rect) bool { return s.clicks.ignoresAt(r) }
