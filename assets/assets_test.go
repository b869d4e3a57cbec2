package assets_test

import (
	"encoding/json"
	"image"
	"io/fs"
	"math"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"serenissima/assets"
)

// firstFont to lastFont are all fonts.
const firstFont, lastFont = assets.Sans, assets.Title

func TestEveryFileHasALineInTheLicences(t *testing.T) {
	text, err := os.ReadFile("LICENSES.md")
	require.NoError(t, err)
	var patterns []string
	for _, line := range strings.Split(string(text), "\n") {
		if cells := strings.Split(line, "|"); len(cells) > 3 {
			patterns = append(patterns, strings.Split(strings.ReplaceAll(cells[1], " ", ""), ",")...)
			patterns = append(patterns, regexp.MustCompile(`font/\S+-OFL\.txt`).FindAllString(cells[3], -1)...)
		}
	}
	require.NoError(t, fs.WalkDir(os.DirFS("."), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(name) == ".go" || name == "LICENSES.md" {
			return err
		}
		for _, p := range patterns {
			if ok, _ := path.Match(p, name); ok {
				return nil
			}
		}
		t.Errorf("%s has no line in LICENSES.md", name)
		return nil
	}))
}

func TestEveryIconHasAnAuthor(t *testing.T) {
	text, err := os.ReadFile("LICENSES.md")
	require.NoError(t, err)
	_, authors, _ := strings.Cut(string(text), "By author")
	for _, name := range iconNames(t) {
		require.Regexp(t, `(?s)[ \n]`+name+`[,.]`, authors, name)
	}
}

func iconNames(t *testing.T) []string {
	data, err := os.ReadFile("icon/icons.json")
	require.NoError(t, err)
	var paths map[string]string
	require.NoError(t, json.Unmarshal(data, &paths))
	var names []string
	for name := range paths {
		names = append(names, name)
	}
	return names
}

func TestEveryIconIsAShapeInItsSquare(t *testing.T) {
	for _, name := range iconNames(t) {
		rings := assets.Icon(name)
		require.NotEmpty(t, rings, name)
		x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
		for _, ring := range rings {
			require.GreaterOrEqual(t, len(ring), 3, name)
			for _, p := range ring {
				x0, y0, x1, y1 = min(x0, p.X), min(y0, p.Y), max(x1, p.X), max(y1, p.Y)
			}
		}
		require.GreaterOrEqual(t, min(x0, y0), -1.0, name)
		require.LessOrEqual(t, max(x1, y1), assets.IconSize+1.0, name)
		require.Greater(t, max(x1-x0, y1-y0), assets.IconSize*0.6, "%s fills its square", name)
	}
	require.Nil(t, assets.Icon("no such icon"))
}

// Busts are layers whose uses are known, as there is a colour for each; they may be cut off by their frame.
func TestEveryBustHasLayersOfKnownUses(t *testing.T) {
	for _, power := range []string{"venice", "genoa", "spain", "turkey"} {
		for _, age := range []string{"young", "captain", "old"} {
			layers := assets.Bust(power + "-" + age)
			require.Greater(t, len(layers), 5, "%s %s", power, age)
			for _, layer := range layers {
				require.Contains(t, assets.BustUses, layer.Use)
				require.NotEmpty(t, layer.Rings)
			}
		}
	}
	require.Nil(t, assets.Bust("no such bust"))
}

func TestEveryFontHasTheLettersOfTheGame(t *testing.T) {
	for id := firstFont; id <= lastFont; id++ {
		f := assets.Face(id, 20)
		require.Same(t, f, assets.Face(id, 20.1), "sizes are rounded to quarters")
		for _, r := range "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?()+-–%·×’“”éèàç" {
			if id == assets.Title && r > 0x7F {
				continue // it writes the name of the game only
			}
			width, ok := f.GlyphAdvance(r)
			require.True(t, ok, "font %d has no %q", id, r)
			require.Positive(t, width)
		}
	}
	for id := firstFont; id < assets.Title; id++ { // names of players have letters of their own
		for _, r := range "ĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŒœŘřŚśŞşȘșŠšŤťȚțŮůŰűŹźŻżŽž" {
			_, ok := assets.Face(id, 20).GlyphAdvance(r)
			require.True(t, ok, "font %d has no %q", id, r)
		}
	}
	require.Negative(t, assets.Face(assets.Caps, 40).Kern('A', 'V'))
	width, ok := assets.Face(assets.Sans, 20).GlyphAdvance('\u202f')
	require.True(t, ok, "the fonts lack the narrow space, which is drawn as another one")
	require.Less(t, width, fixed.I(5))
}

func TestFacesMeasureTheSameTwice(t *testing.T) {
	f := assets.Face(assets.Sans, 33)
	require.Equal(t, font.MeasureString(f, "To Ávila, WAVE"), font.MeasureString(f, "To Ávila, WAVE"))
}

func TestEveryPictureIsDecoded(t *testing.T) {
	require.NotEmpty(t, assets.Charts)
	for _, game := range assets.Charts {
		p, err := assets.LoadPicture(assets.ChartPicture(game))
		require.NoError(t, err)
		c, err := assets.LoadChart(game)
		require.NoError(t, err)
		require.Equal(t, image.Pt(int(c.W), int(c.H)), p.Size)
		below := 0
		for n := range p.Strips() {
			strip, err := p.Strip(n)
			require.NoError(t, err)
			require.Equal(t, image.Pt(0, below), strip.Rect.Min)
			require.Equal(t, p.Size.X, strip.Rect.Dx())
			below = strip.Rect.Max.Y
		}
		require.Equal(t, p.Size.Y, below, "the strips are the picture")
	}
	require.Zero(t, assets.ChartPicture("no such game"))
	for _, id := range []assets.ImageID{0, assets.ImageID(len(assets.Charts) + 1)} {
		_, err := assets.LoadPicture(id)
		require.Error(t, err)
	}
}
