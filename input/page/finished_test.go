package page

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// toResult starts the program with a match that ends on the screen, and waits for its result.
func toResult(t *testing.T, st store.Store) (*apptest.Driver, *session.Match) {
	d := drive(t, st, apptest.Desktop)
	m := apptest.Finished(t, 5)
	d.Stack = app.NewStack(d.Context, d.Context.Matches.Play(d.Context, m, nil))
	d.Forward(func() bool { return d.Scene() == "result" })
	d.Tick(control.Frame{})
	return d, m
}

// finishedGames are the logs of the finished games that the saved games list when they are opened
// from the title.
func finishedGames(t *testing.T, st store.Store) (logs [][]game.Action) {
	d := drive(t, st, apptest.Desktop)
	d.Tap("saves")
	for _, x := range readSaves(d).slots {
		if x.Finished() && x.Match != nil {
			logs = append(logs, x.Match.Log())
		}
	}
	return logs
}

// A finished game is among the saved games by itself, whichever way leads to the next one: there
// it is loaded, shown again and given away like any other.
func TestFinishedGamesAreKept(t *testing.T) {
	for name, next := range map[string]func(d *apptest.Driver){
		"the same players": func(d *apptest.Driver) { d.Tap("again") },
		"another set-up": func(d *apptest.Driver) {
			d.Tap("leave")
			d.SetUp()
			d.Tap("start")
		},
		"after a reload": func(d *apptest.Driver) {
			d.Stack = app.NewStack(d.Context, First(d.Context, true))
			d.Tick(control.Frame{})
			d.SetUp()
			d.Tap("start")
		},
		"play on": func(d *apptest.Driver) {
			d.Stack.Push(NewTakeUp(d.Context, d.Stack.OpenMatch(), 20))
			d.Tick(control.Frame{})
			d.Tap("start")
		},
	} {
		t.Run(name, func(t *testing.T) {
			st := &store.Memory{}
			d, m := toResult(t, st)
			next(d)
			require.Equal(t, "play", d.Scene(), "nothing is asked")
			require.NotEqual(t, m.Log(), d.Stack.OpenMatch().Log())
			require.Equal(t, [][]game.Action{m.Log()}, finishedGames(t, st))

			d = drive(t, st, apptest.Desktop)
			o := &apptest.Outside{Files: map[string]string{}}
			d.Context.Share = o.Share("")
			d.Tap("saves")
			readSaves(d)
			d.Tick(control.Frame{})
			require.True(t, d.Shows("Finished games"))
			require.True(t, d.Shows("Serenissima, won by Caterina"), d.Text())
			result := m.State().Result()
			winner := game.Player(slices.Index(result.Rank[1:], 1) + 1)
			require.True(t, d.Shows(m.Seat(winner).Name+" (Deckhand): "+strconv.Itoa(int(result.Score[winner]))), d.Text())
			d.Tap("slot")
			d.Tap("slot-code")
			require.Equal(t, save.Code(m), o.Text)
			d.Tap("slot-file")
			require.Len(t, o.Files, 1)
			for _, file := range o.Files {
				require.Equal(t, save.Encode(m), withoutNote([]byte(file)))
			}
			d.Tap("slot-copy")
			d.Tap("slot-load")
			require.Equal(t, m.Log(), d.Stack.OpenMatch().Log())
			d.Forward(func() bool { return d.Scene() == "result" })
			require.Equal(t, [][]game.Action{m.Log()}, finishedGames(t, st), "it is kept once")
			slots, err := d.Context.Archive().Named()
			require.NoError(t, err)
			copies := 0
			for _, s := range slots {
				if string(s.File) == string(save.Encode(m)) {
					copies++
				}
			}
			require.Equal(t, 1, copies, "its copy is a game that somebody has saved")
		})
	}
}

// From the result the saved games begin with the finished ones, and what is kept need not be saved.
func TestTheResultLeadsToTheFinishedGames(t *testing.T) {
	d, _ := toResult(t, &store.Memory{})
	require.NoError(t, d.Context.Archive().Keep("Mine", apptest.Begun(t, 12)))
	d.Tap("saves")
	s := readSaves(d)
	d.Tick(control.Frame{})
	require.True(t, s.slots[0].Finished())
	require.Less(t, strings.Index(d.Text(), "Finished games"), strings.Index(d.Text(), "Saved by you"))
	require.Nil(t, d.List.Find(display.Target{Command: cmdSaveAs}))
}

