package match

import (
	"fmt"
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
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// watch opens the replay of a match at its beginning.
func watch(t *testing.T, m *session.Match, size display.Point) (*driver, *Replay) {
	d := drive(t, &store.Memory{}, size)
	r := NewReplay(d.c, m, viewer(m), 0, nil)
	d.stack = app.NewStack(d.c, r)
	d.rest(1)
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
	r.pace = len(paces) - 1
	at := hashes(m)
	var on []int
	for r.shown() < m.Len() {
		d.key(control.MoveRight)
		d.forward(func() bool { return r.timeline.Idle() && r.at >= r.until })
		require.Equal(t, at[r.shown()], game.Hash(r.beats.State(r.shown())))
		on = append(on, r.shown())
	}
	require.Equal(t, r.beats.Stops()[1:], on)
	d.key(control.MoveRight)
	require.Equal(t, m.Len(), r.shown(), "there is nothing behind the end")
	for i := len(on) - 2; i >= 0; i-- {
		d.key(control.MoveLeft)
		require.Equal(t, on[i], r.shown())
	}
	d.key(control.MoveLeft)
	d.key(control.MoveLeft)
	require.Zero(t, r.shown())
}

// Turns and scorings are reached with the buttons, both ways.
func TestReplayStridesByTurnsAndScorings(t *testing.T) {
	m := apptest.Finished(t, 5)
	d, r := watch(t, m, desktop)
	for _, by := range []string{"1", "2"} {
		list, s := r.turns, byTurn
		if by == "2" {
			list, s = r.scorings, byScoring
		}
		require.NotEmpty(t, list)
		for _, n := range list {
			d.tap("stride 1 count:" + by)
			require.Equal(t, r.beats.After(n), r.shown())
		}
		if r.shown() < m.Len() {
			d.tap("stride 1 count:" + by)
		}
		require.Equal(t, m.Len(), r.shown(), "the end is behind the last")
		_, more := r.target(s, true)
		require.False(t, more)
		for r.shown() > 0 {
			before := r.shown()
			d.tap("stride count:" + by)
			require.Less(t, r.shown(), before)
		}
	}
	require.Len(t, r.scorings, 3)
}

// It runs to the end by itself, stops when asked to, and rests then.
func TestReplayRuns(t *testing.T) {
	m := apptest.Finished(t, 5)
	d, r := watch(t, m, desktop)
	d.tap("pace")
	d.tap("pace")
	d.tap("run")
	d.rest(200)
	require.True(t, r.running)
	require.Positive(t, r.shown())
	require.False(t, d.stack.Still())
	d.key(control.Skip)
	require.False(t, r.running)
	d.forward(d.stack.Still)
	at := r.shown()
	d.rest(50)
	require.Equal(t, at, r.shown())

	r.jump(m.Len() - 10)
	d.tap("run")
	d.forward(func() bool { return !r.running })
	require.Equal(t, m.Len(), r.shown())
	d.tap("run")
	d.rest(1)
	require.Less(t, r.shown(), 30, "it begins anew")
}

// The bar is dragged and clicked, and the marks on it lead to what they mark.
func TestReplayBar(t *testing.T) {
	m := apptest.Fought(t)
	for _, size := range []display.Point{desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		d, r := watch(t, m, size)
		frame := r.frame(d.c)
		track := r.console(d.c, &frame).track
		at := display.Point{X: track.X + track.W*0.3, Y: track.Center().Y}
		d.tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true, Pinch: 1})
		require.InDelta(t, 0.3*float64(m.Len()), r.shown(), 12)
		at.X = track.X + track.W*0.7
		d.tick(control.Frame{Pointer: at, Inside: true, Pressed: true, Dragging: true, Pinch: 1})
		require.InDelta(t, 0.7*float64(m.Len()), r.shown(), 12)
		at.X = track.X + track.W + 500
		d.tick(control.Frame{Pointer: at, Pressed: true, Dragging: true, Pinch: 1})
		d.tick(control.Frame{Pointer: at, JustReleased: true, DragEnd: true, Pinch: 1})
		require.Equal(t, m.Len(), r.shown())
		d.tick(control.Frame{Pointer: at, Pinch: 1})
		require.False(t, r.scrub)

		kinds := map[markKind]int{}
		for i, mark := range r.marks {
			kinds[mark.kind]++
			h := d.list.Find(display.Target{Command: cmdMark, Index: i})
			require.NotNil(t, h)
			require.NotEmpty(t, h.Tip)
		}
		require.Positive(t, kinds[fightMark])
		require.Positive(t, kinds[scoringMark])
		d.tap(device.TargetName(display.Target{Command: cmdMark, Index: 0}))
		require.InDelta(t, r.marks[0].at, r.shown(), 12)
	}
}

