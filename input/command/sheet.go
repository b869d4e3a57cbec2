//go:build !js

package command

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	xdraw "golang.org/x/image/draw"

	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"

	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

const aboutSheet = `
Draws what the game shows, scene by scene at the sizes of a desktop, a tablet, a
phone and a dense screen, each into a PNG file of a folder, and all of them small
on one contact sheet, sheet.png. A display with OpenGL is needed; without one:
xvfb-run -a ` + programName + ` sheet [flags]`

// common are the pictures that are the same for every game: they are on the sheet of the
// first one.
var common = []table.Sample{
	{Name: "title", Flags: "-scene title"},
	{Name: "rules", Flags: "-scene rules"},
	{Name: "menu", Flags: "-scene play -turns 4 -tap menu"},
	{Name: "french-title", Flags: "-scene title -lang fr", Windows: []string{"desktop", "tablet", "phone"}},
	{Name: "german-title", Flags: "-scene title -lang de", Windows: []string{"desktop", "phone"}},
	{Name: "keys", Flags: "-scene title -tap settings,section-keys", Windows: []string{"desktop", "tablet", "dense"}},
	{Name: "own", Flags: "-scene setup -tap personal seat:1", Windows: []string{"desktop", "tablet", "dense"}},
	{Name: "crash", Flags: "-scene crash"},
}

// scenes are the pictures of the sheet that every game has; a table can have more.
var scenes = []table.Sample{
	{Name: "setup", Flags: "-scene setup"},
	{Name: "middle", Flags: "-scene play -turns 4"},
	{Name: "crowded", Flags: "-scene play -turns 6 -seed 5"},
	{Name: "group", Flags: "-scene play -turns 4 -tap group"},
	{Name: "log", Flags: "-scene play -turns 4 -tap log"},
	{Name: "replay", Flags: "-scene result -seed 5 -tap replay,stride 1 count:1,stride 1 count:1,stride 1 count:1"},
	{Name: "take-up", Flags: "-scene result -seed 5 -tap replay,stride 1 count:1,stride 1 count:1,stride 1 count:1,take-up", Windows: []string{"desktop", "phone"}},
	{Name: "saves", Flags: "-scene saves -turns 5 -ticks 4 -tap slot 1"},
	{Name: "table", Flags: "-scene play -turns 4 -tap table", Windows: []string{"phone"}},
	{Name: "result", Flags: "-scene result"},
	{Name: "french", Flags: "-scene play -turns 4 -lang fr"},
	{Name: "french-group", Flags: "-scene play -turns 4 -tap group -lang fr", Windows: []string{"desktop", "tablet", "phone"}},
	{Name: "french-result", Flags: "-scene result -lang fr", Windows: []string{"desktop", "tablet", "phone"}},
	{Name: "german", Flags: "-scene play -turns 4 -lang de"},
	{Name: "german-setup", Flags: "-scene setup -lang de", Windows: []string{"desktop", "phone"}},
	{Name: "german-group", Flags: "-scene play -turns 4 -tap group -lang de", Windows: []string{"desktop", "tablet", "phone"}},
	{Name: "german-result", Flags: "-scene result -lang de", Windows: []string{"desktop", "tablet", "phone"}},
	{Name: "voyages", Flags: "-scene voyages"},
	{Name: "large-text", Flags: "-scene play -turns 4 -text 150"},
	{Name: "left-hand", Flags: "-scene play -turns 4 -left", Windows: []string{"desktop", "tablet", "phone"}},
	{Name: "left-hand-group", Flags: "-scene play -turns 4 -left -tap group", Windows: []string{"desktop", "tablet", "phone"}},
	{Name: "high-contrast", Flags: "-scene play -turns 4 -contrast"},
	{Name: "high-contrast-group", Flags: "-scene play -turns 4 -contrast -tap group"},
	{Name: "focus", Flags: "-scene play -turns 4 -tap key:next,key:next,key:next"},
	{Name: "advice", Flags: "-scene play -turns 4 -tap key:advice"},
	{Name: "curtain", Flags: "-scene curtain -people 2"},
	{Name: "recap", Flags: "-scene play -people 2 -turns 4"},
	{Name: "first", Flags: "-scene setup -tap start"},
}

// views are the windows of the sheet.
var views = []struct{ name, flags string }{
	{"desktop", "-size 1600x1000"},
	{"tablet", "-size 1024x768"},
	{"phone", "-size 844x390 -scale 2"},
	{"dense", "-size 1280x800 -scale 2"},
}

// A picture of the sheet.
type framed struct {
	name  string // scene and window
	shot  shot
	sheet display.Sheet
}

