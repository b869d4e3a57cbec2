package goldenhorn

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
)

// A hand of any size keeps to its panel, can be pointed at card by card where it is drawn, and is
// turned the more the farther a card lies from the middle.
func TestAHandIsFannedInItsPanel(t *testing.T) {
	st := over(t, 1, nil)
	p := viewerOf(st)
	for _, w := range windowsCovered() {
		v := viewIn(t, st, w, "en")
		panel := v.Frame.Panels[handPanel]
		for n := 1; n <= 30; n++ {
			st.Hands[p], st.HandSize[p] = [rules.NumColours + 1]int8{}, int8(n)
			for i := range n {
				st.Hands[p][1+i%rules.NumColours]++
			}
			piles := handOf(v, st, p)
			var l display.List
			appendHand(&l, v, st)
			for i, pile := range piles {
				box := pile.box()
				for _, corner := range []display.Point{{X: box.X, Y: box.Y}, {X: box.X + box.W, Y: box.Y}, {X: box.X, Y: box.Y + box.H}, {X: box.X + box.W, Y: box.Y + box.H}} {
					at := corner.Turned(pile.at, pile.angle)
					require.True(t, panel.Inset(-2).Contains(at), "%v, %d cards: corner %v of card %d, panel %v", w.Size, n, at, i, panel)
				}
				require.GreaterOrEqual(t, pile.width, 20.0, "%v, %d cards", w.Size, n)
				hit := l.At(pile.spot(-0.4, 0))
				require.NotNil(t, hit)
				require.Equal(t, game.Card(pile.colour), hit.Target.Ref, "%v, %d cards: card %d", w.Size, n, i)
				if i > 0 {
					require.GreaterOrEqual(t, pile.angle, piles[i-1].angle)
				}
				require.InDelta(t, pile.angle, fanOf(v).tiltAt(pile.at), 1e-9, "a card that lands is turned as it will lie")
			}
			last := len(piles) - 1
			require.InDelta(t, -piles[0].angle, piles[last].angle, 1e-9)
			require.Less(t, piles[last].angle, math.Pi/18)
		}
	}
}

// Cards fly to where they will lie, and as large.
func TestCardsLandWhereTheyLie(t *testing.T) {
	st := over(t, 1, nil)
	p := viewerOf(st)
	for _, w := range windowsCovered() {
		v := viewIn(t, st, w, "en")
		piles := handOf(v, st, p)
		require.NotEmpty(t, piles)
		last := piles[len(piles)-1]
		at, size, ok := Table{}.Stage(v).Spot(game.Card(last.colour), game.Seat(p), 0)
		require.True(t, ok)
		require.Equal(t, last.at, at)
		var l display.List
		Table{}.Stage(v).Piece(&l, at, size, game.Card(last.colour))
		if last.width < wholeCard {
			continue
		}
		var still display.List
		appendCard(&still, last.cardPlace, last.colour, false, false)
		require.Len(t, l.Ops, len(still.Ops))
		for i := range l.Ops {
			require.Equal(t, still.Ops[i].Path, l.Ops[i].Path)
			require.InDelta(t, still.Ops[i].Angle, l.Ops[i].Angle, 1e-9)
			require.InDelta(t, still.Ops[i].X, l.Ops[i].X, 0.01)
			require.InDelta(t, still.Ops[i].Scale, l.Ops[i].Scale, 1e-6)
		}
	}
}