// Once a match is over its turning points are marked as soon as they are known.
func TestReplayMarksTurningPoints(t *testing.T) {
	m := apptest.Finished(t, 5)
	d := drive(t, &store.Memory{}, desktop)
	d.c.Bots.NewAdvisor = func(string) session.Advisor { return &apptest.Judge{T: t} }
	r := NewReplay(d.c, m, game.Nobody, 0, nil)
	d.stack = app.NewStack(d.c, r)
	before := len(r.marks)
	d.forward(r.review.Done)
	d.rest(1)
	require.Greater(t, len(r.marks), before)
	for _, mark := range r.marks[before:] {
		require.Equal(t, mark.by, r.beats.Beats()[mark.at].Action.By, "it begins with a decision of who gained or missed")
		require.Positive(t, mark.gain)
	}
}

// What a turning point was worth is told in what the game is scored in.
func TestTurningPointsOfTheReplayHaveAUnit(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		m := apptest.PositionsOf(t, rules, 3, 1)[0]
		d := drive(t, &store.Memory{}, desktop)
		r := NewReplay(d.c, m, game.Nobody, 0, nil)
		unit := r.words.Own("result.points", "n", 7)
		for _, kind := range []markKind{gainMark, lossMark} {
			require.Contains(t, r.tipOf(d.c, landmark{kind: kind, by: 1, gain: 7}), "7 "+unit)
		}
	})
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
		require.Equal(t, want, r.beats.Beats()[i])
		require.NotEqual(t, game.Hash(b.After), game.Hash(r.beats.Beats()[i].After))
		i++
	}
}

// A new game begins with a position of the old one, which is kept. With the same
// dice the same decisions lead to the same game.
func TestTakeUp(t *testing.T) {
	for _, deal := range []string{"deal", "deal 1"} {
		m := apptest.Finished(t, 5)
		d, r := watch(t, m, desktop)
		d.c.Chance.NewSalt = func() session.Salt { return session.Salt{9} }
		r.jump(m.Len() / 2)
		n := r.shown()
		d.tick(control.Frame{Pinch: 1})
		d.tap("take-up")
		require.Equal(t, "takeup", d.scene())
		d.tap("sit 2")
		d.tap(deal)
		d.tap("start")
		require.Equal(t, "play", d.scene())
		next := d.stack.Top().(*Play).match
		require.Equal(t, session.Human, next.Seat(3).Kind)
		require.Equal(t, session.Bot, next.Seat(1).Kind)
		require.Equal(t, m.Log()[:n], next.Log()[:n])
		require.Equal(t, -1, next.Departure())
		s, ok := next.Seal()
		require.True(t, ok)
		require.True(t, s.Fits(next))
		require.NotContains(t, d.c.Notices.Text(), "sealed")
		require.Contains(t, d.stack.Top().(*Play).history.Entries[0].Text(), "sealed")
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
			require.Equal(t, d.c.Chance.NewSeed(), next.Seed())
			require.Equal(t, n, s.From)
			require.Equal(t, session.Drawn, s.Origin)
		}
		data, err := d.c.Store.Read("finished-1")
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
	d := drive(t, &apptest.ReadOnly{}, desktop)
	d.stack.Push(page.NewTakeUp(d.c, m, 20))
	d.rest(1)
	d.tap("start")
	require.True(t, d.shows("the disk is full"))
	d.key(control.Cancel)
	require.Equal(t, "takeup", d.scene())
}

// The replay is reached from the menu and from the end.
func TestReplayIsReached(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.forward(p.asked)
	d.rest(1)
	d.key(control.Menu)
	d.tap("replay")
	require.Equal(t, "replay", d.scene())
	require.Equal(t, "no", d.stack.Facts()["running"])
	d.key(control.Cancel)
	require.Equal(t, "play", d.scene())

	d.stack.Push(result.New(d.c, apptest.Finished(t, 5)))
	d.rest(1)
	d.tap("replay")
	require.Equal(t, "replay", d.scene())
	d.tap("leave-replay")
	require.Equal(t, "result", d.scene())
}

// In every window and language, with letters of every size, what the bar says is
// whole.
func TestReplayFits(t *testing.T) {
	m := apptest.Finished(t, 5)
	for _, language := range lang.Available() {
		for _, size := range []display.Point{desktop, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
			for _, scale := range app.TextScales {
				d, _ := watch(t, m, size)
				d.c.Settings.TextScale = scale
				require.NoError(t, d.c.SetLanguage(language.Tag))
				d.tick(control.Frame{})
				name := fmt.Sprintf("%v, letters %d %%, %s", size, scale, language.Tag)
				apptest.RequireWhole(t, &d.list, name)
				apptest.RequireReadable(t, &d.list, size, name)
			}
		}
	}
}

// A grey button of the replay says why it is grey, not what it would do.
func TestGreyStridesSayWhy(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	m := apptest.Fought(t)
	r := NewReplay(d.c, m, game.Nobody, 0, nil)
	d.stack = app.NewStack(d.c, r)
	for at, why := range map[int]string{0: "replay.start", m.Len(): "replay.end"} {
		r.jump(at)
		d.rest(1)
		off := 0
		for _, h := range d.list.Hits {
			if h.Target.Command == cmdStride && h.Off {
				off++
				require.Equal(t, d.c.Lang.T(why), h.Tip)
			}
		}
		require.GreaterOrEqual(t, off, 2, "at %d", at)
	}
}
