//go:build !js

package ai

// A thread is a goroutine in which a bot thinks: only one of it and its caller ever
// runs. (A coroutine of package iter would do, but one begun on a thread that is locked,
// as that of a window is, cannot be ended from any other.)
type thread struct {
	wake  chan struct{} // lets the goroutine think on
	rests chan struct{} // it rests; closed when it has thought to the end
}

func begin(p *pace) *thread {
	t := &thread{make(chan struct{}), make(chan struct{})}
	go func() {
		defer close(t.rests)
		if _, more := <-t.wake; more {
			p.ponder(func() bool {
				t.rests <- struct{}{}
				_, more := <-t.wake
				return more
			})
		}
	}()
	return t
}

// resume lets the bot think until it rests, and reports whether it will think more.
func (t *thread) resume() (more bool) {
	t.wake <- struct{}{}
	_, more = <-t.rests
	return more
}

// stop ends the thought, and waits until it has ended.
func (t *thread) stop() {
	close(t.wake)
	for range t.rests {
	}
}
