package match

import (
	"errors"
	"fmt"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/playback"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
)

// watch opens the replay of a match at its beginning.
func watch(t *testing.T, m *session.Match, size display.Point) (*driver, *Replay) {
	d := drive(t, &store.Memory{}, size)
	r := NewReplay(d.Context, m, viewer(m), 0, nil)
	d.Stack = app.NewStack(d.Context, r)
	d.Rest(1)
	return d, r
}

// hashes are the positions of a match, from the start to the last.
func hashes(m *session.Match) []uint64 {
	list := []uint64{game.Hash(m.Start())}
	for b := range m.Beats() {
		list = append(list, game.Hash(b.After))
	}
	return list
}

// On and back by keys, the replay goes through all positions in which somebody
// decides, and shows each as it was.
func TestReplayStepsBothWays(t *testing.T) {
	m := apptest.Finished(t, 5)
	d, r := watch(t, m, desktop)
	for r.playback.Pace() < 8 {
		d.Tap("pace")
	}
	at := hashes(m)
	var on []int
	for r.playback.Shown() < m.Len() {
		d.Key(control.MoveRight)
		d.Forward(func() bool { return r.playback.Resting() })
		require.Equal(t, at[r.playback.Shown()], game.Hash(r.playback.State(r.playback.Shown())))
		on = append(on, r.playback.Shown())
	}
	require.Equal(t, r.playback.Stops()[1:], on)
	d.Key(control.MoveRight)
	require.Equal(t, m.Len(), r.playback.Shown(), "there is nothing behind the end")
	for i := len(on) - 2; i >= 0; i-- {
		d.Key(control.MoveLeft)
		require.Equal(t, on[i], r.playback.Shown())
	}
	d.Key(control.MoveLeft)
	d.Key(control.MoveLeft)
	require.Zero(t, r.playback.Shown())
}

// Turns and scorings are reached with the buttons, both ways.
func TestReplayStridesByTurnsAndScorings(t *testing.T) {
	m := apptest.Finished(t, 5)
	d, r := watch(t, m, desktop)
	var scorings []int
	for _, mark := range r.playback.Marks {
		if mark.Kind == playback.ScoringMark {
			scorings = append(scorings, mark.At)
		}
	}
	require.Len(t, scorings, 3)
	for s, list := range map[playback.Stride][]int{playback.ByTurn: r.playback.Turns(), playback.ByScoring: scorings} {
		by := strconv.Itoa(int(s))
		require.NotEmpty(t, list)
		for _, n := range list {
			d.Tap("stride 1 count:" + by)
			require.Equal(t, r.playback.After(n), r.playback.Shown())
		}
		if r.playback.Shown() < m.Len() {
			d.Tap("stride 1 count:" + by)
		}
		require.Equal(t, m.Len(), r.playback.Shown(), "the end is behind the last")
		_, more := r.playback.Target(s, true)
		require.False(t, more)
		for r.playback.Shown() > 0 {
			before := r.playback.Shown()
			d.Tap("stride count:" + by)
			require.Less(t, r.playback.Shown(), before)
		}
	}
}

// It runs to the end by itself, stops when asked to, and rests then.
func TestReplayRuns(t *testing.T) {
	m := apptest.Finished(t, 5)
	d, r := watch(t, m, desktop)
	d.Tap("pace")
	d.Tap("pace")
	d.Tap("run")
	d.Rest(200)
	require.True(t, r.playback.Running())
	require.Positive(t, r.playback.Shown())
	require.False(t, d.Stack.Still())
	d.Key(control.Skip)
	require.False(t, r.playback.Running())
	d.Forward(d.Stack.Still)
	at := r.playback.Shown()
	d.Rest(50)
	require.Equal(t, at, r.playback.Shown())

	r.playback.Jump(m.Len() - 10)
	d.Tap("run")
	d.Forward(func() bool { return !r.playback.Running() })
	require.Equal(t, m.Len(), r.playback.Shown())
	d.Tap("run")
	d.Rest(1)
	require.Less(t, r.playback.Shown(), 30, "it begins anew")
}

