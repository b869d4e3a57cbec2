//go:build !linux

package sound

// hasDevice is true: the system says itself if there is none.
func hasDevice() bool { return true }
