package page

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The commands of the settings of a seat.
const (
	cmdPersonal  display.Command = "personal"   // Ref: the seat; opens it
	cmdMyMoves   display.Command = "my-moves"   // Index: a speed, one more; zero: as for everybody
	cmdTheirs    display.Command = "theirs"     // likewise
	cmdMyHand    display.Command = "my-hand"    // Index: a hand, one more; zero: as for everybody
	cmdMyPattern display.Command = "my-pattern" // Index: a pattern
)

// seatRows are the rows of a form for the settings of a seat.
type seatRows struct {
	*app.Form
	rules string         // ID of the game, in which seats wear colours of its own
	seats []session.Seat // of the match, or to be
	seat  game.Player
}

// settings are what the person has chosen.
func (o *seatRows) settings(c *app.Context) *app.SeatSettings { return &c.Settings.BySeat[o.seat-1] }

// take does what a click on one of the rows wants and reports whether it was one.
func (o *seatRows) take(c *app.Context, t display.Target) bool {
	h := o.settings(c)
	switch t.Command {
	case cmdMyMoves:
		h.SpeedOwn = chosen(app.Speeds, t.Index)
	case cmdTheirs:
		h.SpeedOthers = chosen(app.Speeds, t.Index)
	case cmdMyHand:
		h.Hand = chosen(app.Hands, t.Index)
	case cmdMyPattern:
		for i := range c.Settings.BySeat { // nobody else wants it any more
			if other := &c.Settings.BySeat[i]; other.Pattern == theme.Pattern(t.Index) {
				other.Pattern = 0
			}
		}
		h.Pattern = theme.Pattern(t.Index)
	default:
		return false
	}
	return true
}

// chosen is the value at an index that counts from one; zero: none.
func chosen[T ~string](list []T, i int) (value T) {
	if i > 0 {
		value = list[i-1]
	}
	return value
}

// rows appends the rows.
func (o *seatRows) rows(c *app.Context, l *display.List, r display.Rect) float64 {
	h := o.settings(c)
	y := widget.Note(c.Window(), l, r, r.Y, c.Lang.T("seat-settings.about", "name", o.seats[o.seat-1].Name))
	y = o.choose(c, l, r, y, pick{"settings.speed.own", worded(c, "settings.speed.", app.Speeds), slices.Index(app.Speeds, h.SpeedOwn), cmdMyMoves})
	y = o.choose(c, l, r, y, pick{"settings.speed.others", worded(c, "settings.speed.", app.Speeds), slices.Index(app.Speeds, h.SpeedOthers), cmdTheirs})
	y = o.choose(c, l, r, y, pick{"settings.hand", worded(c, "settings.hand.", app.Hands), slices.Index(app.Hands, h.Hand), cmdMyHand})
	cell, next := widget.Labelled(c.Window(), l, r, y, c.Lang.T("seat-settings.pattern"))
	more := 0.6 * cell.H // so that a sail can be told from another
	cell.H += more
	o.sails(c, l, cell)
	return widget.Note(c.Window(), l, r, next+more-4*c.Unit(), c.Lang.T("seat-settings.pattern.about"))
}

// choose appends a row with a choice; what is for everybody comes first.
func (o *seatRows) choose(c *app.Context, l *display.List, r display.Rect, y float64, p pick) float64 {
	p.names = append([]string{c.Lang.T("seat-settings.default")}, p.names...)
	p.chosen++
	return p.row(c, o.Form, l, r, y)
}

// sails appends a button for each pattern, with a galley under such a sail.
func (o *seatRows) sails(c *app.Context, l *display.List, r display.Rect) {
	u := c.Unit()
	colour := o.seats[o.seat-1].Colour
	now := theme.LiveryOf(c.Liveries(o.rules, o.seats)[o.seat-1]).Pattern
	gap := 8 * u
	w := (r.W - gap*float64(len(theme.Patterns)-1)) / float64(len(theme.Patterns))
	for i, p := range theme.Patterns {
		cell := r.Column(r.X+float64(i)*(w+gap), w)
		t := display.Target{Command: cmdMyPattern, Index: int(p)}
		o.Button(l, widget.Button{Rect: cell, Paper: true, Target: t, Tip: c.Lang.T("seat-settings.pattern." + patternNames[p])})
		if p == now {
			l.Stroke(cell.Inset(1), min(9, cell.H/5), 4, theme.Rubric)
			l.Hits[len(l.Hits)-1].On = true
		}
		kit.AppendShip(l, cell.Center(), min(cell.W*0.8, cell.H*0.95), kit.Ship{Colour: c.Games.Tables.Style(o.rules).Wears(theme.Painted(colour, p)), Ashore: true})
	}
}

// patternNames are the keys of the patterns.
var patternNames = map[theme.Pattern]string{theme.Waves: "waves", theme.Crosses: "crosses", theme.Bends: "bends", theme.Chequers: "chequers"}

// A SeatSettingsScene lies over the set-up and changes the settings of one seat.
type SeatSettingsScene struct {
	app.Form
	app.Over
	own seatRows
}

// NewSeatSettingsScene returns the page for the person on a seat of those that will play a game.
func NewSeatSettingsScene(rules string, seats []session.Seat, seat game.Player) *SeatSettingsScene {
	p := &SeatSettingsScene{}
	p.own = seatRows{&p.Form, rules, seats, seat}
	p.Form.Init(760, p.own.rows)
	return p
}

// Update implements Scene.
func (p *SeatSettingsScene) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	switch t := p.Clicked(c, f, false); {
	case p.own.take(c, t):
		c.SaveSettings()
	case t.Command == cmdDone, f.Has(control.Cancel):
		return app.Pop(), nil
	}
	return app.Nav{}, nil
}

// View implements Scene.
func (p *SeatSettingsScene) View(c *app.Context, l *display.List) {
	p.ViewForm(c, l, c.Lang.T("seat-settings.title", "name", p.own.seats[p.own.seat-1].Name),
		widget.Button{Caption: c.Lang.T("settings.done"), Primary: true, Target: display.Target{Command: cmdDone}})
}
