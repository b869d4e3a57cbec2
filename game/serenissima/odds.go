package serenissima

import "serenissima/game"

// Odds are the chances of a fight that goes on until a side has no sailor.
type Odds struct {
	Win, Both, Loss float64
	Left            float64 // attackers left after a victory, on average
	Foes            float64 // defenders left after a defeat, on average
}

// oddsTable holds odds by combat value, attackers and defenders.
type oddsTable [MaxDice + 1][MaxDice + 1][MaxDice + 1]Odds

// Odds returns the exact chances of an attacker with the combat value limit and a
// sailors (0 to 5 each) against d defenders. With a fort it fires first (S4.16,
// S4.17, S4.21).
func (b *Board) Odds(limit, a, d int8, fort bool) Odds {
	if fort {
		return b.sieges[limit][a][d]
	}
	return b.duels[limit][a][d]
}

// fightOut fills the tables of odds, from the smallest fights to the largest.
func (b *Board) fightOut() {
	for limit := int8(1); limit <= MaxDice; limit++ {
		duels, sieges := &b.duels[limit], &b.sieges[limit]
		duels[0][0].Both = 1
		for n := int8(1); n <= MaxDice; n++ {
			duels[n][0] = Odds{Win: 1, Left: float64(n)}
			duels[0][n] = Odds{Loss: 1, Foes: float64(n)}
		}
		for a := int8(1); a <= MaxDice; a++ {
			for d := int8(1); d <= MaxDice; d++ {
				var m mixture
				for _, o := range b.rolls[min(limit, a)][d] {
					killed, lost := Skulls(o.Action.Obj[0].ID), Skulls(o.Action.Obj[1].ID)
					if killed > 0 || lost > 0 { // a round without loss is thrown again
						m.add(&duels[max(0, a-lost)][max(0, d-killed)], o.Weight)
					}
				}
				duels[a][d] = m.odds()
			}
		}
		for a := int8(0); a <= MaxDice; a++ {
			for d := int8(0); d <= MaxDice; d++ {
				var m mixture
				for _, o := range b.volley {
					m.add(&duels[max(0, a-Skulls(o.Action.Obj[0].ID))][d], o.Weight)
				}
				sieges[a][d] = m.odds()
			}
		}
	}
}

// A mixture adds up odds by weight. Its conversions forbid fused steps, which not every processor
// has.
type mixture struct {
	win, both, loss, total float64
	left, foes             float64 // times their chance
}

func (m *mixture) add(o *Odds, weight int32) {
	w := float64(weight)
	win, loss := float64(w*o.Win), float64(w*o.Loss)
	m.win += win
	m.both += float64(w * o.Both)
	m.loss += loss
	m.left += float64(win * o.Left)
	m.foes += float64(loss * o.Foes)
	m.total += w
}

// odds are those of all that has been added.
func (m *mixture) odds() Odds {
	o := Odds{Win: m.win / m.total, Both: m.both / m.total, Loss: m.loss / m.total}
	if m.win > 0 {
		o.Left = m.left / m.win
	}
	if m.loss > 0 {
		o.Foes = m.foes / m.loss
	}
	return o
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

// NextRound returns the chances that a round with so many dice of both sides alone leaves no defender, and that it
// costs the attacker a sailor (S4.16).
func (s *State) NextRound(a, d int8) (falls, loses float64) {
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

// Repeats implements game.Repeater: a fight is gone on with to its end.
func (s *State) Repeats(a game.Action) []game.Repeat {
	if a.Verb != FightOn || s.Check(a) != nil {
		return nil
	}
	o := s.Odds(s.Target())
	return []game.Repeat{{Least: 1, Win: o.Win, Both: o.Both, Loss: o.Loss, GoesOn: func(view game.State) bool {
		return view.Decision().Prompt == AskFightOn && view.Decision().Player == a.By
	}}}
}
