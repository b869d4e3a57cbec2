package rehearse

import (
	"cmp"
	"slices"
	"sync"
)

// A Play plays a line on once, on one of the stages, with the luck of a number, and
// returns what it came to. It must depend on nothing else.
type Play[P any] func(on *Stage, l *Line[P], luck uint64) (worth int64)

// Choose rehearses lines, those thought best first, and sorts them by what is thought of
// them then. All meet the same luck; those that promise least are dropped as the work is
// done. With a team its stages play at the same time, and what comes of it is the same.
// If it is called off, which main.Quit tells, what has been rehearsed is worth nothing.
func Choose[P any](main *Stage, team []*Stage, lines []Line[P], b Budget, seed uint64, play Play[P]) {
	main.Total = 0
	for k, n := 0, len(lines); k < b.Rehearsals && n > 1; k++ {
		before := main.Total
		Round(main, team, lines[:n], b, seed+uint64(k), play)
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

// Round plays each line once, or some if it is called off: the first, which is thought
// best, and then those that race with it.
func Round[P any](main *Stage, team []*Stage, lines []Line[P], b Budget, luck uint64, play Play[P]) {
	lead, rest := &lines[0], lines[1:]
	main.Race.begin(&lead.Score, b.Trust, b.Lost)
	worth := play(main, lead, luck)
	lead.Add(worth)
	if main.Race.end(worth); main.Quit {
		return
	}
	if len(team) == 0 {
		for i := range rest {
			if rest[i].Add(play(main, &rest[i], luck)); main.Quit {
				return
			}
		}
		return
	}
	var wg sync.WaitGroup
	for k, member := range team {
		member.Spend, member.Quit, member.Total, member.Race = tireless, false, 0, main.Race
		wg.Go(func() {
			for i := k; i < len(rest); i += len(team) {
				rest[i].Add(play(member, &rest[i], luck))
			}
		})
	}
	wg.Wait()
	for _, member := range team {
		main.Total += member.Total
		for range member.Total {
			if main.Quit = main.Quit || !main.Spend(); main.Quit {
				return
			}
		}
	}
}

func tireless() bool { return true }
