//go:build pixels

package canvas

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/raster"
)

var update = flag.Bool("update", false, "rewrite the golden pictures")

// inLoop runs the tests inside Ebitengine's loop, where alone pixels can be read: all of them in a tick, unless
// one lets frames pass.
type inLoop struct {
	m     *testing.M
	code  int
	begun bool
	draw  func(screen *ebiten.Image) // what a frame does, nil: nothing

	frames, ticks, end chan struct{}
}

// loop is what runs the tests.
var loop = inLoop{code: 1, frames: make(chan struct{}), ticks: make(chan struct{}), end: make(chan struct{})}

func (l *inLoop) Update() error {
	if l.begun {
		l.ticks <- struct{}{}
	} else {
		l.begun = true
		go func() {
			l.code = l.m.Run()
			close(l.end)
		}()
	}
	select {
	case <-l.frames:
		return nil
	case <-l.end:
		return ebiten.Termination
	}
}

// pass lets frames pass that draw.
func (l *inLoop) pass(frames int, draw func(screen *ebiten.Image)) {
	l.draw = draw
	for range frames {
		l.frames <- struct{}{}
		<-l.ticks
	}
	l.draw = nil
}

func (l *inLoop) Draw(screen *ebiten.Image) {
	if l.draw != nil {
		l.draw(screen)
	}
}

func (*inLoop) Layout(int, int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	flag.Parse()
	ebiten.SetWindowVisible(false)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	loop.m = m
	if err := ebiten.RunGame(&loop); err != nil {
		fmt.Fprintln(os.Stderr, "canvas: these tests need a display (xvfb-run -a go test -tags pixels):", err)
		os.Exit(1)
	}
	os.Exit(loop.code)
}

var (
	paper = color.NRGBA{R: 0xF8, G: 0xF0, B: 0xDA, A: 0xFF}
	blue  = color.NRGBA{R: 0x1F, G: 0x4E, B: 0x8F, A: 0xFF}
	ink   = color.NRGBA{R: 0x33, G: 0x26, B: 0x1A, A: 0xFF}
	glass = color.NRGBA{R: 0xA8, G: 0x20, B: 0x1A, A: 0x80}

	kite  = &display.Path{Name: "kite", Rings: [][]display.Point{{{X: 0, Y: -30}, {X: 14, Y: 0}, {X: 0, Y: 12}, {X: -14, Y: 0}}}}
	wave  = &display.Path{Name: "wave", Open: true, Rings: [][]display.Point{sine()}}
	frame = &display.Path{Name: "frame", Rings: [][]display.Point{
		{{X: 0, Y: 0}, {X: 30, Y: 0}, {X: 30, Y: 30}, {X: 0, Y: 30}},
		{{X: 8, Y: 8}, {X: 8, Y: 22}, {X: 22, Y: 22}, {X: 22, Y: 8}},
	}}
)

func sine() (line []display.Point) {
	for x := range 61 {
		line = append(line, display.Point{X: float64(x), Y: 6 * math.Sin(float64(x)/5)})
	}
	return line
}

// chequers is a picture of which only this test knows.
const chequers display.ImageID = 0xFF

func board() *ebiten.Image {
	img := image.NewRGBA(image.Rect(0, 0, 64, 48))
	for y := range 48 {
		for x := range 64 {
			img.SetRGBA(x, y, color.RGBA{uint8(4 * x), uint8(5 * y), uint8(120 * ((x/4 + y/4) % 2)), 0xFF})
		}
	}
	return ebiten.NewImageFromImage(img)
}

