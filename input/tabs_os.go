//go:build !js

package input

// Tabs returns one and no others: there is a window, and no tabs.
func Tabs() (own int, others []int) { return 1, nil }
