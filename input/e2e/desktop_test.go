//go:build e2e

package e2e

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"image"
	"io/fs"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
	"github.com/stretchr/testify/require"

	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/input/device"
)

// guestProgram is the program, able to run as a guest.
var guestProgram = built("serenissima", "build", "-tags", "ebitenginevmguest", "-o")

// A desktop drives the desktop program: its clock stands still but for the
// ticks asked for.
type desktop struct {
	t      *testing.T
	size   image.Point
	args   []string
	env    []string // besides that of the test
	dir    string   // what the program saves, and its socket and probe
	guest  *vmhost.GuestSession
	image  *ebiten.Image
	cmd    *exec.Cmd
	stderr bytes.Buffer
}

// startDesktop starts the program with a store of its own.
func startDesktop(t *testing.T, size image.Point, args ...string) *desktop {
	t.Helper()
	dir, err := os.MkdirTemp(scratch, "d") // short, for sockets have short names
	require.NoError(t, err)
	d := &desktop{t: t, size: size, args: args, dir: dir}
	d.start()
	t.Cleanup(func() {
		d.stop()
		if t.Failed() && d.stderr.Len() > 0 {
			t.Log(d.stderr.String())
		}
	})
	return d
}

func (d *desktop) start() {
	d.t.Helper()
	program, err := guestProgram()
	require.NoError(d.t, err)
	socket := filepath.Join(d.dir, "s")
	_ = os.Remove(socket)
	_ = os.Remove(d.probe())
	ln, err := net.ListenUnix("unix", &net.UnixAddr{Name: socket, Net: "unix"})
	require.NoError(d.t, err)
	defer ln.Close()
	url, err := vmhost.EndpointURLFromAddr(ln.Addr())
	require.NoError(d.t, err)
	d.cmd = exec.Command(program, d.args...)
	d.cmd.Env = append(append(os.Environ(), d.env...), "EBITENGINE_VM_ENDPOINT="+url, "DISPLAY=", "WAYLAND_DISPLAY=",
		"SERENISSIMA_DIR="+d.store(), "SERENISSIMA_PROBE="+d.probe())
	d.cmd.Stderr = &d.stderr
	require.NoError(d.t, d.cmd.Start())
	require.NoError(d.t, ln.SetDeadline(time.Now().Add(hung)))
	conn, err := ln.Accept()
	require.NoError(d.t, err)
	d.guest, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: hung})
	require.NoError(d.t, err)
	d.image = ebiten.NewImage(d.size.X, d.size.Y)
	require.NoError(d.t, d.guest.SetOutsideScreen(d.image))
	d.tick(2)
}

func (d *desktop) stop() {
	if d.guest != nil {
		_ = d.guest.Close()
		_ = d.cmd.Wait()
		d.image.Deallocate()
		d.guest = nil
	}
}

func (d *desktop) restart() {
	d.t.Helper()
	d.stop()
	d.start()
}

func (d *desktop) probe() string { return filepath.Join(d.dir, "probe") }

// store is the folder of what the program saves.
func (d *desktop) store() string { return filepath.Join(d.dir, "store") }

func (d *desktop) saved(name string) string {
	d.t.Helper()
	text, err := os.ReadFile(filepath.Join(d.store(), name))
	if !errors.Is(err, fs.ErrNotExist) {
		require.NoError(d.t, err)
	}
	return string(text)
}

// autosave returns the match that was saved last.
func (d *desktop) autosave() string {
	d.t.Helper()
	var texts []string
	for _, r := range catalog.All() {
		texts = append(texts, d.saved(archive.AutosaveName(r.Info().ID)))
	}
	_, file := save.ReadNote([]byte(slices.MaxFunc(texts, func(a, b string) int { return cmp.Compare(savedAt(a), savedAt(b)) })))
	return string(file)
}

// savedAt is when a file was saved, below zero for no file.
func savedAt(file string) int64 {
	if file == "" {
		return -1
	}
	note, _ := save.ReadNote([]byte(file))
	return note.Time
}

// tick lets the program do n ticks.
func (d *desktop) tick(n int) {
	d.t.Helper()
	d.guest.AdvanceTicks(n)
	require.True(d.t, d.guest.WaitTicks(), "the program has ended: %v\n%s", d.guest.Err(), d.stderr.String())
}

func (d *desktop) screen() device.Screen {
	d.t.Helper()
	text, err := os.ReadFile(d.probe())
	require.NoError(d.t, err)
	var s device.Screen
	require.NoError(d.t, json.Unmarshal(text, &s))
	return s
}

// patience is how many ticks until waits: ten minutes of the game's clock.
const patience = 10 * 60 * 60

func (d *desktop) until(what string, wanted func(device.Screen) bool) device.Screen {
	d.t.Helper()
	const step = 5
	for range patience / step {
		if s := d.screen(); wanted(s) {
			return s
		}
		d.tick(step)
	}
	s := d.screen()
	require.FailNow(d.t, "it never came to "+what, "facts %v\ntexts %q\ntargets %s", s.Facts, s.Texts, targets(s))
	return s
}

func (d *desktop) hover(target string) {
	d.t.Helper()
	d.guest.MoveCursor(place(d.t, sight(d.t, d, target), target))
	d.tick(2)
}

func (d *desktop) tap(target string) {
	d.t.Helper()
	d.guest.MoveCursor(place(d.t, sight(d.t, d, target), target))
	d.tick(1)
	d.guest.PressMouseButton(ebiten.MouseButtonLeft)
	d.tick(1)
	d.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	d.tick(2)
}

func (d *desktop) drag(from, to string) {
	d.t.Helper()
	s := resting(d)
	d.guest.MoveCursor(place(d.t, s, from))
	d.tick(1)
	d.guest.PressMouseButton(ebiten.MouseButtonLeft)
	d.tick(1)
	d.guest.MoveCursor(place(d.t, s, to))
	d.tick(2)
	d.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	d.tick(2)
}

func (d *desktop) key(keys ...ebiten.Key) {
	d.t.Helper()
	for _, k := range keys {
		d.guest.PressKey(k)
	}
	d.tick(1)
	for _, k := range keys {
		d.guest.ReleaseKey(k)
	}
	d.tick(2)
}

// picture draws a frame and returns it.
func (d *desktop) picture() *image.RGBA {
	d.t.Helper()
	d.guest.AdvanceFrame()
	require.True(d.t, d.guest.WaitFrame(), "%v\n%s", d.guest.Err(), d.stderr.String())
	require.True(d.t, d.guest.CompositeFrame())
	img := image.NewRGBA(image.Rectangle{Max: d.size})
	d.image.ReadPixels(img.Pix)
	return img
}
