package motion

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/render/display"
	"serenissima/render/theme"
)

func TestCurvesBeginAndEndWhereTheyShould(t *testing.T) {
	for name, curve := range map[string]func(float64) float64{"ease": ease, "settle": settle, "overshoot": overshoot} {
		require.InDelta(t, 0, curve(0), 1e-9, name)
		require.InDelta(t, 1, curve(1), 1e-9, name)
	}
	for v := 0.0; v <= 1; v += 0.1 {
		require.InDelta(t, v, ease(uneased(v)), 1e-9)
	}
	most := 0.0
	for u := 0.0; u <= 1; u += 0.01 {
		most = max(most, overshoot(u))
	}
	require.InDelta(t, 1.1, most, 0.01)
}

func TestLeapsOfADieGetLower(t *testing.T) {
	var peaks []float64
	up := false
	for u := 0.01; u <= 1; u += 0.01 {
		rising := bounce(u) > bounce(u-0.01)
		if up && !rising {
			peaks = append(peaks, bounce(u-0.01))
		}
		up = rising
	}
	require.Len(t, peaks, 3)
	require.Greater(t, bounce(0), peaks[0])
	require.Greater(t, peaks[0], 2*peaks[1])
	require.Greater(t, peaks[1], 2*peaks[2])
	require.Zero(t, bounce(1))
}

// Where a die comes to lie and how it is turned does not depend on the moment
// from then on.
func TestDiceLieStillInTheEnd(t *testing.T) {
	var tl Timeline
	steps, _, _ := tl.script(session.Beat{Events: round})
	from := float64(tumbleTicks+wobbleTicks+1) / throwTicks
	w := newWitness()
	first, _ := look(steps[0].clip, w, from)
	rest := *w.seen
	require.NotEmpty(t, first.Ops)
	for u := from; u < 0.93; u += 0.02 {
		look(steps[0].clip, w, u)
		require.Equal(t, rest.dice, w.seen.dice)
		require.Equal(t, rest.diceAt, w.seen.diceAt)
	}
	look(steps[0].clip, w, from/2)
	require.NotEqual(t, rest.diceAt, w.seen.diceAt)
}

// geometry is an operation but for its colour.
func geometry(o display.Op) display.Op {
	o.Color = display.Op{}.Color
	return o
}

// unmoved checks that a clip shows nothing at a place for a moment only, as what
// moves does.
func unmoved(t *testing.T, name string, c Clip) {
	t.Helper()
	const moments = 40
	seen := map[display.Op]int{}
	for i := range moments + 1 {
		l, _ := look(c, newWitness(), float64(i)/moments)
		now := map[display.Op]bool{}
		for _, o := range l.Ops {
			now[geometry(o)] = true
		}
		for o := range now {
			seen[o]++
		}
	}
	for o, n := range seen {
		require.GreaterOrEqual(t, n, 4, "%s: %+v", name, o)
	}
}

func TestReducedMotionMovesNothing(t *testing.T) {
	done := map[string]bool{}
	check := func(info *game.Info, b session.Beat) {
		tl := Timeline{Cues: CuesOf(info), Still: true}
		for i, ev := range b.Events {
			name := ev.Kind.String() + "." + info.NoteName(ev.Note) + "." + ev.What.Kind.String()
			if c := tl.Cues.clip(moment{beat: b, at: i, still: true}); c != nil && !done[name] {
				done[name] = true
				unmoved(t, name, c)
				if trail, ok := c.(trailing); ok {
					require.Zero(t, trail.Lasts(), "foam would move")
				}
			}
		}
	}
	for k := game.EventKind(1); int(k) < game.NumEventKinds; k++ {
		for _, what := range []game.RefKind{game.PortRef, game.ShipRef, game.GoodRef, game.CardRef} {
			check(told, session.Beat{Events: []game.Event{{Kind: k, What: game.Ref{Kind: what, ID: 1}, From: game.Area(2), To: game.Seat(1), N: 3}}})
		}
	}
	for _, rules := range catalog.All() {
		info := rules.Info()
		clear(done)
		for seed, o := range slices.Repeat(kindsOf(info), 5) {
			_, err := gametest.RandomGame(rules, o, uint64(seed), func(s game.State, a game.Action, events []game.Event) {
				check(info, session.Beat{Before: s, After: s, Action: a, Events: events})
			})
			require.NoError(t, err)
		}
		require.Greater(t, len(done), 20, info.ID)
	}
}

func TestFoamOutlastsTheVoyage(t *testing.T) {
	before, after := sail()
	beat := session.Beat{Before: before, After: after, Events: []game.Event{
		{Kind: game.Moved, By: 1, What: game.Ship(1), From: game.Area(3), To: game.Area(5), N: 1}}}
	w := newWitness()
	w.state = after
	flecks := func(tl *Timeline) int {
		var l display.List
		tl.Below(&l, w)
		return len(l.Ops)
	}
	var tl Timeline
	tl.Push(beat)
	require.Zero(t, flecks(&tl))
	for range sailTicks {
		tl.Tick(1)
	}
	require.True(t, tl.Idle())
	require.False(t, tl.Resting())
	require.Positive(t, flecks(&tl))
	for range foamTicks {
		tl.Tick(1)
	}
	require.True(t, tl.Resting())
	require.Zero(t, flecks(&tl))

	tl.Push(beat)
	tl.Tick(10)
	tl.Skip()
	require.True(t, tl.Resting(), "what is skipped leaves nothing")
	tl.Push(beat)
	tl.Tick(1e6)
	require.True(t, tl.Resting(), "nor does what takes no time")
	tl.Still = true
	tl.Push(beat)
	for range sailTicks {
		tl.Tick(1)
	}
	require.True(t, tl.Resting())
}

