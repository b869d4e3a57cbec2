package position

import (
	"slices"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// A Kind is what an Intent is about.
type Kind uint8

// The kinds.
const (
	Nothing Kind = iota
	Do           // the plan is carried out, as far as nobody else decides in between
	Ask          // a choice opens
	Narrow       // the open choice is narrowed
	Toggle       // a group of verbs opens or closes
	Choose       // things are chosen to act with
	Turn         // the open panel of purchases turns to the thing
	Refuse       // it is told why not
	Explain      // it is told what the thing is, as nothing tells why not
	Later        // a lesson wants something else first
)

// An Intent is what a gesture means.
type Intent struct {
	Kind
	Plan   []game.Action // to be carried out, or taken later by what is chosen
	Left   []game.Action // beside the plan: actions about the thing that only buttons lead to
	Thing  game.Ref      // that has been pointed at, if any
	Things []game.Ref    // chosen afterwards
	Why    error
	Open   Open // afterwards, until something has been carried out
}

// Choices are the actions between which the choice decides that opens.
func (in Intent) Choices() []game.Action {
	if in.Kind != Ask {
		return nil
	}
	return in.Open.Choice.Actions
}

// Steps are the actions that a gesture leads to, nothing if that is not clear.
func (in Intent) Steps() []game.Action {
	if offer := in.Choices(); len(offer) == 1 {
		return offer
	}
	return in.Plan
}

// Means returns what a click on a target means.
func (s Scope) Means(t display.Target) Intent {
	if held, ok := PieceAt(t); ok {
		return s.Take(held)
	}
	a, _ := t.Value.(game.Action)
	row, _ := t.Value.(texttwin.Row)
	switch t.Command {
	case "":
		if t.Ref == (game.Ref{}) || s.Modal() { // neither the bare paper of a panel nor past a question
			return Intent{Open: s.Open}
		}
		return s.point(t.Ref)
	case CmdThing:
		if can := Trades(s, t.Ref); len(can) > 0 {
			return s.ask(can, Choice{Instead: true})
		}
		return s.point(t.Ref)
	case CmdPlace:
		return s.point(t.Ref)
	case CmdGroup:
		return s.press(s.Offer.IndexOf(t.Value.(string)))
	case CmdAct:
		if slices.Contains(s.Legal, a) {
			return s.do(a)
		}
	case CmdRow:
		if s.Choice != nil {
			return s.leave(row.Narrow(s.Choice.Actions))
		}
	case CmdNarrow:
		return s.ask(row.Narrow(s.InRows()), Choice{})
	case CmdAnswer:
		return s.ask(row.Narrow(s.between()), Choice{Instead: true})
	case CmdFill:
		plan := t.Value.(table.Filling).Plan()
		if n, _ := game.Feasible(s.View, plan); n == len(plan) && slices.Contains(s.Legal, plan[0]) {
			return s.do(plan...)
		}
	case CmdOff:
		return s.first([]game.Action{a})
	case CmdBatch:
		b, plan := s.Batch()
		if b != nil && s.Plans() {
			plan = b.Plan // others may let it go on where nothing can be foreseen
		}
		return s.do(plan...)
	case CmdGoOn:
		return s.do(s.Stopped...)
	case table.CmdTag:
		for _, b := range s.Offer.Batch {
			switch {
			case b.At != t.Ref || b.Tag() != t:
			case !s.Lesson.Runs(b.Plan):
				return Intent{Kind: Later, Open: s.Open}
			case slices.Contains(s.Legal, b.Plan[0]):
				return s.do(b.Plan...)
			}
		}
	}
	return Intent{Open: s.Open}
}

// Pointed are the steps that a click on a target would take, none if that is not clear.
func (s Scope) Pointed(t display.Target) []game.Action {
	if t.Command == "" && t.Ref == s.Subject() { // nearly everything is about it
		return nil
	}
	return s.Means(t).Steps()
}

// between are the actions between which the open choice or group decides, or a question.
func (s Scope) between() []game.Action {
	switch {
	case s.Choice != nil:
		return s.Choice.Actions
	case s.Modal():
		return s.Legal
	}
	return s.InRows()
}

// do means that a plan is carried out; nothing without one.
func (o Open) do(plan ...game.Action) Intent {
	if len(plan) == 0 {
		return Intent{Open: o}
	}
	return Intent{Kind: Do, Plan: plan, Open: o}
}

// ask means that one of some actions is done, or a choice opens between them.
func (s Scope) ask(actions []game.Action, choice Choice) Intent {
	if len(actions) < 2 {
		return s.do(actions...)
	}
	choice.Actions = slices.Clone(actions)
	return Intent{Kind: Ask, Thing: choice.About, Open: Open{s.Group, &choice}}
}

// leave means what is left of the open choice.
func (o Open) leave(left []game.Action) Intent {
	if len(left) < 2 {
		return o.do(left...)
	}
	return Intent{Kind: Narrow, Open: Open{o.Group, o.Choice.Narrow(left)}}
}

// press is what a click on the button of a group means; the one behind the last ends what the seat
// does.
func (s Scope) press(group int) Intent {
	s.Choice = nil
	switch groups := s.Offer.Groups; {
	case group < 0:
		return Intent{Open: s.Open}
	case group == len(groups):
		if a, ok := s.End(); ok {
			return s.do(a)
		}
		return Intent{Open: s.Open}
	case group == s.Group:
		return Intent{Kind: Toggle, Open: Open{Group: -1}}
	case s.Barred[group] != nil:
		return Intent{Kind: Refuse, Why: s.Barred[group].Err, Open: s.Open}
	case len(s.Groups[group]) == 1 && s.plain(s.Groups[group][0]):
		return s.do(s.Groups[group]...)
	}
	return Intent{Kind: Toggle, Open: Open{Group: group}}
}

// plain reports whether an action needs no panel to be understood: it names nothing, or has a button besides.
func (p *Position) plain(a game.Action) bool {
	return a.Obj == [3]game.Ref{} || does(p.Offer.Answers, a)
}

// point is what a click on a thing of the board means.
func (s Scope) point(ref game.Ref) Intent {
	if in, ok := s.pointInChoice(ref); ok {
		return in
	}
	s.Choice = nil
	if things, ok := s.Choosing(ref); ok {
		return s.choose(ref, things)
	}
	if i := s.HoldGroup(); i >= 0 && ref == s.Subject() {
		if i == s.Group {
			return Intent{Open: s.Open}
		}
		return s.press(i)
	}
	in := s.Meaning(ref)
	switch x := s.Purchases(); {
	case in.Kind == Do:
	case x != nil && slices.Contains(x.Things, ref):
		return s.ask(s.OfThing(ref), Choice{Thing: ref})
	case x != nil && slices.ContainsFunc(x.Fills, func(f Fill) bool { return f.Place == ref }):
		return Intent{Kind: Turn, Thing: ref, Open: s.Open}
	case in.Kind == Ask:
		in.Open.Choice.Instead = x != nil // which offers the same
	case slices.Contains(s.Elsewhere, ref):
		return Intent{Kind: Later, Open: s.Open}
	default:
		meant := s.Table.Meant(s.View, table.Gesture{Point: ref})
		first := s.first(meant)
		switch facts := s.Table.Facts(s.View, ref); {
		case first.Kind == Do:
		case ref.Kind == game.ShipRef && facts.Owner != s.View.Decision().Player && s.Routes.To(facts.Area) != nil:
			return s.point(facts.Area) // a rival's ship is in the way to the place where it lies
		case len(meant) == 0 && len(s.Chosen) > 0:
			return Intent{Kind: Explain, Thing: ref, Open: s.Open}
		}
		return first
	}
	return in
}

// pointInChoice is what pointing at a thing means to the open choice: what is about it is left, as by
// a click on its row. It is false if there is nothing that is not about all else as well.
func (s Scope) pointInChoice(ref game.Ref) (in Intent, ok bool) {
	if s.Choice == nil || ref == s.Choice.About {
		return in, false
	}
	left := only(s.Choice.Actions, func(a game.Action) bool { return slices.Contains(a.Obj[:], ref) })
	if len(left) == 0 || len(left) == len(s.Choice.Actions) {
		return in, false
	}
	return s.leave(left), true
}

// choose means that things are chosen once one has been pointed at. In a lesson it must be what that
// wants.
func (s Scope) choose(ref game.Ref, things []game.Ref) Intent {
	in := Intent{Kind: Choose, Thing: ref, Things: things, Open: Open{Group: -1}}
	if s.Lesson != nil && (len(things) == 0 || slices.ContainsFunc(things, func(x game.Ref) bool { return !slices.Contains(s.Lesson.Choices, x) })) {
		in.Kind, in.Open = Later, s.Open
	}
	if s.Plans() {
		in.Open = s.Open
		if r := s.Routes.To(ref); r != nil {
			in.Plan = r.Plan
		}
	}
	return in
}

// Meaning is what a click on a thing of the board does to it or there. An open group of verbs
// comes first, if it has anything to do with the thing.
func (s Scope) Meaning(ref game.Ref) Intent {
	if s.Group >= 0 {
		if in := s.inGroup(ref); in.Kind != Nothing {
			return in
		}
	}
	return s.among(ref, func(game.Action) bool { return true })
}

// inGroup is the meaning if only the verbs of the open group count.
func (s Scope) inGroup(ref game.Ref) Intent {
	return s.among(ref, func(a game.Action) bool { return slices.Contains(s.Offer.Groups[s.Group].Verbs, a.Verb) })
}

// among is the meaning if only certain actions count. What the guide proposes is
// likely. A likely action without a rival is done, and so is a way to where the thing
// is; all else is offered, with the actions that are about the thing at the end.
func (s Scope) among(ref game.Ref, ok func(game.Action) bool) Intent {
	legal := only(s.Legal, ok)
	likely := only(s.Table.Meant(s.View, table.Gesture{Point: ref}), func(a game.Action) bool { return slices.Contains(legal, a) })
	in := Intent{Kind: Do, Thing: ref, Open: s.Open}
	others := only(legal, func(a game.Action) bool {
		return slices.Contains(a.Obj[:], ref) && !s.isPiece(ref, a) && !slices.Contains(likely, a)
	})
	switch r := s.Routes.To(ref); {
	case ref == s.Subject(): // nearly everything is about it
		others = nil
	case len(likely) == 1:
		in.Plan, in.Left = likely, others
		return in
	case len(likely) == 0 && r != nil && ok(r.Plan[0]):
		in.Plan, in.Left = r.Plan, others
		return in
	}
	if in.Kind = Nothing; len(likely)+len(others) > 0 {
		in.Kind, in.Open.Choice = Ask, &Choice{Actions: append(likely, others...), About: ref}
	}
	return in
}

// first means the first of some actions that is allowed, or tells why the first is not. In a lesson it
// means what that wants, if that is among them.
func (s Scope) first(meant []game.Action) Intent {
	if i := slices.IndexFunc(meant, s.Lesson.Wants); i >= 0 {
		meant = meant[i : i+1]
	}
	in := Intent{Open: s.Open}
	for _, a := range meant {
		err := s.View.Check(a)
		if err == nil {
			return s.do(a)
		}
		if in.Why == nil {
			in.Kind, in.Why = Refuse, err
		}
	}
	return in
}

// Take is what a click on a piece means: what can be done with it, in a lesson what comes next. It is
// what the open place or group offers, but in the panel to load everything, so that the piece can be
// thrown away as well.
func (s Scope) Take(held Piece) Intent {
	can := s.FromHold(held)
	if offered := s.offers(can); len(offered) > 0 && (s.Sheet() || s.Group != s.HoldGroup()) {
		can = offered
	}
	if i := slices.IndexFunc(can, s.Lesson.Wants); i >= 0 {
		can = can[i : i+1]
	}
	if len(can) == 0 {
		return s.first(s.guesses(held))
	}
	return s.ask(can, Choice{})
}

// Put is what it means to put a piece somewhere.
func (s Scope) Put(held Piece, to game.Ref) Intent { return s.first(s.dropped(held, to)) }

// Bring is what it means to drag a thing of the board to another: what is possible with both, or the
// same as a click on the one and then on the other.
func (s Scope) Bring(what, to game.Ref) Intent {
	both := only(s.Legal, func(a game.Action) bool {
		return slices.Contains(a.Obj[:], what) && slices.Contains(a.Obj[:], to)
	})
	if len(both) == 1 {
		return s.do(both[0])
	}
	for _, a := range s.dropped(Piece{What: what}, to) {
		if err := s.View.Check(a); err != nil {
			return Intent{Kind: Refuse, Why: err, Open: s.Open}
		}
	}
	return s.point(to)
}
