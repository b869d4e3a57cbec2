// Package display holds display lists: what a picture consists of and what can be
// clicked in it, as plain values. Scenes append operations, the canvas executes
// them, tests print them. Coordinates are logical pixels of the window, y down;
// the canvas multiplies them by the scale of the device.
package display

import (
	"image/color"
	"math"

	"serenissima/assets"
	"serenissima/game"
)

// A Point is a place in logical pixels.
type Point struct{ X, Y float64 }

// Turned returns where p goes when it is turned about another point: radians, clockwise.
func (p Point) Turned(about Point, angle float64) Point {
	if angle == 0 {
		return p
	}
	sin, cos := math.Sincos(angle)
	x, y := p.X-about.X, p.Y-about.Y
	return Point{about.X + x*cos - y*sin, about.Y + x*sin + y*cos}
}

// A Path is a shape made of closed or open rings of points in its own
// coordinates. Paths are immutable and compared by address: make each once, so
// that the canvas can keep its raster.
type Path struct {
	Name  string    // for dumps
	Rings [][]Point // flattened curves
	Open  bool      // rings are lines, not areas

	Bounds Rect // around all rings, so that most points outside are told at once; empty: not measured
}

// PathOf returns the closed path of rings of the assets.
func PathOf(name string, rings [][]assets.Point) *Path {
	path := &Path{Name: name, Rings: make([][]Point, len(rings))}
	for i, ring := range rings {
		path.Rings[i] = make([]Point, len(ring))
		for k, p := range ring {
			path.Rings[i][k] = Point(p)
		}
	}
	return path
}

// Measured is the path with its bounds, for a shape that is pointed at.
func (p Path) Measured() *Path {
	low, high := Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	for _, ring := range p.Rings {
		for _, q := range ring {
			low.X, low.Y = min(low.X, q.X), min(low.Y, q.Y)
			high.X, high.Y = max(high.X, q.X), max(high.Y, q.Y)
		}
	}
	p.Bounds = Rect{low.X, low.Y, high.X - low.X, high.Y - low.Y}
	return &p
}

// A FontID names one of the embedded fonts.
type FontID = assets.FontID

// The fonts.
const (
	Sans      = assets.Sans      // text and digits
	SansBold  = assets.SansBold  // emphasis, digits on pieces
	SansSmall = assets.SansSmall // the same letters at 500, for small sizes
	Italic    = assets.Italic    // sea names, asides
	Caps      = assets.Caps      // headings, buttons, port names
	Title     = assets.Title     // the name of the game
)

// An Align places a text or image relative to its point.
type Align int8

// The alignments; text is placed on its baseline.
const (
	Left Align = iota
	Center
	Right
)

// A Kind says what an Op draws.
type Kind uint8

// The kinds of operation.
const (
	FillRect   Kind = iota + 1 // Rect with corner Radius filled with Color
	StrokeRect                 // outline of Width inside Rect
	FillPath                   // Path at X, Y, scaled by Scale, turned by Angle
	StrokePath                 // outline of Width (in logical pixels) of the same
	DrawImage                  // Image into Rect: all of it or, with a Scale, what begins at X, Y of it
	DrawText                   // Text with Font of Size, baseline at X, Y
	Clip                       // until the matching Unclip only Rect is drawn
	Unclip
	DrawInk    // Drawing at X, Y, scaled by Scale
	DrawSketch // the same roughly, for what is small: at several scales at once, too
)

// An ImageID names one of the images of the assets.
type ImageID = assets.ImageID

// A DrawingID names one of the drawings of the assets.
type DrawingID = assets.DrawingID

// An Op is one drawing operation; fields that its kind does not name are zero.
// Lists are copied and compared in every frame, so the small fields stand together.
type Op struct {
	Kind    Kind
	Color   color.NRGBA
	Image   ImageID
	Drawing DrawingID
	Font    FontID
	Align   Align
	Path    *Path
	Rect    Rect
	Radius  float64
	Width   float64
	X, Y    float64
	Scale   float64
	Angle   float64 // radians, clockwise
	Text    string
	Size    float64
}

// A Command is something that can be asked for without pointing at the board:
// a button, a key. The empty Command is none.
type Command string

// A Target is what a click at a place means: a thing of the game, a command with
// what it is about, or a row or field of a widget (Command and Index).
type Target struct {
	Ref     game.Ref
	Command Command
	Index   int
	Value   any // what else the command is about, such as an action; of a type that can be compared
}

// At is the target of a row or part of a widget, by its index.
func (t Target) At(index int) Target {
	t.Index = index
	return t
}

