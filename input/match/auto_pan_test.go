package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app/apptest"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// phone is a phone on its side.
var phone = display.Point{X: 844, Y: 390}

// inSight reports whether a thing on the chart can be seen where nothing lies over it.
func inSight(d *driver, p *Play, ref game.Ref) bool {
	v := viewOf(p, d.Context)
	place, ok := p.table.Place(v, ref)
	seen := p.board.camera.View
	seen.Y, seen.H = seen.Y+p.board.camera.Top, seen.H-p.board.camera.Top-p.board.camera.Bottom
	return ok && seen.Contains(place.At)
}

// leave moves the chart by hand as far as it goes, until a thing is out of sight.
func leave(d *driver, p *Play, ref game.Ref) {
	at := p.board.camera.View.Center()
	place, _ := p.table.Place(viewOf(p, d.Context), ref)
	far := display.Point{X: at.X + 3000, Y: at.Y}
	if p.board.camera.Board(place.At).X < p.board.camera.Chart.X/2 {
		far.X = at.X - 3000
	}
	d.Tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true, Pinch: 1})
	d.Tick(control.Frame{Pointer: far, Inside: true, Dragging: true, Pressed: true, Pinch: 1})
	d.Tick(control.Frame{Pointer: far, Inside: true, JustReleased: true, Pinch: 1})
	require.False(d.T, inSight(d, p, ref))
}

// Whoever opens a match on a phone sees the active galley, wherever it is.
func TestThePhoneFindsTheActiveGalley(t *testing.T) {
	n := 0
	for _, m := range apptest.Positions(t, 3, 11) {
		d, p := advised(t, m, phone)
		subject := p.table.Subject(p.now.View)
		if subject == (game.Ref{}) || p.board.camera.Whole() {
			continue
		}
		n++
		require.True(t, inSight(d, p, subject), "position %d", n)
	}
	require.Positive(t, n)
}

// What looks at the board sees it as the camera does, also once that has moved within a tick.
func TestTheBoardIsSeenAsTheCameraSeesIt(t *testing.T) {
	d, p := advised(t, apptest.Positions(t, 3, 11)[0], phone)
	on := deskOf(p, d.Context)
	port := p.now.Things[slices.IndexFunc(p.now.Things, func(x game.Ref) bool { return x.Kind == game.PortRef })]
	place := func() display.Point {
		at, ok := p.table.Place(on.View(), port)
		require.True(t, ok)
		return at.At
	}
	before := place()
	p.board.camera.Zoom(1.5, p.board.camera.View.Center())
	require.NotEqual(t, before, place())
	now, _ := p.table.Place(viewOf(p, d.Context), port)
	require.Equal(t, now.At, place())
}

// Whoever is asked something on a phone sees the place that it is about, and the ships there.
func TestThePhoneShowsWhatIsAskedAbout(t *testing.T) {
	n := 0
	for _, m := range questions(t) {
		d, p := advised(t, m, phone)
		if p.board.camera.Whole() || !p.now.AsksInBar() {
			continue
		}
		n++
		for _, ref := range p.now.Offer.AtSubject {
			place, ok := p.table.Place(viewOf(p, d.Context), ref)
			require.True(t, !ok || !place.OnChart || inSight(d, p, ref), "question %d: %v", n, ref)
		}
	}
	require.Positive(t, n)
}

// The camera does not fight a hand: what comes up within five seconds after it has moved the
// chart waits for so long, and what has been seen before stays out of sight for ever.
func TestTheCameraWaitsForTheHand(t *testing.T) {
	d, p := advised(t, active(t), phone)
	d.Rest(60)
	subject := p.table.Subject(p.now.View)
	require.True(t, inSight(d, p, subject))
	leave(d, p, subject)
	d.Rest(2 * handTicks)
	require.False(t, inSight(d, p, subject), "one looks elsewhere")
	leave(d, p, subject)
	p.board.autoPan.of.area = game.Area(0) // something new
	d.Rest(handTicks - 5)
	require.False(t, inSight(d, p, subject), "a hand has just moved it")
	d.Rest(60)
	require.True(t, inSight(d, p, subject))
}

