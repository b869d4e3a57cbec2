// Package store keeps named texts, such as saved matches and settings, where
// the platform keeps such things: in files, in the browser, or in memory.
package store

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// A Store keeps texts (UTF-8) by name. A name is made of ASCII letters, digits,
// dots, hyphens and underscores and does not begin with a dot. A failed Write
// leaves what was there.
//
// Errors are fs.ErrNotExist for a name without text, ErrFull, ErrDenied, ErrLong,
// ErrIrregular, or something else that is described by its message.
type Store interface {
	Read(name string) ([]byte, error)
	Write(name string, data []byte) error
	// List returns all names, sorted.
	List() ([]string, error)
	Remove(name string) error
	// SetAside gives a text another, free name, so that it is neither read
	// again nor lost, and returns that.
	SetAside(name string) (newName string, err error)
	// Where says, for people, where the texts are.
	Where() string
}

// What commonly goes wrong.
var (
	ErrFull   = errors.New("no space left")
	ErrDenied = errors.New("access denied")
	ErrLong   = errors.New("longer than any text of the game")

	// ErrIrregular is what stands in the place of a file and is none: a folder,
	// a pipe, a socket or a device.
	ErrIrregular = errors.New("not a regular file")
)

// MaxSize is the size in bytes above which a text is neither read nor written.
const MaxSize = 16 << 20

// asideMark stands between the old name and the number of a text set aside.
const asideMark = ".aside"

// IsAside reports whether the name is one that SetAside gives.
func IsAside(name string) bool { return strings.Contains(name, asideMark) }

// asideName returns the first name for a text set aside that is not taken.
func asideName(name string, names []string) string {
	for n := 1; ; n++ {
		if aside := fmt.Sprintf("%s%s%d", name, asideMark, n); !slices.Contains(names, aside) {
			return aside
		}
	}
}

// failure describes an error of an operation.
func failure(op, name string, err error) error {
	return fmt.Errorf("store: %s %q: %w", op, name, err)
}

func checkName(name string) error {
	if name == "" || name[0] == '.' || len(name) > 100 {
		return errors.New("not a name of a text")
	}
	for _, c := range []byte(name) {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '.', c == '-', c == '_':
		default:
			return errors.New("not a name of a text")
		}
	}
	return nil
}

func checkWrite(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if len(data) > MaxSize {
		return ErrLong
	}
	if !utf8.Valid(data) {
		return errors.New("not a text in UTF-8")
	}
	return nil
}

// Memory is a Store that is gone with the program: for tests, and where nothing
// else works. The zero value is empty and ready.
type Memory struct {
	mu    sync.Mutex
	texts map[string]string
}

// Read implements Store.
func (m *Memory) Read(name string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	text, ok := m.texts[name]
	if !ok {
		return nil, failure("read", name, fs.ErrNotExist)
	}
	return []byte(text), nil
}

// Write implements Store.
func (m *Memory) Write(name string, data []byte) error {
	if err := checkWrite(name, data); err != nil {
		return failure("write", name, err)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.texts == nil {
		m.texts = map[string]string{}
	}
	m.texts[name] = string(data)
	return nil
}

// List implements Store.
func (m *Memory) List() ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Sorted(maps.Keys(m.texts)), nil
}

// Remove implements Store.
func (m *Memory) Remove(name string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.texts[name]; !ok {
		return failure("remove", name, fs.ErrNotExist)
	}
	delete(m.texts, name)
	return nil
}

// SetAside implements Store.
func (m *Memory) SetAside(name string) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	text, ok := m.texts[name]
	if !ok {
		return "", failure("set aside", name, fs.ErrNotExist)
	}
	aside := asideName(name, slices.Collect(maps.Keys(m.texts)))
	m.texts[aside] = text
	delete(m.texts, name)
	return aside, nil
}

// Where implements Store.
func (m *Memory) Where() string { return "memory" }

// OrMemory returns the store or, if not even its names can be listed, one in memory,
// and why.
func OrMemory(s Store) (usable Store, why error) {
	if _, why = s.List(); why != nil {
		return &Memory{}, why
	}
	return s, nil
}
