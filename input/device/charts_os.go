//go:build !js

package device

// FetchCharts does nothing: the charts are in the program.
func FetchCharts() {}
