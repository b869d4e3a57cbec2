//go:build !js

package gotool

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// names returns how files are called, one a line.
func names(files []Licence) string {
	var b strings.Builder
	for _, f := range files {
		b.WriteString(f.Name + "\n")
	}
	return b.String()
}

// pageProgram is like a program for browsers that has libraries in it.
func pageProgram(libraries ...string) []byte {
	text := "path\tserenissima\nmod\tserenissima\t(devel)\t\n"
	for _, library := range libraries {
		text += "dep\t" + library + "\tv1.0.0\th1:\n"
	}
	return []byte("\x00asm" + infoBegins + text + infoEnds + "more")
}

// forPage are the variables with which Go builds for browsers.
var forPage = []string{"GOOS=js", "GOARCH=wasm"}

// The licences are those of what the program for each system uses.
func TestLicences(t *testing.T) {
	t.Chdir("../../..")
	const page = "licences/github.com_hajimehoshi_ebiten_v2-LICENSE\nlicences/github.com_hajimehoshi_ebiten_v2-NOTICE.md\n"
	for _, s := range []struct{ os, arch string }{
		{"js", "wasm"}, {"linux", "amd64"}, {"linux", "arm64"}, {"windows", "amd64"}, {"windows", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"},
	} {
		env := []string{"CGO_ENABLED=0", "GOOS=" + s.os, "GOARCH=" + s.arch, "GOFLAGS=-buildvcs=false"}
		list, err := Run("go", env, "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}{{end}}{{end}}", ".")
		require.NoError(t, err)
		libraries := strings.Fields(list)
		require.NotEmpty(t, libraries)
		goRoot, err := Run("go", nil, "env", "GOROOT")
		require.NoError(t, err)
		files, err := Licences(pageProgram(libraries...), env...)
		require.NoError(t, err)
		require.Contains(t, names(files), page, s)
		require.Contains(t, names(files), "licences/go-LICENSE\nlicences/go-PATENTS\n", s)
		require.Contains(t, names(files), "LICENSE\nlicences/LICENSES.md\nlicences/font/alegreya-OFL.txt\n", s)
		require.Equal(t, s.os != "js", strings.Contains(names(files), "licences/github.com_andybalholm_brotli_flate-LICENSE\n"), "%s: also those below the library's folder", s)
		require.NotContains(t, names(files), strings.ReplaceAll(goRoot, "/", "_"), "%s: a name tells where Go lies", s)
		text := string(LicenceText(files))
		for _, f := range files {
			require.NotEmpty(t, f.Text, f.Name)
			require.Contains(t, text, strings.TrimSpace(string(f.Text)))
			require.Contains(t, text, "\n\n"+strings.TrimPrefix(f.Name, "licences/")+"\n==")
		}
	}
}

// Nothing is given away that holds a library without its licence.
func TestNothingWithoutALicence(t *testing.T) {
	t.Chdir("../../..")
	program := filepath.Join(t.TempDir(), "program")
	_, err := Run("go", []string{"GOFLAGS=-buildvcs=false"}, "build", "-o", program, "./assets/gen")
	require.NoError(t, err)
	data, err := os.ReadFile(program)
	require.NoError(t, err)
	libraries, err := librariesIn(data)
	require.NoError(t, err)
	require.Equal(t, []string{"golang.org/x/image", "golang.org/x/sys", "golang.org/x/text"}, libraries)
	libraries, err = librariesIn(pageProgram("example.org/a", "example.org/b"))
	require.NoError(t, err)
	require.Equal(t, []string{"example.org/a", "example.org/b"}, libraries)
	_, err = Licences(pageProgram("example.org/a"), forPage...)
	require.ErrorContains(t, err, "example.org/a: no licence is known")
	_, err = Licences([]byte("no program"), forPage...)
	require.ErrorContains(t, err, "does not say which libraries")
}

// Licences are known by their names, wherever Go keeps a library.
func TestLicencesIn(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "Application Support [x]")
	require.NoError(t, os.Mkdir(dir, 0o700))
	files, err := licencesIn(dir, "example.org/a/b")
	require.NoError(t, err)
	require.Empty(t, files)
	for _, name := range []string{"LICENSE.md", "NOTICE", "README.md", "license.go", "LICENSE.go"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(name), 0o600))
	}
	files, err = licencesIn(dir, "example.org/a/b")
	require.NoError(t, err)
	require.Equal(t, []Licence{
		{"licences/example.org_a_b-LICENSE.md", []byte("LICENSE.md")}, {"licences/example.org_a_b-NOTICE", []byte("NOTICE")},
	}, files)
	_, err = licencesIn(filepath.Join(dir, "gone"), "gone")
	require.Error(t, err)
}
