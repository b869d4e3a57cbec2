package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
)

// Phase implements table.Passer: a turn has no phases.
func (Table) Phase(game.Prompt) string { return "" }

// Plain implements table.Passer. After a move a seat may announce, conquer and swap, which
// depends on a warehouse of which others see only how much is inside: it is plain that nothing
// is left where so few pieces are not enough for any of it (G3.3, G10.2). On the sea it is never
// plain, for the hand is secret (G5.5).
func (Table) Plain(s game.State) bool {
	st := s.(*rules.State)
	d := st.Decision()
	if d.Prompt != rules.AfterMove {
		return false
	}
	if st.OpenWarehouses {
		return true
	}
	inside := st.StoreSize[d.Player]
	if inside >= rules.NumColours {
		return false
	}
	if !st.Expansion {
		return true
	}
	for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
		if st.Lands[t] == game.Nobody && !st.Conquered && inside >= st.Land(t).Mercenaries {
			return false
		}
	}
	return inside == 0 || st.Supply == 0
}
