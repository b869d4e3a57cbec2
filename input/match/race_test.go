package match

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// scoringOf returns the first beat of a random game in which seats are paid at a scoring.
func scoringOf(t *testing.T) (m *session.Match, b session.Beat) {
	for seed := range uint64(20) {
		m = apptest.Finished(t, seed)
		on := all.Tables[m.Rules().Info().ID]
		for b := range m.Beats() {
			scoring := false
			for _, ev := range b.Events {
				scoring = scoring || on.Meaning(ev).Kind == table.Scoring
				if scoring && ev.Kind == game.Scored {
					return m, b
				}
			}
		}
	}
	require.FailNow(t, "nothing is scored")
	return nil, session.Beat{}
}

// The race begins with what each seat had, and ends with what each has got.
func TestARaceAddsUp(t *testing.T) {
	m, b := scoringOf(t)
	on, seats := all.Tables[m.Rules().Info().ID], len(m.Seats())
	tl := motion.Timeline{Cues: on.Cues()}
	tl.Push(b)
	var last motion.Scoring
	ticks := 0
	for ; !tl.Idle(); tl.Tick(1) {
		s, ok := tl.Scoring()
		if !ok {
			continue
		}
		ticks++
		require.GreaterOrEqual(t, len(s.Paid), len(last.Paid))
		if last.Before != nil {
			require.Equal(t, len(last.Paid)+len(last.Come), len(s.Paid)+len(s.Come))
		}
		last = s
	}
	require.Greater(t, ticks, 200, "the sums stay for a while")
	require.Empty(t, last.Come)
	for _, r := range race(on, last, seats) {
		require.True(t, on.Holdings(b.Before, r.seat).Known)
		require.EqualValues(t, b.Before.Result().Score[r.seat], r.had)
		require.EqualValues(t, b.After.Result().Score[r.seat], r.sum(), "the beat pays nothing else")
		require.NotZero(t, r.rank)
	}
}

// A skip leads to the sums first, and from there on; the bar shows them in every window.
func TestSkippingAScoringShowsTheSums(t *testing.T) {
	m, b := scoringOf(t)
	for _, size := range windows {
		d := drive(t, &store.Memory{}, size)
		d.Context.Settings.ReducedMotion = true
		p := NewPlay(d.Context, m, []session.Beat{b}).(*Play)
		d.Stack.Push(p)
		for _, ok := p.timeline.Scoring(); !ok; _, ok = p.timeline.Scoring() {
			require.False(t, p.timeline.Idle())
			p.timeline.Tick(1)
		}
		p.timeline.Skip()
		s, ok := p.timeline.Scoring()
		require.True(t, ok)
		require.Empty(t, s.Come)
		d.Tick(control.Frame{Pinch: 1})
		for _, r := range race(p.table, s, len(m.Seats())) {
			require.True(t, d.Shows(m.Seats()[r.seat-1].Name) || size.Y < 560)
		}
		p.timeline.Skip()
		_, ok = p.timeline.Scoring()
		require.False(t, ok)
	}
}

// The rows of the players show what each has been paid as it comes in, and the track says that
// the ports pay.
func TestRowsFollowAScoring(t *testing.T) {
	m, b := scoringOf(t)
	d := drive(t, &store.Memory{}, desktop)
	p := NewPlay(d.Context, m, []session.Beat{b}).(*Play)
	d.Stack.Push(p)
	words := p.words(d.Context)
	told := func(s game.State, seat game.Player) string {
		return words.Line("board.stat.money", "name", m.Seats()[seat-1].Name, "n", int(s.Result().Score[seat]))
	}
	for _, ok := p.timeline.Scoring(); !ok; _, ok = p.timeline.Scoring() {
		p.timeline.Tick(1)
	}
	first, last := map[game.Player]string{}, map[game.Player]string{}
	for _, ok := p.timeline.Scoring(); ok; _, ok = p.timeline.Scoring() {
		var l display.List
		p.View(d.Context, &l)
		require.Contains(t, apptest.AllTexts(&l), words.Line("board.scoring"))
		for i := range m.Seats() {
			seat := game.Player(i + 1)
			last[seat] = l.Find(display.Target{Command: table.CmdAbout, Ref: game.Seat(seat)}).Tip
			first[seat] = cmp.Or(first[seat], last[seat])
		}
		p.timeline.Tick(1)
	}
	for seat := range first {
		require.Equal(t, told(b.Before, seat), first[seat])
		require.Equal(t, told(b.After, seat), last[seat])
	}
}

// Where moves of others are shown at once, the notice about a scoring says what each seat is paid.
func TestAScoringShownAtOnceIsToldWithItsSums(t *testing.T) {
	m, b := scoringOf(t)
	d := drive(t, &store.Memory{}, desktop)
	p := NewPlay(d.Context, m, nil).(*Play)
	var n notice
	n.tellNews(p.words(d.Context), p.table, b, 1)
	for i, seat := range m.Seats() {
		if paid := int(b.After.Result().Score[i+1] - b.Before.Result().Score[i+1]); paid > 0 {
			require.Contains(t, strings.Join(n.news, "\n"), fmt.Sprintf("%s +%d", seat.Name, paid))
		}
	}
}
