// Package boarddata reads what is printed on the pieces of a game from JSON
// that people edit, and says where it is wrong. It knows no rule of any game.
package boarddata

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Read decodes JSON without unknown fields and with nothing behind it, and
// hands it to the parts of a board, one after the other. The error begins with
// "board: " and names the line that cannot be decoded, or is that of a part.
func Read[File any](data []byte, parts ...func(*File) error) error {
	var file File
	if err := decode(data, &file); err != nil {
		return fmt.Errorf("board: %w", err)
	}
	for _, part := range parts {
		if err := part(&file); err != nil {
			return fmt.Errorf("board: %w", err)
		}
	}
	return nil
}

func decode(data []byte, file any) error {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(file); err != nil {
		return place(data, err)
	}
	if _, err := dec.Token(); err != io.EOF {
		return fmt.Errorf("line %d: more behind the end of the data", line(data, dec.InputOffset()))
	}
	return nil
}

// place adds the line to an error of package json that knows its offset.
func place(data []byte, err error) error {
	var offset int64
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		offset = syntax.Offset
	case errors.As(err, &kind):
		offset = kind.Offset
	case errors.Is(err, io.ErrUnexpectedEOF):
		offset = int64(len(data))
	default:
		return err
	}
	return fmt.Errorf("line %d: %w", line(data, offset), err)
}

func line(data []byte, offset int64) int {
	return 1 + bytes.Count(data[:min(int(offset), len(data))], []byte("\n"))
}

// IDShape says in errors what IsID accepts.
const IDShape = "lower-case letters, digits, - and _, a letter first"

// IsID reports whether a word can name a thing in files: a port, a card.
func IsID(id string) bool {
	return id != "" && id[0] >= 'a' && id[0] <= 'z' && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789-_") == ""
}

// At returns what makes the errors about an entry, which begin with its place:
// after At("ports[%d] %q", 3, "genova") all begin with `ports[3] "genova": `.
func At(place string, args ...any) func(format string, args ...any) error {
	return func(format string, more ...any) error {
		return fmt.Errorf("%s: %w", fmt.Sprintf(place, args...), fmt.Errorf(format, more...))
	}
}

// Between returns an error unless the named number is one from lo to hi.
func Between[N ~int | ~int8 | ~int16](name string, n, lo, hi N) error {
	if n < lo || n > hi {
		return fmt.Errorf("%s: %d is not between %d and %d", name, n, lo, hi)
	}
	return nil
}
