package motion

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/render/display"
)

// A finished game is a position in which somebody has won.
type finished struct {
	game.State
	winner game.Player
}

func (f finished) Result() (r game.Result) {
	r.Rank[f.winner] = 1
	return r
}

func (f finished) Clone() game.State { return f }

// staged plays an event of a big moment, which is what cues say of it.
func staged(t *testing.T, of BigMoment, still bool, events ...game.Event) *Timeline {
	t.Helper()
	before, _ := sail()
	tl := &Timeline{Cues: Cues{events[0].Kind: {events[0].Note: {BigMoment: of, Clip: toldCues.of(events[0]).Clip}}}, Still: still}
	tl.Push(session.Beat{Before: before, After: finished{before, 3}, Events: events})
	tl.Tick(1)
	require.True(t, tl.ShowsBigMoment())
	return tl
}

// onStage is what a timeline shows, and the pieces that are drawn for it.
func onStage(tl *Timeline) (l display.List, pieces int) {
	w := newWitness()
	tl.Append(&l, w)
	return l, len(w.seen.pieces)
}

var fort = game.Event{Kind: game.Placed, By: 2, What: game.Building(1), From: game.Box, To: game.Port(3), N: 1}

// On a big moment all stands still for a quarter of a second, the board comes nearer, and a flag unrolls; then what
// happens is shown, and the flag stays long enough to be read.
func TestBigMomentsAreStaged(t *testing.T) {
	tl := staged(t, Built, false, fort)
	first, pieces := onStage(tl)
	require.Zero(t, pieces)
	_, share := tl.Near()
	require.Less(t, share, 0.1)
	for range holdTicks - 2 {
		tl.Tick(1)
	}
	last, pieces := onStage(tl)
	require.Zero(t, pieces, "it has not begun to be built")
	require.NotEqual(t, first, last, "the flag unrolls")
	place, share := tl.Near()
	require.Equal(t, game.Port(3), place)
	require.Greater(t, share, 0.9)
	tl.Tick(1)
	tl.Tick(1)
	_, pieces = onStage(tl)
	require.Equal(t, 1, pieces)
	for n := holdTicks + 1; n < holdTicks+readTicks; n++ {
		require.True(t, tl.ShowsBigMoment())
		tl.Tick(1)
	}
	require.True(t, tl.Idle())
	_, share = tl.Near()
	require.Zero(t, share)
}

// Where motion is reduced the board stays as it is, and the flag stands.
func TestReducedMotionStagesABigMomentWithoutMotion(t *testing.T) {
	tl := staged(t, Built, true, fort)
	clip := func() (shapes []display.Op) {
		l, _ := onStage(tl)
		for _, o := range l.Ops {
			if o.Kind == display.Clip || o.Kind == display.FillPath {
				shapes = append(shapes, geometry(o))
			}
		}
		return shapes
	}
	for range 2 {
		tl.Tick(1)
	}
	first := clip()
	require.NotEmpty(t, first)
	for range holdTicks - 4 {
		tl.Tick(1)
		require.Equal(t, first, clip())
		_, share := tl.Near()
		require.Zero(t, share)
	}
}

// Only a place that was somebody's is taken by force, and only a ship sinks; of several big moments in a beat one is staged.
func TestWhatIsABigMoment(t *testing.T) {
	cues := Cues{game.Took: {1: {BigMoment: Captured}}, game.Removed: {1: {BigMoment: Sunk}}}
	taken := game.Event{Kind: game.Took, Note: 1, By: 1, What: game.Port(1), From: game.Seat(2), To: game.Seat(1)}
	found := taken
	found.From = game.Ref{}
	sunk := game.Event{Kind: game.Removed, Note: 1, By: 1, What: game.Ship(1), From: game.Area(1), To: game.Box}
	crew := sunk
	crew.What = game.Sailor(1)
	for _, tt := range []struct {
		events []game.Event
		want   bool
	}{{[]game.Event{taken}, true}, {[]game.Event{found}, false}, {[]game.Event{sunk}, true}, {[]game.Event{crew}, false}} {
		tl := Timeline{Cues: cues}
		tl.Push(session.Beat{Events: tt.events})
		tl.Tick(1)
		require.Equal(t, tt.want, tl.ShowsBigMoment(), "%v", tt.events)
	}
	tl := Timeline{Cues: cues}
	_, flags, _ := tl.script(session.Beat{Events: []game.Event{taken, sunk}})
	require.Len(t, flags, 1)
}

// The end of a match is shown at the pace of everything where all else is shown at once, and a skip ends it.
func TestTheResultIsNeverAtOnce(t *testing.T) {
	over := game.Event{Kind: game.Ended, Note: noted("game")}
	cues := Cues{game.Ended: {noted("game"): {Clip: Staged(72), BigMoment: Won}}}
	begin := func() *Timeline {
		beats, newest := chain(3)
		tl := &Timeline{Cues: cues}
		for _, b := range beats {
			tl.Push(b)
		}
		tl.Push(session.Beat{Before: newest, After: finished{newest, 3}, Events: []game.Event{over}})
		return tl
	}
	for _, speed := range []float64{0, 1e6} {
		tl := begin()
		tl.Tick(speed)
		require.Equal(t, 1, tl.Left())
		require.True(t, tl.ShowsBigMoment())
		for range holdTicks + 72 - 2 {
			tl.Tick(speed)
			require.False(t, tl.Idle())
		}
		tl.Tick(speed)
		require.True(t, tl.Idle())
	}
	tl := begin()
	tl.Tick(0)
	tl.Skip()
	require.True(t, tl.Idle())
}

// Every game has big moments, among them that it is won.
func TestEveryGameHasBigMoments(t *testing.T) {
	for _, rules := range catalog.All() {
		of := map[BigMoment]bool{}
		for _, notes := range CuesOf(rules.Info()) {
			for _, cue := range notes {
				of[cue.BigMoment] = true
			}
		}
		require.True(t, of[Won], rules.Info().ID)
		require.GreaterOrEqual(t, len(of), 3, rules.Info().ID)
	}
}
