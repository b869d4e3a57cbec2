package kit

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

// However small a coin is and however much it is worth, its number lies on it; a small number lies on a round one.
func TestNumbersLieOnTheirCoins(t *testing.T) {
	for _, r := range []float64{6, 9, 10, 14, 30} {
		for _, n := range []int{0, 3, 12, 400, 1500} {
			var l display.List
			AppendCoin(&l, display.Point{X: 100, Y: 100}, r, n)
			coin := l.Ops[0].Rect
			require.Equal(t, display.Point{X: 100, Y: 100}, coin.Center())
			require.InDelta(t, CoinWidth(r, n), coin.W, 1e-9)
			if n < 100 && r >= 10 {
				require.InDelta(t, coin.H, coin.W, 1e-9, "%d on a coin of %v", n, r)
			}
			for _, o := range l.Ops {
				if o.Kind == display.DrawText {
					require.Less(t, display.Measure(o.Text, o.Font, o.Size), coin.W, "%d on a coin of %v", n, r)
				}
			}
		}
	}
}
