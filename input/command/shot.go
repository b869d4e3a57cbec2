//go:build !js

package command

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"io"
	"math"
	"os"
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/render/display"
)

const aboutShot = `
Draws a scene into a PNG file. No window is seen, but a display with OpenGL is
needed; without one: xvfb-run -a ` + programName + ` shot [flags]

Scenes:
  title   the title
  setup   where a game is set up
  play    the board, when the person on seat 1 is to act
  rules   the book of rules
  battle  the next fight, as whoever attacks is asked whether to go on
  result  the final table
  saves   the saved games: that of the scene play and two moments before
  voyages the guided voyages to choose from
  voyage  one of them, at one of its notes
  curtain what hides the board from the next person
  crash   what is shown after an error in the program

The game has a person and three computer players, or more people and fewer players; deckhands decide for
everybody until the picture is taken. Or it is a saved game. If a new game ends before the prompt, the event or
the fight that is waited for, the next seeds are tried, and the seed is printed.`

// A shot is a picture that is asked for.
type shot struct {
	game     string // its id
	options  map[string]string
	scene    string
	size     display.Point // of the window, logical pixels
	scale    float64       // pixels of the picture per logical pixel
	seed     uint64
	turns    int
	asked    string   // name of the prompt that is waited for; empty: any of the person's
	event    string   // kind and note of the event that is waited for; empty: none
	ticks    int      // that pass before the picture is taken
	taps     []string // targets that are clicked, one after the other
	hover    string   // target that the pointer is over in the end
	people   int      // at the screen
	seats    int      // of a new game
	left     bool     // laid out for the left hand
	contrast bool
	text     int          // text scale in per cent
	lang     string       // tag of the language
	part     display.Rect // of the window that is shown; empty: all of it
	rule     string       // at which the book is open
	save     string       // file, empty for a new game
	out      string       // file
	played   uint64       // seed of the game in which what the scene shows came up

	voyage string // its id
	note   int    // from one
}

// sceneNames are the scenes on offer.
var sceneNames = []string{"title", "setup", "play", "rules", "battle", "result", "saves", "voyages", "voyage", "curtain", "crash"}

// mostTurns is more than a game has.
const mostTurns = 1000

// mostTicks is a minute, longer than anything that is shown at once.
const mostTicks = 60 * ticksPerSecond

func (s *shot) flags() *flag.FlagSet {
	fs := flag.NewFlagSet("shot", flag.ContinueOnError)
	s.size, s.seed = display.Point{X: 1280, Y: 800}, 7
	s.game = games()[0]
	gameVar(fs, &s.game, "`game` that is shown")
	optionFlag(fs, &s.options, ", for a new game ("+optionNames(games())+"; the first is the default)")
	fs.StringVar(&s.scene, "scene", "play", "the `scene`: "+strings.Join(sceneNames, ", "))
	fs.Func("size", "`WxH` of the window (default 1280x800)", func(text string) error {
		w, h, err := ParseSize(text)
		s.size = display.Point{X: float64(w), Y: float64(h)}
		return err
	})
	fs.Float64Var(&s.scale, "scale", 1, "`pixels` for each pixel of the window's size, as on dense screens")
	fs.Func("seed", "`number` that decides the new game (default 7)", func(text string) (err error) {
		s.seed, err = ParseSeed(text)
		return err
	})
	wholeVar(fs, &s.turns, "turns", limits{0, 0, mostTurns}, "`number` of turns that deckhands play before the picture is taken")
	fs.StringVar(&s.asked, "prompt", "", "with the scene play: the next decision with this `prompt`, by whoever is asked; trace prints their names")
	fs.StringVar(&s.event, "event", "", "with the scene play: the next `event` of this kind and note, as it is shown; trace prints them")
	fs.StringVar(&s.rule, "rule", "", "with the scene rules: the `number` at which the book is open")
	wholeVar(fs, &s.ticks, "ticks", limits{0, 0, mostTicks}, "`number` of 60ths of a second that pass before anything is clicked")
	fs.Func("tap", "what is clicked before, as `targets` joined by commas, for example group,cards; key:next and its like are keys", func(text string) error {
		s.taps = strings.Split(text, ",")
		return nil
	})
	fs.StringVar(&s.hover, "hover", "", "`target` that the pointer is over")
	fs.Func("part", "`X,Y,WxH` of the window that is shown alone", func(text string) error {
		if n, err := fmt.Sscanf(text+"\n", "%g,%g,%gx%g\n", &s.part.X, &s.part.Y, &s.part.W, &s.part.H); n != 4 || err != nil {
			return errors.New("want a place and a size, for example 0,560,240x240")
		}
		return nil
	})
	wholeVar(fs, &s.people, "people", limits{1, 1, game.MaxSeats}, "`number` of people in a new game")
	wholeVar(fs, &s.seats, "players", limits{game.MaxSeats, 2, game.MaxSeats}, "`number` of players of a new game")
	fs.BoolVar(&s.left, "left", false, "laid out for the left hand")
	fs.BoolVar(&s.contrast, "contrast", false, "in the colours of high contrast")
	wholeVar(fs, &s.text, "text", limits{100, 100, 150}, "size of the letters in per `cent`")
	fs.StringVar(&s.lang, "lang", lang.English, "`tag` of the language")
	fs.StringVar(&s.save, "save", "", "saved game, as a `FILE` or - for standard input, instead of a new one")
	fs.StringVar(&s.voyage, "voyage", lessons.IDs[0], "with the scene voyage: its `name`, as of its file")
	wholeVar(fs, &s.note, "note", limits{1, 1, mostTurns}, "with the scene voyage: `number` of the note that is read")
	fs.StringVar(&s.out, "o", "shot.png", "`FILE` to write")
	return fs
}

