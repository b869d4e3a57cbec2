package motion

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// All bids lie under cloths that are drawn away at once; only when each has been read is any paid.
func TestBidsAreUnveiledTogetherAndThenPaid(t *testing.T) {
	tl := Timeline{Cues: toldCues}
	var events []game.Event
	for seat := int16(1); seat <= 3; seat++ {
		events = append(events, game.Event{Kind: game.Revealed, Note: noted("bid"), What: game.Seat(game.Player(seat)), N: seat})
	}
	events = append(events, game.Event{Kind: game.Paid, From: game.Seat(1), To: game.Box, N: 1})
	steps, _ := tl.script(session.Beat{Events: events})
	require.Len(t, steps, 4)
	for _, x := range steps[:3] {
		require.Zero(t, x.start)
	}
	require.Greater(t, steps[3].start, float64(clothGone))
	require.LessOrEqual(t, steps[3].start, steps[2].end)
}

// The cloth covers a sum until it is drawn away, never comes back, and lies nowhere if nothing is to move.
func TestACloth(t *testing.T) {
	cloths := func(still bool, ticks float64) (width float64) {
		l, _ := look(clipOf(t, still, game.Event{Kind: game.Revealed, Note: noted("bid"), What: game.Seat(1), N: 3}), newWitness(), ticks/clothTicks)
		for _, o := range l.Ops {
			if o.Kind == display.FillRect && o.Color.A > 0 && o.Color.R == theme.Rubric.R && o.Color.G == theme.Rubric.G && o.Color.B == theme.Rubric.B {
				width += o.Rect.W
			}
		}
		return width
	}
	whole, was := cloths(false, clothLies), 1000.0
	require.Positive(t, whole)
	for tick := float64(clothLies); tick < clothTicks; tick++ {
		require.LessOrEqual(t, cloths(false, tick), was)
		was = cloths(false, tick)
		require.Zero(t, cloths(true, tick))
	}
	require.Zero(t, was)
}
