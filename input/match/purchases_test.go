package match

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// panelWindows are those in which panels are looked at.
var panelWindows = []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}}

// arranged shows a match, the i-th of a test: in another window, with other letters, for the
// other hand each time.
func arranged(t *testing.T, m *session.Match, i int) (d *driver, p *Play, name string) {
	d, p = advised(t, m, panelWindows[i%len(panelWindows)])
	s := d.Context.Settings
	s.TextScale, s.Hand = app.TextScales[i/len(panelWindows)%len(app.TextScales)], app.Hands[i/2%2]
	s.SpeedOwn, s.SpeedOthers = app.AtOnce, app.AtOnce
	p.tutorial.tutor = nil
	p.recap.Tell(nil)
	d.Forward(p.timeline.Idle)
	d.Rest(2)
	d.Wake()
	return d, p, fmt.Sprintf("position %d, %v, letters %d %%, %s hand", i, d.Size, s.TextScale, s.Hand)
}

// openGroup opens the panel of a group.
func (d *driver) openGroup(p *Play, group int) {
	if p.open.Group != group {
		p.fulfil(d.Context, position.GroupButton(p.now.Offer.Groups[group].Name))
	}
	d.Tick(control.Frame{Pinch: 1, Secondary: true}) // an input, which has led there
	d.Rest(1)
}

// shops calls look with matches in which places can be filled, and the group for that.
func shops(t *testing.T, n int, look func(d *driver, p *Play, name string)) {
	for i, seed := 0, uint64(1); i < n; seed++ {
		for _, m := range apptest.Positions(t, seed, 3) {
			if i == n || apptest.Asks(m) {
				continue
			}
			d, p, name := arranged(t, m, i)
			group := len(p.now.Groups) - 1
			for ; group >= 0; group-- {
				if x := p.now.Bought[group]; x != nil && len(x.Fills) > 0 {
					break
				}
			}
			if group < 0 {
				continue
			}
			i++
			d.openGroup(p, group)
			d.Rest(glide)
			look(d, p, name)
		}
	}
}

// A click on a free space fills all up to it, one action after the other, and undo takes
// them back together. What is too far is refused with a reason.
func TestFreeSpacesAreFilledByAClick(t *testing.T) {
	several, refused := 0, 0
	shops(t, 60, func(d *driver, p *Play, name string) {
		x := p.now.Bought[p.open.Group]
		f := slices.MaxFunc(x.Fills, func(a, b position.Fill) int { return a.Most - b.Most })
		for i := range f.Space - len(f.Pieces) {
			target := table.Filling{Action: f.FillEach[0], N: i + 1}.Target(f.Place)
			for range len(x.Fills) {
				if d.List.Find(target) == nil {
					d.Tap(string(panel.CmdPage))
				}
			}
			hit := d.List.Find(target)
			require.NotNil(t, hit, name)
			require.NotEmpty(t, hit.Tip, name)
			require.Equal(t, i >= f.Most, hit.Off, name)
			if hit.Off {
				refused++
			}
			if d.List.Find(target); viewOf(p, d.Context).Frame.Reach > 0 {
				require.GreaterOrEqual(t, min(hit.Rect.W, hit.Rect.H), float64(layout.Fingertip), name)
			}
		}
		if f.Most == 0 {
			return
		}
		before, seat, money := p.match().Log(), p.seating.decider(), game.Cost(p.now.View, f.FillEach[:f.Most]...)
		require.Positive(t, money)
		d.Tap(device.TargetName(table.Filling{Action: f.FillEach[0], N: f.Most}.Target(f.Place)))
		d.Forward(func() bool { return p.settled() })
		require.Equal(t, append(slices.Clone(before), f.FillEach[:f.Most]...), p.match().Log()[:len(before)+f.Most], name)
		if p.seating.decider() != seat {
			return
		}
		if f.Most > 1 {
			several++
		}
		d.Key(control.Undo)
		require.Equal(t, before, p.match().Log(), name)
	})
	require.Greater(t, several, 10)
	require.Positive(t, refused)
}

// The arrows lead from any space or button of the panel to any other.
func TestKeysWalkThroughPurchases(t *testing.T) {
	shops(t, 24, func(d *driver, p *Play, name string) {
		d.Key(control.Next)
		stops := stops(deskOf(p, d.Context), inPanels)
		require.NotEmpty(t, stops, name)
		next := map[display.Target][]display.Target{}
		for _, from := range stops {
			for _, arrow := range arrows {
				p.keyboard.region = inPanels
				p.keyboard.mark(deskOf(p, d.Context), from)
				p.keyboard.walk(deskOf(p, d.Context), arrow)
				next[from.Target] = append(next[from.Target], p.keyboard.focus)
			}
		}
		for _, from := range stops {
			reached := []display.Target{from.Target}
			for i := 0; i < len(reached); i++ {
				for _, to := range next[reached[i]] {
					if !slices.Contains(reached, to) {
						reached = append(reached, to)
					}
				}
			}
			require.Len(t, reached, len(stops), "%s: from %v", name, from.Target)
		}
	})
}

