package serenissima

// A race is how the line that is thought best did in a rehearsal. Other lines meet the
// same luck, so that one which falls behind seldom catches up: how far it is behind
// after a few looks tells what it would have come to.
type race struct {
	leads bool    // it is the leader that plays
	past  int64   // what was thought of the leader before, times rehearsals and trust
	seen  []int64 // by the leader up to each look, together
	worth int64   // what that came to
}

// lost is how far behind the leader a line is, in 1/100 ducat, whose rehearsal is not
// played to the end.
const lost = 200

// begin starts the race of a leader, which plays first.
func (r *race) begin(leader *line, trust int64) {
	r.leads, r.past, r.seen = true, leader.sum+trust*leader.plan.worth, r.seen[:0]
}

// end says what the leader's rehearsal came to.
func (r *race) end(worth int64) { r.leads, r.worth = false, worth }

// compare reports whether a line has lost that has seen so much in so many looks, together
// with what was thought of it before, and then what its rehearsal comes to.
func (r *race) compare(l *line, trust, looks, seen int64) (worth int64, over bool) {
	if r.leads {
		r.seen = append(r.seen, seen)
		return 0, false
	}
	if looks > int64(len(r.seen)) {
		return 0, false // the leader was not to see so much
	}
	behind := (r.seen[looks-1] - seen) / looks
	if (r.past+behind-l.sum-trust*l.plan.worth)/(l.n+1+trust) <= lost {
		return 0, false
	}
	return r.worth - behind, true
}
