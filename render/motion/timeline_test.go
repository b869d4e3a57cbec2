package motion

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/render/display"
)

// chain returns n beats of sailing that follow each other.
func chain(n int) (beats []session.Beat, newest game.State) {
	s, _ := sail()
	for range n {
		b := session.Beat{Before: s, After: s.Clone(), Events: []game.Event{{
			Kind: game.Moved, By: 1, What: game.Ship(1), From: game.Area(3), To: game.Area(4), N: 1}}}
		beats = append(beats, b)
		s = b.After
	}
	return beats, s
}

func TestZeroTimelineIsIdle(t *testing.T) {
	var tl Timeline
	_, newest := sail()
	tl.Tick(1)
	tl.Skip()
	tl.SkipAll()
	tl.Append(&display.List{}, newWitness())
	_, showing := tl.Now()
	require.True(t, tl.Idle())
	require.False(t, showing)
	require.Same(t, newest, tl.Current(newest))
}

func TestBeatsPlayInOrder(t *testing.T) {
	var tl Timeline
	beats, newest := chain(3)
	for _, b := range beats {
		tl.Push(b)
	}
	for _, b := range beats {
		require.False(t, tl.Idle())
		require.Same(t, b.Before, tl.Current(newest))
		ev, showing := tl.Now()
		require.True(t, showing)
		require.Equal(t, b.Events[0], ev)
		for range 26 {
			tl.Tick(1)
			require.Same(t, b.Before, tl.Current(newest))
		}
		tl.Tick(1)
	}
	require.True(t, tl.Idle())
	require.Same(t, newest, tl.Current(newest))
}

func TestSkipEndsOneBeat(t *testing.T) {
	var tl Timeline
	beats, newest := chain(3)
	for _, b := range beats {
		tl.Push(b)
	}
	tl.Tick(5)
	tl.Skip()
	require.Same(t, beats[1].Before, tl.Current(newest))
	tl.SkipAll()
	require.True(t, tl.Idle())
	require.Same(t, newest, tl.Current(newest))
	tl.Push(beats[0])
	require.False(t, tl.Idle(), "it goes on after a skip")
	tl.Reset()
	require.True(t, tl.Idle())
}

func TestSpeed(t *testing.T) {
	for speed, ticks := range map[float64]int{0: 1, -1: 1, math.Inf(1): 1, 1e9: 1, 1: 81, 0.5: 162, 2: 41} {
		var tl Timeline
		beats, _ := chain(3)
		for _, b := range beats {
			tl.Push(b)
		}
		n := 0
		for ; !tl.Idle(); n++ {
			tl.Tick(speed)
		}
		require.Equal(t, ticks, n, "at speed %v", speed)
	}
}

func TestShipUnderWayIsLifted(t *testing.T) {
	var tl Timeline
	ship, other := game.Ship(1), game.Ship(2)
	tl.Push(session.Beat{Events: []game.Event{
		{Kind: game.Turned, From: other, To: ship},
		{Kind: game.Moved, What: ship, From: game.Area(1), To: game.Area(2), N: 1},
		{Kind: game.Removed, What: other, From: game.Area(1), To: game.Box},
		{Kind: game.Took, What: game.Port(1), To: game.Seat(1)},
	}})
	require.True(t, tl.Turning(game.ShipRef))
	require.False(t, tl.Turning(game.TrackRef))
	require.False(t, tl.Lifted(ship), "it does not move yet")
	tl.Tick(20)
	require.True(t, tl.Lifted(ship))
	require.False(t, tl.Lifted(other))
	tl.Tick(60)
	require.True(t, tl.Lifted(ship), "till the board knows better")
	require.True(t, tl.Lifted(other))
	require.False(t, tl.Lifted(game.Port(1)))
	tl.SkipAll()
	require.False(t, tl.Lifted(ship))
	require.False(t, tl.Turning(game.ShipRef))
}