// A Hit is a region that can be pointed at. Later hits lie above earlier ones.
type Hit struct {
	Rect   Rect
	Path   *Path // if set, the inside of the path at X, Y, Scale, cut by Rect unless that is zero
	X, Y   float64
	Scale  float64
	Angle  float64 // by which Rect is turned about its middle, if there is no path: radians, clockwise
	Target Target
	Tip    string // explanation shown on hovering, empty for none
	Off    bool   // visible but disabled; Tip says why
	Label  string // what a widget is called, for those who do not see it
	On     bool   // what the widget stands for is chosen, or open
	Field  bool   // text can be typed there
	Skip   bool   // the keyboard passes it by, for it is at another part of the same widget
	Red    bool   // the one thing to do: what Enter presses while the keyboard is at nothing
	Lit    bool   // what it stands for can be chosen
}

// A List is a picture: operations from bottom to top and what can be pointed
// at. The zero List is empty; Reset keeps its memory.
type List struct {
	Ops   []Op
	Hits  []Hit
	clips []Rect
}

// A Sheet is a list for a window of a size in logical pixels, to be drawn with
// Scale pixels for each.
type Sheet struct {
	List  *List
	Size  Point
	Scale float64
}

// Reset empties the list.
func (l *List) Reset() { l.Ops, l.Hits, l.clips = l.Ops[:0], l.Hits[:0], l.clips[:0] }

// What is called in a thousand places stays a call: put together in each of them it would make the page
// a fiftieth larger.

// Fill appends a filled rectangle with rounded corners.
//
//go:noinline
func (l *List) Fill(r Rect, radius float64, c color.NRGBA) {
	l.Ops = append(l.Ops, Op{Kind: FillRect, Rect: r, Radius: radius, Color: c})
}

// Stroke appends the outline of a rectangle with rounded corners.
//
//go:noinline
func (l *List) Stroke(r Rect, radius, width float64, c color.NRGBA) {
	l.Ops = append(l.Ops, Op{Kind: StrokeRect, Rect: r, Radius: radius, Width: width, Color: c})
}

// Disc appends a filled circle.
func (l *List) Disc(x, y, radius float64, c color.NRGBA) {
	l.Fill(Rect{x - radius, y - radius, 2 * radius, 2 * radius}, radius, c)
}

// Ring appends the outline of a circle, of the given width inside the radius.
func (l *List) Ring(x, y, radius, width float64, c color.NRGBA) {
	l.Stroke(Rect{x - radius, y - radius, 2 * radius, 2 * radius}, radius, width, c)
}

// Shape appends a filled path.
//
//go:noinline
func (l *List) Shape(p *Path, x, y, scale float64, c color.NRGBA) {
	l.Ops = append(l.Ops, Op{Kind: FillPath, Path: p, X: x, Y: y, Scale: scale, Color: c})
}

// Outline appends the outline of a path, width in logical pixels.
//
//go:noinline
func (l *List) Outline(p *Path, x, y, scale, width float64, c color.NRGBA) {
	l.Ops = append(l.Ops, Op{Kind: StrokePath, Path: p, X: x, Y: y, Scale: scale, Width: width, Color: c})
}

// Picture appends an image, stretched over r.
func (l *List) Picture(id ImageID, r Rect, c color.NRGBA) {
	l.Ops = append(l.Ops, Op{Kind: DrawImage, Image: id, Rect: r, Color: c})
}

// PicturePart fills r with the part of an image that begins at a pixel of it, each of its pixels
// scaled.
func (l *List) PicturePart(id ImageID, from Point, scale float64, r Rect, c color.NRGBA) {
	l.Ops = append(l.Ops, Op{Kind: DrawImage, Image: id, X: from.X, Y: from.Y, Scale: scale, Rect: r, Color: c})
}

// Ink appends a drawing. It is sharp at every scale, though perhaps only some
// frames after the scale has changed.
func (l *List) Ink(id DrawingID, x, y, scale float64) {
	l.Ops = append(l.Ops, Op{Kind: DrawInk, Drawing: id, X: x, Y: y, Scale: scale})
}

// Turn turns what is drawn meanwhile about a point: radians, clockwise. Letters and rectangles keep
// upright, and only their places are turned.
func (l *List) Turn(about Point, angle float64, draw func()) {
	from := len(l.Ops)
	draw()
	if angle == 0 {
		return
	}
	for i := from; i < len(l.Ops); i++ {
		o := &l.Ops[i]
		switch o.Kind {
		case FillPath, StrokePath:
			at := Point{o.X, o.Y}.Turned(about, angle)
			o.X, o.Y, o.Angle = at.X, at.Y, o.Angle+angle
		case DrawText:
			at := Point{o.X, o.Y}.Turned(about, angle)
			o.X, o.Y = at.X, at.Y
		case FillRect, StrokeRect:
			c := o.Rect.Center()
			at := c.Turned(about, angle)
			o.Rect.X += at.X - c.X
			o.Rect.Y += at.Y - c.Y
		}
	}
}

