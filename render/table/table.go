// Package table is the contract between a game on the screen and everything that
// shows it: matches, replays, pages, the text twin. It knows no game; each game has a
// package of its own below this one.
package table

import (
	"slices"
	"strconv"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/motion"
	"serenissima/render/music"
	"serenissima/render/theme"
)

// A Table is one game on the screen: where its things lie, how they look, and what
// pointing at them means. It decides nothing: what it proposes is legal only if the
// rules say so, and they say why if it is not. Abilities that a game may lack are the
// interfaces in abilities.go.
type Table interface {
	// Layout divides a window into the board, the bar and the table's own panels.
	Layout(w layout.Window) layout.Frame
	// Draw appends the board and the table's own panels as the view shows them.
	Draw(l *display.List, v *View)
	// Stage returns a view as animations see it.
	Stage(v *View) motion.Stage
	// Place returns where a thing lies in the window; false for one that is not shown.
	Place(v *View, ref game.Ref) (Place, bool)
	// Things lists what can be visited, in the order of the keyboard and the text twin.
	Things(s game.State) []game.Ref
	// Tell says what a thing is and holds.
	Tell(v *View, ref game.Ref) Description
	// Report says how the game stands, a sentence a line. It needs no more of the view
	// than the position, the seats and the words.
	Report(v *View) []string
	// Facts says whose a thing is and where it lies.
	Facts(s game.State, ref game.Ref) Facts
	// Subject is the thing whose turn it is, such as the active galley; the zero Ref if
	// it is no thing's.
	Subject(s game.State) game.Ref
	// Offer says with what the decision at hand is made.
	Offer(s game.State) Offer
	// Panels returns new panels of its own for a match on the screen, from below; none where the shared ones
	// are enough.
	Panels() []Panel
	// Meant lists what a gesture may have been meant to do, likeliest first. While
	// nothing of it is legal, the reason why the first is refused is what to say.
	Meant(s game.State, g Gesture) []game.Action
	// Preview says what a plan would do, a single action or several in a row, in the
	// order of importance.
	Preview(s game.State, plan []game.Action) []Line
	// Steps are what a plan does that begins in a position, in the order in which they are told.
	// That something ends at last may go without saying. See Deeds.
	Steps(s game.State, plan []game.Action) []Step
	// Stakes says what an action puts at stake that cannot be taken back, with the odds
	// or the loss; nil for all other actions.
	Stakes(s game.State, a game.Action) []Line
	// Meaning says what an event is in the course of the game.
	Meaning(ev game.Event) Meaning
	// Cues say how events of its own are shown and heard.
	Cues() motion.Cues
	// Together says whether the last of some events is told together with those before it, which
	// are, and in which words; the empty line leaves them as they are.
	Together(events []game.Event) (Line, bool)
	// DrawSubject draws the thing at work large, with all that is aboard, if one is. Its pieces
	// can be pointed at: command is the target's, the ref the piece, the index zero. So can the
	// free spaces that View.Free fills.
	DrawSubject(l *display.List, r display.Rect, v *View, command display.Command)
	// DrawSteps draws one line with the steps of its turn, dark on paper, else light, and reports
	// whether there are any.
	DrawSteps(l *display.List, r display.Rect, v *View, size float64, paper bool) bool
	// PortNames covers the names of ports on the chart with boxes in the window: small labels
	// leave them free.
	PortNames(v *View) []display.Rect
	// Miniature draws a position small, twice as wide as high, such as on the list of saved games;
	// colour is that of a seat.
	Miniature(l *display.List, r display.Rect, s game.State, colour func(game.Player) int)
	// Signs are what is drawn on the board and what each means.
	Signs() []Sign
	// Illustration returns a picture by its name in the book of rules, nil if there is none.
	Illustration(name string) *Illustration
	// Style says how the game looks and sounds as a whole.
	Style() Style
	// Holdings are what a seat has.
	Holdings(s game.State, seat game.Player) Holdings
	// Books are what the result and the account book show of the game.
	Books() Books
	// Clock tells how far the game is: the turn, zero before all is set up, and the
	// scorings made.
	Clock(s game.State) (turn, scorings int)
}

// A Style is how a game looks and sounds as a whole. The zero Style is that of any game.
type Style struct {
	Palette      theme.Palette        // of panels, buttons and letters; nil: the usual colours
	Livery       func(colour int) int // number of the colour that a seat with a colour wears; nil: the same
	Region       music.Region         // where the game is at home
	SailingTicks int                  // of a ship from one place to the next, in 60ths of a second; zero: as many as usual
	ShortTurns   bool                 // what a seat does in a turn is told whole, and not the first of it
	FoldIcon     string               // of the button that unfolds what a small frame folds away; empty: that of any game
	FoldWorth    func(*View) int      // what lies folded away is worth to the viewer, zero for nothing or what is not known; nil: it is worth nothing
	Ink          display.DrawingID    // that the chart is drawn with, if it has waves
	Waves        func() []Wave        // of the chart; nil: none
	Behind       display.Point        // which part of the chart is seen behind pages: how far it is moved, from 0 to 1
}

