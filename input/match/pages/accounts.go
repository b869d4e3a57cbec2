// Package pages holds the pages that only a match opens, and that get no more than its host: the account
// book, and the curtain between people.
package pages

import (
	"slices"

	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The commands of the account book.
const (
	cmdTurn display.Command = "turn" // Index: 0 for the turn before, 1 for the next
	cmdDone display.Command = "done"
)

// An entry is a payment that everybody has seen, and its turn.
type entry struct {
	table.Payment
	turn int
}

// Accounts are the book of what everybody has seen paid in a match.
type Accounts struct {
	app.Form
	app.Over
	game    *game.Info
	seats   []session.Seat
	kinds   []string
	entries []entry
	turns   int // that the book tells of
	turn    int // that is shown; zero: all together
}

// NewAccounts returns the account book of the first beats of a match, those that have been shown.
func NewAccounts(c *app.Context, h host.Host, beats int) *Accounts {
	p := &Accounts{game: h.Rules().Info(), seats: h.Seats()}
	on := c.Games.Tables[p.game.ID]
	books := on.Books()
	p.kinds = books.Accounts
	for b := range h.BeatsFor(game.Nobody) {
		if beats--; beats < 0 {
			break
		}
		turn, _ := on.Clock(b.Before)
		p.turns = max(p.turns, turn)
		for _, x := range books.Payments(b.Events) {
			p.entries = append(p.entries, entry{x, turn})
		}
	}
	p.Form.Init(860, p.rows)
	return p
}

// sum is what a seat has received and paid of a kind, or of all kinds if that is empty, in the turn
// that is shown.
func (p *Accounts) sum(seat game.Player, kind string) (n int) {
	for _, x := range p.entries {
		if x.By == seat && (kind == "" || x.Kind == kind) && (p.turn == 0 || x.turn == p.turn) {
			n += x.N
		}
	}
	return n
}

// Update implements Scene.
func (p *Accounts) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	switch t := p.Clicked(c, f, false); {
	case t.Command == cmdTurn:
		p.turn = min(p.turns, max(0, p.turn+2*t.Index-1))
	case t.Command == cmdDone, f.Has(control.Cancel):
		return app.Pop(), nil
	}
	return app.Nav{}, nil
}

// View implements Scene.
func (p *Accounts) View(c *app.Context, l *display.List) {
	p.ViewForm(c, l, c.Lang.T("accounts.title"), widget.Button{Caption: c.Lang.T("accounts.done"), Primary: true, Target: display.Target{Command: cmdDone}})
}

// rows appends the turn and a line for each kind of payment, a column for each seat, and what that
// comes to.
func (p *Accounts) rows(c *app.Context, l *display.List, r display.Rect) float64 {
	u := c.Unit()
	y := widget.Note(c.Window(), l, r, r.Y, c.Lang.T("accounts.about"))
	shown := c.Lang.T("accounts.all")
	words := c.Lang.Words(p.game, nil)
	if p.turn > 0 {
		shown = c.Lang.T("accounts.turn", "n", p.turn)
	}
	widget.AppendStepper(l, widget.Stepper{Rect: display.Rect{X: r.X, Y: y, W: min(r.W, 320*u), H: c.Window().RowHeight()}, Value: shown,
		Less: display.Target{Command: cmdTurn}, More: display.Target{Command: cmdTurn, Index: 1}, Low: p.turn == 0, High: p.turn == p.turns}, p.StateOf)
	y += c.Window().RowHeight() + 10*u
	y = p.line(c, l, r.Row(y, 0), "", display.Caps, func(at display.Rect, i int) {
		side := min(at.H, 26*u)
		kit.AppendShield(l, display.Point{X: at.X + at.W - side/2, Y: at.Center().Y}, side, c.Liveries(p.game.ID, p.seats)[i])
		name := p.seats[i].Name
		l.Hit(display.Hit{Rect: at, Tip: name, Label: name})
		if room := at.W - side - 4*u; p.namesFit(room) { // else the shields say it
			widget.Line(l, at.Column(at.X, room), name, display.TextStyle{Font: display.Caps, Size: 16 * u, Align: display.Right, Color: theme.Ink})
		}
	})
	for _, kind := range append(slices.Clone(p.kinds), "") {
		caption, font := c.Lang.T("accounts.total"), display.SansBold
		if kind != "" {
			caption, font = words.Line("account."+kind), display.Sans
		}
		y = p.line(c, l, r.Row(y, 0), caption, font, func(at display.Rect, i int) {
			n := p.sum(game.Player(i+1), kind)
			ink := theme.Good
			if n <= 0 {
				ink = theme.Ink
			}
			widget.Line(l, at, app.Amount(c, n, false), display.TextStyle{Font: font, Size: 16 * u, Align: display.Right, Color: ink})
		})
	}
	return y
}

// namesFit reports whether the names of all seats have room in columns so wide.
func (p *Accounts) namesFit(width float64) bool {
	return !slices.ContainsFunc(p.seats, func(s session.Seat) bool { return !display.Fits(s.Name, display.Caps, widget.MinText, width) })
}

// line appends a line of the book: its caption, and a cell for each seat.
func (p *Accounts) line(c *app.Context, l *display.List, r display.Rect, caption string, font display.FontID, cell func(at display.Rect, seat int)) float64 {
	u := c.Unit()
	r.H = max(30*u, widget.Height(caption, font, 16*u, 0.32*r.W)+4*u)
	l.Fill(r.Row(r.Y+r.H, 1), 0, theme.PaperLine)
	about := r.Column(r.X, 0.32*r.W)
	if caption != "" {
		widget.Text(l, about, caption, display.TextStyle{Font: font, Size: 16 * u, Color: theme.Ink})
	}
	seats := r.Column(r.X+about.W, r.W-about.W)
	for i, at := range seats.Columns(len(p.seats), 8*u) {
		cell(at, i)
	}
	return r.Y + r.H + 2
}
