package measure

import (
	"fmt"
	"io"
	"runtime"
	"slices"
	"time"

	"serenissima/input/app"
	"serenissima/render/control"
)

// parts is how many parts a soak is cut into, which are compared.
const parts = 5

// A part is what some games of a soak took.
type part struct {
	memory     uint64        // in use after them, bytes
	work       time.Duration // of the program on a frame, the middle one of all
	goroutines int
}

// NewSoak returns a course of so many games of captains, ten times as fast as they
// can be watched and drawn in the window. It ends with an error if what the program
// takes has grown.
func NewSoak(c *app.Context, games int, out io.Writer) *Course {
	m := &Course{out: out, c: c, frames: make([]time.Duration, 0, 1<<20)}
	var list []part
	play := m.games(games, "captain", 10, 0, max(1, games/parts), func(played int) { list = append(list, m.part(played)) })
	run := func(f control.Frame) (done bool, err error) {
		if done, err = play(f); done && err == nil {
			err = flat(list)
		}
		return done, err
	}
	m.legs = []leg{{m.manyGames, run, func() { m.tell("soak", "%d games, flat", games) }}}
	return m
}

// part reports what the games since the last part took.
func (m *Course) part(played int) part {
	p := part{memory: m.memory(played), goroutines: runtime.NumGoroutine()}
	if n := len(m.frames); n > 0 {
		slices.Sort(m.frames)
		p.work = m.frames[n/2]
		m.tell(fmt.Sprintf("work a frame up to game %d, ms", played), "middle %.2f, 99 %% %.2f, worst %.2f of %d frames",
			millis(p.work), millis(m.frames[n*99/100]), millis(m.frames[n-1]), n)
	}
	m.tell(fmt.Sprintf("goroutines after %d games", played), "%d", p.goroutines)
	m.frames = m.frames[:0]
	return p
}

// What the last part may take more than the first, in which caches are filled.
const (
	moreMemory     = 4 << 20          // bytes, and a quarter
	moreWork       = time.Millisecond // and a half
	moreGoroutines = 4
)

// flat returns an error if the last part took more than the first.
func flat(list []part) error {
	first, last := list[0], list[len(list)-1]
	switch {
	case last.memory > first.memory*5/4+moreMemory:
		return fmt.Errorf("measure: memory has grown from %d to %d bytes", first.memory, last.memory)
	case last.work > first.work*3/2+moreWork:
		return fmt.Errorf("measure: the work for a frame has grown from %v to %v", first.work, last.work)
	case last.goroutines > first.goroutines+moreGoroutines:
		return fmt.Errorf("measure: goroutines have grown from %d to %d", first.goroutines, last.goroutines)
	}
	return nil
}
