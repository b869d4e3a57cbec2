package mediterranee

import (
	"math"

	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// fights weighs each attack against having done: what it is worth to throw once
// and then to stop at the best time.
func (k *captain) fights(s *med.State) {
	done := k.judged(s, true)
	k.offer(done, k.act(med.Done))
	for _, a := range k.list {
		if a.Verb == med.Attack && !k.tired() {
			k.offer(k.attack(s, a, done), a)
		}
	}
}

// A battle holds what a fight is worth when so many attackers and defenders are
// left and the attacker goes on or stops as is better.
type battle struct {
	*captain
	med.Sides
	before   *med.State
	attacker med.GalleyID
	target   game.Ref
	worth    [med.GalleySpaces + 1][mostDefenders + 1]int
}

// attack is what an attack is worth. It is not thought through if not even a
// victory without loss would be worth more than to have done, or if the garrison
// is so large that a galley does not get far.
func (k *captain) attack(s *med.State, a game.Action, done int) int {
	b := k.battle(s, a)
	if b.Defenders > mostDefenders || b.end(b.Attackers, 0) <= done {
		return math.MinInt + 1
	}
	return b.begin()
}

// battle is the fight that an attack begins.
func (k *captain) battle(s *med.State, a game.Action) *battle {
	return &battle{captain: k, Sides: s.SidesOf(a), before: s, attacker: med.GalleyID(a.Obj[0].ID), target: a.Obj[1]}
}

// begin is what it is worth to begin the fight. There must not be more than mostDefenders.
func (b *battle) begin() int {
	for n := int8(0); n <= b.Attackers; n++ {
		for d := int16(0); d <= b.Defenders; d++ {
			if n < b.Attackers || d < b.Defenders {
				b.resolve(n, d)
			}
		}
	}
	return b.on(b.Attackers, b.Defenders)
}

// resolve judges so many sailors left; with some on both sides the attacker may
// stop. Fewer on either side must have been judged before.
func (b *battle) resolve(n int8, d int16) {
	worth := b.end(n, d)
	if n > 0 && d > 0 {
		worth = max(worth, b.on(n, d))
	}
	b.worth[n][d] = worth
}

// on is what it is worth to throw with so many on each side.
func (b *battle) on(n int8, d int16) int {
	sum, same := 0, 0
	med.Sides{Attackers: n, Defenders: d, Fort: b.Fort}.EachThrow(func(n2 int8, d2 int16) {
		if n2 == n && d2 == d {
			same++
		} else {
			sum += b.worth[n2][d2]
		}
	})
	return sum / (med.Throws - same)
}

// end is what it is worth if the fight ends with so many sailors left. A victor
// takes the other galley with one sailor if one remains, else sinks it.
func (b *battle) end(n int8, d int16) int {
	s := *b.before
	attacker := &s.Galleys[b.attacker]
	attacker.Sailors = n
	if b.target.Kind == game.PortRef {
		s.Ports[b.target.ID].Sailors = d
		if n == 0 {
			*attacker = med.Galley{}
		}
		return b.judged(&s, false)
	}
	target := &s.Galleys[b.target.ID]
	target.Sailors = int8(d)
	switch {
	case n == 0 && d == 0:
		*attacker, *target = med.Galley{}, med.Galley{}
	case n == 0:
		b.spoils(&s, target, attacker)
	case d == 0:
		b.spoils(&s, attacker, target)
	}
	return b.judged(&s, false)
}

// spoils gives a beaten galley to the victor.
func (b *battle) spoils(s *med.State, victor, beaten *med.Galley) {
	if victor.Sailors > 1 {
		victor.Sailors--
		beaten.Owner, beaten.Sailors = victor.Owner, 1
		return
	}
	for g := med.Gems; g <= med.Wood; g++ {
		for beaten.Cargo[g] > 0 && victor.Load+victor.Sailors < med.GalleySpaces {
			beaten.Cargo[g]--
			victor.Cargo[g]++
			victor.Load++
		}
	}
	*beaten = med.Galley{}
}
