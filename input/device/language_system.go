//go:build darwin || windows

package device

import locale "github.com/jeandeaual/go-locale"

// systemLanguages returns the languages chosen in the settings of the system; these
// systems set no variables for programs started by a click. One that cannot be
// asked counts as no preference.
func systemLanguages() []string {
	tags, err := locale.GetLocales()
	if err != nil {
		return nil
	}
	return tags
}
