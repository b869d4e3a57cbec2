//go:build !js

package canvas

import "time"

// patience is zero: masks are there in no time.
const patience time.Duration = 0
