package command

import (
	"fmt"
	"runtime"
)

// The name of the program on a command line, and for people to read. One of its games
// has the same.
const (
	programName  = "serenissima"
	programTitle = "Serenissima"
)

// version is set when a release is built: -ldflags "-X serenissima/input/command.version=v1.0".
var version = "a version built from source"

// Version says which program this is: its version, the system it is for, and
// what built it.
func Version() string {
	return fmt.Sprintf("%s %s, %s/%s, %s", programName, version, runtime.GOOS, runtime.GOARCH, runtime.Version())
}
