package match

import (
	"iter"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/host"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A desk is what panels may know of a match on the screen, for one look at it.
type desk struct {
	c        *app.Context
	words    *lang.Words
	table    table.Table
	host     host.Host
	timeline *motion.Timeline
	now      *position.Position
	board    *board
	clicks   *clickGuard
	panels   []table.Panel
	begun    bool
	choosing bool
	ways     bool // are shown on the board
	onChart  bool // the question lies over the chart
	placing  *panel.Placing
	focus    display.Target // what the keys are at, the zero Target for nothing
	likely   display.Target // in a panel, the zero Target if there is none
	step     step
	steps    []widget.Button // that take decisions back, and do them again
	frame    layout.Frame
	framed   bool
	view     *table.View
}

// deskOf is what panels may know of a match now.
func deskOf(p *Play, c *app.Context) *desk {
	d := look(p, c)
	return &d
}

// deskWith is what panels may know of a match that is drawn as a view.
func deskWith(p *Play, c *app.Context, v *table.View) *desk {
	d := deskOf(p, c)
	d.view = v
	return d
}

// look is a look at the match as it is now.
func look(p *Play, c *app.Context) desk {
	d := desk{c: c, words: p.words(c), table: p.table, host: p.host, timeline: &p.timeline, now: &p.now, board: &p.board, clicks: &p.clicks, panels: p.laid}
	d.begun = len(p.now.Chosen) > 0 || p.now.Modal() || p.adviceShown()
	d.ways = !guarded(p) && p.board.routesShown()
	d.choosing = p.open.Group >= 0 || p.open.Choice != nil
	d.onChart, d.placing = p.panels.asksOnChart(), p.placing
	if p.keyboard.used {
		d.focus = p.keyboard.focus
	}
	return d
}

func (d *desk) Table() table.Table   { return d.table }
func (d *desk) Words() *lang.Words   { return d.words }
func (d *desk) Now() game.State      { return d.now.View }
func (d *desk) Viewer() game.Player  { return d.now.Viewer }
func (d *desk) Legal() []game.Action { return d.now.Legal }
func (d *desk) Idle() bool           { return d.timeline.Idle() }
func (d *desk) Asked() bool          { return d.now.Modal() }
func (d *desk) AsksOnChart() bool    { return d.onChart }
func (d *desk) Choosing() bool       { return d.choosing }
func (d *desk) Overlaid() bool {
	return d.board.sheetOpen || slices.ContainsFunc(d.panels, func(x table.Panel) bool { return x.TakesKeys() && x.Shown(d) })
}
func (d *desk) WaysShown() bool                         { return d.ways }
func (d *desk) Ends(a game.Action) bool                 { return d.now.IsEnd(a) }
func (d *desk) Begun() bool                             { return d.begun }
func (d *desk) Hover() display.Target                   { return d.board.hover }
func (d *desk) Likely(t display.Target) bool            { return d.step == panelStep && d.likely == t }
func (d *desk) Guarded(r display.Rect) bool             { return d.clicks.ignoresAt(r) }
func (d *desk) BelowNotice(r display.Rect) display.Rect { return d.c.BelowNotice(r) }

// Button implements table.Desk.
func (d *desk) Button(cmd display.Command) widget.Button {
	for _, b := range d.steps {
		if b.Target.Command == cmd {
			b.Hover = d.board.hover == b.Target
			return b
		}
	}
	return widget.Button{}
}

// BesideAnswers implements table.Desk.
func (d *desk) BesideAnswers() (left, right float64) {
	return panel.BesideAnswers(d.now, d.View(), d.now.AsksInBar() && d.Idle())
}

// State implements table.Desk.
func (d *desk) State(t display.Target) widget.State {
	return widget.State{Hover: d.board.hover == t, Focus: d.focus == t && t != display.Target{}}
}

// History implements table.Desk.
func (d *desk) History() iter.Seq2[game.State, []game.Event] {
	return func(yield func(game.State, []game.Event) bool) {
		for b := range d.host.Beats(game.Nobody) {
			if !yield(b.Before, b.Events) {
				return
			}
		}
	}
}

// Room implements table.Desk.
func (d *desk) Room() display.Rect { return panel.Whole(d.View()) }

// Lay implements table.Desk.
func (d *desk) Lay(paper, room display.Rect) display.Rect {
	return d.placing.Lay(d.View(), paper, room)
}

// Frame implements table.Desk.
func (d *desk) Frame() *layout.Frame {
	if !d.framed {
		d.frame, d.framed = d.board.frame(d.c, d.board.choosing && d.timeline.Idle()), true
	}
	return &d.frame
}

// View implements table.Desk.
func (d *desk) View() *table.View {
	if d.view == nil {
		d.view = d.board.boardView(d.c)
	}
	return d.view
}

// Free implements table.Desk.
func (d *desk) Free(r display.Rect) bool {
	return !slices.ContainsFunc(d.panels, func(p table.Panel) bool { return p.Shown(d) && !p.Box(d).Intersect(r).Empty() })
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
