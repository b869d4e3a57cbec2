//go:build !js

package command

import (
	"bytes"
	"compress/gzip"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/andybalholm/brotli"
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

func TestListenTakesTheNextPort(t *testing.T) {
	first, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer first.Close()
	next, err := listen(first.Addr().String())
	require.NoError(t, err)
	defer next.Close()
	require.Greater(t, next.Addr().(*net.TCPAddr).Port, first.Addr().(*net.TCPAddr).Port)
	_, err = listen("nowhere")
	require.Error(t, err)
}

func TestSite(t *testing.T) {
	dir := t.TempDir()
	_, err := write(filepath.Join(dir, "index.html"), []byte("<p>hello"), 5)
	require.NoError(t, err)
	_, err = write(filepath.Join(dir, "game.wasm"), bytes.Repeat([]byte("wasm"), 500), 5)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "secret.key"), []byte("key"), 0o600))
	site := Site(os.DirFS(dir))
	get := func(path, accept string) *http.Response {
		r := httptest.NewRequest(http.MethodGet, path, nil)
		r.Header.Set("Accept-Encoding", accept)
		w := httptest.NewRecorder()
		site.ServeHTTP(w, r)
		return w.Result()
	}
	for _, tt := range []struct {
		path, accept, kind, encoding string
	}{
		{"/", "gzip, deflate, br, zstd", "text/html; charset=utf-8", "br"},
		{"/game.wasm", "gzip, deflate", "application/wasm", "gzip"},
		{"/game.wasm", "br;q=0, gzip;q=0.5", "application/wasm", "gzip"},
		{"/game.wasm", "", "application/wasm", ""},
	} {
		resp := get(tt.path, tt.accept)
		require.Equal(t, http.StatusOK, resp.StatusCode)
		require.Equal(t, tt.kind, resp.Header.Get("Content-Type"))
		require.Equal(t, tt.encoding, resp.Header.Get("Content-Encoding"))
		body := unpack(t, resp)
		if tt.path == "/" {
			require.Equal(t, "<p>hello", string(body))
		} else {
			require.Len(t, body, 2000)
		}
	}
	for _, path := range []string{"/none.html", "/secret.key", "/../index.html/x.html", "/game.wasm.br"} {
		require.Equal(t, http.StatusNotFound, get(path, "br").StatusCode, path)
	}
}

func unpack(t *testing.T, resp *http.Response) []byte {
	var r io.Reader = resp.Body
	switch resp.Header.Get("Content-Encoding") {
	case "br":
		r = brotli.NewReader(r)
	case "gzip":
		zip, err := gzip.NewReader(r)
		require.NoError(t, err)
		r = zip
	}
	body, err := io.ReadAll(r)
	require.NoError(t, err)
	return body
}
