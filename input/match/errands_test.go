package match

import (
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// tags are the tags of errands on the screen.
func (d *driver) tags() (list []display.Hit) {
	return slices.DeleteFunc(slices.Clone(d.List.Hits), func(h display.Hit) bool { return h.Target.Command != table.CmdTag })
}

// A click on a tag goes there and does what it shows; undo takes that back as one. Where something
// else is being chosen there are none.
func TestATagIsAnErrand(t *testing.T) {
	run := 0
	for _, m := range apptest.Positions(t, 4, 1) {
		if len(tableOf(m).Offer(m.View(m.State().Decision().Player)).Batch) == 0 || run > 3 {
			continue
		}
		d, p := advised(t, m, desktop)
		tags := d.tags()
		i := slices.IndexFunc(tags, func(h display.Hit) bool {
			return len(p.scope().Means(h.Target).Plan) > 1 && !p.now.Routes.To(h.Target.Ref).Risky
		})
		if i < 0 {
			continue
		}
		plan := p.scope().Means(tags[i].Target).Plan
		require.NotEmpty(t, tags[i].Tip)
		before := p.match().Len()
		d.Tap(device.TargetName(tags[i].Target))
		d.Forward(func() bool { return p.settled() })
		require.Equal(t, plan, p.match().Log()[before:][:len(plan)])
		run++
		if can, _ := p.match().CanUndo(); can && p.match().Len() == before+len(plan) {
			d.Key(control.Undo)
			require.Equal(t, before, p.match().Len())
		}
	}
	require.Positive(t, run)

	d, p := advised(t, active(t), desktop)
	require.Equal(t, len(p.now.Offer.Batch) > 0, len(d.tags()) > 0)
	d.Tap("group load")
	require.Empty(t, d.tags())
}

// Tags of one place lie side by side.
func TestTagsLieBesideEachOther(t *testing.T) {
	for _, size := range []display.Point{desktop, {X: 1024, Y: 768}, {X: 844, Y: 390}} {
		pairs := 0
		for _, m := range apptest.Positions(t, 4, 1) {
			places := map[game.Ref]int{}
			for _, e := range tableOf(m).Offer(m.View(m.State().Decision().Player)).Batch {
				places[e.At]++
			}
			if pairs > 3 || slices.Max(append(slices.Collect(maps.Values(places)), 0)) < 2 {
				continue
			}
			d, _ := advised(t, m, size)
			tags := d.tags()
			for i, a := range tags {
				for _, b := range tags[:i] {
					if a.Target.Ref == b.Target.Ref {
						require.LessOrEqual(t, a.Rect.Intersect(b.Rect).W, 12.0, "%v", size)
						pairs++
					}
				}
			}
		}
		require.Positive(t, pairs)
	}
}

// Tags leave the names of the ports alone, but for a corner of a letter.
func TestTagsLeaveNamesFree(t *testing.T) {
	tags := 0
	for _, size := range []display.Point{desktop, {X: 1600, Y: 1000}} {
		for seed := uint64(1); seed < 8; seed++ {
			for _, m := range apptest.Positions(t, seed, 4) {
				if len(tableOf(m).Offer(m.View(m.State().Decision().Player)).Batch) == 0 {
					continue
				}
				d, p := advised(t, m, size)
				for _, tag := range d.tags() {
					tags++
					for _, name := range p.table.PortNames(viewOf(p, d.Context)) {
						c := name.Intersect(tag.Rect)
						require.Less(t, max(0, c.W)*max(0, c.H), 0.25*name.W*name.H, "%v: %s", size, p.words(d.Context).Title(tag.Target.Ref))
					}
				}
			}
		}
	}
	require.Greater(t, tags, 50)
}

// On a phone the chart goes on under panels: tags of places there are not shown, and take no finger
// from what lies over them.
func TestTagsLieOverNoPanel(t *testing.T) {
	tags := 0
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 844, Y: 390}} {
		for seed := uint64(1); seed < 5; seed++ {
			for _, m := range apptest.Positions(t, seed, 4) {
				if len(tableOf(m).Offer(m.View(m.State().Decision().Player)).Batch) == 0 {
					continue
				}
				d, p := advised(t, m, size)
				v := viewOf(p, d.Context)
				for _, tag := range d.tags() {
					tags++
					require.False(t, v.BelowPanels(tag.Rect), "%v: %s at %v", size, p.words(d.Context).Title(tag.Target.Ref), tag.Rect)
				}
			}
		}
	}
	require.Greater(t, tags, 30)
}

