package serenissima_test

import (
	"hash/maphash"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// This file finds the fewest clicks that lead to something. It knows no button and no
// place: it clicks on whatever the program shows, each time in a fresh copy of it.

// A desk is the program as somebody sits before it.
type desk struct {
	t     *testing.T
	c     *app.Context
	stack *app.Stack
	match *session.Match // nil: none has begun
	list  *display.List  // to draw into
}

// tick lets a tick pass.
func (d *desk) tick(f control.Frame) {
	f.Size, f.Scale, f.Pinch = desktop, 1, 1
	_, err := d.stack.Update(f)
	require.NoError(d.t, err)
}

// scene is the name of what is open.
func (d *desk) scene() string { return d.stack.Facts()["scene"] }

// settle waits until whoever sits there can do something.
func (d *desk) settle() {
	d.c.Screen.Shown = nil // nothing is pointed at
	d.tick(control.Frame{})
	for ticks := 0; d.stack.Guarded() || d.stack.Facts()["idle"] == "no"; ticks++ {
		require.Less(d.t, ticks, 10_000)
		d.tick(control.Frame{})
	}
}

// A click is made on a target.
type click struct {
	target display.Target
	at     display.Point
	seen   *display.List // what can be pointed at then
}

// click clicks, takes the pointer away and waits.
func (d *desk) click(k click) {
	d.c.Screen.Shown = k.seen
	d.tick(control.Frame{Pointer: k.at, Inside: true})
	d.tick(control.Frame{Pointer: k.at, Inside: true, JustPressed: true, Pressed: true})
	d.tick(control.Frame{Pointer: k.at, Inside: true, JustReleased: true, Tap: true, TapAt: k.at})
	d.settle()
}

// aside is what can be clicked at any time and leads nowhere.
var aside = []display.Command{
	app.CmdBar, table.CmdAbout, "rule", control.Menu, control.Log, control.Advice, control.Speed, control.Undo, control.Redo, control.Restart,
}

// A sight is what a desk shows.
type sight struct {
	seen *display.List // what can be pointed at
	hash uint64        // of that and of the texts
}

// hashSeed is that of all hashes.
var hashSeed = maphash.MakeSeed()

// look looks at a desk. Texts that lie on no button are no part of what is seen in a
// match, so that a message which comes and goes makes no difference.
func (d *desk) look() *sight {
	l := d.list
	d.stack.View(l)
	var h maphash.Hash
	h.SetSeed(hashSeed)
	var buttons []display.Rect
	for _, x := range l.Hits {
		if slices.Contains(aside, x.Target.Command) {
			continue
		}
		maphash.WriteComparable(&h, x.Target)
		maphash.WriteComparable(&h, x.Rect)
		maphash.WriteComparable(&h, [2]bool{x.Off, x.On})
		if x.Target.Command != "" {
			buttons = append(buttons, x.Rect)
		}
	}
	for _, o := range l.Ops {
		at := display.Point{X: o.X, Y: o.Y}
		if o.Kind == display.DrawText && (d.match == nil || slices.ContainsFunc(buttons, func(r display.Rect) bool { return r.Contains(at) })) {
			maphash.WriteComparable(&h, o.Text)
		}
	}
	return &sight{&display.List{Hits: slices.Clone(l.Hits)}, h.Sum64()}
}

// clicks lists what can be clicked, each target once.
func (s *sight) clicks() (list []click) {
	tried := map[display.Target]bool{{}: true}
	for i := len(s.seen.Hits) - 1; i >= 0; i-- {
		h := &s.seen.Hits[i]
		if h.Off || tried[h.Target] || slices.Contains(aside, h.Target.Command) {
			continue
		}
		if at, ok := device.Open(s.seen, h, display.Rect{W: desktop.X, H: desktop.Y}); ok {
			tried[h.Target] = true
			list = append(list, click{h.Target, at, s.seen})
		}
	}
	return list
}

// on returns a click on a target.
func (s *sight) on(t *testing.T, target display.Target) click {
	hit := s.seen.Find(target)
	require.NotNil(t, hit, "no %v", target)
	at, ok := device.Open(s.seen, hit, display.Rect{W: desktop.X, H: desktop.Y})
	require.True(t, ok && !hit.Off, "%v cannot be clicked", target)
	return click{target, at, s.seen}
}

// A standing says how far clicks have led.
type standing struct {
	left     int    // clicks that are still needed at least
	astray   bool   // something has been done that was not wanted
	position uint64 // a fingerprint of what has been done
}

// A search looks for the fewest clicks that lead to a goal.
type search struct {
	sit   func() *desk                           // before a fresh copy of the program
	judge func(d *desk, clicks []click) standing // after some clicks; it leaves the desk as it is
	known map[[2]uint64]int                      // clicks to each sight, with the position
	open  []moment                               // to go on from
}

// A moment is the program after some clicks.
type moment struct {
	clicks []click
	left   int
	sight  *sight
}

// cost is how many clicks there are with those that are still needed at least.
func (m *moment) cost() int { return len(m.clicks) + m.left }

// replay returns a copy of the program after some clicks.
func (s *search) replay(clicks []click) *desk {
	d := s.sit()
	for _, k := range clicks {
		d.click(k)
	}
	return d
}

// find returns the fewest clicks that lead to the goal from where some have led, with
// these; nil if there are none. It is an A* search.
func (s *search) find(from []click) []click {
	s.known, s.open = map[[2]uint64]int{}, nil
	s.come(s.replay(from), from)
	for len(s.open) > 0 {
		best := 0
		for i, m := range s.open {
			if b := &s.open[best]; m.cost() < b.cost() || m.cost() == b.cost() && m.left < b.left {
				best = i
			}
		}
		m := s.open[best]
		if m.left == 0 {
			return m.clicks
		}
		s.open = slices.Delete(s.open, best, best+1)
		s.goOn(m)
	}
	return nil
}

// come notes where clicks have led, if that is not astray and none or more have led there
// before.
func (s *search) come(d *desk, clicks []click) {
	now := s.judge(d, clicks)
	if now.astray {
		return
	}
	m := moment{clicks: clicks, left: now.left, sight: d.look()}
	key := [2]uint64{m.sight.hash, now.position}
	if n, ok := s.known[key]; !ok || len(clicks) < n {
		s.known[key] = len(clicks)
		s.open = append(s.open, m)
	}
}

// goOn clicks on everything. A copy of the program serves until a click changes it; what
// opens another page is left alone.
func (s *search) goOn(m moment) {
	var d *desk
	for _, k := range m.sight.clicks() {
		if d == nil {
			d = s.replay(m.clicks)
		}
		scene, entries := d.scene(), d.entries()
		d.click(k)
		if d.scene() == scene && d.entries() == entries && d.look().hash == m.sight.hash {
			continue
		}
		if d.scene() == scene {
			s.come(d, append(slices.Clone(m.clicks), k))
		}
		d = nil
	}
}

// entries is the number of decisions made.
func (d *desk) entries() int {
	if d.match == nil {
		return 0
	}
	return d.match.Len()
}
