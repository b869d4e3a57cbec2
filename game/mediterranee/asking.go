package mediterranee

import "serenissima/game"

// phaseNames are the names of the phases that a seat ends, by their prompts.
var phaseNames = map[game.Prompt]string{
	Purchases: "purchases", Movement: "movement", Fighting: "fights", Landing: "landing", Selling: "sales",
}

// Asking implements game.State: what a seat does of its own accord is a phase, all else that it is
// asked comes from outside. From the movement on what can be done is public; purchases depend on
// purses, which may not be.
func (s *State) Asking() game.Asking {
	p := s.Decision().Prompt
	switch p {
	case Bidding:
		return game.Asking{Question: true, Round: true}
	case Passage:
		return game.Asking{Question: true, Harm: DenyLeave, Yield: GiveLeave}
	case Spoils:
		return game.Asking{Question: true, Harm: Sink}
	case BreakTie, ThrowForPlace, BattleRound, GameOver:
		return game.Asking{}
	}
	phase, own := phaseNames[p]
	return game.Asking{Question: !own, Phase: phase, Plain: own && p != Purchases}
}
