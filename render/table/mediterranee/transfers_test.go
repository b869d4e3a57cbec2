package mediterranee_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/input/match/desktest"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// beside begins the purchases of Venice with a third galley beside the first, which is full.
type beside struct{ staged }

func (r beside) New(o game.Options) (game.State, error) {
	state, err := r.staged.New(o)
	if err != nil {
		return nil, err
	}
	s := state.(*rules.State)
	s.Galleys[1].Cargo[rules.Gold], s.Galleys[1].Load, s.Supply[rules.Gold] = 1, 3, s.Supply[rules.Gold]-1
	for _, g := range []rules.GalleyID{2, 3} {
		s.Galleys[g].Zone = napoli
	}
	s.Recount()
	return s, nil
}

// transferring begins purchases in which pieces can be transferred at the quay.
func transferring(t *testing.T) *turn {
	t.Helper()
	d := &turn{Desk: desktest.Begin(t, beside{staged{rules.New()}}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.at(rules.Bidding)
	d.Click(d.Names())
	d.rival()
	if d.state().Decision().Prompt == rules.ChoosePlace {
		d.Click(d.act(0))
	}
	d.at(rules.Purchases)
	return d
}

// spot is the middle of a target that is in sight, or the name of a hold, which has pieces there.
func (d *turn) spot(target display.Target) display.Point {
	d.t.Helper()
	var l display.List
	d.Stack.View(&l)
	hit := l.Find(target)
	require.NotNil(d.t, hit, "no %v", target)
	d.Context.Screen.Shown = &l
	if target.Command == position.CmdHold {
		return display.Point{X: hit.Rect.X + 8, Y: hit.Rect.Y + 6}
	}
	return hit.Rect.Center()
}

// hold is the place with a number among those that are shown, besides ports.
func (d *turn) hold(n int) display.Target {
	list := slices.DeleteFunc((mediterranee.Table{}).Offer(d.state()).Holds, func(h table.Hold) bool { return h.Place.Kind == game.PortRef })
	return display.Target{Command: position.CmdHold, Value: list[n].Place}
}

// piece is a good in such a place.
func (d *turn) piece(good rules.Good, n int) display.Target {
	t := d.hold(n)
	t.Command, t.Ref = position.CmdPiece, game.Good(good)
	return t
}

// M2.6: pieces are dragged between the galleys of a zone without choosing one of them first. How
// many spaces are taken stands beside the name of each.
func TestM2_6_PiecesAreDraggedBetweenGalleys(t *testing.T) {
	d := transferring(t)
	require.Subset(t, d.Texts(), []string{"5/5", "1/5", "3/5"})
	from, to := d.spot(d.piece(rules.Gold, 0)), d.spot(d.hold(1))
	d.Tick(control.Frame{Pointer: from, Inside: true, JustPressed: true, Pressed: true})
	d.Tick(control.Frame{Pointer: to, Inside: true, Pressed: true, Dragging: true, DragFrom: from})
	d.Tick(control.Frame{Pointer: to, Inside: true, JustReleased: true, DragEnd: true, DragFrom: from})
	d.Settle()
	log := d.Match.Log()
	require.Equal(t, rules.MoveGood, log[len(log)-1].Verb)
	require.Equal(t, int8(1), d.state().Galleys[2].Cargo[rules.Gold])
	require.Subset(t, d.Texts(), []string{"4/5", "2/5", "3/5"}, "the panel stays open")
}

// A finger taps a piece and then the hold that it goes to; another tap lets it go.
func TestM2_6_AFingerTapsAPieceAndAHold(t *testing.T) {
	d := transferring(t)
	tap := func(target display.Target) {
		t.Helper()
		at := d.spot(target)
		d.Tick(control.Frame{Pointer: at, Inside: true, Touch: true, JustPressed: true, Pressed: true})
		d.Tick(control.Frame{Pointer: at, Touch: true, JustReleased: true, Tap: true, TapAt: at})
		d.Settle()
	}
	before := d.Match.Len()
	piece := d.piece(rules.Gold, 0)
	tap(piece)
	require.Equal(t, before, d.Match.Len())
	require.Contains(t, d.Texts(), "Choose where it goes: a galley, the port, or the sea to throw it away.")
	tap(piece)
	tap(d.hold(2))
	require.Equal(t, before, d.Match.Len(), "it was let go")
	tap(piece)
	tap(d.hold(2))
	require.Equal(t, before+1, d.Match.Len())
	log := d.Match.Log()
	require.Equal(t, game.Action{By: venice, Verb: rules.MoveGood, Obj: [3]game.Ref{game.Good(rules.Gold), game.Ship(1), game.Ship(3)}}, log[len(log)-1])
}

// M2.9: goods of a prize are dragged from the pool onto the galley where it is shown large.
func TestM2_9_GoodsAreStowedByDragging(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, prize{staged{rules.New()}}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	require.Equal(t, rules.Stowing, d.state().Decision().Prompt)
	from := d.spot(d.piece(rules.Gems, 1))
	frame := mediterranee.Table{}.Layout(layout.Window{Size: desktest.Size, TextScale: 1})
	to := display.Point{X: frame.Subject.X + 6, Y: frame.Subject.Y + 6}
	d.Tick(control.Frame{Pointer: from, Inside: true, JustPressed: true, Pressed: true})
	d.Tick(control.Frame{Pointer: to, Inside: true, Pressed: true, Dragging: true, DragFrom: from})
	d.Tick(control.Frame{Pointer: to, Inside: true, JustReleased: true, DragEnd: true, DragFrom: from})
	d.Settle()
	require.NotEmpty(t, d.Match.Log())
	require.Equal(t, game.Action{By: venice, Verb: rules.Stow, Obj: [3]game.Ref{game.Good(rules.Gems), game.Ship(3)}}, d.Match.Log()[0])
}

// A prize begins when Venice has beaten the galley of Genoa and sunk it.
type prize struct{ staged }

func (r prize) New(o game.Options) (game.State, error) {
	state, err := r.staged.New(o)
	if err != nil {
		return nil, err
	}
	s := state.(*rules.State)
	s.Galleys[3].Zone, s.Galleys[3].Sailors = sardegna, 5
	s.Recount()
	for n := 0; s.Decision().Prompt != rules.Stowing && n < 200; n++ {
		legal := s.AppendActions(nil)
		if len(legal) == 0 {
			dice := s.AppendOutcomes(nil)
			s.Apply(dice[n%len(dice)].Action, nil)
			continue
		}
		a := legal[0]
		switch s.Decision().Prompt {
		case rules.Purchases, rules.Movement:
			a = game.Action{By: s.Decision().Player, Verb: rules.Done}
		}
		s.Apply(a, nil)
	}
	return s, nil
}

// A piece that is dropped on the sea is thrown away.
func TestM2_6a_PiecesAreDroppedIntoTheSea(t *testing.T) {
	for _, x := range []struct {
		piece game.Ref
		verb  game.Verb
	}{{game.Good(rules.Wine), rules.Jettison}, {game.Sailor(1), rules.Dismiss}} {
		d := transferring(t)
		s := d.state()
		for _, a := range (mediterranee.Table{}).Meant(s, gesture(x.piece, game.Ship(1), game.Area(napoli))) {
			require.Equal(t, x.verb, a.Verb)
			require.NoError(t, s.Check(a))
		}
	}
}

// gesture drops a piece of a place on another.
func gesture(what, from, to game.Ref) table.Gesture {
	return table.Gesture{Drag: table.Drag{What: what, From: from, To: to}}
}

// Ticks can be rarer than clicks: a piece pressed and let go within one tick is clicked.
func TestAPieceIsClickedWithinOneTick(t *testing.T) {
	slow, quick := transferring(t), transferring(t)
	piece := slow.piece(rules.Gold, 0)
	before := quick.Texts()
	slow.Click(piece)
	at := quick.spot(piece)
	quick.Tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, JustReleased: true, Tap: true, TapAt: at})
	quick.Settle()
	require.NotEqual(t, before, quick.Texts())
	require.Equal(t, slow.Texts(), quick.Texts())
	require.Equal(t, slow.Match.Log(), quick.Match.Log())
}

