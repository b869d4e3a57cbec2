//go:build unix

package store

import (
	"fmt"
	"io/fs"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestCause(t *testing.T) {
	for errno, want := range map[syscall.Errno]error{
		syscall.ENOSPC: ErrFull,
		syscall.EDQUOT: ErrFull,
		syscall.EACCES: ErrDenied,
		syscall.EROFS:  ErrDenied,
		syscall.EIO:    nil,
		syscall.ENOENT: nil,
	} {
		err := &fs.PathError{Op: "write", Path: "match.save", Err: errno}
		require.Equal(t, want, cause(fmt.Errorf("wrapped: %w", err)))
		described := describe("write", "match.save", err)
		require.ErrorIs(t, described, errno)
		require.ErrorContains(t, described, errno.Error())
		if want != nil {
			require.ErrorIs(t, described, want)
		}
	}
}
