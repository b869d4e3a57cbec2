//go:build !js

package command

import (
	"io"
	"os"

	"serenissima/game/save"
	"serenissima/game/store"
)

// stdin is what is read for the file -.
var stdin io.Reader = os.Stdin

// ReadFile reads a file that somebody has named, or standard input for the name -. Of
// what is longer than any saved game it reads the beginning. A pipe with a name is
// refused, for it may never answer.
func ReadFile(name string) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(io.LimitReader(stdin, save.MaxSize+1))
	}
	f, err := store.OpenRegular(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, save.MaxSize+1))
}
