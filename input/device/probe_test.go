package device

import (
	"encoding/json"
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/render/display"
)

func TestTargetName(t *testing.T) {
	for want, target := range map[string]display.Target{
		"":            {},
		"end":         {Command: "end"},
		"seat 2":      {Command: "seat", Index: 2},
		"area:5":      {Ref: game.Area(5)},
		"load port:3": {Command: "load", Ref: game.Port(3)},
	} {
		require.Equal(t, want, TargetName(target))
	}
}

func TestProbe(t *testing.T) {
	var l display.List
	l.Print(5, 5, "Serenissima", display.TextStyle{Font: display.Title, Size: 30, Color: color.NRGBA{A: 255}})
	// An angle of three squares, whose middle is not inside.
	angle := &display.Path{Rings: [][]display.Point{{{X: 0, Y: 0}, {X: 2, Y: 0}, {X: 2, Y: 1}, {X: 1, Y: 1}, {X: 1, Y: 2}, {X: 0, Y: 2}}}}
	l.Hit(display.Hit{Path: angle, X: 10, Y: 10, Scale: 20, Target: display.Target{Command: "angle"}})
	l.Hit(display.Hit{Rect: display.Rect{X: 60, Y: 0, W: 30, H: 30}, Target: display.Target{Command: "under"}})
	l.Hit(display.Hit{Rect: display.Rect{X: 65, Y: 0, W: 30, H: 30}, Target: display.Target{Command: "over"}, Tip: "why not", Off: true})
	l.Hit(display.Hit{Rect: display.Rect{X: 500, Y: 0, W: 30, H: 30}, Target: display.Target{Command: "outside"}})

	var told []Screen
	p := &Probe{write: func(text []byte) {
		var s Screen
		require.NoError(t, json.Unmarshal(text, &s))
		told = append(told, s)
	}}
	show := func(scene string) { p.Show(display.Point{X: 200, Y: 100}, 2, &l, map[string]string{"scene": scene}) }
	show("title")
	show("title")
	require.Len(t, told, 1, "no news is not told")
	show("play")
	require.Len(t, told, 2)

	s := told[1]
	require.Equal(t, "play", s.Facts["scene"])
	require.Equal(t, []string{"Serenissima"}, s.Texts)
	require.Nil(t, s.Find("nothing"))
	require.Nil(t, s.Find("outside").At)
	require.True(t, s.Find("over").Off)
	for _, target := range []string{"angle", "under", "over"} {
		at := s.Find(target).At
		require.Len(t, at, 2, target)
		require.Equal(t, target, TargetName(l.At(display.Point{X: at[0], Y: at[1]}).Target))
	}

	var nobody *Probe
	nobody.Show(display.Point{X: 1, Y: 1}, 1, &l, nil)
}