// A camera that sees the whole chart stays where it is.
func TestTheWholeChartStaysWhole(t *testing.T) {
	d, p := advised(t, active(t), desktop)
	was := p.board.camera
	require.True(t, was.Whole())
	p.board.autoPan.of = panTarget{}
	d.Rest(60)
	require.Equal(t, was, p.board.camera)
}

// The camera is there after the ticks that a glide takes, and then rests.
func TestTheCameraGlidesForAMoment(t *testing.T) {
	d, p := advised(t, active(t), phone)
	subject := p.table.Subject(p.now.View)
	leave(d, p, subject)
	p.board.autoPan.hands, p.board.autoPan.of.area = 0, game.Area(0)
	d.Rest(2)
	require.NotNil(t, p.board.autoPan.to)
	d.Rest(glide)
	require.Nil(t, p.board.autoPan.to)
	require.True(t, inSight(d, p, subject))
}

// What the camera shows already, though nearer to the rim than it would go, does not move it.
func TestTheCameraStaysWhereEnoughIsSeen(t *testing.T) {
	_, p := advised(t, active(t), phone)
	of := p.board.camera
	small := of.View.H / 450
	low := of.Board(display.Point{X: of.View.X + enough*small + 1, Y: of.View.Center().Y})
	p.board.autoPan.goTo(display.Rect{X: low.X, Y: low.Y, W: 1, H: 1}, of, false)
	require.Nil(t, p.board.autoPan.to)
	low.X -= 3 / of.Scale
	p.board.autoPan.goTo(display.Rect{X: low.X, Y: low.Y, W: 1, H: 1}, of, false)
	require.NotNil(t, p.board.autoPan.to)
	require.InDelta(t, of.View.X+margin*small, p.board.autoPan.to.At(low.X, low.Y).X, 1)
}

// For an event at both ends of the chart the camera zooms out, perhaps to all of it; for the
// decision that follows it comes near again, unless a hand has moved the chart.
func TestTheCameraComesNearAgain(t *testing.T) {
	for _, hand := range []bool{false, true} {
		d, p := advised(t, active(t), phone)
		d.Rest(60)
		was := p.board.camera
		require.False(t, was.Whole())
		p.board.autoPan.goTo(was.Chart, was, false)
		d.Rest(2 * glide)
		require.True(t, p.board.camera.Whole())
		if hand {
			p.board.autoPan.touched()
			p.board.autoPan.hands = 0
		}
		p.board.autoPan.of.area = game.Area(0) // something new
		d.Rest(glide / 3)
		p.board.autoPan.stop() // as a finger does anywhere on the screen
		p.board.autoPan.of.area = game.Area(0)
		d.Rest(3 * glide)
		require.Equal(t, hand, p.board.camera.Whole())
		if !hand {
			require.InDelta(t, was.Scale, p.board.camera.Scale, 1e-9)
			require.True(t, inSight(d, p, p.table.Subject(p.now.View)))
		}
	}
}

// What is to be decided on is seen with what lies around it, not at the rim of the viewport.
func TestDecisionsAreSeenAmidTheirSurroundings(t *testing.T) {
	_, p := advised(t, active(t), phone)
	of := p.board.camera
	of.LookAt(of.Chart.Center().X, of.Chart.Center().Y)
	at := func(share float64) display.Rect {
		low := of.Board(display.Point{X: of.View.X + share*of.View.W, Y: of.View.Center().Y})
		return display.Rect{X: low.X, Y: low.Y, W: 1, H: 1}
	}
	p.board.autoPan.goTo(at(0.2), of, true)
	require.Nil(t, p.board.autoPan.to)
	part := at(0.14)
	p.board.autoPan.goTo(part, of, false)
	require.Nil(t, p.board.autoPan.to, "enough of an event is seen")
	p.board.autoPan.goTo(part, of, true)
	require.NotNil(t, p.board.autoPan.to)
	require.InDelta(t, of.View.X+amid*of.View.W, p.board.autoPan.to.At(part.X, part.Y).X, 1)
	require.Equal(t, of.Scale, p.board.autoPan.to.Scale)
}

