package match

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/template"
	"serenissima/render/texttwin"
)

// toyCourses are the ways in which the toy is played.
var toyCourses = []string{"short", "long", "wager"}

// toyDriver starts the program with the toy among its games.
func toyDriver(t *testing.T, st store.Store, size display.Point) *driver {
	d := drive(t, &store.Memory{}, size)
	d.lendToy()
	d.Context.Store = st
	d.Stack = app.NewStack(d.Context, page.NewTitle(d.Context))
	return d
}

// lendToy gives the program the table and the words of the toy.
func (d *driver) lendToy() {
	words, err := d.Context.Lang.With(template.Words)
	require.NoError(d.T, err)
	tables := table.Tables{"toy": template.Table{}}
	for id, on := range d.Context.Games.Tables {
		tables[id] = on
	}
	d.Context.Lang, d.Context.Games.Tables = words, tables
}

// toy shows a match of the toy, in which people sit on the first seats of two.
func toy(t *testing.T, size display.Point, course string, people int, seed uint64) (*driver, *Play) {
	d := toyDriver(t, &store.Memory{}, size)
	d.Context.Settings.Curtain, d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.VeilNever, app.AtOnce, app.AtOnce
	seats := make([]session.Seat, 2)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Bot, Level: "deckhand", Name: []string{"Anna", "Bernat"}[i], Colour: i + 1}
		if i < people {
			seats[i].Kind, seats[i].Level = session.Human, ""
		}
	}
	m, beats, err := session.New(gametest.Toy, gametest.Options(2, "course", course), seats, seed)
	require.NoError(t, err)
	p := NewPlay(d.Context, m, beats).(*Play)
	d.Stack = app.NewStack(d.Context, p)
	d.Rest(2)
	return d, p
}

// whole requires that no text is missing.
func (d *driver) whole() {
	for _, o := range d.List.Ops {
		require.NotContains(d.T, o.Text, "<", "a text is missing")
	}
	for _, h := range d.List.Hits {
		require.NotContains(d.T, h.Tip, "<", "a text is missing")
	}
}

// clickTo clicks a legal action together: on the answer to a question, on the thing that
// means it, or on the button of its group.
func (d *driver) clickTo(p *Play, a game.Action) {
	press := func(t display.Target) { d.Tap(device.TargetName(t)) }
	switch ref, ok := d.thing(p, a); {
	case p.sumInput.Asks():
		d.step(p, int(a.Obj[0].ID))
		d.Tap(device.TargetName(p.names()))
		return
	case p.now.Modal():
		press(position.Act(a))
		return
	case ok:
		d.Wake()
		d.Click(d.Spot(device.TargetName(display.Target{Ref: ref})))
	default:
		press(position.GroupButton(p.now.Offer.Groups[slices.IndexFunc(p.now.Groups, func(in []game.Action) bool { return slices.Contains(in, a) })].Name))
		press(position.Act(a))
		return
	}
	for p.open.Choice != nil {
		rows := p.open.Choice.Rows()
		press(position.RowTarget(position.CmdRow, rows[slices.IndexFunc(rows, func(r texttwin.Row) bool {
			return r.Action == a || r.Action.By == game.Nobody && slices.Contains(r.Narrow(p.open.Choice.Actions), a)
		})]))
	}
}

// step chooses a number on the stepper: about where it lies on the scale, then one by one.
func (d *driver) step(p *Play, n int) {
	s, at := p.sumInput.Picker, d.List.Find(display.Target{Command: panel.CmdSum, Index: 3}).Rect
	d.Wake()
	d.Click(display.Point{X: at.X + at.W*(0.05+0.9*float64(n)/float64(s.Values[len(s.Values)-1])), Y: at.Center().Y})
	for s.Value() != n {
		if s.Value() < n {
			d.Tap("sum 2")
		} else {
			d.Tap("sum 1")
		}
	}
}

// thing is what is pointed at for an action, if there is anything.
func (d *driver) thing(p *Play, a game.Action) (game.Ref, bool) {
	for _, h := range d.List.Hits {
		if ref := h.Target.Ref; h.Target == (display.Target{Ref: ref}) && ref != (game.Ref{}) && slices.Contains(p.scope().Meaning(ref).Plan, a) {
			return ref, true
		}
	}
	return game.Ref{}, false
}

