package display

// A CachedPart is a part of a picture that is drawn once and then, as long as its key
// stays the same, appended as it was. The key is everything that the drawing depends on.
// The zero CachedPart has not been drawn yet.
type CachedPart[Key comparable] struct {
	key   Key
	drawn bool
	ops   []Op
	hits  []Hit
}

// Append appends the part. It is drawn unless it was last drawn with the same key;
// the clips around it must then be the same, too.
func (p *CachedPart[Key]) Append(l *List, key Key, draw func()) {
	if p.drawn && p.key == key {
		l.Ops, l.Hits = append(l.Ops, p.ops...), append(l.Hits, p.hits...)
		return
	}
	ops, hits := len(l.Ops), len(l.Hits)
	draw()
	p.key, p.drawn = key, true
	p.ops, p.hits = append(p.ops[:0], l.Ops[ops:]...), append(p.hits[:0], l.Hits[hits:]...)
}

// Forget makes the part be drawn the next time in any case.
func (p *CachedPart[Key]) Forget() { p.drawn = false }
