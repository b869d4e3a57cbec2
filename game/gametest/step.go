package gametest

import "serenissima/game"

// Step checks an action and carries it out.
func Step(s game.State, a game.Action, out *game.Events) error {
	if err := s.Check(a); err != nil {
		return err
	}
	s.Apply(a, out)
	return nil
}
