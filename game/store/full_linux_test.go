package store

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestFullDisk writes to the device that is always full.
func TestFullDisk(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	require.NoError(t, err)
	err = finish(full, []byte("text"), "match.save")
	require.ErrorIs(t, describe("write", "match.save", err), ErrFull)
}
