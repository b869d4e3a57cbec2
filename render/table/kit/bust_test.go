package kit_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// Every power has a bust of every rank, with cloth, ink and paper, and no two are the same picture.
func TestEveryPowerHasABustOfEveryRank(t *testing.T) {
	seen := map[*display.Path]kit.Bust{}
	for power := kit.Venice; power <= kit.Turkey; power++ {
		for rank := kit.Apprentice; rank <= kit.Doge; rank++ {
			b := kit.Bust{Power: power, Rank: rank}
			var l display.List
			kit.AppendBust(&l, display.Rect{X: 10, Y: 20, W: 160, H: 160}, b, int(power))
			colours := map[any]int{}
			for _, op := range l.Ops {
				colours[op.Color]++
				if op.Kind == display.FillPath {
					require.NotContains(t, seen, op.Path, "%v is drawn like %v", b, seen[op.Path])
					seen[op.Path] = b
				}
			}
			require.NotZero(t, colours[theme.LiveryOf(int(power)).Main], "%v has cloth", b)
			require.NotZero(t, colours[theme.Ink], "%v has ink", b)
			require.NotZero(t, colours[theme.Paper], "%v has paper", b)
		}
	}
}

// A bust keeps to its frame: a square in the middle of the place that it is given.
func TestBustsStayInTheirFrame(t *testing.T) {
	var l display.List
	kit.AppendBust(&l, display.Rect{X: 10, Y: 20, W: 100, H: 40}, kit.Bust{Power: kit.Spain, Rank: kit.Doge}, 3)
	frame := display.Rect{X: 40, Y: 20, W: 40, H: 40}
	inside := false
	for _, op := range l.Ops {
		switch op.Kind {
		case display.Clip:
			require.Equal(t, frame, op.Rect)
			inside = true
		case display.Unclip:
			inside = false
		case display.FillPath, display.StrokePath:
			require.True(t, inside, op.Path.Name)
		default:
			require.Equal(t, frame, op.Rect)
		}
	}
}

// Small busts leave the hatching of the ground out, which would be a grey patch.
func TestSmallBustsHaveNoHatchedGround(t *testing.T) {
	shapes := func(size float64) (n int) {
		var l display.List
		kit.AppendBust(&l, display.Rect{W: size, H: size}, kit.Bust{Power: kit.Genoa, Rank: kit.Captain}, 2)
		for _, op := range l.Ops {
			if op.Kind == display.FillPath {
				n++
			}
		}
		return n
	}
	require.Equal(t, shapes(160)-1, shapes(32))
}

// Who bears the arms of a power is of that power, in sober colours and with another pattern as well.
func TestArmsTellThePower(t *testing.T) {
	for colour := 1; colour <= theme.NumLiveries; colour++ {
		require.Equal(t, kit.Power(colour), kit.PowerOf(colour))
		require.Equal(t, kit.Power(colour), kit.PowerOf(theme.Sober(colour)))
		require.Equal(t, kit.Power(colour), kit.PowerOf(theme.Painted(colour, theme.Bends)))
	}
}

// A portrait bears the arms of its livery over its lower right corner.
func TestPortraitsBearArms(t *testing.T) {
	var l display.List
	r := display.Rect{X: 10, Y: 20, W: 100, H: 100}
	kit.AppendPortrait(&l, r, kit.Bust{Power: kit.Turkey, Rank: kit.Captain}, 4)
	crest := l.Ops[len(l.Ops)-1]
	require.Equal(t, theme.LiveryOf(4).Crest, crest.Path.Name)
	require.Greater(t, crest.X, r.Center().X)
	require.Greater(t, crest.Y, r.Center().Y)
}
