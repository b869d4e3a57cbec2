package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// What somebody advises is drawn: the way with an kit.ArrowHead where it ends, and what is
// to be done on labels beside the places, of equal steps the number.
func TestCourse(t *testing.T) {
	s := startState(t, 4)
	s.Active = 1
	s.Galleys[1] = rules.Galley{Owner: 1, Sailors: 2, Zone: s.Board.Ports[1].Zone}
	v := testView(s, 1280, 800)
	active := game.Ship(s.Active)
	from := s.Galleys[s.Active].Zone
	port := game.Port(s.PortAt(from))
	to := game.Area(s.Board.Zones[from].Neighbours[0])
	target := game.Port(2)
	good := game.Good(rules.Wine)
	v.Course = []game.Action{
		{Verb: rules.MoveSailor, Obj: [3]game.Ref{port, active}},
		{Verb: rules.MoveSailor, Obj: [3]game.Ref{port, active}},
		{Verb: rules.LoadGood, Obj: [3]game.Ref{active, good}},
		{Verb: rules.Sail, Obj: [3]game.Ref{active, to}},
		{Verb: rules.Attack, Obj: [3]game.Ref{active, target}},
	}
	v.Chance = "87 %"
	var l display.List
	Table{}.Draw(&l, v)
	end := disc(v, to)
	var texts []string
	arrows := 0
	for _, o := range l.Ops {
		if o.Kind == display.DrawText {
			texts = append(texts, o.Text)
		}
		if o.Kind == display.FillPath && o.Path == kit.ArrowHead {
			arrows++
			require.Equal(t, end, display.Point{X: o.X, Y: o.Y})
		}
	}
	require.Equal(t, 1, arrows)
	for _, want := range []string{"–2", "+", "87 %"} {
		require.Contains(t, texts, want)
	}
}

// All that is to be done at a place stands on one label, whatever is done elsewhere in
// between.
func TestOneLabelForAPlace(t *testing.T) {
	s := startState(t, 4)
	s.Active = 1
	s.Galleys[1] = rules.Galley{Owner: 1, Sailors: 2, Zone: s.Board.Ports[1].Zone}
	v := testView(s, 1280, 800)
	port, galley := game.Port(1), game.Ship(1)
	v.Course = []game.Action{
		{Verb: rules.BuyGalley, Obj: [3]game.Ref{game.Ship(9), port}},
		{Verb: rules.Recruit, Obj: [3]game.Ref{galley}},
		{Verb: rules.Recruit, Obj: [3]game.Ref{port}},
		{Verb: rules.Recruit, Obj: [3]game.Ref{galley}},
	}
	var l display.List
	appendCourse(&l, v, s)
	var tags []display.Rect
	var texts []string
	for _, o := range l.Ops {
		switch {
		case o.Kind == display.StrokeRect && o.Color == theme.Gold:
			tags = append(tags, o.Rect)
		case o.Kind == display.DrawText:
			texts = append(texts, o.Text)
		}
	}
	require.Len(t, tags, 2)
	require.Equal(t, []string{"+", "+", "+2"}, texts)
}

// What is to be done at a port stands beside its plaque, on the side where no panel hides it.
func TestLabelsKeepOffPanels(t *testing.T) {
	moved, stuck := 0, 0 // where other panels lie on the other side
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 390, Y: 844}, {X: 844, Y: 390}} {
		v := testView(startState(t, 4), size.X, size.Y)
		v.Camera.Leave(v.Frame.CoverTop, v.Frame.CoverBottom)
		for p := range charted().Ports[1:] {
			ref := game.Port(p + 1)
			b := label{place: ref, marks: []kit.PillSign{{Text: "+1"}}}
			v.Frame.Latest = display.Rect{}
			free, ok := labelRect(v, b)
			require.True(t, ok)
			if v.BelowPanels(free) {
				continue
			}
			v.Frame.Latest = free.Inset(1) // where it would lie
			if r, _ := labelRect(v, b); r == free {
				stuck++
			} else {
				moved++
			}
		}
	}
	require.Greater(t, moved, 5*stuck)
}
