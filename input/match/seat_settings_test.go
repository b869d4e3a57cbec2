package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
	"serenissima/render/theme"
)

// In a match the person at the screen finds them in the settings.
func TestSeatSettingsAreChosenInTheMatch(t *testing.T) {
	d, p := shared(t, "open", app.VeilNever)
	for !p.asked() {
		d.Rest(1)
	}
	d.Rest(2)
	seat := p.seating.decider()
	d.Key(control.Menu)
	d.Tap("settings")
	d.Tap("section-own")
	require.True(t, d.Shows("For "+p.match().Seat(seat).Name+", and for whoever"))
	d.Tap("my-hand 2")
	require.Equal(t, app.LeftHand, d.Context.Settings.BySeat[seat-1].Hand)
	d.Key(control.Cancel)
	require.True(t, viewOf(p, d.Context).Frame.Left, "at once")
}

// Everybody has the window and the speed that he likes.
func TestSettingsOfThePersonAtTheScreen(t *testing.T) {
	d, p := shared(t, "open", app.VeilNever)
	s := d.Context.Settings
	s.SpeedOwn, s.SpeedOthers = app.Normal, app.Normal
	s.BySeat[0] = app.SeatSettings{Hand: app.LeftHand, SpeedOthers: app.AtOnce}
	s.BySeat[2] = app.SeatSettings{SpeedOwn: app.Slow}
	seen := map[game.Player]bool{}
	for ticks := 0; len(seen) < 2; ticks++ {
		require.Less(t, ticks, 3000)
		p.timeline.SkipAll()
		d.Rest(1)
		if !p.asked() || p.seating.seated != p.seating.decider() {
			continue
		}
		d.Rest(1)
		seen[p.seating.seated] = true
		require.Equal(t, p.seating.seated == 1, viewOf(p, d.Context).Frame.Left)
		require.Equal(t, map[bool]float64{true: app.AtOnce.Factor(), false: 1}[p.seating.seated == 1], p.seating.speed(d.Context, &p.timeline))
		p.propose(d.Context, p.now.Legal[0])
		if ev, ok := p.timeline.Now(); ok && ev.By == 3 {
			require.Equal(t, app.Slow.Factor(), p.seating.speed(d.Context, &p.timeline))
		}
	}
	p.seating.seated = 1
	d.Key(control.Speed)
	require.Equal(t, app.Fast, s.BySeat[0].SpeedOthers, "the button changes what that person has chosen")
	require.Equal(t, app.Normal, s.SpeedOthers)
	p.seating.seated = 3
	d.Key(control.Speed)
	require.Equal(t, app.Fast, s.SpeedOthers, "or else what is for everybody")
	for _, then := range []app.Speed{app.AtOnce, app.Fast, app.Normal, app.Slow, app.Normal} {
		d.Key(control.Speed)
		require.Equal(t, then, s.SpeedOthers, "it turns back at the fastest and the slowest")
	}
}

// Whatever people wish for, no two players have the same pattern, and who has no
// wish has that of the colour if nobody else wants it.
func TestPatternsStayApart(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	seats := make([]session.Seat, 4)
	for wishes := range 5 * 5 * 5 * 5 {
		n := wishes
		for i := range seats {
			d.Context.Settings.BySeat[i].Pattern = theme.Pattern(n % 5)
			n /= 5
			seats[i] = session.Seat{Kind: session.Human, Colour: 4 - i}
		}
		got := map[theme.Pattern]bool{}
		for i, colour := range d.Context.Liveries("", seats) {
			livery, own := theme.LiveryOf(colour), theme.LiveryOf(seats[i].Colour)
			require.Equal(t, own.Main, livery.Main)
			got[livery.Pattern] = true
			if i == 0 && d.Context.Settings.BySeat[0].Pattern != 0 {
				require.Equal(t, d.Context.Settings.BySeat[0].Pattern, livery.Pattern)
			}
		}
		require.Len(t, got, 4)
	}
	d.Context.Settings.BySeat = app.SettingsBySeat{}
	require.Equal(t, []int{4, 3, 2, 1}, d.Context.Liveries("", seats))
	seats[0].Kind = session.Bot
	d.Context.Settings.BySeat[0].Pattern = theme.Bends
	require.Equal(t, []int{4, 3, 2, 1}, d.Context.Liveries("", seats), "a bot has no wishes")
}

// The pattern is on everything that a player has.
func TestPatternsAreSeen(t *testing.T) {
	d, p := shared(t, "open", app.VeilNever)
	d.Context.Settings.BySeat[0].Pattern = theme.Crosses
	v := viewOf(p, d.Context)
	require.Equal(t, theme.Crosses, theme.LiveryOf(v.Colour(1)).Pattern)
	require.Equal(t, theme.Waves, theme.LiveryOf(v.Colour(2)).Pattern)
	require.Equal(t, theme.LiveryOf(1).Main, theme.LiveryOf(all.Tables["serenissima"].Stage(v).Colour(1)).Main)
	require.Equal(t, v.Colour(1), result.Ranking(d.Context, p.match())[0].Colour)
}

// For the left hand everything is on the other side, in windows of every shape,
// and can be clicked all the same.
func TestWindowsForTheLeftHand(t *testing.T) {
	for _, size := range []display.Point{{X: 1600, Y: 1000}, {X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		d, p := advised(t, active(t), size)
		middle := func(cmd display.Command) float64 { return d.List.Find(display.Target{Command: cmd}).Rect.Center().X }
		end := position.GroupButton(table.EndGroup)
		right, menu := d.List.Find(end).Rect, middle(control.Menu)
		d.Context.Settings.Hand = app.LeftHand
		d.Rest(1)
		left := d.List.Find(end).Rect
		require.InDelta(t, size.X, right.Center().X+left.Center().X, 1, "%v", size)
		require.Less(t, middle(control.Menu), size.X/2)
		require.Greater(t, menu, size.X/2)
		d.Tap("group load") // a panel opens within the window
		require.GreaterOrEqual(t, p.open.Group, 0)
		requireInside(t, &d.List, size)
		d.Key(control.Cancel)
		d.Key(control.Log)
		requireInside(t, &d.List, size)
	}
}

// requireInside fails if something that can be clicked leaves the window.
func requireInside(t *testing.T, l *display.List, size display.Point) {
	for _, h := range l.Hits {
		if h.Target.Command != "" {
			in := h.Rect.Intersect(display.Rect{W: size.X, H: size.Y})
			require.InDelta(t, h.Rect.W*h.Rect.H, in.W*in.H, 1, "%s at %v", device.TargetName(h.Target), size)
		}
	}
}
