package mediterranee

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
)

// bringing are returns of so much.
func bringing(sums ...int) *returns {
	r := &returns{}
	for i, n := range sums {
		r.list = append(r.list, Return{Place: game.Port(rules.PortID(i + 1)), N: n})
	}
	return r
}

// A balance leans to what the thing brings at best or to the sum, whichever is more, and stands level
// between equal ones.
func TestABalanceLeansToWhatIsMore(t *testing.T) {
	r := bringing(400, 800, 200)
	require.InDelta(t, -0.75, r.tilt(200), 1e-9)
	require.Zero(t, r.tilt(800))
	require.InDelta(t, 0.5, r.tilt(1600), 1e-9)
	require.Zero(t, bringing().tilt(0))
}

// A balance comes to where it is to lean in several ticks, nearer in each, and at once if nothing is to move.
func TestABalanceSwings(t *testing.T) {
	h := &haggling{brings: bringing(400)}
	h.Tick(100, true)
	require.True(t, h.Resting(100))
	require.False(t, h.Resting(800), "the picture changes without input")
	ticks, to := 0, h.brings.tilt(800)
	for ; !h.Resting(800); ticks++ {
		was := h.lean
		require.Less(t, ticks, 120)
		h.Tick(800, false)
		require.Greater(t, h.lean, was)
		require.LessOrEqual(t, h.lean, to)
	}
	require.Greater(t, ticks, 5)
	h.Tick(100, true)
	require.Equal(t, h.brings.tilt(100), h.lean)
}

// dealAt is a position of a random game in which a prompt is open and ports take the good.
func dealAt(t *testing.T, prompt game.Prompt, asks func(*rules.State) bool) *rules.State {
	return promptAt(t, prompt, asks, func(st *rules.State) bool { return returnsOf(st) != nil })
}

// promptAt is a position of a random game in which a prompt is open and some things are true.
func promptAt(t *testing.T, prompt game.Prompt, are ...func(*rules.State) bool) (found *rules.State) {
	for seed := uint64(0); found == nil && seed < 100; seed++ {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			if st := s.(*rules.State); found == nil && st.Decision().Prompt == prompt && !slices.ContainsFunc(are, func(is func(*rules.State) bool) bool { return !is(st) }) {
				found = st.Clone().(*rules.State)
			}
		})
		require.NoError(t, err)
	}
	require.NotNil(t, found)
	return found
}

// The sheet where a price is named gives up the card of the other and the balance where there is no room; the steps of
// the bargain, what the good brings and the number are always there, and nothing lies over anything else.
func TestWhatLiesBesideAPriceGivesWayInOrder(t *testing.T) {
	number := func(width float64) float64 { return 90 }
	d := layOut(t, dealAt(t, rules.AskPrice, func(*rules.State) bool { return true }), 1280, 800)
	aid := Table{}.SumHelper(d)
	for _, width := range []float64{904, 400} {
		high := []float64{}
		for shape := range aid.Shapes(d) {
			at := aid.Layout(d, shape, width, number)
			high = append(high, at.Height)
			require.Equal(t, width < 500, at.Parts[ribbonPart].H > 0, "the steps stand beside the heading")
			require.Equal(t, shape == whole, at.Parts[balancePart].H > 0)
			require.Positive(t, at.Parts[returnsPart].H)
			all := append([]display.Rect{at.Number}, at.Parts...)
			for i, r := range all {
				require.LessOrEqual(t, r.Y+r.H, at.Height+0.001)
				require.LessOrEqual(t, r.X+r.W, width+0.001)
				for _, other := range all[:i] {
					require.True(t, r.Intersect(other).Empty(), "%v lies over %v", r, other)
				}
			}
			var l display.List
			at.Heading = display.Rect{Y: -60, W: width, H: 50}
			aid.Draw(d, &l, shape, at, 300)
			require.Contains(t, strings.Join(texts(&l), " "), "price", "the steps")
		}
		require.GreaterOrEqual(t, high[whole], high[noBalance])
	}
}

// The paper of a deal is shown to whoever is asked whether the price or the offer is taken, once all that has
// happened has been shown, and reads what it shows.
func TestTheDealIsShownBesideItsAnswers(t *testing.T) {
	taken := func(st *rules.State) bool { return len(answers(st)) > 0 }
	for _, prompt := range []game.Prompt{rules.AnswerCounter, rules.LastAnswer} {
		d := layOut(t, dealAt(t, prompt, taken), 1280, 800)
		paper := &dealPaper{}
		require.True(t, paper.Shown(d))
		var l display.List
		paper.Draw(d, &l)
		r, sum := dealReturns(d.st)
		require.Contains(t, texts(&l), d.words.Number(sum))
		lines := paper.Read(d).Lines
		require.Len(t, lines, 1+len(r.list))
		for i, x := range r.list {
			require.Contains(t, texts(&l), d.words.Title(x.Place))
			require.Contains(t, lines[i+1], d.words.Title(x.Place))
		}
		d.shown = true
		require.False(t, paper.Shown(d))
	}
	d := layOut(t, dealAt(t, rules.AnswerPrice, func(st *rules.State) bool { return len(answers(st)) == 0 }), 1280, 800)
	require.False(t, (&dealPaper{}).Shown(d), "an offer is named there")
}
