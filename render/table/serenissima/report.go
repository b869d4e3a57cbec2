package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// Report implements table.Table: turn, scorings, cards, and each player.
func (Table) Report(v *table.View) []string {
	s := v.State.(*rules.State)
	left := 0
	for _, n := range s.Deck {
		left += int(n)
	}
	lines := []string{
		v.Say("board.turn", "n", int(s.Turn)) + ", " + nextScoring(v, s) + ". " +
			v.Say("board.doge") + ": " + v.Say("board.deck", "n", left) + ".",
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		line := v.Say("board.player.help", "name", v.Seats[p-1].Name, "money", money(v, s, p),
			"reserve", int(s.Reserve[p]), "ports", int(s.PortCount(p)), "galleys", int(s.GalleyCount(p)))
		if p == s.First {
			line += ", " + v.Say("board.first")
		}
		lines = append(lines, line+".")
	}
	return lines
}
