package position

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// Open is what is open over a position.
type Open struct {
	Group  int     // of verbs, -1 for none
	Choice *Choice // between actions, nil for none
}

// A Choice is a list of actions between which the player decides. A long one
// asks for one thing after the other.
type Choice struct {
	Actions []game.Action
	About   game.Ref // the thing of the board that it was asked about, if any
	Full    bool     // there is room for actions in full
	Instead bool     // it takes the place of the panel in which it was opened
	Thing   game.Ref // above the places of the open panel, which show where it can lie
}

// NewChoice returns a choice between actions.
func NewChoice(actions []game.Action) *Choice { return &Choice{Actions: slices.Clone(actions)} }

// Narrow returns a choice between some of the actions.
func (c *Choice) Narrow(left []game.Action) *Choice {
	narrow := NewChoice(left)
	narrow.About, narrow.Instead, narrow.Thing = c.About, c.Instead, c.Thing
	return narrow
}

// Rows lists what can be chosen now.
func (c *Choice) Rows() []texttwin.Row { return texttwin.Rows(c.Actions, c.Full) }

// Title is what is chosen: what all actions do, and to which thing besides the subject.
func (c *Choice) Title(words *lang.Words, subject game.Ref) string {
	all := func(same func(game.Action) bool) bool {
		return !slices.ContainsFunc(c.Actions, func(a game.Action) bool { return !same(a) })
	}
	first := c.Actions[0]
	if !all(func(a game.Action) bool { return a.Verb == first.Verb }) {
		return words.T("play.several")
	}
	for i, thing := range first.Obj {
		if thing.Kind != game.NoRef && thing != subject && all(func(a game.Action) bool { return a.Obj[i] == thing }) {
			return words.T("play.choice-of", "verb", words.Verb(first.Verb), "thing", words.Title(thing))
		}
	}
	return words.Verb(first.Verb)
}

// A Scope is a position with what is open over it, which narrows what gestures mean.
type Scope struct {
	*Position
	Open
	Advised bool          // the captain shows a plan
	Stopped []game.Action // what is still possible of a plan that was stopped
}

// Within returns the position with what is open over it.
func (p *Position) Within(open Open) Scope { return Scope{Position: p, Open: open} }

// GoesOn reports whether a group stays open once one of its actions has been taken: its owner goes on
// with it, unless a lesson now shows something to click on the chart, or it opens again for what is left
// of a plan.
func (s Scope) GoesOn(group int, a game.Action) bool {
	if s.View.Decision().Player != a.By {
		return false
	}
	g := s.Offer.Groups[group]
	return (s.Lesson == nil && !g.Plans || s.Lesson != nil && !s.Lesson.OnChart) && slices.Contains(g.Verbs, a.Verb) && len(s.Groups[group]) > 0
}

// Sheet reports whether the open choice is about a place with pieces that can be chosen: the
// place is shown then, with its pieces and those that lie beside it.
func (s Scope) Sheet() bool {
	return s.Choice != nil && s.Holds.Have(s.Choice.About) && s.WithHolds(s.Choice.Actions)
}

// AsksPlace reports whether a thing above the places of the open panel has been chosen, and these ask for its own.
func (s Scope) AsksPlace() bool {
	return s.Choice != nil && s.Choice.Thing != (game.Ref{}) && s.Group >= 0
}

// InPanel reports whether the open choice is made with the pieces of a panel, not in a menu.
func (s Scope) InPanel() bool { return s.Sheet() || s.AsksPlace() }

// Plans reports whether ways are chosen to be taken later, rather than taken at once.
func (s Scope) Plans() bool {
	return s.Group >= 0 && s.Offer.Groups[s.Group].Plans && s.Choice == nil && s.Lesson == nil
}

// Bare reports whether the open group has no panel: what it is for lies on the chart alone.
func (s Scope) Bare() bool {
	return s.Plans() || s.Group >= 0 && s.Bought.in(s.Group) == nil && !s.InPanel() && !s.WithHolds(s.Offered()) && len(s.InRows()) == 0
}

// isAbout reports whether the open group has to do with a thing: one of its actions names
// it, or pieces are moved there. All else can still be chosen, which closes the group.
func (s Scope) isAbout(ref game.Ref) bool {
	if s.Group < 0 {
		return false
	}
	offered := s.Offered()
	return s.WithHolds(offered) || s.Bought.in(s.Group) != nil ||
		slices.ContainsFunc(offered, func(a game.Action) bool { return slices.Contains(a.Obj[:], ref) })
}

// Choosing returns what is chosen once a thing has been pointed at; ok is false for a thing
// that is not chosen but acted on.
func (s Scope) Choosing(ref game.Ref) (now []game.Ref, ok bool) {
	chooser, can := s.Table.(table.Chooser)
	if !can || len(s.Legal) == 0 || !s.Plans() && (s.Routes.To(ref) != nil || s.isAbout(ref)) {
		return nil, false
	}
	return chooser.Choose(s.View, s.Chosen, ref)
}

// Offered are the actions of the panel that shows holds: of the open choice if that is about
// such a place, else of the open group.
func (s Scope) Offered() []game.Action {
	switch {
	case s.Sheet():
		return s.Choice.Actions
	case s.Group >= 0:
		return s.Groups[s.Group]
	}
	return nil
}

// offers returns those of some actions that are offered.
func (s Scope) offers(actions []game.Action) []game.Action {
	offered := s.Offered()
	return only(actions, func(a game.Action) bool { return slices.Contains(offered, a) })
}

