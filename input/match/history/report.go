package history

import (
	"slices"

	"serenissima/game"
)

// A Report is what a seat has done in a place, all together.
type Report struct {
	By    game.Player
	At    game.Ref
	Deeds []Deed // by kind
	Sum   int
}

// Reports sums deeds up by place and seat, in the order in which they were first done.
func Reports(deeds []Deed) (list []Report) {
	for _, d := range deeds {
		i := slices.IndexFunc(list, func(r Report) bool { return r.By == d.By && r.At == d.At })
		if i < 0 {
			i = len(list)
			list = append(list, Report{By: d.By, At: d.At})
		}
		list[i].Deeds = append(list[i].Deeds, d)
		list[i].Sum += d.Sum
	}
	for i := range list {
		slices.SortStableFunc(list[i].Deeds, func(a, b Deed) int { return int(a.Kind) - int(b.Kind) })
	}
	return list
}
