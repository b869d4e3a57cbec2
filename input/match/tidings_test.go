package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/input/match/history"
	"serenissima/input/match/panel"
	"serenissima/render/control"
	"serenissima/render/display"
)

// A piece of news shows where it happened when it is clicked, in the panel and in
// the log, and the sign goes away by itself.
func TestTidingsShowWhere(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	d.Rest(1)
	var told *history.Entry
	for _, h := range d.List.Hits {
		if h.Target.Command == panel.CmdLatest {
			told = h.Target.Value.(*history.Entry)
		}
	}
	require.NotNil(t, told)
	require.True(t, d.Shows(told.Text()))
	for _, inLog := range []bool{false, true} {
		if inLog {
			d.Key(control.Log)
			d.Tap(device.TargetName(display.Target{Command: panel.CmdEntry, Value: told})) // there it is picked first
			require.Equal(t, told.Where, p.board.mark.thing)
			d.Tap("where")
		} else {
			d.Tap(device.TargetName(display.Target{Command: panel.CmdLatest, Value: told}))
		}
		require.Equal(t, told.Where, p.board.mark.thing)
		require.False(t, p.logShown())
		require.False(t, d.Stack.Still())
		require.LessOrEqual(t, d.Forward(func() bool { return p.board.mark.thing == game.Ref{} }), markTicks)
	}
	p.board.camera.Zoom(3, p.board.camera.View.Center())
	for _, e := range p.history.Entries {
		if e.Where.Kind == game.PortRef {
			p.board.pointOut(deskOf(p, d.Context), e.Where)
			d.Rest(1)
			place, ok := p.table.Place(viewOf(p, d.Context), e.Where)
			require.True(t, ok)
			require.True(t, p.board.camera.View.Contains(place.At), e.Text())
		}
	}
}

// Nothing is told before it has been shown.
func TestTidingsFollowThePicture(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.Slow, app.Slow
	for len(p.history.Shown()) == len(p.history.Entries) {
		p.propose(d.Context, p.now.Legal[len(p.now.Legal)/2])
		if !p.asked() {
			break
		}
	}
	before := len(p.history.Shown())
	require.Less(t, before, len(p.history.Entries))
	d.Tap(string(cmdSkip))
	d.Forward(p.asked)
	require.Len(t, p.history.Shown(), len(p.history.Entries))
}

// A message is marked with who acts, or with whom what the dice do befalls, and
// not with who is to decide afterwards.
func TestSentencesAreMarkedWithWhoActs(t *testing.T) {
	seat := game.Seat(3)
	require.Equal(t, game.Player(2), history.Whose(game.Event{Kind: game.Took, By: 2, To: seat}))
	require.Equal(t, game.Player(3), history.Whose(game.Event{Kind: game.Removed, To: seat}))
	require.Equal(t, game.Player(3), history.Whose(game.Event{Kind: game.Revealed, What: seat}))
	require.Equal(t, game.Nobody, history.Whose(game.Event{Kind: game.Turned}))

	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.Slow, app.Slow
	p.propose(d.Context, p.now.Legal[0])
	shown := 0
	for ; !p.timeline.Idle(); d.Rest(1) {
		ev, _ := p.timeline.Now()
		if _, ok := p.words(d.Context).Narrate(ev); ok {
			by := narrate(&p.timeline, &p.history, p.words(d.Context)).by
			require.Equal(t, history.Whose(ev), by)
			shown++
		}
	}
	require.Positive(t, shown)
}

// Where nothing has been told there is no empty sheet.
func TestNoTidingsNoSheet(t *testing.T) {
	d, p := seated(t, 1, app.Slow)
	r := p.seating.frame(d.Context).Latest
	sheet := func() bool {
		return slices.ContainsFunc(d.List.Hits, func(h display.Hit) bool { return h.Rect == r })
	}
	require.False(t, r.Empty())
	require.Empty(t, p.history.Shown())
	require.False(t, sheet())
	d.Forward(func() bool { return len(p.history.Shown()) > 0 })
	d.Rest(1)
	require.True(t, sheet())
}
