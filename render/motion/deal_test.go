package motion

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/render/display"
	"serenissima/render/synth"
)

// begun starts a match of a game and lets everybody take the first that they can until a turn
// begins that has nothing to do with the set-up. It returns what chance has dealt at once, the
// longest first.
func begun(t *testing.T, rules game.Rules, o game.Options) (stretches [][]session.Beat) {
	seats := make([]session.Seat, o.Seats)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Human, Name: "Anna", Colour: i + 1}
	}
	m, beats, err := session.New(rules, o, seats, 5)
	require.NoError(t, err)
	stretches = append(stretches, beats)
	for range 40 {
		beats, err := m.Do(m.State().AppendActions(nil)[0])
		require.NoError(t, err)
		stretches = append(stretches, beats)
	}
	return stretches
}

// Chance deals a whole set-up within four seconds, in every game, with a second to say who
// begins.
func TestSetUpIsShort(t *testing.T) {
	for _, rules := range catalog.All() {
		info := rules.Info()
		for _, o := range kindsOf(info) {
			for _, beats := range begun(t, rules, o) {
				tl := Timeline{Cues: CuesOf(info)}
				pieces := 0
				for _, b := range beats {
					pieces += tl.Cues.dealt(b)
					tl.Push(b)
				}
				if pieces < 3 {
					continue
				}
				ticks := 0
				for ; !tl.Idle(); ticks++ {
					tl.Tick(1)
				}
				require.LessOrEqual(t, ticks, 5*second, "%s %v: %d pieces", info.ID, o, pieces)
			}
		}
	}
}

// refills are beats in which chance deals a piece each.
func refills(n int) (beats []session.Beat, newest game.State) {
	s, _ := sail()
	for range n {
		b := session.Beat{Before: s, After: s.Clone(), Action: game.Action{By: game.Chance}, Events: []game.Event{{
			Kind: game.Placed, Note: noted("refill"), What: game.Good(2), From: game.Box, To: game.Port(4), N: 1}}}
		beats = append(beats, b)
		s = b.After
	}
	return beats, s
}

// What chance deals is shown as one: pieces follow each other closely, all stay where they get
// to, and the board shows the position before until the last one is there.
func TestWhatIsDealtIsShownAsOne(t *testing.T) {
	tl := Timeline{Cues: toldCues}
	beats, newest := refills(4)
	for _, b := range beats {
		tl.Push(b)
	}
	require.Equal(t, 4, tl.Left(), "each counts")
	w := newWitness()
	for range 3*5 + flyTicks - 1 {
		tl.Tick(1)
		require.Same(t, beats[0].Before, tl.Current(newest))
	}
	require.Equal(t, newest, tl.Bringing(game.Port(4)))
	var l display.List
	tl.Append(&l, w)
	require.Len(t, w.seen.pieces, 4)
	tl.Tick(1)
	require.True(t, tl.Idle())
	require.Zero(t, tl.Left())

	for _, b := range beats {
		tl.Push(b)
	}
	tl.Tick(1)
	tl.Skip()
	require.True(t, tl.Idle(), "one skip ends it")
}

// What has begun is not added to, nor is anything added behind what is not dealt.
func TestWhatHasBegunIsNotAddedTo(t *testing.T) {
	tl := Timeline{Cues: toldCues}
	beats, _ := refills(2)
	tl.Push(beats[0])
	require.True(t, tl.Joins(beats[1]))
	tl.Tick(1)
	require.False(t, tl.Joins(beats[1]))
	tl.Push(beats[1])
	require.Len(t, tl.queue, 2)

	tl = Timeline{Cues: toldCues}
	sailing, _ := chain(1)
	last := beats[1]
	last.Events = append(last.Events[:1:1], sailing[0].Events...) // the harbour is full, the ship sails
	tl.Push(beats[0])
	tl.Push(last)
	require.Len(t, tl.queue, 1)
	tl.Push(beats[0])
	require.Len(t, tl.queue, 2)
}

