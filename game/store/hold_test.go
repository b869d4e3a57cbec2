//go:build !js

package store

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// What is being written is not swept, and goes once its program is gone.
func TestSweepLeavesWhatIsHeld(t *testing.T) {
	dir := t.TempDir()
	temp, err := os.CreateTemp(dir, unfinished+"*")
	require.NoError(t, err)
	hold(temp)
	require.NoError(t, Files(dir).Write("a", []byte("text")))
	require.FileExists(t, temp.Name())
	require.NoError(t, temp.Close())
	require.NoError(t, Files(dir).Write("a", []byte("text")))
	require.NoFileExists(t, temp.Name())
}
