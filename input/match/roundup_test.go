package match

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/input/match/history"
	"serenissima/input/match/panel"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// When a turn has ended it is summed up at one's next decision, in at most six lines that have
// everything of it: the money of each seat, and what has changed hands. They stay until that
// decision, and a click on one shows again what it tells of. The settings switch it off.
func TestATurnIsSummedUp(t *testing.T) {
	for _, on := range []bool{true, false} {
		d, p := seated(t, 1, app.AtOnce)
		d.Context.Settings.RoundUp = on
		shown := func() bool { return p.roundUp.Shown(deskOf(p, d.Context)) }
		told := 0
		d.Forward(p.asked)
		for turn := 0; told < 4 && turn < 12; {
			before, _ := p.table.Clock(p.now.View)
			p.propose(d.Context, p.now.Legal[len(p.now.Legal)/2])
			d.Forward(func() bool { return p.asked() || p.seating.decider() == game.Nobody })
			if p.seating.decider() == game.Nobody {
				break
			}
			d.Rest(1)
			now, _ := p.table.Clock(p.now.View)
			if now == before || now < 3 || !p.now.View.Asking().Fresh {
				continue
			}
			turn++
			earned, taken := earnedIn(p)
			if !on || len(earned)+len(taken) == 0 {
				require.True(t, on || !shown())
				continue
			}
			require.True(t, shown())
			lines := p.roundUp.Read(deskOf(p, d.Context)).Lines
			require.LessOrEqual(t, len(lines), 6)
			text := strings.Join(lines, "\n")
			for seat, sum := range earned {
				require.Contains(t, text, d.Context.Lang.T("round.sum", "name", p.match().Seat(seat).Name, "n", sum))
			}
			for port, seat := range taken {
				require.Contains(t, text, d.Context.Lang.T("round.thing", "name", p.match().Seat(seat).Name, "what", p.words(d.Context).Title(port)))
			}
			require.Contains(t, d.Stack.Top().(app.OwnTextTwin).Page(d.Context).Lines, lines[0], "the text twin tells it")
			rows := roundRows(&d.List)
			require.Len(t, rows, len(lines))
			for i, row := range rows {
				require.Contains(t, row.Tip, lines[i])
			}
			told++
			if told == 1 { // a line shows again what it tells of
				d.Tap(device.TargetName(rows[0].Target))
				require.Equal(t, p, d.Stack.Top(), "not before that is asked for")
				d.Tap(device.TargetName(display.Target{Command: panel.CmdRoundWatch, Value: rows[0].Target.Value}))
				replay := d.Stack.Top().(*Replay)
				require.Equal(t, p.history.RoundUp(1, now, true).Lines[0].Beat-1, replay.playback.At())
				d.Key(control.Cancel)
				require.Equal(t, p, d.Stack.Top())
			}
			d.Click(display.Point{X: 3, Y: 3})
			require.True(t, shown(), "it stays until something is decided")
			p.propose(d.Context, p.now.Legal[0])
			d.Rest(1)
			require.False(t, shown())
			d.Forward(p.asked)
		}
		require.Equal(t, on, told > 0)
	}
}

// earnedIn finds out from the log what seats got from the bank in the last turn that is over, and
// who took which ports.
func earnedIn(p *Play) (earned map[game.Player]int, taken map[game.Ref]game.Player) {
	type sums struct {
		earned map[game.Player]int
		taken  map[game.Ref]game.Player
	}
	begin := func() sums { return sums{map[game.Player]int{}, map[game.Ref]game.Player{}} }
	turns := []sums{begin()}
	for b := range p.match().Beats() {
		last := &turns[len(turns)-1]
		next := false
		for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
			switch {
			case p.table.Meaning(ev).Kind == table.NewTurn && ev.What.Kind != game.SeatRef:
				next = true
			case ev.Kind == game.Paid && ev.From == game.Box && ev.To.Kind == game.SeatRef:
				last.earned[game.Player(ev.To.ID)] += int(ev.N)
			case ev.Kind == game.Took && ev.What.Kind == game.PortRef && ev.To.Kind == game.SeatRef:
				last.taken[ev.What] = game.Player(ev.To.ID)
			}
		}
		if next {
			turns = append(turns, begin())
		}
	}
	over := turns[len(turns)-2]
	return over.earned, over.taken
}

// summedUp is what a third turn may have brought.
func summedUp() *history.RoundUp {
	earned := []history.RoundItem{{By: 1, Sum: 5}, {By: 2, Sum: 12}}
	return &history.RoundUp{Turn: 3, Lines: []history.RoundLine{{Key: "earned", Icon: "two-coins", Items: earned, Beat: 1}}}
}

