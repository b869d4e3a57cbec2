package page

import (
	"slices"

	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// The commands of taking a game up.
const (
	cmdSit  display.Command = "sit"  // Index: the seat from zero; the last one: as it was
	cmdDeal display.Command = "deal" // Index: 0 the same dice and cards, 1 fresh ones
)

// A TakeUp agrees on how a match is played on from a position of another one.
type TakeUp struct {
	app.Form
	app.Over
	match *session.Match
	n     int // entries of it that the new one begins with
	sit   int // who is a person, from zero; the number of seats: who was
	fresh bool
}

// NewTakeUp proposes to play on behind the first n entries of a match, against
// bots on the seat that is to decide there.
func NewTakeUp(_ *app.Context, of session.Outline, n int) *TakeUp {
	m := app.Whole(of)
	t := &TakeUp{match: m, n: n, fresh: true}
	s := m.Start()
	for _, a := range m.Log()[:n] {
		s.Apply(a, nil)
	}
	t.sit = max(0, int(s.Decision().Player)-1)
	t.Form.Init(720, t.rows)
	return t
}

// Update implements Scene.
func (t *TakeUp) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	switch x := t.Clicked(c, f, false); x.Command {
	case cmdSit:
		t.sit = x.Index
	case cmdDeal:
		t.fresh = x.Index > 0
	case cmdStart:
		return t.begin(c), nil
	case cmdBack:
		return app.Pop(), nil
	default:
		if f.Has(control.Cancel) {
			return app.Pop(), nil
		}
	}
	return app.Nav{}, nil
}

// begin begins the new match; the other one is kept.
func (t *TakeUp) begin(c *app.Context) app.Nav {
	seed, from, origin := t.match.Seed(), min(t.match.Taken(), t.n), session.Kept
	if t.fresh {
		seed, from, origin = c.Chance.NewSeed(), t.n, session.Drawn
	}
	m, err := t.match.Fork(t.n, t.seats(c), seed)
	if err != nil {
		return app.Push(app.NewMessage(c, c.Lang.T("setup.failed"), []string{err.Error()}))
	}
	kept, err := c.Archive().Secure(t.match)
	return leave(c, c.KeptText(kept), err, func(c *app.Context) app.Nav {
		c.Chance.Seal(m, from, origin)
		return app.Home(c.Matches.Play(c, m, nil))
	})
}

// seats are those of the new match.
func (t *TakeUp) seats(c *app.Context) []session.Seat {
	seats := t.match.Seats()
	if t.sit == len(seats) {
		return seats
	}
	for i := range seats {
		s := &seats[i]
		switch {
		case i == t.sit:
			s.Kind, s.Level = session.Human, ""
		case s.Kind == session.Human:
			s.Kind, s.Level = session.Bot, c.Bots.Opponents(t.match.Rules().Info().ID).Fit("")
		}
	}
	return seats
}

// View implements Scene.
func (t *TakeUp) View(c *app.Context, l *display.List) {
	t.ViewForm(c, l, c.Lang.T("take-up.title"),
		widget.Button{Caption: c.Lang.T("take-up.start"), Primary: true, Target: display.Target{Command: cmdStart}},
		widget.Button{Caption: c.Lang.T("message.cancel"), Target: display.Target{Command: cmdBack}})
}

// rows appends who plays and what chance does.
func (t *TakeUp) rows(c *app.Context, l *display.List, r display.Rect) float64 {
	var names []string
	people := 0
	for _, s := range t.match.Seats() {
		names = append(names, s.Name)
		if s.Kind == session.Human {
			people++
		}
	}
	y := widget.Note(c.Window(), l, r, r.Y, c.Lang.T("take-up.about"))
	if people > 1 {
		names = append(names, c.Lang.T("take-up.as-before"))
	}
	y = pick{"take-up.you", names, t.sit, cmdSit}.row(c, &t.Form, l, r, y)
	deals := []string{c.Lang.T("take-up.same"), c.Lang.T("take-up.fresh")}
	y = pick{"take-up.chance", deals, slices.Index([]bool{false, true}, t.fresh), cmdDeal}.row(c, &t.Form, l, r, y)
	key := "take-up.same.about"
	if t.fresh {
		key = "take-up.fresh.about"
	}
	return widget.Note(c.Window(), l, r, y, c.Lang.T(key))
}
