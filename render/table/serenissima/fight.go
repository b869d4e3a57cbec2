package serenissima

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// Fight implements table.Fighter.
func (t Table) Fight(s game.State) *table.Fight {
	st := s.(*rules.State)
	if s.Decision().Prompt != rules.AskFightOn {
		return nil
	}
	a, d := st.Battle()
	target := st.Target()
	f := &table.Fight{Sides: [2]table.Side{
		{What: t.Subject(s), By: st.Mover(), Sailors: int(st.Galleys[st.Active].Sailors), Value: int(a)},
		{What: target, Sailors: int(d), Value: int(d)},
	}}
	f.Sides[1].By = t.Facts(s, target).Owner
	f.Where = here(st)[0]
	odds := st.Odds(target)
	f.Win, f.Both, f.Loss = odds.Win, odds.Both, odds.Loss
	f.Falls, f.Loses = st.NextRound()
	return f
}

// Hits implements table.Fighter.
func (Table) Hits(throw game.Ref) int { return int(rules.Skulls(throw.ID)) }

// Die implements table.Fighter.
func (Table) Die(s game.State) []int {
	faces := s.(*rules.State).Board.Faces
	die := make([]int, slices.Max(faces)+1)
	for _, hits := range faces {
		die[hits]++
	}
	return die
}

// Faces implements table.Fighter.
func (Table) Faces(throw game.Ref, n int) []int {
	ones, twos := rules.FacesShown(throw.ID)
	faces := make([]int, max(n, ones+twos))
	for i := range faces {
		switch {
		case i < twos:
			faces[i] = 2
		case i < twos+ones:
			faces[i] = 1
		}
	}
	return faces
}
