//go:build !js

package gotool

import (
	"bytes"
	"cmp"
	"debug/buildinfo"
	"errors"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
)

// A Licence is a file with a licence.
type Licence struct {
	Name string // of the file in an archive, with slashes
	Text []byte
}

// Licences returns the licences of all that is in a program, ours among them; env are
// the variables that it was built with. It fails if a library is without: that must not
// be given away.
func Licences(program []byte, env ...string) ([]Licence, error) {
	own, err := ownLicences()
	if err != nil {
		return nil, err
	}
	others, err := libraryLicences(env)
	if err != nil {
		return nil, err
	}
	libraries, err := librariesIn(program)
	if err != nil {
		return nil, err
	}
	for _, library := range append(libraries, goItself) {
		if !slices.ContainsFunc(others, func(f Licence) bool { return strings.HasPrefix(f.Name, licenceName(library, "")) }) {
			return nil, fmt.Errorf("%s: no licence is known", library)
		}
	}
	return append(own, others...), nil
}

// ownLicences returns the licences of this project and of its pictures and letters.
func ownLicences() ([]Licence, error) {
	texts, err := filepath.Glob("assets/font/*-OFL.txt")
	if err != nil {
		return nil, err
	}
	var files []Licence
	for _, source := range append([]string{"LICENSE", "assets/LICENSES.md"}, texts...) {
		data, err := os.ReadFile(source)
		if err != nil {
			return nil, err
		}
		name := filepath.ToSlash(source)
		if inAssets, ok := strings.CutPrefix(name, "assets/"); ok {
			name = "licences/" + inAssets
		}
		files = append(files, Licence{name, data})
	}
	return files, nil
}

// goItself stands for the libraries of Go and its loader for browsers.
const goItself = "go"

// listed makes go list print library, folder of the library and folder of the package.
// The folder of Go is left out: go list names a wrong one for some packages that Go has
// copies of.
const listed = "{{if .Standard}}" + goItself + "\t\t{{.Dir}}{{else if not .Module.Main}}{{.Module.Path}}\t{{.Module.Dir}}\t{{.Dir}}{{end}}"

// libraryLicences returns the licences of the libraries that a program built with env
// uses: those in the folders of its packages and in all above, up to the library's.
func libraryLicences(env []string) ([]Licence, error) {
	list, err := Run("go", env, "list", "-deps", "-f", listed, ".")
	if err != nil {
		return nil, err
	}
	goRoot, err := Run("go", nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	folders := map[string]string{} // by the path of the library or of what is below
	for line := range strings.SplitSeq(list, "\n") {
		parts := strings.Split(line, "\t")
		if len(parts) != 3 {
			continue // of this project
		}
		library, root := parts[0], filepath.Clean(cmp.Or(parts[1], goRoot))
		for dir := filepath.Clean(parts[2]); len(dir) >= len(root); dir = filepath.Dir(dir) {
			folders[path.Join(library, filepath.ToSlash(strings.TrimPrefix(dir, root)))] = dir
		}
	}
	var files []Licence
	for _, name := range slices.Sorted(maps.Keys(folders)) {
		found, err := licencesIn(folders[name], name)
		if err != nil {
			return nil, err
		}
		if len(found) == 0 && name == goItself {
			// Some systems keep Go's licence elsewhere. That of its further libraries is the same, word for word.
			found, err = licencesIn(folders["golang.org/x/text"], goItself)
			if err != nil {
				return nil, err
			}
		}
		files = append(files, found...)
	}
	return files, nil
}

// licencesIn returns the licences that lie in the folder of a library.
func licencesIn(dir, library string) ([]Licence, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var files []Licence
	for _, e := range entries {
		begins := func(word string) bool { return strings.HasPrefix(e.Name(), word) }
		if e.IsDir() || path.Ext(e.Name()) == ".go" || !slices.ContainsFunc([]string{"LICENSE", "LICENCE", "NOTICE", "COPYING", "PATENTS"}, begins) {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		files = append(files, Licence{licenceName(library, e.Name()), data})
	}
	return files, nil
}

// licenceName is how the licence of a library is called in an archive.
func licenceName(library, name string) string {
	return "licences/" + strings.ReplaceAll(library, "/", "_") + "-" + name
}

// Between these marks stands in each program of Go what it was built from.
const (
	infoBegins = "\x30\x77\xaf\x0c\x92\x74\x08\x02\x41\xe1\xc1\x07\xe6\xd6\x18\xe6"
	infoEnds   = "\xf9\x32\x43\x31\x86\x18\x20\x72\x00\x82\x42\x10\x41\x16\xd8\xf2"
)

// librariesIn returns the paths of the libraries that are built into a program.
func librariesIn(program []byte) ([]string, error) {
	info, err := buildinfo.Read(bytes.NewReader(program))
	if err != nil { // it is for browsers, of which that package knows nothing
		_, after, begins := bytes.Cut(program, []byte(infoBegins))
		text, _, ends := bytes.Cut(after, []byte(infoEnds))
		if !begins || !ends {
			return nil, errors.New("the program does not say which libraries are in it")
		}
		if info, err = debug.ParseBuildInfo(string(text)); err != nil {
			return nil, err
		}
	}
	var paths []string
	for _, library := range info.Deps {
		paths = append(paths, library.Path)
	}
	return paths, nil
}

// LicenceText returns licences as one text.
func LicenceText(files []Licence) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "The licences of Serenissima and of all that is in it. %s is that of the\nlibraries of Go and of wasm_exec.js.\n", path.Base(licenceName(goItself, "LICENSE")))
	for _, f := range files {
		name := strings.TrimPrefix(f.Name, "licences/")
		fmt.Fprintf(&b, "\n\n%s\n%s\n\n%s\n", name, strings.Repeat("=", len(name)), bytes.TrimSpace(f.Text))
	}
	return b.Bytes()
}