// Pieces of a kind that fly to the same place in a beat get there one behind the other, and
// leave one behind the other.
func TestPiecesGetToTheirOwnSpots(t *testing.T) {
	tl := Timeline{Cues: toldCues}
	ev := game.Event{Kind: game.Placed, Note: noted("refill"), What: game.Good(2), From: game.Box, To: game.Port(4), N: 1}
	other := ev
	other.What = game.Good(3)
	b := session.Beat{Events: []game.Event{ev, other, ev, ev}}
	for i, want := range map[int]int{0: 2, 2: 1, 3: 0} {
		f := tl.Cues.clip(moment{beat: b, at: i}).(*flight)
		require.Equal(t, want, f.come)
		require.Equal(t, 2-want, f.gone)
	}
}

// Many pieces are dealt faster, and not each of them is heard.
func TestManyPiecesAreDealtInHaste(t *testing.T) {
	require.Equal(t, 1.0, haste(4))
	require.InDelta(t, 0.5, haste(44), 1e-9)
	tl := Timeline{Cues: toldCues}
	beats, _ := refills(40)
	for _, b := range beats {
		tl.Push(b)
	}
	ticks, heard := 0, 0
	for ; !tl.Idle(); ticks++ {
		tl.Tick(1)
		for _, e := range tl.Sounds() {
			require.Equal(t, synth.Crate, e)
			heard++
		}
	}
	require.LessOrEqual(t, ticks, 180)
	require.Greater(t, heard, 10)
	require.LessOrEqual(t, heard, ticks/apartTicks+1)
}

// A card leaves the hand when it is played, and the ship sails before its sign is gone.
func TestCardsArePlayed(t *testing.T) {
	tl := Timeline{Cues: toldCues}
	before, after := sail()
	tl.Push(session.Beat{Before: before, After: after, Events: []game.Event{
		{Kind: game.Paid, Note: noted("wind"), By: 1, What: game.Card(2), From: game.Seat(1), To: game.Ship(1), N: 1},
		{Kind: game.Moved, By: 1, What: game.Ship(1), From: game.Area(3), To: game.Area(5), N: 1}}})
	tl.Tick(1)
	require.Equal(t, 1, tl.Gone(game.Card(2), game.Seat(1)))
	require.False(t, tl.Lifted(game.Ship(1)))
	for range playLead {
		tl.Tick(1)
	}
	require.True(t, tl.Lifted(game.Ship(1)))
}

// A table says how long ships take.
func TestShipsSailAsFastAsTheTableSays(t *testing.T) {
	beats, _ := chain(1)
	for _, ticks := range []int{0, 21} {
		tl := Timeline{Sailing: ticks}
		tl.Push(beats[0])
		n := 0
		for ; !tl.Idle(); n++ {
			tl.Tick(1)
		}
		require.Equal(t, max(ticks, sailTicks*(1-ticks/21)), n)
		tl.Reset()
		require.Equal(t, ticks, tl.Sailing)
	}
}

// What flies to a place beside the board, such as a hand in the bar, is drawn over the bar, and
// all else below it.
func TestWhatLeavesTheBoardIsDrawnOverTheBar(t *testing.T) {
	tl := Timeline{Cues: toldCues}
	tl.Push(session.Beat{Events: []game.Event{
		{Kind: game.Moved, What: game.Good(2), From: game.Port(4), To: game.Port(70), N: 1}, // far below the board
		{Kind: game.Paid, From: game.Seat(1), To: game.Seat(2), N: 1}}})
	tl.Tick(1)
	var whole, within, across display.List
	tl.Append(&whole, newWitness())
	tl.Within(&within, newWitness())
	tl.Across(&across, newWitness())
	require.NotEmpty(t, within.Ops)
	require.NotEmpty(t, across.Ops)
	require.Len(t, whole.Ops, len(within.Ops)+len(across.Ops))
}
