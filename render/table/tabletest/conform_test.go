package tabletest

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/template"
)

// A faulty table is the toy's with something wrong.
type faulty struct {
	template.Table
	layout   func(*layout.Frame)
	draw     func(*display.List, *table.View)
	place    func(*table.View, game.Ref, *table.Place) bool
	tell     func(*table.View) []string
	meant    func(table.Gesture, []game.Action) []game.Action
	preview  func(game.State, game.Action) []table.Line
	meaning  func(game.Event) table.Meaning
	clock    func(turn int) int
	lit      []game.Ref
	ungroups bool
	unsaid   string // key of a text that is missing
}

func (f *faulty) Layout(w layout.Window) layout.Frame {
	frame := f.Table.Layout(w)
	if f.layout != nil {
		f.layout(&frame)
	}
	return frame
}

func (f *faulty) Draw(l *display.List, v *table.View) {
	f.Table.Draw(l, v)
	if f.draw != nil {
		f.draw(l, v)
	}
}

func (f *faulty) Place(v *table.View, ref game.Ref) (table.Place, bool) {
	place, ok := f.Table.Place(v, ref)
	if f.place != nil {
		ok = f.place(v, ref, &place)
	}
	return place, ok
}

func (f *faulty) Tell(v *table.View, ref game.Ref) table.Description {
	if f.tell != nil {
		return table.Description{Lines: f.tell(v)}
	}
	return f.Table.Tell(v, ref)
}

func (f *faulty) Meant(s game.State, g table.Gesture) []game.Action {
	if f.meant != nil {
		return f.meant(g, f.Table.Meant(s, g))
	}
	return f.Table.Meant(s, g)
}

func (f *faulty) Preview(s game.State, plan []game.Action) []table.Line {
	if f.preview != nil {
		return f.preview(s, plan[0])
	}
	return f.Table.Preview(s, plan)
}

func (f *faulty) Meaning(ev game.Event) table.Meaning {
	if f.meaning != nil {
		return f.meaning(ev)
	}
	return f.Table.Meaning(ev)
}

func (f *faulty) Clock(s game.State) (turn, scorings int) {
	turn, scorings = f.Table.Clock(s)
	if f.clock != nil {
		turn = f.clock(turn)
	}
	return turn, scorings
}

func (f *faulty) Offer(s game.State) table.Offer {
	if f.ungroups {
		return table.Offer{}
	}
	offer := f.Table.Offer(s)
	offer.Lit = append(offer.Lit, f.lit...)
	return offer
}

// A recorder notes the first failure, which ends what it is given to.
type recorder struct{ failure string }

func (r *recorder) Errorf(format string, args ...any) { r.failure = fmt.Sprintf(format, args...) }

func (r *recorder) FailNow() { panic(r) }

// failure is why a table does not conform, empty if it does.
func failure(on *faulty) (why string) {
	r := &recorder{}
	defer func() {
		if p := recover(); p != nil && p != any(r) {
			panic(p)
		}
		why = r.failure
	}()
	g := Game{Rules: gametest.Toy, Table: on, Texts: maps.Clone(template.Words)}
	delete(g.Texts, on.unsaid)
	layouts(r, g)
	positions(r, g, 3)
	return
}

// Whatever is wrong with a table, Conform finds it.
func TestFaultyTablesDoNotConform(t *testing.T) {
	require.Empty(t, failure(&faulty{}))
	calls := 0
	for want, on := range map[string]*faulty{
		"leaves":               {layout: func(f *layout.Frame) { f.Skip.X = f.Size.X - 1 }},
		"lies over":            {layout: func(f *layout.Frame) { f.Panels[1] = f.Hint }},
		"lies over the tools":  {layout: func(f *layout.Frame) { f.Tools = f.Buttons }},
		"has no place":         {place: func(_ *table.View, ref game.Ref, _ *table.Place) bool { return ref != game.Dice(0) }},
		"outside of":           {place: func(_ *table.View, _ game.Ref, p *table.Place) bool { p.At.X = -5; return true }},
		"cannot be pointed at": {draw: func(l *display.List, _ *table.View) { l.Hits = l.Hits[:3] }},
		"the picture differs":  {draw: func(l *display.List, _ *table.View) { calls++; l.Disc(0, 0, float64(calls), display.Op{}.Color) }},
		"the picture lacks words": {draw: func(l *display.List, v *table.View) {
			l.Print(0, 0, v.Say("no-such-key"), display.TextStyle{Font: display.Sans, Size: 9, Color: display.Op{}.Color})
		}},
		"is taken twice":                   {meant: func(_ table.Gesture, list []game.Action) []game.Action { return append(list, list...) }},
		"is taken for an action of seat 4": {meant: func(_ table.Gesture, list []game.Action) []game.Action { return append(list, game.Action{By: 4}) }},
		"nothing at the screen leads to": {ungroups: true, meant: func(g table.Gesture, list []game.Action) []game.Action {
			if g.Point.Kind == game.TrackRef {
				return nil
			}
			return list
		}},
		"the position has changed": {preview: func(s game.State, a game.Action) []table.Line { s.Apply(a, nil); return nil }},
		"what would happen lacks words": {preview: func(game.State, game.Action) []table.Line {
			return []table.Line{{Key: "no-such-key"}}
		}},
		"has the weight":          {meaning: func(game.Event) table.Meaning { return table.Meaning{Weight: table.MostWeight + 1} }},
		"matters and is not told": {unsaid: "toy.event.moved"},
		"is lit for nothing":      {lit: []game.Ref{game.Box}},
		"the clock goes back":     {clock: func(turn int) int { return -turn }},
		"what it cannot know": {tell: func(v *table.View) []string { // told apart from call to call
			calls++
			return []string{v.Name(game.Dice(0)), fmt.Sprint(calls), ""}
		}},
		"what is told lacks words": {tell: func(v *table.View) []string { return []string{v.Say("no-such-key"), "", ""} }},
	} {
		assert.Contains(t, failure(on), want)
	}
}

// A thing may lie in a pile that a tap opens, not in one that stays shut.
func TestWhatATapOpensCanBePointedAt(t *testing.T) {
	piled := func(button display.Target) *faulty {
		return &faulty{draw: func(l *display.List, v *table.View) {
			if v.Overlay == game.Box {
				return
			}
			l.Hits = slices.DeleteFunc(l.Hits, func(h display.Hit) bool { return h.Target.Ref == game.Seat(1) })
			l.Hit(display.Hit{Rect: v.Frame.Hint, Target: button})
		}}
	}
	require.Empty(t, failure(piled(display.Target{Command: table.CmdOverlay, Ref: game.Box})))
	for _, shut := range []display.Target{{Command: table.CmdAbout, Ref: game.Box}, {Command: table.CmdOverlay, Ref: game.Track(0)}} {
		require.Contains(t, failure(piled(shut)), "cannot be pointed at")
	}
}
