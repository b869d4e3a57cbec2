// Serenissima is a computer version of the board game for desktop and browser.
package main

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/assets/lang"
	"serenissima/game/catalog"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/crash"
	"serenissima/input/command"
	"serenissima/input/device"
	"serenissima/input/measure"
	"serenissima/render/canvas"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/music"
	"serenissima/render/sound"
	"serenissima/render/synth"
	"serenissima/render/table/all"
	"serenissima/render/table/chart"
	"serenissima/render/texttwin"
)

// begun is when the program started.
var begun = time.Now()

func main() {
	if err := catalog.Check(); err != nil {
		device.TellFailed("serenissima: " + err.Error())
		os.Exit(1)
	}
	command.Draw = canvas.Pictures
	client, code, handled := command.Run(os.Args[1:], os.Stdout, os.Stderr)
	if handled {
		os.Exit(code)
	}
	if err := play(client); err != nil {
		device.TellFailed("serenissima: " + err.Error())
		os.Exit(1)
	}
}

// play runs the client until its window is closed.
func play(client command.Client) error {
	stack, context, err := command.Start(client)
	if err != nil {
		return err
	}
	keys, err := device.NewKeymap(device.DefaultKeys)
	if err != nil {
		return err
	}
	g := &loop{sea: chart.Sea{Waves: all.Tables.Waves}, program: stack, context: context, device: device.NewDevice(keys), canvas: canvas.New(), probe: device.NewProbe(), textTwin: device.NewTextTwin(), writer: device.NewWriter()}
	g.doze.Host = g.device
	g.guard = crash.NewGuard(context, command.Version(), func() []byte { return g.program.Save() })
	defer func() {
		if g.sound != nil {
			g.sound.Close()
		}
	}()
	if runtime.GOOS == "js" { // a page cannot begin with the full screen
		context.FillScreen(false)
	}
	g.window = device.OpenWindow(context.Store, client.Width, client.Height, client.Sized, context.Screen.Full)
	ebiten.SetScreenClearedEveryFrame(false) // the picture stays until it changes
	measured, soak := device.Measured()
	if client.Soak = cmp.Or(client.Soak, soak); client.Measure > 0 || measured {
		err = ebiten.RunGame(newTimed(g, client))
	} else {
		err = ebiten.RunGame(g)
	}
	switch {
	case err == nil || g.err != nil:
		return err
	case !g.started:
		return fmt.Errorf("no window could be opened: %w\n"+
			"The game needs a display (X11) with OpenGL. Without one it can be played in a browser:\n"+
			"    make web serve", err)
	default:
		return fmt.Errorf("the window was lost: %w\nThe game is saved; start again to resume it", err)
	}
}

// A program is what the loop runs: it takes each tick's input and shows a picture.
type program interface {
	Update(f control.Frame) (quit bool, err error)
	View(l *display.List)
	Still() bool  // View would show the same as the last time
	Match() bool  // a match is open
	Save() []byte // of that match, nil without one
	Sounds() []synth.Effect
	Mood() music.Mood
	MusicShare() float64
	Region() music.Region
}

// A loop runs a program in a window. It draws only pictures that differ from the
// last one.
type loop struct {
	program  program
	context  *app.Context
	open     bool // a match was open at the last tick
	device   *device.Device
	keys     map[display.Command][]string // that the device has bound, where not as delivered
	canvas   *canvas.Canvas
	probe    *device.Probe
	textTwin *device.TextTwin
	writer   *device.Writer
	sound    *sound.Sound
	size     display.Point // of the window, logical
	scale    float64       // device pixels per logical pixel
	list     display.List
	stale    bool      // the list shows the program before its last update
	sea      chart.Sea // that stirs in the list
	doze     device.Doze
	spoken   *lang.Catalog // the language that the host knows of
	started  bool
	window   *device.Window
	guard    *crash.Guard
	err      error // why the loop ends
}

// LayoutF asks for a screen of as many pixels as the device has.
func (g *loop) LayoutF(width, height float64) (float64, float64) {
	g.size, g.scale = display.Point{X: width, Y: height}, ebiten.Monitor().DeviceScaleFactor()
	return width * g.scale, height * g.scale
}

// Layout is not called, for there is LayoutF.
func (g *loop) Layout(width, height int) (int, int) { return width, height }

