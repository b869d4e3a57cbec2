package canvas

import (
	"image"
	"math"
	"slices"

	"serenissima/render/display"
)

// A stroke is an operation that draws, and where it can be seen.
type stroke struct {
	at    int             // of the operation in its list
	clip  image.Rectangle // to which all clips around it restrict it
	box   image.Rectangle // what it covers within, once that is known
	boxed bool
	cache strokeCache
}

// A strokeCache is what has been looked up for a stroke, to be used for as long as the
// stroke stays the same but for its place and colour; of the zero value, nothing.
type strokeCache struct {
	mask          *mask
	stretch, turn float64 // of the mask of a path
	line          *line
}

// A record is a list as it was drawn.
type record struct {
	bounds  image.Rectangle // of the image that it was drawn on
	scale   float64         // likewise
	ops     []display.Op
	strokes []stroke
	clips   []image.Rectangle // of read, whose memory is used again
}

// read notes a list for an image with those bounds. So many operations at its beginning are
// those of the record before, from which their strokes are taken with all that is known of them.
func (r *record) read(l *display.List, scale float64, bounds image.Rectangle, was *record, same int) {
	r.bounds, r.scale = bounds, scale
	r.ops, r.strokes = append(r.ops[:0], l.Ops...), r.strokes[:0]
	if was.bounds != bounds || was.scale != scale {
		same = 0
	}
	r.strokes = append(r.strokes, was.strokes[:was.from(same)]...)
	clips := append(r.clips[:0], bounds)
	for i := range r.ops {
		clip := clips[len(clips)-1]
		switch o := &r.ops[i]; o.Kind {
		case display.Clip:
			clips = append(clips, clip.Intersect(pixels(o.Rect, scale)))
		case display.Unclip:
			clips = clips[:len(clips)-1]
		default:
			if i >= same && !clip.Empty() {
				r.strokes = append(r.strokes, stroke{at: i, clip: clip})
			}
		}
	}
	r.clips = clips[:0]
}

// from is the first stroke of an operation that comes after so many others.
func (r *record) from(ops int) int {
	i, _ := slices.BinarySearchFunc(r.strokes, ops, func(s stroke, at int) int { return s.at - at })
	return i
}

// measure finds what a stroke of the record covers.
func (c *Canvas) measure(r *record, s *stroke, scale float64) {
	if s.boxed {
		return
	}
	s.boxed, s.box = true, s.clip
	switch o := &r.ops[s.at]; o.Kind {
	case display.DrawInk, display.DrawSketch: // all over
	case display.DrawImage:
		s.box = pixels(o.Rect, scale).Inset(-1).Intersect(s.clip)
	default:
		c.quads.sizing = true
		n := len(c.quads.vertices)
		c.execute(r, s, scale)
		s.box = c.quads.box(n).Intersect(s.clip)
		c.quads.vertices, c.quads.sizing = c.quads.vertices[:n], false
	}
}

// nearby is how many strokes may have come or gone between two that follow each
// other in both lists. What is farther away counts as drawn anew.
const nearby = 96

// changed finds where the picture differs from the one before, of which the first
// operations are the same: wherever an operation lies that only one of the lists
// has. All others lie in the same order on each other. It gives up if the masks
// that it needs for that take too long, and reports whether it has not. It stops where most of
// the picture is to be drawn again, as in each frame in which the camera moves.
func (c *Canvas) changed(begin int, scale float64) bool {
	was, now := &c.was, &c.now
	same := func(i, j int) bool {
		a, b := &was.strokes[i], &now.strokes[j]
		return a.clip == b.clip && was.ops[a.at].Same(&now.ops[b.at])
	}
	differs := func(r *record, i int) {
		s := &r.strokes[i]
		if c.masks.tired() || c.damaged(s) {
			return
		}
		c.measure(r, s, scale)
		c.damage(s.box)
	}
	keep := func(i, j int) {
		a, b := &was.strokes[i], &now.strokes[j]
		b.box, b.boxed, b.cache = a.box, a.boxed, a.cache
	}
	i := was.from(begin)
	j, n, m := i, len(was.strokes), len(now.strokes)
	for i < n && j < m && same(n-1, m-1) {
		n, m = n-1, m-1
		keep(n, m)
	}
	c.places.note(was, i, n)
	for ; j < m && !c.mostly(); j++ {
		k := c.places.find(now, j, i, min(n, i+nearby), same)
		if k < 0 {
			differs(now, j)
			continue
		}
		for ; i < k; i++ {
			differs(was, i)
		}
		keep(i, j)
		i++
	}
	for ; i < n && !c.mostly(); i++ {
		differs(was, i)
	}
	c.inherit(was.strokes[i:n], now.strokes[j:m])
	return !c.masks.tired()
}

