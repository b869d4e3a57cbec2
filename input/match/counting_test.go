package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/history"
	"serenissima/input/page"
	"serenissima/render/control"
)

// The points of what seats have stored are told by the result, which counts them, and by nothing
// on the board before: neither while the last decision is shown, nor behind the result.
func TestTheBoardTellsNoPointsBeforeTheyAreCounted(t *testing.T) {
	rules, options := catalog.Find("goldenhorn"), game.Options{Seats: 3}
	var log []game.Action
	_, err := gametest.RandomGame(rules, options, 3, func(_ game.State, a game.Action, _ []game.Event) { log = append(log, a) })
	require.NoError(t, err)
	last := len(log) - 1
	for log[last].By == game.Chance {
		last--
	}
	seats := make([]session.Seat, options.Seats)
	for i, name := range []string{"Anna", "Bernat", "Caterina"} {
		seats[i] = session.Seat{Kind: session.Bot, Level: "deckhand", Name: name, Colour: i + 1}
	}
	human := &seats[log[last].By-1]
	human.Kind, human.Level = session.Human, ""
	m, err := session.Restore(rules, options, seats, 3, log[:last])
	require.NoError(t, err)

	d := drive(t, &store.Memory{}, desktop)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.Normal, app.Normal
	require.NoError(t, d.Context.Archive().Save(m))
	d.Stack = app.NewStack(d.Context, page.NewTitle(d.Context))
	d.Tap("continue")
	p := d.Stack.Top().(*Play)
	d.Forward(p.asked)
	p.propose(d.Context, log[last])
	require.Equal(t, game.Nobody, p.seating.decider())
	tells := func() bool {
		return slices.ContainsFunc(p.history.Shown(), func(e *history.Entry) bool { return slices.ContainsFunc(e.Events, history.Scores) })
	}
	points := p.history.Entries[slices.IndexFunc(p.history.Entries, func(e *history.Entry) bool { return slices.ContainsFunc(e.Events, history.Scores) }):]
	silent := func() {
		t.Helper()
		require.False(t, tells())
		for _, text := range apptest.AllTexts(&d.List) {
			for _, e := range points {
				require.NotContains(t, text, e.Text())
			}
		}
	}
	for d.Scene() == "play" {
		silent()
		ev, _ := p.timeline.Now()
		require.False(t, history.Scores(ev))
		d.Tick(control.Frame{})
	}
	require.Equal(t, "result", d.Scene())
	for !p.ending.Counted() {
		silent()
		d.Tick(control.Frame{Pinch: 1})
	}
	d.Key(control.Cancel)
	require.Equal(t, "play", d.Scene())
	d.Rest(1)
	require.True(t, tells(), "the log tells them afterwards")
}
