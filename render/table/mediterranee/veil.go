package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
)

// rich is a purse that nothing on sale is too dear for.
const rich rules.Hundreds = 1000

// Veils implements table.Veiler: all but a bid can be decided with a shut purse.
func (Table) Veils(s game.State) bool {
	st := s.(*rules.State)
	d := st.Decision()
	return d.Player > game.Nobody && d.Prompt != rules.Bidding && !st.OpenMoney
}

// Veil implements table.Veiler: nothing seems too dear for the purse.
func (Table) Veil(s game.State) game.State {
	veiled := s.Clone().(*rules.State)
	veiled.Ducats[veiled.Decision().Player] = rich
	if d := &veiled.Deal; d.Buyer > 0 { // whose purse limits what is asked and offered
		veiled.Ducats[d.Buyer] = rich
	}
	return veiled
}