// Once a match is over its turning points are marked as soon as they are known.
func TestReplayMarksTurningPoints(t *testing.T) {
	m := apptest.Finished(t, 5)
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Bots.NewAdvisor = func(string) session.Advisor { return &apptest.Judge{T: t} }
	r := NewReplay(d.Context, m, game.Nobody, 0, nil)
	d.Stack = app.NewStack(d.Context, r)
	before := len(r.playback.Marks)
	d.Forward(r.review.Done)
	d.Rest(1)
	require.Greater(t, len(r.playback.Marks), before)
	for _, mark := range r.playback.Marks[before:] {
		require.Equal(t, mark.By, r.playback.Beats()[mark.At].Action.By, "it begins with a decision of who gained or missed")
		require.Positive(t, mark.Gain)
	}
}

// During a game the replay shows nothing that the viewer may not see.
func TestReplayKeepsSecrets(t *testing.T) {
	seats := apptest.Begun(t, 0).Seats()
	o := game.Options{Seats: 2, Values: map[string]string{"money": "hidden"}}
	m, _, err := session.New(catalog.All()[0], o, seats, 3)
	require.NoError(t, err)
	for range 60 {
		_, err := m.Do(m.State().AppendActions(nil)[0])
		require.NoError(t, err)
	}
	_, r := watch(t, m, desktop)
	i := 0
	for b := range m.Beats() {
		want := b.For(1)
		require.Equal(t, want, r.playback.Beats()[i])
		require.NotEqual(t, game.Hash(b.After), game.Hash(r.playback.Beats()[i].After))
		i++
	}
}

// A new game begins with a position of the old one, which is kept. With the same
// dice the same decisions lead to the same game.
func TestTakeUp(t *testing.T) {
	for _, deal := range []string{"deal", "deal 1"} {
		m := apptest.Finished(t, 5)
		d, r := watch(t, m, desktop)
		d.Context.Chance.NewSalt = func() session.Salt { return session.Salt{9} }
		r.playback.Jump(m.Len() / 2)
		n := r.playback.Shown()
		d.Tick(control.Frame{Pinch: 1})
		d.Tap("take-up")
		require.Equal(t, "takeup", d.Scene())
		d.Tap("sit 2")
		d.Tap(deal)
		d.Tap("start")
		require.Equal(t, "play", d.Scene())
		next := d.Stack.Top().(*Play).match()
		require.Equal(t, session.Human, next.Seat(3).Kind)
		require.Equal(t, session.Bot, next.Seat(1).Kind)
		require.Equal(t, m.Log()[:n], next.Log()[:n])
		require.Equal(t, -1, next.Departure())
		s, ok := next.Seal()
		require.True(t, ok)
		require.True(t, s.Fits(next))
		require.NotContains(t, d.Context.Notices.Text(), "sealed")
		require.Contains(t, d.Stack.Top().(*Play).history.Entries[0].Text(), "sealed")
		if deal == "deal" {
			require.Equal(t, m.Seed(), next.Seed())
			require.Zero(t, s.From)
			require.Equal(t, session.Kept, s.Origin)
			for _, a := range m.Log()[next.Len():] {
				if a.By > game.Nobody {
					_, err := next.Do(a)
					require.NoError(t, err)
				}
			}
			require.Equal(t, m.Log(), next.Log())
		} else {
			require.Equal(t, d.Context.Chance.NewSeed(), next.Seed())
			require.Equal(t, n, s.From)
			require.Equal(t, session.Drawn, s.Origin)
		}
		data, err := d.Context.Store.Read("finished-1")
		require.NoError(t, err)
		_, code := save.ReadNote(data)
		kept, err := save.FromCode(string(code), catalog.Find)
		require.NoError(t, err)
		require.Equal(t, m.Log(), kept.Log())
	}
}

// A store that cannot be written to loses nothing: the old game stays.
func TestTakeUpNeedsTheStore(t *testing.T) {
	m := apptest.Finished(t, 5)
	d := drive(t, &apptest.Brittle{Err: errors.New("the disk is full")}, desktop)
	d.Stack.Push(page.NewTakeUp(d.Context, m, 20))
	d.Rest(1)
	d.Tap("start")
	require.True(t, d.Shows("the disk is full"))
	d.Key(control.Cancel)
	require.Equal(t, "takeup", d.Scene())
}

