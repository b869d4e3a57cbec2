package serenissima

import (
	"serenissima/ai"
	"serenissima/ai/rehearse"
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// settled is how many galleys act in a rehearsal before it is looked at what has come
// of the plan.
const settled = 4

// A rehearsal is a plan that is being played on.
type rehearsal struct {
	now    ser.State
	chance rehearse.WinChance // of me; none: ducats count
	luck   int64              // that I have had, in 1/100 ducat
	acted  int                // galleys
	turn   replay             // who decides
}

// Rehearse implements rehearse.Rehearser. It plays until as many galleys have acted as the
// budget has in its scope. It returns what that came to for me without the luck: the mean of
// looks at the position whenever a galley is to act, but for the first few. What is seen early
// is less of the truth, what is seen late more of an accident.
func (f *search) Rehearse(l *line, luck uint64) int64 {
	f.imagine(luck)
	f.captains.forget()
	f.rivals.forget()
	f.Plan, f.turn.part = l.Plan.plan.actions, &l.Plan
	f.Watch(&l.Score, int64(f.budget.Scope+1-f.first()))
	if !f.Play(&f.now, f.me, f) {
		return 0
	}
	return f.Worth(f.look)
}

// first is how many galleys act before the first look.
func (f *search) first() int { return min(settled, f.budget.Scope) }

// look is what the position is worth to me without the luck that I have had.
func (f *search) look() int64 { return f.appraise(&f.now, f.me) - f.luck }

// imagine begins a rehearsal in a position as it may be, and takes luck.
func (f *search) imagine(luck uint64) {
	f.rehearsal = rehearsal{now: f.root}
	further := rehearse.Imagine(&f.now, f.me, luck)
	f.dealer.Begin(&further)
	f.now.HiddenMoney = false // what it is thought to be is known here
	if f.budget.Victory {
		f.chance = f.winChance(&f.now, f.me)
	}
}

// Done implements rehearse.Table.
func (f *search) Done(d game.Decision) bool {
	if d.Prompt != ser.Activate || d.Player == f.me && len(f.Plan) > 0 && f.now.Legal(f.Plan[0]) {
		return false
	}
	f.acted++
	return f.acted > f.first() && f.See(f.look())
}

// Seat implements rehearse.Table.
func (f *search) Seat(p game.Player) (bot ai.Bot, view game.State) {
	table := &f.captains
	if (p != f.me || f.budget.Prudent) && f.acted <= f.budget.Alert { // who comes soon is worth a closer look
		table = &f.rivals
	}
	f.turn.captain = table.bot(p)
	return &f.turn, &f.now
}

// A step is what a captain did in a position.
type step struct {
	position ser.State
	action   game.Action
}

// A replay is the captain who decides. Until dice or cards decide, captains do as they did in
// rehearsals of the plan before.
type replay struct {
	captain *Bot
	part    *part // of which the steps are known
	taken   int   // of these
	fateful bool  // dice or cards have decided
	view    *ser.State
	best    game.Action
}

// Begin implements ai.Bot.
func (r *replay) Begin(view game.State, by game.Player) (done bool) {
	r.view = view.(*ser.State)
	if steps := r.part.steps; !r.fateful && r.taken < len(steps) && steps[r.taken].position == *r.view {
		r.best = steps[r.taken].action
		r.taken++
		return true
	}
	if done = r.captain.Begin(view, by); done {
		r.take()
	}
	return done
}

// Think implements ai.Bot.
func (r *replay) Think(spend func() bool) {
	if r.captain.Think(spend); !r.captain.quit {
		r.take()
	}
}

// Best implements ai.Bot.
func (r *replay) Best() game.Action { return r.best }

// take takes the step that the captain has chosen, and remembers it for rehearsals to come.
func (r *replay) take() {
	r.best = r.captain.Best()
	if !r.fateful && r.taken == len(r.part.steps) {
		r.part.steps = append(r.part.steps, step{*r.view, r.best})
		r.taken++
	}
}
