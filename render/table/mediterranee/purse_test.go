package mediterranee_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/input/match/desktest"
	"serenissima/render/display"
	"serenissima/render/table/mediterranee"
)

// M1.6: where several people see the screen the own purse is shut as well, and open as long as its
// owner holds it. With open money there is nothing to hide.
func TestM1_6_ThePurseIsSeenWhileItIsHeld(t *testing.T) {
	d := desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1)
	seat := d.Match.State().Decision().Player
	const money = "2,000 ducats"
	require.NotContains(t, d.Texts(), money)
	d.Hold(display.Target{Ref: game.Seat(seat)}, func() { require.Contains(t, d.Texts(), money) })
	require.NotContains(t, d.Texts(), money)
	other := game.Seat(3 - seat)
	d.Hold(display.Target{Ref: other}, func() { require.NotContains(t, d.Texts(), money) })

	open := desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2, "money", "open"), 1)
	require.True(t, slices.Contains(open.Texts(), money))
}

// What is said of a purse in the bar keeps a gap to the cards of the fleet beside it, in every window.
func TestThePurseKeepsOffTheCards(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1024, Y: 768}, {X: 1180, Y: 820}, {X: 768, Y: 1024}, {X: 390, Y: 844}} {
		d := atQuay(t)
		d.Touch(size)
		var l display.List
		d.Stack.View(&l)
		cards, subject := d.cards(size), d.frame(size).Subject
		require.NotEmpty(t, cards)
		said := 0
		for _, o := range l.Ops {
			if o.Kind != display.DrawText || !subject.Contains(display.Point{X: o.X, Y: o.Y}) || o.X >= cards[0].Rect.X {
				continue
			}
			said++
			end := o.X + display.Measure(o.Text, o.Font, o.Size)
			if o.Align == display.Center {
				end -= display.Measure(o.Text, o.Font, o.Size) / 2
			}
			require.Less(t, end, cards[0].Rect.X-4, "%v: %q", size, o.Text)
		}
		require.Positive(t, said)
	}
}
