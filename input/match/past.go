package match

import (
	"slices"
	"strconv"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Namings are the sums of a kind that seats have named in a turn, such as bids, once they were laid
// open.
type namings struct {
	turn   int
	sums   map[game.Player]int
	dice   map[game.Player]int // that were thrown last between equal sums
	places []game.Player       // in the order that the sums have brought, Nobody where that is not known
}

// mostPast is of how many turns the sums are shown that were named before.
const mostPast = 3

// namedBefore are the sums like one that is asked for which were named in earlier turns, the latest
// turn first, as far as everybody has seen them.
func (p *Play) namedBefore(sum *table.Sum) (list []namings) {
	if sum.Before == nil {
		return nil
	}
	for b := range p.host.Beats(game.Nobody) {
		for _, ev := range b.Events {
			seat, n, told := sum.Before(ev)
			if told == table.NamedNothing {
				continue
			}
			turn, _ := p.table.Clock(b.Before)
			if len(list) == 0 || list[len(list)-1].turn != turn {
				list = append(list, namings{turn: turn, sums: map[game.Player]int{}, dice: map[game.Player]int{}, places: make([]game.Player, len(p.host.Seats()))})
			}
			last := &list[len(list)-1]
			switch told {
			case table.NamedSum:
				last.sums[seat] = n
			case table.NamedDie:
				last.dice[seat] = n
			case table.NamedPlace:
				last.places[n-1] = seat
			}
		}
	}
	slices.Reverse(list)
	return list
}

// highest is in how many of the earlier turns a sum would have been higher than that of all others.
func (p *answers) highest(by game.Player, n int) (turns int) {
	for _, x := range p.past {
		most := -1
		for seat, sum := range x.sums {
			if seat != by {
				most = max(most, sum)
			}
		}
		if n > most {
			turns++
		}
	}
	return turns
}

// compared says in how many of the earlier turns the sum that is chosen would have been the highest,
// nothing as long as none is chosen.
func (p *answers) compared(c *app.Context) string {
	n := p.stepper.Value()
	m := p.highest(p.play.now.View.Decision().Player, n)
	switch {
	case n == 0:
		return ""
	case len(p.past) == 1:
		return c.Lang.T("play.past.highest.once", "n", n, "m", m)
	}
	return c.Lang.T("play.past.highest", "n", n, "m", m, "all", len(p.past))
}

// pastHeight is how high all is that stands beside a sum of which others name their own: who has, and
// what was named before in so many turns.
func (p *answers) pastHeight(v *table.View, lines int) float64 {
	if p.sum == nil || p.sum.Before == nil {
		return 0
	}
	rows := float64(lines)
	if v.Frame.Shape == layout.Small {
		return rows * lowReturnRow * v.Frame.Unit
	}
	if lines > 0 {
		rows += 2 // the places above, and how high the sum is
	}
	if len(p.sum.Parties) > 0 {
		rows += partyRows
	}
	return rows * returnRow * v.Frame.Unit
}

// lowReturnRow is the height of a line in a small frame, at unit one.
const lowReturnRow = 21

// partyRows is how many lines the parties take.
const partyRows = 1.8

// viewPast appends who has named a sum, and below that what was named before in so many turns, a turn a line: in the
// order of the places that it has brought, the shield of each seat, its sum, and what was thrown.
func (p *answers) viewPast(c *app.Context, l *display.List, r display.Rect, v *table.View, lines int) {
	if r.H <= 0 {
		return
	}
	u, small := v.Frame.Unit, v.Frame.Shape == layout.Small
	row := display.Rect{X: r.X, Y: r.Y, W: r.W, H: returnRow * u}
	if small {
		row.H = lowReturnRow * u
	}
	if !small && len(p.sum.Parties) > 0 {
		p.viewParties(c, l, display.Rect{X: row.X, Y: row.Y, W: row.W, H: partyRows*row.H - 6*u}, v)
		row.Y += partyRows * row.H
	}
	if lines == 0 {
		return
	}
	if !small {
		cells := p.pastCells(row, u)
		widget.Line(l, cells[0], c.Lang.T("play.past"), display.TextStyle{Font: display.Caps, Size: 15 * u, Color: theme.Rubric})
		for i := range cells[1:] {
			kit.AppendDisc(l, display.Point{X: cells[i+1].X + 10*u, Y: row.Center().Y}, 8*u, strconv.Itoa(i+1), false)
		}
		row.Y += row.H
	}
	for _, x := range p.past[:lines] {
		p.viewNamings(c, l, row, v, x)
		row.Y += row.H
	}
	if !small {
		l.Fill(display.Rect{X: row.X, Y: row.Y, W: row.W, H: max(1, u)}, 0, theme.PaperLine)
		widget.Line(l, row, p.compared(c), display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Brown})
	}
}

