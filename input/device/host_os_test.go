//go:build !js

package device

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestLanguages(t *testing.T) {
	for _, name := range []string{"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"} {
		t.Setenv(name, "")
	}
	require.Empty(t, Languages())
	t.Setenv("LANGUAGE", "fr_CA:de")
	t.Setenv("LC_ALL", "C.UTF-8")
	t.Setenv("LANG", "it_IT.UTF-8@euro")
	require.Equal(t, []string{"fr-CA", "de", "it-IT"}, Languages())
}
