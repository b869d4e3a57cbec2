//go:build !js

package input

// FetchCharts does nothing: the charts are in the program.
func FetchCharts() {}