// The toy is played to its end by clicks, in windows of all shapes.
func TestToyIsPlayedByClicks(t *testing.T) {
	for i, size := range windows {
		for seed, course := range toyCourses {
			d, p := toy(t, size, course, 2, uint64(seed+1))
			r := game.NewRand(uint64(10*i + seed))
			var done []game.Verb
			for d.Scene() == "play" {
				d.Forward(func() bool { return d.Scene() != "play" || p.asked() })
				d.Rest(2)
				d.Wake()
				d.whole()
				if d.Scene() != "play" {
					break
				}
				apptest.RequireReadable(t, &d.List, size, course)
				for ref := range deskOf(p, d.Context).lit() {
					require.False(t, p.scope().Meaning(ref).Kind == position.Nothing, "%v is lit for nothing", ref)
				}
				lit := deskOf(p, d.Context).lit()[game.Dice(0)] != 0
				require.Equal(t, p.now.View.Decision().Prompt == gametest.ToyMove, lit, "the die is lit where it can be thrown")
				a, before := p.now.Legal[r.IntN(len(p.now.Legal))], p.match().Len()
				d.clickTo(p, a)
				if pending := p.gestures.Pending; pending != nil { // it is asked for twice
					d.Forward(pending.Awake)
					d.Click(d.Spot(device.TargetName(pending.Target)))
				}
				require.Greater(t, p.match().Len(), before, "%s at %v", p.info.ActionText(a), size)
				require.Equal(t, a, p.match().Log()[before])
				done = append(done, a.Verb)
			}
			require.Equal(t, "result", d.Scene())
			d.Rest(3)
			d.whole()
			require.Equal(t, course == "wager", slices.Contains(done, gametest.ToyWager))
		}
	}
}

// The toy is played to its end with Tab, arrows and Enter, whichever are pressed.
func TestToyIsPlayedByKeys(t *testing.T) {
	keys := []display.Command{control.Next, control.MoveLeft, control.MoveRight, control.MoveUp, control.MoveDown, control.Confirm, control.Confirm}
	for seed, course := range toyCourses {
		d, p := toy(t, desktop, course, 2, uint64(seed+1))
		r := game.NewRand(uint64(seed))
		for n := 0; p.match().State().Decision().Player != game.Nobody; n++ {
			require.Less(t, n, 20_000)
			if d.Stack.Top() != app.Scene(p) { // a menu, or a page of rules
				d.Key(control.Cancel)
				continue
			}
			d.Key(keys[r.IntN(len(keys))])
		}
		d.Forward(func() bool { return d.Scene() == "result" })
	}
}

// The toy is played to its end by buttons of the text twin.
func TestToyIsPlayedInText(t *testing.T) {
	for seed, course := range toyCourses {
		d, p := toy(t, desktop, course, 1, uint64(seed+1))
		r := game.NewRand(uint64(seed))
		for n := 0; d.Scene() == "play"; n++ {
			require.Less(t, n, 20_000)
			page := d.Stack.Page()
			require.NotContains(t, strings.Join(append(page.Lines, page.Latest...), "\n"), "<")
			var can []texttwin.Button
			for _, part := range page.Parts {
				if field := part.Field; field != nil {
					require.NotContains(t, field.Text, "<")
					can = append(can, texttwin.Button{ID: field.ID + " " + strconv.Itoa(r.IntN(220))}) // or more than there is
				}
				for _, b := range part.Buttons {
					require.NotContains(t, b.Text, "<")
					if strings.HasPrefix(b.ID, pressItem) {
						can = append(can, b)
					}
				}
			}
			if !p.asked() || len(can) == 0 {
				d.Tick(control.Frame{})
				continue
			}
			d.Tick(control.Frame{Press: can[r.IntN(len(can))].ID})
		}
		require.Equal(t, "result", d.Scene())
		d.read("Watch the game again")
		require.Equal(t, "replay", d.Scene())
	}
}