// A TextStyle is what letters look like and how they lie.
type TextStyle struct {
	Font  FontID
	Size  float64
	Align Align
	Color color.NRGBA
}

// Print appends a line of text with its baseline at y.
//
//go:noinline
func (l *List) Print(x, y float64, text string, s TextStyle) {
	l.Ops = append(l.Ops, Op{Kind: DrawText, X: x, Y: y, Text: text, Font: s.Font, Size: s.Size, Align: s.Align, Color: s.Color})
}

// PushClip restricts drawing and pointing to r until PopClip.
func (l *List) PushClip(r Rect) {
	if n := len(l.clips); n > 0 {
		r = r.Intersect(l.clips[n-1])
	}
	l.clips = append(l.clips, r)
	l.Ops = append(l.Ops, Op{Kind: Clip, Rect: r})
}

// PopClip ends the innermost PushClip.
func (l *List) PopClip() {
	l.clips = l.clips[:len(l.clips)-1]
	l.Ops = append(l.Ops, Op{Kind: Unclip})
}

// Paste appends what another list has drawn, moved, as far as the clips show it. Nothing of it can be pointed at, and
// drawings are sketched, since they may be seen elsewhere at another scale.
func (l *List) Paste(ops []Op, by Point) {
	for _, o := range ops {
		o.Rect = o.Rect.Moved(by.X, by.Y)
		if o.Kind == DrawInk {
			o.Kind = DrawSketch
		}
		switch {
		case o.Kind == Clip && len(l.clips) > 0:
			o.Rect = o.Rect.Intersect(l.clips[len(l.clips)-1])
		case o.Kind == DrawImage: // the point is one of the image
		default:
			o.X, o.Y = o.X+by.X, o.Y+by.Y
		}
		l.Ops = append(l.Ops, o)
	}
}

// Hit appends a region that can be pointed at.
func (l *List) Hit(h Hit) {
	if n := len(l.clips); n > 0 {
		if h.Path != nil && h.Rect == (Rect{}) {
			h.Rect = l.clips[n-1]
		}
		h.Rect = h.Rect.Intersect(l.clips[n-1])
		if h.Rect.Empty() {
			return
		}
	}
	l.Hits = append(l.Hits, h)
}

// At returns the topmost hit at the point, nil if there is none. Of things that lie half over each other it is one
// that can be chosen, and of several such the one whose middle is nearest.
func (l *List) At(p Point) (top *Hit) {
	for i := len(l.Hits) - 1; i >= 0; i-- {
		switch h := &l.Hits[i]; {
		case !h.Contains(p):
		case top == nil:
			if top = h; !h.isThing() {
				return h
			}
		case !h.isThing():
			return top
		case h.Lit && !h.Rect.Holds(top.Rect) && (!top.Lit || h.Rect.Away(p) < top.Rect.Away(p)):
			top = h
		}
	}
	return top
}

// isThing reports whether a hit is the box of a thing, neither a widget nor an area in which things lie.
func (h *Hit) isThing() bool {
	return h.Path == nil && h.Target.Command == "" && h.Target.Ref != game.Ref{}
}

// Find returns the topmost hit with the target, nil if there is none.
func (l *List) Find(t Target) *Hit {
	for i := len(l.Hits) - 1; i >= 0; i-- {
		if l.Hits[i].Target == t {
			return &l.Hits[i]
		}
	}
	return nil
}

// Red returns the topmost hit of a red button, nil if there is none.
func (l *List) Red() *Hit {
	for i := len(l.Hits) - 1; i >= 0; i-- {
		if l.Hits[i].Red {
			return &l.Hits[i]
		}
	}
	return nil
}

// Contains reports whether the point lies in the region.
func (h *Hit) Contains(p Point) bool {
	if h.Path == nil {
		return h.Rect.Contains(p.Turned(h.Rect.Center(), -h.Angle))
	}
	if h.Rect != (Rect{}) && !h.Rect.Contains(p) {
		return false
	}
	return h.Path.Contains(Point{(p.X - h.X) / h.Scale, (p.Y - h.Y) / h.Scale})
}

// Contains reports whether the point, in the path's coordinates, lies inside
// by the even-odd rule.
func (p *Path) Contains(q Point) bool {
	if !p.Bounds.Empty() && !p.Bounds.Contains(q) {
		return false
	}
	in := false
	for _, ring := range p.Rings {
		j := len(ring) - 1
		for i := range ring {
			a, b := ring[i], ring[j]
			if (a.Y > q.Y) != (b.Y > q.Y) && q.X < (b.X-a.X)*(q.Y-a.Y)/(b.Y-a.Y)+a.X {
				in = !in
			}
			j = i
		}
	}
	return in
}
