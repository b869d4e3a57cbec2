package goldenhorn

import (
	"slices"

	"serenissima/game"
)

// beginTurn begins the turn of p (G3.1).
func (s *State) beginTurn(p game.Player, out *game.Events) {
	s.Turn = p
	s.Turns++
	s.Attacked, s.Conquered, s.Sailing = false, false, 0
	out.Add(game.Event{Kind: game.Turned, Note: NoteTurn, By: p, What: game.Seat(p), N: s.Turns})
	s.ask(p, BeforeMove)
}

// endMove goes on when the ship has come to rest.
func (s *State) endMove() { s.ask(s.Turn, AfterMove) }

func (s *State) canEnd() game.Reason {
	if s.prompt != AfterMove {
		return WhyMoveFirst
	}
	return 0
}

// endTurn closes the turn, always as a step of its own (G3.3).
func (s *State) endTurn(out *game.Events) {
	out.Add(game.Event{Kind: game.Ended, Note: NoteTurn, By: s.Turn})
	s.beginTurn(game.Player(int8(s.Turn)%s.Seats)+1, out)
}

// atLeisure reports whether it is a moment for announcing, conquering and
// swapping: before the move or after it (G7.2, G9.11, G9.12).
func (s *State) atLeisure() bool { return s.prompt == BeforeMove || s.prompt == AfterMove }

func (s *State) canAnnounce() game.Reason {
	switch {
	case !s.atLeisure():
		return WhyNotNow
	case slices.Contains(s.Stores[s.Turn].Cubes[Red:], 0):
		return WhyColoursMissing
	}
	return 0
}

// coloursMissing is the number of colours that p has no cube of.
func (s *State) coloursMissing(p game.Player) int {
	missing := 0
	for c := Red; c <= Blue; c++ {
		if s.Stores[p].Cubes[c] == 0 {
			missing++
		}
	}
	return missing
}

// announce ends the game (G7.2).
func (s *State) announce(out *game.Events) {
	out.Add(game.Event{Kind: game.Chose, Note: NoteAnnounced, By: s.Turn, What: game.Seat(s.Turn)})
	s.finish(NoteAnnounced, game.Ref{}, out)
}

// finish ends the game at once (G7.3), because of a harbour if that is what has stayed empty: hands and
// warehouses are opened, the points told.
func (s *State) finish(why game.Note, of game.Ref, out *game.Events) {
	s.ask(game.Nobody, GameOver)
	out.Add(game.Event{Kind: game.Ended, Note: why, By: s.Turn, What: of})
	if out == nil {
		return
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		s.tellPoints(p, out)
	}
	out.Add(game.Event{Kind: game.Ended, Note: NoteGame})
}
