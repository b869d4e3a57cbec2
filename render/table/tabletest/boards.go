package tabletest

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/render/display"
	"serenissima/render/table"
)

// board checks that everything that can be visited, and everything that an action is
// chosen by, has its place and can be pointed at there, and that the picture follows
// from the view alone.
func (c *check) board(s game.State) {
	pointed := c.pointed(s)
	v := c.view(s, c.window)
	light(v, pointed)
	l := c.draw(v)
	again := c.draw(v)
	c.true(slices.Equal(l.Ops, again.Ops) && slices.Equal(l.Hits, again.Hits), "drawn twice, the picture differs")
	for _, o := range l.Ops {
		c.text("the picture", o.Text)
	}
	for _, h := range l.Hits {
		c.text("a tip", h.Tip)
	}
	things := c.Table.Things(s)
	for p := range c.seats {
		things = append(things, game.Seat(p+1))
	}
	for _, ref := range things {
		c.shown(v, l, ref)
		c.told(c.Table.Tell(v, ref))
	}
	v = c.view(s, c.window) // with what is folded away
	v.Open = true
	light(v, pointed)
	l = c.draw(v)
	for _, ref := range pointed {
		if !slices.Contains(things, ref) {
			c.shown(v, l, ref)
		}
	}
	c.unseen(s)
}

// unseen checks that nothing is left out of the picture but what the camera does not see, and that
// even that can be pointed at.
func (c *check) unseen(s game.State) {
	v := c.view(s, c.window)
	v.Camera.Scale *= 2
	v.Camera.LookAt(0.4*v.Camera.X, 0.6*v.Camera.Y)
	seen, near := v.Camera.View, c.draw(v)
	all := c.view(s, c.window)
	all.Camera = v.Camera
	all.Camera.View = seen.Inset(-8 * max(seen.W, seen.H)) // with the same middle
	whole := c.draw(all)
	for _, h := range whole.Hits {
		c.true(near.Find(h.Target) != nil, "%v cannot be pointed at out of sight", h.Target)
	}
	for i := range whole.Ops {
		o := &whole.Ops[i]
		same := func(p display.Op) bool { // sums of lengths are not exact
			const little = 0.001
			return p.Kind == o.Kind && math.Abs(p.X-o.X)+math.Abs(p.Y-o.Y)+math.Abs(p.Rect.X-o.Rect.X)+math.Abs(p.Rect.Y-o.Rect.Y) < little
		}
		inSight := !seen.Intersect(o.Rect).Empty()
		if o.Path != nil || o.Text != "" {
			inSight = seen.Contains(display.Point{X: o.X, Y: o.Y})
		}
		if inSight && !slices.ContainsFunc(near.Ops, same) {
			c.true(false, "%v is seen and left out", o)
		}
	}
}

// light lights things up, as what can be chosen is.
func light(v *table.View, refs []game.Ref) {
	for _, ref := range refs {
		v.Lit[ref], v.Cost[ref] = table.Target, "2"
	}
}

// shown requires that a thing has a place, in the window or on the chart, and can be
// pointed at, be it in what a tap opens.
func (c *check) shown(v *table.View, l *display.List, ref game.Ref) {
	place, ok := c.Table.Place(v, ref)
	c.true(ok, "%v has no place", ref)
	room := display.Rect{W: v.Frame.Size.X, H: v.Frame.Size.Y}
	if place.OnChart {
		part := v.Frame.Chart
		corner := v.At(part.X, part.Y)
		room = display.Rect{X: corner.X, Y: corner.Y, W: v.Units(part.W), H: v.Units(part.H)}
	}
	c.true(room.Contains(place.At), "%v lies at %v, outside of %v", ref, place.At, room)
	c.true(l.Find(display.Target{Ref: ref}) != nil || v.Folded() && !place.OnChart || c.opened(v, l, ref), "%v cannot be pointed at", ref)
}

// opened reports whether a thing can be pointed at once something in the picture is tapped that opens, as a pile does.
func (c *check) opened(v *table.View, l *display.List, ref game.Ref) bool {
	return slices.ContainsFunc(l.Hits, func(h display.Hit) bool {
		open := *v
		open.Overlay = h.Target.Ref
		return h.Target.Command == table.CmdOverlay && c.draw(&open).Find(display.Target{Ref: ref}) != nil
	})
}

// pointed are the objects of legal actions that are chosen by pointing at them on the
// table. Pieces of holds lie in a panel that all tables have in common.
func (c *check) pointed(s game.State) (refs []game.Ref) {
	legal := s.AppendActions(nil)
	var held []game.Ref
	for _, h := range c.Table.Offer(s).Holds {
		held = slices.Concat(held, h.Pieces, h.Source)
	}
	for _, a := range legal {
		for _, ref := range a.Obj {
			if ref != (game.Ref{}) && !slices.Contains(refs, ref) && !slices.Contains(held, ref) && slices.Contains(c.Table.Meant(s, table.Gesture{Point: ref}), a) {
				refs = append(refs, ref)
			}
		}
	}
	return refs
}

// told requires that what is said of a thing lacks nothing.
func (c *check) told(told table.Description) {
	for _, line := range slices.Concat(told.Lines, told.Rest) {
		c.text("what is told", line)
	}
}

// text requires that a text lacks nothing.
func (c *check) text(what, text string) {
	c.true(!strings.ContainsAny(text, "<{}"), "%s lacks words: %q", what, text)
}

// mostAllocations is how often a picture may ask for memory of which no part has changed.
const mostAllocations = 0

// still checks that a picture of which no part has changed takes no memory.
func still(t *testing.T, g Game) {
	in := g.Rules.Info()
	n := 0
	_, err := gametest.RandomGame(g.Rules, game.Options{Seats: in.MaxSeats}, 1, func(s game.State, _ game.Action, _ []game.Event) {
		if n++; n%20 != 0 {
			return
		}
		c := &check{t: t, Game: g, seats: in.MaxSeats, words: g.Words(t, "en"), window: windows()[0]}
		v := c.view(s.Clone(), c.window)
		v.Cache = &table.DrawCache{}
		var l display.List
		require.LessOrEqual(t, testing.AllocsPerRun(5, func() {
			l.Reset()
			g.Table.Draw(&l, v)
		}), float64(mostAllocations), "%s after %d actions", in.ID, n)
	})
	require.NoError(t, err)
}
