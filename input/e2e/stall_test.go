//go:build e2e

package e2e

import (
	"cmp"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// timing marks in the page where each frame begins and ends.
const timing = `
	window.serenissimaTraced = true
	const next = window.requestAnimationFrame.bind(window)
	window.requestAnimationFrame = f => next(t => {
		console.timeStamp("frame begins")
		f(t)
		console.timeStamp("frame ends")
	})
`

// A round is what the page worked on each frame, in milliseconds of its own thread: while nobody
// decides, and then while bots do.
type round struct{ still, bots []float64 }

// rounds are what lies between the marks of that name, each sorted.
func (t *trace) rounds() (list []round) {
	var frames *[]float64 // of what goes on, nil before the first round
	begun := 0.0
	for _, m := range t.marks {
		switch m.name {
		case "still":
			list = append(list, round{})
			frames = &list[len(list)-1].still
		case "bots":
			frames = &list[len(list)-1].bots
		case "frame begins":
			begun = m.at
		case "frame ends":
			if frames != nil {
				*frames = append(*frames, (m.at-begun)/1000)
			}
		}
	}
	for _, r := range list {
		slices.Sort(r.still)
		slices.Sort(r.bots)
	}
	return list
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
		b.evaluate(`console.timeStamp("still")`)
		for i := range 20 { // a still picture is not drawn again: explanations come and go
			b.hover([]string{"menu", "log"}[i%2])
			b.frames()
		}
		b.evaluate(`console.timeStamp("bots")`)
		h.do(h.legal[len(h.legal)-1]) // end, or the last answer
	}
	trace.end(b)
	rounds := trace.rounds()
	require.Len(t, rounds, 4)
	for _, r := range rounds {
		require.NotEmpty(t, r.still)
		require.NotEmpty(t, r.bots)
		still, bots := r.still[len(r.still)*9/10], r.bots[len(r.bots)*9/10] // many are not drawn
		t.Logf("9 of 10 frames took at most %.1f ms, while bots decided %.1f ms", still, bots)
		require.LessOrEqual(t, bots, 3*still+50) // a moving picture costs more than an explanation
	}
	thought := trace.slices()
	require.NotEmpty(t, thought)
	t.Logf("bots thought %d times, the longest %.1f ms", len(thought), thought[:min(5, len(thought))])
	require.LessOrEqual(t, thought[0], 40.0)
}
