package playback

import (
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/review"
	"serenissima/render/table"
)

// A Mark is a moment of a match that is worth going to.
type Mark struct {
	At   int // beats before the position that shows it
	Kind MarkKind
	By   game.Player
	Gain int // or loss, of a turning point, in what the game is scored in
}

// A MarkKind says what a mark stands for.
type MarkKind uint8

// The kinds.
const (
	ScoringMark MarkKind = iota + 1
	FightMark
	GainMark
	LossMark
)

// survey finds the strides and the marks of the match.
func (p *Playback) survey() {
	for i, b := range p.Beats() {
		n := i + 1
		for _, ev := range b.Events {
			switch p.on.Meaning(ev).Kind {
			case table.NewTurn:
				p.turns = append(p.turns, n)
			case table.Scoring:
				p.scorings = append(p.scorings, n)
				p.Marks = append(p.Marks, Mark{At: n, Kind: ScoringMark})
			case table.Attack:
				p.Marks = append(p.Marks, Mark{At: n, Kind: FightMark, By: ev.By})
			}
		}
	}
}

// MarkTurningPoints marks what a review has found.
func (p *Playback) MarkTurningPoints(r *review.Review) {
	for seat := range r.Best {
		if best := &r.Best[seat]; session.Ducats(best.Worth) > 0 {
			p.Marks = append(p.Marks, Mark{best.At, GainMark, best.Seat, session.Ducats(best.Worth)})
		}
		if worst := &r.Worst[seat]; session.Ducats(worst.Loss) > 0 {
			p.Marks = append(p.Marks, Mark{worst.At, LossMark, worst.Seat, session.Ducats(worst.Loss)})
		}
	}
}
