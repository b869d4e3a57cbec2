package scene

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
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// toResult starts the program with a match that ends on the screen, and waits for its result.
func toResult(t *testing.T, st store.Store) (*driver, *session.Match) {
	d := drive(t, st, desktop)
	m := scenetest.Finished(t, 5)
	d.stack = NewStack(d.c, d.c.Matches.Play(d.c, m, nil))
	d.forward(func() bool { return d.scene() == "result" })
	d.tick(control.Frame{})
	return d, m
}

// finishedGames are the logs of the finished games that the saved games list when they are opened
// from the title.
func finishedGames(t *testing.T, st store.Store) (logs [][]game.Action) {
	d := drive(t, st, desktop)
	d.tap("saves")
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
	for name, next := range map[string]func(d *driver){
		"the same players": func(d *driver) { d.tap("again") },
		"another set-up": func(d *driver) {
			d.tap("leave")
			d.setUp()
			d.tap("start")
		},
		"after a reload": func(d *driver) {
			d.stack = NewStack(d.c, First(d.c, true))
			d.tick(control.Frame{})
			d.setUp()
			d.tap("start")
		},
		"play on": func(d *driver) {
			d.stack.Push(NewTakeUp(d.c, d.stack.OpenMatch(), 20))
			d.tick(control.Frame{})
			d.tap("start")
		},
	} {
		t.Run(name, func(t *testing.T) {
			st := &store.Memory{}
			d, m := toResult(t, st)
			next(d)
			require.Equal(t, "play", d.scene(), "nothing is asked")
			require.NotEqual(t, m.Log(), d.stack.OpenMatch().Log())
			require.Equal(t, [][]game.Action{m.Log()}, finishedGames(t, st))

			d = drive(t, st, desktop)
			o := &outside{files: map[string]string{}}
			d.c.Share = o.share("")
			d.tap("saves")
			readSaves(d)
			d.tick(control.Frame{})
			require.True(t, d.shows("Finished games"))
			require.True(t, d.shows("Serenissima, won by Caterina"), d.text())
			result := m.State().Result()
			winner := game.Player(slices.Index(result.Rank[1:], 1) + 1)
			require.True(t, d.shows(m.Seat(winner).Name+" (Deckhand): "+strconv.Itoa(int(result.Score[winner]))), d.text())
			d.tap("slot")
			d.tap("slot-code")
			require.Equal(t, save.Code(m), o.text)
			d.tap("slot-file")
			require.Len(t, o.files, 1)
			for _, file := range o.files {
				require.Equal(t, save.Encode(m), withoutNote([]byte(file)))
			}
			d.tap("slot-copy")
			d.tap("slot-load")
			require.Equal(t, m.Log(), d.stack.OpenMatch().Log())
			d.forward(func() bool { return d.scene() == "result" })
			require.Equal(t, [][]game.Action{m.Log()}, finishedGames(t, st), "it is kept once")
			slots, err := d.c.Archive().Named()
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
	require.NoError(t, d.c.Archive().Keep("Mine", scenetest.Begun(t, 12)))
	d.tap("saves")
	s := readSaves(d)
	d.tick(control.Frame{})
	require.True(t, s.slots[0].Finished())
	require.Less(t, strings.Index(d.text(), "Finished games"), strings.Index(d.text(), "Saved by you"))
	require.Nil(t, d.list.Find(display.Target{Command: cmdSaveAs}))
}

// A finished game that somebody has deleted does not come back when the next one begins, unless it
// is brought back.
func TestDeletedFinishedGamesStayDeleted(t *testing.T) {
	for _, back := range []bool{false, true} {
		st := &store.Memory{}
		d, m := toResult(t, st)
		d.tap("saves")
		readSaves(d)
		d.tick(control.Frame{})
		d.tap("slot")
		d.tap("slot-delete")
		if back {
			d.tap("slot-undo")
		}
		d.tap("back")
		d.tap("look")
		d.stack = NewStack(d.c, NewTitle(d.c))
		d.tick(control.Frame{})
		d.tap("continue")
		d.forward(func() bool { return d.scene() == "result" })
		d.tick(control.Frame{})
		d.tap("again")
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
	d := drive(t, st, desktop)
	now := int64(1795300418000)
	d.c.Now = func() int64 { now += 60_000; return now }
	var codes []string
	for i := range archive.MostFinished + 3 {
		m, _, err := session.New(gametest.Toy, game.Options{Seats: 2}, scenetest.Begun(t, 0).Seats(), uint64(i))
		require.NoError(t, err)
		for !m.State().Result().Over {
			_, err = m.Do(m.State().AppendActions(nil)[0])
			require.NoError(t, err)
		}
		codes = append(codes, save.Code(m))
		if i == 0 {
			require.NoError(t, d.c.Archive().Keep("Mine", m))
		}
		require.NoError(t, st.Write("finished-"+strconv.Itoa(i+1), save.Annotate([]byte(save.Code(m)), save.Note{Name: strconv.Itoa(i), Time: d.c.Now() / 1000})))
	}
	newest := scenetest.Finished(t, 5)
	require.NoError(t, d.c.Archive().Save(newest))
	list, err := d.c.Archive().Finished()
	require.NoError(t, err)
	require.Len(t, list, archive.MostFinished)
	require.Equal(t, save.Code(newest), string(list[0].File))
	for i, s := range list[1:] {
		require.Equal(t, codes[len(codes)-1-i], string(s.File))
	}
	slots, err := d.c.Archive().Named()
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
	d.tap("saves")
	readSaves(d)
	d.tick(control.Frame{})
	require.True(t, d.shows("Half of it"))
	require.True(t, d.shows("Some letters of the code are missing"), d.text())
	require.True(t, d.shows("neither a saved game nor a code"), d.text())
	d.tap("slot")
	require.True(t, d.list.Find(display.Target{Command: cmdSlotLoad}).Off)
	d.tap("slot-delete")
	require.False(t, d.shows("Some letters of the code are missing"))
}

// Where there is no space for a finished game the player is told, and asked before the next game
// takes its place; as soon as there is space it is kept.
func TestFinishedGamesInAFullStore(t *testing.T) {
	st := &scenetest.Brittle{}
	d := drive(t, st, desktop)
	m := scenetest.Finished(t, 5)
	require.NoError(t, st.Write(inProgress, save.Encode(m)))
	st.Err = store.ErrFull
	d.stack = NewStack(d.c, d.c.Matches.Play(d.c, m, nil))
	d.tick(control.Frame{})
	require.True(t, d.shows("no space left"), d.text())
	d.forward(func() bool { return d.scene() == "result" })
	d.tick(control.Frame{})
	d.tap("again")
	require.Equal(t, "message", d.scene())
	require.True(t, d.shows("would be lost"))
	d.key(control.Cancel)
	require.Equal(t, "result", d.scene())
	st.Err = nil
	d.tap("again")
	require.Equal(t, "play", d.scene())
	require.Equal(t, [][]game.Action{m.Log()}, finishedGames(t, st))
}
