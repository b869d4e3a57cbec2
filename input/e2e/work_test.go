//go:build e2e && bench

package e2e

import (
	"fmt"
	"slices"
	"strings"

	"serenissima/input/measure"
)

// opening is the number of frames in which a scene makes what it keeps, as package
// measure has it.
const opening = 40

// work is what frames took of the processor.
type work struct {
	frames []float64 // milliseconds
	spans  []int     // each frame lies between so many pairs of marks
	marks  []float64 // milliseconds that a mark itself takes
}

// thoughts are what decisions of bots took of the processor, milliseconds.
type thoughts struct {
	thinks, decided bool
	begun, whole    float64 // begun below zero: no slice has
	slices, wholes  []float64
}

// read takes a mark.
func (w *thoughts) read(m mark) {
	switch at := m.at / 1000; {
	case m.name == "leg":
		*w = thoughts{begun: -1}
	case m.name == "decision": // in a slice
		w.thinks, w.decided, w.whole = true, false, 0
	case m.name == "decided": // in its last slice
		w.decided = true
	case m.name == "thought" && w.begun < 0:
		w.begun = at
	case m.name == "thought":
		if w.thinks {
			w.slices, w.whole = append(w.slices, at-w.begun), w.whole+at-w.begun
		}
		if w.begun = -1; w.thinks && w.decided {
			w.wholes, w.thinks = append(w.wholes, w.whole), false
		}
	}
}

// tell puts processor time in the place of what the page measured by the clock: the
// work of the frames of each leg, without that of the marks, and decisions of bots.
func (t *trace) tell(f *figures) {
	var leg work
	thought := thoughts{begun: -1}
	took, spans := 0.0, 0
	begun, last := -1.0, 0.0
	for _, m := range t.marks {
		at := m.at / 1000
		thought.read(m)
		switch {
		case m.name == "leg":
			leg = work{}
		case strings.HasSuffix(m.name, measure.Decisions("")) && len(thought.wholes) > 0:
			f.set(m.name, measure.Spread(thought.wholes))
		case strings.HasSuffix(m.name, measure.Slices("")) && len(thought.slices) > 0:
			f.set(m.name, measure.Spread(thought.slices))
		case m.name == "clock" && begun < 0:
			begun = at
		case m.name == "clock":
			took, spans, begun = took+at-begun, spans+1, -1
		case m.name == "frame": // the one that follows a mark at once
			leg.frames, leg.spans, leg.marks = append(leg.frames, took), append(leg.spans, spans), append(leg.marks, at-last)
			took, spans = 0, 0
		case strings.HasSuffix(m.name, ", work a frame, ms") && len(leg.frames) > opening:
			f.set(m.name, leg.String())
		}
		last = at
	}
}

func (w *work) String() string {
	slices.Sort(w.marks)
	mark := w.marks[len(w.marks)/2]
	var list []float64
	sum := 0.0
	for i := opening; i < len(w.frames); i++ {
		list = append(list, w.frames[i]-mark*float64(w.spans[i]))
		sum += list[len(list)-1]
	}
	slices.Sort(list)
	n := len(list)
	return fmt.Sprintf("mean %.2f, 99 %% %.2f, worst %.2f", sum/float64(n), list[n*99/100], list[n-1])
}
