package canvas

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// Small masks share pages: what is drawn from one page can be handed to the
// graphics card in one go.
const (
	pageSide  = 2048 // device pixels
	mostPages = 3    // that are kept; the one not used for longest goes first
	tallest   = 320  // a larger mask has an image of its own
	gap       = 1    // empty pixels between masks
)

// A page is an image with many masks in rows of about the same height.
type page struct {
	img  *ebiten.Image
	rows []row
	free int // where the next row begins
	used int // the frame that used it last
}

// A row is a part of a page as wide as that.
type row struct{ y, height, free int }

// blank is the middle of the white corner that every page has, of which plain
// rectangles are made.
var blank = image.Rect(1, 1, 2, 2)

// newPage returns a page with nothing but a white corner.
func newPage() *page {
	p := &page{
		img:  ebiten.NewImageWithOptions(image.Rect(0, 0, pageSide, pageSide), &ebiten.NewImageOptions{Unmanaged: true}),
		free: 3 + gap,
	}
	p.img.SubImage(image.Rect(0, 0, 3, 3)).(*ebiten.Image).Fill(color.White)
	return p
}

// room finds a place of that size.
func (p *page) room(size image.Point) (at image.Point, ok bool) {
	best := -1
	for i, r := range p.rows {
		fits := size.Y <= r.height && r.free+size.X <= pageSide
		if fits && (best < 0 || r.height < p.rows[best].height) {
			best = i
		}
	}
	height := (size.Y + 7) &^ 7
	if (best < 0 || p.rows[best].height > 2*height) && p.free+height <= pageSide {
		p.rows = append(p.rows, row{y: p.free, height: height})
		p.free += height + gap
		best = len(p.rows) - 1
	}
	if best < 0 {
		return at, false
	}
	r := &p.rows[best]
	at = image.Pt(r.free, r.y)
	r.free += size.X + gap
	return at, true
}

// An atlas is the pages.
type atlas struct{ pages []*page }

// first is a page for what needs none in particular.
func (a *atlas) first() *page {
	if len(a.pages) == 0 {
		a.pages = append(a.pages, newPage())
	}
	return a.pages[0]
}

// room finds a place of that size on a page, the newest first.
func (a *atlas) room(size image.Point) (*page, image.Rectangle) {
	for i := len(a.pages) - 1; i >= 0; i-- {
		if at, ok := a.pages[i].room(size); ok {
			return a.pages[i], image.Rectangle{at, at.Add(size)}
		}
	}
	p := newPage()
	a.pages = append(a.pages, p)
	at, _ := p.room(size)
	return p, image.Rectangle{at, at.Add(size)}
}

// forget drops a page if there are too many and one was not used by this frame,
// and returns it.
func (a *atlas) forget(frame int) *page {
	if len(a.pages) <= mostPages {
		return nil
	}
	oldest := 0
	for i, p := range a.pages {
		if p.used < a.pages[oldest].used {
			oldest = i
		}
	}
	p := a.pages[oldest]
	if p.used == frame {
		return nil
	}
	p.img.Deallocate()
	a.pages = append(a.pages[:oldest], a.pages[oldest+1:]...)
	return p
}
