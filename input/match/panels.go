package match

import (
	"serenissima/input/match/position"
)

// Panels are the questions over the board and in the bar.
type panels struct {
	play *Play

	*position.Open // of the match
}

// scope is the newest position with what is open over it.
func (p *panels) scope() position.Scope { return p.play.scope() }
