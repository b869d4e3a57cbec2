package table

import (
	"slices"
	"strconv"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table/kit"
)

// CmdAbout is of what only explains itself: pointing at it shows a tip, clicking it
// does nothing. The ref tells one from another.
const CmdAbout display.Command = "about"

// CmdFolded shows what the frame folds away, and folds it away again.
const CmdFolded display.Command = "table"

// CmdOverlay lays over the board what everybody can know of a kind of things, the ref, until it is
// pressed again. Pointing at it shows the same as long as the pointer is there.
const CmdOverlay display.Command = "overlay"

// CmdTag does a batch that leads to a place, the ref. The value is the action that is done there.
const CmdTag display.Command = "tag"

// CmdBar is the bare wood of the bar, which cannot be clicked but hides what is below.
const CmdBar display.Command = "bar"

// CmdClose closes what lies on top.
const CmdClose display.Command = "close"

// CmdFill fills free spaces of a place, the ref, up to one of them. The value is a Filling.
const CmdFill display.Command = "fill"

// A Filling puts pieces into free spaces, one after the other by the same action. The zero Filling fills none.
type Filling struct {
	Action game.Action
	N      int
}

// Plan are its actions.
func (f Filling) Plan() []game.Action { return slices.Repeat([]game.Action{f.Action}, f.N) }

// Target is a free space of a place, up to which it fills them.
func (f Filling) Target(place game.Ref) display.Target {
	return display.Target{Command: CmdFill, Ref: place, Value: f}
}

// String is how many pieces it puts there.
func (f Filling) String() string { return strconv.Itoa(f.N) }

// A Light says why something on the board is lit.
type Light uint8

// The lights.
const (
	Target Light = iota + 1 // can be pointed at
	Danger                  // the same, with a risk
	Asked                   // what a question is about
)

// A SeatStyle is how a seat is shown.
type SeatStyle struct {
	Name   string
	Colour int
	Bot    bool
	About  string // who plays for a bot, in words
	Bust   kit.Bust
}

// leastFace is the size from which on a face can be told from another.
const leastFace = 30

// AppendFace draws the face of a seat with its arms around a point, its arms alone where that would be too small.
func (v *View) AppendFace(l *display.List, at display.Point, size float64, p game.Player) {
	if look := v.Seats[p-1]; size >= leastFace && look.Bust.Power != 0 {
		kit.AppendPortrait(l, at.Box(size, size), look.Bust, look.Colour)
		return
	}
	kit.AppendShield(l, at, 0.82*size, v.Colour(p))
}

// A View is everything a board is drawn from. Drawing does not change it.
type View struct {
	State    game.State  // as the viewer may see it
	Seats    []SeatStyle // seat 1 first
	Camera   layout.Camera
	Frame    layout.Frame
	Lit      map[game.Ref]Light
	Cost     map[game.Ref]string         // short texts on discs, such as moves to a zone
	Path     []game.Ref                  // areas of a route to be drawn, from its start
	Course   []game.Action               // that somebody advises
	Free     Filling                     // of the free spaces of the thing at work that clicks on them fill
	ShipWays []ShipWay                   // ways that ships have taken
	Chance   string                      // of victory, if the course ends with an attack
	Hover    game.Ref                    // what the pointer is over
	Overlay  game.Ref                    // the kind of things of which all is shown, see CmdOverlay; or what a panel of the table lays over the board
	Chosen   []game.Ref                  // things chosen to act with, see Chooser
	Say      func(string, ...any) string // words of the game, see lang.Words.Line
	Name     func(game.Ref) string
	Tell     func(game.Event) string   // an event in a sentence, empty if it goes without saying
	Motion   Motion                    // what an animation moves, nil if nothing moves
	Shut     bool                      // several people see the screen: what only one may know is not shown
	Open     bool                      // of a small frame: what is folded away lies on the sheet
	Decides  bool                      // a decision lies in the drawer: on an upright phone the head folds to a line
	Pulse    float64                   // 0 to 1, for what breathes
	Wakes    []display.Op              // what lies on the water, below the ships
	Planned  game.State                // where a plan would lead that is shown beforehand, nil for none
	Holds    []Hold                    // between which pieces could be moved there
	Roads    map[game.Ref]display.Rect // where ships would lie then that do not now
	Ghosts   []display.Op              // what that would bring, over all that lies on the chart

	// Cache keeps what stays the same from picture to picture, nil if nothing is to be
	// kept. As long as the same is used, views differ in nothing but Pulse, Wakes and
	// what an animation moves.
	Cache *DrawCache

	elsewhen bool               // another position than that of the view it was made from
	found    map[game.State]any // see Found
	others   []*View            // see In; there are few
}

