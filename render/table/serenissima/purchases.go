package serenissima

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// fills are the own ports for which something can be bought or where a new galley can lie, each
// with the own galleys that lie there.
func fills(st *rules.State) (list []table.Hold) {
	switch st.Decision().Prompt {
	case rules.Activate, rules.Investing, rules.SpecialInvest:
	default:
		return nil
	}
	by, legal := st.Decision().Player, st.AppendActions(nil)
	berths := func(port game.Ref) bool {
		return slices.ContainsFunc(legal, func(a game.Action) bool { return a.Verb == rules.BuyGalley && a.Obj[1] == port })
	}
	add := func(f table.Hold) {
		f.Piece, f.WholeActions = game.Sailor(by), buildings(st, f.Place, legal)
		if hire := table.Act(st, rules.Recruit, f.Place); slices.Contains(legal, hire) {
			for range f.Space - len(f.Pieces) {
				f.FillEach = append(f.FillEach, hire)
			}
		}
		if len(f.FillEach)+len(f.WholeActions) > 0 || berths(f.Place) {
			list = append(list, f)
		}
	}
	for p := rules.PortID(1); int(p) < len(st.Board.Ports); p++ {
		if st.Ports[p].Owner != by {
			continue
		}
		add(garrison(st, p))
		for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
			if st.Galleys[g].Owner == by && st.Galleys[g].Zone == st.Board.Ports[p].Zone {
				add(galleyHold(st, g))
			}
		}
	}
	return list
}

// buildings are those that can be built in a port.
func buildings(st *rules.State, port game.Ref, legal []game.Action) (list []table.Answer) {
	for building, verb := range [...]game.Verb{rules.Fort: rules.BuildFort, rules.Basilica: rules.BuildBasilica} {
		if a := table.Act(st, verb, port); slices.Contains(legal, a) {
			list = append(list, table.Answer{Action: a, Pieces: []game.Ref{game.Building(building)}})
		}
	}
	return list
}

// garrison is that of a port, with the free places for sailors.
func garrison(st *rules.State, p rules.PortID) table.Hold {
	h := table.Hold{Place: game.Port(p), Space: int(st.Board.Ports[p].Size())}
	addSailors(&h, st.Ports[p].Owner, st.Ports[p].Sailors)
	return h
}
