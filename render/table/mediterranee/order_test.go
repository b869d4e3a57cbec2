package mediterranee

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
)

// What lies around a bid is as large in every turn and for every seat, in each of its shapes: nothing that is
// clicked moves.
func TestTheBidKeepsItsSize(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		st := *bookGame()
		d := layOut(t, &st, size.X, size.Y)
		first := Table{}.SumHelper(d)
		number := func(float64) float64 { return 96 }
		for turn := int8(1); turn <= 4; turn++ {
			d.history = append(d.history, heard{turn, []game.Event{{Kind: game.Revealed, Note: rules.NoteBid, What: game.Seat(1), N: 3}}})
			aid := Table{}.SumHelper(d)
			require.Equal(t, first.ExtraWidth(d), aid.ExtraWidth(d))
			require.Equal(t, first.Shapes(d), aid.Shapes(d))
			for shape := range aid.Shapes(d) {
				require.Equal(t, first.Layout(d, shape, 360, number), aid.Layout(d, shape, 360, number))
				require.Equal(t, first.Layout(d, shape, 880, number), aid.Layout(d, shape, 880, number))
			}
		}
	}
}

// revealed are bids that are laid open at once.
func revealed() (events []game.Event) {
	for seat, n := range []int16{3, 0, 14, 2} {
		events = append(events, game.Event{Kind: game.Revealed, Note: rules.NoteBid, What: game.Seat(game.Player(seat + 1)), N: n})
	}
	return events
}

// All purses tip at once: no bid can be read before, all can be after, and with nothing that moves from the first.
func TestM2_1_AllPursesTipAtOnce(t *testing.T) {
	d := layOut(t, bookGame(), 1280, 800)
	sums := []string{"300", "0", "1,400", "200"}
	shown := func(ticks float64, still bool) []string {
		var l display.List
		onPaper(unveil)(&l, Table{}.Stage(d.view), revealed(), ticks, still)
		return texts(&l)
	}
	for ticks := range tipFrom {
		require.NotSubset(t, shown(float64(ticks), false), sums)
		require.NotContains(t, shown(float64(ticks), false), "300")
		require.Subset(t, shown(float64(ticks), true), sums)
	}
	for ticks := tipTo; ticks <= unveilTicks; ticks++ {
		require.Subset(t, shown(float64(ticks), false), sums)
	}
}

// While dice decide and places are chosen, the bids stay in sight in the drawer with the dice that were thrown, the
// clips lie on the same paper, and each place that is free can be clicked there.
func TestM2_1_BidsStayWhilePlacesAreChosen(t *testing.T) {
	st := promptAt(t, rules.ChoosePlace)
	d := layOut(t, st, 1280, 800)
	for i, n := range []int16{6, 6, 5, 1} { // equal once
		d.history = append(d.history, heard{st.Turn, []game.Event{{Kind: game.Rolled, Note: rules.NoteTie, By: game.Player(1 + i%2), N: n}}})
	}
	paper := &orderPaper{}
	require.True(t, paper.Shown(d))
	var l display.List
	paper.Draw(d, &l)
	for seat := game.Player(1); int8(seat) <= st.Seats; seat++ {
		require.Contains(t, texts(&l), d.words.Number(100*int(st.Auction.Bids[seat])))
	}
	require.Subset(t, texts(&l), []string{"5", "1"}, "the dice of all, beside each other")
	require.Len(t, slices.DeleteFunc(texts(&l), func(s string) bool { return s != "6" }), 2, "and those that were equal")
	require.Len(t, paper.Read(d).Lines, int(st.Seats))
	free := 0
	for _, a := range d.Legal() {
		require.True(t, contains(d.offered, lang.Capital(d.words.Title(a.Obj[0]))))
		free++
	}
	require.Positive(t, free)
	require.Equal(t, paper.Box(d), layOrder(d.view).paper, "as in the clips")
	require.Empty(t, (Table{}).Offer(st).Answers, "and nowhere else")
	d.shown = true
	require.False(t, paper.Shown(d), "what happens is shown in its place")
}
