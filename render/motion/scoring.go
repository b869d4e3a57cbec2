package motion

import (
	"slices"

	"serenissima/game"
)

// sumsTicks is how long the sums stay when a scoring has paid everything.
const sumsTicks = 200

// A Scoring is how far a scoring is that is being shown.
type Scoring struct {
	Before game.State   // the position before it
	Paid   []game.Event // that have begun to be shown
	Come   []game.Event // that are still to come
}

// A scoringSpan is when a scoring is shown, in ticks of its beat; the zero value is none.
type scoringSpan struct {
	from  float64 // it is announced
	paid  float64 // everything is paid
	until float64 // the sums have been read
}

// stay lets the sums of a scoring in the beat that begins stay for a while: what comes
// after it begins later.
func (t *Timeline) stay() {
	t.scoring = scoringSpan{}
	first := slices.IndexFunc(t.steps, func(s step) bool {
		return t.Cues.of(s.event).Sums
	})
	if first < 0 {
		return
	}
	last := first
	for i := first; i < len(t.steps); i++ {
		if t.steps[i].event.Kind == game.Scored {
			last = i
		}
	}
	if last == first { // no port pays
		return
	}
	paid := t.steps[last].end
	t.scoring = scoringSpan{from: t.steps[first].start, paid: paid, until: paid + sumsTicks}
	for i := last + 1; i < len(t.steps); i++ {
		t.steps[i].start += sumsTicks
		t.steps[i].end += sumsTicks
	}
	for i := range t.flags {
		if t.flags[i].start >= paid {
			t.flags[i].start += sumsTicks
		}
	}
	t.end += sumsTicks
}

// Scoring returns the scoring that is being shown, if one is.
func (t *Timeline) Scoring() (s Scoring, ok bool) {
	if t.Idle() || t.scoring == (scoringSpan{}) || t.now < t.scoring.from || t.now >= t.scoring.until {
		return s, false
	}
	s.Before = t.queue[0].Before
	for _, at := range t.steps {
		switch {
		case at.event.Kind != game.Scored:
		case at.start <= t.now:
			s.Paid = append(s.Paid, at.event)
		default:
			s.Come = append(s.Come, at.event)
		}
	}
	return s, true
}

// skipTo is where in the beat a skip leads from a moment: to the sums of a scoring first, then past
// them; zero is the end of the beat.
func (s scoringSpan) skipTo(now float64) float64 {
	switch {
	case now < s.paid:
		return s.paid
	case now < s.until:
		return s.until
	}
	return 0
}
