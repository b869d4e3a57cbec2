package canvas

import (
	"image"
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

func TestNeighboursMeetAndLinesStay(t *testing.T) {
	for _, scale := range []float64{0.4, 1, 1.25, 2.6} {
		for i := range 40 {
			left := display.Rect{X: float64(i) * 1.3, W: 1.3, H: 0.1}
			right := display.Rect{X: left.X + left.W, W: 1.3, H: 0.1}
			require.GreaterOrEqual(t, pixels(left, scale).Dy(), 1, "a thin line is seen")
			if pixels(left, scale).Dx() > 1 {
				require.Equal(t, pixels(left, scale).Max.X, pixels(right, scale).Min.X)
			}
		}
	}
	require.True(t, pixels(display.Rect{W: 10}, 1).Empty())
}

func TestOnlyTheMiddleOfACornerMaskIsStretched(t *testing.T) {
	require.Equal(t, cutting{[3]piece{
		{src: [2]float32{0, 5}, dst: [2]float32{100, 105}},
		{src: [2]float32{5.5, 5.5}, dst: [2]float32{105, 195}},
		{src: [2]float32{6, 11}, dst: [2]float32{195, 200}},
	}, 3}, cut(100, 200, 0, 11))
	for n := float32(1); n < 9; n++ {
		as := cut(50, 50+int(n), 3, 3+int(n))
		require.Equal(t, 1, as.n, "a mask of %v as it is", n)
		require.Equal(t, piece{src: [2]float32{3, 3 + n}, dst: [2]float32{50, 50 + n}}, as.pieces[0])
	}
}

func TestMasksShareAPage(t *testing.T) {
	p := &page{free: 4}
	var taken []image.Rectangle
	for i := range 8000 {
		size := image.Pt(5+i*7%60, 5+i*11%50)
		at, ok := p.room(size)
		if !ok {
			break
		}
		taken = append(taken, image.Rectangle{at, at.Add(size)})
	}
	filled := 0
	for i, r := range taken {
		require.True(t, r.In(image.Rect(0, 4, pageSide, pageSide)))
		filled += pixelsOf(r)
		for _, other := range taken[:i] {
			require.False(t, r.Inset(-gap).Overlaps(other))
		}
	}
	require.Greater(t, filled, pageSide*pageSide*6/10, "little is wasted")
}

// two lists as the canvas sees them.
func differing(a, b *display.List) []image.Rectangle {
	c := &Canvas{}
	bounds := image.Rect(0, 0, 400, 400)
	c.was.read(a, 1, bounds, &record{}, 0)
	c.now.read(b, 1, bounds, &c.was, common(a.Ops, b.Ops))
	for _, r := range []*record{&c.was, &c.now} {
		for i := range r.strokes { // as large as the rectangle
			s := &r.strokes[i]
			s.box, s.boxed = pixels(r.ops[s.at].Rect, 1).Intersect(s.clip), true
		}
	}
	c.changed(common(a.Ops, b.Ops), 1)
	return c.areas
}

func TestOnlyWhatDiffersIsDrawnAgain(t *testing.T) {
	row := func(change func(l *display.List, i int)) *display.List {
		var l display.List
		for i := range 10 {
			change(&l, i)
		}
		return &l
	}
	at := func(i int) display.Rect {
		return display.Rect{X: float64(i%4) * 100, Y: float64(i/4) * 100, W: 30, H: 30}
	}
	plain := func(l *display.List, i int) { l.Fill(at(i), 0, color.NRGBA{A: 255}) }
	first := row(plain)
	require.Empty(t, differing(first, row(plain)))
	require.Equal(t, []image.Rectangle{image.Rect(300, 0, 330, 30)}, differing(first, row(func(l *display.List, i int) {
		if i != 3 { // one has gone
			plain(l, i)
		}
	})))
	require.ElementsMatch(t, []image.Rectangle{image.Rect(200, 200, 230, 230), image.Rect(0, 200, 40, 240)}, differing(first, row(func(l *display.List, i int) {
		plain(l, i)
		if i == 4 { // one has come
			l.Fill(display.Rect{X: 0, Y: 200, W: 40, H: 40}, 0, color.NRGBA{A: 255})
			l.Fill(display.Rect{X: 200, Y: 200, W: 30, H: 30}, 0, color.NRGBA{A: 25})
		}
	})))
	require.Equal(t, []image.Rectangle{image.Rect(0, 0, 30, 30)}, differing(first, row(func(l *display.List, i int) {
		if i == 0 { // one is clipped
			l.PushClip(display.Rect{W: 15, H: 30})
			plain(l, i)
			l.PopClip()
			return
		}
		plain(l, i)
	})))
}

// What has been looked up for a stroke is used for the one that is alike at another place, though
// others have come and gone.
func TestStrokesThatMoveInheritWhatIsKnown(t *testing.T) {
	c, bounds := &Canvas{}, image.Rect(0, 0, 400, 400)
	at := func(x float64, sizes ...float64) *display.List {
		var l display.List
		for i, size := range sizes {
			l.Fill(display.Rect{X: x + 30*float64(i), W: size, H: 20}, 3, color.NRGBA{A: 255})
		}
		return &l
	}
	c.was.read(at(0, 10, 11, 12, 13, 14), 1, bounds, &record{}, 0)
	masks := map[*mask]float64{}
	for i := range c.was.strokes {
		s := &c.was.strokes[i]
		s.cache.mask = &mask{}
		masks[s.cache.mask] = c.was.ops[s.at].Rect.W
	}
	c.now.read(at(7, 11, 12, 20, 14, 10), 1, bounds, &c.was, 0)
	c.inherit(c.was.strokes, c.now.strokes)
	var got []float64
	for i := range c.now.strokes {
		got = append(got, masks[c.now.strokes[i].cache.mask])
	}
	require.Equal(t, []float64{11, 12, 0, 14, 0}, got, "the new one knows nothing, nor does the one out of order")
}

func TestAMaskHasAnEmptyRim(t *testing.T) {
	m := image.NewAlpha(image.Rect(-3, 2, 1, 4))
	for i := range m.Pix {
		m.Pix[i] = 0xFF
	}
	got := margin(m, maskKey{path: disc})
	require.Equal(t, image.Rect(-4, 1, 2, 5), got.Rect)
	require.Zero(t, got.AlphaAt(-4, 1).A)
	require.Equal(t, uint8(0xFF), got.AlphaAt(-3, 2).A)
	require.Equal(t, m.Rect, margin(m, maskKey{}).Rect)
}
