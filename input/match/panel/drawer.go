package panel

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// A Drawer is the place of every decision that needs more than the bar, see layout.Frame. It knows what lies in it,
// as long as that is open.
type Drawer struct {
	now  *position.Position
	open *position.Open // over it

	key     drawerKey     // the zero value for nothing
	box     display.Rect  // of that
	sizeFor sizeKey       // what stays open
	size    display.Point // of the panel of that, at its largest
}

// A sizeKey tells for what the size of the drawer is kept: a group or a place that stays open while one thing after
// the other is done in it.
type sizeKey struct {
	group int
	place game.Ref
	frame layout.Frame
}

// sizeKeyOf is the key of what stays open in a frame.
func (p *Drawer) sizeKeyOf(f *layout.Frame) sizeKey {
	s := sizeKey{group: p.open.Group, frame: *f}
	if c := p.open.Choice; c != nil && !c.Instead {
		s.place = c.About
	}
	return s
}

// Place is where the panel of a group or a place lies that wants to be so large: it gets no smaller as long as that
// stays open, so that what is clicked next stays under the pointer.
func (p *Drawer) Place(f *layout.Frame, w, h float64) display.Rect {
	if p.sizeKeyOf(f) == p.sizeFor {
		w, h = max(w, p.size.X), max(h, p.size.Y)
	}
	return f.Drawer(w, h)
}

// NewDrawer returns the drawer over a position.
func NewDrawer(now *position.Position, open *position.Open) *Drawer {
	return &Drawer{now: now, open: open}
}

// A drawerKey is everything that the size of what lies in the drawer follows from.
type drawerKey struct {
	panel   int // which of the panels
	view    game.State
	choice  *position.Choice
	group   int
	allowed int // how many actions a voyage leaves
	frame   layout.Frame
	words   *lang.Words
}

// Box is the box of what lies in the drawer, empty if nothing does.
func (p *Drawer) Box() display.Rect { return p.box }

// Full reports whether anything lies in the drawer.
func (p *Drawer) Full() bool { return p.key.view != nil }

// Update finds which of some panels, the topmost last, lies in the drawer now, and reports whether that is another
// one, or another decision. What has been done in what stays open is shown first: its panel comes back then.
func (p *Drawer) Update(d table.Desk, panels []table.Panel) bool {
	if !d.Idle() && p.Full() && p.sizeKeyOf(d.Frame()) == p.sizeFor && (p.open.Group >= 0 || p.open.Choice != nil) {
		return false
	}
	var now drawerKey
	for i, x := range panels {
		if x.Home() == table.Drawer && x.Shown(d) {
			now = drawerKey{i, p.now.View, p.open.Choice, p.open.Group, len(p.now.Legal), *d.Frame(), d.Words()}
		}
	}
	changed := now != p.key
	p.key = now
	return changed
}

// Measure finds how large that is which lies in the drawer.
func (p *Drawer) Measure(d table.Desk, panels []table.Panel) {
	if p.box = (display.Rect{}); p.Full() {
		p.box = panels[p.key.panel].Box(d)
	}
	if s := p.sizeKeyOf(d.Frame()); s != p.sizeFor {
		p.sizeFor, p.size = s, display.Point{}
	}
	p.size = display.Point{X: max(p.size.X, p.box.W), Y: max(p.size.Y, p.box.H)}
}

// besideCard is how large a paper in the drawer can be, beside the card for who is learning as well.
func besideCard(d table.Desk) display.Point {
	room := d.Frame().DrawerRoom()
	room.Y -= d.BesideCard().Y
	return room
}

// Squeeze is by how much a paper that wants to be so high is made smaller, so that nothing of it is beyond the
// window or above top.
func Squeeze(f *layout.Frame, top, height float64) float64 {
	return min(1, (bottom(f)-top-12*f.Unit)/height)
}

// About is what that is about what lies in the drawer: what has been pointed at, the subject, and the port where
// that lies.
func (p *Drawer) About() (list []game.Ref) {
	if p.open.Choice != nil && p.open.Choice.About != (game.Ref{}) {
		list = append(list, p.open.Choice.About)
	}
	most := len(list) + 2
	for _, ref := range append([]game.Ref{p.now.Subject()}, p.now.Offer.AtSubject...) {
		if ref.Kind != game.AreaRef && ref != (game.Ref{}) && len(list) < most {
			list = append(list, ref)
		}
	}
	return list
}

// columnWidth is how wide the column of answers is at unit one.
const columnWidth = 212

// AnswerColumn is the column of answers of a small frame, over the rail of buttons.
func AnswerColumn(f *layout.Frame) display.Rect {
	w := columnWidth * f.Unit
	r := display.Rect{Y: f.Board.Y, W: w, H: f.Size.Y - f.Board.Y}
	if !f.Left {
		r.X = f.Size.X - w
	}
	return r
}

// BesideAnswers is from where to where the board is free of a column of answers.
func BesideAnswers(f *layout.Frame, asksInBar bool) (left, right float64) {
	left, right = f.Board.X, f.Board.X+f.Board.W
	if f.Shape != layout.Small || !asksInBar {
		return left, right
	}
	column := AnswerColumn(f)
	if column.X > left {
		return left, min(right, column.X)
	}
	return max(left, column.X+column.W), right
}
