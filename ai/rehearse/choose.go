package rehearse

import (
	"cmp"
	"slices"
	"sync"

	"serenissima/ai"
)

// Choose rehearses lines, those thought best first, and sorts them by what is thought of
// them then. All meet the same luck; those that promise least are dropped as the work is
// done. With a team its members rehearse at the same time, and what comes of it is the same.
// If it is called off, which lead.Quit tells, what has been rehearsed is worth nothing.
func Choose[P any, R Rehearser[P]](lead R, team []R, lines []Line[P], b Budget, seed uint64) {
	main := lead.worker()
	main.Total = 0
	for k, n := 0, len(lines); k < b.Rehearsals && n > 1; k++ {
		before := main.Total
		Round(lead, team, lines[:n], b, seed+uint64(k))
		if main.Quit {
			return
		}
		ranked := lines
		if b.Sure > 0 {
			ranked = lines[:n] // a line that was dropped cannot be compared with the leader any more
		}
		slices.SortStableFunc(ranked, func(x, y Line[P]) int { return cmp.Compare(y.Worth(b.Trust), x.Worth(b.Trust)) })
		n = min(n, (b.Work-main.Total)*n/max(1, main.Total-before))
		if b.Sure > 0 && n > 1 && k+1 >= b.Enough {
			n = min(n, contenders(lines[:n], b))
		}
	}
}

// contenders brings to the front the leader and the lines that may still prove better, in the
// order they are in, and returns how many these are.
func contenders[P any](lines []Line[P], b Budget) (n int) {
	n = 1
	for i := 1; i < len(lines); i++ {
		if !lines[i].trails(&lines[0].Score, b.Trust, b.Sure) {
			rest := lines[n : i+1]
			line := lines[i]
			copy(rest[1:], rest)
			rest[0] = line
			n++
		}
	}
	return n
}

// Round rehearses each line once, or some if it is called off: the first, which is thought
// best, and then those that race with it.
func Round[P any, R Rehearser[P]](lead R, team []R, lines []Line[P], b Budget, luck uint64) {
	main := lead.worker()
	first, rest := &lines[0], lines[1:]
	main.race.begin(&first.Score, b.Trust, b.Lost)
	worth := lead.Rehearse(first, luck)
	first.Add(worth)
	if main.race.end(worth); main.Quit {
		return
	}
	if len(team) == 0 {
		for i := range rest {
			if rest[i].Add(lead.Rehearse(&rest[i], luck)); main.Quit {
				return
			}
		}
		return
	}
	var wg sync.WaitGroup
	for k, member := range team {
		w := member.worker()
		w.Spend, w.Quit, w.Total, w.race = ai.Tireless, false, 0, main.race
		wg.Go(func() {
			for i := k; i < len(rest); i += len(team) {
				rest[i].Add(member.Rehearse(&rest[i], luck))
			}
		})
	}
	wg.Wait()
	for _, member := range team {
		main.Total += member.worker().Total
		for range member.worker().Total {
			if main.Quit = main.Quit || !main.Spend(); main.Quit {
				return
			}
		}
	}
}
