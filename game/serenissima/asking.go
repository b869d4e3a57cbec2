package serenissima

import "serenissima/game"

// Asking implements game.State: the rights of the owner of a port, a fight that can go on, and what
// its winner does are questions. What galleys can do depends on money, which may be hidden (S2.7).
func (s *State) Asking() game.Asking {
	a := game.Asking{Plain: !s.HiddenMoney}
	switch s.Decision().Prompt {
	case Activate:
		a.Fresh = true
	case AskPassage, AskSale, AskLanding:
		a.Question, a.Harm, a.Yield = true, Forbid, Allow
	case AskFightOn:
		a.Question, a.Harm, a.Yield = true, FightOn, Stop
	case Occupy, Loot:
		a.Question = true
	}
	return a
}
