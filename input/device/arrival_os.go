//go:build !js

package device

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/atotto/clipboard"

	"serenissima/game/store"
	"serenissima/render/control"
)

// Export writes a file to the folder for downloads, or the home folder if there
// is none, and returns its path. It never writes over a file.
func Export(name string, data []byte) (path string, err error) {
	dir, err := exportDir()
	if err != nil {
		return "", err
	}
	base, ext := strings.TrimSuffix(name, filepath.Ext(name)), filepath.Ext(name)
	for n := 1; ; n++ {
		if n > 1 {
			name = fmt.Sprintf("%s (%d)%s", base, n, ext)
		}
		path = filepath.Join(dir, name)
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		switch {
		case errors.Is(err, os.ErrExist):
			continue
		case err != nil:
			return "", err
		}
		_, err = f.Write(data)
		if closed := f.Close(); err == nil {
			err = closed
		}
		if err != nil {
			_ = os.Remove(path) // half a file is worse than none
		}
		return path, err
	}
}

// exportDir is the folder for exported files: within that of the store if the
// environment names one.
func exportDir() (string, error) {
	if dir := os.Getenv(store.DirVariable); dir != "" {
		dir = filepath.Join(dir, "exports")
		return dir, os.MkdirAll(dir, 0o700)
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	dir := filepath.Join(home, "Downloads")
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return home, nil
	}
	return dir, nil
}

// CopyText puts a text on the clipboard.
func CopyText(text string) error { return clipboard.WriteAll(text) }

// PasteText asks for the text on the clipboard; it arrives.
func PasteText() {
	text, err := clipboard.ReadAll()
	Deliver(control.Arrival{Data: []byte(text), Err: err})
}

// ChooseFile is nil: files are dropped on the window, or named on the command
// line.
var ChooseFile func()

// PageAddress is empty: there is no page.
func PageAddress() string { return "" }

// FollowLinks does nothing: there is no address.
func FollowLinks() {}
