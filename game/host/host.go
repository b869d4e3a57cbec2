// Package host leads a match without a screen: it carries out plans, takes them back as a whole,
// lets bots think in slices, answers what has been agreed on beforehand, ends by itself what has
// nothing left to do, and hands out what has happened. Window, terminal, lessons and tests are its
// clients. It reads no clock: a client says when the next thing may happen by itself.
package host

import (
	"serenissima/game"
	"serenissima/game/session"
)

// An Ending says what is ended by itself where a person has nothing else left to do.
type Ending uint8

// The endings.
const (
	EndNothing Ending = iota
	EndPhases         // parts of a turn where everybody sees that nothing is left
	EndTurns          // whole turns as well, but not where that would tell a secret
)

// Options are what a host is told about a match, besides the match.
type Options struct {
	// Brain makes the bot of a seat; nil if no bots think.
	Brain func(seat game.Player) session.Brain
	// Changed is called after each change of the match, such as to save it; it may be nil.
	Changed func(m *session.Match)
	Ends    Ending
	// Script allows one plan alone; nil for a free match.
	Script Script
}

// A Host is a match under way.
type Host struct {
	match   *session.Match
	options Options

	plan    []game.Action // what is left of a plan under way
	planner game.Player   // whose it is
	begun   int           // entries of the log before it
	stopped []game.Action // what was left of a plan when it was stopped
	again   *repetition   // nil: nothing is done again

	brains  map[game.Player]session.Brain
	thinker session.Brain // that has begun to think about the position at hand
	decided bool          // and has decided

	news []News
}

// News is something that has happened.
type News struct {
	session.Beat
	Ended bool // the host has ended something, since nothing else was left
	Stops bool // it calls for new thoughts: somebody has done harm, or dice have fallen
}

// New leads a match on from where it stands.
func New(m *session.Match, o Options) *Host {
	return &Host{match: m, options: o, brains: map[game.Player]session.Brain{}}
}

// Match returns the match. Only its host may change it.
func (h *Host) Match() *session.Match { return h.match }

// SetEnding says what is ended by itself from now on.
func (h *Host) SetEnding(e Ending) { h.options.Ends = e }

// Take returns what has happened since it was called last, in order.
func (h *Host) Take() (news []News) {
	news, h.news = h.news, nil
	return news
}

// A Next is what comes next in a match.
type Next uint8

// What comes next.
const (
	Over     Next = iota // nothing: the match is over
	Asks                 // a person has to decide
	GoesOn               // the next action of the plan under way
	Answers              // a standing answer answers a question
	Thinks               // a bot decides
	Scripted             // another seat does what the script says
)

// Next returns what comes next. All but Over and Asks is done by Step.
func (h *Host) Next() Next {
	switch seat := h.decider(); {
	case seat == game.Nobody:
		return Over
	case h.options.Script != nil && seat != h.options.Script.Learner() && h.match.Len() < h.options.Script.Len():
		return Scripted
	case !h.person(seat):
		return Thinks
	case h.answered():
		return Answers
	case h.pending() && seat == h.planner:
		return GoesOn
	}
	return Asks
}

// Step does what comes next, if it can be done without a person: of a bot, once Think has let it
// decide. It reports whether something has happened. It returns *game.Illegal for a step of a plan
// that the seat could not know to be illegal.
func (h *Host) Step() (done bool, err error) {
	switch h.Next() {
	case GoesOn:
		return h.goOn()
	case Answers:
		a, _ := h.match.Answered()
		return true, h.do(a)
	case Thinks:
		if !h.decided {
			return false, nil
		}
		return true, h.do(h.thinker.Best())
	case Scripted:
		return true, h.do(h.options.Script.Entry(h.match.Len()))
	}
	return false, nil
}

// Run does what comes next until a person has to decide or the match is over. Bots think so many
// units at a time.
func (h *Host) Run(units int) error {
	for {
		switch h.Next() {
		case Over, Asks:
			return nil
		case Thinks:
			if h.options.Brain == nil {
				return nil
			}
			for !h.Think(units) {
			}
		}
		if _, err := h.Step(); err != nil {
			return err
		}
	}
}

// decider is the seat that is to decide.
func (h *Host) decider() game.Player { return h.match.State().Decision().Player }

// person reports whether a person sits on a seat.
func (h *Host) person(p game.Player) bool { return h.match.Seat(p).Kind == session.Human }

// answered reports whether a standing answer answers the question at hand.
func (h *Host) answered() bool {
	_, ok := h.match.Answered()
	return ok
}

// do carries out a decision, and ends what is left of it.
func (h *Host) do(a game.Action) error {
	before := h.match.Len()
	if err := h.apply(a, false); err != nil {
		h.Drop()
		return err
	}
	others := false // somebody else's turn or phase has been ended
	for ends := false; ; ends = true {
		end, ok := h.ends()
		if !ok || h.apply(end, true) != nil {
			if ends {
				h.match.Join(before)
				h.changed()
			}
			return nil
		}
		if others = others || end.By != a.By; others {
			h.match.BarUndo()
		}
	}
}

// apply carries out a decision and notes what came of it.
func (h *Host) apply(a game.Action, ended bool) error {
	beats, err := h.match.Do(a)
	if err != nil {
		return err
	}
	h.forget()
	if !beats[0].Before.Asking().Question {
		h.stopped = nil
	}
	for _, b := range beats {
		stops := h.stops(b)
		if stops {
			again := h.again
			h.stop()
			h.again = again // dice fall each time
		}
		h.news = append(h.news, News{b, ended, stops})
	}
	if h.again != nil && !h.again.goesOn(h.match.State()) {
		h.again = nil
	}
	h.changed()
	return nil
}

// changed tells that the match is another.
func (h *Host) changed() {
	if h.options.Changed != nil {
		h.options.Changed(h.match)
	}
}
