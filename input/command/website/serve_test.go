//go:build !js

package website

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

func TestHandler(t *testing.T) {
	dir := t.TempDir()
	_, err := write(filepath.Join(dir, "index.html"), []byte("<p>hello"), 5)
	require.NoError(t, err)
	_, err = write(filepath.Join(dir, "game.wasm"), bytes.Repeat([]byte("wasm"), 500), 5)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "secret.key"), []byte("key"), 0o600))
	site := Handler(os.DirFS(dir))
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