// A Wave glints on the chart now and then.
type Wave struct {
	At    display.Point // in board units
	Begin int           // the step of kit.Sea at which it begins to be seen
}

// Wears returns the number of the colour that a seat with a colour wears.
func (s Style) Wears(colour int) int {
	if s.Livery == nil {
		return colour
	}
	return s.Livery(colour)
}

// Tables are the tables of games by the ID of their rule sets.
type Tables map[string]Table

// Style is that of a game, the zero Style where it has no table.
func (t Tables) Style(id string) Style {
	if on := t[id]; on != nil {
		return on.Style()
	}
	return Style{}
}

// Waves returns those of a chart by its ink, nil if it has none.
func (t Tables) Waves(ink display.DrawingID) []Wave {
	for _, on := range t {
		if s := on.Style(); s.Waves != nil && s.Ink == ink.Plain() {
			return s.Waves()
		}
	}
	return nil
}

// A Place is where a thing lies in the window.
type Place struct {
	At      display.Point // its middle, to which things move
	Mark    display.Point // where a ring or an arrow that points it out has its middle
	OnChart bool          // it lies on the chart, which can be moved, and not on a panel
}

// Facts are what is generally known of a thing.
type Facts struct {
	Owner      game.Player
	Area       game.Ref   // where it lies, or by which; the zero Ref for nowhere
	Neighbours []game.Ref // what lies next to an area: ports, and the areas around
}

// An Offer is what a decision is made with.
type Offer struct {
	Groups    []Group    // the buttons of the bar, in order
	AtSubject []game.Ref // where the subject is and what else is there, its area first
	Lit       []game.Ref // what can be pointed at now, besides routes and those of the table's things that a legal action names
	Routes    []Route    // what several actions in a row can reach, nearest first
	Holds     []Hold     // between which pieces can be moved now, the place of all moves first
	Fills     []Hold     // area by area: for which something can be bought now, where a thing from above them can lie, or beside these Holds
	Top       Top        // lies above these in the panel
	Batch     []Batch    // what is often done together
	Then      game.Ref   // the thing or seat whose turn comes after this one in an order that everybody sees, zero if none is known
	About     Line       // what a question is about, with the empty key if the prompt says it
	// Answers are buttons for single actions: all answers to a question, where the bar has
	// room for them; without a question those that can be given at the subject as well, so that nobody
	// has to look away from it. What goes on comes first, then what refuses; those that harm somebody are shown
	// last. The button that ends a turn has the icon of the answer that does.
	Answers []Answer
}

// EndGroup is the name of the button that ends what a seat does.
const EndGroup = "end"

// IndexOf is the index of the group with a name, one behind the last for EndGroup, and -1 for none.
func (o *Offer) IndexOf(group string) int {
	if group == EndGroup {
		return len(o.Groups)
	}
	return slices.IndexFunc(o.Groups, func(g Group) bool { return g.Name == group })
}

// Grouped reports whether an action belongs to a group of verbs. It is asked in every frame, and takes no memory.
func (o *Offer) Grouped(a game.Action) bool {
	for i := range o.Groups {
		if slices.Contains(o.Groups[i].Verbs, a.Verb) {
			return true
		}
	}
	return false
}

// Ends reports whether an action ends what a seat does: it is without objects and belongs to no group.
func (o *Offer) Ends(a game.Action) bool { return !o.Grouped(a) && a.Obj == [3]game.Ref{} }

// An Answer is a button for one action: a large one in the bar that answers a question, or a
// small one beside a hold.
type Answer struct {
	Action game.Action
	Icon   string              // its sign
	Harm   bool                // it harms a seat
	Pieces []game.Ref          // of the answer, drawn in the place of a sign
	Tell   func(Desk) []string // what small frames tell besides, a sentence a line; nil: nothing. Beside a place of a quay: what its button says, and what it is about
}

// A Group is a button that stands for several verbs.
type Group struct {
	Name  string // key of its caption
	Icon  string
	Verbs []game.Verb
	Rule  string // number of the rule about them

	Plans bool // while it is open, ways are chosen to be taken later rather than taken at once
}

