//go:build !js

package sound

import "time"

// deviceBuffer is how much sound the system asks for at once. What is done is
// heard so much later.
const deviceBuffer = 40 * time.Millisecond
