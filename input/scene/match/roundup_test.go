package match

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/table"
)

// When a turn has ended it is summed up at one's next decision, in at most four lines that have
// everything of it: the money of each seat, and what has changed hands. The settings switch it off.
func TestATurnIsSummedUp(t *testing.T) {
	for _, on := range []bool{true, false} {
		d, p := seated(t, 1, scene.AtOnce)
		d.c.Settings.RoundUp = on
		told := 0
		d.forward(p.asked)
		for turn := 0; told < 4 && turn < 12; {
			before, _ := p.table.Clock(p.now.view)
			p.controller.do(d.c, p.now.legal[len(p.now.legal)/2])
			d.forward(func() bool { return p.asked() || p.decider() == game.Nobody })
			if p.decider() == game.Nobody {
				break
			}
			d.rest(1)
			now, _ := p.table.Clock(p.now.view)
			if now == before || now < 3 || !p.table.Prompt(p.now.view.Decision().Prompt).Fresh {
				continue
			}
			turn++
			earned, taken := earnedIn(p)
			if !on || len(earned)+len(taken) == 0 {
				if !on {
					require.Empty(t, p.messages.notice)
				}
				continue
			}
			lines := strings.Split(p.messages.notice, "\n")
			require.LessOrEqual(t, len(lines), 4)
			for seat, sum := range earned {
				require.Contains(t, p.messages.notice, d.c.Lang.T("round.sum", "name", p.match.Seat(seat).Name, "n", sum))
			}
			for port, seat := range taken {
				require.Contains(t, p.messages.notice, d.c.Lang.T("round.thing", "name", p.match.Seat(seat).Name, "what", p.words(d.c).Title(port)))
			}
			require.True(t, d.shows(lines[0]))
			told++
			d.click(op.Point{X: 3, Y: 3})
			require.Empty(t, p.messages.notice)
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
	for b := range p.match.Beats() {
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
