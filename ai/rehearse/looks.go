package rehearse

// looks are what has been seen of a rehearsal, which comes to the mean of what was to be seen.
type looks struct {
	line    *Score
	planned int64
	made    int64
	sum     int64 // of what was seen
	over    bool
	worth   int64 // what it came to, once it is over
}

// Watch begins to look at the rehearsal of a line, so many times.
func (w *Worker) Watch(l *Score, times int64) { w.looks = looks{line: l, planned: times} }

// See takes a look at what a position is worth. It reports whether the rehearsal is over, for
// this was the last look, or what has been seen is far behind what the leader had come to.
func (w *Worker) See(worth int64) (over bool) {
	k := &w.looks
	k.made++
	k.sum += worth
	if k.worth, k.over = w.race.compare(k.line, k.made, k.sum); !k.over && k.made == k.planned {
		k.worth, k.over = k.sum/k.planned, true
	}
	return k.over
}

// Worth is what the rehearsal came to. If the game was over before all looks were made, the
// others would have seen its end.
func (w *Worker) Worth(end func() int64) int64 {
	k := &w.looks
	if k.over {
		return k.worth
	}
	return (k.sum + (k.planned-k.made)*end()) / k.planned
}
