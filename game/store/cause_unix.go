//go:build unix

package store

import (
	"errors"
	"io/fs"
	"syscall"
)

// cause returns what an error of the system means, or nil.
func cause(err error) error {
	switch {
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return ErrFull
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return ErrDenied
	}
	return nil
}
