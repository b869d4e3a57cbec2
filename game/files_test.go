package game_test

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// projectFiles lists the files of a project by their paths from its root, with slashes: all but what
// its .gitignore names, for that is built, and what Go takes for no package.
func projectFiles(t *testing.T, root string) (list []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, ".gitignore"))
	if !errors.Is(err, fs.ErrNotExist) {
		require.NoError(t, err)
	}
	patterns := strings.Fields(string(text))
	require.NoError(t, fs.WalkDir(os.DirFS(root), ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || file == "." {
			return err
		}
		name := d.Name()
		foreign := strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata"
		built := slices.ContainsFunc(patterns, func(p string) bool { return ignores(p, file, d.IsDir()) })
		switch {
		case d.IsDir() && (foreign || built):
			return fs.SkipDir
		case !d.IsDir() && !built:
			list = append(list, file)
		}
		return nil
	}))
	return list
}

// ignores reports whether a pattern of .gitignore names a file or a folder: that of the path if it
// begins with a slash, else any of that name; folders alone if it ends with one.
func ignores(pattern, file string, folder bool) bool {
	name, ofFolder := strings.CutSuffix(pattern, "/")
	if ofFolder && !folder {
		return false
	}
	name, rooted := strings.CutPrefix(name, "/")
	if !rooted {
		file = path.Base(file)
	}
	match, err := path.Match(name, file)
	return match && err == nil
}

// TestWhatIsBuiltIsNotOfTheProject lays beside files of a project what is built from it.
func TestWhatIsBuiltIsNotOfTheProject(t *testing.T) {
	root := t.TempDir()
	for file, text := range map[string]string{
		".gitignore": "/web/\n/program\n*.test\n",
		"main.go":    "", "render/web/page.go": "", "render/program": "", "program.go": "", "web.go": "",
		"web/chart.zip": "", "program": "", "game/game.test": "", ".cache/tool": "", "game/testdata/a": "", "_old/a.go": "",
	} {
		file = filepath.Join(root, file)
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	}
	require.Equal(t, []string{".gitignore", "main.go", "program.go", "render/program", "render/web/page.go", "web.go"}, projectFiles(t, root))
}
