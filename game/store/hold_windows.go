package store

import "os"

// renamesOpen says that a file can be renamed while it is open.
const renamesOpen = false

// hold does nothing: what is open cannot be removed here.
func hold(*os.File) {}

// removeAbandoned removes a file that nobody has open.
func removeAbandoned(path string) { _ = os.Remove(path) }
