//go:build e2e

package e2e

import (
	"context"
	"encoding/json"

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