// The name of a galley begins with a capital above its spaces, as in every heading.
func TestHoldsAreNamedAsHeadings(t *testing.T) {
	require.Subset(t, transferring(t).Texts(), []string{"Galley A", "Galley B", "Galley C"})
}

// partnered is the same with the third galley beside one of Genoa.
type partnered struct{ beside }

func (r partnered) New(o game.Options) (game.State, error) {
	state, err := r.beside.New(o)
	if err != nil {
		return nil, err
	}
	s := state.(*rules.State)
	s.Galleys[3].Zone = sardegna
	s.Recount()
	return s, nil
}

// M2.3: galleys of others lie at the quay only where there is somebody to trade with.
func TestM2_3_TheQuayShowsGalleysOfPartners(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, partnered{beside{staged{rules.New()}}}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.at(rules.Bidding)
	d.Click(d.Names())
	d.rival()
	if d.state().Decision().Prompt == rules.ChoosePlace {
		d.Click(d.act(0))
	}
	d.at(rules.Purchases)
	var holds []game.Ref
	for range 2 {
		for n := range 8 {
			if place, ok := d.nth(position.CmdHold, n).Value.(game.Ref); ok && place.Kind == game.ShipRef && !slices.Contains(holds, place) {
				holds = append(holds, place)
			}
		}
		if page := (display.Target{Command: "page"}); d.Shows(page) {
			d.Click(page)
		}
	}
	require.ElementsMatch(t, []game.Ref{game.Ship(1), game.Ship(2), game.Ship(3), game.Ship(4)}, holds, "the own galleys, and that of Genoa beside one of them")
}
