package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/display"
)

// A counsel is the captain of a match on the screen, who weighs what is pointed at.
type counsel struct {
	captain.Captain
	pointed display.Target // at the last tick
}

// prepare makes the captain of a game, if there is one that knows it. It takes what bots know from the same
// books, so these have been read before.
func (k *counsel) prepare(c *app.Context, game string) {
	if c.Bots.NewAdvisor != nil && k.Advisor == nil {
		k.Advisor = c.Bots.NewAdvisor(game)
	}
}

// shown reports whether the panel with the captain's advice is shown over a position.
func (k *counsel) shown(s position.Scope) bool {
	return k.Hint != nil && (s.Modal() || s.Group < 0 && s.Choice == nil)
}

// consider weighs steps that are pointed at in a position, if advice has been asked for: once, and not
// before the pointer has come to rest.
func (k *counsel) consider(over display.Target, s game.State, steps []game.Action) {
	rests := k.pointed == over
	k.pointed = over
	if rests && len(steps) > 0 {
		if n, _ := game.Feasible(s, steps); n == len(steps) {
			k.Weigh(s, steps)
		}
	}
}

// told is what the captain thinks of steps, nothing as long as that is not known.
func (k *counsel) told(words *lang.Words, steps []game.Action) string {
	if v := k.Verdict(steps); v != nil {
		return v.Before(words)
	}
	return ""
}

// weighed weighs what is about to be done in a position, if advice has been asked for; nil otherwise.
func (k *counsel) weighed(s game.State, plan []game.Action) *captain.Verdict {
	if k.Hint == nil || len(plan) == 0 || plan[0].By != s.Decision().Player {
		return nil
	}
	return k.Weigh(s, plan)
}
