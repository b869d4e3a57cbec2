package canvas

import "time"

// patience is how long masks may be made in one frame: in a browser that takes
// longer than players would wait for the next picture.
const patience = 12 * time.Millisecond
