package greedy

import (
	"math"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// attack is what it is worth to declare an attack. If not even a victory
// without loss is worth more than floor it says so and saves the rest.
func (h *helm) attack(s *ser.State, a game.Action, depth int, floor int64) int64 {
	h.quiet++
	t := *s
	t.Apply(a, nil)
	worth := h.battle(&t, depth, floor)
	h.quiet--
	return worth
}

// battle is what a fight is worth in which dice are to be thrown, if it is
// broken off at the best time. A fight after another is judged by its odds
// alone, as if won with half of the sailors.
func (h *helm) battle(s *ser.State, depth int, floor int64) int64 {
	fort := s.Decision().Prompt == ser.FortVolley
	open := *s
	if fort {
		open.Apply(volley(0), nil)
	}
	_, d := open.Battle()
	a := open.Galleys[open.Active].Sailors
	if depth > 0 {
		table := &h.win
		if fort {
			table = &h.fortWin
		}
		odds := table[open.CombatCap][a][d]
		return (odds*h.outcome(&open, (a+1)/2, 0, depth) + (1000-odds)*h.outcome(&open, 0, d, depth)) / 1000
	}
	if hope := h.outcome(&open, a, 0, depth); hope <= floor {
		return hope
	}
	var f fight
	h.resolve(&open, &f, depth, false)
	if !fort {
		return h.firstRound(&open, &f, a, d)
	}
	var sum int64
	for k, ways := range h.skulls[2] {
		if ways == 0 {
			continue
		}
		left := a - int8(k)
		var worth int64
		if left > 0 {
			worth = h.firstRound(&open, &f, left, d)
		} else {
			t := *s
			t.Apply(volley(int16(a)), nil)
			worth = h.judge(&t)
		}
		sum += ways * worth
	}
	return sum / h.ways[2]
}

// A fight holds what it is worth when so many attackers and defenders are left
// and the attacker chooses well, and what it is worth to go on then.
type fight struct {
	worth [ser.MaxDice + 1][ser.MaxDice + 1]int64
	on    [ser.MaxDice + 1][ser.MaxDice + 1]int64
}

// resolve fills f from the end backwards; s awaits the dice of a round. What it
// is worth to stop is judged exactly if that is asked for; otherwise the losses
// of both sides are judged each for itself and added up.
func (h *helm) resolve(s *ser.State, f *fight, depth int, exact bool) {
	_, most := s.Battle()
	all := s.Galleys[s.Active].Sailors
	stop := func(a, d int8) int64 {
		if f.worth[a][d] == 0 {
			f.worth[a][d] = h.outcome(s, a, d, depth)
		}
		return f.worth[a][d]
	}
	for a := int8(0); a <= all; a++ {
		for d := int8(0); d <= most; d++ {
			switch {
			case a == 0 || d == 0 || exact:
				stop(a, d)
			default:
				f.worth[a][d] = stop(a, most) + stop(all, d) - stop(all, most)
			}
		}
	}
	for a := int8(1); a <= all; a++ {
		for d := int8(1); d <= most; d++ {
			var sum, repeat int64
			ways := h.eachRound(s.CombatCap, a, d, func(a2, d2 int8, ways int64) {
				if a2 == a && d2 == d {
					repeat += ways
				} else {
					sum += ways * f.worth[a2][d2]
				}
			})
			f.on[a][d] = sum / (ways - repeat)
			f.worth[a][d] = max(f.worth[a][d], f.on[a][d])
		}
	}
}

// firstRound is what it is worth to throw dice with so many on each side.
func (h *helm) firstRound(s *ser.State, f *fight, a, d int8) int64 {
	var sum int64
	all := h.eachRound(s.CombatCap, a, d, func(a2, d2 int8, ways int64) { sum += ways * f.worth[a2][d2] })
	return sum / all
}

// outcome is what it is worth when a fight ends with so many sailors left on
// each side; with some on both the attacker stops.
func (h *helm) outcome(s *ser.State, a, d int8, depth int) int64 {
	_, defenders := s.Battle()
	t := *s
	t.Apply(game.Action{By: game.Chance, Verb: ser.Roll, Obj: [3]game.Ref{
		game.Dice(defenders - d), game.Dice(s.Galleys[s.Active].Sailors - a)}}, nil)
	if a > 0 && d > 0 {
		t.Apply(verb(ser.Stop), nil)
		return h.judge(&t)
	}
	for t.Decision().Prompt == ser.Loot { // either side takes what it finds
		var buf [ser.MostActions]game.Action
		t.Apply(t.AppendActions(buf[:0])[0], nil)
	}
	switch t.Decision().Prompt {
	case ser.Occupy:
		best := int64(math.MinInt64)
		var buf [ser.MostActions]game.Action
		for _, landing := range t.AppendActions(buf[:0]) {
			u := t
			u.Apply(landing, nil)
			best = max(best, h.judge(&u))
		}
		return best
	case ser.Fighting:
		return h.finals(&t, depth+1)
	}
	return h.judge(&t)
}

func volley(skulls int16) game.Action {
	return game.Action{By: game.Chance, Verb: ser.FortFires, Obj: [3]game.Ref{game.Dice(skulls)}}
}

// fightOn weighs up another round against stopping.
func (h *helm) fightOn(s *ser.State) {
	t := *s
	t.Apply(verb(ser.Stop), nil)
	h.offer(h.judge(&t), verb(ser.Stop))
	t = *s
	t.Apply(verb(ser.FightOn), nil)
	h.quiet++
	var f fight
	h.resolve(&t, &f, 0, true)
	h.quiet--
	_, defenders := t.Battle()
	h.offer(f.on[t.Galleys[t.Active].Sailors][defenders], verb(ser.FightOn))
}
