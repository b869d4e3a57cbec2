package crash

import (
	"fmt"
	"strconv"
	"strings"
)

// The places in which a mistake can be provoked.
const (
	InUpdate    = "update"
	InDraw      = "draw"
	InGoroutine = "goroutine" // of which nobody can pick it up
)

// A Provocation is a mistake on purpose, so that tests see what becomes of the
// game: the program panics once when its match has got so far. A nil one does
// nothing.
type Provocation struct {
	place   string
	entries int // of the log
	done    bool
}

// Provoke reads a provocation, as in "update 12", which is a panic in a tick once
// the match has twelve entries; of an empty text it returns nil.
func Provoke(text string) *Provocation {
	place, number, _ := strings.Cut(text, " ")
	entries, err := strconv.Atoi(number)
	if err != nil {
		return nil
	}
	return &Provocation{place: place, entries: entries}
}

// At is called in a place and panics if it is time. Facts tell where the match
// stands.
func (p *Provocation) At(place string, facts func() map[string]string) {
	if p == nil || p.done || p.place != place && p.place != InGoroutine {
		return
	}
	if n, err := strconv.Atoi(facts()["log"]); err != nil || n < p.entries {
		return
	}
	p.done = true
	if p.place == InGoroutine {
		go panic("a mistake on purpose, in a goroutine")
		return
	}
	panic(fmt.Sprintf("a mistake on purpose, in %s", place))
}
