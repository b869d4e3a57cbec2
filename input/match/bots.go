package match

import (
	"serenissima/game/host"
	"serenissima/input/app"
	"serenissima/input/device"
)

// Bots are the opponents of the computer. They read what they know before the first of
// them thinks, and think in slices, so that the picture keeps moving.
type bots struct {
	books     []func() // that bots and advisors have still to read
	thoughtAt int64    // when the last slice of thought ended, milliseconds
}

// thought is how many positions a bot weighs up between two looks at the clock.
const thought = 8

// sliceMillis is how long a bot may think in one frame, and rests at least.
const sliceMillis = 4

// think lets a bot think for a slice of the frame and reports whether it has
// decided. It can do so while the timeline still shows what has happened: the
// match is further on than the picture.
func (b *bots) think(c *app.Context, h host.Host) (decided bool) {
	begun := c.Now()
	if len(b.books) > 0 || !b.mayThink(begun) {
		return false
	}
	defer b.slice(c)()
	if !h.Seated() {
		return h.Think(thought) // to sit down takes a slice of its own
	}
	for until := begun + sliceMillis; ; { // a slice, so that the picture never stalls
		began := h.Thinking()
		if h.Think(thought) {
			return true
		}
		now := c.Now()
		if now >= until || !began && now-begun >= sliceMillis/2 { // as the first time, when all that it runs is new to the browser
			return false
		}
	}
}

// study reads a book in a frame of its own, so that bots and advisors find all of them
// read.
func (b *bots) study(c *app.Context) {
	if len(b.books) == 0 || !b.mayThink(c.Now()) {
		return
	}
	defer b.slice(c)()
	b.books[0]()
	b.books = b.books[1:]
}

// mayThink reports whether there has been a rest since the last slice of thought: ticks
// that catch up with the clock follow each other at once, in one frame.
func (b *bots) mayThink(now int64) bool {
	rest := now - b.thoughtAt
	return rest < 0 || rest >= sliceMillis // clocks can be set back
}

// slice begins a slice of thought and returns what ends it.
func (b *bots) slice(c *app.Context) (end func()) {
	device.Mark("thought")
	return func() {
		device.Mark("thought")
		b.thoughtAt = c.Now()
	}
}