// Galleys face the way they sail, from the first moment on and when they lie
// again.
func TestGalleysFaceTheWayTheySail(t *testing.T) {
	atWest, atEast := sail()
	ship := game.Ship(1)
	move := func(before, after game.State) session.Beat {
		return session.Beat{Before: before, After: after, Events: []game.Event{
			{Kind: game.Moved, By: 1, What: ship, From: game.Area(3), To: game.Area(5), N: 1}}}
	}
	east := func(tl *Timeline) bool {
		w := newWitness()
		w.state = tl.Current(atWest)
		return tl.East(w, ship)
	}
	var tl Timeline
	require.False(t, east(&tl), "nobody has seen it sail")
	tl.Push(move(atWest, atEast))
	require.True(t, east(&tl))
	for range sailTicks + foamTicks {
		tl.Tick(1)
	}
	require.True(t, tl.Resting())
	require.True(t, east(&tl))
	tl.Push(move(atEast, atWest))
	require.False(t, east(&tl))
	tl.Push(move(atWest, atEast))
	tl.SkipAll()
	require.True(t, east(&tl), "what is passed counts too")
	tl.Push(session.Beat{Before: atWest, After: atWest, Events: []game.Event{{Kind: game.Placed, What: ship, To: game.Area(3)}}})
	tl.SkipAll()
	require.False(t, east(&tl), "a new one has not sailed")
}

func TestTheFallenFallOneByOne(t *testing.T) {
	sailor, ship := game.Sailor(1), game.Ship(2)
	tl := Timeline{Cues: toldCues}
	tl.Push(session.Beat{Events: []game.Event{
		{Kind: game.Removed, Note: noted("killed"), What: sailor, From: ship, To: game.Seat(1), N: 3}}})
	require.InDelta(t, 0.15*second, fallLag, 0.01)
	w := newWitness()
	for n := 1; n <= 3; n++ {
		require.Equal(t, n, tl.Gone(sailor, ship))
		for range fallLag {
			tl.Tick(1)
		}
	}
	from, _ := w.Anchor(ship)
	tl.Append(&display.List{}, w)
	require.Greater(t, w.seen.pieces[0].at.Y, from.Y, "they fall")
}

// A port looks taken until the board shows it.
func TestAPortTakenStaysSo(t *testing.T) {
	seat, port := game.Seat(1), game.Port(3)
	var tl Timeline
	tl.Push(session.Beat{Events: []game.Event{
		{Kind: game.Took, What: port, To: seat},
		{Kind: game.Moved, What: game.Sailor(1), From: game.Ship(1), To: port, N: 1},
	}})
	tl.Tick(conquerTicks + 2)
	w := newWitness()
	var l display.List
	tl.Append(&l, w)
	require.Equal(t, seat, w.seen.pieces[0].ref)
	require.Equal(t, theme.LiveryOf(1).Main, l.Ops[0].Color)
}

// TestHowLongThingsTake is the pace of the game, in ticks.
func TestHowLongThingsTake(t *testing.T) {
	ship, port, seat, area := game.Ship(1), game.Port(1), game.Seat(1), game.Area(1)
	for _, tt := range []struct {
		want   float64
		events []game.Event
	}{
		{27, []game.Event{{Kind: game.Moved, What: ship, From: area, To: game.Area(2)}}},
		{22, []game.Event{{Kind: game.Moved, What: game.Good(1), From: port, To: ship, N: 1}}},
		{26, []game.Event{{Kind: game.Moved, What: game.Good(1), From: ship, To: port, N: 1}, {Kind: game.Paid, From: game.Box, To: seat, N: 3}}},
		{90, round[:1]},
		{90 + 8 + 22, round},
		{42, []game.Event{{Kind: game.Took, What: port, To: seat}}},
		{54, []game.Event{{Kind: game.Removed, Note: noted("sunk"), What: ship, From: area, To: game.Box}}},
		{54 + 15, []game.Event{{Kind: game.Drew, What: game.Card(1)}, {Kind: game.Turned, From: game.Track(1), To: game.Track(2)}}},
		{22 + 2*20, []game.Event{{Kind: game.Scored, What: port, To: seat, N: 1}, {Kind: game.Scored, What: port, To: seat, N: 1}, {Kind: game.Scored, What: port, To: seat, N: 1}}},
		{36, []game.Event{{Kind: game.Turned, Note: noted("turn"), N: 2}, {Kind: game.Turned, Note: noted("wheel"), From: ship, To: game.Ship(2)}}},
	} {
		tl := Timeline{Cues: toldCues}
		_, _, length := tl.script(session.Beat{Events: tt.events})
		require.Equal(t, tt.want, length, "%v", tt.events)
	}
}

// A sum that rises from the upper edge of the window is not cut by it.
func TestSumsRiseWithinTheWindow(t *testing.T) {
	for _, y := range []float64{4, 20, 60} {
		for share := 0.0; share <= 1; share += 0.25 {
			var l display.List
			tag(&l, witness{}, rise(witness{}, display.Point{X: 100, Y: y}, share, false), "−1", theme.Danger, game.Nobody)
			require.GreaterOrEqual(t, l.Ops[1].Rect.Y, 0.0)
		}
	}
}
