package device

import (
	"io"
	"io/fs"

	"serenissima/game/save"
	"serenissima/game/store"
	"serenissima/render/control"
)

// maxArrival is the number of bytes of which no more are read: that is too long
// already.
const maxArrival = save.MaxSize + 1

// inbox holds what has arrived until the next Frame takes it.
var inbox = make(chan control.Arrival, 16)

// Deliver lets something arrive; what finds no room is lost.
func Deliver(a control.Arrival) {
	select {
	case inbox <- a:
	default:
	}
}

// arrived appends what has arrived since the last call.
func arrived(dst []control.Arrival) []control.Arrival {
	for {
		select {
		case a := <-inbox:
			dst = append(dst, a)
		default:
			return dst
		}
	}
}

// dropped lets the first file of those dropped on the window arrive.
func dropped(files fs.FS) {
	entries, err := fs.ReadDir(files, ".")
	if err != nil || len(entries) == 0 {
		Deliver(control.Arrival{Err: err})
		return
	}
	a := control.Arrival{Name: entries[0].Name()}
	a.Data, a.Err = readDropped(files, entries[0])
	Deliver(a)
}

// readDropped reads a file, but nothing that has no end or might never answer.
func readDropped(files fs.FS, entry fs.DirEntry) ([]byte, error) {
	about, err := entry.Info()
	switch {
	case err != nil:
		return nil, err
	case !about.Mode().IsRegular():
		return nil, &fs.PathError{Op: "open", Path: entry.Name(), Err: store.ErrIrregular}
	case about.Size() >= maxArrival:
		return nil, &fs.PathError{Op: "open", Path: entry.Name(), Err: store.ErrLong}
	}
	f, err := files.Open(entry.Name())
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, maxArrival))
}
