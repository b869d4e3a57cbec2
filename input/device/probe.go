package device

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"serenissima/game"
	"serenissima/render/display"
)

// A Probe tells a test that drives the real program what is on the screen: what
// can be pointed at and where, the texts, and a few facts. The host of the
// program asks for it; see NewProbe.
type Probe struct {
	write func(text []byte)
	last  []byte
}

// A Screen is what a Probe tells, as JSON.
type Screen struct {
	Width  float64           `json:"width"`  // of the window, logical pixels
	Height float64           `json:"height"` // likewise
	Scale  float64           `json:"scale"`
	Facts  map[string]string `json:"facts,omitempty"`
	Hits   []ScreenHit       `json:"hits"`
	Texts  []string          `json:"texts,omitempty"`
}

// A ScreenHit is a region that can be pointed at.
type ScreenHit struct {
	Target string    `json:"target"` // see TargetName
	At     []float64 `json:"at"`     // x and y of a place in it that nothing covers; null if there is none
	Off    bool      `json:"off,omitempty"`
	Tip    string    `json:"tip,omitempty"`
}

// Find returns the topmost hit with the target, nil if there is none.
func (s *Screen) Find(target string) *ScreenHit {
	for i := len(s.Hits) - 1; i >= 0; i-- {
		if s.Hits[i].Target == target {
			return &s.Hits[i]
		}
	}
	return nil
}

// TargetName writes a target: "end", "seat 2", "area:5", "load port:3"; an action as the number of its
// verb and its objects: "act 5 ship:1 port:3". An index of 0 is not written.
func TargetName(t display.Target) string {
	var w []string
	if t.Command != "" {
		w = append(w, string(t.Command))
	}
	if t.Index != 0 {
		w = append(w, strconv.Itoa(t.Index))
	}
	if t.Ref.Kind != game.NoRef {
		w = append(w, refName(t.Ref))
	}
	switch x := t.Value.(type) {
	case nil:
	case game.Action:
		w = append(w, strconv.Itoa(int(x.Verb)))
		for _, ref := range x.Obj {
			if ref.Kind != game.NoRef {
				w = append(w, refName(ref))
			}
		}
	case game.Ref:
		w = append(w, refName(x))
	default:
		w = append(w, fmt.Sprint(x))
	}
	return strings.Join(w, " ")
}

// refName writes a thing: "port:3".
func refName(ref game.Ref) string { return ref.Kind.String() + ":" + strconv.Itoa(int(ref.ID)) }

// Show tells what the list shows in a window of that size, if it is news. A nil
// Probe does nothing.
func (p *Probe) Show(size display.Point, scale float64, l *display.List, facts map[string]string) {
	if p == nil {
		return
	}
	text, err := json.Marshal(newScreen(size, scale, l, facts))
	if err != nil || bytes.Equal(text, p.last) {
		return
	}
	p.last = text
	p.write(text)
}

func newScreen(size display.Point, scale float64, l *display.List, facts map[string]string) Screen {
	s := Screen{Width: size.X, Height: size.Y, Scale: scale, Facts: facts, Hits: []ScreenHit{}}
	window := display.Rect{W: size.X, H: size.Y}
	for i := range l.Hits {
		h := &l.Hits[i]
		hit := ScreenHit{Target: TargetName(h.Target), Off: h.Off, Tip: h.Tip}
		if at, ok := Open(l, h, window); ok {
			hit.At = []float64{at.X, at.Y}
		}
		s.Hits = append(s.Hits, hit)
	}
	for i := range l.Ops {
		if l.Ops[i].Kind == display.DrawText {
			s.Texts = append(s.Texts, l.Ops[i].Text)
		}
	}
	return s
}

// fine is how many places are tried along each side of a region.
const fine = 16

// Open returns a place in the window that belongs to h alone, as near to its
// middle as a grid allows.
func Open(l *display.List, h *display.Hit, window display.Rect) (display.Point, bool) {
	r := bounds(h).Intersect(window)
	if r.Empty() {
		return display.Point{}, false
	}
	mid := r.Center()
	if l.At(mid) == h {
		return mid, true
	}
	var places []display.Point
	for i := range fine * fine {
		places = append(places, display.Point{
			X: r.X + r.W*(float64(i%fine)+0.5)/fine,
			Y: r.Y + r.H*(float64(i/fine)+0.5)/fine,
		})
	}
	slices.SortStableFunc(places, func(a, b display.Point) int {
		return cmp.Compare(math.Hypot(a.X-mid.X, a.Y-mid.Y), math.Hypot(b.X-mid.X, b.Y-mid.Y))
	})
	for _, p := range places {
		if l.At(p) == h {
			return p, true
		}
	}
	return display.Point{}, false
}

// bounds returns the rectangle around a hit.
func bounds(h *display.Hit) display.Rect {
	if h.Path == nil {
		return h.Rect
	}
	lo, hi := display.Point{X: math.Inf(1), Y: math.Inf(1)}, display.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, ring := range h.Path.Rings {
		for _, p := range ring {
			lo = display.Point{X: min(lo.X, p.X), Y: min(lo.Y, p.Y)}
			hi = display.Point{X: max(hi.X, p.X), Y: max(hi.Y, p.Y)}
		}
	}
	return display.Rect{X: h.X + lo.X*h.Scale, Y: h.Y + lo.Y*h.Scale, W: (hi.X - lo.X) * h.Scale, H: (hi.Y - lo.Y) * h.Scale}
}
