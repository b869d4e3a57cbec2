//go:build e2e

package e2e

import (
	"cmp"
	"encoding/json"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// timing notes in the page when each frame began and how long the program
// worked on it, and what else kept the page busy for more than 50 ms.
const timing = `
	window.serenissimaTraced = true
	window.frameLog = []
	window.longTasks = []
	const next = window.requestAnimationFrame.bind(window)
	window.requestAnimationFrame = f => next(t => {
		const begun = performance.now()
		f(t)
		frameLog.push([begun, performance.now() - begun])
	})
	new PerformanceObserver(list => list.getEntries().forEach(e => longTasks.push([e.startTime, e.duration]))).observe({type: "longtask", buffered: true})
`

// A pace says how smoothly pictures followed each other, in milliseconds.
type pace struct {
	Frames         int
	Gap, GapMedian float64 // between the beginnings of two frames; the worst
	Work, WorkMost float64 // of the program on a frame: the worst, and of 9 in 10 at most; many are not drawn
	Long, Longest  float64 // tasks of more than 50 ms
}

// paceSince sums up the frames from a time on, which is given back for the next.
func paceSince(b *browser, from float64) (pace, float64) {
	b.t.Helper()
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](`JSON.stringify({now: performance.now(), frames: frameLog, tasks: longTasks})`))
	require.NoError(b.t, err)
	var page struct {
		Now           float64
		Frames, Tasks [][2]float64
	}
	require.NoError(b.t, json.Unmarshal([]byte(text), &page))
	var p pace
	var gaps, work []float64
	last := 0.0
	for _, f := range page.Frames {
		if f[0] < from {
			continue
		}
		if last > 0 {
			gaps = append(gaps, f[0]-last)
		}
		last = f[0]
		work = append(work, f[1])
		p.Frames++
	}
	require.NotEmpty(b.t, gaps)
	slices.Sort(gaps)
	slices.Sort(work)
	p.Gap, p.GapMedian = gaps[len(gaps)-1], gaps[len(gaps)/2]
	p.Work, p.WorkMost = work[len(work)-1], work[len(work)*9/10]
	for _, task := range page.Tasks {
		if task[0] >= from {
			p.Long++
			p.Longest = max(p.Longest, task[1])
		}
	}
	return p, page.Now
}

// slices are how long bots have thought at a time, in milliseconds of the page's own
// thread, the longest first.
func (t *trace) slices() (list []float64) {
	begun := -1.0
	for _, m := range t.marks {
		switch {
		case m.name != "thought":
		case begun < 0:
			begun = m.at
		default:
			list = append(list, (m.at-begun)/1000)
			begun = -1
		}
	}
	slices.SortFunc(list, func(x, y float64) int { return cmp.Compare(y, x) })
	return list
}

// TestBotsDoNotStallThePage plays with three captains in a window that can be
// drawn without a graphics card, and looks at how long they keep the page busy
// besides drawing.
func TestBotsDoNotStallThePage(t *testing.T) {
	b := startGame(t, "?seed=7", timing)
	b.do(chromedp.EmulateViewport(640, 400))
	atOnce(b)
	trace := b.trace()
	begin(b, []int{person, captain, captain, captain})
	h := newHand(t, b)
	h.look()
	for h.state.Turn == 0 {
		h.turn()
	}
	for range 4 {
		_, now := paceSince(b, 0)
		for i := range 20 { // a still picture is not drawn again: explanations come and go
			b.hover([]string{"menu", "log"}[i%2])
			b.frames()
		}
		still, now := paceSince(b, now)
		before := h.match.Len()
		h.do(h.legal[len(h.legal)-1]) // end, or the last answer
		bots, _ := paceSince(b, now)
		t.Logf("nobody decides: %+v", still)
		t.Logf("%d moves: %+v", h.match.Len()-before, bots)
		require.LessOrEqual(t, bots.WorkMost, 3*still.WorkMost+50) // a moving picture costs more than an explanation
	}
	trace.end(b)
	thought := trace.slices()
	require.NotEmpty(t, thought)
	t.Logf("bots thought %d times, the longest %.1f ms", len(thought), thought[:min(5, len(thought))])
	require.LessOrEqual(t, thought[0], 40.0)
}
