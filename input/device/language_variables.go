//go:build !js && !darwin && !windows

package device

// systemLanguages is empty where variables say all.
func systemLanguages() []string { return nil }
