package pages

import (
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Curtain hides the board until the person who is to decide sits at the screen.
type Curtain struct {
	app.Page
	game    string // whose chart lies behind it
	palette theme.Palette
	seat    session.Seat
	livery  int
	bust    kit.Bust
	prompt  string // name of what is asked
	open    func() // shows what that person may see
}

// cmdOpen opens the curtain.
const cmdOpen display.Command = "open-curtain"

// NewCurtain returns the curtain before the person on a seat of a match.
func NewCurtain(c *app.Context, m session.Outline, seat game.Player, open func()) *Curtain {
	game := m.Rules().Info().ID
	x := &Curtain{game: game, palette: c.Games.Tables.Style(game).Palette, seat: m.Seat(seat), livery: c.Livery(m, seat), bust: app.Bust(m, seat), prompt: m.Rules().Info().PromptName(m.Public().Decision().Prompt), open: open}
	x.Guard(app.GuardTicks)
	return x
}

// Update implements Scene.
func (x *Curtain) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	if x.Clicked(c, f, false).Command == cmdOpen {
		x.open()
		return app.Pop(), nil
	}
	return app.Nav{}, nil
}

// Palette are the colours of the table behind the curtain.
func (x *Curtain) Palette() theme.Palette { return x.palette }

// View implements Scene.
func (x *Curtain) View(c *app.Context, l *display.List) {
	u, screen := c.Unit(), c.Screen.Rect()
	app.Backdrop(c, l, x.game)
	r := screen.Middle(min(520*u, screen.W-24), min(430*u, screen.H-16))
	widget.Paper(l, r)
	inner := r.InsetBy(20*u, 18*u)
	button := inner.CutBottom(max(44, 56*u))
	inner.CutBottom(10 * u)
	about, heading := inner.CutBottom(44*u), inner.CutBottom(42*u)
	inner.CutBottom(8 * u)
	kit.AppendPortrait(l, inner, x.bust, x.livery)
	widget.Heading(l, heading, x.title(c), 30*u, display.Center)
	widget.Text(l, about, c.Lang.T("curtain.about"), display.TextStyle{Font: display.Sans, Size: 17 * u, Align: display.Center, Color: theme.Brown})
	x.Button(l, widget.Button{Rect: button, Caption: c.Lang.T("curtain.open"), Primary: true, Target: display.Target{Command: cmdOpen}})
}

// title calls the person and says what is asked, where the game has words for it. Nothing in them depends on
// the position, since the others still see the screen.
func (x *Curtain) title(c *app.Context) string {
	key := x.game + ".curtain." + x.prompt
	if !c.Lang.Has(key) {
		key = "curtain.title"
	}
	return c.Lang.T(key, "name", x.seat.Name)
}
