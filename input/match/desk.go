package match

import (
	"iter"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A desk is what panels, bar and keys may know of a match on the screen, for one look at it: in a tick, or
// while it is drawn.
type desk struct {
	situation
	words      *lang.Words
	host       session.Outline
	captain    *counsel
	panels     *panelSet
	gestures   *gestures
	foreground foreground
	focus      display.Target // what the keys are at, the zero Target for nothing
	waits      string         // what the lesson says that somebody else waits for, empty if nobody does
	card       display.Point  // the size of the card that lies beside a question, zero for none

	settled bool // nothing is shown and no plan is under way: who is to decide can do so
	guarded bool // what has appeared unasked cannot be clicked on yet
	ended   bool // the match is over, and its result has been shown
	skips   bool // something is shown that can be skipped
	reads   bool // books are still being read

	known []command    // once they have been asked for
	frame layout.Frame // once it has been asked for

	// Of the picture that is drawn.
	light  float64        // how far that around the active ship has grown
	likely display.Target // in a panel, the zero Target if there is none
	step   step
	view   *table.View
}

// A foreground is what lies over the board and wants the focus when it appears.
type foreground struct {
	group     int
	choice    *position.Choice
	question  game.Prompt
	hint, log bool
	standing  bool
	repeats   bool // it is asked how often something is done
}

func (d *desk) Words() *lang.Words { return d.words }
func (d *desk) AsksOnChart() bool  { return d.panels.fold.OnChart(d.Idle()) }
func (d *desk) Choosing() bool     { return d.scope.Group >= 0 || d.scope.Choice != nil }
func (d *desk) Overlaid() bool {
	return d.board.sheetOpen || slices.ContainsFunc(d.panels.onTop, func(x table.Panel) bool { return x.TakesKeys() && x.Shown(d) })
}
func (d *desk) WaysShown() bool { return !d.guarded && d.scope.WaysShown() }
func (d *desk) TagsShown() bool { return !d.guarded && d.scope.TagsShown() }
func (d *desk) Begun() bool {
	return len(d.now.Chosen) > 0 || d.now.Modal() || d.foreground.hint
}
func (d *desk) Chosen() []game.Ref           { return d.now.Chosen }
func (d *desk) Likely(t display.Target) bool { return d.step == panelStep && d.likely == t }
func (d *desk) Offer(l *display.List, b widget.Button, thing game.Ref, can []game.Action) {
	d.panels.holds.Offer(d, l, b, thing, can)
}
func (d *desk) BesideAnswers() (left, right float64) {
	return panel.BesideAnswers(d.Frame(), d.asksInBar())
}
func (d *desk) State(t display.Target) widget.State {
	return widget.State{Hover: d.board.hover == t, Focus: d.focus == t && t != display.Target{}}
}

// Button implements table.Desk.
func (d *desk) Button(cmd display.Command) widget.Button {
	b := d.command(cmd).button(d)
	b.Hover = d.board.hover == b.Target
	return b
}

// Between implements table.Desk.
func (d *desk) Between() []game.Action {
	switch s := &d.scope; {
	case !d.Idle(), s.Modal(), s.InPanel():
		return nil
	case s.Choice != nil:
		return s.Choice.Actions
	default:
		return s.InRows()
	}
}

// BarTaken implements table.Desk. A question without answers in the bar is answered on the paper that the table has in
// the drawer for it.
func (d *desk) BarTaken() bool {
	onPaper := d.now.Modal() && len(d.now.Offer.Answers) == 0
	return slices.ContainsFunc(d.panels.own, func(x table.Panel) bool {
		return (x.Home() == table.Bar || onPaper && x.Home() == table.Drawer) && x.Shown(d)
	})
}

// asksInBar reports whether the bar shows the answers to a question, so that nothing lies over the chart.
func (d *desk) asksInBar() bool { return d.Idle() && d.now.AsksInBar() }

// decides reports whether a decision lies in the drawer.
func (d *desk) decides() bool { return d.panels.drawer != nil && d.panels.drawer.Full() }

// BesideCard implements table.Desk.
func (d *desk) BesideCard() display.Rect {
	f := d.Frame()
	r := display.Rect{W: f.Size.X, H: f.Size.Y}
	if d.card.Y > 0 && f.Shape != layout.Wide { // it lies above
		r.Y, r.H = d.card.Y+10, r.H-d.card.Y-10
	}
	return r
}

// Window implements table.Desk.
func (d *desk) Window() widget.Window {
	w, f := d.c.Window(), d.Frame()
	w.Unit, w.Reach, w.Guarded = f.Unit, f.Reach, d.clicks.ignoresAll()
	return w
}

// History implements table.Desk.
func (d *desk) History() iter.Seq2[game.State, []game.Event] {
	return func(yield func(game.State, []game.Event) bool) {
		for b := range d.host.BeatsFor(game.Nobody) {
			if !yield(b.Before, b.Events) {
				return
			}
		}
	}
}

// Frame implements table.Desk.
func (d *desk) Frame() *layout.Frame {
	if d.frame.Size == (display.Point{}) {
		d.frame = d.seating.frame(d.c)
	}
	return &d.frame
}

// View implements table.Desk: the board as the camera sees it now.
func (d *desk) View() *table.View {
	if d.view == nil || d.view.Camera != d.board.camera {
		d.view = d.newView()
	}
	return d.view
}

// Free implements table.Desk.
func (d *desk) Free(r display.Rect) bool {
	return !slices.ContainsFunc(d.panels.onTop, func(p table.Panel) bool { return p.Shown(d) && !p.Box(d).Intersect(r).Empty() })
}

// likelyIn is the likely next step in the topmost panel that has one.
func likelyIn(panels []table.Panel, d table.Desk) display.Target {
	for _, x := range slices.Backward(panels) {
		if t := x.Likely(d); x.Shown(d) && t != (display.Target{}) {
			return t
		}
	}
	return display.Target{}
}

var _ table.Desk = (*desk)(nil)
