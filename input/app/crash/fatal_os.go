//go:build !js

package crash

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"

	"serenissima/game/store"
	"serenissima/input/device"
)

// fatalName is the file, beside the texts of the store, into which the runtime
// writes a crash that nobody can pick up. The store does not list it.
const fatalName = ".fatal"

// mostFatal is how many bytes of such a crash are read: the beginning tells the most.
const mostFatal = 1 << 20

// Watch has the runtime write down crashes that nobody can pick up, such as a
// panic in a goroutine of a library, in the directory of the program. It returns
// what the last run has left there, nil for nothing. Where there is no such
// directory or it cannot be used, crashes go to the terminal only.
func Watch() (last []byte) {
	dir, err := store.Dir()
	if err != nil {
		return nil
	}
	path := filepath.Join(dir, fatalName)
	if f, err := store.OpenRegular(path); err == nil {
		last, _ = io.ReadAll(io.LimitReader(f, mostFatal)) // what there is of it
		_ = f.Close()
	}
	if len(last) == 0 {
		last = nil
	}
	if os.MkdirAll(dir, 0o700) != nil {
		return last
	}
	if err := store.CheckRegular(path); errors.Is(err, store.ErrIrregular) {
		device.TellFailed(fmt.Sprintf("serenissima: %v; a crash would be told in the terminal only", err))
		return last
	}
	f, err := os.Create(path)
	if err != nil {
		return last
	}
	defer f.Close() // the runtime keeps a copy of its own
	_ = debug.SetCrashOutput(f, debug.CrashOptions{})
	return last
}
