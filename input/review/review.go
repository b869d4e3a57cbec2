// Package review goes through a match that is over and finds what decided it.
package review

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// An Activation is what a galley was used for, or what a seat did in a phase, as the captain judges it: chance by
// its odds, and what others answered as they usually do.
type Activation struct {
	Seat    game.Player
	At      int // entries of the log before it
	Last    int // the entry that it came to last
	Turn    int
	Ship    game.Ref
	Phase   string        // key of its name, empty where galleys act one by one
	from    game.State    // the position in which it began
	Events  []game.Event  // of what the seat did, with the dice and the losses of its fights
	Better  []game.Action // the best plan where most was lost
	Instead game.State    // the position in which that begins
	Worth   int64         // most that its steps were worth beside stopping, in 1/100 of what the game is scored in
	Loss    int64         // most by which the best plan was worth more
	decided bool          // there was something to choose
}

// A Review goes through a match that is over, some decisions at each tick, and
// keeps of each seat the activation that gained most and the one that lost most, in
// different turns: of one turn the weightier.
type Review struct {
	advisor session.Advisor
	table   table.Table
	state   game.State    // before the next entry
	entries int           // of the match
	log     []game.Action // what is left of it
	now     Activation
	from    game.State    // the view in which the mover began, since others or chance spoke; nil: not yet
	steps   []game.Action // since then
	Best    [game.MaxSeats + 1]Activation
	Worst   [game.MaxSeats + 1]Activation

	nextBest, nextWorst [game.MaxSeats + 1]Activation // of other turns than these
}

// New begins the review of a match that is over on a table, of which these are all beats; there is none where nobody gives advice.
func New(advisor session.Advisor, on table.Table, beats []session.Beat) *Review {
	if advisor == nil || on == nil {
		return nil
	}
	r := &Review{advisor: advisor, table: on, entries: len(beats)}
	for _, b := range beats {
		r.log = append(r.log, b.Action)
	}
	if len(beats) > 0 {
		r.state = beats[0].Before.Clone()
	}
	return r
}

// Done reports whether the whole match has been gone through.
func (r *Review) Done() bool { return len(r.log) == 0 }

// Empty reports whether nothing has been kept: on tables on which nothing is passed with its
// turn, there are no activations.
func (r *Review) Empty() bool {
	for i := range r.Best {
		if r.Best[i].decided || r.Worst[i].decided {
			return false
		}
	}
	return true
}

// judgedPerTick is how many stretches of decisions are judged in a tick, which
// takes less than a millisecond.
const judgedPerTick = 2

// GoOn goes through the match for a tick.
func (r *Review) GoOn() {
	for judged := 0; !r.Done() && judged < judgedPerTick; {
		if r.step() {
			judged++
		}
	}
}

// step goes through one entry of the log and reports whether something has been
// judged.
func (r *Review) step() (judged bool) {
	a, at := r.log[0], r.entries-len(r.log)
	r.log = r.log[1:]
	turn, _ := r.table.Clock(r.state)
	if r.fresh(a.By, turn) {
		r.rank()
		r.now = Activation{Seat: a.By, At: at, Turn: turn, Phase: r.phase(), from: r.state.Clone()}
		if r.now.Phase == "" {
			r.now.Ship = r.table.Subject(r.state)
		}
	}
	if a.By == r.now.Seat && a.By > game.Nobody {
		if r.from == nil {
			r.from, r.steps = r.state.Clone(), nil
			r.from.Redact(a.By)
		}
		r.steps = append(r.steps, a)
	}
	var events game.Events
	r.state.Apply(a, &events)
	for _, ev := range session.VisibleTo(events.List, r.now.Seat) {
		own := ev.By == r.now.Seat && (a.By == ev.By || a.By == game.Chance) // a ship sails once its harbour is filled
		if own || r.fights(ev) {
			r.now.Last, r.now.Events = at, append(r.now.Events, ev)
		}
	}
	if r.now.Ship == (game.Ref{}) && r.now.Phase == "" && a.By == r.now.Seat { // which one acts has just been chosen
		r.now.Ship = r.table.Subject(r.state)
	}
	d := r.state.Decision()
	turn, _ = r.table.Clock(r.state)
	if judged = r.from != nil && (d.Player != r.now.Seat || r.fresh(d.Player, turn)); judged {
		r.judge()
	}
	if r.Done() {
		r.rank()
		r.part()
	}
	return judged
}

// fights reports whether an event is what a fight of the mover came to, which nobody does of their own accord.
func (r *Review) fights(ev game.Event) bool {
	kind := r.table.Meaning(ev).Kind
	return kind == table.Throw || kind == table.Losses
}

// fresh reports whether with what a seat does next in a turn an activation begins. The same
// thing acts but once in a turn, whatever is done before it does.
func (r *Review) fresh(seat game.Player, turn int) bool {
	same := seat == r.now.Seat && turn == r.now.Turn && r.phase() == r.now.Phase
	if r.phase() == "" {
		same = same && r.table.Subject(r.state) == r.now.Ship
	}
	asked := r.state.Asking()
	return (asked.Fresh || asked.Phase != "") && !same
}

// phase is the key of the name of the phase in which a seat acts of its own accord, empty where
// galleys act one by one.
func (r *Review) phase() string {
	return table.PhaseKey(r.state)
}

// judge judges the steps of the mover since others or chance have spoken. They are worth what they lead to, as
// far as it can be foreseen: the next steps of the same activation are part of that, and their worth is not added
// to it. Steps that are the beginning of the best plan lose nothing: what follows was in the hands of others.
func (r *Review) judge() {
	if best := r.advisor.Advise(r.from, r.now.Seat); best != nil {
		did := r.advisor.Explain(r.from, r.now.Seat, r.steps)
		r.now.decided = true
		r.now.Worth = max(r.now.Worth, did.Worth)
		followed := len(r.steps) <= len(best.Plan) && slices.Equal(r.steps, best.Plan[:len(r.steps)])
		if lost := best.Worth - did.Worth; lost > r.now.Loss && !followed {
			r.now.Loss, r.now.Better, r.now.Instead = lost, best.Plan, r.from
		}
	}
	r.from = nil
}

// rank keeps an activation that is over if it is the best or the worst of its
// seat, or the best or the worst of all turns but that one's.
func (r *Review) rank() {
	a := &r.now
	if !a.decided {
		return
	}
	keep(a, &r.Best[a.Seat], &r.nextBest[a.Seat], func(a *Activation) int64 { return a.Worth })
	keep(a, &r.Worst[a.Seat], &r.nextWorst[a.Seat], func(a *Activation) int64 { return a.Loss })
}

// keep puts an activation in the place of the first if it weighs more, or of the next, which is the
// weightiest of other turns.
func keep(a, first, next *Activation, weight func(*Activation) int64) {
	switch {
	case weight(a) > weight(first):
		if first.Turn != a.Turn {
			*next = *first
		}
		*first = *a
	case a.Turn != first.Turn && weight(a) > weight(next):
		*next = *a
	}
}

// part leaves each seat one activation of a turn at most, the weightier; the next of another turn takes
// the place of the other.
func (r *Review) part() {
	for seat := range r.Best {
		best, worst := &r.Best[seat], &r.Worst[seat]
		switch {
		case best.Turn != worst.Turn:
		case best.Worth < worst.Loss:
			*best = r.nextBest[seat]
		default:
			*worst = r.nextWorst[seat]
		}
	}
}
