//go:build !js

package command

import (
	"io"
	"unicode/utf8"

	"serenissima/input/device"
)

// A visible is where all commands print. It may be a terminal, and names and files
// come from strangers, so what would steer it is written out; see device.Visible.
type visible struct {
	to   io.Writer
	rest []byte // the beginning of a letter whose end has not come yet
}

// Write implements io.Writer.
func (v *visible) Write(text []byte) (int, error) {
	all := append(v.rest, text...)
	whole := len(all)
	for n := 1; n < utf8.UTFMax && n <= len(all); n++ {
		if tail := all[len(all)-n:]; utf8.RuneStart(tail[0]) {
			if !utf8.FullRune(tail) {
				whole -= n
			}
			break
		}
	}
	_, err := v.to.Write(device.AppendVisible(nil, all[:whole]))
	v.rest = append([]byte(nil), all[whole:]...)
	if err != nil {
		return 0, err
	}
	return len(text), nil
}
