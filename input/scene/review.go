package scene

import (
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// An activation is what a galley was used for, as the captain judges it: chance by
// its odds, and what others answered as they usually do.
type activation struct {
	seat    game.Player
	at      int // entries of the log before it
	turn    int
	ship    game.Ref
	steps   []game.Action
	better  []game.Action // the best plan where most was missed
	missed  int64         // by how much it was better, in 1/100 ducat
	worth   int64         // of the steps, beside stopping at once
	loss    int64         // by how much less this is than what was best
	decided bool          // there was something to choose
}

// A review goes through a match that is over, some decisions at each tick, and
// keeps of each seat the activation that gained most and the one that lost most.
type review struct {
	advisor session.Advisor
	table   table.Table
	state   game.State    // before the next entry
	entries int           // of the match
	log     []game.Action // what is left of it
	now     activation
	from    game.State    // the view in which the mover began, since others or chance spoke; nil: not yet
	steps   []game.Action // since then
	best    [game.MaxSeats + 1]activation
	worst   [game.MaxSeats + 1]activation
}

// newReview begins the review of a match; there is none where nobody knows the
// game.
func newReview(c *Context, m *session.Match) *review {
	id := m.Rules().Info().ID
	if c.NewAdvisor == nil || c.Tables[id] == nil {
		return nil
	}
	advisor := c.NewAdvisor(id)
	if advisor == nil {
		return nil
	}
	return &review{advisor: advisor, table: c.Tables[id], state: m.Start(), entries: m.Len(), log: m.Log()}
}

// done reports whether the whole match has been gone through.
func (r *review) done() bool { return len(r.log) == 0 }

// judgedPerTick is how many stretches of decisions are judged in a tick, which
// takes less than a millisecond.
const judgedPerTick = 2

// goOn goes through the match for a tick.
func (r *review) goOn() {
	for judged := 0; !r.done() && judged < judgedPerTick; {
		if r.step() {
			judged++
		}
	}
}

// step goes through one entry of the log and reports whether something has been
// judged.
func (r *review) step() (judged bool) {
	a, at := r.log[0], r.entries-len(r.log)
	r.log = r.log[1:]
	if r.table.Prompt(r.state.Decision().Prompt).Fresh {
		r.rank()
		turn, _ := r.table.Clock(r.state)
		r.now = activation{seat: a.By, at: at, turn: turn, ship: r.table.Subject(r.state)}
	}
	if a.By == r.now.seat && a.By > game.Nobody {
		if r.from == nil {
			r.from, r.steps = r.state.Clone(), nil
			r.from.Redact(a.By)
		}
		r.steps = append(r.steps, a)
	}
	r.state.Apply(a, nil)
	d := r.state.Decision()
	if judged = r.from != nil && (d.Player != r.now.seat || r.table.Prompt(d.Prompt).Fresh); judged {
		r.judge()
	}
	if r.done() {
		r.rank()
	}
	return judged
}

// judge judges the steps of the mover since others or chance have spoken.
func (r *review) judge() {
	if best := r.advisor.Advise(r.from, r.now.seat); best != nil {
		did := r.advisor.Explain(r.from, r.now.seat, r.steps)
		r.now.decided = true
		r.now.worth += did.Worth
		if missed := best.Worth - did.Worth; missed > 0 {
			r.now.loss += missed
			if missed > r.now.missed {
				r.now.missed, r.now.better = missed, best.Plan
			}
		}
	}
	r.now.steps = append(r.now.steps, r.steps...)
	r.from = nil
}

// rank keeps an activation that is over if it is the best or the worst of its
// seat.
func (r *review) rank() {
	a := &r.now
	if !a.decided {
		return
	}
	if best := &r.best[a.seat]; a.worth > best.worth {
		*best = *a
	}
	if worst := &r.worst[a.seat]; a.loss > worst.loss {
		*worst = *a
	}
}
