package measure

import (
	"time"

	"serenissima/input/device"
)

// cpuTime is zero: it cannot be known.
func cpuTime() time.Duration { return 0 }

var start = time.Now()

// Clock is the time since the program started. On a page it goes on while
// something else has the processor, above all what stands in for a graphics card;
// so each call is marked in the trace that a browser may keep, which tells the
// processor time as well.
func Clock() time.Duration {
	device.Mark("clock")
	return time.Since(start)
}
