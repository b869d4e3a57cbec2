package store

import (
	"errors"
	"io/fs"
	"syscall"
)

// The numbers of the system's errors for a full disk.
const (
	handleDiskFull = syscall.Errno(39)
	diskFull       = syscall.Errno(112)
)

// cause returns what an error of the system means, or nil.
func cause(err error) error {
	switch {
	case errors.Is(err, diskFull), errors.Is(err, handleDiskFull):
		return ErrFull
	case errors.Is(err, fs.ErrPermission):
		return ErrDenied
	}
	return nil
}
