package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// answers are those of a question that has few.
func answers(st *rules.State) (list []table.Answer) {
	switch st.Decision().Prompt {
	case rules.AskPassage:
		return twoAnswers(st, "lateen", "anchor")
	case rules.AskSale:
		return twoAnswers(st, "two-coins", "hand")
	case rules.AskLanding:
		return twoAnswers(st, "meeple", "hand")
	case rules.AskFightOn:
		return []table.Answer{{Action: table.Act(st, rules.FightOn), Icon: "crossed-swords", Harm: true}, {Action: table.Act(st, rules.Stop), Icon: "check-mark"}}
	case rules.Loot: // the wreck is a hold
		return []table.Answer{{Action: table.Act(st, rules.LeaveCubes), Icon: "check-mark"}}
	case rules.Occupy:
		for _, a := range st.AppendActions(nil) {
			list = append(list, table.Answer{Action: a, Pieces: sailors(a.By, int(a.Obj[2].ID))})
		}
	}
	return list
}

// twoAnswers are to allow and to forbid, which harms whoever asks.
func twoAnswers(st *rules.State, allow, forbid string) []table.Answer {
	return []table.Answer{{Action: table.Act(st, rules.Allow), Icon: allow}, {Action: table.Act(st, rules.Forbid), Icon: forbid, Harm: true}}
}

// sailors are so many of a seat.
func sailors(p game.Player, n int) (list []game.Ref) {
	for range n {
		list = append(list, game.Sailor(p))
	}
	return list
}
