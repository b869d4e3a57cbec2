//go:build !js

package command

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Numbers that would fill the memory, or never end, are refused where they are read.
func TestNumbersOutOfRange(t *testing.T) {
	const huge = "9223372036854775807"
	for _, tt := range []struct {
		args string // but for the number
		want string
	}{
		{"arena -parallel", "from 0 to 1024"},
		{"simulate -parallel", "from 0 to 1024"},
		{"balance -parallel", "from 0 to 1024"},
		{"arena -games", "from 1 to 1000000"},
		{"simulate -games", "from 1 to 1000000"},
		{"balance -games", "from 1 to 1000000"},
		{"tune -rounds", "from 3 to 100000"},
		{"tune -deals", "from 1 to 100000"},
		{"tune -descend", "from 0 to 100000"},
		{"tune -openings", "from 0 to 100000"},
		{"tune -forecast", "from 0 to 10000"},
		{"measure -soak", "from 0 to 1000000"},
		{"trace -players", "from 1 to 4"},
		{"verify -taken", "from 0 to 2147483647"},
		{"shot -turns", "from 0 to 1000"},
		{"shot -ticks", "from 0 to 3600"},
		{"shot -people", "from 1 to 4"},
		{"shot -text", "from 100 to 150"},
		{"film -seconds", "from 1 to 60"},
		{"film -rate", "from 1 to 60"},
		{"hear -seconds", "from 1 to 600"},
		{"web -brotli", "from 0 to 11"},
	} {
		words := strings.Fields(tt.args)
		for _, number := range []string{huge, huge + "0", "-1", "1.5", "x", ""} {
			_, code, handled, stdout, stderr := run(append(words, number)...)
			require.True(t, handled, tt.args)
			require.Equal(t, 2, code, "%s %s", tt.args, number)
			require.Empty(t, stdout)
			require.Contains(t, stderr, "for flag "+words[1]+": want a whole number "+tt.want+"; see serenissima "+words[0]+" -help\n")
		}
	}
}

func TestNumbersThatAreNone(t *testing.T) {
	for args, want := range map[string]string{
		"tune -step NaN":                  "want a share above 0, at most 1",
		"tune -nudge +Inf":                "want a share above 0, at most 1",
		"tune -nudge 0":                   "want a share above 0, at most 1",
		"shot -scale NaN":                 "want 0.25 to 8",
		"shot -size 99999999x99999999":    "want a size from 320x240 to 8192x8192",
		"measure -size 99999999x99999999": "want a size from 320x240 to 8192x8192",
		"-size 99999999x99999999":         "want a size from 320x240 to 8192x8192",
	} {
		_, code, handled, _, stderr := run(strings.Fields(args)...)
		require.True(t, handled, args)
		require.Equal(t, 2, code, args)
		require.Contains(t, stderr, want)
	}
}
