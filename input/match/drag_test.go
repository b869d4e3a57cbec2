package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// drag presses the button or a finger at one place and releases it at another.
func (d *driver) drag(from, to display.Point) {
	d.Wake()
	d.Tick(control.Frame{Pointer: from, Inside: true, Pressed: true, JustPressed: true, Pinch: 1})
	middle := display.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}
	d.Tick(control.Frame{Pointer: middle, Inside: true, Pressed: true, Dragging: true, DragFrom: from, Pinch: 1})
	d.Tick(control.Frame{Pointer: to, Inside: true, Pressed: true, Dragging: true, DragFrom: from, Pinch: 1})
	d.Tick(control.Frame{Pointer: to, Inside: true, JustReleased: true, DragEnd: true, DragFrom: from, Pinch: 1})
	d.Rest(2)
}

// ref is where a thing can be pressed.
func (d *driver) ref(ref game.Ref) display.Point {
	return d.Spot(device.TargetName(display.Target{Ref: ref}))
}

// fits reports whether a ship can take cargo aboard.
func (d *driver) fits(p *Play, cargo, ship game.Ref) bool {
	meant := p.table.Meant(p.now.View, table.Gesture{Drag: table.Drag{What: cargo, To: ship}})
	return len(meant) > 0 && p.now.View.Check(meant[0]) == nil
}

// What can be chosen together is dragged together: cargo onto a ship, and the ship or its cargo
// to a place where it can stop, with the mouse or with a finger, also with the first touch. Nothing happens before that.
func TestCargoIsDraggedAboard(t *testing.T) {
	loaded, sailed := 0, 0
	way := map[bool]func(d *driver, from, to display.Point){false: (*driver).drag, true: (*driver).touch}
	for _, size := range []display.Point{desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for i, m := range apptest.PositionsOf(t, catalog.Find("goldenhorn"), 2, 9) {
			d, p := resume(t, size, m)
			move := way[i%2 == 0]
			var heap, ship game.Ref
			for _, ref := range p.now.Offer.Lit {
				if ref.Kind == game.HeapRef && heap == (game.Ref{}) && d.List.Find(display.Target{Ref: ref}) != nil { // not in a folded quay
					heap = ref
				}
			}
			if heap == (game.Ref{}) {
				continue
			}
			for _, ref := range p.now.Offer.Lit {
				if fit := d.fits(p, heap, ref); ref.Kind == game.ShipRef && fit {
					ship = ref
				}
			}
			if ship == (game.Ref{}) {
				continue
			}
			before, camera := m.Len(), p.board.camera
			move(d, d.ref(heap), d.ref(ship))
			require.Equal(t, []game.Ref{ship, heap}, p.now.Chosen)
			require.Equal(t, before, m.Len())
			require.Equal(t, camera, p.board.camera)
			require.Nil(t, p.gestures.Drag)
			loaded++
			to := p.now.Routes[0].To
			if hit := d.List.Find(display.Target{Ref: to}); hit != nil && to.Kind == game.AreaRef {
				move(d, d.ref(heap), d.ref(to))
				require.Greater(t, m.Len(), before)
				sailed++
			}
		}
	}
	require.Greater(t, loaded, 5)
	require.Greater(t, sailed, 2)
}

// Cargo dropped on a ship that does not load it is refused with the reason, and stays chosen.
func TestCargoIsRefusedByAShip(t *testing.T) {
	refused := 0
	for _, m := range apptest.PositionsOf(t, catalog.Find("goldenhorn"), 4, 7) {
		d, p := resume(t, desktop, m)
		for _, heap := range p.now.Offer.Lit {
			if heap.Kind != game.HeapRef {
				continue
			}
			for _, ship := range p.now.Offer.Lit {
				if ship.Kind != game.ShipRef || p.table.Facts(p.now.View, ship).Owner != p.seating.decider() {
					continue
				}
				if d.fits(p, heap, ship) {
					continue
				}
				d.drag(d.ref(heap), d.ref(ship))
				require.NotEmpty(t, p.notice.text)
				require.Contains(t, p.now.Chosen, heap)
				refused++
				p.find(nil)
				p.notice.text = ""
				d.Rest(2)
			}
		}
		if refused > 5 {
			return
		}
	}
	require.Positive(t, refused)
}

