package display_test

import (
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/game"
	"serenissima/render/display"
)

var red = color.NRGBA{R: 0xC0, A: 0xFF}

func square(x, y, side float64) []display.Point {
	return []display.Point{{X: x, Y: y}, {X: x + side, Y: y}, {X: x + side, Y: y + side}, {X: x, Y: y + side}}
}

func TestTheTopmostHitAnswers(t *testing.T) {
	var l display.List
	below, above := display.Target{Command: "below"}, display.Target{Command: "above"}
	l.Hit(display.Hit{Rect: display.Rect{W: 100, H: 100}, Target: below})
	l.Hit(display.Hit{Rect: display.Rect{X: 50, W: 100, H: 100}, Target: above})
	require.Equal(t, below, l.At(display.Point{X: 49, Y: 50}).Target)
	require.Equal(t, above, l.At(display.Point{X: 50, Y: 50}).Target)
	require.Nil(t, l.At(display.Point{X: 150, Y: 50}), "the right edge is outside")
	require.Same(t, &l.Hits[0], l.Find(below))
	require.Nil(t, l.Find(display.Target{Command: "none"}))
}

func TestAPathWithAHoleIsPointedAtWhereItIs(t *testing.T) {
	ring := &display.Path{Name: "ring", Rings: [][]display.Point{square(0, 0, 10), square(3, 3, 4)}}
	var l display.List
	l.Hit(display.Hit{Path: ring, X: 100, Y: 200, Scale: 2, Target: display.Target{Command: "ring"}})
	require.NotNil(t, l.At(display.Point{X: 102, Y: 202}))
	require.Nil(t, l.At(display.Point{X: 110, Y: 210}), "the hole")
	require.Nil(t, l.At(display.Point{X: 121, Y: 202}))
}

func TestATurnedHitIsPointedAtWhereItIs(t *testing.T) {
	var l display.List
	l.Hit(display.Hit{Rect: display.Rect{X: 40, W: 20, H: 100}, Angle: math.Pi / 2, Target: display.Target{Command: "card"}})
	require.NotNil(t, l.At(display.Point{X: 5, Y: 50}), "it lies on its side")
	require.Nil(t, l.At(display.Point{X: 50, Y: 5}))
}

func TestPathsAreTurnedAboutAPointAndBoxesKeepUpright(t *testing.T) {
	var l display.List
	p := &display.Path{Rings: [][]display.Point{square(0, 0, 10)}}
	l.Turn(display.Point{X: 100, Y: 100}, math.Pi/2, func() {
		l.Shape(p, 110, 100, 1, red)
		l.Fill(display.Rect{X: 108, Y: 90, W: 4, H: 20}, 0, red)
	})
	require.InDelta(t, 100, l.Ops[0].X, 1e-9)
	require.InDelta(t, 110, l.Ops[0].Y, 1e-9)
	require.InDelta(t, math.Pi/2, l.Ops[0].Angle, 1e-9)
	require.InDelta(t, 98, l.Ops[1].Rect.X, 1e-9)
	require.InDelta(t, 100, l.Ops[1].Rect.Y, 1e-9)
	require.Equal(t, 4.0, l.Ops[1].Rect.W)
}

func TestClipsNestAndCutHits(t *testing.T) {
	var l display.List
	l.PushClip(display.Rect{W: 50, H: 50})
	l.PushClip(display.Rect{X: 40, Y: 40, W: 50, H: 50})
	l.Hit(display.Hit{Rect: display.Rect{W: 100, H: 100}, Target: display.Target{Command: "in"}})
	l.Hit(display.Hit{Rect: display.Rect{X: 60, W: 10, H: 10}, Target: display.Target{Command: "out"}})
	l.PopClip()
	l.PopClip()
	require.Equal(t, display.Rect{X: 40, Y: 40, W: 10, H: 10}, l.Find(display.Target{Command: "in"}).Rect)
	require.Nil(t, l.Find(display.Target{Command: "out"}))
	l.Hit(display.Hit{Rect: display.Rect{X: 60, W: 10, H: 10}, Target: display.Target{Command: "out"}})
	require.NotNil(t, l.At(display.Point{X: 65, Y: 5}), "no clip is left")
}

func TestAPathUnderAClipCannotBePointedAtOutsideIt(t *testing.T) {
	var l display.List
	l.PushClip(display.Rect{W: 50, H: 50})
	l.Hit(display.Hit{Path: &display.Path{Rings: [][]display.Point{square(0, 0, 100)}}, Scale: 1, Target: display.Target{Command: "sea"}})
	l.PopClip()
	require.NotNil(t, l.At(display.Point{X: 20, Y: 20}))
	require.Nil(t, l.At(display.Point{X: 70, Y: 20}))
}

