package store

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"syscall/js"
)

// prefix begins the keys of our texts in the browser's storage, which belongs
// to all pages of one origin.
const prefix = "serenissima/"

// Open returns the store of this platform: the storage of the browser. It never
// fails; where there is no storage, or the page may not use it, the operations
// do.
func Open() Store { return browser{} }

type browser struct{}

// Where implements Store.
func (browser) Where() string { return "browser storage" }

// call calls a method of localStorage or gets its length. Everything goes through js.Value.Call,
// which turns exceptions into panics: even to name localStorage can throw where
// storage is blocked.
func call(method string, args ...any) (v js.Value, err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = exception(thrown)
		default:
			panic(thrown)
		}
	}()
	reflect := js.Global().Get("Reflect")
	storage := reflect.Call("get", js.Global(), "localStorage")
	if storage.Type() != js.TypeObject {
		return v, fmt.Errorf("%w: this browser has no storage", ErrDenied)
	}
	if method == "length" {
		return reflect.Call("get", storage, method), nil
	}
	return storage.Call(method, args...), nil
}

// exception returns what an exception means.
func exception(thrown js.Error) error {
	if thrown.Value.Type() != js.TypeObject {
		return thrown
	}
	switch name := thrown.Value.Get("name"); {
	case name.Type() != js.TypeString:
	case strings.Contains(name.String(), "Quota") || name.String() == "NS_ERROR_DOM_QUOTA_REACHED":
		return fmt.Errorf("%w: %w", ErrFull, thrown)
	case name.String() == "SecurityError":
		return fmt.Errorf("%w: %w", ErrDenied, thrown)
	}
	return thrown
}

// read returns the text of a name, fs.ErrNotExist without one.
func read(name string) (string, error) {
	v, err := call("getItem", prefix+name)
	switch {
	case err != nil:
		return "", err
	case v.Type() != js.TypeString:
		return "", fs.ErrNotExist
	}
	return v.String(), nil
}

func write(name, text string) error {
	_, err := call("setItem", prefix+name, text)
	return err
}

func remove(name string) error {
	_, err := call("removeItem", prefix+name)
	return err
}

// Read implements Store.
func (browser) Read(name string) ([]byte, error) {
	text, err := read(name)
	if err != nil {
		return nil, failure("read", name, err)
	}
	return []byte(text), nil
}

// Write implements Store.
func (browser) Write(name string, data []byte) error {
	err := checkWrite(name, data)
	if err == nil {
		err = write(name, string(data))
	}
	if err != nil {
		return failure("write", name, err)
	}
	return nil
}

// List implements Store.
func (browser) List() ([]string, error) {
	length, err := call("length")
	if err != nil {
		return nil, failure("list", "", err)
	}
	var names []string
	for i := range length.Int() {
		key, err := call("key", i)
		if err != nil {
			return nil, failure("list", "", err)
		}
		if key.Type() != js.TypeString {
			continue
		}
		if name, ok := strings.CutPrefix(key.String(), prefix); ok && checkName(name) == nil {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}

// Remove implements Store.
func (browser) Remove(name string) error {
	_, err := read(name)
	if err == nil {
		err = remove(name)
	}
	if err != nil {
		return failure("remove", name, err)
	}
	return nil
}

// SetAside implements Store. The old text goes first, for there may be no space
// for both.
func (b browser) SetAside(name string) (string, error) {
	names, err := b.List()
	if err != nil {
		return "", err
	}
	text, err := read(name)
	if err != nil {
		return "", failure("set aside", name, err)
	}
	aside := asideName(name, names)
	if err = remove(name); err == nil {
		err = write(aside, text)
	}
	if err != nil {
		return "", failure("set aside", name, errors.Join(err, write(name, text)))
	}
	return aside, nil
}
