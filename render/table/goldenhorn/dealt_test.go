package goldenhorn

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/game/session"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/motion"
	"serenissima/render/table"
)

// While a harbour is filled, its numbers count the pieces that already lie there, one after the
// other: they are those of the position before until the first has landed, and those after it once
// the last has.
func TestNumbersOfAHarbourGrowAsItIsFilled(t *testing.T) {
	for _, expansion := range []string{"no", "yes"} {
		m, timeline := dealt(t, expansion)
		full, between := fillOf(m.State().(*rules.State)), map[int]bool{}
		for !timeline.Idle() {
			st := timeline.Current(m.State()).(*rules.State)
			v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, "en")
			v.Motion = onStage{timeline, v}
			var l display.List
			appendQuay(&l, v, st, rules.Venice)
			total := 0
			for kind := 1; kind <= columnsOf(st); kind++ {
				total += counted(v, st, heap{rules.Venice, kind})
			}
			between[total] = true
			require.Contains(t, textsOf(&l), strconv.Itoa(total)+" of "+strconv.Itoa(full))
			timeline.Tick(2)
		}
		for n := range full + 1 {
			require.Contains(t, between, n)
		}
		require.Len(t, between, full+1)
	}
}

// That a hand is empty is not written below the first cards that fly into it.
func TestNoTextBelowTheFirstCards(t *testing.T) {
	m, timeline := dealt(t, "no")
	written, flying := 0, 0
	for ; !timeline.Idle(); timeline.Tick(2) {
		st := timeline.Current(m.State()).Clone().(*rules.State)
		st.Redact(1)
		if st.HandSize[1] > 0 {
			continue
		}
		v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, "en")
		v.Motion = onStage{timeline, v}
		var l display.List
		appendHand(&l, v, st)
		if timeline.Bringing(game.Seat(1)) == nil {
			written += len(textsOf(&l))
			continue
		}
		flying++
		require.Empty(t, textsOf(&l))
	}
	require.Positive(t, written)
	require.Positive(t, flying)
}

// dealt is a match in which the ships have just been placed, with what chance deals then.
func dealt(t *testing.T, expansion string) (*session.Match, *motion.Timeline) {
	t.Helper()
	seats := []session.Seat{{Kind: session.Human, Name: "A", Colour: 1}, {Kind: session.Human, Name: "B", Colour: 2}}
	m, _, err := session.New(rules.New(), game.Options{Seats: 2, Values: map[string]string{"expansion": expansion}}, seats, 3)
	require.NoError(t, err)
	timeline := motion.Timeline{Cues: Table{}.Cues()}
	for m.State().Decision().Prompt == rules.ChooseHarbour {
		beats, err := m.Do(m.State().AppendActions(nil)[0])
		require.NoError(t, err)
		if m.State().Decision().Prompt == rules.ChooseHarbour {
			continue
		}
		for _, b := range beats {
			timeline.Push(b)
		}
	}
	return m, &timeline
}

// An onStage is a timeline as a view sees it.
type onStage struct {
	*motion.Timeline
	view *table.View
}

// East implements table.Motion.
func (m onStage) East(ship game.Ref) bool { return m.Timeline.East(Table{}.Stage(m.view), ship) }
