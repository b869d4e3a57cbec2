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
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// acted lets a person at the table take some decisions of one turn, the first that
// goes on with it each time, and returns the number of entries before each.
func acted(d *driver, p *Play, n int) (before []int) {
	d.Forward(p.asked)
	for tries := 0; len(before) < n; tries++ {
		require.Less(d.T, tries, 400)
		d.Forward(p.asked)
		turn := p.now.View.Asking().Fresh
		if turn {
			before = before[:0]
		}
		if p.match().Firm() != p.match().Len()-len(before) {
			before = before[:0]
		}
		before = append(before, p.match().Len())
		a := p.now.Legal[0]
		for _, b := range p.now.Legal {
			if !p.now.IsEnd(b) {
				a = b
				break
			}
		}
		seat := p.seating.decider()
		p.propose(d.Context, a)
		p.timeline.SkipAll()
		if p.seating.decider() != seat || p.match().Firm() == p.match().Len() {
			before = before[:0]
		}
	}
	d.Rest(1)
	return before
}

// The whole turn is taken back at once, and made again step by step.
func TestRestartTakesTheTurnBack(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	before := acted(d, p, 3)
	log := p.match().Log()
	d.Key(control.Restart)
	require.LessOrEqual(t, p.match().Len(), before[0])
	start := p.match().Len()
	require.Equal(t, log[:start], p.match().Log())
	require.True(t, start == p.match().Firm() || p.match().State().Asking().Fresh)
	for p.match().CanRedo() {
		d.Key(control.Redo)
	}
	require.Equal(t, log, p.match().Log())
	d.Key(control.Redo)
	require.True(t, d.Shows("There is nothing to redo."))
}

// On a desktop there are buttons for it beside undo.
func TestUndoButtons(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	acted(d, p, 2)
	n := p.match().Len()
	d.Tap("undo")
	require.Equal(t, n-1, p.match().Len())
	d.Rest(1)
	d.Tap("redo")
	require.Equal(t, n, p.match().Len())
	d.Forward(p.asked)
	d.Rest(1)
	d.Tap("restart")
	require.LessOrEqual(t, p.match().Len(), n-2)
}

// A line of the log leads back to where it was told, as far as that can be undone,
// or else into the replay; why it cannot is written there.
func TestBackToALineOfTheLog(t *testing.T) {
	for _, size := range []display.Point{desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		d, p := seated(t, 1, app.AtOnce)
		d.Size = size
		before := acted(d, p, 3)
		d.Key(control.Log)
		d.Rest(1)
		line := -1
		for i, e := range p.history.Entries {
			if slices.Contains(before[1:], e.Beat) && !e.IsOver(p.history.Seen()) { // a longer sentence tells of several
				line = i
				break
			}
		}
		if line < 0 { // the decisions told nothing
			continue
		}
		told := p.history.Entries[line].Beat
		target := device.TargetName(display.Target{Command: panel.CmdEntry, Value: p.history.Entries[line]})
		d.Tap(target)
		d.Rest(1)
		require.NotNil(t, d.List.Find(display.Target{Command: panel.CmdTakeBack}), "it is picked")
		d.Tap(target)
		d.Rest(1)
		require.Nil(t, d.List.Find(display.Target{Command: panel.CmdTakeBack}), "a second click lets it go")
		d.Tap(target)
		d.Rest(1)
		d.Tap("back-to")
		require.Equal(t, told, p.match().Len())
		require.True(t, p.logShown())

		barrier := -1
		for i, e := range p.history.Entries {
			if e.Beat < p.match().Firm() && !e.Small {
				barrier = i
			}
		}
		require.Positive(t, barrier)
		for d.Rest(1); d.List.Find(display.Target{Command: panel.CmdEntry, Value: p.history.Entries[barrier]}) == nil; d.Rest(1) {
			d.Tap("scroll-up")
		}
		d.Tap(device.TargetName(display.Target{Command: panel.CmdEntry, Value: p.history.Entries[barrier]}))
		d.Rest(1)
		back := d.List.Find(display.Target{Command: panel.CmdTakeBack})
		require.True(t, back.Off)
		require.Equal(t, d.Context.Lang.T("play.undo."+string(p.match().Barrier())), back.Tip)
		beat := p.history.Entries[barrier].Beat
		d.Tap("watch")
		require.Equal(t, "replay", d.Scene())
		r := d.Stack.Top().(*Replay)
		require.LessOrEqual(t, r.playback.Shown(), beat)
		require.Equal(t, game.Hash(r.playback.State(r.playback.Shown())), game.Hash(r.playback.Beats()[r.playback.Shown()].Before))
	}
}

// The barrier is drawn in the log.
func TestTheLogShowsTheBarrier(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	acted(d, p, 2)
	d.Key(control.Log)
	d.Rest(1)
	require.True(t, d.Shows(d.Context.Lang.T("play.undo."+string(p.match().Barrier()))))
}