// A click on a free space of the large galley fills all up to it, and the panel to load has the
// same spaces.
func TestFreeSpacesOfTheLargeGalleyAreFilled(t *testing.T) {
	filled := 0
	for _, m := range apptest.Positions(t, 4, 1) {
		i := slices.IndexFunc(tableOf(m).Offer(m.View(m.State().Decision().Player)).Holds, func(h table.Hold) bool { return len(h.FillEach) > 1 })
		if i < 0 || filled > 1 {
			continue
		}
		for _, panel := range []bool{false, true} {
			d, p := advised(t, m, desktop)
			row := slices.Clone(p.scope().FillEach(i))
			if panel {
				d.Tap(device.TargetName(position.GroupButton(p.now.Offer.Groups[p.now.HoldGroup()].Name)))
			}
			before, last := p.match().Len(), table.Filling{Action: row[0], N: len(row)}.Target(p.now.Holds[i].Place)
			d.Tap(device.TargetName(last))
			d.Forward(func() bool { return p.settled() })
			require.Equal(t, row, p.match().Log()[before:])
			d.Key(control.Undo)
			require.Equal(t, before, p.match().Len())
		}
		filled++
	}
	require.Positive(t, filled)
}

// A tag stays where it is while the pointer on it shows what it does.
func TestTagsStayUnderThePointer(t *testing.T) {
	seen := 0
	for _, m := range apptest.Positions(t, 4, 1) {
		if len(tableOf(m).Offer(m.View(m.State().Decision().Player)).Batch) == 0 || seen > 40 {
			continue
		}
		d, p := advised(t, m, desktop)
		for _, tag := range d.tags() {
			d.Tick(control.Frame{Pointer: tag.Rect.Center(), Inside: true})
			d.Tick(control.Frame{Pointer: tag.Rect.Center(), Inside: true})
			if now := d.List.Find(tag.Target); now != nil { // none: something else lies over it
				require.Equal(t, tag.Rect, now.Rect)
			}
			require.Equal(t, tag.Target, p.board.hover)
			require.NotNil(t, viewOf(p, d.Context).Planned)
			seen++
		}
	}
	require.Greater(t, seen, 40)
}

// A port that lies below a panel has its tag at the edge of that, on the board, with an arrow that points to the port.
func TestTagsOfPortsBelowPanelsLieBesideThem(t *testing.T) {
	below := 0
	for _, size := range []display.Point{{X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 768, Y: 1024}, desktop} {
		for seed := uint64(1); seed < 5; seed++ {
			for _, m := range apptest.Positions(t, seed, 4) {
				if len(tableOf(m).Offer(m.View(m.State().Decision().Player)).Batch) == 0 {
					continue
				}
				d, p := advised(t, m, size)
				v := viewOf(p, d.Context)
				for _, b := range p.now.Offer.Batch {
					rim, _ := p.table.Stage(v).Rim(b.At)
					at := rim.Center().Box(1, 1)
					if !v.Frame.Board.Holds(at) || !v.BelowPanels(at) || 18*v.Frame.Unit > 0.3*rim.W {
						continue
					}
					tag := d.List.Find(b.Tag())
					require.NotNil(t, tag, "%v: %s", size, p.words(d.Context).Title(b.At))
					if !tag.Rect.Intersect(rim).Empty() { // at a corner that is in sight
						continue
					}
					points := slices.ContainsFunc(d.List.Ops, func(o display.Op) bool {
						if o.Kind != display.FillPath || o.Path.Name != "arrow" || !tag.Rect.Inset(-3*tag.Rect.W).Contains(display.Point{X: o.X, Y: o.Y}) {
							return false
						}
						sin, cos := math.Sincos(o.Angle)
						return math.Abs((at.X-o.X)*sin-(at.Y-o.Y)*cos) < 2 && (at.X-o.X)*cos+(at.Y-o.Y)*sin > -tag.Rect.W
					})
					require.True(t, points, "%v: %s", size, p.words(d.Context).Title(b.At))
					below++
				}
			}
		}
	}
	require.Greater(t, below, 5)
}

// A finger chooses a tag twice that ends what the galley does, as others act then: the first time it is told.
func TestAFingerChoosesATagTwiceThatEndsTheTurn(t *testing.T) {
	chosen := 0
	for _, m := range apptest.Positions(t, 4, 1) {
		i := slices.IndexFunc(tableOf(m).Offer(m.View(m.State().Decision().Player)).Batch, func(b table.Batch) bool { return b.Name == "take" })
		if i < 0 || chosen > 1 {
			continue
		}
		d, p := advised(t, m, display.Point{X: 844, Y: 390})
		tag := p.now.Offer.Batch[i].Tag()
		hit, before := d.List.Find(tag), p.match().Len()
		if hit == nil {
			continue
		}
		at := hit.Rect.Center()
		tap := func() {
			d.Tick(control.Frame{Pointer: at, Inside: true, Touch: true, JustPressed: true, Pressed: true, Pinch: 1})
			d.Tick(control.Frame{Pointer: at, Touch: true, JustReleased: true, Tap: true, TapAt: at, Pinch: 1})
			d.Rest(1)
		}
		tap()
		require.Equal(t, before, p.match().Len())
		require.True(t, d.Shows(strings.Join(strings.Fields(hit.Tip)[:2], " ")), hit.Tip)
		tap()
		require.Greater(t, p.match().Len(), before)
		chosen++
	}
	require.NotZero(t, chosen)
}