// everything is a picture with each kind of operation.
func everything() *display.List {
	var l display.List
	l.Fill(display.Rect{W: 320, H: 200}, 0, paper)
	l.PicturePart(chequers, display.Point{X: 20.5, Y: 10}, 9, display.Rect{X: 8, Y: 8, W: 144, H: 90}, color.NRGBA{})
	l.Picture(chequers, display.Rect{X: 100, Y: 60, W: 45, H: 32}, glass)
	l.Stroke(display.Rect{X: 8, Y: 8, W: 144, H: 90}, 0, 2, ink)
	l.Fill(display.Rect{X: 160, Y: 8, W: 152, H: 60}, 9, blue)
	l.Stroke(display.Rect{X: 164, Y: 12, W: 144, H: 52}, 6, 1.5, paper)
	l.Fill(display.Rect{X: 168, Y: 16, W: 26.5, H: 7}, 9, paper)
	l.Print(236, 42, "Serenissima", display.TextStyle{Font: display.Title, Size: 18, Align: display.Center, Color: paper})
	l.Print(304, 58, "Tunis · 1204", display.TextStyle{Font: display.Caps, Size: 13, Align: display.Right, Color: paper})
	for i := range 6 {
		l.Disc(176+24*float64(i), 86, 4+float64(i), blue)
		l.Ring(176+24*float64(i), 86, 4+float64(i), 1.5, ink)
	}
	l.Shape(kite, 30, 150, 1, blue)
	l.Shape(kite, 70, 150, 1.31, glass)
	l.Outline(kite, 70, 150, 1.31, 2, ink)
	l.Ops = append(l.Ops, display.Op{Kind: display.FillPath, Path: kite, X: 118, Y: 150, Scale: 1, Angle: 1, Color: blue})
	l.Shape(frame, 142, 124, 1.2, glass)
	l.Outline(wave, 190, 130, 1.5, 3, ink)
	l.PushClip(display.Rect{X: 190, Y: 150, W: 90, H: 30})
	l.PushClip(display.Rect{X: 180, Y: 156, W: 60, H: 60})
	l.Fill(display.Rect{X: 170, Y: 140, W: 200, H: 100}, 0, glass)
	l.Print(192, 176, "clipped, as it should be", display.TextStyle{Font: display.Italic, Size: 20, Color: ink})
	l.PopClip()
	l.Disc(280, 165, 20, blue)
	l.PopClip()
	l.Print(8, 190, "Red may blockade here (4 > 3)", display.TextStyle{Font: display.Sans, Size: 11, Color: ink})
	return &l
}

func TestEveryKindIsDrawn(t *testing.T) {
	for _, scale := range []float64{1, 1.5} {
		t.Run(fmt.Sprint(scale), func(t *testing.T) {
			dst := ebiten.NewImage(int(320*scale), int(200*scale))
			c := New()
			c.paintings[chequers] = &painting{picture: &assets.Picture{}, img: board()}
			c.Draw(dst, everything(), scale)
			golden(t, dst, fmt.Sprintf("everything-%v", scale))
		})
	}
}

func TestColoursAreThoseAskedFor(t *testing.T) {
	var l display.List
	l.Fill(display.Rect{W: 60, H: 40}, 0, paper)
	l.Fill(display.Rect{X: 10, W: 20, H: 40}, 6, glass)
	l.Shape(frame, 30, 0, 1, glass)
	l.Disc(70, 20, 10, glass)
	dst := ebiten.NewImage(80, 40)
	New().Draw(dst, &l, 1)
	require.Equal(t, color.RGBA{0xF8, 0xF0, 0xDA, 0xFF}, dst.At(5, 20))
	for _, x := range []int{20, 34} { // half of glass over paper
		got := dst.At(x, 20).(color.RGBA)
		require.InDelta(t, 0xD0, got.R, 1)
		require.InDelta(t, 0x88, got.G, 1)
		require.InDelta(t, 0x7A, got.B, 1)
		require.Equal(t, uint8(0xFF), got.A)
	}
	require.Equal(t, color.RGBA{0xF8, 0xF0, 0xDA, 0xFF}, dst.At(45, 15), "the hole of the frame")
	bare := dst.At(70, 20).(color.RGBA)
	require.InDelta(t, 0x80, bare.A, 1)
	require.InDelta(t, 0x54, bare.R, 1, "multiplied by alpha")
}

