package session

import "slices"

// runs are the entries of the log that have been made each in one go, such as by one click: they
// are taken back together, and made again together.
type runs []run

// A run is the entries from one on, before another.
type run struct{ from, to int }

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

// Join notes that the entries from one on have been made in one go, such as by one click. A run
// that began there before has gone on.
func (m *Match) Join(from int) {
	m.runs.cut(from)
	m.runs = append(m.runs, run{from, len(m.log)})
}

// LastRun is how many entries were there before those that have been made last in one go, as far
// as these can be undone. It is below Firm if none can be.
func (m *Match) LastRun() int {
	last := len(m.log) - 1
	return max(m.runs.begin(last), min(m.Firm(), last))
}

// RedoRun makes the decisions again that were made in one go and undone last, and returns their
// beats, or nothing if there are none.
func (m *Match) RedoRun() []Beat {
	beats := m.Redo()
	for n := len(m.log); m.CanRedo() && m.runs.begin(n) < n; n = len(m.log) {
		beats = append(beats, m.Redo()...)
	}
	return beats
}