// A match of the toy is taken back and made again, saved and loaded, and says by itself
// what it lacks: advice, steps of a turn, a fight.
func TestToyIsTakenBackAndSaved(t *testing.T) {
	d, p := toy(t, desktop, "wager", 2, 3)
	for range 2 {
		d.Forward(p.asked)
		p.propose(d.Context, p.now.Legal[7])
	}
	d.Forward(p.asked)
	run := slices.IndexFunc(p.now.Legal, func(a game.Action) bool { return a.Verb == gametest.ToyRun })
	p.propose(d.Context, p.now.Legal[run])
	d.Forward(p.asked)
	log := p.match().Log()
	for _, cmd := range []display.Command{control.Undo, control.Redo, control.Restart, control.Redo, control.Advice, control.Log, control.Log, control.Speed} {
		d.Key(cmd)
		d.Rest(2)
		d.whole()
		require.LessOrEqual(t, p.match().Len(), len(log))
	}
	require.Equal(t, log, p.match().Log())

	d.Key(control.Menu)
	d.Rest(2)
	d.Tap("saves")
	d.Rest(2)
	d.Tap("save-as")
	d.Key(control.Confirm)
	d.Rest(30)
	d.whole()

	again := toyDriver(t, d.Context.Store, desktop)
	again.Tick(control.Frame{})
	again.Tap("continue")
	require.Equal(t, "play", again.Scene())
	require.Equal(t, save.Encode(p.match()), save.Encode(again.Stack.Top().(*Play).match()))
	again.whole()
}

// Everything that a match of the toy leads to can be shown: a table without pictures,
// signs, charts and fights leaves gaps nowhere.
func TestToyHasItsPages(t *testing.T) {
	for _, size := range windows {
		d, p := toy(t, size, "short", 1, 2)
		for p.match().State().Decision().Player != game.Nobody {
			legal := p.match().State().AppendActions(nil)
			_, err := p.match().Do(legal[len(legal)-1])
			require.NoError(t, err)
		}
		for _, show := range []func() app.Scene{
			func() app.Scene { return result.New(d.Context, p.match()) },
			func() app.Scene { return page.NewHelp(d.Context, p.info.ID) },
			func() app.Scene { return page.NewRules(d.Context, p.info.ID, "T2") },
			func() app.Scene { return page.NewSaves(d.Context, p.match()) },
			func() app.Scene { return page.NewMenu(app.MenuOf{Match: p.match(), Viewer: 1}) },
			func() app.Scene { return NewReplay(d.Context, p.match(), game.Nobody, 0, nil) },
		} {
			d.Stack = app.NewStack(d.Context, show())
			for range 5 {
				d.Tick(control.Frame{Pinch: 1})
				d.whole()
			}
			require.NotEmpty(t, d.List.Ops, d.Scene())
			require.False(t, d.Shows(d.Context.Lang.T("help.signs")) || d.Shows(d.Context.Lang.T("result.ports")) || d.Shows(d.Context.Lang.T("dice.title")), d.Scene())
			require.NotContains(t, strings.Join(d.Stack.Page().Lines, " "), "<", d.Scene())
		}
	}
}

// A whole replay of the toy is animated, moving and at rest, and ends where the match does.
func TestToyIsReplayed(t *testing.T) {
	for _, still := range []bool{false, true} {
		d, p := toy(t, desktop, "wager", 0, 5)
		d.Forward(func() bool { return p.match().State().Result().Over })
		d.Context.Settings.ReducedMotion = still
		d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.Normal, app.Normal
		r := NewReplay(d.Context, p.match(), game.Nobody, 0, nil)
		d.Stack = app.NewStack(d.Context, r)
		d.Rest(2)
		d.Tap(string(panel.CmdRun))
		for n := 0; r.playback.Shown() < p.match().Len() || !r.playback.Timeline.Idle(); n++ {
			require.Less(t, n, 60*60)
			d.Tick(control.Frame{Pinch: 1})
			d.whole()
		}
		require.Equal(t, game.Hash(p.match().State()), game.Hash(r.playback.Timeline.Current(p.match().State())))
	}
}

// The sums that others have sealed are nowhere on the screen before they are opened.
func TestToyKeepsItsSecrets(t *testing.T) {
	d, p := toy(t, desktop, "wager", 2, 4)
	d.Context.Settings.Curtain = app.VeilSecret
	d.Forward(p.asked)
	p.propose(d.Context, p.now.Legal[137])
	d.Rest(3)
	require.Equal(t, "curtain", d.Scene())
	require.False(t, slices.ContainsFunc(apptest.AllTexts(&d.List), func(text string) bool { return strings.Contains(text, "137") }))
	d.Wake()
	d.Key(control.Confirm)
	d.Rest(3)
	require.Equal(t, game.Player(2), p.now.Viewer)
	require.False(t, d.Shows("137"))
	require.NotContains(t, strings.Join(append(d.Stack.Page().Lines, d.Stack.Page().Latest...), " "), "137")
}