// Update does one tick.
func (g *loop) Update() error {
	g.run(func() error {
		f := g.device.Frame(g.size, g.scale)
		if g.guard.Page() != nil {
			return g.choose(f)
		}
		f.Press = g.textTwin.Pressed()
		g.writer.Take(&f)
		device.FetchCharts()
		g.guard.Pass()
		g.guard.Journal.Note(&f, &g.list, func() string { return g.facts()["scene"] })
		g.guard.Provocation.At(crash.InUpdate, g.facts)
		quit, err := g.program.Update(f)
		if err != nil {
			return err
		}
		g.listen(f.Focused)
		if words := g.context.Lang; words != g.spoken {
			g.spoken = words
			device.TellLanguage(words.Tag(), words.All("page."))
		}
		if open := g.program.Match(); open != g.open {
			g.open = open
			device.RememberMatch(open)
		}
		if full := g.window.Watch(g.context.Store, g.context.Screen.Full); full != g.context.Screen.Full { // left by other means
			g.context.FillScreen(full)
		}
		if err := g.bind(); err != nil {
			return err
		}
		if quit {
			return ebiten.Termination
		}
		g.stale = g.stale || !g.program.Still()
		if g.doze.Tick(!g.stale) && f.Focused && !g.context.Settings.ReducedMotion {
			g.sea.Stir(&g.list)
		}
		if g.probe != nil {
			g.view()
		}
		return nil
	})
	return g.err
}

// bind lets the keys do what the settings say.
func (g *loop) bind() error {
	own := g.context.Settings.Keys
	if maps.EqualFunc(own, g.keys, slices.Equal) {
		return nil
	}
	keys, err := device.NewKeymap(device.Bindings(own))
	if err != nil {
		return err
	}
	g.keys = maps.Clone(own)
	g.device.Bind(keys)
	return nil
}

// listen lets be heard what the tick asks for, as long as somebody is there.
func (g *loop) listen(attended bool) {
	switch {
	case !g.started: // the first picture comes first
		return
	case g.sound == nil:
		g.sound = sound.Open(rand.Uint64())
	}
	songs, effects := g.context.Settings.Volumes()
	g.sound.Tick(sound.Wish{
		Effects: g.program.Sounds(), Mood: g.program.Mood(), Region: g.program.Region(), Music: songs * g.program.MusicShare(), Effect: effects, Attended: attended, Asleep: g.doze.Asleep,
	})
}

// view makes the picture, at most once a tick.
func (g *loop) view() {
	if !g.stale {
		return
	}
	g.stale = false
	g.list.Reset()
	g.program.View(&g.list)
	g.sea.Show(&g.list)
	if g.probe != nil {
		g.probe.Show(g.size, g.scale, &g.list, g.facts())
	}
	if a, ok := g.program.(interface{ Page() texttwin.Page }); ok && g.textTwin != nil {
		g.textTwin.Show(a.Page())
	}
	if a, ok := g.program.(interface{ Writing() (string, int, bool) }); ok {
		text, caret, typing := a.Writing()
		g.writer.Show(&g.list, text, caret, typing)
	}
}

// facts are what the program says of itself.
func (g *loop) facts() map[string]string {
	if a, ok := g.program.(interface{ Facts() map[string]string }); ok {
		return a.Facts()
	}
	return nil
}

// Draw shows the picture if it is news.
func (g *loop) Draw(screen *ebiten.Image) {
	g.run(func() error {
		if page := g.guard.Page(); page != nil {
			if img, news := page.Picture(screen.Bounds().Size(), g.scale); news {
				screen.WritePixels(img.Pix)
			}
			return nil
		}
		g.guard.Provocation.At(crash.InDraw, g.facts)
		g.view()
		if g.canvas.Renew(screen, &g.list, g.scale) && !g.started {
			g.started = true
			device.TellStarted()
		}
		return nil
	})
}

// run runs f under guard, unless the loop is to end, and ends it if f fails.
func (g *loop) run(f func() error) {
	if g.err == nil {
		g.err = g.guard.Run(f)
	}
}

// choose is a tick of the page about a panic.
func (g *loop) choose(f control.Frame) error {
	page := g.guard.Page()
	g.probe.Show(g.size, g.scale, page.List(g.size), map[string]string{"scene": "crash"})
	switch page.Update(&f) {
	case crash.Leave:
		return ebiten.Termination
	case crash.Resume:
		g.program, g.canvas, g.stale = app.NewStack(g.context, g.guard.Resume()), canvas.New(), true
	}
	return nil
}

// A timed loop runs the course of package measure and tells it what frames take.
type timed struct {
	*loop
	course *measure.Course
	work   time.Duration // of the ticks since the last frame
}

// newTimed puts the course in the place of the program for players, with a store
// that keeps nothing.
func newTimed(g *loop, client command.Client) *timed {
	g.context.Store, g.probe, g.guard.Alone = &store.Memory{}, nil, true
	t := &timed{loop: g, course: measure.New(g.context, begun, cmp.Or(client.Measure, time.Minute), 50, os.Stdout)}
	if client.Soak > 0 {
		t.course = measure.NewSoak(g.context, client.Soak, os.Stdout)
	}
	g.program = t.course
	return t
}

// Update implements ebiten.Game.
func (t *timed) Update() error {
	begun := measure.Clock()
	err := t.loop.Update()
	t.work += measure.Clock() - begun
	return err
}

// Draw implements ebiten.Game.
func (t *timed) Draw(screen *ebiten.Image) {
	begun := measure.Clock()
	t.loop.Draw(screen)
	t.course.Frame(t.work + measure.Clock() - begun)
	t.work = 0
}
