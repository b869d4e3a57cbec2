package match

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// Who may only take or leave what somebody asks, or make one lower offer, sees at every size what the
// thing would bring, place by place; on a window that stands the players stay in sight.
func TestWhatAThingBringsStaysInSightWithoutASum(t *testing.T) {
	rules := catalog.Find("mediterranee")
	on := all.Tables[rules.Info().ID]
	seen := map[int]int{} // positions by how many answers there are
	asked := func(s game.State) bool {
		if told(on.Offer(s)) {
			answers := s.AppendActions(nil)
			seen[len(answers)]++
			return seen[len(answers)] < 4
		}
		return false
	}
	for seed := uint64(0); seed < 200 && (seen[2] == 0 || seen[3] == 0); seed++ {
		for _, m := range apptest.PositionsWhere(t, rules, nil, seed, asked) {
			for _, size := range windows {
				d := drive(t, &store.Memory{}, size)
				p := NewPlay(d.Context, m, nil).(*Play)
				p.tutorial.tutor = nil
				d.Stack = app.NewStack(d.Context, p)
				d.Rest(2)
				list := brings(drawn(p, d.Context))
				require.NotEmpty(t, list)
				require.True(t, p.now.AsksInBar())
				apptest.RequireReadable(t, &d.List, size, "what it brings")
				for _, x := range list {
					require.True(t, d.Shows(x.place), "%v", size)
					require.True(t, d.Shows(x.sum), "%v", size)
				}
				if f := p.seating.frame(d.Context); f.CoverTop > 0 {
					for _, h := range d.List.Hits {
						if p.words(d.Context).Title(h.Target.Ref) == list[0].place && h.Rect.W > f.Size.X/2 {
							require.GreaterOrEqual(t, h.Rect.Y, f.CoverTop)
						}
					}
				}
			}
		}
	}
	require.Positive(t, seen[2])
	require.Positive(t, seen[3], "a single lower offer is one of the answers")
}

// A brought is a sum that the thing would bring in a place.
type brought struct{ place, sum string }

// told reports whether the answers to a question tell more than they do.
func told(c table.Offer) bool { return len(c.Answers) > 0 && c.Answers[0].Tell != nil }

// brings are what the thing would bring that the answers to the question on a desk are about.
func brings(d *desk) (list []brought) {
	for _, line := range d.now.Offer.Answers[0].Tell(d) {
		place, rest, _ := strings.Cut(line, " (")
		_, sum, _ := strings.Cut(rest, ": ")
		list = append(list, brought{place, sum})
	}
	return list
}