// contact draws the contact sheet.
func contact(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("sheet", flag.ContinueOnError)
	id := games()[0]
	gameVar(fs, &id, "`game` that is shown")
	var options map[string]string
	optionFlag(fs, &options, ", for new games ("+optionNames(games())+"; the first is the default)")
	dir := fs.String("dir", "sheet", "`folder` to write into")
	width := wholeFlag(fs, "width", limits{0, 0, mostPixels}, "`pixels` across each picture, 0 for as many as are drawn")
	if code, ok := parse(fs, aboutSheet, args, stdout, stderr); !ok {
		return code
	}
	if err := checkOptions(id, options); err != nil {
		return wrong(stderr, "sheet", err)
	}
	frames, err := frames(id, options)
	if err != nil {
		return fail(stderr, "sheet", err)
	}
	sheets := make([]display.Sheet, len(frames))
	for i := range frames {
		sheets[i] = frames[i].sheet
	}
	images, err := drawAll(sheets, func(i int, img image.Image) image.Image { return reduced(frames[i].shot.framed(img), *width) })
	if err != nil {
		return fail(stderr, "sheet", noDisplay("sheet", args, err))
	}
	if err := os.MkdirAll(*dir, 0o755); err != nil {
		return fail(stderr, "sheet", err)
	}
	for i, img := range images {
		if err := writePNG(filepath.Join(*dir, frames[i].name+".png"), img, png.BestSpeed); err != nil {
			return fail(stderr, "sheet", err)
		}
	}
	if err := writePNG(filepath.Join(*dir, "sheet.png"), together(frames, images), png.BestSpeed); err != nil {
		return fail(stderr, "sheet", err)
	}
	fmt.Fprintf(stdout, "%d pictures in %s, all of them on %s\n", len(images), *dir, filepath.Join(*dir, "sheet.png"))
	return 0
}

// reduced makes a picture so wide, or leaves it as it is for zero.
func reduced(img image.Image, width int) image.Image {
	if width == 0 {
		return img
	}
	b := img.Bounds()
	small := image.NewRGBA(image.Rect(0, 0, width, width*b.Dy()/b.Dx()))
	xdraw.CatmullRom.Scale(small, small.Bounds(), img, b, draw.Src, nil)
	return small
}

// frames makes the lists of all pictures of a game with options.
func frames(id string, options map[string]string) ([]framed, error) {
	samples := scenes
	if id == games()[0] {
		samples = slices.Concat(common, scenes)
	}
	samples = slices.Concat(samples, all.Samples[id])
	var list []framed
	for _, sample := range samples {
		for _, view := range views {
			if in := sample.Windows; in != nil && !slices.Contains(in, view.name) {
				continue
			}
			f := framed{name: sample.Name + "-" + view.name}
			if err := f.shot.flags().Parse(split("-game " + id + " " + sample.Flags + " " + view.flags)); err != nil {
				return nil, fmt.Errorf("%s: %w", f.name, err)
			}
			if f.shot.options == nil {
				f.shot.options = map[string]string{}
			}
			maps.Copy(f.shot.options, options) // over those of the picture
			l, err := f.shot.list()
			if err != nil {
				return nil, fmt.Errorf("%s: %w", f.name, err)
			}
			f.sheet = display.Sheet{List: l, Size: f.shot.size, Scale: f.shot.scale}
			list = append(list, f)
		}
	}
	return list, nil
}

// split cuts flags at their dashes, so that values may hold spaces.
func split(flags string) []string {
	var args []string
	for part := range strings.SplitSeq(" "+flags, " -") {
		switch name, value, ok := strings.Cut(strings.TrimSpace(part), " "); {
		case ok:
			args = append(args, "-"+name, value)
		case name != "": // to be or not to be
			args = append(args, "-"+name)
		}
	}
	return args
}

// together puts all pictures, made small, on one sheet with their names.
func together(frames []framed, images []image.Image) image.Image {
	const width, gap, caption = 400, 12, 20
	columns := len(views)
	var rows [][]int
	for i := range frames {
		if n := len(rows); n == 0 || len(rows[n-1]) == columns || !sameScene(frames[i], frames[i-1]) {
			rows = append(rows, nil)
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], i)
	}
	height := func(i int) int { b := images[i].Bounds(); return width * b.Dy() / b.Dx() }
	total := gap
	for _, row := range rows {
		tallest := 0
		for _, i := range row {
			tallest = max(tallest, height(i))
		}
		total += tallest + caption + gap
	}
	sheet := image.NewRGBA(image.Rect(0, 0, columns*(width+gap)+gap, total))
	draw.Draw(sheet, sheet.Bounds(), image.NewUniform(color.White), image.Point{}, draw.Src)
	y := gap
	for _, row := range rows {
		tallest := 0
		for column, i := range row {
			x := gap + column*(width+gap)
			xdraw.CatmullRom.Scale(sheet, image.Rect(x, y, x+width, y+height(i)), images[i], images[i].Bounds(), draw.Src, nil)
			pen := font.Drawer{Dst: sheet, Src: image.Black, Face: basicfont.Face7x13, Dot: fixed.P(x, y+height(i)+14)}
			pen.DrawString(frames[i].name)
			tallest = max(tallest, height(i))
		}
		y += tallest + caption + gap
	}
	return sheet
}

// sameScene reports whether two pictures differ in the window only.
func sameScene(a, b framed) bool {
	cut := func(name string) string { return name[:strings.LastIndex(name, "-")] }
	return cut(a.name) == cut(b.name)
}
