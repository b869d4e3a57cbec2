//go:build unix

package website

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// A request for what is no regular file is answered, not kept waiting.
func TestHandlerServesRegularFilesOnly(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, syscall.Mkfifo(filepath.Join(dir, "pipe.html"), 0o600))
	require.NoError(t, os.Symlink("pipe.html", filepath.Join(dir, "link.html")))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "folder.html"), 0o700))
	root, err := os.OpenRoot(dir)
	require.NoError(t, err)
	defer root.Close()
	for _, path := range []string{"/pipe.html", "/link.html", "/folder.html"} {
		w := httptest.NewRecorder()
		Handler(root.FS()).ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		require.Equal(t, http.StatusNotFound, w.Code, path)
	}
}