// pastCells divides a line into one for what it is about and one for each seat.
func (p *answers) pastCells(row display.Rect, u float64) []display.Rect {
	return row.Columns(len(p.play.host.Seats())+1, 4*u)
}

// viewNamings appends what was named in a turn.
func (p *answers) viewNamings(c *app.Context, l *display.List, row display.Rect, v *table.View, x namings) {
	u, cells := v.Frame.Unit, p.pastCells(row, v.Frame.Unit)
	l.Fill(display.Rect{X: row.X, Y: row.Y, W: row.W, H: max(1, u)}, 0, theme.PaperLine)
	widget.Line(l, cells[0], c.Lang.T("accounts.turn", "n", x.turn), display.TextStyle{Font: display.Caps, Size: 15 * u, Color: theme.Brown})
	for i, seat := range x.places {
		if seat == game.Nobody {
			continue
		}
		at, sum := cells[i+1], c.Lang.Number(x.sums[seat])
		kit.AppendShield(l, display.Point{X: at.X + 10*u, Y: at.Center().Y}, 0.8*row.H, v.Colour(seat))
		style := display.TextStyle{Font: display.SansBold, Size: 15 * u, Color: theme.Ink}
		at.X, at.W = at.X+24*u, at.W-24*u
		if die := x.dice[seat]; die > 0 {
			side := min(0.66*row.H, at.W/2)
			at.W -= side + 3*u
			x := at.X + min(at.W, display.Measure(sum, style.Font, style.Size)+6*u)
			viewThrown(l, display.Rect{X: x, Y: at.Center().Y - side/2, W: side, H: side}, die, theme.LiveryOf(v.Colour(seat)))
		}
		widget.Line(l, at, sum, style)
	}
}

// viewThrown appends a die that has been thrown, in the colour of its seat.
func viewThrown(l *display.List, r display.Rect, n int, livery theme.Livery) {
	l.Fill(r, 0.2*r.W, theme.Cream)
	l.Stroke(r, 0.2*r.W, max(1, 0.08*r.W), livery.Main)
	size := max(widget.MinText, 0.72*r.H)
	l.Print(r.Center().X, r.Center().Y+display.Ascent(size)/2, strconv.Itoa(n), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
}

// viewParties appends who has named a sum, who does now, and who is to come.
func (p *answers) viewParties(c *app.Context, l *display.List, r display.Rect, v *table.View) {
	u, now := v.Frame.Unit, p.play.now.View.Decision().Player
	for i, cell := range r.Columns(len(p.sum.Parties), 6*u) {
		x := p.sum.Parties[i]
		key, ink, rim := "play.party.later", theme.Brown, theme.PaperLine
		switch {
		case x.Seat == now:
			key, ink, rim = "play.party.now", theme.Rubric, theme.Gilt
			l.Fill(cell, 6*u, theme.Fade(theme.Gold, 0.45))
		case x.Named:
			key, ink = "play.party.named", theme.Good
		}
		l.Stroke(cell, 6*u, max(1, 1.2*u), rim)
		side := min(0.8*cell.H, 0.3*cell.W)
		kit.AppendShield(l, display.Point{X: cell.X + 0.62*side, Y: cell.Center().Y}, 0.86*side, v.Colour(x.Seat))
		text := display.Rect{X: cell.X + 1.2*side, Y: cell.Y, W: cell.W - 1.25*side, H: cell.H / 2}
		widget.Line(l, text, v.Seats[x.Seat-1].Name, display.TextStyle{Font: display.Caps, Size: 15 * u, Color: theme.Ink})
		text.Y += text.H
		widget.Line(l, text, c.Lang.T(key), display.TextStyle{Font: display.Sans, Size: 14 * u, Color: ink})
	}
}
