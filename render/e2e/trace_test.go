//go:build e2e && bench

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// A trace is what the browser notes of a page that measures itself: marks, and how
// long the thread of the page had been running at each. Unlike the clock that goes
// on only while the page has a processor: where a processor stands in for the
// graphics card, they take it from each other.
type trace struct {
	marks []mark
	ended chan struct{}
}

// A mark is a name in a trace and the processor time of the thread so far,
// microseconds.
type mark struct {
	name string
	at   float64
}

// trace begins to keep marks.
func (b *browser) trace() *trace {
	b.t.Helper()
	t := &trace{ended: make(chan struct{})}
	require.NoError(b.t, chromedp.Listen(b.ctx, func(ev any) {
		switch ev := ev.(type) {
		case *tracing.EventDataCollected:
			for _, e := range ev.Value {
				t.read(b, e)
			}
		case *tracing.EventTracingComplete:
			close(t.ended)
		}
	}))
	b.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, tracing.Start, tracing.StartParams{
			TraceConfig: &tracing.TraceConfig{IncludedCategories: []string{"devtools.timeline"}, ExcludedCategories: []string{"*"}}})
		return err
	}))
	return t
}

func (t *trace) read(b *browser, event []byte) {
	var e struct {
		Name string
		Tts  float64
		Args struct{ Data struct{ Message string } }
	}
	require.NoError(b.t, json.Unmarshal(event, &e))
	if e.Name == "TimeStamp" {
		t.marks = append(t.marks, mark{e.Args.Data.Message, e.Tts})
	}
}

// end reads the marks.
func (t *trace) end(b *browser) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, tracing.End, cdp.Empty{})
		return err
	}))
	<-t.ended
}

// opening is the number of frames in which a scene makes what it keeps, as package
// measure has it.
const opening = 10

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
