package command

import (
	"fmt"
	"runtime"
)

// version is set when a release is built: -ldflags "-X serenissima/input/command.version=v1.0".
var version = "a version built from source"

// Version says which program this is: its version, the system it is for, and
// what built it.
func Version() string {
	return fmt.Sprintf("serenissima %s, %s/%s, %s", version, runtime.GOOS, runtime.GOARCH, runtime.Version())
}