// A finished game that somebody has deleted does not come back when the next one begins, unless it
// is brought back.
func TestDeletedFinishedGamesStayDeleted(t *testing.T) {
	for _, back := range []bool{false, true} {
		st := &store.Memory{}
		d, m := toResult(t, st)
		d.Tap("saves")
		readSaves(d)
		d.Tick(control.Frame{})
		d.Tap("slot")
		d.Tap("slot-delete")
		if back {
			d.Tap("slot-undo")
		}
		d.Tap("back")
		d.Tap("look")
		d.Stack = app.NewStack(d.Context, NewTitle(d.Context))
		d.Tick(control.Frame{})
		d.Tap("continue")
		d.Forward(func() bool { return d.Scene() == "result" })
		d.Tick(control.Frame{})
		d.Tap("again")
		if back {
			require.Equal(t, [][]game.Action{m.Log()}, finishedGames(t, st))
		} else {
			require.Empty(t, finishedGames(t, st))
		}
	}
}

// The last fifty are kept, be they damaged or not; the oldest make way, never what somebody has
// saved.
func TestTheOldestFinishedGamesMakeWay(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, apptest.Desktop)
	now := int64(1795300418000)
	d.Context.Now = func() int64 { now += 60_000; return now }
	var codes []string
	for i := range archive.MostFinished + 3 {
		m, _, err := session.New(gametest.Toy, game.Options{Seats: 2}, apptest.Begun(t, 0).Seats(), uint64(i))
		require.NoError(t, err)
		for !m.State().Result().Over {
			_, err = m.Do(m.State().AppendActions(nil)[0])
			require.NoError(t, err)
		}
		codes = append(codes, save.Code(m))
		if i == 0 {
			require.NoError(t, d.Context.Archive().Keep("Mine", m))
		}
		require.NoError(t, st.Write("finished-"+strconv.Itoa(i+1), save.Annotate([]byte(save.Code(m)), save.Note{Name: strconv.Itoa(i), Time: d.Context.Now() / 1000})))
	}
	newest := apptest.Finished(t, 5)
	require.NoError(t, d.Context.Archive().Save(newest))
	list, err := d.Context.Archive().Finished()
	require.NoError(t, err)
	require.Len(t, list, archive.MostFinished)
	require.Equal(t, save.Code(newest), string(list[0].File))
	for i, s := range list[1:] {
		require.Equal(t, codes[len(codes)-1-i], string(s.File))
	}
	slots, err := d.Context.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 1)
}

// A damaged entry says what is wrong with it; the others are listed, and it can be deleted.
func TestDamagedFinishedGames(t *testing.T) {
	st := &store.Memory{}
	d, m := toResult(t, st)
	code := save.Code(m)
	require.NoError(t, st.Write("finished-2", save.Annotate([]byte(code[:len(code)/2]), save.Note{Name: "Half of it", Time: 1795300418})))
	require.NoError(t, st.Write("finished-3", []byte("nonsense")))
	require.Equal(t, [][]game.Action{m.Log()}, finishedGames(t, st))
	d.Tap("saves")
	readSaves(d)
	d.Tick(control.Frame{})
	require.True(t, d.Shows("Half of it"))
	require.True(t, d.Shows("Some letters of the code are missing"), d.Text())
	require.True(t, d.Shows("neither a saved game nor a code"), d.Text())
	d.Tap("slot")
	require.True(t, d.List.Find(display.Target{Command: cmdSlotLoad}).Off)
	d.Tap("slot-delete")
	require.False(t, d.Shows("Some letters of the code are missing"))
}

// Where there is no space for a finished game the player is told, and asked before the next game
// takes its place; as soon as there is space it is kept.
func TestFinishedGamesInAFullStore(t *testing.T) {
	st := &apptest.Brittle{}
	d := drive(t, st, apptest.Desktop)
	m := apptest.Finished(t, 5)
	require.NoError(t, st.Write(inProgress, save.Encode(m)))
	st.Err = store.ErrFull
	d.Stack = app.NewStack(d.Context, d.Context.Matches.Play(d.Context, m, nil))
	d.Tick(control.Frame{})
	require.True(t, d.Shows("no space left"), d.Text())
	d.Forward(func() bool { return d.Scene() == "result" })
	d.Tick(control.Frame{})
	d.Tap("again")
	require.Equal(t, "message", d.Scene())
	require.True(t, d.Shows("would be lost"))
	d.Key(control.Cancel)
	require.Equal(t, "result", d.Scene())
	st.Err = nil
	d.Tap("again")
	require.Equal(t, "play", d.Scene())
	require.Equal(t, [][]game.Action{m.Log()}, finishedGames(t, st))
}
