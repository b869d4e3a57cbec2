package mediterranee_test

import (
	"image/color"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/input/app"
	"serenissima/input/match/desktest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table/mediterranee"
	"serenissima/render/widget"
)

// lying is a phone on its side.
var lying = display.Point{X: 844, Y: 390}

// A squadron begins with so many galleys of Venice.
type squadron struct {
	game.Rules
	galleys int
}

func (r squadron) New(o game.Options) (game.State, error) {
	state, err := staged{r.Rules}.New(o)
	if err != nil {
		return nil, err
	}
	s := state.(*rules.State)
	for g := 5; g < r.galleys+2; g++ { // besides the three that are staged, and one of Genoa
		s.Galleys[g] = rules.Galley{Owner: venice, Zone: rules.ZoneID(g), Sailors: 2}
	}
	s.Recount()
	return s, nil
}

// underSail is the movement of Venice with so many galleys, in a window that fingers touch.
func underSail(t *testing.T, galleys int, size display.Point, letters int, hand app.Hand) *turn {
	t.Helper()
	d := &turn{Desk: desktest.Begin(t, squadron{rules.New(), galleys}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.Context.Settings.TextScale = letters
	d.Context.Settings.Hand = hand
	d.Touch(size)
	d.at(rules.Bidding)
	d.Click(d.Names())
	d.rival()
	if d.state().Decision().Prompt == rules.ChoosePlace {
		d.Click(d.act(0))
	}
	d.at(rules.Purchases)
	d.ends(rules.Purchases)
	d.at(rules.Movement)
	return d
}

// frame is how the window of the turn is divided.
func (d *turn) frame(size display.Point) layout.Frame {
	c := d.Context
	return mediterranee.Table{}.Layout(layout.Window{Size: size, TextScale: float64(c.Settings.TextScale) / 100, Fingers: true, Left: c.Settings.Hand == app.LeftHand})
}

// cards are those of galleys in the bar.
func (d *turn) cards(size display.Point) (list []display.Hit) {
	var l display.List
	d.Stack.View(&l)
	subject := d.frame(size).Subject
	for _, h := range l.Hits {
		if h.Target.Ref.Kind == game.ShipRef && h.Tip != "" && subject.Contains(h.Rect.Center()) {
			list = append(list, h)
		}
	}
	return list
}

// A phone on its side has a card for each of seven galleys that a finger can touch, for either hand
// and in large letters. It hides neither the words beside it nor the buttons.
func TestAPhoneOnItsSideHasCardsOfGalleys(t *testing.T) {
	for _, letters := range []int{100, 150} {
		for _, hand := range app.Hands {
			for _, galleys := range []int{3, 7} {
				d := underSail(t, galleys, lying, letters, hand)
				cards, f := d.cards(lying), d.frame(lying)
				require.Len(t, cards, galleys)
				for i, h := range cards {
					require.GreaterOrEqual(t, min(h.Rect.W, h.Rect.H), float64(layout.Fingertip), "%d %% %s: %d of %d", letters, hand, i, galleys)
					for _, other := range cards[:i] {
						require.True(t, h.Rect.Intersect(other.Rect).Empty())
					}
				}
				require.True(t, f.Subject.Intersect(f.Hint).Empty())
				require.True(t, f.Subject.Intersect(f.Buttons).Empty())
				require.GreaterOrEqual(t, f.Hint.W, 0.9*f.Subject.W, "the words keep their room")
			}
		}
	}
}

// Where not all cards have room, those next to the galley that is chosen are shown, so that each can
// be reached from the first.
func TestEveryCardOfASmallPhoneCanBeReached(t *testing.T) {
	size := display.Point{X: 568, Y: 320}
	d := underSail(t, 7, size, 100, app.RightHand)
	seen := map[game.Ref]bool{}
	for range 7 {
		cards := d.cards(size)
		require.NotEmpty(t, cards)
		require.Less(t, len(cards), 7)
		for _, h := range cards {
			seen[h.Target.Ref] = true
		}
		d.tap(cards[len(cards)-1].Rect.Center())
	}
	require.Len(t, seen, 7)
}

// tap touches a point of the window.
func (d *turn) tap(at display.Point) {
	var l display.List
	d.Stack.View(&l)
	d.Context.Screen.Shown = &l
	d.Tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true})
	d.Tick(control.Frame{Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at})
	d.Settle()
}