// check says what of the flags cannot be.
func (s *shot) check() error {
	most := max(s.size.X, s.size.Y) * s.scale
	switch {
	case !slices.Contains(sceneNames, s.scene):
		return fmt.Errorf("there is no scene %q; want one of %s", s.scene, strings.Join(sceneNames, ", "))
	case !(s.scale >= 0.25 && s.scale <= 8): // not a number is neither
		return fmt.Errorf("scale %v; want 0.25 to 8", s.scale)
	case most > mostPixels:
		return fmt.Errorf("a side of %.0f pixels; want at most %d", most, mostPixels)
	case s.part != (display.Rect{}) && (s.part.Empty() || s.part.Intersect(display.Rect{W: s.size.X, H: s.size.Y}) != s.part):
		return errors.New("the part is not one of the window")
	case s.asked != "" && s.scene != "play":
		return errors.New("a prompt is waited for in the scene play only")
	case s.event != "" && s.scene != "play":
		return errors.New("an event is waited for in the scene play only")
	case s.event != "" && s.asked != "":
		return errors.New("either a prompt or an event is waited for, not both")
	case !slices.ContainsFunc(lang.Available(), func(l lang.Language) bool { return l.Tag == s.lang }):
		return fmt.Errorf("there is no language %q that is complete", s.lang)
	case s.out == "":
		return errors.New("no file to write is named")
	}
	return checkOptions(s.game, s.options)
}

// takeShot draws a scene into a file.
func takeShot(args []string, stdout, stderr io.Writer) int {
	var s shot
	if code, ok := parse(s.flags(), aboutShot, args, stdout, stderr); !ok {
		return code
	}
	if err := s.check(); err != nil {
		return wrong(stderr, "shot", err)
	}
	l, err := s.list()
	if err != nil {
		return fail(stderr, "shot", err)
	}
	images, err := drawAll([]display.Sheet{{List: l, Size: s.size, Scale: s.scale}}, func(_ int, img image.Image) image.Image { return s.framed(img) })
	if err != nil {
		return fail(stderr, "shot", noDisplay("shot", args, err))
	}
	img := images[0]
	if err := writePNG(s.out, img, png.DefaultCompression); err != nil {
		return fail(stderr, "shot", err)
	}
	fmt.Fprintf(stdout, "%s: %s, %d x %d pixels\n", s.out, s.scene, img.Bounds().Dx(), img.Bounds().Dy())
	if s.played != s.seed {
		fmt.Fprintf(stdout, "it is of the game with -seed %d: those before end without it\n", s.played)
	}
	return 0
}

// framed cuts the part out of a picture that is shown.
func (s *shot) framed(img image.Image) image.Image {
	if s.part.Empty() {
		return img
	}
	pixel := func(v float64) int { return int(math.Round(v * s.scale)) }
	part := image.Rect(pixel(s.part.X), pixel(s.part.Y), pixel(s.part.X+s.part.W), pixel(s.part.Y+s.part.H))
	return img.(interface {
		SubImage(image.Rectangle) image.Image
	}).SubImage(part)
}

func noDisplay(name string, args []string, err error) error {
	return fmt.Errorf("nothing can be drawn without a display (X11) with OpenGL: %w; "+
		"without one: xvfb-run -a %s %s %s", err, programName, name, strings.Join(args, " "))
}

func writePNG(name string, img image.Image, pack png.CompressionLevel) error {
	var file bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: pack}).Encode(&file, img); err != nil {
		return err
	}
	return os.WriteFile(name, file.Bytes(), 0o644)
}

// drawAll draws each sheet and returns what finish, given its index and its picture,
// makes of it.
func drawAll(sheets []display.Sheet, finish func(int, image.Image) image.Image) (images []image.Image, err error) {
	next := func() *display.Sheet {
		if len(images) == len(sheets) {
			return nil
		}
		return &sheets[len(images)]
	}
	err = Draw(next, func(img image.Image) { images = append(images, finish(len(images), img)) })
	return images, err
}