// busy is a picture of 800 operations of all kinds.
func busy(shift float64) *display.List {
	var l display.List
	l.Picture(assets.ChartPicture("serenissima"), display.Rect{W: 640, H: 320}, color.NRGBA{})
	for i := range 133 {
		x, y := float64(i%20)*32+shift, float64(i/20)*40+shift
		l.Fill(display.Rect{X: x, Y: y, W: 30 + float64(i%7), H: 20}, 5, paper)
		l.Stroke(display.Rect{X: x, Y: y, W: 30 + float64(i%7), H: 20}, 5, 1, ink)
		l.Disc(x+6, y+6, 5, blue)
		l.Shape(kite, x+20, y+12, 0.3+float64(i%3)/10, glass)
		l.Outline(wave, x, y+15, 0.4, 1, ink)
		l.Print(x+2, y+16, fmt.Sprint(i), display.TextStyle{Font: display.SansBold, Size: 11, Color: ink})
	}
	return &l
}

// The letters of a line are those of the same text as it was measured.
func TestLettersAreAsWideAsMeasured(t *testing.T) {
	c := New()
	for _, id := range []display.FontID{display.Sans, display.SansBold, display.SansSmall, display.Italic, display.Caps, display.Title} {
		for _, size := range []float64{11, 14.4, 17, 29.3, 58} {
			for _, s := range []string{"AVATAR To Tunis", "È l’ora: 1204", "Galley 4 · +30 ×2", ""} {
				require.InDelta(t, display.Measure(s, id, size), c.line(s, id, size).width, 1.0/64, "font %d size %v %s", id, size, s)
			}
		}
	}
}

// requireFresh requires that dst, on which c has drawn a list, shows what a new canvas draws.
func requireFresh(t *testing.T, c *Canvas, dst *ebiten.Image, l *display.List) {
	t.Helper()
	size := dst.Bounds().Size()
	fresh := ebiten.NewImage(size.X, size.Y)
	defer fresh.Deallocate()
	other := New()
	other.paintings = c.paintings // they take long
	other.Draw(fresh, l, 1)
	want, got := make([]byte, 4*size.X*size.Y), make([]byte, 4*size.X*size.Y)
	fresh.ReadPixels(want)
	dst.ReadPixels(got)
	requireAlike(t, want, got)
}

// Drawing only what differs shows the same as drawing everything.
func TestRenewingShowsTheSame(t *testing.T) {
	c, dst := New(), ebiten.NewImage(640, 320)
	c.Draw(dst, busy(0), 1)
	partly := 0
	for frame := range 60 {
		l := busy(0)
		l.PushClip(display.Rect{X: 20, Y: 20, W: 300, H: 200})
		l.Print(40+2*float64(frame), 60, fmt.Sprint("frame ", frame), display.TextStyle{Font: display.SansBold, Size: 16, Color: ink})
		l.Disc(200, 100, 20+10*math.Sin(float64(frame)/5), glass)
		l.PopClip()
		l.Ops = append(l.Ops, display.Op{Kind: display.FillPath, Path: kite, X: 400 + float64(frame), Y: 150, Scale: 1.1, Angle: float64(frame) / 9, Color: blue})
		if frame%7 == 3 {
			l.Ops = slices.Delete(l.Ops, 20*frame/2, 20*frame/2+5)
		}
		if frame > 40 { // something lies above everything
			l.Fill(display.Rect{X: 100, Y: 100, W: 400, H: 150}, 12, glass)
		}
		require.True(t, c.Renew(dst, l, 1))
		require.False(t, c.Renew(dst, l, 1), "it is shown already")
		if len(c.areas) > 1 {
			partly++
		}
		requireFresh(t, c, dst, l)
	}
	require.Greater(t, partly, 40)
}

// A picture that is shifted, as by a camera, uses what is known of the one before and shows what a
// new canvas shows.
func TestAShiftedPictureShowsTheSame(t *testing.T) {
	c, dst := New(), ebiten.NewImage(640, 320)
	c.Draw(dst, busy(0), 1)
	for frame := range 40 {
		l := busy(1.37 * float64(frame+1))
		for i := range 40 {
			r := display.Rect{X: 15*float64(i) - 11.63*float64(frame), Y: 20 + 0.41*float64(frame), W: 12.5, H: 12.5}
			l.Fill(r, 4, glass)
			l.Stroke(r, 4, 1.5, ink)
		}
		if frame%5 == 4 { // some have gone out of sight
			l.Ops = slices.Delete(l.Ops, 3*frame, 3*frame+4)
		}
		require.True(t, c.Renew(dst, l, 1))
		requireFresh(t, c, dst, l)
	}
}

