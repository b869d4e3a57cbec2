package goldenhorn_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/goldenhorn"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/goldenhorn"
	"serenissima/render/widget"
)

// positionsSeen is how many random positions are looked at.
const positionsSeen = 500

// windowsSeen are those that the table is looked at in.
var windowsSeen = []layout.Window{
	{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, {Size: display.Point{X: 1024, Y: 768}, TextScale: 1},
	{Size: display.Point{X: 844, Y: 390}, TextScale: 1, Fingers: true}, {Size: display.Point{X: 390, Y: 844}, TextScale: 1, Fingers: true},
}

// seen draws a position as the seat that decides sees it, with what can be chosen lit.
func seen(t *testing.T, st *rules.State, w layout.Window, open bool, words *lang.Words, chosen []game.Ref) (*display.List, *table.View) {
	on := goldenhorn.Table{}
	offer := on.With(st, chosen)
	v := &table.View{State: st, Say: words.Line, Name: words.Title, Frame: on.Layout(w), Chosen: chosen, Lit: map[game.Ref]table.Light{}, Open: open}
	for _, ref := range offer.Lit {
		v.Lit[ref] = table.Target
	}
	for _, r := range offer.Routes {
		v.Lit[r.To] = table.Target
	}
	v.Camera = layout.Fit(v.Frame.Board, v.Frame.Chart)
	for i, name := range words.Names[:st.Seats] {
		v.Seats = append(v.Seats, table.SeatStyle{Name: name, Colour: i + 1, Bot: i > 0})
	}
	var l display.List
	on.Draw(&l, v)
	on.DrawSubject(&l, v.Frame.Subject, v, "")
	return &l, v
}

// choosable are what is chosen at some time in a position: nothing, a ship, cargo and a ship.
func choosable(st *rules.State) (list [][]game.Ref) {
	on := goldenhorn.Table{}
	list = append(list, nil)
	for _, ref := range on.With(st, nil).Lit {
		if now, ok := on.Choose(st, nil, ref); ok {
			return append(list, now)
		}
	}
	return list
}

// In random positions of two, three and four, with and without the expansion, in every window
// and language: no text is cut, and texts lie in the window and off each other.
func TestEverythingFitsTheTable(t *testing.T) {
	n := 0
	var all []*lang.Words
	for _, l := range lang.Available() {
		c, err := lang.Load(l.Tag)
		require.NoError(t, err)
		all = append(all, c.Words(rules.New().Info(), []string{"Anna", "Bernat", "Caterina", "Dawud"}))
	}
	for seed := uint64(0); n < positionsSeen; seed++ {
		o := game.Options{Seats: 2 + int(seed%3), Values: map[string]string{"expansion": []string{"no", "yes"}[seed/3%2]}}
		step := 0
		_, err := gametest.RandomGame(rules.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			seat := s.Decision().Player
			if step++; seat <= game.Nobody || step%23 != 0 || n >= positionsSeen {
				return
			}
			view := s.Clone().(*rules.State)
			view.Redact(seat)
			words := all[n%len(all)]
			for i, w := range windowsSeen {
				for _, chosen := range choosable(view) {
					for _, open := range []bool{false, i == 2} {
						name := fmt.Sprintf("%s, %v, unfolded %v, seed %d after %d, %v", words.Tag(), w, open, seed, step, chosen)
						l, v := seen(t, view, w, open, words, chosen)
						requireFits(t, l, v, name)
					}
				}
			}
			n++
		})
		require.NoError(t, err)
	}
}

// requireFits requires that texts are whole, large enough to be read, in the window and apart.
func requireFits(t *testing.T, l *display.List, v *table.View, name string) {
	for _, o := range l.Ops {
		if o.Kind == display.DrawText {
			require.GreaterOrEqual(t, o.Size, widget.MinText, "%s: %q at %v, %v", name, o.Text, o.X, o.Y)
		}
		if o.Kind == display.DrawText && o.Text != "…" && strings.HasSuffix(o.Text, "…") {
			require.Fail(t, "a text is cut", "%s: %q at %v, %v", name, o.Text, o.X, o.Y)
		}
	}
	window := display.Rect{W: v.Frame.Size.X, H: v.Frame.Size.Y}
	for _, x := range apptest.Texts(l) {
		in := x.At.Intersect(window)
		require.Less(t, x.At.W*x.At.H-in.W*in.H, 2.0, "%s: %q leaves the window: %v", name, x.Text, x.At)
	}
	list := apptest.Texts(l)
	for i, a := range list {
		for _, b := range list[:i] { // but for the halo of a name
			common := a.At.Intersect(b.At)
			require.True(t, a.Text == b.Text || common.Empty() || common.W*common.H < 0.15*min(a.At.W*a.At.H, b.At.W*b.At.H),
				"%s: %q %v lies over %q %v", name, a.Text, a.At, b.Text, b.At)
		}
	}
}