func TestAMeasuredPathContainsWhatItDoes(t *testing.T) {
	path := display.Path{Rings: [][]display.Point{square(0, 0, 100), square(300, 200, 50)}}
	measured := path.Measured()
	for x := -50.0; x < 400; x += 7 {
		for y := -50.0; y < 300; y += 7 {
			at := display.Point{X: x, Y: y}
			require.Equal(t, path.Contains(at), measured.Contains(at), "%v", at)
		}
	}
	require.True(t, measured.Contains(display.Point{X: 320, Y: 220}))
	require.Equal(t, display.Rect{W: 350, H: 250}, measured.Bounds)
}

func TestDumpTellsEveryKind(t *testing.T) {
	gull := &display.Path{Name: "gull", Rings: [][]display.Point{square(0, 0, 4)}}
	var l display.List
	l.Fill(display.Rect{X: 1.4, Y: -0.2, W: 30.5, H: 4}, 3, red)
	l.Ring(10, 10, 5, 1.5, red)
	l.Shape(gull, 5, 6, 0.5, red)
	l.Outline(gull, 5, 6, 0.5, 2, red)
	l.Ops[len(l.Ops)-1].Angle = 1
	l.Picture(assets.ChartPicture("serenissima"), display.Rect{W: 20, H: 10}, color.NRGBA{})
	l.PicturePart(assets.ChartPicture("serenissima"), display.Point{X: 2}, 2.5, display.Rect{W: 20, H: 10}, color.NRGBA{})
	l.PushClip(display.Rect{W: 9, H: 9})
	l.Print(3, 8, "Modon", display.TextStyle{Font: display.Caps, Size: 18, Align: display.Center, Color: red})
	l.PopClip()
	l.Hit(display.Hit{Rect: display.Rect{W: 9, H: 9}, Target: display.Target{Ref: game.Port(3)}, Tip: "not now", Off: true})
	l.Hit(display.Hit{Path: gull, X: 1, Y: 2, Scale: 3, Target: display.Target{Command: "fly", Index: 2}})
	require.Equal(t, `fill 1,0 31x4 r=3 #c00000ff
stroke 5,5 10x10 r=5 w=1.5 #c00000ff
path gull at 5,6 x0.50 #c00000ff
line gull at 5,6 x0.50 turn=1.00 w=2.0 #c00000ff
image serenissima 0,0 20x10
image serenissima 0,0 20x10 from 2,0 x2.50
clip 0,0 9x9
text "Modon" at 3,8 size=18 font=5 align=1 #c00000ff
unclip
hit 0,0 9x9 3:3 "" 0 tip="not now" off
hit gull at 1,2 x3.00 0:0 "fly" 2
`, l.Dump())
	l.Reset()
	require.Empty(t, l.Dump())
}

// Of things that lie half over each other one answers that can be chosen, and of several such the nearest; a thing
// within a larger one, a widget over a thing and what lies below a paper do not give way.
func TestTheNearestThingThatCanBeChosenAnswers(t *testing.T) {
	at := func(p display.Point, hits ...display.Hit) game.Ref {
		l := display.List{Hits: hits}
		return l.At(p).Target.Ref
	}
	thing := func(id int, r display.Rect, lit bool) display.Hit {
		return display.Hit{Rect: r, Target: display.Target{Ref: game.Ship(id)}, Lit: lit}
	}
	below, above := display.Rect{0, 0, 20, 20}, display.Rect{12, 0, 20, 20}
	require.Equal(t, game.Ship(1), at(display.Point{13, 10}, thing(1, below, true), thing(2, above, true)), "it is nearer")
	require.Equal(t, game.Ship(2), at(display.Point{18, 10}, thing(1, below, true), thing(2, above, true)))
	require.Equal(t, game.Ship(1), at(display.Point{18, 10}, thing(1, below, true), thing(2, above, false)), "the other cannot be chosen")
	require.Equal(t, game.Ship(2), at(display.Point{13, 10}, thing(1, below, false), thing(2, above, false)), "it is on top")
	require.Equal(t, game.Ship(2), at(display.Point{13, 10}, thing(1, display.Rect{0, 0, 40, 40}, true), thing(2, above, true)), "it lies within the other")
	require.Equal(t, game.Ref{}, at(display.Point{13, 10}, thing(1, below, true), display.Hit{Rect: above}), "a paper lies over it")
	require.Equal(t, game.Ship(2), at(display.Point{13, 10}, thing(1, below, true), display.Hit{Rect: below}, thing(2, above, false)))
}
