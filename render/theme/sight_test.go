package theme

import (
	"encoding/json"
	"image/color"
	"math"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
)

// A sight is how colours look to an eye: a matrix over linear red, green and
// blue.
type sight [3][3]float64

// The sights, those of eyes that lack one kind of cones after Machado, Oliveira
// and Fernandes 2009, at full severity.
var sights = map[string]sight{
	"all cones":    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// linear returns the light of a colour as an eye sees it.
func (s sight) linear(c color.NRGBA) (rgb [3]float64) {
	part := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	in := [3]float64{part(c.R), part(c.G), part(c.B)}
	for i, row := range s {
		for k, m := range row {
			rgb[i] += m * in[k]
		}
		rgb[i] = max(0, min(1, rgb[i]))
	}
	return rgb
}

// luminance is how bright a colour is, 0 to 1.
func (s sight) luminance(c color.NRGBA) float64 {
	v := s.linear(c)
	return 0.2126*v[0] + 0.7152*v[1] + 0.0722*v[2]
}

// contrast is that of WCAG 2, 1 to 21.
func (s sight) contrast(a, b color.NRGBA) float64 {
	x, y := s.luminance(a), s.luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// lab returns a colour in CIELAB.
func (s sight) lab(c color.NRGBA) [3]float64 {
	v := s.linear(c)
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124*v[0] + 0.3576*v[1] + 0.1805*v[2]) / 0.9505)
	y := f(0.2126*v[0] + 0.7152*v[1] + 0.0722*v[2])
	z := f((0.0193*v[0] + 0.1192*v[1] + 0.9505*v[2]) / 1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// distance is how far two colours are apart for an eye (CIE 1976): 2 can just be
// told apart side by side, 20 at a glance.
func (s sight) distance(a, b color.NRGBA) float64 {
	p, q := s.lab(a), s.lab(b)
	return math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2])
}

// Every player can be told by pattern and crest alone, whatever an eye makes of
// the colours: the pattern stands out from its ground, the crest from the shield.
// The colours help where they can.
func TestPlayersAreToldApartByEveryEye(t *testing.T) {
	for name, s := range sights {
		for i, a := range Liveries {
			require.Greater(t, s.contrast(a.Main, a.Light), 3.0, "%s: the pattern of %s", name, a.Crest)
			require.Greater(t, s.contrast(a.Main, a.Ink), 3.0, "%s: the mark of %s", name, a.Crest)
			set := Liveries[max(0, i-1)/NumLiveries*NumLiveries+1 : max(1, i)]
			for _, b := range set {
				require.NotEqual(t, a.Crest, b.Crest)
				require.NotEqual(t, a.Pattern, b.Pattern)
				require.Greater(t, s.distance(a.Main, b.Main), 20.0, "%s: %s and %s", name, a.Crest, b.Crest)
			}
		}
	}
}

// Every good can be told by its sign, which stands out from the cube. The colours of the
// goods on one table help where they can: without red cones, gems come near to spice.
func TestGoodsAreToldApartByEveryEye(t *testing.T) {
	onTables := []struct {
		goods []string
		apart float64
	}{
		{[]string{"wood", "stone", "marble", "wine", "gold", "spice"}, 18},
		{[]string{"gems", "gold", "spice", "wine", "cloth", "iron", "wood"}, 13},
	}
	laid := map[string]bool{}
	for name, s := range sights {
		for _, table := range onTables {
			for i, good := range table.goods {
				a := Wares[good]
				laid[good] = true
				require.Greater(t, s.contrast(a.Cube, a.Sign), 4.0, "%s: the sign of %s", name, good)
				for _, other := range table.goods[:i] {
					require.NotEqual(t, a.Icon, Wares[other].Icon)
					require.Greater(t, s.distance(a.Cube, Wares[other].Cube), table.apart, "%s: %s and %s", name, good, other)
				}
			}
		}
	}
	require.Len(t, laid, len(Wares), "every good is on a table")
}

// charts are the games whose charts are looked at.
var charts = []string{"serenissima", "goldenhorn", "mediterranee"}

// over is what is seen where a colour lies over an opaque one.
func over(c, ground color.NRGBA) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8((int(a)*int(c.A) + int(b)*(255-int(c.A))) / 255) }
	return color.NRGBA{mix(c.R, ground.R), mix(c.G, ground.G), mix(c.B, ground.B), 0xFF}
}

// With high contrast the names in the charts of all games stand out by 7 to 1 from the halo
// around them, whatever of the chart lies below that.
func TestNamesInTheChartStandOut(t *testing.T) {
	for _, game := range charts {
		d, err := Drawing(assets.ChartInk(game) | assets.HighContrast)
		require.NoError(t, err)
		for _, ground := range grounds(t, game) {
			requireLettersStandOut(t, game, d, ground)
			name := over(HighContrast(SeaHalo), ground)
			require.GreaterOrEqual(t, sights["all cones"].contrast(HighContrast(SeaInk), name), 7.0, "%s: the name of a sea on %v", game, ground)
		}
	}
}

// requireLettersStandOut fails if letters of a chart do not stand out from their halo on a
// ground.
func requireLettersStandOut(t *testing.T, game string, d *assets.Drawing, ground color.NRGBA) {
	checked, below := 0, ground
	for i, ink := range d.Inks {
		switch {
		case ink.Letters == 0:
			below = ground
		case ink.Width > 0: // a halo
			below = over(ink.Color, below)
		case i > 0 && d.Inks[i-1].Letters > 0 && d.Inks[i-1].Width > 0:
			require.GreaterOrEqual(t, sights["all cones"].contrast(ink.Color, below), 7.0, "%s: %v on %v", game, ink.Color, below)
			below = ground
			checked++
		}
	}
	require.Positive(t, checked, game)
}

