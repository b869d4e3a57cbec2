// Serenissima is a computer version of the board game for desktop and browser.
package main

import (
	"cmp"
	"fmt"
	"image"
	"maps"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/assets/lang"
	"serenissima/game/catalog"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/input/command"
	"serenissima/input/crash"
	"serenissima/input/measure"
	"serenissima/input/scene"
	"serenissima/render/badge"
	"serenissima/render/board"
	"serenissima/render/canvas"
	"serenissima/render/music"
	"serenissima/render/op"
	"serenissima/render/sound"
	"serenissima/render/synth"
	"serenissima/render/twin"
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
	stack, context, err := open(client)
	if err != nil {
		return err
	}
	keys, err := input.NewKeymap(input.DefaultKeys)
	if err != nil {
		return err
	}
	g := &loop{app: stack, context: context, device: input.NewDevice(keys), canvas: canvas.New(), probe: input.NewProbe(), mirror: input.NewMirror(), writer: input.NewWriter(), sound: sound.Open(rand.Uint64())}
	g.doze.Host, g.provocation = g.device, crash.Provoke(input.Provocation())
	if input.WasBroken() {
		g.fragile = fragile
	}
	defer g.sound.Close()
	ebiten.SetWindowTitle("Serenissima")
	if runtime.GOOS != "js" { // a page has an icon of its own
		ebiten.SetWindowIcon([]image.Image{badge.Draw(16, badge.Rounded), badge.Draw(32, badge.Rounded), badge.Draw(48, badge.Rounded)})
	}
	g.openWindow(client)
	ebiten.SetScreenClearedEveryFrame(false) // the picture stays until it changes
	measured, soak := input.Measured()
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

// windowName is the name in the store of where the window lies.
const windowName = "window"

// openWindow opens the window where it was the last time, unless a size has been
// asked for. A page cannot begin with the full screen.
func (g *loop) openWindow(client command.Client) {
	data, _ := g.context.Store.Read(windowName) // without it there is a place as well
	place, remembered := input.ReadPlace(data)
	if client.Sized || !remembered {
		place, remembered = input.Place{Width: client.Width, Height: client.Height}, false
	}
	input.OpenWindow(place, remembered)
	if runtime.GOOS == "js" {
		g.context.FillScreen(false)
	}
	ebiten.SetFullscreen(g.context.Full)
	g.place, g.full = place, input.NewScreenful(g.context.Full)
}

// watchWindow keeps the full screen as it is set, and remembers where the window
// lies.
func (g *loop) watchWindow() {
	c := g.context
	full, ask := g.full.Tick(c.Full, ebiten.IsFullscreen())
	if full != c.Full { // it has been left by other means
		c.FillScreen(full)
	}
	if ask {
		ebiten.SetFullscreen(full)
	}
	if g.ticks++; g.ticks%placeTicks != 0 {
		return
	}
	if place, ok := input.WindowPlace(g.place); ok && place != g.place {
		g.place = place
		_ = g.context.Store.Write(windowName, place.Text()) // the next one is tried again
	}
}

// placeTicks is how many ticks pass between two looks at where the window lies.
const placeTicks = 60

// open puts together what scenes need and begins with the title.
func open(client command.Client) (*scene.Stack, *scene.Context, error) {
	tab, others := input.Tabs()
	files := scene.ForTab(store.Open(), tab)
	c, notice, err := command.NewContext(client, files, input.Languages()...)
	if err != nil {
		return nil, nil, err
	}
	c.CanQuit = runtime.GOOS != "js"
	c.Share = scene.Share{
		Export: input.Export, Copy: input.CopyText, Paste: input.PasteText, Choose: input.ChooseFile, Page: input.PageAddress(),
	}
	input.FollowLinks()
	if client.Code != "" {
		input.Deliver(input.Arrival{Data: []byte(client.Code)})
	}
	c.Announce(notice)
	c.JoinTabs(tab, others)
	if text := crash.Watch(); text != nil {
		match, _ := files.Read(scene.Autosave)
		if name, err := crash.Last(text, command.Version(), match).Keep(files, time.Now()); err == nil {
			c.Announce(c.Lang.T("crash.last-time", "name", name, "where", files.Where()))
		}
	}
	if client.Open == "" {
		return scene.NewStack(c, scene.First(c, input.MatchWasOpen())), c, nil
	}
	data, err := command.ReadSave(client.Open)
	if err != nil {
		return nil, nil, err
	}
	match, told, err := c.Open(client.Open, data)
	if err != nil {
		return nil, nil, err
	}
	c.Announce(told)
	return scene.NewStack(c, scene.NewPlay(c, match, nil)), c, nil
}

// An app is what the loop runs: it takes each tick's input and shows a picture.
type app interface {
	Update(f input.Frame) (quit bool, err error)
	View(l *op.List)
	Still() bool  // View would show the same as the last time
	Match() bool  // a match is open
	Save() []byte // of that match, nil without one
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
	keys    map[op.Command][]string // that the device has bound, where not as delivered
	canvas  *canvas.Canvas
	probe   *input.Probe
	mirror  *input.Mirror
	writer  *input.Writer
	sound   *sound.Sound
	size    op.Point // of the window, logical
	scale   float64  // device pixels per logical pixel
	list    op.List
	stale   bool      // the list shows the app before its last update
	sea     board.Sea // that stirs in the list
	doze    input.Doze
	spoken  *lang.Catalog // the language that the host knows of
	started bool
	err     error // why the loop ends

	full  input.Screenful
	place input.Place // of the window, as remembered
	ticks int

	journal     crash.Journal
	provocation *crash.Provocation
	alone       bool          // nobody is there to read a page
	report      *crash.Report // of the last panic
	broken      *crash.Page   // is shown instead of the app
	fragile     int           // ticks in which another panic is taken for the same
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
		if g.broken != nil {
			return g.choose(f)
		}
		f.Press = g.mirror.Pressed()
		g.writer.Take(&f)
		if g.fragile > 0 {
			if g.fragile--; g.fragile == 0 {
				input.TellMended()
			}
		}
		g.journal.Note(&f, &g.list, func() string { return g.facts()["scene"] })
		g.provocation.At(crash.InUpdate, g.facts)
		quit, err := g.app.Update(f)
		if err != nil {
			return err
		}
		g.listen(f.Focused)
		if words := g.context.Lang; words != g.spoken {
			g.spoken = words
			input.TellLanguage(words.Tag(), words.All("page."))
		}
		if open := g.app.Match(); open != g.open {
			g.open = open
			input.RememberMatch(open)
		}
		g.watchWindow()
		if err := g.bind(); err != nil {
			return err
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

// bind lets the keys do what the settings say.
func (g *loop) bind() error {
	own := g.context.Settings.Keys
	if maps.EqualFunc(own, g.keys, slices.Equal) {
		return nil
	}
	keys, err := input.NewKeymap(input.Bindings(own))
	if err != nil {
		return err
	}
	g.keys = maps.Clone(own)
	g.device.Bind(keys)
	return nil
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
	if g.probe != nil {
		g.probe.Show(g.size, g.scale, &g.list, g.facts())
	}
	if a, ok := g.app.(interface{ Page() twin.Page }); ok && g.mirror != nil {
		g.mirror.Show(a.Page())
	}
	if a, ok := g.app.(interface{ Writing() (string, int, bool) }); ok {
		text, caret, typing := a.Writing()
		g.writer.Show(&g.list, text, caret, typing)
	}
}

// facts are what the app says of itself.
func (g *loop) facts() map[string]string {
	if a, ok := g.app.(interface{ Facts() map[string]string }); ok {
		return a.Facts()
	}
	return nil
}

// Draw shows the picture if it is news.
func (g *loop) Draw(screen *ebiten.Image) {
	g.guard(func() error {
		if g.broken != nil {
			if img, news := g.broken.Picture(screen.Bounds().Size(), g.scale); news {
				screen.WritePixels(img.Pix)
			}
			return nil
		}
		g.provocation.At(crash.InDraw, g.facts)
		g.view()
		if g.canvas.Renew(screen, &g.list, g.scale) && !g.started {
			g.started = true
			input.TellStarted()
		}
		return nil
	})
}

// guard runs f unless the loop is to end, and ends it if f fails. If it panics,
// a page about that takes the place of the app.
func (g *loop) guard(f func() error) {
	if g.err != nil {
		return
	}
	defer func() {
		if r := recover(); r != nil {
			g.stumble(r, debug.Stack())
		}
	}()
	g.err = f()
}

// stumble writes down what is known of a panic and shows the page about it.
func (g *loop) stumble(what any, stack []byte) {
	if g.broken != nil || g.alone {
		g.err = fmt.Errorf("the program has a mistake: %v\n\n%s", what, stack)
		return
	}
	g.report = crash.Gather(what, stack, command.Version(), &g.journal, g.context.Store, g.app.Save)
	words := g.context.Lang
	g.broken = crash.NewPage(words, g.report, g.keep(), g.fragile > 0)
	if input.TellBroken(g.broken.Title, g.broken.Text, g.report.What+"\n\n"+string(stack), g.report.Capsule()) {
		g.err = fmt.Errorf("the program has a mistake: %v", what)
	}
}

// keep writes the report to the store and says where it is. A web page offers it
// as a file besides.
func (g *loop) keep() string {
	files, words := g.context.Store, g.context.Lang
	name, err := g.report.Keep(files, time.Now())
	switch {
	case runtime.GOOS == "js":
		return words.T("crash.told")
	case err != nil:
		input.TellFailed(string(g.report.Capsule()))
		return words.T("crash.not-kept", "error", err.Error())
	}
	kept := words.T("crash.kept", "name", name, "where", files.Where())
	input.TellFailed("serenissima: " + g.report.What + "\n" + kept)
	return kept
}

// fragile is for how many ticks after going on a panic is taken for the same.
const fragile = 600

// choose is a tick of the page about a panic.
func (g *loop) choose(f input.Frame) error {
	g.probe.Show(g.size, g.scale, g.broken.List(g.size), map[string]string{"scene": "crash"})
	switch g.broken.Update(&f) {
	case crash.Leave:
		return ebiten.Termination
	case crash.Resume:
		next := scene.Resume(g.context, g.report.Save)
		if g.fragile > 0 {
			next = scene.NewTitle(g.context)
		}
		g.app, g.canvas = scene.NewStack(g.context, next), canvas.New()
		g.broken, g.fragile, g.stale = nil, fragile, true
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
	g.context.Store, g.probe, g.alone = &store.Memory{}, nil, true
	t := &timed{loop: g, course: measure.New(g.context, begun, cmp.Or(client.Measure, time.Minute), 50, os.Stdout)}
	if client.Soak > 0 {
		t.course = measure.NewSoak(g.context, client.Soak, os.Stdout)
	}
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
