package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

var _ table.Crowder = Table{}

// Ships implements table.Crowder (M1.4).
func (Table) Ships() int { return rules.MaxGalleys }

// Crowd implements table.Crowder: a game at its first purchases, with all galleys laden and spread
// over the zones, and each port in the hands of somebody.
func (Table) Crowd(s game.State) {
	st := s.(*rules.State)
	for dice := (game.Dealer{Rand: game.NewRand(1)}); st.Decision().Prompt != rules.Purchases; dice.Settle(st, nil, nil) {
		st.Apply(st.AppendActions(nil)[0], nil)
	}
	for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
		x := rules.Galley{Owner: game.Player(int(g)%int(st.Seats) + 1), Zone: rules.ZoneID(int(g)*5%(len(st.Board.Zones)-1) + 1), Sailors: 2, Load: 3}
		x.Cargo[int(g)%rules.NumGoods+1] = 3
		st.Galleys[g] = x
	}
	for p := 1; p < len(st.Board.Ports); p++ {
		port := &st.Ports[p]
		port.Owner, port.Sailors, port.Fort = game.Player(p%int(st.Seats)+1), int16(p%4), p%3 == 0
	}
	st.Recount()
}
