package serenissima

import "serenissima/game"

// Odds are the chances of a fight that goes on until a side has no sailor.
type Odds struct{ Win, Both, Loss float64 }

// Odds returns the exact chances of an attacker with the combat value cap and a
// sailors (0 to 5 each) against d defenders. With a fort it fires first (S4.16,
// S4.17, S4.21).
func (b *Board) Odds(limit, a, d int8, fort bool) Odds {
	var memo [MaxDice + 1][MaxDice + 1]*Odds
	if !fort {
		return b.odds(limit, a, d, &memo)
	}
	var sum Odds
	var total float64
	for _, o := range b.volley {
		w := float64(o.Weight)
		total += w
		sum.add(b.odds(limit, max(0, a-Skulls(o.Action.Obj[0].ID)), d, &memo), w)
	}
	return Odds{sum.Win / total, sum.Both / total, sum.Loss / total}
}

func (o *Odds) add(x Odds, weight float64) {
	o.Win += x.Win * weight
	o.Both += x.Both * weight
	o.Loss += x.Loss * weight
}

func (b *Board) odds(limit, a, d int8, memo *[MaxDice + 1][MaxDice + 1]*Odds) Odds {
	switch {
	case a == 0 && d == 0:
		return Odds{Both: 1}
	case a == 0:
		return Odds{Loss: 1}
	case d == 0:
		return Odds{Win: 1}
	}
	if known := memo[a][d]; known != nil {
		return *known
	}
	var sum Odds
	var total float64 // of the throws that kill somebody; the others only repeat the round
	for _, o := range b.rolls[min(limit, a)][d] {
		killed, lost := Skulls(o.Action.Obj[0].ID), Skulls(o.Action.Obj[1].ID)
		if killed == 0 && lost == 0 {
			continue
		}
		w := float64(o.Weight)
		total += w
		sum.add(b.odds(limit, max(0, a-lost), max(0, d-killed), memo), w)
	}
	result := Odds{sum.Win / total, sum.Both / total, sum.Loss / total}
	memo[a][d] = &result
	return result
}

// Odds returns the chances of the active galley against a galley or port that
// it attacks now, or goes on attacking.
func (s *State) Odds(target game.Ref) Odds {
	value, sailors := s.CombatValue(), s.Galleys[s.Active].Sailors
	if s.CombatCap > 0 {
		value = s.CombatCap
	}
	if value < 1 {
		return Odds{}
	}
	if target.Kind == game.ShipRef {
		return s.Board.Odds(value, sailors, s.Galleys[target.ID].Sailors, false)
	}
	port := &s.Ports[target.ID]
	return s.Board.Odds(value, sailors, port.Sailors, port.Fort && s.TargetPort != PortID(target.ID))
}

// NextRound returns the chances that the next round of the open fight alone
// leaves no defender, and that it costs the attacker a sailor (S4.16).
func (s *State) NextRound() (falls, loses float64) {
	a, d := s.Battle()
	var total float64
	for _, o := range s.Board.rolls[a][d] {
		w := float64(o.Weight)
		total += w
		if Skulls(o.Action.Obj[0].ID) >= d {
			falls += w
		}
		if Skulls(o.Action.Obj[1].ID) > 0 {
			loses += w
		}
	}
	return falls / total, loses / total
}
