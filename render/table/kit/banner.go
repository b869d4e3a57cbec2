package kit

import (
	"math"

	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// mostBearers is how many liveries a banner can have side by side.
const mostBearers = 4

// BannerTail is how high the lower end of a banner is, as a share of its width.
const BannerTail = 0.2

// AppendBanner hangs a banner from a pole: cloth in these liveries side by side, their
// patterns along both edges, and two points at the lower end.
func AppendBanner(l *display.List, r display.Rect, colours []int) {
	colours = colours[:min(len(colours), mostBearers)]
	n := len(colours)
	pole, w := max(8, 0.035*r.W), r.W/float64(n)
	cloth := r.Row(r.Y+pole/2, r.H-pole/2-BannerTail*r.W)
	l.Fill(cloth.Column(cloth.X+3, cloth.W+3), 0, theme.Shadow)
	for i, colour := range colours {
		main := theme.LiveryOf(colour).Main
		l.Fill(cloth.Column(r.X+w*float64(i), w), 0, main)
		l.Shape(tails[n-1][i], r.X, cloth.Y+cloth.H, r.W/100, main)
	}
	appendFolds(l, cloth)
	side := 16 * max(1, math.Floor(r.W/400)) // whole squares of the pattern
	AppendCloth(l, cloth.Column(cloth.X, side), colours[0])
	AppendCloth(l, cloth.Column(cloth.X+cloth.W-side, side), colours[n-1])
	for _, x := range []float64{cloth.X + side, cloth.X + cloth.W - side - 2} {
		l.Fill(cloth.Column(x, 2), 0, theme.Gilt)
	}
	ink := max(1, 0.008*r.W)
	l.Outline(hem, r.X, cloth.Y+cloth.H, r.W/100, ink, theme.Ink)
	for _, x := range []float64{cloth.X - ink/2, cloth.X + cloth.W - ink/2} {
		l.Fill(cloth.Column(x, ink), 0, theme.Ink)
	}
	l.Fill(display.Rect{X: r.X - pole, Y: r.Y, W: r.W + 2*pole, H: pole}, pole/3, theme.Planks)
	for _, x := range []float64{r.X - pole, r.X + r.W + pole} {
		l.Disc(x, r.Y+pole/2, 0.9*pole, theme.Gilt)
		l.Ring(x, r.Y+pole/2, 0.9*pole, 1.5, theme.Ink)
	}
}

// appendFolds shades the folds in which a cloth hangs.
func appendFolds(l *display.List, cloth display.Rect) {
	const shades = 6
	for _, at := range []float64{0.2, 0.44, 0.8} {
		for i := range shades {
			w := 0.2 * cloth.W * float64(i+1) / shades
			l.Fill(cloth.Column(cloth.X+at*cloth.W-0.35*w, w), 0, theme.Fade(theme.Ink, 0.035))
		}
	}
}

// hem is the lower edge of a banner 100 wide.
var hem = &display.Path{Name: "hem of a banner", Open: true, Rings: [][]display.Point{{{X: 0, Y: -1}, {X: 0, Y: 100 * BannerTail}, {X: 50}, {X: 100, Y: 100 * BannerTail}, {X: 100, Y: -1}}}}

// AppendUnrolled draws what hangs in a box as far as a share of it has unrolled, and of a colour what is still rolled up.
func AppendUnrolled(l *display.List, r display.Rect, share float64, colour int, draw func()) {
	if share >= 1 {
		draw()
		return
	}
	seen := r.Inset(-0.2 * r.W) // poles stand out
	seen.H = 0.2*r.W + max(10, r.H*share)
	l.PushClip(seen)
	draw()
	l.PopClip()
	thick := 8 + 0.05*r.W*(1-share)
	roll := display.Rect{X: r.X - 3, Y: seen.Y + seen.H - thick/2, W: r.W + 6, H: thick}
	l.Fill(roll, thick/2, theme.LiveryOf(colour).Light)
	l.Stroke(roll, thick/2, 1, theme.Ink)
}

// tails are the parts of the lower end of a banner 100 wide, by the number of liveries.
var tails = func() (all [mostBearers][]*display.Path) {
	depth := func(x float64) float64 { return 100 * BannerTail * math.Abs(x-50) / 50 }
	for n := range all {
		for i := range n + 1 {
			from, to := 100*float64(i)/float64(n+1), 100*float64(i+1)/float64(n+1)
			ring := []display.Point{{X: from, Y: -0.5}, {X: to, Y: -0.5}, {X: to, Y: depth(to)}}
			if from < 50 && to > 50 {
				ring = append(ring, display.Point{X: 50})
			}
			all[n] = append(all[n], &display.Path{Name: "tail of a banner", Rings: [][]display.Point{append(ring, display.Point{X: from, Y: depth(from)})}})
		}
	}
	return all
}()

// AppendLaurel draws two twigs of laurel around a point, open above.
func AppendLaurel(l *display.List, at display.Point, size float64) {
	k := size / 100
	l.Shape(laurel, at.X, at.Y, k, theme.Gold)
	l.Outline(laurel, at.X, at.Y, k, max(1, size/220), theme.Ink)
}

// laurel is a wreath of two twigs, 100 wide and high, its middle in the origin.
var laurel = func() *display.Path {
	const leaves = 9
	p := &display.Path{Name: "laurel"}
	for _, side := range []float64{1, -1} {
		for i := range leaves {
			angle := math.Pi * (0.56 + 0.089*float64(i)) // from below to the left and up
			for _, slant := range []float64{-0.5, 0.5} {
				p.Rings = append(p.Rings, leaf(Polar(43.5, angle), angle+math.Pi/2+slant, side))
			}
		}
	}
	return p
}()

// leaf is a leaf that grows from a point in a direction, mirrored if side is -1.
func leaf(from display.Point, angle, side float64) []display.Point {
	sin, cos := math.Sincos(angle)
	at := func(along, across float64) display.Point {
		return display.Point{X: side * (from.X + along*cos - across*sin), Y: from.Y + along*sin + across*cos}
	}
	return Curve([]display.Point{at(1, 0), at(6, -6), at(13, 0)}, []display.Point{at(13, 0), at(6, 6), at(1, 0)})
}

// AppendCrown draws a crown.
func AppendCrown(l *display.List, at display.Point, size float64) {
	widget.Icon(l, "crown", display.Point{X: at.X + 1, Y: at.Y + 2}, size, theme.Fade(theme.Ink, 0.6))
	widget.Icon(l, "crown", at, size, theme.Gold)
}