func TestASecondFrameRasterisesNothing(t *testing.T) {
	c, dst := New(), ebiten.NewImage(640, 320)
	c.Draw(dst, busy(0), 1)
	made, lines := c.masks.made, len(c.lines)
	require.Less(t, made, 30+80, "the same shape of the same size is one mask")
	c.Draw(dst, busy(0), 1)
	require.Equal(t, made, c.masks.made)
	c.Draw(dst, busy(0.37), 1)
	require.Equal(t, made, c.masks.made, "moving makes no mask")
	require.Len(t, c.lines, lines)
}

// What the camera has left behind costs no masks and no lines of text.
func TestNothingIsMadeForWhatIsOutOfSight(t *testing.T) {
	c, dst := New(), ebiten.NewImage(640, 320)
	c.Draw(dst, &display.List{}, 1)
	for _, away := range []float64{-2000, 2000} {
		var l display.List
		l.Fill(display.Rect{X: away, Y: 10, W: 30, H: 20}, 5, paper)
		l.Disc(100, away, 5, blue)
		l.Shape(kite, away, 50, 3, glass)
		l.Outline(wave, 50, away, 2, 6, ink)
		l.Print(30, away, "Genova", display.TextStyle{Font: display.SansBold, Size: 11, Color: ink})
		c.Draw(dst, &l, 1)
	}
	require.Zero(t, c.masks.made)
	require.Empty(t, c.lines)
	var near display.List // an arm's length away, and turned into the picture
	near.Ops = append(near.Ops, display.Op{Kind: display.FillPath, Path: kite, X: -20, Y: 160, Scale: 1, Angle: math.Pi / 2, Color: ink})
	c.Draw(dst, &near, 1)
	require.NotZero(t, dst.At(4, 160).(color.RGBA).A)
}

// The middle of a rectangle is one piece where it is filled, and none where only its outline
// is drawn.
func TestRoundRectanglesTakeFewPieces(t *testing.T) {
	for _, x := range []struct {
		rect  display.Rect
		width float64
		want  int
	}{
		{display.Rect{W: 100, H: 60}, 0, 7},
		{display.Rect{W: 100, H: 60}, 2, 8},
		{display.Rect{W: 100, H: 12}, 0, 3}, // as high as its mask
		{display.Rect{W: 12, H: 60}, 2, 3},
		{display.Rect{W: 12, H: 12}, 0, 1},
		{display.Rect{W: 32, H: 30}, 2, 1}, // small enough for a mask of its own
	} {
		c := New()
		o := display.Op{Kind: display.FillRect, Rect: x.rect, Radius: 5, Color: ink, Width: x.width}
		if x.width > 0 {
			o.Kind = display.StrokeRect
		}
		c.quads.on(ebiten.NewImage(200, 200))
		c.rect(&o, &strokeCache{}, 1)
		require.Len(t, c.quads.vertices, 4*x.want, "%v", x)
		c.quads.on(nil)
	}
}

func TestZoomingAndTurningReuseMasks(t *testing.T) {
	c, dst := New(), ebiten.NewImage(64, 64)
	for i := range 600 { // ten seconds: ten times bigger, five times round
		var l display.List
		l.Ops = append(l.Ops, display.Op{Kind: display.FillPath, Path: frame, Scale: math.Pow(10, float64(i)/600), Color: ink})
		l.Ops = append(l.Ops, display.Op{Kind: display.FillPath, Path: kite, X: 32, Y: 32, Scale: 1, Angle: float64(i) / 600 * 10 * math.Pi, Color: ink})
		c.Draw(dst, &l, 1)
	}
	require.LessOrEqual(t, c.masks.made, 150+5*256)
	before := c.masks.made
	for i := range 300 { // a slow breath
		var l display.List
		l.Ring(32, 32, 20+math.Sin(float64(i)/20), 3, ink)
		c.Draw(dst, &l, 1)
	}
	require.LessOrEqual(t, c.masks.made-before, 9)
}

