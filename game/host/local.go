package host

import (
	"serenissima/game"
	"serenissima/game/session"
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

// A Local is the host of a match that it holds itself.
type Local struct {
	session.Outline // of the match
	match           *session.Match

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

var _ Host = (*Local)(nil)

// New leads a match on from where it stands.
func New(m *session.Match, o Options) *Local {
	return &Local{Outline: m, match: m, options: o, brains: map[game.Player]session.Brain{}}
}

// Match returns the match. Only its host may change it.
func (h *Local) Match() *session.Match { return h.match }

// SetEnding implements Host.
func (h *Local) SetEnding(e Ending) { h.options.Ends = e }

// Take implements Host.
func (h *Local) Take(viewer game.Player) (news []News) {
	news, h.news = h.news, nil
	for i := range news {
		news[i].Beat = news[i].For(viewer)
	}
	return news
}

// Next implements Host.
func (h *Local) Next() Next {
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

// Step implements Host.
func (h *Local) Step() (done bool, err error) {
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
func (h *Local) Run(units int) error {
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
func (h *Local) decider() game.Player { return h.match.State().Decision().Player }

// person reports whether a person sits on a seat.
func (h *Local) person(p game.Player) bool { return h.match.Seat(p).Kind == session.Human }

// answered reports whether a standing answer answers the question at hand.
func (h *Local) answered() bool {
	_, ok := h.match.Answered()
	return ok
}

// do carries out a decision, and ends what is left of it.
func (h *Local) do(a game.Action) error {
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
		if len(h.plan) > 0 && h.plan[0] == end {
			h.plan = h.plan[1:]
		}
		if others = others || end.By != a.By; others {
			h.match.BarUndo()
		}
	}
}

// apply carries out a decision and notes what came of it.
func (h *Local) apply(a game.Action, ended bool) error {
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
	if h.again != nil && (h.match.State().Check(h.again.action) != nil || !h.again.while(h.match.View(h.planner))) {
		h.again = nil
	}
	h.changed()
	return nil
}

// changed tells that the match is another.
func (h *Local) changed() {
	if h.options.Changed != nil {
		h.options.Changed(h.match)
	}
}
