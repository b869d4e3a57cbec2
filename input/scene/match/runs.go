package match

import "slices"

// Runs are the entries of the log that one click has made each: undo takes them back
// together, and redo makes them together.
type runs []run

// A run is the entries from one on, before another.
type run struct{ from, to int }

// add notes a run that ends the log. One that began there before has gone on.
func (r *runs) add(from, to int) {
	r.cut(from)
	*r = append(*r, run{from, to})
}

// cut forgets what the log is going on with from an entry on.
func (r *runs) cut(entry int) {
	*r = slices.DeleteFunc(*r, func(x run) bool { return x.from >= entry })
	if n := len(*r); n > 0 {
		(*r)[n-1].to = min((*r)[n-1].to, entry)
	}
}

// begin is where the run of an entry begins; the entry itself if it is in none.
func (r runs) begin(entry int) int {
	for _, x := range r {
		if x.from <= entry && entry < x.to {
			return x.from
		}
	}
	return entry
}
