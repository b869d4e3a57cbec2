//go:build !js

package device

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"

	"serenissima/game/store"
)

// Tabs returns the number of this program among those that run with the same
// directory, from one, and the numbers of the others; leave gives the number back.
// The number is a lock on a file, so the system gives it back however the program
// ends. Where nothing can be locked the program takes itself for the only one; it
// says so where something else stands in the place of a lock.
func Tabs() (own int, others []int, leave func()) {
	dir, err := store.Dir()
	if err == nil {
		err = os.MkdirAll(dir, 0o700)
	}
	if err != nil {
		return 1, nil, func() {}
	}
	return number(dir)
}

// held are the locks of numbers that have not been given back: one that nothing
// refers to is closed with its file, and the number free.
var held = map[string]*flock.Flock{}

// number is Tabs for a directory.
func number(dir string) (own int, others []int, leave func()) {
	leave = func() {}
	for n := 1; ; n++ {
		path := filepath.Join(dir, fmt.Sprintf(".open-%d", n)) // which the store does not list
		if _, err := os.Stat(path); own > 0 && err != nil {
			return own, others, leave // nobody has ever had that number, or one behind it
		}
		if err := store.CheckRegular(path); errors.Is(err, store.ErrIrregular) { // to open it could block for ever
			TellFailed(fmt.Sprintf("serenissima: %v; two windows at once would save over each other", err))
			return max(1, own), others, leave
		}
		lock := flock.New(path)
		switch free, err := lock.TryLock(); {
		case err != nil && own == 0:
			return 1, nil, leave
		case err != nil:
			return own, others, leave
		case !free:
			others = append(others, n)
		case own == 0:
			held[path] = lock
			own, leave = n, func() {
				delete(held, path)
				_ = lock.Close()
			}
		default: // it was somebody's who is gone
			_ = lock.Close()
		}
	}
}
