//go:build !js

package store

import (
	"io/fs"
	"os"
)

// OpenRegular opens a regular file for reading; a link to one will do. Whatever else
// stands there is ErrIrregular: to open a pipe can block for ever, and a device may
// have no end.
func OpenRegular(path string) (*os.File, error) {
	if err := CheckRegular(path); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDONLY|noWaiting, 0)
	if err != nil {
		return nil, err
	}
	about, err := f.Stat() // something else may have taken its place
	if err == nil && !about.Mode().IsRegular() {
		err = irregular(path)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// CheckRegular returns ErrIrregular for what is there and is no regular file.
func CheckRegular(path string) error {
	about, err := os.Stat(path)
	if err == nil && !about.Mode().IsRegular() {
		err = irregular(path)
	}
	return err
}

func irregular(path string) error {
	return &fs.PathError{Op: "open", Path: path, Err: ErrIrregular}
}