// Pieces leave their place one by one and lie where they have flown to until the
// board shows them there.
func TestPiecesAreAtOnePlaceOnly(t *testing.T) {
	var tl Timeline
	sailor, ship, port := game.Sailor(1), game.Ship(1), game.Port(2)
	tl.Push(session.Beat{Events: []game.Event{
		{Kind: game.Moved, What: sailor, From: ship, To: port, N: 3},
		{Kind: game.Took, What: port, To: game.Seat(1)},
	}})
	require.Equal(t, 1, tl.Gone(sailor, ship))
	require.Zero(t, tl.Gone(sailor, port))
	require.Zero(t, tl.Gone(game.Good(1), ship))
	tl.Tick(flyLag)
	require.Equal(t, 2, tl.Gone(sailor, ship))
	tl.Tick(flyTicks + 2*flyLag)
	require.False(t, tl.Idle())
	require.Equal(t, 3, tl.Gone(sailor, ship))
	w := newWitness()
	tl.Append(&display.List{}, w)
	n := 0
	for _, p := range w.seen.pieces {
		if p.ref == sailor {
			n++
		}
	}
	require.Equal(t, 3, n)
	tl.SkipAll()
	require.Zero(t, tl.Gone(sailor, ship))
}

func TestWhatHasArrivedStaysUntilTheBeatEnds(t *testing.T) {
	var tl Timeline
	tl.Push(session.Beat{Events: []game.Event{
		{Kind: game.Placed, What: game.Ship(1), From: game.Box, To: game.Area(2)},
		{Kind: game.Placed, What: game.Sailor(1), From: game.Seat(1), To: game.Ship(1), N: 3},
	}})
	tl.Tick(34)
	require.False(t, tl.Idle())
	w := newWitness()
	tl.Append(&display.List{}, w)
	require.Equal(t, game.Ship(1), w.seen.pieces[0].ref)
}

// A place knows what is coming as soon as that is on its way, and until its beat
// is over.
func TestPlacesKnowWhatIsBrought(t *testing.T) {
	before, after := sail()
	port, other := game.Port(3), game.Port(4)
	tl := Timeline{}
	tl.Push(session.Beat{Before: before, After: after, Events: []game.Event{
		{Kind: game.Moved, By: 1, What: game.Ship(1), From: game.Area(3), To: game.Area(4), N: 1},
		{Kind: game.Moved, By: 1, What: game.Sailor(1), From: game.Ship(1), To: port, N: 1},
	}})
	require.Nil(t, tl.Bringing(port))
	tl.Tick(sailTicks + 1)
	require.Same(t, after, tl.Bringing(port))
	require.Nil(t, tl.Bringing(other))
	tl.SkipAll()
	require.Nil(t, tl.Bringing(port))
}

func TestMarkerIsAtOnePlaceOnly(t *testing.T) {
	var tl Timeline
	tl.Push(session.Beat{Events: []game.Event{
		{Kind: game.Turned, From: game.Track(2), To: game.Track(3)},
		{Kind: game.Turned, From: game.Track(3), To: game.Track(4)},
		{Kind: game.Took, What: game.Port(1), To: game.Seat(1)},
	}})
	for _, y := range []float64{20, 30, 40} {
		require.True(t, tl.Turning(game.TrackRef))
		var l display.List
		tl.Append(&l, newWitness())
		require.InDelta(t, y, l.Ops[0].Rect.Center().Y, 1e-9)
		for _, o := range l.Ops[1:] {
			require.NotEqual(t, 900.0, o.Rect.Center().X)
		}
		for range pointTicks {
			tl.Tick(1)
		}
	}
}

// A whole game in real time: every position is shown in order, and it ends.
func TestWholeGame(t *testing.T) {
	for _, rules := range catalog.All() {
		t.Run(rules.Info().ID, func(t *testing.T) { wholeGame(t, rules) })
	}
}

