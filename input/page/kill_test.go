//go:build !js

package page

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/match"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/all"
)

// killDir is the variable that makes the test binary play instead of test: a
// directory to save in, until it is killed.
const killDir = "SERENISSIMA_TEST_KILL"

func TestMain(m *testing.M) {
	if dir := os.Getenv(killDir); dir != "" {
		fmt.Println("failed:", playUntilKilled(dir))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// An announcer tells what it writes, before and after.
type announcer struct{ store.Store }

func (a announcer) Write(name string, data []byte) error {
	if name != inProgress {
		return a.Store.Write(name, data)
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	entries := strings.TrimPrefix(lines[len(lines)-1], "end ")
	fmt.Println("writing", entries)
	err := a.Store.Write(name, data)
	fmt.Println("written", entries)
	return err
}

// A wanderer is a bot that takes any action.
type wanderer struct {
	rand game.Rand
	best game.Action
}

func (w *wanderer) Start(view game.State, _ game.Player) {
	legal := view.AppendActions(nil)
	w.best = legal[w.rand.IntN(len(legal))]
}

func (w *wanderer) Step(int) bool { return true }

func (w *wanderer) Best() game.Action { return w.best }

// playUntilKilled plays the match that is saved in a directory, or a new one, in
// the scene in which people play. It returns why it could not go on.
func playUntilKilled(dir string) error {
	st := announcer{store.Files(dir)}
	settings, words, _, err := app.LoadSettings(st)
	if err != nil {
		return err
	}
	settings.SpeedOthers = app.AtOnce
	var clock int64
	c := &app.Context{
		Store: st, Games: app.GameList{Catalog: catalog.All(), Tables: all.Tables}, Lang: words, Settings: settings,
		Bots:   app.Bots{NewBrain: func(_, _ string, seed uint64) session.Brain { return &wanderer{rand: game.NewRand(seed)} }},
		Chance: app.Chance{NewSeed: func() uint64 { return 7 }}, Now: func() int64 { clock += 5; return clock },
	}
	title := NewTitle(c)
	if len(title.messages) > 0 {
		return fmt.Errorf("the autosave cannot be used: %q", title.messages[0].Lines())
	}
	var m *session.Match
	if len(title.saved) > 0 {
		m = title.saved[0].Open()
	}
	for ; ; m = nil {
		if m == nil {
			if m, err = anotherMatch(); err != nil {
				return err
			}
		}
		stack := app.NewStack(c, match.NewPlay(c, m, nil))
		for !m.State().Result().Over {
			if _, err := stack.Update(control.Frame{Size: display.Point{X: 800, Y: 600}, Scale: 1, Pinch: 1}); err != nil {
				return err
			}
		}
		fmt.Println("over", m.Len())
	}
}

// anotherMatch returns a match of four bots.
func anotherMatch() (*session.Match, error) {
	seats := make([]session.Seat, 4)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Bot, Level: "captain", Name: string(rune('A' + i)), Colour: i + 1}
	}
	m, _, err := session.New(catalog.All()[0], game.Options{Seats: 4}, seats, rand.Uint64())
	return m, err
}

// kills is how often the program is killed.
const kills = 200

// TestKilledAtAnyMoment kills the program again and again, without warning, and
// starts it with what it has left. At most the decision in flight is lost, and
// nothing is left lying about.
func TestKilledAtAnyMoment(t *testing.T) {
	dir := quick(t)
	chance := rand.New(rand.NewPCG(6, kills))
	st := store.Files(dir)
	var before *session.Match
	inFlight, longest := 0, 0
	for range kills {
		writing, written, over := playAndKill(t, dir, 1+chance.IntN(24), chance.IntN(200_000))

		data, err := st.Read(inProgress)
		require.NoError(t, err)
		m, err := save.Decode(data, catalog.Find)
		require.NoError(t, err, "the autosave is whole")
		if m.Len() != written {
			require.Equal(t, writing, m.Len(), "only what was being written may be missing: %d entries were sure", written)
			inFlight++
		}
		if before != nil && before.Seed() == m.Seed() {
			require.GreaterOrEqual(t, m.Len(), before.Len())
			require.Equal(t, before.Log(), m.Log()[:before.Len()], "what was saved once stays")
		} else if before != nil {
			require.True(t, over || before.State().Result().Over, "a match begins only when the last is over")
		}
		before, longest = m, max(longest, m.Len())
		entries, err := os.ReadDir(dir)
		require.NoError(t, err)
		entries = slices.DeleteFunc(entries, func(e os.DirEntry) bool { return strings.HasPrefix(e.Name(), "finished-") })
		require.LessOrEqual(t, len(entries), 2, "the autosave, and one text that was being written")
	}
	t.Log(kills, "kills,", inFlight, "of them after the new text had taken its place and before the program knew; the longest match has", longest, "entries")
	require.Positive(t, inFlight+longest)
}

// quick returns a directory in memory where there is one: to bring thousands of
// texts to a disk takes minutes, and whoever is killed leaves the same on both.
func quick(t *testing.T) string {
	dir, err := os.MkdirTemp("/dev/shm", "kill")
	if err != nil {
		return t.TempDir()
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

// playAndKill runs the program until it has announced so many writings and some
// more time has passed, kills it, and returns how many entries it was writing
// last, how many it last knew to be written, and whether a match has come to its
// end.
func playAndKill(t *testing.T, dir string, lines, delay int) (writing, written int, over bool) {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), killDir+"="+dir)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	told := bufio.NewScanner(out)
	for n := 1; told.Scan(); n++ {
		var entries int
		var what string
		_, err := fmt.Sscan(told.Text(), &what, &entries)
		require.NoError(t, err, told.Text())
		switch what {
		case "writing":
			writing = entries
		case "written":
			written = entries
		case "over":
			over = true
		}
		if n == lines {
			for range delay {
				runtime.KeepAlive(n) // a moment of any length
			}
			require.NoError(t, cmd.Process.Kill())
		}
	}
	require.Error(t, cmd.Wait(), "it has been killed")
	require.Positive(t, written+writing)
	return writing, written, over
}
