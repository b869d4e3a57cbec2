//go:build !linux && !js

package measure

import "time"

// cpuTime is zero: it cannot be known.
func cpuTime() time.Duration { return 0 }

var start = time.Now()

// Clock is the time since the program started.
func Clock() time.Duration { return time.Since(start) }
