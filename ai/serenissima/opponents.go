package serenissima

import (
	"serenissima/ai"
	"serenissima/ai/yardstick"
	"serenissima/game"
	ser "serenissima/game/serenissima"
	"serenissima/game/session"
)

// Opponents returns the opponents of Serenissima.
func Opponents() *ai.Opponents {
	straight := ai.Maker{New: newBot, Characters: Characters}
	rehearsing := straight
	rehearsing.Budgeted = true // a unit is a galley that acts in a rehearsal
	return &ai.Opponents{
		Rules: ser.New(),
		Makers: map[ai.Level]ai.Maker{
			ai.Apprentice: straight,
			ai.Merchant:   straight,
			ai.Captain:    straight,
			ai.Admiral:    rehearsing,
			ai.Doge:       rehearsing,
		},
		Wins: map[ai.Level]int{ai.Merchant: 52, ai.Captain: 61, ai.Admiral: 48, ai.Doge: 40},
		Habits: yardstick.Habits{Weights: map[string]int{
			"load": 60, "move-sailor": 12, "move-good": 4, "sail": 60, "sell": 240,
			"attack": 20, "fight-on": 2, "land": 40, "take-cube": 20, "recruit": 10,
			"buy-galley": 6, "build-fort": 30, "build-basilica": 60, "end": 6,
		}},
		Tricks: []yardstick.Trick{
			{Name: "attacks", Always: []string{"attack", "fight-on"}},
			{Name: "builds", Always: []string{"build-basilica", "build-fort"}},
			{Name: "buys-galleys", Always: []string{"buy-galley"}},
			{Name: "forbids-all", Always: []string{"forbid"}},
			{Name: "never-forbids", Never: []string{"forbid"}},
			{Name: "sells-at-once", Always: []string{"sell"}},
			{Name: "never-attacks", Never: []string{"attack"}},
		},
		Books: Books(),
		Behaviour: []ai.Happening{
			{Name: "attacks", Kind: game.Chose, Note: "attack"},
			{Name: "forts", Kind: game.Placed, Note: "fort"},
			{Name: "basilicas", Kind: game.Placed, Note: "basilica"},
			{Name: "blockades", Kind: game.Chose, Note: "forbid-move"},
			{Name: "sales", Kind: game.Moved, Note: "sale"},
			{Name: "sailorsLost", Kind: game.Removed, Note: "killed", What: game.SailorRef},
			{Name: "ports", Kind: game.Took, Note: "taken", What: game.PortRef},
			{Name: "galleys", Kind: game.Placed, Note: "galley", What: game.ShipRef},
		},
		Beginnings: []ai.Beginning{
			{Happening: ai.Happening{Name: "port", Kind: game.Chose, Note: "start", What: game.PortRef}, Thing: what},
			{Happening: ai.Happening{Name: "galley", Kind: game.Placed, Note: "start", What: game.ShipRef}, Thing: what},
		},
		NewAdvisor: newAdvisor,
	}
}

func what(e *game.Event) game.Ref { return e.What }

// newBot returns a bot of a level of Opponents.
func newBot(s ai.Spec) ai.Bot { return New(NewSkill(string(s.Level), s.Character, s.Units), s.Seed) }

// An advisor is a captain who is asked what it thinks. It has no foresight and no
// leeway, so that the reasons it gives are all that decide.
type advisor struct{ bot *Bot }

func newAdvisor() session.Advisor {
	k := With(Standard())
	k.Leeway = 0
	return advisor{New(k, 0)}
}

func (a advisor) Advise(view game.State, p game.Player) *session.Advice {
	return sessionAdvice(a.bot.Advise(view, p))
}

func (a advisor) Explain(view game.State, p game.Player, actions []game.Action) *session.Advice {
	return sessionAdvice(a.bot.Explain(view, p, actions))
}

func (a advisor) Weigh(view game.State, p game.Player, steps []game.Action) *session.Advice {
	return sessionAdvice(a.bot.Weigh(view, p, steps))
}

// matters are the keys of what reasons are about.
var matters = map[Matter]string{
	OfMoney: "money", OfPort: "port", OfGalley: "galley", OfVoyage: "voyage", OfRivals: "rivals",
	OfFight: "fight", OfHome: "home", OfNumbers: "numbers", OfHomes: "homes",
}

// sessionAdvice says in words of matches what a captain has said.
func sessionAdvice(a *Advice) *session.Advice {
	if a == nil {
		return nil
	}
	out := &session.Advice{Plan: a.Plan, Worth: a.Worth, Share: a.Share, Unknown: a.Unknown, Odds: a.Odds, Otherwise: a.Otherwise}
	for _, r := range a.Reasons {
		out.Reasons = append(out.Reasons, session.Reason{About: matters[r.About], Where: r.Where, Worth: r.Worth})
	}
	return out
}
