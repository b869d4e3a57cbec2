package op

// A Part is a part of a picture that is kept: as long as what it is drawn from
// stays the same, it is appended as it was the last time. The zero Part keeps
// nothing yet.
type Part[From comparable] struct {
	from From
	kept bool
	ops  []Op
	hits []Hit
}

// Append appends the part. It is drawn unless it was last drawn from the same;
// the clips around it must then be the same, too.
func (p *Part[From]) Append(l *List, from From, draw func()) {
	if p.kept && p.from == from {
		l.Ops, l.Hits = append(l.Ops, p.ops...), append(l.Hits, p.hits...)
		return
	}
	ops, hits := len(l.Ops), len(l.Hits)
	draw()
	p.from, p.kept = from, true
	p.ops, p.hits = append(p.ops[:0], l.Ops[ops:]...), append(p.hits[:0], l.Hits[hits:]...)
}

// Forget makes the part be drawn the next time in any case.
func (p *Part[From]) Forget() { p.kept = false }
