package panel

import (
	"cmp"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/input/app/apptest"
	"serenissima/input/match/playback"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// replayOf lays the bar of a replay on a desk.
func replayOf(t *testing.T, m *session.Match, w layout.Window) (*laidOut, *playback.Playback, *ReplayBar) {
	d := layOut(t, m, w)
	p := playback.New(host.NewReplay(m, game.Nobody), d.on)
	p.Tell(d.words)
	return d, p, NewReplayBar(p, func(text string) string { return text }, "")
}

// The line of the game is dragged along and clicked, and the marks on it lead to what they mark.
func TestReplayBar(t *testing.T) {
	m := apptest.Fought(t)
	for _, w := range []layout.Window{desktop(), window(844, 390), window(390, 844)} {
		d, p, bar := replayOf(t, m, w)
		track := bar.parts(d).track
		do := func(f control.Frame) bool {
			_, used := bar.Handle(d, table.Event{Frame: f})
			return used
		}
		at := display.Point{X: track.X + track.W*0.3, Y: track.Center().Y}
		do(control.Frame{Pointer: at, JustPressed: true, Pressed: true})
		require.InDelta(t, 0.3*float64(m.Len()), p.Shown(), 12)
		at.X = track.X + track.W*0.7
		do(control.Frame{Pointer: at, Pressed: true, Dragging: true})
		require.InDelta(t, 0.7*float64(m.Len()), p.Shown(), 12)
		at.X = track.X + track.W + 500
		do(control.Frame{Pointer: at, Pressed: true, Dragging: true})
		do(control.Frame{Pointer: at, JustReleased: true, DragEnd: true})
		require.Equal(t, m.Len(), p.Shown())
		require.False(t, do(control.Frame{Pointer: at}), "it has been let go")

		var l display.List
		bar.Draw(d, &l)
		kinds := map[playback.MarkKind]int{}
		for _, mark := range p.Marks {
			kinds[mark.Kind]++
			h := l.Find(display.Target{Command: CmdMark, Value: mark})
			require.NotNil(t, h)
			require.NotEmpty(t, h.Tip)
		}
		require.Positive(t, kinds[playback.FightMark])
		require.Positive(t, kinds[playback.ScoringMark])
		bar.Handle(d, table.Event{Hit: l.Find(display.Target{Command: CmdMark, Value: p.Marks[0]})})
		require.InDelta(t, p.Marks[0].At, p.Shown(), 12)
	}
}

// A finger near a mark on the line is led to it; one that is not near any goes where it is.
func TestAFingerFindsTheMarksOfAReplay(t *testing.T) {
	m := apptest.Fought(t)
	d, p, bar := replayOf(t, m, window(844, 390))
	require.NotEmpty(t, p.Marks)
	track := bar.parts(d).track
	place := func(x playback.Mark) float64 { return track.X + track.W*float64(x.At)/float64(p.Len()) }
	at := display.Point{X: place(p.Marks[0]) + 3, Y: track.Center().Y}
	bar.Handle(d, table.Event{Frame: control.Frame{Pointer: at, Touch: true, JustPressed: true, Pressed: true}})
	bar.Handle(d, table.Event{Frame: control.Frame{Pointer: at, Touch: true, JustReleased: true, Tap: true, TapAt: at}})
	nearest := slices.MinFunc(p.Marks, func(a, b playback.Mark) int {
		return cmp.Compare(math.Abs(place(a)-at.X), math.Abs(place(b)-at.X))
	})
	require.Equal(t, p.Before(nearest.At), p.Shown())
}

// What a turning point was worth is told in what the game is scored in.
func TestTurningPointsOfTheReplayHaveAUnit(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		d, _, bar := replayOf(t, apptest.PositionsOf(t, rules, 3, 1)[0], desktop())
		unit := d.words.Own("result.points", "n", 7)
		for _, kind := range []playback.MarkKind{playback.GainMark, playback.LossMark} {
			require.Contains(t, bar.tip(d, playback.Mark{Kind: kind, By: 1, Gain: 7}), "7 "+unit)
		}
	})
}

// A grey button of the replay says why it is grey, not what it would do.
func TestGreyStridesSayWhy(t *testing.T) {
	m := apptest.Fought(t)
	d, p, bar := replayOf(t, m, desktop())
	for at, why := range map[int]string{0: "replay.start", m.Len(): "replay.end"} {
		p.Jump(at)
		var l display.List
		bar.Draw(d, &l)
		off := 0
		for _, h := range l.Hits {
			if h.Target.Command == CmdStride && h.Off {
				off++
				require.Equal(t, d.words.T(why), h.Tip)
			}
		}
		require.GreaterOrEqual(t, off, 2, "at %d", at)
	}
}
