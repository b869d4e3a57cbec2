package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A balance leans to what the thing brings at best or to the sum, whichever is more, and stands level
// between equal ones.
func TestABalanceLeansToWhatIsMore(t *testing.T) {
	r := &table.Returns{List: []table.Return{{N: 400}, {N: 800}, {N: 200}}}
	require.InDelta(t, -0.75, tilt(r, 200), 1e-9)
	require.Zero(t, tilt(r, 800))
	require.InDelta(t, 0.5, tilt(r, 1600), 1e-9)
	require.Zero(t, tilt(&table.Returns{}, 0))
}

// A balance comes to where it is to lean in several ticks, nearer in each, and at once if nothing is to move.
func TestABalanceSwings(t *testing.T) {
	r := &table.Returns{List: []table.Return{{Place: game.Port(1), N: 400}}}
	p := &answers{sum: &table.Sum{Returns: r}, stepper: widget.NewNumberPicker(display.Target{Command: cmdSum}, widget.Range{Values: []int{100, 800}})}
	p.lean = p.leaning()
	require.True(t, p.resting())
	p.stepper.Choose(800)
	require.False(t, p.resting(), "the picture changes without input")
	ticks := 0
	for ; !p.resting(); ticks++ {
		was := p.lean
		require.Less(t, ticks, 120)
		p.swing(false)
		require.Greater(t, p.lean, was)
		require.LessOrEqual(t, p.lean, p.leaning())
	}
	require.Greater(t, ticks, 5)
	p.stepper.Choose(100)
	p.swing(true)
	require.Equal(t, p.leaning(), p.lean)
}
