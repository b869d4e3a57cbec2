package command

import (
	"serenissima/ai"
	"serenissima/ai/serenissima"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/scene"
)

// SetOpponents tells scenes which opponents there are, and who advises people.
func SetOpponents(c *scene.Context) {
	c.NewBrain, c.Books = brain, ai.Books
	c.Levels = func(rules string) (levels []string) {
		for _, l := range ai.Levels(rules) {
			levels = append(levels, string(l))
		}
		return levels
	}
	c.Characters = func(rules string) []string {
		if rules == "serenissima" {
			return serenissima.Characters
		}
		return nil
	}
	c.NewAdvisor = func(rules string) session.Advisor {
		if rules == "serenissima" {
			k := serenissima.With(serenissima.Standard())
			k.Leeway = 0
			return advisor{serenissima.New(k, 0)}
		}
		return nil
	}
}

// brain makes a bot; one of a level that this version does not know plays as the
// strongest that it does.
func brain(rules, level string, seed uint64) session.Brain {
	b, err := ai.New(rules, ai.Level(level), seed)
	if err != nil {
		levels := ai.Levels(rules)
		b, err = ai.New(rules, levels[len(levels)-1], seed)
	}
	if err != nil {
		panic(err) // every rule set of the catalogue has bots
	}
	return b
}

// An advisor is a captain of Serenissima who is asked what it thinks. It has no
// foresight and no leeway, so that the reasons it gives are all that decide.
type advisor struct{ mind *serenissima.Mind }

func (a advisor) Advise(view game.State, p game.Player) *session.Advice {
	return told(a.mind.Advise(view, p))
}

func (a advisor) Explain(view game.State, p game.Player, actions []game.Action) *session.Advice {
	return told(a.mind.Explain(view, p, actions))
}

func (a advisor) Weigh(view game.State, p game.Player, steps []game.Action) *session.Advice {
	return told(a.mind.Weigh(view, p, steps))
}

// matters are the keys of what a captain's reasons are about.
var matters = map[serenissima.Matter]string{
	serenissima.OfMoney: "money", serenissima.OfPort: "port", serenissima.OfGalley: "galley",
	serenissima.OfVoyage: "voyage", serenissima.OfRivals: "rivals", serenissima.OfFight: "fight",
	serenissima.OfHome: "home", serenissima.OfNumbers: "numbers", serenissima.OfHomes: "homes",
}

// told says in words of matches what a captain has said.
func told(a *serenissima.Advice) *session.Advice {
	if a == nil {
		return nil
	}
	out := &session.Advice{Plan: a.Plan, Worth: a.Worth, Share: a.Share, Unknown: a.Unknown, Odds: a.Odds, Otherwise: a.Otherwise}
	for _, r := range a.Reasons {
		out.Reasons = append(out.Reasons, session.Reason{About: matters[r.About], Where: r.Where, Worth: r.Worth})
	}
	return out
}
