//go:build !js

package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// DirVariable is the environment variable that names another directory.
const DirVariable = "SERENISSIMA_DIR"

// Open returns the store of this platform: files in the directory of the program.
// It never fails; a directory that cannot be used makes the operations fail.
func Open() Store {
	dir, err := Dir()
	if err != nil {
		return &files{none: err}
	}
	return Files(dir)
}

// Dir returns the directory of the program: in the user's for configuration, or
// the one that DirVariable names. It fails where the system knows of neither.
func Dir() (string, error) {
	if dir := os.Getenv(DirVariable); dir != "" {
		return dir, nil
	}
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("%w (%s names another directory)", err, DirVariable)
	}
	return filepath.Join(dir, "serenissima"), nil
}

// Files returns a store of files in a directory, which is made when the first
// text is written.
func Files(dir string) Store { return &files{dir: dir} }

type files struct {
	dir   string
	none  error // why there is no directory
	swept sync.Once
}

// unfinished begins the names of texts that are being written.
const unfinished = ".write-"

// sweep removes what a program that was killed has left unfinished. What another
// program is writing at this moment is held by it, and stays.
func (f *files) sweep() {
	entries, _ := os.ReadDir(f.dir) // what cannot be swept is only in the way
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), unfinished) && e.Type().IsRegular() {
			removeAbandoned(filepath.Join(f.dir, e.Name()))
		}
	}
}

// Where implements Store.
func (f *files) Where() string {
	if f.none != nil {
		return f.none.Error()
	}
	return f.dir
}

func (f *files) path(name string) (string, error) {
	if f.none != nil {
		return "", f.none
	}
	if err := checkName(name); err != nil {
		return "", err
	}
	return filepath.Join(f.dir, name), nil
}

// describe wraps an error with what it means, if that is known.
func describe(op, name string, err error) error {
	if what := cause(err); what != nil {
		err = fmt.Errorf("%w: %w", what, err)
	}
	return failure(op, name, err)
}

// Read implements Store.
func (f *files) Read(name string) ([]byte, error) {
	path, err := f.path(name)
	if err != nil {
		return nil, failure("read", name, err)
	}
	file, err := OpenRegular(path)
	if err != nil {
		return nil, describe("read", name, err)
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, MaxSize+1))
	switch {
	case err != nil:
		return nil, describe("read", name, err)
	case len(data) > MaxSize:
		return nil, failure("read", name, &fs.PathError{Op: "read", Path: path, Err: ErrLong})
	}
	return data, nil
}

// Write implements Store. The text is written beside the old one, brought to
// the disk, and then takes its place. The new name is not waited for: a power cut
// can bring the old text back, never half of one, and a wait would be felt.
func (f *files) Write(name string, data []byte) error {
	path, err := f.path(name)
	if err == nil {
		err = checkWrite(name, data)
	}
	if err != nil {
		return failure("write", name, err)
	}
	f.swept.Do(f.sweep)
	for range mostTries {
		// Between the making of a file and the holding of it another program can sweep it away.
		if err = f.replace(path, data); !errors.Is(err, fs.ErrNotExist) {
			break
		}
	}
	if err != nil {
		return describe("write", name, err)
	}
	return nil
}

// mostTries is how often a text is written whose file vanishes.
const mostTries = 5

// replace writes a file beside the old one, whose place it takes.
func (f *files) replace(path string, data []byte) error {
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return err
	}
	temp, err := os.CreateTemp(f.dir, unfinished+"*")
	if err != nil {
		return err
	}
	hold(temp)
	if err := finish(temp, data, path); err != nil {
		os.Remove(temp.Name())
		return err
	}
	return nil
}

// finish fills a file and puts it in its place. It is held until then, where the
// system allows to rename what is open.
func finish(temp *os.File, data []byte, path string) error {
	defer temp.Close() // in vain if it is closed already
	if _, err := temp.Write(data); err != nil {
		return err
	}
	if err := temp.Sync(); err != nil {
		return err
	}
	if !renamesOpen {
		if err := temp.Close(); err != nil {
			return err
		}
	}
	return os.Rename(temp.Name(), path)
}

// List implements Store. It lists pipes and devices too: reading says what they are.
func (f *files) List() ([]string, error) {
	if f.none != nil {
		return nil, failure("list", "", f.none)
	}
	entries, err := os.ReadDir(f.dir)
	if err != nil && !os.IsNotExist(err) {
		return nil, describe("list", f.dir, err)
	}
	var names []string
	for _, e := range entries {
		if !e.IsDir() && checkName(e.Name()) == nil {
			names = append(names, e.Name())
		}
	}
	return names, nil
}

// Remove implements Store.
func (f *files) Remove(name string) error {
	path, err := f.path(name)
	if err != nil {
		return failure("remove", name, err)
	}
	if err := os.Remove(path); err != nil {
		return describe("remove", name, err)
	}
	return nil
}

// SetAside implements Store.
func (f *files) SetAside(name string) (string, error) {
	path, err := f.path(name)
	if err != nil {
		return "", failure("set aside", name, err)
	}
	names, err := f.List()
	if err != nil {
		return "", err
	}
	aside := asideName(name, names)
	if err := os.Rename(path, filepath.Join(f.dir, aside)); err != nil {
		return "", describe("set aside", name, err)
	}
	return aside, nil
}
