package table

import (
	"iter"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/widget"
)

// A Desk is what a panel may know of the match on the screen. Nothing can be changed through it.
type Desk interface {
	Table() Table
	Words() *lang.Words
	// Frame is the division of the window. It is known even while the view is being put together.
	Frame() *layout.Frame
	// View is the board as it is drawn.
	View() *View
	// Now is the newest position as the person at the screen may see it.
	Now() game.State
	// Viewer is the person whose secrets are shown, Nobody for nobody's.
	Viewer() game.Player
	// Legal lists what the person at the screen can decide on now.
	Legal() []game.Action
	// History are the actions from the first on as everybody has seen them: the position before each, and
	// what has happened.
	History() iter.Seq2[game.State, []game.Event]
	// Idle reports whether nothing that has happened is still being shown.
	Idle() bool
	// Asked reports whether a question wants an answer first.
	Asked() bool
	// Begun reports whether who decides has chosen something already, or something else than the board
	// asks for attention: a question or a plan of the captain.
	Begun() bool
	// Chosen are the things that are chosen to act with, see Chooser.
	Chosen() []game.Ref
	// AsksOnChart reports whether the question lies over the chart.
	AsksOnChart() bool
	// BesideAnswers is from where to where the board is free of a column of answers.
	BesideAnswers() (left, right float64)
	// Between are the actions between which is decided in the open group or choice, nothing where pieces of
	// holds are chosen.
	Between() []game.Action
	// BarTaken reports whether a panel lies in the place of the buttons of the bar, and of panels with the same.
	BarTaken() bool
	// Offer appends a button for an action, or for several about a thing, which it offers one by one. Where it has
	// no tip, that tells of each.
	Offer(l *display.List, b widget.Button, thing game.Ref, can []game.Action)
	// Choosing reports whether somebody chooses among the actions of a group or of a thing.
	Choosing() bool
	// Overlaid reports whether something lies over the board that has been opened: a panel which takes keys,
	// or what a small frame folds away.
	Overlaid() bool
	// WaysShown reports whether the board shows where the thing at work can go.
	WaysShown() bool
	// TagsShown reports whether the board offers what does several moves at once: where it shows ways, and in a lesson
	// as soon as that has taught the moves.
	TagsShown() bool
	// Ends reports whether an action ends what the seat is doing.
	Ends(a game.Action) bool
	// Hover is what is pointed at.
	Hover() display.Target
	// State is how a widget with a target is drawn.
	State(t display.Target) widget.State
	// Likely reports whether a target is the likely next step: its button is red, and no other.
	Likely(t display.Target) bool
	// Free reports whether no panel lies over a part of the window.
	Free(r display.Rect) bool
	// Guarded reports whether presses on a button there are ignored for a moment.
	Guarded(r display.Rect) bool
	// BesideCard is what the card for who is learning leaves of the window for a question.
	BesideCard() display.Rect
	// Window is what widgets know of the program.
	Window() widget.Window
	// Button is that of a command which works at any time.
	Button(cmd display.Command) widget.Button
}

// An Event is what a person has done in a tick.
type Event struct {
	control.Frame
	Hit *display.Hit // what was clicked, nil for nothing
}

// Command is that of the thing that was clicked, empty for none.
func (e Event) Command() display.Command {
	if e.Hit == nil || e.Hit.Off {
		return ""
	}
	return e.Hit.Target.Command
}

// A Home is where a panel lives.
type Home uint8

// The homes of panels.
const (
	OnBoard Home = iota // beside what the panel is about, or where the table has room for it
	Drawer              // see layout.Frame
	Bar                 // in the place of its buttons
)

// A Panel lies over the board.
type Panel interface {
	// Home is where the panel lives, always.
	Home() Home
	// Tick lets a tick pass. A panel that ends with whatever is done next ends here.
	Tick(d Desk, e Event)
	// Shown reports whether anything of the panel is to be seen. It does not ask for the view.
	Shown(d Desk) bool
	// Draw appends the panel, which is shown.
	Draw(d Desk, l *display.List)
	// Handle takes what has been done to a panel that is shown. It returns what the panel asks for, nil
	// for nothing, and whether the event was meant for it alone.
	Handle(d Desk, e Event) (Intent, bool)
	// BelowBar reports whether the panel lies on the chart, below the bar and all other panels over the board.
	BelowBar() bool
	// Close closes what lies on top of a panel that is shown, or the panel itself, and reports whether it
	// has: Escape closes one thing at a time.
	Close() bool
	// TakesKeys reports whether the keys go into the panel once it has been opened.
	TakesKeys() bool
	// Likely is the target of the likely next step, the zero Target if there is none in the panel.
	Likely(d Desk) display.Target
	// Box is where the panel lies, empty where others need not keep clear of it.
	Box(d Desk) display.Rect
	// Chart adds to a view of the board what the panel shows there.
	Chart(d Desk, v *View)
	// Commands are those of the panel that can be given in a position, be it shown or not.
	Commands(s game.State) []Command
	// Read is what the panel says in the text twin.
	Read(d Desk) Reading
}

// A Command can be given at any time: by a small button, in the menu, and by its key if it has one.
type Command struct {
	ID   display.Command
	Icon string
	Name string               // key of what it is called; that of what is written below in the menu ends in ".about"
	On   bool                 // what it leads to is shown
	Tell func(*View) []string // what its button and the text twin tell besides, a sentence a line
	Do   func()
}

// A Reading is a panel in text. Pressing one of its buttons is a click on its target.
type Reading struct {
	Lines   []string
	Heading string // above the buttons
	Buttons []ReadingButton
}

// A ReadingButton is a target in words.
type ReadingButton struct {
	Target display.Target
	Text   string
}

// BasePanel can be embedded in a panel that stays as it is by itself, leads nowhere, lies in nobody's way,
// shows nothing on the chart and is silent.
type BasePanel struct{}

// Home implements Panel.
func (BasePanel) Home() Home { return OnBoard }

// Tick implements Panel.
func (BasePanel) Tick(Desk, Event) {}

// Handle implements Panel.
func (BasePanel) Handle(Desk, Event) (Intent, bool) { return nil, false }

// BelowBar implements Panel.
func (BasePanel) BelowBar() bool { return false }

// Close implements Panel.
func (BasePanel) Close() bool { return false }

// TakesKeys implements Panel.
func (BasePanel) TakesKeys() bool { return false }

// Likely implements Panel.
func (BasePanel) Likely(Desk) display.Target { return display.Target{} }

// Box implements Panel.
func (BasePanel) Box(Desk) display.Rect { return display.Rect{} }

// Chart implements Panel.
func (BasePanel) Chart(Desk, *View) {}

// Commands implements Panel.
func (BasePanel) Commands(game.State) []Command { return nil }

// Read implements Panel.
func (BasePanel) Read(Desk) Reading { return Reading{} }
