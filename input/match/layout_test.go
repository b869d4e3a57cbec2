package match

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// The replay can be read at every moment, in windows of every shape and with
// letters of every size.
func TestLayoutOfReplays(t *testing.T) {
	m := apptest.Fought(t)
	for _, size := range []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 720}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, scale := range app.TextScales {
			d := drive(t, &store.Memory{}, size)
			d.Context.Settings.TextScale = scale
			r := NewReplay(d.Context, m, game.Nobody, 0, nil)
			d.Stack = app.NewStack(d.Context, r)
			for n := 0; n < m.Len(); n += 53 {
				r.playback.Jump(n)
				d.Rest(1)
				name := fmt.Sprintf("replay at %d, %v, letters %d %%", n, size, scale)
				apptest.RequireReadable(t, &d.List, size, name)
				for _, h := range d.List.Hits {
					if in := h.Rect.Intersect(display.Rect{W: size.X, H: size.Y}); h.Target.Command == panel.CmdStride || h.Target.Command == panel.CmdRun {
						require.InDelta(t, h.Rect.W*h.Rect.H, in.W*in.H, 0.1, name)
						require.GreaterOrEqual(t, h.Rect.H, 40.0, name)
					}
				}
			}
		}
	}
}

// reachable reports whether something can be clicked as it is shown.
func reachable(l *display.List, size display.Point, ref game.Ref) bool {
	for i := range l.Hits {
		if h := &l.Hits[i]; h.Target == (display.Target{Ref: ref}) {
			if _, ok := device.Open(l, h, display.Rect{W: size.X, H: size.Y}); ok {
				return true
			}
		}
	}
	return false
}

// A fight is laid out with the round that has just been thrown, and chances that
// are those of the rules.
func TestSheetOfAFight(t *testing.T) {
	for seed := uint64(1); seed < 200; seed++ {
		for _, m := range apptest.Positions(t, seed, 1) {
			guide := all.Tables["serenissima"]
			f := table.FightOf(guide, m.State())
			if f == nil {
				continue
			}
			x := lay(t, m, desktop, func(*app.Settings) {})
			x.show(control.Frame{})
			p, words := x.p, x.c.Lang
			require.Positive(t, p.history.Rounds.N)
			for i, throw := range p.history.Rounds.Throws {
				require.LessOrEqual(t, p.history.Rounds.Lost[1-i], table.HitsOf(guide, throw.What), "who fell was hit")
			}
			require.InDelta(t, 1, f.Win+f.Both+f.Loss, 1e-9)
			require.LessOrEqual(t, f.Falls, 1.0)
			d := driver{Driver: &apptest.Driver{T: t, List: x.list}}
			require.True(t, d.Shows(words.T("play.fight.round", "n", p.history.Rounds.N)))
			shares := lang.Shares(f.Win, f.Both, f.Loss)
			require.True(t, d.Shows(lang.Capital(p.words(x.c).Line("preview.odds", "win", shares[0], "both", shares[1], "loss", shares[2]))))
			require.True(t, d.Shows(words.T("play.fight.next", "falls", lang.Shares(f.Falls, 1-f.Falls)[0], "loses", lang.Shares(f.Loses, 1-f.Loses)[0])))
			require.True(t, slices.ContainsFunc(x.list.Hits, func(h display.Hit) bool { return h.Target.Command == position.CmdAct }))
			for _, scale := range app.TextScales {
				x := lay(t, m, desktop, func(s *app.Settings) { s.TextScale = scale })
				x.show(control.Frame{})
				for _, h := range x.list.Hits {
					if h.Target.Command == position.CmdAct {
						require.Less(t, h.Rect.Y+h.Rect.H, x.p.seating.frame(x.c).Bar.Y, "%d %%: the answers lie over the bar", scale)
					}
				}
			}
			return
		}
	}
	t.Fatal("nobody has fought")
}

// Games begin with the whole chart, whatever the size of letters: no port is beyond the
// window or under a panel. On small windows, where that cannot be read, this lasts until
// a galley is active.
func TestGamesBeginWithEveryPortInSight(t *testing.T) {
	begun, later := apptest.Positions(t, 1, 5)[0], active(t)
	for _, size := range []display.Point{{X: 1280, Y: 720}, {X: 1280, Y: 800}, {X: 1366, Y: 768}, {X: 1600, Y: 1000}, {X: 1024, Y: 768}, {X: 390, Y: 844}, {X: 844, Y: 390}} {
		for _, scale := range app.TextScales {
			first := func(m *session.Match) *laidOut {
				x := lay(t, m, size, func(s *app.Settings) { s.TextScale = scale })
				x.show(control.Frame{})
				return x
			}
			x := first(begun)
			require.True(t, x.p.board.camera.Whole(), "%v, %d %%", size, scale)
			x.p.now.View = later.View(1)
			x.show(control.Frame{})
			require.Equal(t, size.X > 1100, x.p.board.camera.Whole(), "%v, %d %%: a galley is active", size, scale)
			require.Equal(t, size.X > 1100, first(later).p.board.camera.Whole(), "%v, %d %%", size, scale)
		}
	}
}