// The toy is chosen on the title, set up with its options, played with the stepper, taken
// back, saved, loaded and watched again, as somebody at the screen would.
func TestToyFromTheTitleOn(t *testing.T) {
	for _, size := range windows {
		d := toyDriver(t, &store.Memory{}, size)
		d.Context.Settings.Curtain, d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.VeilNever, app.AtOnce, app.AtOnce
		d.Context.Settings.Players = 2
		for i := range d.Context.Settings.Seats {
			d.Context.Settings.Seats[i].Kind, d.Context.Settings.Seats[i].Level = session.Human, ""
		}
		d.Tick(control.Frame{})
		d.Tap("new")
		require.Equal(t, "games", d.Scene())
		d.whole()
		d.Tap("game")
		require.Equal(t, "setup", d.Scene())
		for _, target := range []string{"more-options", "option 2 count:1"} {
			for !slices.ContainsFunc(d.List.Hits, func(h display.Hit) bool { return device.TargetName(h.Target) == target }) {
				d.Tick(control.Frame{Wheel: -1})
			}
			d.Tick(control.Frame{Press: target})
			d.Rest(1)
		}
		d.Rest(2)
		d.whole()
		d.Tick(control.Frame{Press: "start"})
		require.Equal(t, "play", d.Scene())
		p := d.Stack.Top().(*Play)
		for range 2 {
			d.Forward(p.asked)
			d.Rest(2)
			d.whole()
			d.step(p, 60)
			d.Tap(device.TargetName(p.names()))
		}
		d.Forward(p.asked)
		d.Rest(2)
		d.clickTo(p, p.now.Legal[slices.IndexFunc(p.now.Legal, func(a game.Action) bool { return a.Verb == gametest.ToyRun })])
		if pending := p.gestures.Pending; pending != nil {
			d.Forward(pending.Awake)
			d.Click(d.Spot(device.TargetName(pending.Target)))
		}
		ran := p.match().Len()
		d.Key(control.Undo)
		require.Equal(t, ran-1, p.match().Len())
		d.Key(control.Redo)
		require.Equal(t, ran, p.match().Len())

		d = toyDriver(t, d.Context.Store, size)
		d.Context.Settings.Curtain, d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.VeilNever, app.AtOnce, app.AtOnce
		d.Tick(control.Frame{})
		d.Tap("continue")
		again := d.Stack.Top().(*Play)
		require.Equal(t, p.match().Log(), again.match().Log())
		for d.Scene() == "play" {
			d.Forward(func() bool { return d.Scene() != "play" || again.asked() })
			if d.Scene() == "play" {
				again.propose(d.Context, again.now.Legal[0])
			}
		}
		for ticks := 0; !d.Shows("Points"); ticks++ { // the stores are counted first
			require.Less(t, ticks, 10_000)
			d.Rest(1)
		}
		d.whole()
		d.Wake()
		d.Tick(control.Frame{Press: "replay"})
		d.Rest(3)
		require.Equal(t, "replay", d.Scene())
		d.whole()
	}
}

// Without anybody to ask there is no button for advice, and no gap in its place.
func TestToyHasNoHints(t *testing.T) {
	d, p := toy(t, desktop, "short", 2, 1)
	d.Context.Bots.NewAdvisor = func(string) session.Advisor { return nil }
	d.Forward(p.asked)
	d.Rest(2)
	require.Nil(t, d.List.Find(display.Target{Command: control.Advice}))
	v := viewOf(p, d.Context)
	first, last := d.List.Find(display.Target{Command: control.Speed}).Rect, d.List.Find(display.Target{Command: control.Log}).Rect
	require.Equal(t, v.Frame.Tools.X, first.X)
	require.InDelta(t, v.Frame.Tools.X+v.Frame.Tools.W, last.X+last.W, 5*v.Frame.Unit)
}
