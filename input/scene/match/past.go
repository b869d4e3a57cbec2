package match

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/scene"
	"serenissima/render/layout"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// Namings are the sums of a kind that seats have named in a turn, such as bids, once they were laid
// open.
type namings struct {
	turn int
	sums map[game.Player]int
}

// mostPast is of how many turns the sums are shown that were named before.
const mostPast = 3

// namedBefore are the sums like one that is asked for which were named in earlier turns, the latest
// turn first, as far as everybody has seen them.
func (p *Play) namedBefore(sum *table.Sum) (list []namings) {
	if sum.Before == nil {
		return nil
	}
	for b := range p.match.Beats() {
		for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
			seat, n, ok := sum.Before(ev)
			if !ok {
				continue
			}
			turn, _ := p.table.Clock(b.Before)
			if len(list) == 0 || list[len(list)-1].turn != turn {
				list = append(list, namings{turn, map[game.Player]int{}})
			}
			list[len(list)-1].sums[seat] = n
		}
	}
	slices.Reverse(list)
	return list[:min(len(list), mostPast)]
}

// pastLines is of how many turns the sums are shown: of the last one in a small frame.
func (p *answers) pastLines(v *table.View) int {
	if v.Frame.Shape == layout.Small {
		return min(len(p.past), 1)
	}
	return len(p.past)
}

// viewPast appends what was named before, a turn a line: the shield of each seat and its sum.
func (p *answers) viewPast(c *scene.Context, l *op.List, r op.Rect, v *table.View) {
	u, lines := v.Frame.Unit, p.pastLines(v)
	seats := len(p.play.match.Seats())
	for i, x := range p.past[:lines] {
		row := op.Rect{X: r.X, Y: r.Y + float64(i)*returnRow*u, W: r.W, H: returnRow * u}
		l.Fill(op.Rect{X: row.X, Y: row.Y, W: row.W, H: max(1, u)}, 0, theme.PaperLine)
		cells := row.Columns(seats+1, 4*u)
		ui.Line(l, cells[0], c.Lang.T("accounts.turn", "n", x.turn), op.TextStyle{Font: op.Caps, Size: 15 * u, Color: theme.Brown})
		for seat := 1; seat <= seats; seat++ {
			at := cells[seat]
			pieces.AppendShield(l, op.Point{X: at.X + 10*u, Y: at.Center().Y}, 0.8*row.H, v.Colour(game.Player(seat)))
			ui.Line(l, op.Rect{X: at.X + 24*u, Y: at.Y, W: at.W - 24*u, H: at.H}, c.Lang.Number(x.sums[game.Player(seat)]), op.TextStyle{Font: op.SansBold, Size: 15 * u, Color: theme.Ink})
		}
	}
}
