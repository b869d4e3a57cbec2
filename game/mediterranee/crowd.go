package mediterranee

import "serenissima/game"

// Crowd makes of a new game one at its first purchases, with all galleys laden and spread over the
// zones (M1.4), and each port in the hands of somebody.
func Crowd(s game.State) {
	st := s.(*State)
	for dice := (game.Dealer{Rand: game.NewRand(1)}); st.Decision().Prompt != Purchases; dice.Settle(st, nil, nil) {
		st.Apply(st.AppendActions(nil)[0], nil)
	}
	for g := GalleyID(1); g <= MaxGalleys; g++ {
		x := Galley{Owner: game.Player(int(g)%int(st.Seats) + 1), Zone: ZoneID(int(g)*5%(len(st.Board.Zones)-1) + 1), Sailors: 2, Load: 3}
		x.Cargo[int(g)%NumGoods+1] = 3
		st.Galleys[g] = x
	}
	for p := 1; p < len(st.Board.Ports); p++ {
		port := &st.Ports[p]
		port.Owner, port.Sailors, port.Fort = game.Player(p%int(st.Seats)+1), int16(p%4), p%3 == 0
	}
	st.Recount()
}