// What one click has done is taken back as one, and made again as one, step by step in the
// log as before.
func TestUndoTakesAClickBack(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	long := func() *table.Route {
		i := slices.IndexFunc(p.now.Routes, func(r table.Route) bool { return len(r.Plan) > 1 })
		if i < 0 || p.seating.decider() != 1 {
			return nil
		}
		return &p.now.Routes[i]
	}
	d.Forward(p.asked)
	for tries := 0; long() == nil; tries++ {
		require.Less(t, tries, 400)
		p.propose(d.Context, p.now.Legal[len(p.now.Legal)-1])
		d.Forward(p.asked)
	}
	before := p.match().Len()
	plan := slices.Clone(long().Plan)
	p.fulfil(d.Context, display.Target{Ref: long().To})
	d.Forward(func() bool { return p.settled() })
	log := p.match().Log()
	require.Equal(t, plan, log[before:])
	d.Key(control.Undo)
	require.Equal(t, before, p.match().Len())
	d.Key(control.Redo)
	require.Equal(t, log, p.match().Log())
	require.False(t, p.match().CanRedo())
	d.Key(control.Undo)
	d.Forward(p.asked)
	p.propose(d.Context, plan[0])
	d.Forward(p.asked)
	d.Key(control.Undo)
	require.Equal(t, before, p.match().Len(), "the click is forgotten")
	d.Key(control.Redo)
	require.Equal(t, before+1, p.match().Len())
}

// between opens a match of two people of a game in the window and plays it with a curtain as the
// setting says, until one person has decided and the other is asked; see is called then each time,
// behind the curtain if there is one, with the person who has decided.
func between(t *testing.T, rules game.Rules, veil app.Veil, see func(d *driver, p *Play, by game.Player)) {
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers, d.Context.Settings.Curtain = app.AtOnce, app.AtOnce, veil
	d.Context.Settings.Recap, d.Context.Settings.RoundUp = false, false
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Human, Name: "Bernat", Colour: 2}}
	m, beats, err := session.New(rules, game.Options{Seats: 2}, seats, 7)
	require.NoError(t, err)
	p := NewPlay(d.Context, m, beats).(*Play)
	d.Stack = app.NewStack(d.Context, p)
	d.Rest(1)
	for ticks := 0; m.Len() < 60; ticks++ {
		require.Less(t, ticks, 5000)
		curtained := d.Scene() == "curtain"
		if curtained {
			d.Wake()
			d.Key(control.Confirm)
		}
		if !p.asked() || p.seating.curtained() {
			d.Rest(1)
			continue
		}
		if by := m.LastBy(); curtained == (veil == app.VeilAlways) && by > game.Nobody && by != p.seating.decider() {
			d.Rest(1)
			see(d, p, by)
		}
		p.propose(d.Context, p.now.Legal[len(p.now.Legal)-1])
		d.Rest(1)
	}
}

// Who has opened the curtain cannot take back what the person before has done, and the button says
// why; without a curtain it says whose decision it takes back.
func TestUndoStopsAtAnOpenedCurtain(t *testing.T) {
	for _, rules := range catalog.All() {
		opened, open := 0, 0
		between(t, rules, app.VeilAlways, func(d *driver, p *Play, _ game.Player) {
			const why = "The screen has been handed over since. It cannot be undone."
			log := p.match().Log()
			if undo := d.List.Find(display.Target{Command: control.Undo}); undo != nil { // no question lies over it
				opened++
				require.True(t, undo.Off)
				require.Equal(t, why, undo.Tip)
			}
			d.Key(control.Undo)
			require.Equal(t, log, p.match().Log())
			require.True(t, d.Shows(why))
		})
		require.Positive(t, opened, rules.Info().ID)
		between(t, rules, app.VeilNever, func(d *driver, p *Play, by game.Player) {
			if undo := d.List.Find(display.Target{Command: control.Undo}); undo != nil && !undo.Off {
				open++
				require.Equal(t, "Undoes the last decision, which was "+p.match().Seat(by).Name+"’s.\nKey: Ctrl+Z", undo.Tip)
			}
		})
		require.Positive(t, open, rules.Info().ID)
	}
}

// While there is something to redo, the button for that stands beside the one that undoes, also where there is little
// room: what was taken back is done again with one tap.
func TestRedoStandsBesideUndo(t *testing.T) {
	for _, size := range []display.Point{desktop, {X: 1024, Y: 768}, {X: 390, Y: 844}, {X: 360, Y: 640}} {
		d, p := advised(t, active(t), size)
		length := p.match().Len()
		p.propose(d.Context, p.now.Legal[0])
		d.Forward(p.timeline.Idle)
		require.Greater(t, p.match().Len(), length)
		d.Key(control.Undo)
		d.Rest(2)
		require.Equal(t, length, p.match().Len())
		redo, undo := d.List.Find(display.Target{Command: control.Redo}), d.List.Find(display.Target{Command: control.Undo})
		require.NotNil(t, redo, "%v", size)
		require.NotNil(t, undo, "%v", size)
		require.True(t, redo.Rect.Inset(0.5).Intersect(undo.Rect).Empty())
		if size.X < 500 {
			require.GreaterOrEqual(t, min(redo.Rect.W, redo.Rect.H), 44.0, "%v", size)
		}
		d.Click(redo.Rect.Center())
		d.Rest(2)
		require.Greater(t, p.match().Len(), length, "%v", size)
	}
}
