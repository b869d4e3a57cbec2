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
		return twoAnswers(st, table.Answer{Icon: "anchor", Harm: true}, table.Answer{Icon: "lateen"})
	case rules.AskSale:
		return twoAnswers(st, table.Answer{Icon: "hand", Harm: true}, table.Answer{Icon: "two-coins"})
	case rules.AskLanding:
		return twoAnswers(st, table.Answer{Icon: "hand", Harm: true}, table.Answer{Icon: "meeple"})
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

// twoAnswers are to forbid and to allow.
func twoAnswers(st *rules.State, forbid, allow table.Answer) []table.Answer {
	forbid.Action, allow.Action = table.Act(st, rules.Forbid), table.Act(st, rules.Allow)
	return []table.Answer{forbid, allow}
}

// sailors are so many of a seat.
func sailors(p game.Player, n int) (list []game.Ref) {
	for range n {
		list = append(list, game.Sailor(p))
	}
	return list
}
