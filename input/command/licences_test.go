//go:build !js

package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// names returns how files are called, one a line.
func names(files []file) string {
	var b strings.Builder
	for _, f := range files {
		b.WriteString(f.name + "\n")
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

// The licences are those of what the program for each system uses.
func TestLicences(t *testing.T) {
	t.Chdir("../..")
	const page = "licences/github.com_hajimehoshi_ebiten_v2-LICENSE\nlicences/github.com_hajimehoshi_ebiten_v2-NOTICE.md\n"
	for _, s := range append([]system{{"js", "wasm"}}, systems...) {
		list, err := tool("go", s.env(), "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}{{end}}{{end}}", ".")
		require.NoError(t, err)
		libraries := strings.Fields(list)
		require.NotEmpty(t, libraries)
		goRoot, err := tool("go", nil, "env", "GOROOT")
		require.NoError(t, err)
		files, err := licencesFor(pageProgram(libraries...), s.env()...)
		require.NoError(t, err)
		require.Contains(t, names(files), page, s)
		require.Contains(t, names(files), "licences/go-LICENSE\nlicences/go-PATENTS\n", s)
		require.Contains(t, names(files), "LICENSE\nlicences/LICENSES.md\nlicences/font/alegreya-OFL.txt\n", s)
		require.Equal(t, s.os != "js", strings.Contains(names(files), "licences/github.com_andybalholm_brotli_flate-LICENSE\n"), "%s: also those below the library's folder", s)
		require.NotContains(t, names(files), strings.ReplaceAll(goRoot, "/", "_"), "%s: a name tells where Go lies", s)
		text := string(licenceText(files))
		for _, f := range files {
			require.NotEmpty(t, f.data, f.name)
			require.Contains(t, text, strings.TrimSpace(string(f.data)))
			require.Contains(t, text, "\n\n"+strings.TrimPrefix(f.name, "licences/")+"\n==")
		}
	}
}

// Nothing is given away that holds a library without its licence.
func TestNothingWithoutALicence(t *testing.T) {
	t.Chdir("../..")
	program := filepath.Join(t.TempDir(), "program")
	_, err := tool("go", []string{"GOFLAGS=-buildvcs=false"}, "build", "-o", program, "./assets/gen")
	require.NoError(t, err)
	data, err := os.ReadFile(program)
	require.NoError(t, err)
	libraries, err := librariesIn(data)
	require.NoError(t, err)
	require.Equal(t, []string{"golang.org/x/image", "golang.org/x/sys", "golang.org/x/text"}, libraries)
	libraries, err = librariesIn(pageProgram("example.org/a", "example.org/b"))
	require.NoError(t, err)
	require.Equal(t, []string{"example.org/a", "example.org/b"}, libraries)
	_, err = licencesFor(pageProgram("example.org/a"), forPage...)
	require.ErrorContains(t, err, "example.org/a: no licence is known")
	_, err = licencesFor([]byte("no program"), forPage...)
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
	require.Equal(t, []file{
		{"licences/example.org_a_b-LICENSE.md", 0o644, []byte("LICENSE.md")}, {"licences/example.org_a_b-NOTICE", 0o644, []byte("NOTICE")},
	}, files)
	_, err = licencesIn(filepath.Join(dir, "gone"), "gone")
	require.Error(t, err)
}
