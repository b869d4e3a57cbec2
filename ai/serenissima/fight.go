package serenissima

import (
	"math"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// raids tries every attack that is possible here; what it must beat is floor.
func (h *planner) raids(s *ser.State, p ser.PortID, depth int, floor int64) int64 {
	best := int64(math.MinInt64)
	try := func(target game.Ref) {
		a := two(ser.Attack, game.Ship(s.Active), target)
		a.By = h.me
		if h.tired() || !s.Legal(a) {
			return
		}
		more := int(target.ID)
		if target.Kind == game.PortRef {
			more |= 1 << 8
		}
		worth := h.attack(s, a, depth, max(floor, best))
		if worth != math.MinInt64 {
			worth += h.weights.Spoils
		}
		best = max(best, h.offer(worth, kindOf(attacks, s, more), a))
	}
	active := &s.Galleys[s.Active]
	for g := ser.GalleyID(1); g <= ser.MaxGalleys; g++ {
		if enemy := &s.Galleys[g]; enemy.Zone == active.Zone && enemy.Owner != active.Owner && enemy.Owner != game.Nobody {
			try(game.Ship(g))
		}
	}
	if p != 0 && s.Ports[p].Owner != game.Nobody && s.Ports[p].Owner != h.me {
		try(game.Port(p))
	}
	return best
}

// attack is what it is worth to declare an attack: first by the chance to win it
// and what is left then on average; if that is better than floor, exactly, with
// the choice to break off.
func (h *planner) attack(s *ser.State, a game.Action, depth int, floor int64) int64 {
	t := *s
	t.Apply(a, nil)
	fort := t.Decision().Prompt == ser.FortVolley
	odds := h.odds(&t)
	if odds.win < h.weights.Boldness*certain/100 {
		return math.MinInt64
	}
	if fort {
		t.Apply(volley(0), nil)
	}
	h.quiet++
	defer func() { h.quiet-- }()
	won := h.outcome(&t, odds.left, 0, depth)
	if won+h.weights.Spoils <= floor {
		return won
	}
	lost := h.outcome(&t, 0, max(1, odds.foes), depth)
	worth := lost + (won-lost)/1000*(odds.win/1000)
	if h.rough || depth > 0 || h.quit || worth+h.weights.Spoils < floor-(won-lost)/8 {
		return worth
	}
	return h.battle(&t, fort)
}

// battle is what a fight is worth in which dice are to be thrown, if it is
// broken off at the best time; with a fort its volley comes first.
func (h *planner) battle(open *ser.State, fort bool) int64 {
	_, d := open.Battle()
	a := open.Galleys[open.Active].Sailors
	var f fight
	h.resolve(open, &f, false)
	if !fort {
		return h.firstRound(open, &f, a, d)
	}
	var sum int64
	for k, ways := range h.skulls[2] {
		if ways == 0 {
			continue
		}
		var worth int64
		if left := a - int8(k); left > 0 {
			worth = h.firstRound(open, &f, left, d)
		} else {
			worth = f.worth[0][d]
		}
		sum += ways * worth
	}
	return sum / h.ways[2]
}

// A fight holds what it is worth when so many attackers and defenders are left
// and the attacker chooses well, and what it is worth to go on then.
type fight struct {
	known [ser.MaxDice + 1][ser.MaxDice + 1]bool
	worth [ser.MaxDice + 1][ser.MaxDice + 1]int64
	on    [ser.MaxDice + 1][ser.MaxDice + 1]int64
}

// resolve fills f from the end backwards; s awaits the dice of a round. What it
// is worth to stop is judged exactly if that is asked for; otherwise the losses
// of both sides are judged each for itself and added up.
func (h *planner) resolve(s *ser.State, f *fight, exact bool) {
	_, most := s.Battle()
	all := s.Galleys[s.Active].Sailors
	stop := func(a, d int8) int64 {
		if !f.known[a][d] {
			f.known[a][d], f.worth[a][d] = true, h.outcome(s, a, d, 0)
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
func (h *planner) firstRound(s *ser.State, f *fight, a, d int8) int64 {
	var sum int64
	all := h.eachRound(s.CombatCap, a, d, func(a2, d2 int8, ways int64) { sum += ways * f.worth[a2][d2] })
	return sum / all
}

// outcome is what it is worth when a fight ends with so many sailors left on
// each side; with some on both the attacker stops.
func (h *planner) outcome(s *ser.State, a, d int8, depth int) int64 {
	t := *s
	roll(&t, a, d)
	if a > 0 && d > 0 {
		t.Apply(verb(ser.Stop), nil)
		return h.weigh(&t)
	}
	switch t.Decision().Prompt {
	case ser.Occupy:
		return h.occupations(&t)
	case ser.Fighting:
		if depth > 0 {
			return h.weigh(&t)
		}
		return h.finals(&t, depth+1)
	}
	return h.weigh(&t)
}

// roll throws dice in a fight after which so many sailors are left on each side;
// whoever can take cubes then takes what there is.
func roll(s *ser.State, a, d int8) {
	_, defenders := s.Battle()
	s.Apply(game.Action{By: game.Chance, Verb: ser.Roll, Obj: [3]game.Ref{
		game.Dice(defenders - d), game.Dice(s.Galleys[s.Active].Sailors - a)}}, nil)
	for s.Decision().Prompt == ser.Loot {
		var buf [ser.MostActions]game.Action
		s.Apply(s.AppendActions(buf[:0])[0], nil)
	}
}

// occupations is what a beaten port is worth.
func (h *planner) occupations(s *ser.State) int64 {
	best := int64(math.MinInt64)
	crew := s.Galleys[s.Active].Sailors
	for n := int8(0); n <= min(crew, h.board.Ports[s.TargetPort].Size()); n++ {
		if n > 0 && n != 1 && n != crew-1 && n != crew/2 {
			continue
		}
		u := *s
		u.Apply(three(ser.Land, game.Ship(s.Active), game.Port(s.TargetPort), game.Count(n)), nil)
		best = max(best, h.weigh(&u))
	}
	return best
}

func volley(skulls int16) game.Action {
	return game.Action{By: game.Chance, Verb: ser.FortFires, Obj: [3]game.Ref{game.Dice(skulls)}}
}

// fightOn weighs up another round against stopping.
func (h *planner) fightOn(s *ser.State) {
	t := *s
	t.Apply(verb(ser.Stop), nil)
	h.offer(h.weigh(&t), kindOf(ends, s, 0), verb(ser.Stop))
	t = *s
	t.Apply(verb(ser.FightOn), nil)
	h.quiet++
	var f fight
	h.resolve(&t, &f, !h.rough)
	h.quiet--
	_, defenders := t.Battle()
	h.offer(f.on[t.Galleys[t.Active].Sailors][defenders], kindOf(attacks, s, 0), verb(ser.FightOn))
}
