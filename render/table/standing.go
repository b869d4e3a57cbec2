package table

import "serenissima/game"

// StandingLine is what a standing answer says.
func StandingLine(x game.StandingAnswer) Line {
	key := "standing." + x.Name
	if x.To == game.Nobody {
		key += ".all"
	}
	return Line{Key: key, Args: []any{"seat", game.Seat(x.To), "what", x.What, "n", x.N}}
}
