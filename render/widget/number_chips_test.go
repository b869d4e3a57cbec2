package widget

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/render/display"
	"serenissima/render/layout"
)

// chipped is a range from zero in steps of a hundred with chips for some sums.
func chipped(most int) Range {
	r := sums(0, most, 100)
	r.Chips = []int{0, 100, 200, 300, 500}
	return r
}

// One click or tap on a chip chooses its sum, however many there are, and the last chip all there is; what is more
// than that cannot be pressed.
func TestAChipChoosesItsSum(t *testing.T) {
	for name, press := range map[string]func(*bench, display.Point){"mouse": (*bench).click, "finger": (*bench).tap} {
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			most := 100 * rapid.IntRange(1, 60).Draw(t, "most")
			b, s := tryPicker(t, drawWindow(t), chipped(most))
			for i, n := range append(s.Chips, most) {
				before := s.Value()
				press(b, b.find(s.part(chipPart0+i)))
				if n > most {
					require.Equal(t, before, s.Value())
					require.True(t, b.list.Find(s.part(chipPart0+i)).Off)
					continue
				}
				require.Equal(t, n, s.Value())
				require.True(t, b.list.Find(s.part(chipPart0+i)).On)
			}
		}))
	}
}

// Every chip is as large as a fingertip in every window, and a picker is as high with much money as with little.
func TestChipsAreLargeEnoughForFingers(t *testing.T) {
	everyWindow(t, func(t *testing.T, w Window, name string) {
		b, s := tryPicker(t, w, chipped(3800))
		for _, c := range s.parts(b.w, b.r).chips {
			require.GreaterOrEqual(t, min(c.at.W, c.at.H), float64(layout.Fingertip), name)
		}
		_, poor := tryPicker(t, w, chipped(100))
		require.Equal(t, s.Height(b.w, b.r.W), poor.Height(b.w, b.r.W), name)
		b.requireNeat(name)
	})
}

// While a sum is typed that cannot be chosen, the picker says why in the place of the chips, and nothing moves.
func TestChipsMakeRoomForARefusal(t *testing.T) {
	b, s := tryPicker(t, desk, chipped(500))
	before := s.Height(b.w, b.r.W)
	b.write("650")
	require.False(t, s.Valid())
	require.Contains(t, b.text(), s.Refusal(b.w.Lang))
	require.Equal(t, before, s.Height(b.w, b.r.W))
	b.requireNeat("refused")
}
