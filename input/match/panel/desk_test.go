package panel

import (
	"iter"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/match/history"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/all"
	"serenissima/render/widget"
)

// A laidOut is a desk with a match on it, of which all has been shown and nothing is chosen.
type laidOut struct {
	on      table.Table
	words   *lang.Words
	match   *session.Match
	history history.History
	view    *table.View
}

// layOut puts a match on a desk in a window.
func layOut(t *testing.T, m *session.Match, w layout.Window) *laidOut {
	catalog, err := lang.Load(lang.English)
	require.NoError(t, err)
	info := m.Rules().Info()
	d := &laidOut{on: all.Tables[info.ID], match: m}
	var seats []table.SeatStyle
	var names []string
	for _, s := range m.Seats() {
		seats, names = append(seats, table.SeatStyle{Name: s.Name, Colour: s.Colour}), append(names, s.Name)
	}
	d.words = catalog.Words(info, names)
	d.words.Hits = func(throw game.Ref) int { return table.HitsOf(d.on, throw) }
	d.history = history.New(d.on, allShown{})
	for b := range m.Beats() {
		d.history.Add(d.words, b)
	}
	f := d.on.Layout(w)
	d.view = &table.View{State: d.Now(), Seats: seats, Frame: f, Camera: layout.Fit(f.Board, f.Chart), Say: d.words.Line, Name: d.words.Title, Tell: d.words.Event}
	d.view.Camera.Leave(f.CoverTop, f.CoverBottom)
	return d
}

// desktop is a usual window.
func desktop() layout.Window { return window(1280, 800) }

// window is one with letters of the usual size.
func window(w, h float64) layout.Window {
	return layout.Window{Size: display.Point{X: w, Y: h}, TextScale: 1}
}

// An allShown is a stage on which nothing is left to be shown.
type allShown struct{}

func (allShown) Left() int { return 0 }

// position is the newest position, in which the viewer decides.
func (d *laidOut) position() *position.Position {
	p := position.Find(position.From{Table: d.on, Viewer: d.Viewer(), Own: d.Now(), View: d.Now(), Awaited: true})
	return &p
}

func (d *laidOut) Table() table.Table                                          { return d.on }
func (d *laidOut) Words() *lang.Words                                          { return d.words }
func (d *laidOut) Frame() *layout.Frame                                        { return &d.view.Frame }
func (d *laidOut) View() *table.View                                           { return d.view }
func (d *laidOut) Now() game.State                                             { return d.match.View(d.Viewer()) }
func (d *laidOut) Viewer() game.Player                                         { return d.match.State().Decision().Player }
func (d *laidOut) Legal() []game.Action                                        { return d.Now().AppendActions(nil) }
func (d *laidOut) Idle() bool                                                  { return true }
func (d *laidOut) Asked() bool                                                 { return false }
func (d *laidOut) AsksOnChart() bool                                           { return false }
func (d *laidOut) Choosing() bool                                              { return false }
func (d *laidOut) Overlaid() bool                                              { return false }
func (d *laidOut) WaysShown() bool                                             { return true }
func (d *laidOut) TagsShown() bool                                             { return false }
func (d *laidOut) Ends(a game.Action) bool                                     { return a.Obj == [3]game.Ref{} }
func (d *laidOut) Begun() bool                                                 { return false }
func (d *laidOut) Chosen() []game.Ref                                          { return nil }
func (d *laidOut) Hover() display.Target                                       { return display.Target{} }
func (d *laidOut) State(display.Target) widget.State                           { return widget.State{} }
func (d *laidOut) Likely(display.Target) bool                                  { return false }
func (d *laidOut) Between() []game.Action                                      { return nil }
func (d *laidOut) BarTaken() bool                                              { return false }
func (d *laidOut) Offer(*display.List, widget.Button, game.Ref, []game.Action) {}
func (d *laidOut) BesideCard() display.Rect {
	return display.Rect{W: d.view.Frame.Size.X, H: d.view.Frame.Size.Y}
}
func (d *laidOut) Window() widget.Window {
	return widget.Window{Size: d.view.Frame.Size, Unit: d.view.Frame.Unit, Reach: d.view.Frame.Reach, Lang: d.words.Catalog}
}
func (d *laidOut) Free(display.Rect) bool    { return true }
func (d *laidOut) Guarded(display.Rect) bool { return false }
func (d *laidOut) BesideAnswers() (left, right float64) {
	b := d.view.Frame.Board
	return b.X, b.X + b.W
}
func (d *laidOut) History() iter.Seq2[game.State, []game.Event] {
	return func(yield func(game.State, []game.Event) bool) {
		for b := range d.match.Beats() {
			if b = b.For(game.Nobody); !yield(b.Before, b.Events) {
				return
			}
		}
	}
}
func (d *laidOut) Button(command display.Command) widget.Button {
	return widget.Button{Target: display.Target{Command: command}}
}
