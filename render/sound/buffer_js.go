package sound

import "time"

// deviceBuffer is how much sound the browser asks for at once. It asks when half
// of that is left, and for so long a picture may keep it waiting.
const deviceBuffer = 80 * time.Millisecond
