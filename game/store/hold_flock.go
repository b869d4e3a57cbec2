//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package store

import (
	"os"
	"syscall"
)

// renamesOpen says that a file can be renamed while it is open.
const renamesOpen = true

// hold marks a file as being written, until it is closed or its program ends,
// however that happens. Where the file system has no locks it is swept by nobody.
func hold(f *os.File) {
	_ = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
}

// removeAbandoned removes a file that nobody holds.
func removeAbandoned(path string) {
	f, err := OpenRegular(path)
	if err != nil {
		return
	}
	defer f.Close()
	if syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil {
		_ = os.Remove(path)
	}
}
