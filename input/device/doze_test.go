package device

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A drowsy loop is one that notes what it is told.
type drowsy struct {
	may         bool
	naps, wakes int
}

func (d *drowsy) MaySleep() bool { return d.may }
func (d *drowsy) Nap()           { d.naps++ }
func (d *drowsy) Wake()          { d.wakes++ }

// ticks returns how often the sea stirs in n ticks.
func ticks(d *Doze, n int, still bool) (stirs int) {
	for range n {
		if d.Tick(still) {
			stirs++
		}
	}
	return stirs
}

func TestDozeSleepsOnceNothingHasChangedForLong(t *testing.T) {
	host := &drowsy{may: true}
	d := &Doze{Host: host}
	require.Zero(t, ticks(d, 1000, false))
	require.Equal(t, 5, ticks(d, 600, true))
	require.False(t, d.Asleep)
	require.Equal(t, 7, ticks(d, 7, true), "the sea stirs after each nap")
	require.True(t, d.Asleep)
	require.Equal(t, drowsy{may: true, naps: 7}, *host)

	require.False(t, d.Tick(false), "something is done")
	require.False(t, d.Asleep)
	require.Equal(t, 1, host.wakes)
	require.Equal(t, 5, ticks(d, 600, true))
	require.False(t, d.Asleep)
	require.Equal(t, drowsy{may: true, naps: 7, wakes: 1}, *host)
}

func TestDozeStaysAwakeWhereItMayNotSleep(t *testing.T) {
	host := &drowsy{}
	d := &Doze{Host: host}
	require.Equal(t, 50, ticks(d, 50*120, true))
	require.Equal(t, drowsy{}, *host)

	host.may = true
	ticks(d, 600, true)
	require.True(t, d.Asleep)
	host.may = false
	d.Tick(true)
	require.False(t, d.Asleep)
	require.Equal(t, 1, host.wakes)
}