// A Hold is a place with pieces that can be taken out or put in.
type Hold struct {
	Place        game.Ref
	Name         string     // key of its caption; empty: it is called like the place
	Pieces       []game.Ref // what lies there, one by one
	Space        int        // pieces that it holds at most
	Source       []game.Ref // what can be had there in numbers: the good of a port
	WholeActions []Answer   // what can be done with the place as a whole
	Off          []Answer   // what could be done with it as well, but not now: it is told why
	Warehouse    Warehouse  // what the place has to show as well

	Piece    game.Ref      // what comes into free spaces
	FillN    []game.Action // the first puts a piece into one of them, the second into two, and so on
	FillEach []game.Action // instead: the same action for each of them, in a row, as long as it is legal
}

// A Warehouse is what a place has to show besides pieces that can be moved, such as goods that it keeps and what
// they pay. The zero Warehouse is nothing.
type Warehouse struct {
	Size display.Point // at unit one
	Draw func(l *display.List, r display.Rect, v *View)
}

// A Top lies above the places of the panel in which something is bought, and offers things that are not in play by
// themselves, such as ships: those of Offer.Lit, shown by their pieces rather than in words. The zero Top is nothing.
type Top struct {
	// Height is how high it is with so many things in a width, where a piece has so much room on each side.
	Height func(f *layout.Frame, things int, side, width float64) float64
	// Draw appends it with the things that can be had now. Where one of them is chosen, the places ask for its own.
	Draw func(d Desk, l *display.List, r display.Rect, side float64, things []game.Ref, chosen game.Ref)
}

// Count is how many of the spaces of a ship are taken, in figures; empty for other places.
func (h *Hold) Count() string {
	if h.Place.Kind != game.ShipRef {
		return ""
	}
	return strconv.Itoa(len(h.Pieces)) + "/" + strconv.Itoa(h.Space)
}

// A Batch is several actions in a row that are often wanted together, such as to sell all that
// can be sold. They are single actions of the rules.
type Batch struct {
	Name  string   // key of its caption, which may say what it costs or brings as n; At a place that tells the steps, too
	Args  []any    // what else the caption says
	Group string   // name of the group whose panel offers it; empty: it answers a question, or is At a place
	At    game.Ref // where it leads: a panel of the table has a tag for it there
	Icon  string   // its sign as an answer
	Plan  []game.Action
}

// Caption is what a button for a batch says that costs or brings a sum.
func (b *Batch) Caption(sum int) Line {
	return Line{Key: "batch." + b.Name, Args: append([]any{"n", max(sum, -sum)}, b.Args...)}
}

// Tag is the target at the place to which the batch leads.
func (b *Batch) Tag() display.Target {
	return display.Target{Command: CmdTag, Ref: b.At, Value: b.Plan[len(b.Plan)-1]}
}

// Offered is how much of the plan of a batch can be carried out in a position.
func (b *Batch) Offered(s game.State) []game.Action {
	n, _ := game.Feasible(s, b.Plan)
	return b.Plan[:n]
}

// A Route is a thing that can be reached and the actions that lead there; the plan ends
// early when somebody else decides in between.
type Route struct {
	To    game.Ref
	There []game.Ref // what lies there and does not move: pointing at it means the way, too
	Plan  []game.Action
	Areas []game.Ref // where it begins, and all that is entered
	Risky bool       // somebody may stop it on the way or there
}

// A Gesture is what somebody at the screen has done: pointed at a thing, dragged a
// piece from one place to another, or pressed the button of a group. One of the three
// is set.
type Gesture struct {
	Point game.Ref
	Drag  Drag
	Group string // its name
}

// A Drag is a piece that has been taken from one place and dropped on another, or is to be
// thrown away: then To is the zero Ref.
type Drag struct{ What, From, To game.Ref }

// A Line is a sentence: a key of the language files and its arguments, name and value
// in turn; a value may be a game.Ref.
type Line struct {
	Key  string
	Args []any
	Warn bool
}

// A Meaning is what an event is in the course of a game, be it of any rule set.
type Meaning struct {
	Kind   MeaningKind // zero: nothing that a kind stands for
	Weight int         // for those who have not seen it: from zero, not to be told, to MostWeight
}

// A MeaningKind is what several games have in common about events.
type MeaningKind uint8

// The kinds.
const (
	NewTurn MeaningKind = iota + 1
	Scoring             // ports pay now
	Attack              // a fight begins
	Throw               // of one side in a round of a fight, the attacker's before the defender's
	Losses              // sailors that a round has cost: N of them, those of From
	LeadsOn             // one is done and the next begins, which goes without saying
	Refusal             // By keeps somebody from what they were about to do with What
	Barter              // something is paid that counts nothing, such as cards
)

// MostWeight is the weight of what nobody may miss, and NewsWeight is that from which on an event is told by itself to
// those who have not seen it.
const (
	MostWeight = 5
	NewsWeight = 3
)

// News reports whether an event is told by itself to those who have not seen it. What a fight costs comes with how it
// ends.
func (m Meaning) News() bool { return m.Weight >= NewsWeight && m.Kind != Attack && m.Kind != Losses }