// No panel of a group covers the subject or the port where it lies: it lies beside them, and
// the chart is moved where that takes it. There it stays when somebody moves the chart.
func TestPanelsLeaveTheirSubjectFree(t *testing.T) {
	panels, i := 0, 0
	for seed := uint64(1); i < 500; seed++ {
		for _, m := range apptest.Positions(t, seed, 2) {
			if i == 500 || apptest.Asks(m) {
				continue
			}
			d, p, name := arranged(t, m, i)
			i++
			for group := range p.now.Groups {
				if len(p.now.Groups[group]) == 0 {
					continue
				}
				if d.openGroup(p, group); !p.group.Opened(deskOf(p, d.Context)) {
					continue
				}
				panels++
				d.Rest(glide)
				v := viewOf(p, d.Context)
				box := d.panel()
				for j, x := range p.about(v) {
					require.True(t, box.Intersect(x).Empty(), "%s, group %d: %v lies over thing %d at %v", name, group, box, j, x)
					in := x.Intersect(v.Frame.Board)
					require.InDelta(t, x.W*x.H, in.W*in.H, 1, "%s, group %d: thing %d at %v is out of sight", name, group, j, x)
				}
				p.board.camera.Pan(40, 20)
				d.Rest(1)
				require.Equal(t, box, d.panel(), name)
				d.Tap(string(panel.CmdClose))
			}
		}
	}
	require.Greater(t, panels, 500)
}

// Between turns there is nothing to do but to buy: the panel is open, a number is chosen,
// and then its crew. Whoever closes it is left alone.
func TestThePanelIsOpenWhereNothingElseIsToBeDone(t *testing.T) {
	m := asked(t, "special-invest")
	for i := range panelWindows {
		d, p, name := arranged(t, m, i)
		require.GreaterOrEqual(t, p.open.Group, 0, name)
		require.False(t, d.Shows("Instead of an action"), name)
		ship := p.now.Bought[p.open.Group].Things[0]
		before := p.match().Len()
		d.Tap(device.TargetName(position.OfThing(ship, p.scope().OfThing(ship))))
		if p.open.Choice != nil { // where?
			d.Tap(device.TargetName(position.Act(p.open.Choice.Actions[0])))
		}
		require.Equal(t, before+1, p.match().Len(), name)
		d.Forward(p.timeline.Idle)
		d.Rest(2)
		if f := p.now.Fills; len(f) > 0 {
			i := slices.IndexFunc(f, func(x position.Fill) bool { return x.Place == ship })
			d.Tap(device.TargetName(table.Filling{Action: f[i].FillEach[0], N: 1}.Target(ship)))
			require.Equal(t, before+2, p.match().Len(), name)
		}
		d.Key(control.Restart)
		d.Rest(2)
		require.GreaterOrEqual(t, p.open.Group, 0, name)
		d.Tap(string(panel.CmdClose))
		d.Rest(2)
		require.Negative(t, p.open.Group, name)
	}
}

// A choice that opens beside a thing covers neither that nor the subject.
func TestChoicesLieBesideWhatTheyAreAbout(t *testing.T) {
	choices, i := 0, 0
	for seed := uint64(1); i < 250; seed++ {
		for _, m := range apptest.Positions(t, seed, 4) {
			if i == 250 || m.Rules().Info().PromptName(m.State().Decision().Prompt) == "" {
				break
			}
			d, p, name := arranged(t, m, i)
			i++
			if p.now.Modal() || p.now.ChoosesApart() {
				continue
			}
			for _, ref := range p.now.Things {
				if len(p.scope().Meaning(ref).Choices()) < 2 || ref == p.table.Subject(p.now.View) {
					continue
				}
				v := viewOf(p, d.Context)
				rim, ok := p.table.Stage(v).Rim(ref)
				if in := rim.Intersect(v.Frame.Board); !ok || in.W*in.H < rim.W*rim.H-1 {
					continue // it is not pointed at
				}
				p.board.at = rim.Center()
				p.fulfil(d.Context, display.Target{Ref: ref})
				d.Tick(control.Frame{Pointer: rim.Center(), Inside: true, Pinch: 1, Secondary: true})
				d.Rest(1)
				if p.open.Choice == nil {
					continue
				}
				choices++
				d.Rest(glide)
				box := d.panel()
				v = viewOf(p, d.Context)
				rim, _ = p.table.Stage(v).Rim(ref)
				require.True(t, box.Intersect(rim).Empty(), "%s: %v lies over %v at %v", name, box, ref, rim)
				for _, x := range p.about(v) {
					if both := x.Union(rim); both.H > box.Y-v.Frame.Board.Y-v.Frame.CoverTop && both.W > box.X {
						continue // there is no room for both
					}
					require.True(t, box.Intersect(x).Empty(), "%s: %v of %v lies over the subject at %v", name, box, ref, x)
				}
				d.Tap(string(panel.CmdClose))
			}
		}
	}
	require.Greater(t, choices, 100)
}

