package serenissima

import (
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// The sources of chance: the same Doge cards come whatever dice are thrown.
const (
	dice = iota
	cards
)

// Deal implements rehearse.Table. It notes how lucky what is dealt is for me.
func (f *search) Deal() {
	source := dice
	if f.now.Decision().Prompt == ser.DogeCard {
		source = cards
	}
	a := f.dealer.Deal(source, &f.now)
	f.luck += f.fortune(&f.now, a, f.me)
	f.now.Apply(a, nil)
	f.turn.fateful = true
}

// fortune is by how much what chance deals is better for me than the average of all
// that it might deal, as far as that can be told at once. The average of all fortunes
// is zero, so that a line from which they are taken comes to the same on average, but
// tells more of its plan and less of its dice (AIVAT: Burch, Schmid, Moravčík, Morrill
// and Bowling 2018).
func (f *search) fortune(s *ser.State, a game.Action, me game.Player) int64 {
	switch s.Decision().Prompt {
	case ser.DogeCard:
		f.outcomes = s.AppendOutcomes(f.outcomes[:0])
		return fortuneOfCard(s, a, f.outcomes, func(s *ser.State) int64 { return f.appraise(s, me) })
	case ser.BattleRound, ser.FortVolley:
		return f.fortuneOfDice(s, a, me)
	}
	return 0
}

// fortuneOfCard compares what the position is worth after a card with what it is
// worth after each that may come.
func fortuneOfCard(s *ser.State, drawn game.Action, cards []game.Outcome, appraise func(*ser.State) int64) int64 {
	var sum, ways, worth int64
	for _, o := range cards {
		t := *s
		t.Apply(o.Action, nil)
		w := appraise(&t)
		if o.Action == drawn {
			worth = w
		}
		sum += w * int64(o.Weight)
		ways += int64(o.Weight)
	}
	return worth - sum/ways
}

// fortuneOfDice compares the attacker's chances before and after a throw, at what is
// at stake for me: the difference between a fight that is won and one that is lost.
// A fight that is broken off counts as if it went on.
func (f *search) fortuneOfDice(s *ser.State, thrown game.Action, me game.Player) int64 {
	before := f.odds(s)
	won := *s
	if s.Decision().Prompt == ser.FortVolley {
		won.Apply(volley(0), nil)
	}
	lost, after := won, *s
	conclude(&won, before.left, 0)
	conclude(&lost, 0, max(1, before.foes))
	after.Apply(thrown, nil)
	crew, foes := after.Galleys[s.Active].Sailors, after.Ports[s.TargetPort].Sailors
	if s.TargetGalley != 0 {
		foes = after.Galleys[s.TargetGalley].Sailors
	}
	var chance int64
	switch {
	case crew > 0 && foes > 0:
		chance = f.duels[s.CombatCap][crew][foes].win
	case crew > 0:
		chance = certain
	}
	return (f.appraise(&won, me) - f.appraise(&lost, me)) * (chance - before.win) / certain
}
