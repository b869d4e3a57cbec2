package op_test

import (
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/game"
	"serenissima/render/op"
)

var red = color.NRGBA{R: 0xC0, A: 0xFF}

func square(x, y, side float64) []op.Point {
	return []op.Point{{X: x, Y: y}, {X: x + side, Y: y}, {X: x + side, Y: y + side}, {X: x, Y: y + side}}
}

func TestTheTopmostHitAnswers(t *testing.T) {
	var l op.List
	below, above := op.Target{Command: "below"}, op.Target{Command: "above"}
	l.Hit(op.Hit{Rect: op.Rect{W: 100, H: 100}, Target: below})
	l.Hit(op.Hit{Rect: op.Rect{X: 50, W: 100, H: 100}, Target: above})
	require.Equal(t, below, l.At(op.Point{X: 49, Y: 50}).Target)
	require.Equal(t, above, l.At(op.Point{X: 50, Y: 50}).Target)
	require.Nil(t, l.At(op.Point{X: 150, Y: 50}), "the right edge is outside")
	require.Same(t, &l.Hits[0], l.Find(below))
	require.Nil(t, l.Find(op.Target{Command: "none"}))
}

func TestAPathWithAHoleIsPointedAtWhereItIs(t *testing.T) {
	ring := &op.Path{Name: "ring", Rings: [][]op.Point{square(0, 0, 10), square(3, 3, 4)}}
	var l op.List
	l.Hit(op.Hit{Path: ring, X: 100, Y: 200, Scale: 2, Target: op.Target{Command: "ring"}})
	require.NotNil(t, l.At(op.Point{X: 102, Y: 202}))
	require.Nil(t, l.At(op.Point{X: 110, Y: 210}), "the hole")
	require.Nil(t, l.At(op.Point{X: 121, Y: 202}))
}

func TestATurnedHitIsPointedAtWhereItIs(t *testing.T) {
	var l op.List
	l.Hit(op.Hit{Rect: op.Rect{X: 40, W: 20, H: 100}, Angle: math.Pi / 2, Target: op.Target{Command: "card"}})
	require.NotNil(t, l.At(op.Point{X: 5, Y: 50}), "it lies on its side")
	require.Nil(t, l.At(op.Point{X: 50, Y: 5}))
}

func TestPathsAreTurnedAboutAPointAndBoxesKeepUpright(t *testing.T) {
	var l op.List
	p := &op.Path{Rings: [][]op.Point{square(0, 0, 10)}}
	l.Turn(op.Point{X: 100, Y: 100}, math.Pi/2, func() {
		l.Shape(p, 110, 100, 1, red)
		l.Fill(op.Rect{X: 108, Y: 90, W: 4, H: 20}, 0, red)
	})
	require.InDelta(t, 100, l.Ops[0].X, 1e-9)
	require.InDelta(t, 110, l.Ops[0].Y, 1e-9)
	require.InDelta(t, math.Pi/2, l.Ops[0].Angle, 1e-9)
	require.InDelta(t, 98, l.Ops[1].Rect.X, 1e-9)
	require.InDelta(t, 100, l.Ops[1].Rect.Y, 1e-9)
	require.Equal(t, 4.0, l.Ops[1].Rect.W)
}

func TestClipsNestAndCutHits(t *testing.T) {
	var l op.List
	l.PushClip(op.Rect{W: 50, H: 50})
	l.PushClip(op.Rect{X: 40, Y: 40, W: 50, H: 50})
	l.Hit(op.Hit{Rect: op.Rect{W: 100, H: 100}, Target: op.Target{Command: "in"}})
	l.Hit(op.Hit{Rect: op.Rect{X: 60, W: 10, H: 10}, Target: op.Target{Command: "out"}})
	l.PopClip()
	l.PopClip()
	require.Equal(t, op.Rect{X: 40, Y: 40, W: 10, H: 10}, l.Find(op.Target{Command: "in"}).Rect)
	require.Nil(t, l.Find(op.Target{Command: "out"}))
	l.Hit(op.Hit{Rect: op.Rect{X: 60, W: 10, H: 10}, Target: op.Target{Command: "out"}})
	require.NotNil(t, l.At(op.Point{X: 65, Y: 5}), "no clip is left")
}

func TestAPathUnderAClipCannotBePointedAtOutsideIt(t *testing.T) {
	var l op.List
	l.PushClip(op.Rect{W: 50, H: 50})
	l.Hit(op.Hit{Path: &op.Path{Rings: [][]op.Point{square(0, 0, 100)}}, Scale: 1, Target: op.Target{Command: "sea"}})
	l.PopClip()
	require.NotNil(t, l.At(op.Point{X: 20, Y: 20}))
	require.Nil(t, l.At(op.Point{X: 70, Y: 20}))
}

func TestDumpTellsEveryKind(t *testing.T) {
	gull := &op.Path{Name: "gull", Rings: [][]op.Point{square(0, 0, 4)}}
	var l op.List
	l.Fill(op.Rect{X: 1.4, Y: -0.2, W: 30.5, H: 4}, 3, red)
	l.Ring(10, 10, 5, 1.5, red)
	l.Shape(gull, 5, 6, 0.5, red)
	l.Outline(gull, 5, 6, 0.5, 2, red)
	l.Ops[len(l.Ops)-1].Angle = 1
	l.Picture(assets.ChartPicture("serenissima"), op.Rect{W: 20, H: 10}, color.NRGBA{})
	l.PicturePart(assets.ChartPicture("serenissima"), op.Point{X: 2}, 2.5, op.Rect{W: 20, H: 10}, color.NRGBA{})
	l.PushClip(op.Rect{W: 9, H: 9})
	l.Print(3, 8, "Modon", op.TextStyle{Font: op.Caps, Size: 18, Align: op.Center, Color: red})
	l.PopClip()
	l.Hit(op.Hit{Rect: op.Rect{W: 9, H: 9}, Target: op.Target{Ref: game.Port(3)}, Tip: "not now", Off: true})
	l.Hit(op.Hit{Path: gull, X: 1, Y: 2, Scale: 3, Target: op.Target{Command: "fly", Index: 2}})
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
