package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// about says what is expected of whom: what to choose next, or what going on would cost.
func about(st *rules.State, chosen []game.Ref) table.Line {
	d := st.Decision()
	seat := game.Seat(max(0, d.Player))
	line := func(key string, args ...any) table.Line { return table.Line{Key: key, Args: args} }
	if d.Player <= game.Nobody {
		return table.Line{}
	}
	switch d.Prompt {
	case rules.ChooseHarbour:
		ship := st.AppendActions(nil)[0].Obj[0]
		return line("harbour", "seat", seat, "ship", ship, "n", int(st.Board.Ships[ship.ID].Cards))
	case rules.BeforeMove:
		ship, load := chosenOf(chosen)
		switch {
		case ship == 0 && load.kind == 0 && len(targets(st)) > 0:
			return line("move-or-rob", "seat", seat)
		case ship == 0 && load.kind == 0:
			return line("move", "seat", seat)
		case ship == 0:
			return line("who-loads", "cargo", heapAmounts(st, load))
		case st.StartHarbourAt(st.Ships[ship].Place) != 0 && load.kind == 0:
			return line("load", "ship", game.Ship(ship))
		case load.kind != 0:
			return line("stop", "ship", game.Ship(ship), "cargo", heapAmounts(st, load))
		case st.Check(table.Act(st, rules.TurnBack, game.Ship(ship))) == nil:
			return line("sail-or-turn", "ship", game.Ship(ship))
		case st.Ships[ship].Cargo.Size() > 0:
			return line("stop", "ship", game.Ship(ship), "cargo", amounts(&st.Ships[ship].Cargo))
		}
		return line("sail", "ship", game.Ship(ship))
	case rules.Underway:
		ship := game.Ship(st.Sailing)
		c := st.Course[st.Ships[st.Sailing].Place]
		switch {
		case st.Board.Ships[st.Sailing].Sails[c] > 0:
			return line("go-on-free", "ship", ship)
		case st.Hands[st.Turn][c] > 0:
			return line("go-on-card", "card", game.Card(c))
		}
		return line("no-card", "card", game.Card(c))
	}
	return table.Line{}
}
