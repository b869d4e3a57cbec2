package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
)

// seated opens a match of the first rule set, in which people sit on the first
// seats, and lets it come to its first question.
func seated(t *testing.T, people int, speed app.Speed) (*driver, *Play) {
	return seatedAt(t, catalog.All()[0], people, speed)
}

// seatedAt is the same at the table of a game.
func seatedAt(t *testing.T, of game.Rules, people int, speed app.Speed) (*driver, *Play) {
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = speed, speed
	seats := make([]session.Seat, 4)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Bot, Name: string(rune('A' + i)), Level: "deckhand", Colour: i + 1}
		if i < people {
			seats[i].Kind, seats[i].Level = session.Human, ""
		}
	}
	m, beats, err := session.New(of, game.Options{Seats: 4}, seats, 7)
	require.NoError(t, err)
	p := NewPlay(d.Context, m, beats).(*Play)
	d.Stack = app.NewStack(d.Context, p)
	d.Rest(1)
	return d, p
}

func (p *Play) asked() bool { return p.timeline.Idle() && p.seating.person(p.seating.decider()) }

func TestAStillBoardRests(t *testing.T) {
	d, p := seated(t, 4, app.Normal)
	d.Forward(p.asked)
	require.False(t, d.Stack.Still(), "the active ship is pointed out")
	d.Forward(d.Stack.Still)
	d.Rest(pulses * pulsePeriod)
	for range 100 {
		d.Rest(1)
		require.True(t, d.Stack.Still())
	}
	f := control.Frame{Size: d.Size, Scale: 1, Pinch: 1}
	require.Zero(t, testing.AllocsPerRun(100, func() {
		if _, err := d.Stack.Update(f); err != nil || !d.Stack.Still() {
			t.FailNow()
		}
	}), "a still frame takes no memory")
	f.Pointer, f.Inside = display.Point{X: 5, Y: 5}, true
	d.Tick(f)
	require.False(t, d.Stack.Still())
	d.Key(control.Log)
	require.False(t, d.Stack.Still())
}

// What is said to be still is.
func TestStillPicturesStay(t *testing.T) {
	d, p := seated(t, 1, app.Fast)
	d.Context.Settings.SpeedOthers = app.Normal
	still := 0
	var last []display.Op
	for tick := range 3000 {
		f := control.Frame{Pinch: 1}
		if tick%700 == 699 && p.asked() {
			legal := p.match().State().AppendActions(nil)
			p.propose(d.Context, legal[len(legal)/2])
		}
		if tick%400 == 0 {
			f.Commands = []display.Command{control.Log}
		}
		d.Tick(f)
		if d.Stack.Still() {
			still++
			require.True(t, slices.Equal(last, d.List.Ops))
		}
		last = append(last[:0], d.List.Ops...)
	}
	require.Greater(t, still, 200)
}

// sails are n beats of half a second in which a seat sails.
func sails(p *Play, by game.Player, n int) []session.Beat {
	beats := make([]session.Beat, n)
	for i := range beats {
		beats[i] = session.Beat{Before: p.now.View, After: p.now.View, Events: []game.Event{{Kind: game.Moved, By: by,
			What: game.Ship(1), From: game.Area(1), To: game.Area(2)}}}
	}
	return beats
}

func TestOwnAndOthersSpeedsAreSetApart(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	ticks := map[app.Speed]int{app.AtOnce: 1, app.Fast: 11, app.Normal: 27, app.Slow: 54}
	for _, own := range app.Speeds {
		for _, others := range app.Speeds {
			d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = own, others
			queue(&p.timeline, false, sails(p, 1, 1))
			require.Equal(t, ticks[own], d.Forward(p.timeline.Idle))
			queue(&p.timeline, false, sails(p, 2, 1))
			require.Equal(t, ticks[others], d.Forward(p.timeline.Idle))
		}
	}
}

func TestSkippingAndGoingOnToOnesOwnDecision(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	d.Context.Settings.SpeedOthers = app.Slow
	at := display.Point{X: 640, Y: 330}
	for _, skip := range []control.Frame{
		{Commands: []display.Command{control.Skip}}, {Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at},
	} {
		queue(&p.timeline, false, sails(p, 2, 2))
		d.Rest(10)
		skip.Pinch = 1
		d.Tick(skip)
		require.Equal(t, 54, d.Forward(p.timeline.Idle), "the second beat is shown")
	}
	queue(&p.timeline, false, sails(p, 2, 100))
	d.Rest(10)
	d.Tap(string(cmdSkip))
	require.LessOrEqual(t, d.Forward(p.asked), 1)
	d.Rest(1)
	require.False(t, p.hurry, "the next moves are shown again")
}

func TestReducedMotionCountsAtOnce(t *testing.T) {
	d, p := seated(t, 4, app.Normal)
	require.False(t, p.timeline.Still)
	d.Context.Settings.ReducedMotion = true
	d.Rest(1)
	require.True(t, p.timeline.Still)
}
