//go:build e2e

package e2e

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gofrs/flock"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/display"
)

// A driver plays the program, whichever way it runs. Its methods fail the test
// if they cannot do their work.
type driver interface {
	// screen returns what is shown.
	screen() device.Screen
	// until waits until the screen is as wanted.
	until(what string, wanted func(device.Screen) bool) device.Screen
	// hover moves the pointer over the target.
	hover(target string)
	// tap clicks on the target.
	tap(target string)
	// drag presses on a target, moves to another and lets go.
	drag(from, to string)
	// key presses a key, with modifiers before it.
	key(keys ...ebiten.Key)
	// restart ends the program and starts it again with what it has saved.
	restart()
	// saved returns a text that the program has saved, empty if there is none.
	saved(name string) string
	// autosave returns the match that the program has saved last, empty if there is none.
	autosave() string
}

var (
	_ driver = (*desktop)(nil)
	_ driver = (*browser)(nil)
)

// sight returns the screen once a target can be clicked: where the camera has left it outside the
// window, a key shows the whole chart, and where galleys cover it there, others enlarge the
// surroundings of the active one.
func sight(t *testing.T, d driver, target string) device.Screen {
	t.Helper()
	s := resting(d)
	require.NotNil(t, s.Find(target), "no %q among %s", target, targets(s))
	if inSight(s, target) {
		return s
	}
	d.key(ebiten.KeyDigit0)
	s = d.until("the whole chart", func(s device.Screen) bool { return s.Facts["whole"] == "yes" || inSight(s, target) })
	if find := "find"; !inSight(s, target) && inSight(s, find) {
		for range 4 {
			d.key(ebiten.KeyEqual)
			if s = d.screen(); inSight(s, target) {
				return s
			}
		}
		d.tap(find)
	}
	return d.until(target+" in sight", func(s device.Screen) bool { return inSight(s, target) })
}

// inSight reports whether a target can be clicked.
func inSight(s device.Screen, target string) bool {
	return slices.ContainsFunc(s.Hits, func(h device.ScreenHit) bool { return h.Target == target && h.At != nil })
}

// resting returns the screen once the chart rests.
func resting(d driver) device.Screen {
	return d.until("a chart that rests", func(s device.Screen) bool { return s.Facts["moving"] == "" })
}

// place returns where a target can be clicked.
func place(t *testing.T, s device.Screen, target string) (x, y float64) {
	t.Helper()
	require.NotNil(t, s.Find(target), "no %q among %s", target, targets(s))
	for _, h := range slices.Backward(s.Hits) { // a thing may be shown in several places
		if h.Target == target && h.At != nil {
			return h.At[0], h.At[1]
		}
	}
	require.FailNow(t, "it is covered or outside the window", target)
	return 0, 0
}

// numbered writes a target with an index.
func numbered(command string, i int) string {
	if i == 0 {
		return command
	}
	return command + " " + strconv.Itoa(i)
}

// on writes a target about a thing.
func on(command string, r game.Ref) string {
	return strings.TrimSpace(fmt.Sprintf("%s %s:%d", command, r.Kind, r.ID))
}

// act writes the target that does an action.
func act(a game.Action) string { return device.TargetName(position.Act(a)) }

// piece writes the target of a piece where it lies.
func piece(what, from game.Ref) string {
	return device.TargetName(position.Piece{What: what, From: from}.Target(position.CmdPiece))
}

// hold writes the target of a hold.
func hold(place game.Ref) string {
	return device.TargetName(display.Target{Command: position.CmdHold, Value: place})
}

// hung is how long a program may do nothing before a test gives up: long, for on a busy machine it
// may have to wait for a processor.
const hung = 5 * time.Minute

// decided reports whether something is asked, or the game is over.
func decided(s device.Screen) bool {
	if s.Facts["asleep"] != "" { // takes no click yet
		return false
	}
	return s.Facts["scene"] == "result" || s.Facts["scene"] == "curtain" ||
		s.Facts["scene"] == "play" && s.Facts["idle"] == "yes" && s.Facts["seat"] != "0"
}

// targets lists what can be clicked.
func targets(s device.Screen) string {
	var names []string
	for _, h := range s.Hits {
		if h.Target != "" && !h.Off {
			names = append(names, h.Target)
		}
	}
	return strings.Join(names, ", ")
}

// A runner runs the tests inside the game loop, which vmhost asks for.
type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error {
	r.code = r.m.Run()
	return ebiten.Termination
}
func (*runner) Draw(*ebiten.Image)         {}
func (*runner) Layout(int, int) (int, int) { return 320, 240 }

// builtIn is a folder that keeps what is built for tests that run in several processes.
var builtIn = flag.String("built", "", "`folder` with what is built once for several processes; one of its own if empty")

// scratch is a folder for what the tests of this process write, and products one for what is built
// for them.
var scratch, products string

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	flag.Parse()
	var err error
	if scratch, err = os.MkdirTemp("", "e2e"); err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		return 1
	}
	defer os.RemoveAll(scratch)
	products = cmp.Or(*builtIn, scratch)
	ebiten.SetWindowVisible(false)
	r := &runner{m: m, code: 1}
	if err := ebiten.RunGame(r); err != nil {
		fmt.Fprintln(os.Stderr, "e2e: the tests need a display, for example that of xvfb-run -a:", err)
		return 1
	}
	return r.code
}

// built runs the go command in the root of the module once, whichever process comes first, and
// returns the path of what it has built.
func built(name string, args ...string) func() (string, error) {
	return sync.OnceValues(func() (string, error) {
		path := filepath.Join(products, name)
		lock := flock.New(path + ".lock")
		if err := lock.Lock(); err != nil {
			return "", err
		}
		defer lock.Close()
		if _, err := os.Stat(path); err == nil {
			return path, nil
		}
		begun := path + ".begun"
		cmd := exec.Command("go", append(args, begun)...)
		cmd.Dir = filepath.Join("..", "..")
		if args[len(args)-1] == "-o" {
			cmd.Args = append(cmd.Args, ".")
		}
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("%w: %s", err, out)
		}
		return path, os.Rename(begun, path)
	})
}
