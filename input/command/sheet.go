//go:build !js

package command

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	xdraw "golang.org/x/image/draw"

	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"

	"serenissima/render/op"
)

const aboutSheet = `
Draws what the game shows, scene by scene at the sizes of a desktop, a tablet, a
phone and a dense screen, each into a PNG file of a folder, and all of them small
on one contact sheet, sheet.png. A display with OpenGL is needed; without one:
xvfb-run -a ` + programName + ` sheet [flags]`

// scenes are the pictures of the sheet: a name and the flags of shot. Those in
// flight show a moment of what moves.
var scenes = []struct{ name, flags string }{
	{"title", "-scene title"},
	{"setup", "-scene setup"},
	{"rules", "-scene rules -rule S4.9"},
	{"opening", "-scene play -prompt choose-start"},
	{"middle", "-scene play -turns 4"},
	{"crowded", "-scene play -turns 6 -seed 5"},
	{"load", "-scene play -turns 4 -tap group"},
	{"invest", "-scene play -turns 4 -tap group 4"},
	{"blockade", "-scene play -prompt ask-passage -turns 2 -seed 1"},
	{"sale", "-scene play -prompt ask-sale -turns 2 -seed 1"},
	{"landing", "-scene play -prompt ask-landing -turns 2 -seed 17"},
	{"battle", "-scene battle"},
	{"occupy", "-scene play -prompt occupy -turns 2 -seed 3"},
	{"loot", "-scene play -prompt loot -turns 2 -seed 2"},
	{"special", "-scene play -prompt special-invest -turns 2 -seed 1"},
	{"tooltip", "-scene play -turns 4 -hover port:13"},
	{"log", "-scene play -turns 4 -tap log"},
	{"menu", "-scene play -turns 4 -tap menu"},
	{"replay", "-scene result -seed 5 -tap replay,stride 1 count:2"},
	{"take-up", "-scene result -seed 5 -tap replay,stride 1 count:2,take-up"},
	{"saves", "-scene saves -turns 5 -ticks 4 -tap slot 1"},
	{"dice", "-scene play -turns 6 -seed 5 -tap menu,dice"},
	{"dice-end", "-scene result -seed 5 -tap dice"},
	{"table", "-scene play -turns 4 -tap table"},
	{"result", "-scene result"},
	{"french", "-scene play -turns 4 -lang fr"},
	{"french-title", "-scene title -lang fr"},
	{"french-load", "-scene play -turns 4 -tap group -lang fr"},
	{"french-battle", "-scene battle -lang fr"},
	{"french-result", "-scene result -lang fr"},
	{"german", "-scene play -turns 4 -lang de"},
	{"german-title", "-scene title -lang de"},
	{"german-setup", "-scene setup -lang de"},
	{"german-load", "-scene play -turns 4 -tap group -lang de"},
	{"german-battle", "-scene battle -lang de"},
	{"german-result", "-scene result -lang de"},
	{"voyages", "-scene voyages"},
	{"voyage", "-scene voyage -voyage load -note 6"},
	{"voyage-question", "-scene voyage -voyage blockade -note 7"},
	{"voyage-battle", "-scene voyage -voyage battle -note 6"},
	{"french-question", "-scene play -prompt ask-sale -turns 2 -seed 1 -lang fr"},
	{"large-text", "-scene play -turns 4 -text 150"},
	{"left-hand", "-scene play -turns 4 -left"},
	{"left-hand-load", "-scene play -turns 4 -left -tap group"},
	{"high-contrast", "-scene play -turns 4 -contrast"},
	{"high-contrast-load", "-scene play -turns 4 -contrast -tap group"},
	{"focus", "-scene play -turns 4 -tap key:next,key:next,key:next"},
	{"armed", "-scene play -turns 6 -seed 5 -tap ship:10"},
	{"advice", "-scene play -turns 4 -tap key:advice"},
	{"weighed", "-scene play -turns 4 -tap key:advice,group -hover act"},
	{"keys", "-scene title -tap settings,section-keys"},
	{"own", "-scene setup -tap personal seat:1"},
	{"curtain", "-scene curtain -people 2"},
	{"recap", "-scene play -people 2 -turns 4"},
	{"first", "-scene title -tap new,start"},
	{"crash", "-scene crash"},
	{"flight-scoring", "-scene play -turns 5 -seed 3 -event turned scoring -ticks 176"},
	{"flight-sail", "-scene play -turns 3 -event moved -ticks 16"},
	{"flight-dice", "-scene play -turns 3 -seed 5 -event rolled -ticks 16"},
	{"flight-sinking", "-scene play -turns 2 -event removed sunk -ticks 96 -part 440,40,300x200"},
	{"flight-wheel", "-scene play -turns 3 -event turned wheel -ticks 3 -part 0,560,240x240"},
	{"flight-card", "-scene play -turns 2 -event drew -ticks 12"},
}

