package gametest

import "serenissima/game"

// The standing answers of Toy: what the first on a space does about all who land there.
const (
	toyDemands = "demand"
	toySpares  = "spare"
)

// spacesPerTerm is how far the first piece goes on until standing answers end.
const spacesPerTerm = 3

// Term implements game.Stander.
func (s *ToyState) Term() int {
	first := int8(0)
	for _, place := range s.place {
		first = max(first, place)
	}
	return int(first) / spacesPerTerm
}

// StandingAnswers implements game.Stander.
func (s *ToyState) StandingAnswers(game.Action) (list []game.StandingAnswer) {
	if s.prompt != ToyToll {
		return nil
	}
	for _, name := range []string{toyDemands, toySpares} {
		list = append(list, game.StandingAnswer{By: s.decider, Name: name, To: s.turn, Term: s.Term()})
		if s.seats > 2 {
			list = append(list, game.StandingAnswer{By: s.decider, Name: name, Term: s.Term()})
		}
	}
	return list
}

// StandingAction implements game.Stander.
func (s *ToyState) StandingAction(x game.StandingAnswer) (game.Action, bool) {
	if s.prompt != ToyToll || x.By != s.decider || x.To != game.Nobody && x.To != s.turn {
		return game.Action{}, false
	}
	if x.Name == toySpares {
		return s.action(ToySpare, game.Seat(s.turn)), true
	}
	return s.action(ToyDemand, game.Seat(s.turn)), true
}