// The camera does not hurry from one event to the next: it rests in between.
func TestTheCameraIsCalm(t *testing.T) {
	d, p := advised(t, active(t), phone)
	d.Rest(60)
	require.False(t, p.board.camera.Whole())
	beat := session.Beat{Before: p.now.View, After: p.now.View}
	for i := range int16(40) {
		beat.Events = append(beat.Events, game.Event{Kind: game.Removed, N: 5, What: game.Sailor(1), From: game.Ship(i%12 + 1), To: game.Seat(1)})
	}
	queue(&p.timeline, false, []session.Beat{beat})
	ticks, moving, last := 0, 0, p.board.camera
	for ; !p.timeline.Idle(); ticks++ {
		d.Rest(1)
		if p.board.camera != last {
			moving++
		}
		last = p.board.camera
	}
	require.Greater(t, ticks, 4*(glide+calm))
	require.Positive(t, moving)
	require.LessOrEqual(t, moving, ticks*glide/(glide+calm)+glide)
}

// With reduced motion the camera does not glide.
func TestTheCameraJumpsWhereMotionIsReduced(t *testing.T) {
	d, p := advised(t, active(t), phone)
	d.Context.Settings.ReducedMotion = true
	subject := p.table.Subject(p.now.View)
	leave(d, p, subject)
	p.board.autoPan.hands, p.board.autoPan.of.area = 0, game.Area(0)
	d.Rest(1)
	require.True(t, inSight(d, p, subject))
	require.Nil(t, p.board.autoPan.to)
}

// When the captain shows a plan, a phone shows all the places that it names.
func TestThePhoneShowsThePlanOfTheCaptain(t *testing.T) {
	n := 0
	for seed := uint64(1); seed < 6; seed++ {
		for _, m := range apptest.Positions(t, seed, 7) {
			d, p := advised(t, m, phone)
			routes := p.now.Routes
			if p.board.camera.Whole() || len(routes) == 0 || apptest.Asks(m) {
				continue
			}
			n++
			far := routes[len(routes)-1]
			p.captain.Hint = &captain.Hint{Advice: &session.Advice{Plan: far.Plan}}
			d.Rest(60)
			require.True(t, inSight(d, p, far.To), "position %d", n)
			require.True(t, inSight(d, p, p.table.Subject(p.now.View)), "position %d", n)
		}
	}
	require.Positive(t, n)
}

// Where somebody chooses between ships of their own on a phone, at least one of them is in sight.
func TestThePhoneShowsAShipThatCanBeChosen(t *testing.T) {
	n := 0
	for _, size := range []display.Point{phone, {X: 390, Y: 844}} {
		apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
			for _, m := range apptest.PositionsOf(t, rules, 2, 5) {
				d, p := resume(t, size, peopled(t, m, 1))
				d.Rest(2)
				fleet := deskOf(p, d.Context).panChoices().fleet()
				if p.seating.frame(d.Context).Overview || len(fleet) == 0 || p.board.camera.Whole() || deskOf(p, d.Context).panChoices().busy {
					continue
				}
				for _, far := range []display.Point{{X: 0, Y: 0}, {X: 1e4, Y: 1e4}} {
					p.board.camera.LookAt(far.X, far.Y)
					p.board.autoPan = autoPan{}
					d.Rest(glide + 2)
					require.True(t, slices.ContainsFunc(fleet, func(ref game.Ref) bool { return inSight(d, p, ref) }), "%v: %v", size, fleet)
					n++
				}
			}
		})
	}
	require.Positive(t, n)
}

// When what lies over the board is closed, a camera that has zoomed out comes back, also if a finger touches the screen
// meanwhile.
func TestTheCameraComesBackWhenAGroupIsClosed(t *testing.T) {
	d, p := advised(t, active(t), display.Point{X: 390, Y: 844})
	p.tutorial.tutor = nil
	p.recap.Tell(nil)
	d.Rest(60)
	was := p.board.camera
	group := slices.IndexFunc(p.now.Bought, func(x *position.Purchases) bool { return x != nil })
	d.openGroup(p, group)
	p.board.autoPan.goTo(was.Chart, was, false)
	d.Rest(2 * glide)
	require.Less(t, p.board.camera.Scale, was.Scale)
	p.fulfil(d.Context, position.GroupButton(p.now.Offer.Groups[group].Name))
	d.Tick(control.Frame{Pinch: 1, Secondary: true})
	d.Rest(3)
	d.Tick(control.Frame{Pinch: 1, Pressed: true})
	d.Rest(2 * glide)
	require.InDelta(t, was.Scale, p.board.camera.Scale, 1e-9)
}