func TestOldMasksMakeRoom(t *testing.T) {
	c, dst := New(), ebiten.NewImage(64, 64)
	var first display.List
	first.Shape(frame, 0, 0, 20, ink)
	c.Draw(dst, &first, 1)
	c.masks.pixels += mostPixels // as if many more were kept
	c.Draw(dst, &first, 1)
	require.Len(t, c.masks.masks, 1, "what is on the screen stays")
	c.Draw(dst, &display.List{}, 1)
	require.Empty(t, c.masks.masks)
	require.Equal(t, mostPixels, c.masks.pixels)
}

func TestThePicturesOfTheAssetsAreDrawn(t *testing.T) {
	var l display.List
	l.Picture(assets.ChartPicture("serenissima"), display.Rect{W: 64, H: 32}, color.NRGBA{})
	c, dst := New(), ebiten.NewImage(64, 32)
	c.Renew(dst, &l, 1)
	sea, land := dst.At(34, 22).(color.RGBA), dst.At(12, 24).(color.RGBA)
	require.Greater(t, sea.B, sea.R)
	require.Greater(t, land.R, land.B)
	require.True(t, c.Unfinished(), "it was the sketch")
	dst.Clear()
	c.Draw(dst, &l, 1)
	require.False(t, c.Unfinished())
	sharp := dst.At(34, 22).(color.RGBA)
	require.InDelta(t, sea.B, sharp.B, 12)
	require.NotEqual(t, [2]color.RGBA{sea, land}, [2]color.RGBA{sharp, dst.At(12, 24).(color.RGBA)})
	var none display.List
	none.Picture(0, display.Rect{W: 64, H: 32}, color.NRGBA{})
	c.Draw(dst, &none, 1) // no such picture
	require.False(t, c.Unfinished())
}

// golden compares a picture with the file of that name. Another graphics card
// may round otherwise: a pixel differs when a channel does by more than 8, and
// 0.2 % of them may.
func golden(t *testing.T, img *ebiten.Image, name string) {
	t.Helper()
	got := image.NewRGBA(img.Bounds())
	img.ReadPixels(got.Pix)
	file := filepath.Join("testdata", name+".png")
	if *update {
		require.NoError(t, save(file, got))
		return
	}
	f, err := os.Open(file)
	require.NoError(t, err, "make it with -update")
	defer f.Close()
	decoded, err := png.Decode(f)
	require.NoError(t, err)
	require.Equal(t, got.Bounds(), decoded.Bounds())
	want := image.NewRGBA(got.Bounds())
	draw.Draw(want, want.Bounds(), decoded, image.Point{}, draw.Src)
	different := 0
	for i := 0; i < len(got.Pix); i += 4 {
		worst := 0
		for k := i; k < i+4; k++ {
			d := int(got.Pix[k]) - int(want.Pix[k])
			worst = max(worst, d, -d)
		}
		if worst > 8 {
			different++
		}
	}
	if share := float64(different) / float64(len(got.Pix)/4); share > 0.002 {
		bad := filepath.Join(os.TempDir(), name+"-got.png")
		require.NoError(t, save(bad, got))
		require.Failf(t, "another picture", "%.2f %% of the pixels differ, see %s", 100*share, bad)
	}
}

func save(file string, img image.Image) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, img), f.Close())
}

// A chart's ink is sharp in a picture, also where another scale has been drawn before.
func TestInkIsSharpInAPicture(t *testing.T) {
	c := New()
	dst := ebiten.NewImage(1500, 900)
	show := func(scale float64) *image.RGBA {
		var l display.List
		l.Ink(assets.ChartInk("serenissima"), -300, -200, scale)
		dst.Clear()
		c.Draw(dst, &l, 1)
		img := image.NewRGBA(dst.Bounds())
		dst.ReadPixels(img.Pix)
		return img
	}
	d, err := assets.LoadDrawing(assets.ChartInk("serenissima"))
	require.NoError(t, err)
	for _, scale := range []float64{1, 1.7, 1} {
		got := show(scale)
		require.False(t, c.Unfinished())
		want := raster.Draw(d, raster.Transform{Scale: scale, X: -300, Y: -200}, dst.Bounds())
		far := 0
		for i := range got.Pix {
			if diff := int(got.Pix[i]) - int(want.Pix[i]); max(diff, -diff) > 2 {
				far++
			}
		}
		require.Less(t, far, 200, "scale %v", scale)
	}
}

