package page

import (
	"strconv"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// cmdGame chooses a game; Index: which of those on offer.
const cmdGame display.Command = "game"

// Games are the games on offer, a card for each: where there are several, the set-up of
// a match begins with them.
type Games struct {
	app.Form
	offers []offer
}

// An offer is what the card of a game shows.
type offer struct {
	rules    game.Rules
	position game.State // of its picture
}

// newMatch returns the scene in which a new match is set up: the choice of a game where
// there is one and nobody has made it yet.
func newMatch(c *app.Context) app.Scene {
	chosen := c.Games.Rules(c.Wanted.Game)
	c.Wanted.Game = "" // it was for one match
	switch {
	case chosen != nil && c.Games.HasTable(chosen):
		return NewSetup(c, chosen)
	case c.Games.Several():
		return NewGames(c)
	}
	return NewSetup(c, c.Games.Offered()[0])
}

// NewGames returns the choice of a game. The one played last is chosen already.
func NewGames(c *app.Context) *Games {
	g := &Games{}
	g.Form.Init(1120, g.cards)
	for i, r := range c.Games.Offered() {
		g.offers = append(g.offers, offer{r, sample(r)})
		if r.Info().ID == c.Settings.Game {
			g.Focus = display.Target{Command: cmdGame, Index: i}
		}
	}
	return g
}

// plays notes which game is played, so that the next choice begins with it.
func plays(c *app.Context, r game.Rules) {
	c.Settings.Game = r.Info().ID
	c.SaveSettings()
}

// sampleLength is how many decisions after its start a match is shown on the card of its
// game.
const sampleLength = 160

// sample returns a position of a match, always the same one: the last before its end
// where it is shorter.
func sample(r game.Rules) game.State {
	seats := make([]session.Seat, r.Info().MaxSeats)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Human, Name: strconv.Itoa(i + 1), Colour: i + 1}
	}
	m, _, err := session.New(r, game.Options{Seats: len(seats)}, seats, 1)
	if err != nil {
		panic(err) // the rules refuse what they ask for
	}
	chance := game.NewRand(1)
	position := m.State()
	for range sampleLength {
		legal := m.State().AppendActions(nil)
		if _, err := m.Do(legal[chance.IntN(len(legal))]); err != nil {
			panic(err) // the rules refuse what they offer
		}
		if m.State().Result().Over {
			break
		}
		position = m.State()
	}
	return position
}

// Update implements Scene.
func (g *Games) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	switch t := g.Clicked(c, f, false); {
	case t.Command == cmdGame:
		r := g.offers[t.Index].rules
		plays(c, r)
		return app.Push(NewSetup(c, r)), nil
	case t.Command == cmdBack, f.Has(control.Cancel):
		return app.Pop(), nil
	}
	return app.Nav{}, nil
}

// View implements Scene.
func (g *Games) View(c *app.Context, l *display.List) {
	app.Backdrop(c, l, c.Games.Chart())
	g.ViewForm(c, l, c.Lang.T("games.title"), widget.Button{Caption: c.Lang.T("setup.back"), Target: display.Target{Command: cmdBack}})
}

// mostBeside is how many cards stand beside each other.
const mostBeside = 3

// cards appends the cards: beside each other, with large pictures, if there is room,
// else below each other.
func (g *Games) cards(c *app.Context, l *display.List, r display.Rect) float64 {
	u := c.Unit()
	gap, columns := 14*u, 1
	if r.W >= 640*u && c.Screen.Size.Y >= 560 {
		columns = min(len(g.offers), mostBeside)
	}
	w := (r.W - gap*float64(columns-1)) / float64(columns)
	y := r.Y
	for first := 0; first < len(g.offers); first += columns {
		row := g.offers[first:min(first+columns, len(g.offers))]
		cell := display.Rect{Y: y, W: w}
		for i := range row { // all are as high as the highest
			cell.H = max(cell.H, g.card(c, &display.List{}, cell, first+i, columns > 1)-y)
		}
		for i := range row {
			cell.X = r.X + float64(i)*(w+gap)
			g.card(c, l, cell, first+i, columns > 1)
		}
		y += cell.H + gap
	}
	return y - gap
}

// card appends the card of a game, with its picture above the words or beside them, and
// returns where its content ends.
func (g *Games) card(c *app.Context, l *display.List, r display.Rect, i int, above bool) float64 {
	u, o, t := c.Unit(), g.offers[i], display.Target{Command: cmdGame, Index: i}
	pad, id := 12*u, o.rules.Info().ID
	name, facts, about := app.GameName(c.Lang, id), app.GameFacts(c.Lang, o.rules), app.GameAbout(c.Lang, id)
	widget.AppendCard(l, r, g.StateOf(t), id == c.Settings.Game)
	l.Hit(display.Hit{Rect: r, Target: t, Label: app.GameCard(c.Lang, o.rules)})
	picture := display.Rect{X: r.X + pad, Y: r.Y + pad, W: r.W - 2*pad}
	text := picture.Row(0, 0)
	if above {
		picture.H = picture.W / 2
		text.Y = picture.Y + picture.H + pad
	} else {
		picture.W = min(picture.W*0.36, 0.4*c.Screen.Size.Y) // of low windows it takes little
		picture.H = picture.W / 2
		text = display.Rect{X: picture.X + picture.W + pad, Y: picture.Y, W: r.X + r.W - 2*pad - picture.X - picture.W}
	}
	c.Games.Miniature(l, picture, o.rules, o.position, func(p game.Player) int { return int(p) })
	line := func(words string, font display.FontID, size float64, lead float64) display.Rect {
		cell := text.Row(text.Y, widget.Height(words, font, size, text.W)+0.5)
		text.Y += cell.H + lead
		return cell
	}
	widget.Text(l, line(name, display.Caps, 25*u, 2*u), name, display.TextStyle{Font: display.Caps, Size: 25 * u, Color: theme.Rubric})
	widget.Text(l, line(facts, display.SansBold, 15*u, 6*u), facts, display.TextStyle{Font: display.SansBold, Size: 15 * u, Color: theme.Brown})
	if about != "" {
		widget.Text(l, line(about, display.Sans, 17*u, 0), about, display.TextStyle{Font: display.Sans, Size: 17 * u, Color: theme.Ink})
	}
	return max(text.Y, picture.Y+picture.H) + pad
}
