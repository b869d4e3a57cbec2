package rehearse

// A race is how the line that is thought best did in a rehearsal. Other lines meet the
// same luck, so that one which falls behind seldom catches up: how far it is behind
// after a few looks tells what it would have come to.
type race struct {
	leads bool    // it is the leader that plays
	lost  int64   // how far behind the leader a line is whose rehearsal is not played to the end
	trust int64   // how many rehearsals count as much as what was thought before
	past  int64   // what was thought of the leader before, times rehearsals and trust
	seen  []int64 // by the leader up to each look, together
	worth int64   // what that came to
}

// begin starts the race of a leader, which plays first.
func (r *race) begin(leader *Score, trust, lost int64) {
	r.leads, r.trust, r.lost = true, trust, lost
	r.past, r.seen = leader.Sum+trust*leader.Prior, r.seen[:0]
}

// end says what the leader's rehearsal came to.
func (r *race) end(worth int64) { r.leads, r.worth = false, worth }

// compare reports whether a line has lost that has seen so much in so many looks, together
// with what was thought of it before, and then what its rehearsal comes to. Each look is
// told to it, by the leader, too.
func (r *race) compare(l *Score, looks, seen int64) (worth int64, over bool) {
	if r.leads {
		r.seen = append(r.seen, seen)
		return 0, false
	}
	if looks > int64(len(r.seen)) {
		return 0, false // the leader was not to see so much
	}
	behind := (r.seen[looks-1] - seen) / looks
	if (r.past+behind-l.Sum-r.trust*l.Prior)/(l.N+1+r.trust) <= r.lost {
		return 0, false
	}
	return r.worth - behind, true
}