// grounds are colours of the sketch of a chart in high contrast, of one pixel in many.
func grounds(t *testing.T, game string) (list []color.NRGBA) {
	p, err := Picture(assets.ChartPicture(game) | assets.ImageOfContrast)
	require.NoError(t, err)
	b := p.Sketch.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y += 9 {
		for x := b.Min.X; x < b.Max.X; x += 9 {
			list = append(list, color.NRGBAModel.Convert(p.Sketch.At(x, y)).(color.NRGBA))
		}
	}
	return list
}

// In high contrast land and sea are further apart than usual, on the charts of all games.
func TestHighContrastPartsLandFromSea(t *testing.T) {
	eye := sights["all cones"]
	for _, game := range charts {
		ashore, afloat := landAndSea(t, game, assets.ChartPicture(game))
		usual := (ashore + 0.05) / (afloat + 0.05)
		ashore, afloat = landAndSea(t, game, assets.ChartPicture(game)|assets.ImageOfContrast)
		parted := (ashore + 0.05) / (afloat + 0.05)
		require.Greater(t, parted, 2.3, game)
		require.Greater(t, parted, 1.3*usual, game)
		require.Greater(t, ashore, 0.8, "%s: the land is light", game)
	}
	require.Greater(t, eye.contrast(HighContrast(Gold), HighContrast(Wood)), 7.0, "coins on wood")
	require.Greater(t, eye.contrast(HighContrast(Coin), HighContrast(Paper)), 7.0, "coins on paper")
}

// landAndSea are how bright the land and the sea of a picture are on average.
func landAndSea(t *testing.T, game string, id assets.ImageID) (ashore, afloat float64) {
	p, err := Picture(id)
	require.NoError(t, err)
	data, err := os.ReadFile("../../assets/testdata/land-" + game + ".json")
	require.NoError(t, err)
	var land [][][]assets.Point
	require.NoError(t, json.Unmarshal(data, &land))
	plain, err := Picture(id.Plain())
	require.NoError(t, err)
	n, m := 0, 0
	for y := 2; y < p.Sketch.Bounds().Dy(); y += 5 {
		for x := 2; x < p.Sketch.Bounds().Dx(); x += 5 {
			light := sights["all cones"].luminance(color.NRGBAModel.Convert(p.Sketch.At(x, y)).(color.NRGBA))
			at := assets.Point{X: float64(x) * assets.SketchPart, Y: float64(y) * assets.SketchPart}
			r, _, b, _ := plain.Sketch.At(x, y).RGBA()
			switch {
			case inside(land, at):
				ashore, n = ashore+light, n+1
			case b > r: // else it is outside the game, where a sea is as pale as the land
				afloat, m = afloat+light, m+1
			}
		}
	}
	require.Positive(t, n)
	require.Positive(t, m)
	return ashore / float64(n), afloat / float64(m)
}

// inside reports whether a point lies in one of the shapes, by the even-odd rule.
func inside(shapes [][][]assets.Point, p assets.Point) bool {
	in := false
	for _, rings := range shapes {
		for _, ring := range rings {
			for i, a := range ring {
				b := ring[(i+1)%len(ring)]
				if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y) {
					in = !in
				}
			}
		}
	}
	return in
}

// What is written can be read, in every palette.
func TestLettersStandOutFromTheirGround(t *testing.T) {
	for name, s := range sights {
		for _, pair := range [][2]color.NRGBA{{Ink, Paper}, {Brown, Paper}, {Rubric, Vellum}, {SeaInk, SeaHalo}, {Cream, Wood}, {Cream, Rubric}, {CreamDim, WoodDark}} {
			for _, p := range []Palette{nil, Tiles} {
				letters, ground := p.Of(pair[0]), p.Of(pair[1])
				require.Greater(t, s.contrast(letters, ground), 4.5, "%s: %v on %v", name, letters, ground)
			}
		}
	}
}

// No colour of a palette stands for another one: a picture that is given it twice stays as it is.
func TestPalettesNameNoColourOfTheirOwn(t *testing.T) {
	for _, p := range []Palette{Tiles, contrasts} {
		for _, to := range p {
			require.Equal(t, to, p.Of(to))
		}
	}
}

// Every cloth can be told by its sign, which stands out from it; the colours help where
// they can.
func TestClothsAreToldApartByEveryEye(t *testing.T) {
	for name, s := range sights {
		for cloth, a := range Cloths {
			require.Greater(t, s.contrast(a.Main, a.Sign), 3.9, "%s: the sign of %s", name, cloth)
			for other, b := range Cloths {
				if cloth < other {
					require.Greater(t, s.distance(a.Main, b.Main), 15.0, "%s: %s and %s", name, cloth, other)
				}
			}
		}
	}
}

// A picture is parted in all its strips as in its sketch.
func TestStripsAreParted(t *testing.T) {
	id := assets.ChartPicture(charts[0])
	plain, err := Picture(id)
	require.NoError(t, err)
	parted, err := Picture(id | assets.ImageOfContrast)
	require.NoError(t, err)
	was, err := plain.Strip(3)
	require.NoError(t, err)
	now, err := parted.Strip(3)
	require.NoError(t, err)
	Part(was)
	require.Equal(t, was.Pix, now.Pix)
	require.Equal(t, plain.Strips(), parted.Strips())
}
