package goldenhorn

import "serenissima/game"

// Asking implements game.State. A turn with a conquest is always ended by its seat: so it is final only then.
func (s *State) Asking() game.Asking {
	p := s.Decision().Prompt
	return game.Asking{Fresh: p == BeforeMove, Always: p == Underway || p == AfterMove && s.Conquered, Plain: p == AfterMove && s.plain()}
}

// plain reports whether everybody sees when a seat has nothing left to do after its move. It may
// announce, conquer and swap, which depends on a warehouse of which others see only how much is
// inside: so few pieces are not enough for any of it (G3.3, G10.2). On the sea it is never plain, for
// the hand is secret (G5.5).
func (s *State) plain() bool {
	if s.OpenWarehouses {
		return true
	}
	inside := s.StoreSize[s.Decision().Player]
	if inside >= NumColours {
		return false
	}
	if !s.Expansion {
		return true
	}
	for t := TerritoryID(1); t <= MaxTerritories; t++ {
		if s.Lands[t] == game.Nobody && !s.Conquered && inside >= s.Land(t).Mercenaries {
			return false
		}
	}
	return inside == 0 || s.Supply == 0
}
