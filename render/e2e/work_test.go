//go:build e2e && bench

package e2e

import (
	"fmt"
	"slices"
	"strings"
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

// tell puts processor time in the place of what the page measured by the clock: the
// work of the frames of each leg, without that of the marks.
func (t *trace) tell(f *figures) {
	var leg work
	took, spans := 0.0, 0
	begun, last := -1.0, 0.0
	for _, m := range t.marks {
		at := m.at / 1000
		switch {
		case m.name == "leg":
			leg = work{}
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