func wholeGame(t *testing.T, rules game.Rules) {
	seats := []session.Seat{{Kind: session.Human, Name: "a"}, {Kind: session.Human, Name: "b"}, {Kind: session.Human, Name: "c"}}
	m, beats, err := session.New(rules, game.Options{Seats: 3}, seats, 5)
	require.NoError(t, err)
	tl := Timeline{Cues: CuesOf(rules.Info())}
	chance := game.NewRand(7)
	w := newWitness()
	var longest float64
	var l display.List
	play := func() {
		for _, b := range beats {
			tl.Push(b)
		}
		at := 0
		for n := 0; !tl.Idle(); n++ {
			require.Less(t, n, 4000, "it goes on for ever")
			now := tl.Current(m.State())
			for beats[at].Before != now {
				at++ // those between took no time
			}
			l.Reset()
			tl.Append(&l, w.In(now))
			longest = max(longest, tl.end)
			if n%5 == 0 { // what has moved was counted on; here it is counted at once
				anew := Timeline{steps: tl.steps, now: tl.now, count: 1}
				require.Equal(t, anew.moves().gone, tl.moves().gone)
				require.Equal(t, anew.moves().shifts, tl.moves().shifts)
			}
			tl.Tick(1)
		}
		require.Same(t, m.State(), tl.Current(m.State()))
	}
	play()
	var actions []game.Action
	for m.State().Decision().Player != game.Nobody {
		actions = m.State().AppendActions(actions[:0])
		beats, err = m.Do(actions[chance.IntN(len(actions))])
		require.NoError(t, err)
		play()
	}
	require.Less(t, longest, 12.0*second, "the last scoring is the longest")
}

// What a bot ordinarily does with a galley: load twice, sail twice, sell twice.
func TestOrdinaryActivationIsQuick(t *testing.T) {
	ship, port, seat := game.Ship(1), game.Port(1), game.Seat(1)
	cube := game.Good(1)
	load := []game.Event{{Kind: game.Moved, What: cube, From: port, To: ship, N: 1}, {Kind: game.Paid, From: seat, To: game.Box, N: 1}}
	move := []game.Event{{Kind: game.Moved, What: ship, From: game.Area(1), To: game.Area(2), N: 1}}
	sell := []game.Event{{Kind: game.Moved, What: cube, From: ship, To: port, N: 1}, {Kind: game.Paid, From: game.Box, To: seat, N: 3}}
	end := []game.Event{{Kind: game.Ended, Note: noted("activation")}, {Kind: game.Turned, From: ship, To: game.Ship(2)}}
	tl := Timeline{Cues: toldCues}
	for _, events := range [][]game.Event{load, load, move, move, sell, sell, end} {
		tl.Push(session.Beat{Events: events})
	}
	n := 0
	for ; !tl.Idle(); n++ {
		tl.Tick(1)
	}
	require.LessOrEqual(t, n, 3*second)
}

func TestToyIsShownToo(t *testing.T) {
	tl := Timeline{Cues: CuesOf(gametest.Toy.Info())}
	w := newWitness()
	_, err := gametest.RandomGame(gametest.Toy, game.Options{Seats: 3}, 3, func(s game.State, a game.Action, events []game.Event) {
		tl.Push(session.Beat{Before: s, After: s, Action: a, Events: events})
		for !tl.Idle() {
			tl.Append(&display.List{}, w)
			tl.Tick(1)
		}
	})
	require.NoError(t, err)
}

// A paper that a game draws lies over the bar, as what lies in the drawer does; what moves on the board lies below it.
func TestAPaperLiesOverTheBar(t *testing.T) {
	drawn := 0
	draw := func(*display.List, Stage, []game.Event, float64, bool) { drawn++ }
	tl := Timeline{Cues: Cues{game.Moved: {0: {Clip: Own(20, draw)}}}}
	beats, _ := chain(1)
	tl.Push(beats[0])
	tl.Tick(1)
	tl.Within(&display.List{}, newWitness())
	require.Zero(t, drawn)
	tl.Across(&display.List{}, newWitness())
	require.Equal(t, 1, drawn)
}
