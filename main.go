// Serenissima is a computer version of the board game for desktop and browser.
package main

import (
	"cmp"
	crypto "crypto/rand"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/ai"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/input/command"
	"serenissima/input/measure"
	"serenissima/input/scene"
	"serenissima/render/badge"
	"serenissima/render/board"
	"serenissima/render/canvas"
	"serenissima/render/music"
	"serenissima/render/op"
	"serenissima/render/sound"
	"serenissima/render/synth"
)

// begun is when the program started.
var begun = time.Now()

func main() {
	if err := catalog.Check(); err != nil {
		input.TellFailed("serenissima: " + err.Error())
		os.Exit(1)
	}
	command.Draw = canvas.Pictures
	client, code, handled := command.Run(os.Args[1:], os.Stdout, os.Stderr)
	if handled {
		os.Exit(code)
	}
	if err := play(client); err != nil {
		input.TellFailed("serenissima: " + err.Error())
		os.Exit(1)
	}
}

// play runs the client until its window is closed.
func play(client command.Client) error {
	keys, err := input.NewKeymap(input.DefaultKeys)
	if err != nil {
		return err
	}
	stack, context, err := open(client)
	if err != nil {
		return err
	}
	g := &loop{app: stack, context: context, device: input.NewDevice(keys), canvas: canvas.New(), probe: input.NewProbe(), sound: sound.Open(rand.Uint64())}
	g.doze.Host = g.device
	defer g.sound.Close()
	ebiten.SetWindowTitle("Serenissima")
	ebiten.SetWindowIcon([]image.Image{badge.Draw(16, badge.Rounded), badge.Draw(32, badge.Rounded), badge.Draw(48, badge.Rounded)})
	ebiten.SetWindowSize(client.Width, client.Height)
	ebiten.SetWindowSizeLimits(320, 240, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetFullscreen(context.Settings.Fullscreen)
	ebiten.SetScreenClearedEveryFrame(false) // the picture stays until it changes
	if client.Measure > 0 || input.Measured() {
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

// open puts together what scenes need and begins with the title.
func open(client command.Client) (*scene.Stack, *scene.Context, error) {
	files := store.Open()
	settings, words, notice, err := scene.LoadSettings(files, input.Languages()...)
	if err != nil {
		return nil, nil, err
	}
	settings.Fullscreen = settings.Fullscreen || client.Fullscreen
	c := &scene.Context{
		Store: files, Catalog: catalog.All(), Lang: words, Settings: settings,
		NewBrain: brain,
		NewSeed:  rand.Uint64,
		NewSalt:  salt,
		Now:      func() int64 { return time.Now().UnixMilli() },
		Seed:     client.Seed, CanQuit: runtime.GOOS != "js",
	}
	command.SetOpponents(c)
	if notice != "" {
		c.Say(notice)
	}
	return scene.NewStack(c, scene.First(c, input.MatchWasOpen())), c, nil
}

// salt draws the salt of a seal.
func salt() (s session.Salt) {
	crypto.Read(s[:]) // never fails
	return s
}

// brain makes a bot; one of a level that this version does not know plays as the
// strongest that it does.
func brain(rules, level string, seed uint64) session.Brain {
	b, err := ai.New(rules, ai.Level(level), seed)
	if err != nil {
		levels := ai.Levels(rules)
		b, err = ai.New(rules, levels[len(levels)-1], seed)
	}
	if err != nil {
		panic(err) // every rule set of the catalogue has bots
	}
	return b
}

// An app is what the loop runs: it takes each tick's input and shows a picture.
type app interface {
	Update(f input.Frame) (quit bool, err error)
	View(l *op.List)
	Still() bool // View would show the same as the last time
	Match() bool // a match is open
	Sounds() []synth.Effect
	Mood() music.Mood
}

// A loop runs an app in a window. It draws only pictures that differ from the
// last one.
type loop struct {
	app     app
	context *scene.Context
	open    bool // a match was open at the last tick
	device  *input.Device
	canvas  *canvas.Canvas
	probe   *input.Probe
	sound   *sound.Sound
	size    op.Point // of the window, logical
	scale   float64  // device pixels per logical pixel
	list    op.List
	stale   bool      // the list shows the app before its last update
	sea     board.Sea // that stirs in the list
	doze    input.Doze
	started bool
	err     error // why the loop ends
}

// LayoutF asks for a screen of as many pixels as the device has.
func (g *loop) LayoutF(width, height float64) (float64, float64) {
	g.size, g.scale = op.Point{X: width, Y: height}, ebiten.Monitor().DeviceScaleFactor()
	return width * g.scale, height * g.scale
}

// Layout is not called, for there is LayoutF.
func (g *loop) Layout(width, height int) (int, int) { return width, height }

// Update does one tick.
func (g *loop) Update() error {
	g.guard(func() error {
		f := g.device.Frame(g.size, g.scale)
		quit, err := g.app.Update(f)
		if err != nil {
			return err
		}
		g.listen(f.Focused)
		if open := g.app.Match(); open != g.open {
			g.open = open
			input.RememberMatch(open)
		}
		if full := g.context.Settings.Fullscreen; full != ebiten.IsFullscreen() {
			ebiten.SetFullscreen(full)
		}
		if quit {
			return ebiten.Termination
		}
		g.stale = g.stale || !g.app.Still()
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

// listen lets be heard what the tick asks for, as long as somebody is there.
func (g *loop) listen(attended bool) {
	songs, effects := g.context.Settings.Volumes()
	g.sound.Tick(sound.Wish{
		Effects: g.app.Sounds(), Mood: g.app.Mood(), Music: songs, Effect: effects, Attended: attended, Asleep: g.doze.Asleep,
	})
}

// view makes the picture, at most once a tick.
func (g *loop) view() {
	if !g.stale {
		return
	}
	g.stale = false
	g.list.Reset()
	g.app.View(&g.list)
	g.sea.Show(&g.list)
	if a, ok := g.app.(interface{ Facts() map[string]string }); ok {
		g.probe.Show(g.size, g.scale, &g.list, a.Facts())
	}
}

// Draw shows the picture if it is news.
func (g *loop) Draw(screen *ebiten.Image) {
	g.guard(func() error {
		g.view()
		if g.canvas.Renew(screen, &g.list, g.scale) && !g.started {
			g.started = true
			input.TellStarted()
		}
		return nil
	})
}

// guard runs f unless the loop is to end, and ends it if f fails or panics.
func (g *loop) guard(f func() error) {
	if g.err != nil {
		return
	}
	defer func() {
		if r := recover(); r != nil {
			g.err = fmt.Errorf("the program has a mistake: %v\nThe game is saved; start again to resume it.\n\n%s", r, debug.Stack())
		}
	}()
	g.err = f()
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
	g.context.Store, g.probe = &store.Memory{}, nil
	t := &timed{loop: g, course: measure.New(g.context, begun, cmp.Or(client.Measure, time.Minute), 50, os.Stdout)}
	g.app = t.course
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