// Where no galley is active and all of one's own can act, a small window shows those, whatever the
// game; its captain can still look at all of the chart.
func TestASmallWindowBeginsWithTheOwnFleet(t *testing.T) {
	small, seen := display.Point{X: 390, Y: 844}, 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for _, m := range apptest.PositionsOf(t, rules, 2, 5) {
			d := drive(t, &store.Memory{}, small)
			d.Context.Bots.NewBrain = func(string, string, uint64) session.Brain { return idler{} }
			p := NewPlay(d.Context, m, nil).(*Play)
			d.Stack = app.NewStack(d.Context, p)
			d.Rest(2)
			if p.seating.frame(d.Context).Overview || !p.seating.person(p.seating.decider()) || !p.timeline.Idle() || p.now.Modal() {
				continue
			}
			if p.now.View.Asking().Phase != "" && on.Subject(p.now.View) == (game.Ref{}) && hasPieces(p, p.seating.decider()) {
				require.NotEmpty(t, deskOf(p, d.Context).panChoices().fleet(), "also where its ships can do nothing")
			}
			if len(deskOf(p, d.Context).panChoices().fleet()) == 0 {
				continue
			}
			seen++
			require.False(t, p.board.camera.Whole())
			part, ok := around(deskOf(p, d.Context), deskOf(p, d.Context).panChoices().fleet())
			require.True(t, ok)
			if all := p.board.camera.Showing(part, margin); all.Scale < 0.9*p.board.camera.Scale { // it lies all over the chart
				require.True(t, slices.ContainsFunc(deskOf(p, d.Context).panChoices().fleet(), func(ref game.Ref) bool { return inSight(d, p, ref) }))
				continue
			}
			require.Equal(t, p.board.camera, p.board.camera.Showing(part, 0), "all of it is in sight")
		}
	})
	require.Positive(t, seen)
}

// hasPieces reports whether a seat has a ship or a port on the board.
func hasPieces(p *Play, seat game.Player) bool {
	return slices.ContainsFunc(p.table.Things(p.now.View), func(ref game.Ref) bool { return p.table.Facts(p.now.View, ref).Owner == seat })
}

// Who has moved the chart before is left with what they chose.
func TestWhoHasMovedTheChartKeepsIt(t *testing.T) {
	d, p := advised(t, apptest.Positions(t, 1, 5)[0], display.Point{X: 390, Y: 844})
	p.board.camera.Zoom(1.5, p.board.camera.View.Center())
	was := p.board.camera.Scale
	p.now.View = active(t).View(1)
	d.Tick(control.Frame{})
	require.Equal(t, was, p.board.camera.Scale)
}

// Who chooses a home finds the ports by name where the buttons are that are of no use
// yet, for on a small chart names cannot be read. Where a name does not fit there are no
// buttons.
func TestHomesHaveButtons(t *testing.T) {
	m := asked(t, "choose-start")
	venezia := game.Port(slices.Index(m.Rules().Info().Refs[game.PortRef], "venezia"))
	for _, size := range []display.Point{desktop, {X: 1024, Y: 640}, {X: 768, Y: 1024}, {X: 390, Y: 844}} {
		d, p := advised(t, m, size)
		place := display.Target{Command: position.CmdPlace, Ref: venezia}
		require.NotNil(t, d.List.Find(place), "%v", size)
		require.Nil(t, d.List.Find(position.GroupButton("load")), "%v", size)
		require.True(t, d.Shows("Alexandria"), "%v", size)
		d.Tick(control.Frame{Pointer: d.List.Find(place).Rect.Center(), Inside: true})
		require.True(t, d.Shows("Produces "), "%v: what it is", size)
		d.Tap(device.TargetName(place))
		require.NotNil(t, p.open.Choice, "%v: which galley", size)
		for _, a := range p.open.Choice.Actions {
			require.Equal(t, venezia, a.Obj[0])
		}
	}
	d, _ := advised(t, m, display.Point{X: 844, Y: 390})
	require.Nil(t, d.List.Find(display.Target{Command: position.CmdPlace, Ref: venezia}))
	require.Nil(t, d.List.Find(position.GroupButton("load")))
	d, _ = advised(t, active(t), desktop)
	require.NotNil(t, d.List.Find(position.GroupButton("load")))
}
