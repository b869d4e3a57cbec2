package app

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table/kit"
)

// powersAt are the powers by their home, as files write it.
var powersAt = map[string]kit.Power{
	"port:venezia": kit.Venice, "port:genova": kit.Genoa, "port:valencia": kit.Spain, "port:istanbul": kit.Turkey,
}

// BustOf is the likeness of who sits on a seat: of the power at whose home it begins, or else of the one that
// bears its arms, in the rank of its level. A person is a captain.
func BustOf(in *game.Info, home game.Ref, seat session.Seat) kit.Bust {
	b := kit.Bust{Power: kit.PowerOf(seat.Colour), Rank: kit.Captain}
	if home != (game.Ref{}) {
		if power, ok := powersAt[string(in.AppendRef(nil, home))]; ok {
			b.Power = power
		}
	}
	if seat.Kind == session.Bot {
		level, _ := SplitLevel(seat.Level)
		switch at, usual := slices.Index(ladder, level), slices.Index(ladder, UsualLevel); {
		case at > usual:
			b.Rank = kit.Doge
		case at >= 0 && at < usual-1:
			b.Rank = kit.Apprentice
		}
	}
	return b
}

// Bust is the likeness of a seat of a match.
func Bust(m session.Outline, p game.Player) kit.Bust {
	home, _ := game.HomeOf(m.Public(), p)
	return BustOf(m.Rules().Info(), home, m.Seat(p))
}