// Purchases are those of the open group, nil if its panel is another.
func (s Scope) Purchases() *Purchases {
	if s.Sheet() {
		return nil
	}
	x := s.Bought.in(s.Group)
	if x != nil && s.AsksPlace() {
		return &Purchases{Fills: s.Choice.places(s.Offer.Fills), Things: x.Things}
	}
	return x
}

// places are those where the chosen thing can lie, each with a button for it.
func (c *Choice) places(fills []table.Hold) (list []Fill) {
	for _, a := range c.Actions {
		place := a.Obj[1]
		x := Fill{Hold: table.Hold{Place: place}}
		if i := slices.IndexFunc(fills, func(f table.Hold) bool { return f.Place == place }); i >= 0 {
			x.Hold = fills[i]
			x.FillEach, x.Off = nil, nil
		}
		x.WholeActions = []table.Answer{{Action: a, Pieces: []game.Ref{c.Thing}}}
		list = append(list, x)
	}
	return list
}

// OfThing lists what can be done in the open group with a thing above the places.
func (s Scope) OfThing(thing game.Ref) []game.Action {
	if s.Group < 0 {
		return nil
	}
	return only(s.Groups[s.Group], func(a game.Action) bool { return a.Obj[0] == thing })
}

// Trades are the offered actions by which pieces come from a place of somebody else, or go there.
func Trades(s Scope, place game.Ref) []game.Action {
	to := s.Table.Facts(s.View, place)
	if to.Owner == game.Nobody || to.Owner == s.View.Decision().Player || !s.Holds.Have(place) {
		return nil
	}
	return only(s.Offered(), func(a game.Action) bool {
		there := s.Table.Facts(s.View, a.Obj[1]).Area == to.Area
		return s.MovesPiece(a) && (slices.Contains(a.Obj[:], place) || there && slices.Contains(a.Obj[:], game.Seat(to.Owner)))
	})
}

// InRows are the actions of the open group or place that have rows.
func (s Scope) InRows() []game.Action {
	if x := s.Purchases(); x != nil {
		return x.Rest
	}
	return only(s.Offered(), func(a game.Action) bool { return !s.Routes.Begin(a) && !s.MovesPiece(a) && !s.Holds.once(a) })
}

// WholeActions is what the open panel offers to do with a hold as a whole.
func (s Scope) WholeActions(hold int) []table.Answer {
	return among(s.Offered(), s.Holds[hold].WholeActions)
}

// FillN are the actions of the open panel that put pieces into a hold.
func (s Scope) FillN(hold int) []game.Action { return s.offers(s.Holds[hold].FillN) }

// FillEach are the actions that fill spaces of a hold one by one, as far as there is such a hold and the open panel
// offers them; without one the thing at work in the bar does.
func (s Scope) FillEach(hold int) []game.Action {
	if len(s.Holds) == 0 {
		return nil
	}
	row := s.Holds[hold].FillEach
	if len(row) > 0 && (s.Group >= 0 || s.Choice != nil || s.Modal()) && !slices.Contains(s.Offered(), row[0]) {
		return nil
	}
	return row
}

// Batch is what can be done at once, as much of it as is possible now; nil if there is none. It is that
// of the open group, or of a question.
func (s Scope) Batch() (*table.Batch, []game.Action) {
	group := ""
	switch {
	case len(s.Legal) == 0:
		return nil, nil
	case s.Modal():
	case s.Group < 0 || s.Sheet():
		return nil, nil
	default:
		group = s.Offer.Groups[s.Group].Name
	}
	for i := range s.Offer.Batch {
		if b := &s.Offer.Batch[i]; b.Group == group && b.At == (game.Ref{}) {
			if plan := b.Offered(s.View); len(plan) > 0 && s.Lesson.Runs(plan) {
				return b, plan
			}
		}
	}
	return nil, nil
}

// AtOnce is the target that offers as a whole what a lesson wants, or the group whose panel does; the zero Target if
// nothing does.
func (s Scope) AtOnce() display.Target {
	if b, _ := s.Batch(); b != nil {
		return display.Target{Command: CmdBatch}
	}
	for _, b := range s.Offer.Batch {
		switch {
		case s.Lesson == nil || !slices.Equal(s.Lesson.Run, b.Plan):
		case b.At != (game.Ref{}):
			return b.Tag()
		case b.Group != "":
			return GroupButton(b.Group)
		}
	}
	return display.Target{}
}

// Buying is the target in the panel of purchases that leads to an action, the zero Target
// if none does.
func (s Scope) Buying(a game.Action) display.Target {
	x := s.Bought.in(s.Group)
	if x == nil {
		return display.Target{}
	}
	for _, f := range x.Fills {
		switch {
		case f.Most > 0 && a == f.FillEach[0]:
			return table.Filling{Action: a, N: 1}.Target(f.Place)
		case f.does(a):
			return Act(a)
		}
	}
	if slices.Contains(x.Things, a.Obj[0]) {
		return OfThing(a.Obj[0], s.OfThing(a.Obj[0]))
	}
	return display.Target{}
}

// PieceFor is the piece in a hold that an action takes away.
func (s Scope) PieceFor(a game.Action) display.Target {
	for _, h := range s.Holds {
		for _, what := range h.Pieces {
			if held := (Piece{what, h.Place}); slices.Contains(s.FromHold(held), a) {
				return held.Target(CmdPiece)
			}
		}
		for _, what := range h.Source {
			if held := (Piece{what, h.Place}); slices.Contains(s.FromHold(held), a) {
				return held.Target(CmdSource)
			}
		}
	}
	return display.Target{}
}