// A Motion is an animation as a board sees it: it leaves out what the animation draws.
type Motion interface {
	// Lifted reports whether a thing is drawn by the animation.
	Lifted(ref game.Ref) bool
	// Gone is how many pieces of a kind have left a place.
	Gone(piece, place game.Ref) int
	// Come is how many pieces of a kind have come to lie in a place, where the animation shows them.
	Come(piece, place game.Ref) int
	// Bringing is the position that follows once something has been brought to a place
	// or has changed hands; nil if nothing is.
	Bringing(place game.Ref) game.State
	// Turning reports whether the marker that points at things of a kind is under way.
	Turning(kind game.RefKind) bool
	// Shifts is a number that changes when a place or ship is to be shown in another way.
	Shifts(place game.Ref) int
	// East reports whether the bow of a ship points to the right.
	East(ship game.Ref) bool
}

// A ShipWay is the way of a ship from area to area.
type ShipWay struct {
	Ship  game.Ref
	By    game.Player
	Areas []game.Ref // where it set sail, and all that it entered
}

// In returns the same view of another position, in which nothing has left its place.
func (v *View) In(position game.State) *View {
	for _, other := range v.others {
		if other.State == position {
			return other
		}
	}
	if v.found == nil {
		v.found = map[game.State]any{}
	}
	other := *v
	other.State, other.elsewhen = position, true
	v.others = append(v.others, &other)
	return &other
}

// Found returns what a table has found out about the position of a view, and asks find
// for it at the first call. What depends on the camera must not be kept so.
func (v *View) Found(find func() any) any {
	x, ok := v.found[v.State]
	if !ok {
		if v.found == nil {
			v.found = map[game.State]any{}
		}
		x = find()
		v.found[v.State] = x
	}
	return x
}

// Lifted reports whether an animation shows a thing elsewhere.
func (v *View) Lifted(ref game.Ref) bool { return v.Motion != nil && v.Motion.Lifted(ref) }

// Gone is how many pieces of a place an animation shows elsewhere.
func (v *View) Gone(piece, place game.Ref) int {
	if v.Motion == nil || v.elsewhen {
		return 0
	}
	return v.Motion.Gone(piece, place)
}

// Come is how many pieces an animation has brought to a place, where it goes on showing them.
func (v *View) Come(piece, place game.Ref) int {
	if v.Motion == nil || v.elsewhen {
		return 0
	}
	return v.Motion.Come(piece, place)
}

// Bringing is the position that follows once an animation, or else a plan, has brought
// something to a place; nil if none does.
func (v *View) Bringing(place game.Ref) game.State {
	switch {
	case v.elsewhen:
		return nil
	case v.Planned != nil:
		return v.Planned
	case v.Motion == nil:
		return nil
	}
	return v.Motion.Bringing(place)
}

// Turning reports whether an animation shows the marker that points at such things.
func (v *View) Turning(kind game.RefKind) bool { return v.Motion != nil && v.Motion.Turning(kind) }

// East reports whether the bow of a ship points to the right.
func (v *View) East(ship game.Ref) bool { return v.Motion != nil && v.Motion.East(ship) }

// Colour is the number of a seat's colour, zero for nobody.
func (v *View) Colour(p game.Player) int {
	if p < 1 || int(p) > len(v.Seats) {
		return 0
	}
	return v.Seats[p-1].Colour
}

// Units scales a length in board units to logical pixels.
func (v *View) Units(x float64) float64 { return x * v.Camera.Scale }

// At is where a place of the chart is in the window.
func (v *View) At(x, y float64) display.Point { return v.Camera.At(x, y) }

// Sees reports whether any of a box, in logical pixels, lies in the viewport. What does not is not
// drawn, but can be pointed at with keys.
func (v *View) Sees(box display.Rect) bool { return !v.Camera.View.Intersect(box).Empty() }

// BelowPanels reports whether a part of the chart lies under a panel of the table or the sheet, unless
// they are folded away, or under what else is written over the board.
func (v *View) BelowPanels(r display.Rect) bool {
	f, panels := &v.Frame, v.panels()
	lies := func(over display.Rect) bool { return !over.Intersect(r).Empty() }
	return slices.ContainsFunc(panels[:], lies) || slices.ContainsFunc([]display.Rect{f.Latest, f.Subject, f.Hint}, lies)
}

// panels are those of the table, unless they are folded away, and the sheet if it is open.
func (v *View) panels() (list [layout.MaxPanels + 1]display.Rect) {
	f := &v.Frame
	for i, panel := range f.Panels {
		if v.Open || !f.Folds || !f.Sheet.Holds(panel) {
			list[i] = panel
		}
	}
	if v.Open {
		list[layout.MaxPanels] = f.Sheet
	}
	return list
}

// Folded reports whether what the frame folds away is out of sight.
func (v *View) Folded() bool { return v.Frame.Folds && !v.Open }

// FightPaper is where a paper lies about a fight that is at a point of the window.
func (v *View) FightPaper(at display.Point) display.Rect {
	return v.Frame.Fight(v.Camera.Board(at).X > v.Frame.Chart.Center().X)
}