// farthest is how many strokes may have come or gone between two of which one inherits what has
// been looked up for the other.
const farthest = 48

// inherit lets strokes that are only at another place use what has been looked up for those of
// the record before, which lie in the same order: most do when the camera moves.
func (c *Canvas) inherit(was, now []stroke) {
	i := 0
	for j := range now {
		b := &now[j]
		for k := i; k < min(len(was), i+farthest); k++ {
			if a := &was[k]; c.was.ops[a.at].Alike(&c.now.ops[b.at]) {
				b.cache, i = a.cache, k+1
				break
			}
		}
	}
}

// Places finds strokes of a record by a number made of what they draw.
type places struct {
	first [1 << 10]int32 // one more than the index of the last one with that number
	next  []int32        // likewise, of the one before it, by index
}

// note takes in the strokes of a record from an index to another.
func (p *places) note(r *record, from, to int) {
	if from < to {
		p.first = [1 << 10]int32{}
	}
	for len(p.next) < to {
		p.next = append(p.next, 0)
	}
	for i := from; i < to; i++ {
		h := number(&r.ops[r.strokes[i].at]) % uint64(len(p.first))
		p.next[i], p.first[h] = p.first[h], int32(i+1)
	}
}

// find returns the first noted stroke between two indices that is the same as a
// stroke of a record, -1 if there is none.
func (p *places) find(r *record, j, from, to int, same func(i, j int) bool) int {
	if from >= to {
		return -1
	}
	found := -1
	h := number(&r.ops[r.strokes[j].at]) % uint64(len(p.first))
	for i := int(p.first[h]) - 1; i >= from; i = int(p.next[i]) - 1 {
		if i < to && same(i, j) {
			found = i
		}
	}
	return found
}

// number is the same for the same operations.
func number(o *display.Op) uint64 {
	const prime = 0x9E3779B97F4A7C15
	h := uint64(o.Kind)<<32 ^ uint64(o.Color.R)<<24 ^ uint64(o.Color.G)<<16 ^ uint64(o.Color.B)<<8 ^ uint64(o.Color.A) ^ uint64(len(o.Text))<<40
	for _, v := range [...]float64{o.Rect.X, o.Rect.Y, o.Rect.W, o.X, o.Y, o.Scale, o.Width} {
		h = (h ^ math.Float64bits(v)) * prime
		h ^= h >> 29
	}
	return h
}

// damage notes that a part of the picture is to be drawn again. Parts that meet,
// or that lie so near that drawing what is between them costs less than another
// part, become one.
func (c *Canvas) damage(r image.Rectangle) {
	if r.Empty() {
		return
	}
	for i := 0; i < len(c.areas); i++ {
		a := c.areas[i]
		if r.In(a) {
			return
		}
		if u := r.Union(a); r.Overlaps(a) || pixelsOf(u) <= pixelsOf(a)+pixelsOf(r)+areaWorth {
			c.areas = append(c.areas[:i], c.areas[i+1:]...)
			r, i = u, -1
		}
	}
	c.areas = append(c.areas, r)
}

// damaged reports whether all that a stroke may cover is to be drawn again, so that nothing is
// gained by measuring it. While the camera moves this is true of everything on the chart.
func (c *Canvas) damaged(s *stroke) bool {
	return slices.ContainsFunc(c.areas, func(a image.Rectangle) bool { return s.clip.In(a) })
}

// mostly reports whether so much is to be drawn again that all of the picture is.
func (c *Canvas) mostly() bool {
	all := 0
	for _, a := range c.areas {
		all += pixelsOf(a)
	}
	return all > pixelsOf(c.now.bounds)/2
}

// areaWorth is how many pixels more are drawn rather than another part.
const areaWorth = 32 * 32

func pixelsOf(r image.Rectangle) int { return r.Dx() * r.Dy() }