// requireAlike compares pictures; the software rasteriser rounds now and then.
func requireAlike(t *testing.T, want, got []byte) {
	t.Helper()
	for i, p := range want {
		if max(p, got[i])-min(p, got[i]) > 2 {
			t.Fatalf("byte %d: %d instead of %d", i, got[i], p)
		}
	}
}

// While a chart becomes sharp, what is shown stays and is not drawn again for each
// tile; then all of it is.
func TestTheLoopGoesOnWhileInkBecomesSharp(t *testing.T) {
	c, dst, want := New(), ebiten.NewImage(900, 500), ebiten.NewImage(900, 500)
	scene := func(x float64) *display.List {
		var l display.List
		l.Ink(assets.ChartInk("serenissima"), -300, -200, 0.8)
		l.Disc(x, 100, 20, blue)
		return &l
	}
	pixels := func(img *ebiten.Image) []byte {
		pix := make([]byte, 4*900*500)
		img.ReadPixels(pix)
		return pix
	}
	inked := func(pix []byte) (n int) {
		for i := 3; i < len(pix); i += 4 {
			if pix[i] > 0 {
				n++
			}
		}
		return n
	}
	require.True(t, c.Renew(dst, scene(50), 1))
	first, frames := inked(pixels(dst)), 1
	for ; c.Unfinished(); frames++ {
		if frames == 3 { // something moves
			require.True(t, c.Renew(dst, scene(70), 1))
			continue
		}
		l := scene(50)
		if frames > 3 {
			l = scene(70)
		}
		drawn := c.Renew(dst, l, 1)
		require.Equal(t, !c.Unfinished(), drawn)
	}
	require.Greater(t, frames, 5)
	require.LessOrEqual(t, frames, tileFrames+2)
	New().Draw(want, scene(70), 1)
	requireAlike(t, pixels(want), pixels(dst))
	require.Greater(t, first, inked(pixels(want))/2, "a sketch stands in")
}

// A host that cannot wait for masks keeps what it has shown until they are there.
func TestManyMasksTakeSomeFrames(t *testing.T) {
	c, dst, want := New(), ebiten.NewImage(640, 320), ebiten.NewImage(640, 320)
	c.masks.patience = 1 // one mask, that is
	var empty, full display.List
	empty.Fill(display.Rect{W: 640, H: 320}, 0, paper)
	full.Fill(display.Rect{W: 640, H: 320}, 0, paper)
	for i := range 12 {
		full.Shape(kite, 30+40*float64(i), 60, 1+0.1*float64(i), blue)
	}
	pixels := func(img *ebiten.Image) []byte {
		pix := make([]byte, 4*640*320)
		img.ReadPixels(pix)
		return pix
	}
	require.True(t, c.Renew(dst, &empty, 1))
	before, made := pixels(dst), c.masks.made
	waits := 0
	for ; !c.Renew(dst, &full, 1); waits++ {
		require.Equal(t, before, pixels(dst))
		require.Equal(t, made+1, c.masks.made)
		made++
	}
	require.Greater(t, waits, 9)
	require.False(t, c.Renew(dst, &full, 1), "it is shown already")
	New().Draw(want, &full, 1)
	requireAlike(t, pixels(want), pixels(dst))
}

