package assets

import "io/fs"

// embedded is nil: a page fetches the chart of a game when it is wanted, for all of them
// would make the program a sixth larger.
var embedded fs.FS
