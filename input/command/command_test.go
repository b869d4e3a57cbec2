//go:build !js

package command

import (
	"bytes"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func run(args ...string) (c Client, code int, handled bool, stdout, stderr string) {
	var out, problem bytes.Buffer
	c, code, handled = Run(args, &out, &problem)
	return c, code, handled, out.String(), problem.String()
}

func TestClientFlags(t *testing.T) {
	c, _, handled, _, _ := run()
	require.False(t, handled)
	require.Equal(t, Client{Width: 1280, Height: 800}, c)
	c, _, handled, _, _ = run("-fullscreen", "-size", "800x600", "-seed=7")
	require.False(t, handled)
	require.True(t, c.Fullscreen)
	require.Equal(t, [2]int{800, 600}, [2]int{c.Width, c.Height})
	require.Equal(t, uint64(7), *c.Seed)
}

func TestVersion(t *testing.T) {
	_, code, handled, stdout, _ := run("-version")
	require.True(t, handled)
	require.Zero(t, code)
	require.Regexp(t, `^serenissima .+, [a-z0-9]+/[a-z0-9]+, go1\..+\n$`, stdout)
}

func TestBadCommandLines(t *testing.T) {
	for _, tt := range []struct {
		args []string
		want string
	}{
		{[]string{"-seed", "x"}, "serenissima: invalid value \"x\" for flag -seed: want a whole number from 0 to 18446744073709551615; see serenissima -help\n"},
		{[]string{"-size", "big"}, "serenissima: invalid value \"big\" for flag -size: want a size from 320x240 to 8192x8192, for example 1280x800; see serenissima -help\n"},
		{[]string{"-size", "800x600x2"}, "serenissima: invalid value \"800x600x2\" for flag -size: want a size from 320x240 to 8192x8192, for example 1280x800; see serenissima -help\n"},
		{[]string{"-sail"}, "serenissima: flag provided but not defined: -sail; see serenissima -help\n"},
		{[]string{"-fullscreen", "x"}, "serenissima: unexpected argument \"x\"; see serenissima -help\n"},
		{[]string{"sail"}, "serenissima: unknown command \"sail\"; serenissima -help lists them\n"},
		{[]string{"serve", "-sail"}, "serenissima serve: flag provided but not defined: -sail; see serenissima serve -help\n"},
		{[]string{"web", "-brotli", "12"}, "serenissima web: invalid value \"12\" for flag -brotli: want a whole number from 0 to 11; see serenissima web -help\n"},
	} {
		_, code, handled, stdout, stderr := run(tt.args...)
		require.True(t, handled)
		require.Equal(t, 2, code, tt.args)
		require.Empty(t, stdout)
		require.Equal(t, tt.want, stderr)
	}
}

func TestHelpNamesEverything(t *testing.T) {
	_, code, handled, help, stderr := run("-help")
	require.True(t, handled)
	require.Zero(t, code)
	require.Empty(t, stderr)
	require.Contains(t, help, "-seed number")
	for _, cmd := range commands() {
		require.Contains(t, help, cmd.name)
		_, code, handled, text, stderr := run(cmd.name, "-help")
		require.True(t, handled)
		require.Zero(t, code, cmd.name)
		require.Empty(t, stderr)
		require.Contains(t, text, "serenissima "+cmd.name)
	}
}

func TestServeWithoutASite(t *testing.T) {
	for _, dir := range []string{t.TempDir(), filepath.Join(t.TempDir(), "none")} {
		_, code, _, _, stderr := run("serve", "-dir", dir)
		require.Equal(t, 1, code)
		require.Contains(t, stderr, "make web")
	}
}