// A touch on a card chooses the galley, which its paper shows, and brings it into sight, also right after
// the chart has been moved.
func TestACardChoosesItsGalleyAndShowsIt(t *testing.T) {
	d := underSail(t, 7, lying, 100, app.RightHand)
	f := d.frame(lying)
	sea := f.Board
	sea.H = f.Bar.Y - sea.Y
	d.Tick(control.Frame{Pointer: sea.Center(), Inside: true, Wheel: 6})
	for i := range d.cards(lying) {
		card := d.cards(lying)[i]
		at, far := sea.Center(), display.Point{X: -3000, Y: 3000}
		d.Tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true})
		d.Tick(control.Frame{Pointer: far, Inside: true, Dragging: true, Pressed: true})
		d.Tick(control.Frame{Pointer: far, Inside: true, JustReleased: true})
		if i == 0 {
			continue // is chosen, so that a touch opens what it can do
		}
		d.tap(card.Rect.Center())
		var l display.List
		d.Stack.View(&l)
		require.True(t, slices.ContainsFunc(l.Hits, func(h display.Hit) bool {
			return h.Target == card.Target && h.Tip == "" && sea.Contains(h.Rect.Center())
		}), "%v is not in sight", card.Target.Ref)
		paper := func(r display.Rect) color.NRGBA {
			return l.Ops[slices.IndexFunc(l.Ops, func(o display.Op) bool { return o.Kind == display.FillRect && o.Rect == r })].Color
		}
		require.NotEqual(t, paper(d.cards(lying)[0].Rect), paper(card.Rect), "%v is not chosen", card.Target.Ref)
	}
}

// The card of a galley that can sail no farther bears a mark.
func TestACardTellsThatItsGalleyHasSailed(t *testing.T) {
	d := underSail(t, 3, lying, 100, app.RightHand)
	marked := func() (galleys []int) {
		var l display.List
		d.Stack.View(&l)
		for _, card := range d.cards(lying) {
			if slices.ContainsFunc(l.Ops, func(o display.Op) bool {
				return o.Path == widget.IconPath("check-mark") && card.Rect.Contains(display.Point{X: o.X, Y: o.Y})
			}) {
				galleys = append(galleys, int(card.Target.Ref.ID))
			}
		}
		return galleys
	}
	require.Empty(t, marked())
	for _, zone := range []int{ligure, corfu, sardegna} {
		d.Click(display.Target{Ref: game.Area(zone)})
		var want []int
		for g := rules.GalleyID(1); g <= 3; g++ {
			if d.state().MovesLeft(g) == 0 {
				want = append(want, int(g))
			}
		}
		require.Equal(t, want, marked())
	}
	require.NotEmpty(t, marked())
}

// On a desktop all twelve galleys have a card, below the name of where they lie or its first letters, while one of them
// is at work and while one buys.
func TestAllTwelveGalleysHaveACard(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, squadron{rules.New(), 12}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.at(rules.Bidding)
	d.Click(d.Names())
	d.rival()
	if d.state().Decision().Prompt == rules.ChoosePlace {
		d.Click(d.act(0))
	}
	look := func(want int) {
		t.Helper()
		var l display.List
		d.Stack.View(&l)
		frame := mediterranee.Table{}.Layout(layout.Window{Size: desktest.Size, TextScale: 1})
		cards := 0
		for _, h := range l.Hits {
			if h.Target.Ref.Kind != game.ShipRef || h.Tip == "" || !frame.Subject.Contains(h.Rect.Center()) {
				continue
			}
			cards++
			top := display.Point{X: h.Rect.Center().X, Y: h.Rect.Y + 8}
			require.True(t, slices.ContainsFunc(l.Ops, func(head display.Op) bool {
				return head.Kind == display.FillRect && head.Rect.H < h.Rect.H && head.Rect.Contains(top) && frame.Subject.Contains(head.Rect.Center()) &&
					slices.ContainsFunc(l.Ops, func(o display.Op) bool {
						return o.Kind == display.DrawText && len(o.Text) > 2 && head.Rect.Contains(display.Point{X: o.X, Y: o.Y})
					})
			}), "the card at %v has no name above it", h.Rect)
		}
		require.Equal(t, want, cards)
	}
	d.at(rules.Purchases)
	look(12)
	d.ends(rules.Purchases)
	d.at(rules.Movement)
	look(11)
}

// While galleys sail, too, a zone has one head: that of all its cards.
func TestAZoneHasOneHead(t *testing.T) {
	for _, size := range []display.Point{lying, {X: 768, Y: 1024}} {
		d := underSail(t, 7, size, 100, app.RightHand)
		last, seen := game.Ref{}, map[game.Ref]bool{}
		for _, ship := range d.cards(size) {
			zone := game.Area(int(d.state().Galleys[ship.Target.Ref.ID].Zone))
			require.False(t, zone != last && seen[zone], "%v: the cards of %v lie apart", size, zone)
			last, seen[zone] = zone, true
		}
	}
}