// roundRows are what of a round-up can be clicked, from its top.
func roundRows(l *display.List) (rows []display.Hit) {
	for _, h := range l.Hits {
		if h.Target.Command == panel.CmdRound {
			rows = append(rows, h)
		}
	}
	return rows
}

// On a phone the round-up lies over a corner of the chart: whatever is done ends it.
func TestTheRoundUpOfAPhonePasses(t *testing.T) {
	for _, size := range []display.Point{{X: 844, Y: 390}, {X: 390, Y: 844}} {
		d, p := resume(t, size, active(t))
		d.Rest(2)
		p.roundUp.Tell(summedUp())
		d.Rest(1)
		rows := roundRows(&d.List)
		require.Len(t, rows, 1, "%v", size)
		hit := rows[0]
		require.Less(t, hit.Rect.W*hit.Rect.H, 0.2*size.X*size.Y, "%v", size)
		d.Click(display.Point{X: size.X / 2, Y: size.Y / 2})
		d.Rest(1)
		small := p.seating.frame(d.Context)
		require.Equal(t, small.Latest.Empty(), !p.roundUp.Shown(deskOf(p, d.Context)), "%v", size)
	}
}

// Where the captain's panel would half cover the round-up it makes way; beside the panel it stays.
func TestTheRoundUpMakesWayForAdvice(t *testing.T) {
	covered := 0
	for _, size := range []display.Point{desktop, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		d, p := advised(t, active(t), size)
		p.roundUp.Tell(summedUp())
		d.Rest(1)
		require.NotEmpty(t, roundRows(&d.List))
		p.carryOut(d.Context, control.Advice)
		require.NotNil(t, p.captain.Hint)
		d.Rest(1)
		over := !p.advice.Box(deskOf(p, d.Context)).Intersect(p.roundUp.Box(deskOf(p, d.Context))).Empty()
		require.Equal(t, !over, len(roundRows(&d.List)) > 0, "%v", size)
		if over {
			covered++
		}
		p.carryOut(d.Context, control.Advice)
		d.Rest(1)
		require.NotEmpty(t, roundRows(&d.List))
	}
	require.NotZero(t, covered)
}

// A question does not hide the round-up where that lies beside the board.
func TestTheRoundUpStaysBesideAQuestion(t *testing.T) {
	asked := 0
	for _, m := range questions(t) {
		d, p := advised(t, m, desktop)
		if !p.now.Modal() || p.seating.frame(d.Context).Latest.Empty() {
			continue
		}
		asked++
		p.roundUp.Tell(summedUp())
		d.Rest(1)
		require.NotEmpty(t, roundRows(&d.List))
	}
	require.Positive(t, asked)
}

// A turn of Méditerranée is summed up when the bids of the next one begin: what was taken and lost,
// of the money only the own, unless a book is kept of it.
func TestATurnOfBidsIsSummedUp(t *testing.T) {
	for _, kept := range []bool{false, true} {
		d, p := seatedAt(t, catalog.Find("mediterranee"), 1, app.AtOnce)
		d.Context.Settings.Accounts = kept
		told, others := 0, 0
		for n := 0; told < 3 && p.seating.decider() != game.Nobody; n++ {
			require.Less(t, n, 2000)
			d.Forward(func() bool { return p.asked() || p.seating.decider() == game.Nobody })
			if p.seating.decider() == game.Nobody {
				break
			}
			d.Rest(1)
			opens := p.now.View.Asking().Round
			if opens && p.roundUp.Shown(deskOf(p, d.Context)) {
				told++
				turn, _ := p.table.Clock(p.now.View)
				x := p.history.RoundUp(1, turn, kept)
				for i, line := range p.roundUp.Read(deskOf(p, d.Context)).Lines {
					require.Equal(t, x.Lines[i].Sentence(p.words(d.Context), func(by game.Player) string { return p.match().Seat(by).Name }), line)
				}
				for _, line := range x.Lines {
					for _, item := range line.Items {
						if line.Key != "earned" {
							continue
						}
						require.Positive(t, item.Sum)
						require.Zero(t, item.Sum%100, "payments are made in hundreds")
						if item.By != 1 {
							others++
						}
					}
				}
			}
			p.propose(d.Context, p.now.Legal[len(p.now.Legal)/2])
		}
		require.Equal(t, 3, told)
		require.Equal(t, kept, others > 0)
	}
}
