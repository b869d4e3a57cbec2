package command

import (
	"io"
	"os"

	"serenissima/game/save"
)

// stdin is what is read for the file -.
var stdin io.Reader = os.Stdin

// ReadSave reads a file with a saved game or a code, or standard input for the name
// -. Of what is longer than any game it reads the beginning.
func ReadSave(name string) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(io.LimitReader(stdin, save.MaxSize+1))
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, save.MaxSize+1))
}