// about are the boxes of what that is about what is open.
func (p *Play) about(v *table.View) (list []display.Rect) {
	for _, ref := range p.drawer.About() {
		if rim, ok := p.table.Stage(v).Rim(ref); ok {
			list = append(list, rim)
		}
	}
	return list
}

// panel is the box of the panel that can be closed.
func (d *driver) panel() (box display.Rect) {
	button := d.List.Find(display.Target{Command: panel.CmdClose})
	for _, h := range d.List.Hits {
		if h.Target == (display.Target{}) && h.Rect.Contains(button.Rect.Center()) {
			box = h.Rect
		}
	}
	return box
}

// Whoever has chosen the number of a galley is asked for its port in the same panel, by a piece at
// each of them: no menu opens over it, and another number can still be chosen.
func TestAGalleysPortIsChosenInThePanel(t *testing.T) {
	m := asked(t, "special-invest")
	for i := range panelWindows {
		d, p, name := arranged(t, m, i)
		ships := p.now.Bought[p.open.Group].Things
		at := func(ship game.Ref) display.Target { return position.OfThing(ship, p.scope().OfThing(ship)) }
		d.Tap(device.TargetName(at(ships[0])))
		d.Rest(1)
		if p.open.Choice == nil { // a single port
			continue
		}
		for _, h := range d.List.Hits {
			require.NotEqual(t, position.CmdRow, h.Target.Command, "%s: a row of a menu", name)
		}
		require.True(t, d.List.Find(at(ships[0])).On, name)
		d.Tap(device.TargetName(at(ships[1])))
		d.Rest(1)
		require.True(t, d.List.Find(at(ships[1])).On, name)
		require.False(t, d.List.Find(at(ships[0])).On, name)
		can := p.scope().OfThing(ships[1])
		for _, a := range can {
			d.Spot(device.TargetName(position.Act(a)))
		}
		d.Tap(device.TargetName(position.Act(can[1])))
		require.Contains(t, p.match().Log(), can[1], name)
	}
}

// The mouse wheel over a panel of purchases turns its pages, also beyond the last and the first, and leaves
// the chart below as it is.
func TestTheWheelOverPurchasesLeavesTheChart(t *testing.T) {
	turned := 0
	shops(t, 60, func(d *driver, p *Play, name string) {
		if d.List.Find(display.Target{Command: panel.CmdPage}) == nil {
			return
		}
		turned++
		camera := p.board.camera
		for _, by := range []float64{-1, -1, -1, 1, 1, 1, 1} {
			d.Tick(control.Frame{Pointer: p.purchases.Box(deskOf(p, d.Context)).Center(), Inside: true, Wheel: by, Pinch: 1})
			require.Equal(t, camera, p.board.camera, name)
		}
		require.Zero(t, p.purchases.Page(), name)
	})
	require.Positive(t, turned)
}

// While the panel is open, a click on a place on the board shows that place in the panel, and
// one on the number of a ship takes that ship: neither opens a menu of words.
func TestThePanelShowsThePlaceThatIsPointedAt(t *testing.T) {
	places, ships, berths := 0, 0, 0
	shops(t, 60, func(d *driver, p *Play, name string) {
		x := p.now.Bought[p.open.Group]
		for _, a := range p.scope().OfThing(game.Ship(1)) {
			if port := a.Obj[1]; port != (game.Ref{}) && len(p.scope().Meaning(port).Choices()) > 0 && !slices.ContainsFunc(x.Fills, func(f position.Fill) bool { return f.Place == port }) {
				p.fulfil(d.Context, display.Target{Ref: port})
				require.NotNil(t, p.open.Choice, name)
				require.False(t, p.group.Opened(deskOf(p, d.Context)), "%s: two panels offer the same ships", name)
				p.open.Choice = nil
				berths++
			}
		}
		for i := range x.Fills {
			ref := x.Fills[i].Place
			if _, chosen := p.scope().Choosing(ref); chosen || len(p.scope().Meaning(ref).Choices()) == 0 || ref == p.table.Subject(p.now.View) {
				continue
			}
			p.fulfil(d.Context, display.Target{Ref: ref})
			d.Rest(1)
			require.Nil(t, p.open.Choice, name)
			require.True(t, d.Shows(lang.Capital(p.words(d.Context).Title(ref))), "%s: %v is on another page", name, ref)
			places++
		}
		for _, ship := range x.Things {
			if can := p.scope().OfThing(ship); len(can) > 1 && p.open.Choice == nil && len(p.scope().Meaning(ship).Choices()) > 0 {
				p.fulfil(d.Context, display.Target{Ref: ship})
				require.NotNil(t, p.open.Choice, name)
				require.True(t, p.scope().AsksPlace(), name)
				ships++
			}
		}
	})
	require.Greater(t, places, 20)
	require.Greater(t, ships, 3)
	require.Positive(t, berths)
}