// Masks are made in frames that draw nothing else: these do not spoil what the next frame draws. A frame that
// does not touch the screen is not presented, and Ebitengine remembers parameters of its last draw that hold no more.
func TestMasksOfStillFramesSpoilNothing(t *testing.T) {
	const w, h = 320, 240
	scene := func(x float64, kites int) *display.List {
		var l display.List
		l.Fill(display.Rect{W: w, H: h}, 0, paper)
		for i := range 3 * layerWorth {
			l.Fill(display.Rect{X: 2 * float64(i), Y: 20, W: 1, H: 200}, 0, blue)
		}
		l.Fill(display.Rect{X: x, W: 10, H: 10}, 0, ink)
		for i := range kites {
			l.Shape(kite, 40+60*float64(i), 120, 1+0.1*float64(i), ink)
		}
		return &l
	}
	for kites := range 6 { // each needs a frame
		c, x := New(), 0.0
		c.masks.patience = 1
		loop.pass(5, func(screen *ebiten.Image) {
			x++
			c.Renew(screen, scene(x, 0), 1)
		})
		loop.pass(10, func(screen *ebiten.Image) { c.Renew(screen, scene(x, 0), 1) })
		c.masks.atlas.first().free = pageSide // the first kite needs another page
		loop.pass(2*mostWaits, func(screen *ebiten.Image) { c.Renew(screen, scene(x, kites), 1) })
		shown, wanted := make([]byte, 4*w*h), make([]byte, 4*w*h)
		loop.pass(1, func(screen *ebiten.Image) {
			screen.ReadPixels(shown)
			want := ebiten.NewImage(w, h)
			New().Draw(want, scene(x, kites), 1)
			want.ReadPixels(wanted)
		})
		requireAlike(t, wanted, shown)
	}
}

// What needs new masks in each frame is seen nevertheless.
func TestWhatMovesIsNotWaitedForLong(t *testing.T) {
	c, dst := New(), ebiten.NewImage(640, 320)
	c.masks.patience = 1
	require.True(t, c.Renew(dst, &display.List{}, 1))
	for frame := range 3 * mostWaits {
		var l display.List
		for i := range 3 {
			l.Shape(kite, 100+200*float64(i), 160, 1+0.05*float64(3*frame+i), blue)
		}
		require.Equal(t, frame >= mostWaits, c.Renew(dst, &l, 1))
	}
}

// However near the chart is seen, no mask is larger than a small graphics card
// can keep.
func TestMasksAreNotTooLarge(t *testing.T) {
	c, dst := New(), ebiten.NewImage(64, 64)
	var l display.List
	l.Shape(frame, -20000, -20000, 1000, ink) // thirty thousand pixels wide
	l.Outline(frame, -20000, -20000, 1000, 40, paper)
	c.Draw(dst, &l, 1)
	require.Len(t, c.masks.masks, 2)
	for _, m := range c.masks.masks {
		require.LessOrEqual(t, m.img.Bounds().Dx(), longestMask+100)
	}
}

// What stays is drawn once, and the picture is the same as without that.
func TestLayersShowTheSame(t *testing.T) {
	c, dst, want := New(), ebiten.NewImage(640, 320), ebiten.NewImage(640, 320)
	pixels := func(img *ebiten.Image) []byte {
		pix := make([]byte, 4*640*320)
		img.ReadPixels(pix)
		return pix
	}
	c.Draw(dst, busy(0), 1)
	dst.Clear()
	for frame := range 3*layerPatience + 3 {
		l := busy(0)
		if frame > 2*layerPatience { // what lay below has changed
			l = busy(3)
		}
		l.PushClip(display.Rect{X: 20, Y: 20, W: 300, H: 200})
		for range layerWorth {
			l.Disc(100, 100, 40, glass)
		}
		l.Disc(40+2*float64(frame), 60, 30, blue) // it moves
		l.PopClip()
		dst.Clear()
		c.Draw(dst, l, 1)
		if frame%13 > 0 && frame != 2*layerPatience+1 {
			continue
		}
		want.Clear()
		other := New()
		other.paintings = c.paintings // they take long
		other.Draw(want, l, 1)
		got := pixels(dst)
		for i, p := range pixels(want) { // the software rasteriser rounds now and then
			if max(p, got[i])-min(p, got[i]) > 2 {
				t.Fatalf("frame %d, byte %d: %d instead of %d", frame, i, got[i], p)
			}
		}
	}
	require.Equal(t, len(busy(0).Ops)+1+layerWorth, c.layer.shown, "all but what moves")
	dst.Clear()
	c.Draw(dst, &display.List{}, 1)
	require.Zero(t, c.layer.shown)
	require.Equal(t, make([]byte, 4*640*320), pixels(dst))
}