// A ship that is to be placed is dragged to the quay where it starts.
func TestAShipIsDraggedToItsQuay(t *testing.T) {
	rules := catalog.Find("goldenhorn")
	seats := make([]session.Seat, 2)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Human, Name: string(rune('A' + i)), Colour: i + 1}
	}
	m, _, err := session.New(rules, game.Options{Seats: 2}, seats, 3)
	require.NoError(t, err)
	d, p := resume(t, desktop, m)
	d.Forward(p.asked)
	d.Rest(2)
	ship, port := p.now.Legal[0].Obj[0], p.now.Legal[1].Obj[1]
	before := m.Len()
	d.drag(d.ref(ship), d.ref(port))
	require.Greater(t, m.Len(), before)
	require.Equal(t, p.table.Facts(m.State(), ship).Area, port)
}

// touch puts a finger down at one place and lifts it at another, as the glass tells it.
func (d *driver) touch(from, to display.Point) {
	var tracker control.Tracker
	tick := func(fingers ...control.Touch) {
		f := tracker.Next(control.Sample{Size: d.Size, Scale: 1, Focused: true, Touches: fingers})
		d.Tick(f)
	}
	d.Wake()
	tick()
	for i := range 7 {
		share := float64(i) / 6
		tick(control.Touch{ID: 1, At: display.Point{X: from.X + share*(to.X-from.X), Y: from.Y + share*(to.Y-from.Y)}})
	}
	tick()
	d.Rest(2)
}

// A finger drags a cube of the port to a free space of the galley, in the panel or in the bar, which loads it, though
// a tap on that space would fill it with a sailor. Where it cannot go, it is said where it can.
func TestAFingerDragsCubesToFreeSpaces(t *testing.T) {
	loaded, refused := 0, 0
	for _, size := range []display.Point{desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for seed := uint64(1); seed < 5; seed++ {
			for _, m := range apptest.Positions(t, seed, 2) {
				d, p := advised(t, m, size)
				group := p.now.Offer.IndexOf("load")
				if group < 0 || len(p.now.Groups[group]) == 0 {
					continue
				}
				d.openGroup(p, group)
				var cube, space *display.Hit
				for i := range d.List.Hits {
					switch h := &d.List.Hits[i]; h.Target.Command {
					case position.CmdSource:
						cube = h
					case table.CmdFill:
						space = h
					}
				}
				if cube == nil || space == nil || space.Target.Ref != p.now.Subject() {
					continue
				}
				held, _ := position.PieceAt(cube.Target)
				if !p.now.Fits(held, p.now.Subject()) {
					continue
				}
				before, piece, free := p.match().Len(), cube.Target, space.Target
				d.touch(cube.Rect.Center(), deskOf(p, d.Context).Frame().Buttons.Center())
				require.Equal(t, before, p.match().Len())
				require.True(t, d.Shows(d.Context.Lang.T("play.dropped")), "%v", size)
				refused++
				d.touch(d.List.Find(piece).Rect.Center(), d.List.Find(free).Rect.Center()) // things are larger for fingers
				require.Equal(t, before+1, p.match().Len(), "%v", size)
				require.Equal(t, "load", p.info.VerbName(p.match().Log()[before].Verb))
				loaded++
				break
			}
		}
	}
	require.Greater(t, loaded, 5)
	require.Equal(t, loaded, refused)
}

// The ship at work sails to the lit zone in which it is dropped.
func TestTheShipAtWorkIsDraggedToAZone(t *testing.T) {
	sailed := map[string]int{}
	for _, rules := range catalog.All() {
		for seed := uint64(1); sailed[rules.Info().ID] < 4 && seed < 9; seed++ {
			for i, m := range apptest.PositionsOf(t, rules, seed, 7) {
				d, p := resume(t, []display.Point{desktop, {X: 390, Y: 844}}[i%2], peopled(t, m, 1))
				p.tutorial.tutor = nil
				ship := p.now.Subject()
				if ship == (game.Ref{}) || p.now.Modal() || len(p.now.Routes) == 0 || d.List.Find(display.Target{Ref: ship}) == nil {
					continue
				}
				before := p.match().Len()
				to, plan := p.now.Routes[0].To, p.now.Routes[0].Plan
				if hit := d.List.Find(display.Target{Ref: to}); hit == nil || to.Kind != game.AreaRef {
					continue
				}
				d.drag(d.ref(ship), d.ref(to))
				require.Greater(t, p.match().Len(), before, "%s, game %d, position %d", rules.Info().ID, seed, i)
				require.Equal(t, plan[0], p.match().Log()[before])
				sailed[rules.Info().ID]++
			}
		}
	}
	require.Len(t, sailed, len(catalog.All()))
}
