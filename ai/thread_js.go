package ai

import "iter"

// A thread is a coroutine in which a bot thinks: a page has one thread, and a goroutine
// that waits for another lets whatever else waits go before it, above all the collection
// of memory, which then takes its share of seconds past out of one slice of thought.
type thread struct {
	next func() (struct{}, bool)
	halt func()
}

func begin(p *pace) *thread {
	next, halt := iter.Pull(func(yield func(struct{}) bool) {
		p.ponder(func() bool { return yield(struct{}{}) })
	})
	return &thread{next, halt}
}

// resume lets the bot think until it rests, and reports whether it will think more.
func (t *thread) resume() (more bool) {
	_, more = t.next()
	return more
}

// stop ends the thought, and waits until it has ended.
func (t *thread) stop() { t.halt() }