// views are the windows of the sheet.
var views = []struct{ name, flags string }{
	{"desktop", "-size 1600x1000"},
	{"tablet", "-size 1024x768"},
	{"phone", "-size 844x390 -scale 2"},
	{"dense", "-size 1280x800 -scale 2"},
}

// only holds the windows of scenes that the others do not have, or need not show
// once more.
var only = map[string][]string{
	"table":          {"phone"},
	"armed":          {"desktop", "phone"},
	"weighed":        {"desktop", "tablet", "phone"},
	"keys":           {"desktop", "tablet", "dense"},
	"own":            {"desktop", "tablet", "dense"},
	"left-hand":      {"desktop", "tablet", "phone"},
	"left-hand-load": {"desktop", "tablet", "phone"},
	"french-title":   {"desktop", "tablet", "phone"},
	"french-load":    {"desktop", "tablet", "phone"},
	"french-battle":  {"desktop", "tablet", "phone"},
	"french-result":  {"desktop", "tablet", "phone"},
	"german-title":   {"desktop", "phone"},
	"german-setup":   {"desktop", "phone"},
	"german-load":    {"desktop", "tablet", "phone"},
	"german-battle":  {"desktop", "tablet", "phone"},
	"german-result":  {"desktop", "tablet", "phone"},
	"take-up":        {"desktop", "phone"},
	"dice-end":       {"desktop", "phone"},
	"flight-scoring": {"desktop", "tablet", "phone"},
	"flight-sail":    {"desktop"},
	"flight-dice":    {"desktop"},
	"flight-sinking": {"desktop"},
	"flight-wheel":   {"desktop"},
	"flight-card":    {"desktop"},
}

// A picture of the sheet.
type framed struct {
	name  string // scene and window
	shot  shot
	sheet op.Sheet
}

// contact draws the contact sheet.
func contact(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("sheet", flag.ContinueOnError)
	dir := fs.String("dir", "sheet", "`folder` to write into")
	width := wholeFlag(fs, "width", 0, 0, mostPixels, "`pixels` across each picture, 0 for as many as are drawn")
	if code, ok := parse(fs, aboutSheet, args, stdout, stderr); !ok {
		return code
	}
	frames, err := frames()
	if err != nil {
		return fail(stderr, "sheet", err)
	}
	sheets := make([]op.Sheet, len(frames))
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
		if err := writePNG(filepath.Join(*dir, frames[i].name+".png"), img); err != nil {
			return fail(stderr, "sheet", err)
		}
	}
	if err := writePNG(filepath.Join(*dir, "sheet.png"), together(frames, images)); err != nil {
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

// frames makes the lists of all pictures.
func frames() ([]framed, error) {
	var list []framed
	for _, scene := range scenes {
		for _, view := range views {
			if in := only[scene.name]; in != nil && !slices.Contains(in, view.name) {
				continue
			}
			f := framed{name: scene.name + "-" + view.name}
			if err := f.shot.flags().Parse(split(scene.flags + " " + view.flags)); err != nil {
				return nil, fmt.Errorf("%s: %w", f.name, err)
			}
			l, err := f.shot.list()
			if err != nil {
				return nil, fmt.Errorf("%s: %w", f.name, err)
			}
			f.sheet = op.Sheet{List: l, Size: f.shot.size, Scale: f.shot.scale}
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
