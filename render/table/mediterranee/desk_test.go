package mediterranee

import (
	"iter"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A laidOut is a desk with a position on it, in which somebody is asked. What its panels do not ask for it does
// not know.
type laidOut struct {
	table.Desk

	st      *rules.State
	words   *lang.Words
	view    *table.View
	shown   bool // what has happened is still being shown
	history []heard
	offered []string // captions of buttons for actions
}

// Heard is an action of the history: what has happened in a turn.
type heard struct {
	turn   int8
	events []game.Event
}

// layOut puts a position on a desk in a window.
func layOut(t *testing.T, st *rules.State, width, height float64) *laidOut {
	catalog, err := lang.Load(lang.English)
	require.NoError(t, err)
	d := &laidOut{st: st, words: catalog.Words(rules.New().Info(), []string{"Anna", "Bernat", "Caterina", "Dawud"})}
	f := Table{}.Layout(layout.Window{Size: display.Point{X: width, Y: height}, TextScale: 1})
	d.view = &table.View{State: st, Frame: f, Camera: layout.Fit(f.Board, f.Chart), Say: d.words.Line, Name: d.words.Title, Tell: d.words.Event}
	for i, name := range d.words.Names[:st.Seats] {
		d.view.Seats = append(d.view.Seats, table.SeatStyle{Name: name, Colour: i + 1})
	}
	return d
}

func (d *laidOut) Table() table.Table        { return Table{} }
func (d *laidOut) Words() *lang.Words        { return d.words }
func (d *laidOut) Frame() *layout.Frame      { return &d.view.Frame }
func (d *laidOut) View() *table.View         { return d.view }
func (d *laidOut) Now() game.State           { return d.st }
func (d *laidOut) Legal() []game.Action      { return d.st.AppendActions(nil) }
func (d *laidOut) Idle() bool                { return !d.shown }
func (d *laidOut) Asked() bool               { return d.st.Asking().Question }
func (d *laidOut) Guarded(display.Rect) bool { return false }

// Button implements table.Desk: no command can be given.
func (d *laidOut) Button(display.Command) widget.Button { return widget.Button{Off: true} }
func (d *laidOut) Offer(_ *display.List, b widget.Button, _ game.Ref, _ []game.Action) {
	d.offered = append(d.offered, b.Caption)
}
func (d *laidOut) Room() display.Rect { return d.view.Frame.Board }
func (d *laidOut) BesideAnswers() (left, right float64) {
	b := d.view.Frame.Board
	return b.X, b.X + b.W
}
func (d *laidOut) Lay(paper, room display.Rect) display.Rect {
	paper.X, paper.Y = room.X, room.Y
	return paper
}
func (d *laidOut) History() iter.Seq2[game.State, []game.Event] {
	return func(yield func(game.State, []game.Event) bool) {
		for _, x := range d.history {
			before := *d.st
			if before.Turn = x.turn; !yield(&before, x.events) {
				return
			}
		}
	}
}
