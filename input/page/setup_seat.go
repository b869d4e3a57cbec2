package page

import (
	"slices"
	"strconv"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// seatKind puts a person on a seat, or a bot, which is the usual one if there has
// been none.
func (s *Setup) seatKind(seat *session.Seat, bot bool) {
	if bot == (seat.Kind == session.Bot) {
		return
	}
	seat.Kind, seat.Level = session.Human, ""
	if bot {
		seat.Kind, seat.Level = session.Bot, s.opponents.Fit(app.UsualLevel)
	}
}

// table appends who plays.
func (s *Setup) table(c *app.Context, l *display.List, r display.Rect) float64 {
	in := s.rules.Info()
	var items []widget.Item
	for n := in.MinSeats; n <= in.MaxSeats; n++ {
		items = append(items, widget.Item{Caption: c.Lang.Number(n)})
	}
	cell, y := widget.Labelled(c.Window(), l, r, r.Y, c.Lang.T("setup.players"))
	s.Choice(l, widget.Choice{Rect: cell, Items: items, Chosen: s.players - in.MinSeats, Target: display.Target{Command: cmdPlayers}})
	if bots(s.seats[:s.players]) > 0 {
		y = s.strength(c, l, r, y)
	}
	homes := s.homes(c)
	for i := range s.players {
		y = s.seat(c, l, r, y+4*c.Unit(), i, homes[:])
	}
	return y
}

// A settlement is where a player begins, and the points with which it does.
type settlement struct {
	home      game.Ref
	headStart int
}

// settle finds out where each player begins, as far as that is known before. It makes a position for that,
// and so is done when the options change, not in every picture.
func (s *Setup) settle(c *app.Context) {
	s.settled = [game.MaxSeats]settlement{}
	state, err := s.rules.New(s.chosen())
	if err != nil {
		return
	}
	for i := range s.players {
		s.settled[i].home, s.settled[i].headStart = game.HomeOf(state, game.Player(i+1))
	}
}

// homes names where each player begins, empty where that is not known: whom a seat plays. Points with which
// it begins stand behind.
func (s *Setup) homes(c *app.Context) (names [game.MaxSeats]string) {
	words := c.Lang.Words(s.rules.Info(), nil)
	for i, seat := range s.settled {
		if seat.home == (game.Ref{}) {
			continue
		}
		names[i] = words.Title(seat.home)
		if seat.headStart > 0 {
			names[i] += " +" + c.Lang.Number(seat.headStart)
		}
	}
	return names
}

// bots is how many of those who play are bots.
func bots(seats []session.Seat) (n int) {
	for _, seat := range seats {
		if seat.Kind == session.Bot {
			n++
		}
	}
	return n
}

// strength appends the level of all bots. A single one has it too: all levels are seen at a glance.
func (s *Setup) strength(c *app.Context, l *display.List, r display.Rect, y float64) float64 {
	var items []widget.Item
	widest := 0.0
	for _, level := range s.opponents.Levels {
		items = append(items, widget.Item{Caption: app.LevelName(c.Lang, level)})
		widest = max(widest, display.Measure(app.LevelName(c.Lang, level), display.SansBold, widget.MinText)+20)
	}
	cell, next := widget.Labelled(c.Window(), l, r, y, c.Lang.T("setup.strength", "n", bots(s.seats[:s.players])))
	if room := widest * float64(len(items)); cell.W < room { // over a part of the label's place
		cell.X, cell.W = cell.X+cell.W-min(room, r.W), min(room, r.W)
	}
	s.Choice(l, widget.Choice{Rect: cell, Items: items, Chosen: common(s.seats[:s.players], s.opponents.Levels), Target: display.Target{Command: cmdStrength}})
	return next
}

// common is the level of these that all bots have, as its index; none: -1.
func common(seats []session.Seat, levels []string) int {
	at := -1
	for _, seat := range seats {
		if seat.Kind != session.Bot {
			continue
		}
		level, _ := app.SplitLevel(seat.Level)
		i := slices.Index(levels, level)
		if at >= 0 && i != at {
			return -1
		}
		at = i
	}
	return at
}

// setStrength gives all bots a level; their characters stay.
func (s *Setup) setStrength(level int) {
	for i := range s.seats[:s.players] {
		if seat := &s.seats[i]; seat.Kind == session.Bot {
			_, character := app.SplitLevel(seat.Level)
			seat.Level = app.JoinLevel(s.opponents.Levels[level], character)
		}
	}
}

// seat appends a player: likeness and arms, name and which of the homes, person or bot, and the settings of
// the one or how the other differs from the rest: in one row, or where r is narrow below each other.
func (s *Setup) seat(c *app.Context, l *display.List, r display.Rect, y float64, i int, homes []string) float64 {
	u, h := c.Unit(), c.Window().RowHeight()
	gap, narrow := 10*u, narrowSeats(c, r)
	bot, alone := s.seats[i].Kind == session.Bot, ""
	if s.special(s.seats[i]) && !s.more {
		level, character := app.SplitLevel(s.seats[i].Level)
		alone = app.LevelName(c.Lang, level)
		if character != "" {
			alone += ", " + app.CharacterName(c.Lang, character)
		}
	}
	row := r.Row(y, h+14*u)
	face := row.CutLeft(row.H)
	if narrow {
		face = r.Row(y, 2*h+6*u)
		face.W = min(face.H, r.W*0.26)
		face.H = face.W
		row = display.Rect{X: face.X + face.W, Y: y, W: r.W - face.W, H: 2*h + 6*u}
		if !bot || alone != "" {
			row.H += h + 6*u
		}
	}
	row.CutLeft(gap)
	below, next := row, row.Y+row.H
	name, kind, own := row, row.Row(y+h+6*u, h), row.Row(y+2*(h+6*u), h)
	if narrow {
		name.H = h
	} else {
		row = row.Row(y+7*u, h)
		kind = row.CutRight(row.W * 0.33)
		row.CutRight(gap)
		if own = row; !bot || alone != "" {
			own = row.CutRight(max(160, row.W*0.42))
			row.CutRight(gap)
		}
		name = row
	}

	colour := c.Liveries(s.rules.Info().ID, s.seats[:s.players])[i]
	t := seatTarget(cmdColour, i)
	s.Button(l, widget.Button{Rect: face, Paper: true, Target: t, Tip: s.colourTip(c, i)})
	kit.AppendPortrait(l, face, app.BustOf(s.rules.Info(), s.settled[i].home, s.seats[i]), colour)

	if homes[i] != "" {
		style := display.TextStyle{Font: display.Italic, Size: max(widget.MinText, 15*u), Color: theme.Brown}
		widest := 0.0
		for _, home := range homes { // the fields are equally wide
			widest = max(widest, display.Measure(home, style.Font, style.Size)+1)
		}
		widget.Line(l, name.CutRight(widest), homes[i], style)
		name.CutRight(gap)
	}
	t = seatTarget(cmdName, i)
	s.field(l, name, t, &s.names[i], c.Lang.T("setup.name."+strconv.Itoa(i+1)))
	if s.problem != "" && s.where == t {
		next = widget.Complain(c.Window(), l, below, next+2*u, s.problem) - 6*u
	}

	items := []widget.Item{{Caption: c.Lang.T("setup.person")}, {Caption: c.Lang.T("setup.computer")}}
	s.Choice(l, widget.Choice{Rect: kind, Items: items, Chosen: map[bool]int{true: 1}[bot], Target: seatTarget(cmdKind, i)})
	if !bot {
		s.Button(l, widget.Button{Rect: own, Icon: "quill", Caption: c.Lang.T("title.settings"), Paper: true, Target: seatTarget(cmdPersonal, i), Tip: c.Lang.T("seat-settings.open", "name", s.name(c, i))})
	}
	widget.Line(l, own, alone, display.TextStyle{Font: display.Italic, Size: 17 * u, Color: theme.Brown})
	return next + 4*u
}

// narrowSeats reports whether what is said of a player stands below each other.
func narrowSeats(c *app.Context, r display.Rect) bool { return r.W < max(560*c.Unit(), 520) }

// opponentsIn appends level and character of each bot, if they are unfolded.
func (s *Setup) opponentsIn(c *app.Context, l *display.List, r display.Rect) float64 {
	y := r.Y
	for i, seat := range s.seats[:s.players] {
		if s.more && seat.Kind == session.Bot {
			y = s.opponent(c, l, r, y, i)
		}
	}
	return y
}

// opponent appends the name of a bot, its level and its character, beside each other if there is room, and how it plays.
func (s *Setup) opponent(c *app.Context, l *display.List, r display.Rect, y float64, i int) float64 {
	u, h := c.Unit(), c.Window().RowHeight()
	level, character := app.SplitLevel(s.seats[i].Level)
	cells := r.Row(y, h).Columns(3, 24*u)
	if narrowSeats(c, r) {
		cells = []display.Rect{r.Row(y, 26*u), r.Row(y+26*u, h), r.Row(y+26*u+h+6*u, h)}
	}
	widget.Line(l, cells[0], s.name(c, i), display.TextStyle{Font: display.SansBold, Size: 17 * u, Color: theme.Ink})
	at := slices.Index(s.opponents.Levels, level)
	turner(l, cells[1], app.LevelName(c.Lang, level), seatTarget(cmdLevel, i), s.StateOf, widget.Stepper{Low: at == 0, High: at == len(s.opponents.Levels)-1,
		LessTip: c.Lang.T("setup.weaker"), MoreTip: c.Lang.T("setup.stronger")})
	last := cells[1]
	if len(s.opponents.Characters) > 1 {
		last = cells[2]
		tip := c.Lang.T("setup.character")
		turner(l, last, app.CharacterName(c.Lang, character), seatTarget(cmdCharacter, i), s.StateOf, widget.Stepper{LessTip: tip, MoreTip: tip})
	}
	text := c.Bots.HowItPlays(c.Lang, s.rules.Info().ID, s.seats[i].Level, s.players)
	about := r.Row(last.Y+last.H+4*u, widget.Height(text, display.Italic, 15*u, r.W)+0.5)
	widget.Text(l, about, text, display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Brown})
	return about.Y + about.H + 10*u
}

// turner appends a stepper whose buttons lead to what comes before and behind.
func turner(l *display.List, r display.Rect, value string, t display.Target, stateOf func(display.Target) widget.State, st widget.Stepper) {
	st.Rect, st.Value, st.Pages = r, value, true
	st.Less, st.More = t, t
	st.More.Index = 1
	widget.AppendStepper(l, st, stateOf)
}

// colourNames are the keys of the colours, by their number.
var colourNames = [game.MaxSeats + 1]string{"", "blue", "red", "orange", "black"}

// colourTip names the colour of a seat and what a click would do.
func (s *Setup) colourTip(c *app.Context, i int) string {
	next := s.seats[i].Colour%game.MaxSeats + 1
	tip := c.Lang.T("setup.colour.next", "colour", c.Lang.T("colour."+colourNames[s.seats[i].Colour]), "next", c.Lang.T("colour."+colourNames[next]))
	for j := range s.players {
		if s.seats[j].Colour == next {
			tip += " " + c.Lang.T("setup.colour.taken", "name", s.name(c, j))
		}
	}
	return tip
}