// The replay is reached from the menu and from the end.
func TestReplayIsReached(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	d.Rest(1)
	d.Key(control.Menu)
	d.Tap("replay")
	require.Equal(t, "replay", d.Scene())
	require.Equal(t, "no", d.Stack.Facts()["running"])
	d.Key(control.Cancel)
	require.Equal(t, "play", d.Scene())

	d.Stack.Push(result.New(d.Context, apptest.Finished(t, 5)))
	d.Rest(1)
	d.Tap("replay")
	require.Equal(t, "replay", d.Scene())
	d.Tap("leave-replay")
	require.Equal(t, "result", d.Scene())
}

// In every window and language, with letters of every size, what the bar says is
// whole.
func TestReplayFits(t *testing.T) {
	m := apptest.Finished(t, 5)
	for _, language := range lang.Available() {
		for _, size := range []display.Point{desktop, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
			for _, scale := range app.TextScales {
				d, _ := watch(t, m, size)
				d.Context.Settings.TextScale = scale
				require.NoError(t, d.Context.SetLanguage(language.Tag))
				d.Tick(control.Frame{})
				name := fmt.Sprintf("%v, letters %d %%, %s", size, scale, language.Tag)
				apptest.RequireWhole(t, &d.List, name)
				apptest.RequireReadable(t, &d.List, size, name)
			}
		}
	}
}

// The text twin tells where the replay is and how the game stands there, and steps through it.
func TestTheTextTwinOfAReplay(t *testing.T) {
	m := apptest.Finished(t, 5)
	d := drive(t, &store.Memory{}, desktop)
	r := NewReplay(d.Context, m, game.Nobody, 0, nil)
	d.Stack.Push(r)
	d.Rest(1)
	press := func(text string) {
		t.Helper()
		for _, b := range d.Stack.Page().Parts[0].Buttons {
			if b.Text == text {
				d.Tick(control.Frame{Press: b.ID, Pinch: 1})
				return
			}
		}
		require.Fail(t, "no button", text)
	}
	first := d.Stack.Page().Lines
	require.Contains(t, first[1], d.Context.Lang.T("replay.start"))
	press(d.Context.Tip("replay.turn.on", control.MoveDown))
	require.Equal(t, r.playback.After(r.playback.Turns()[0]), r.playback.Shown())
	require.NotEqual(t, first, d.Stack.Page().Lines)
	press(d.Context.Lang.T("replay.take-up"))
	require.Equal(t, "takeup", d.Scene())
	d.Key(control.Cancel)
	press(d.Context.Lang.T("replay.done"))
	require.Equal(t, "title", d.Scene())
}

// What is pointed at in a replay is explained as in a match, with the rule about it.
func TestAReplayExplainsThings(t *testing.T) {
	d, r := watch(t, apptest.Finished(t, 5), desktop)
	r.playback.Jump(72)
	d.Rest(1)
	explained, acts := 0, 0
	for id := range int16(25) {
		port := game.Port(id)
		hit := d.List.Find(display.Target{Ref: port})
		if hit == nil {
			continue
		}
		at, ok := device.Open(&d.List, hit, display.Rect{W: d.Size.X, H: d.Size.Y})
		if !ok {
			continue
		}
		d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
		require.Equal(t, port, r.board.hover.Ref)
		look := r.look(d.Context)
		told := r.table.Tell(look.View(), port)
		require.Equal(t, told.Rule, r.Rule(d.Context))
		require.True(t, d.Shows(lang.Capital(told.Lines[0])))
		require.True(t, d.Shows(d.Context.KeyText("rules.key", control.Rules, "rule", told.Rule)))
		for _, line := range look.scope.Tip(r.words, port) {
			require.False(t, d.Shows(line), "a click does nothing")
			acts++
		}
		explained++
	}
	require.Positive(t, explained)
	require.Positive(t, acts)
}
