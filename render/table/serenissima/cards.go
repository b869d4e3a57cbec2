package serenissima

import (
	"slices"
	"strings"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// DrawSubject implements table.Table.
func (Table) DrawSubject(l *display.List, r display.Rect, v *table.View, command display.Command) {
	s := v.State.(*rules.State)
	g := subject(s)
	if g == 0 || s.Galleys[g].Owner == game.Nobody {
		widget.Icon(l, "ship-wheel", display.Point{X: r.X + r.H/2, Y: r.Center().Y}, r.H*0.7, theme.Fade(theme.Gilt, 0.7))
		widget.Line(l, r.Column(r.X+r.H, r.W-r.H), v.Say("board.no-galley"),
			display.TextStyle{Font: display.Italic, Size: max(r.H*0.17, 15*v.Frame.Unit), Color: theme.Cream})
		return
	}
	v.Draw(l, table.SubjectPart, v.KeyOf(game.Ship(g)), func() { appendSubject(l, r, v, s, command) })
}

// appendSubject draws the galley at work.
func appendSubject(l *display.List, r display.Rect, v *table.View, s *rules.State, command display.Command) {
	g := subject(s)
	galley := &s.Galleys[g]
	if v.Frame.Shape == layout.Small {
		appendCard(l, r, v, s, command)
		return
	}
	width, middle := r.H*0.98, r.Center().Y
	high := r.W-width*1.22 < 1.3*r.H // a high panel: values and steps below the galley
	if high {
		width, middle = r.H*0.62, r.Y+r.H*0.31
	}
	kit.AppendShip(l, display.Point{X: r.X + width*0.56, Y: middle}, width, model(v, s, g))
	x := r.X + width*1.22
	text := r.Column(x, r.X+r.W-x)
	if high {
		x = r.X + r.H*0.04
	}
	values := display.Rect{X: x, Y: r.Y + r.H*0.64, W: r.X + r.W - x, H: r.H * 0.17}
	steps := display.Rect{X: x, Y: r.Y + r.H*0.82, W: values.W, H: r.H * 0.18}
	size, holds, name, owner, cell := r.H*0.135, r.H*0.355, r.H*0.19, r.H*0.15, r.H*0.27
	if text.W > 3*r.H { // a flat panel: values and steps beside the rest
		text.W *= 0.42
		x += text.W + r.H*0.15
		values = display.Rect{X: x, Y: r.Y + r.H*0.1, W: r.X + r.W - x, H: r.H * 0.35}
		steps = display.Rect{X: x, Y: r.Y + r.H*0.55, W: values.W, H: r.H * 0.35}
		size, holds, name, owner, cell = max(widget.MinText+1, r.H*0.2), r.H*0.58, r.H*0.3, r.H*0.24, r.H*0.42
	}
	widget.Line(l, text.Row(r.Y, name), v.Name(game.Ship(g)), display.TextStyle{Font: display.Caps, Size: name * 0.95, Color: theme.Gold})
	widget.Line(l, text.Row(r.Y+name, owner),
		v.Say("board.owner-in", "seat", game.Seat(galley.Owner), "area", game.Area(galley.Zone)),
		display.TextStyle{Font: display.Sans, Size: owner * 0.87, Color: theme.Cream})
	cell = min(cell, text.W/5.3)
	appendAboard(l, display.Rect{X: text.X, Y: r.Y + holds, W: cell, H: cell}, v, s, command)
	appendValues(l, values, v, s, size)
	Table{}.DrawSteps(l, steps, v, size, false)
}

// appendAboard draws the spaces of the galley at work side by side, the first in r; what lies
// there can be pointed at.
func appendAboard(l *display.List, r display.Rect, v *table.View, s *rules.State, command display.Command) {
	g := subject(s)
	now := galleyHold(s, g).Pieces
	then := now
	if planned, ok := v.Planned.(*rules.State); ok {
		then = galleyHold(planned, g).Pieces
	}
	for i, cell := range table.Cells(now, then, int(s.Board.GalleySpaces)) {
		at := r.Column(r.X+float64(i)*r.W*1.06, r.W)
		kit.AppendHoldCell(l, at)
		cell.Draw(l, Table{}.Stage(v), at.Center(), at.W*0.8)
		switch {
		case i < len(now):
			l.Hit(display.Hit{Rect: at, Target: display.Target{Ref: now[i], Command: command}})
		case i-len(now) < v.Free.N:
			if !cell.Comes {
				l.Stroke(at.Inset(1), 0.14*at.W, max(1.5, at.W/20), theme.Gilt)
			}
			l.Hit(display.Hit{Rect: at, Target: table.Filling{Action: v.Free.Action, N: i - len(now) + 1}.Target(game.Ship(g))})
		}
	}
}

// appendValues writes the moves and the combat value of the active galley.
func appendValues(l *display.List, r display.Rect, v *table.View, s *rules.State, size float64) {
	if subject(s) != s.Active {
		return
	}
	moves, value := int(s.MovesLeft()), max(0, int(s.CombatValue()))
	widget.Line(l, r, v.Say("board.galley-values", "moves", moves, "value", value), display.TextStyle{Font: display.SansSmall, Size: size, Color: theme.Cream})
	l.Hit(display.Hit{Rect: r, Target: display.Target{Command: table.CmdAbout, Ref: game.Ship(s.Active)},
		Tip: v.Say("board.galley-values.help", "moves", moves, "value", value)})
}

// model is a galley as a panel shows it.
func model(v *table.View, s *rules.State, g rules.GalleyID) kit.Ship {
	m := ship(v, s, g)
	m.Ashore = true
	return m
}

// appendCard is the active galley on the flat card of a small frame. Where letters
// are large her name is only on her sail.
func appendCard(l *display.List, r display.Rect, v *table.View, s *rules.State, command display.Command) {
	g := subject(s)
	if v.Frame.Large {
		width := r.H * 0.72
		kit.AppendShip(l, display.Point{X: r.X + width*0.62, Y: r.Y + r.H*0.38}, width, model(v, s, g))
		x := r.X + width*1.26
		cell := min(r.H*0.5, (r.X+r.W-x-r.H*0.1)/5.3)
		appendAboard(l, display.Rect{X: x, Y: r.Y + r.H*0.1, W: cell, H: cell}, v, s, command)
		appendValues(l, display.Rect{X: r.X + r.H*0.14, Y: r.Y + r.H*0.7, W: r.W - r.H*0.28, H: r.H * 0.28}, v, s, r.H*0.23)
		return
	}
	width := r.H * 1.04
	kit.AppendShip(l, display.Point{X: r.X + width*0.56, Y: r.Center().Y}, width, model(v, s, g))
	x := r.X + width*1.2
	w := r.X + r.W - x - r.H*0.08
	cell := min(r.H*0.52, w*0.6/5.2)
	appendAboard(l, display.Rect{X: x, Y: r.Y + r.H*0.08, W: cell, H: cell}, v, s, command)
	right := x + 5*cell*1.06 + r.H*0.1
	widget.Line(l, display.Rect{X: right, Y: r.Y + r.H*0.08, W: x + w - right, H: r.H * 0.28}, v.Name(game.Ship(g)),
		display.TextStyle{Font: display.Caps, Size: r.H * 0.27, Color: theme.Gold})
	widget.Line(l, display.Rect{X: right, Y: r.Y + r.H*0.36, W: x + w - right, H: r.H * 0.24}, v.Name(game.Area(s.Galleys[g].Zone)),
		display.TextStyle{Font: display.SansSmall, Size: r.H * 0.21, Color: theme.Cream})
	appendValues(l, display.Rect{X: x, Y: r.Y + r.H*0.66, W: w, H: r.H * 0.28}, v, s, r.H*0.23)
}

// drawPiece draws a sailor, a cube, a coin, a card or a ship of the given size.
func drawPiece(l *display.List, at display.Point, size float64, piece game.Ref, v *table.View) {
	s := v.State.(*rules.State)
	switch piece.Kind {
	case game.SailorRef:
		kit.AppendPeg(l, at, size/2, v.Colour(game.Player(piece.ID)))
	case game.GoodRef:
		kit.AppendCube(l, at, size, rules.Good(piece.ID).String())
	case game.MoneyRef:
		kit.AppendCoin(l, at, size/2, int(piece.ID))
	case game.CardRef:
		AppendCard(l, display.Rect{X: at.X - size*0.36, Y: at.Y - size/2, W: size * 0.72, H: size}, s.Board.Cards[piece.ID].ID, false)
	case game.BuildingRef:
		icon := "white-tower"
		if piece.ID == rules.Basilica {
			icon = "byzantin-temple"
		}
		badge(l, at, size, icon, theme.Gilt)
	case game.ShipRef:
		g := rules.GalleyID(piece.ID)
		galley := ship(v, s, g)
		_, width, _ := galleyAt(v, s, g)
		galley.Ashore = size != width // not as on the board
		kit.AppendShip(l, at, size, galley)
	case game.SeatRef:
		kit.AppendShield(l, at, size, v.Colour(game.Player(piece.ID)))
	case game.PortRef:
		widget.Icon(l, "castle", at, size*0.9, theme.LiveryOf(v.Colour(s.Ports[piece.ID].Owner)).Main)
	}
}

// Tell implements table.Table.
func (Table) Tell(v *table.View, ref game.Ref) table.Description {
	s := v.State.(*rules.State)
	rule := ruleOf[ref.Kind]
	if ref == game.Ship(0) { // the wheel
		rule = "S3.1"
	}
	signs, rest := inSigns(v, s, ref)
	return table.Description{Lines: describe(v, s, ref), Signs: signs, Rest: rest, Rule: rule}
}

// describe tells what a thing is and holds, a sentence a line.
func describe(v *table.View, s *rules.State, ref game.Ref) []string {
	switch ref.Kind {
	case game.PortRef:
		return describePort(v, s, rules.PortID(ref.ID))
	case game.ShipRef:
		return describeGalley(v, s, rules.GalleyID(ref.ID))
	case game.AreaRef:
		lines := []string{v.Name(ref)}
		for p := game.Player(1); int8(p) <= s.Seats; p++ {
			if n := s.CrewsAt(p, rules.ZoneID(ref.ID)); n > 0 {
				lines = append(lines, v.Say("board.crews", "seat", game.Seat(p), "n", int(n)))
			}
		}
		return lines
	case game.GoodRef, game.SailorRef:
		return []string{v.Name(ref)}
	}
	return nil
}

// incomeOf says what a scoring pays who holds a port, and what one good more would make it.
func incomeOf(v *table.View, s *rules.State, p rules.PortID) string {
	info, filled := &s.Board.Ports[p], int(s.Ports[p].Filled)
	if filled == len(info.Values) {
		return v.Say("board.port.income-full", "n", int(s.Income(p)))
	}
	return v.Say("board.port.income", "filled", filled, "n", int(s.Income(p)), "next", filled+1, "more", int(info.Income[filled+1]))
}

func describePort(v *table.View, s *rules.State, p rules.PortID) []string {
	ref := game.Port(p)
	info, port := &s.Board.Ports[p], &s.Ports[p]
	good := game.Good(info.Good)
	own := port.Owner != game.Nobody && port.Owner == s.Mover()
	lines := []string{v.Name(ref)}
	switch {
	case port.Closed:
		return append(lines, v.Say("board.port.closed"))
	case port.Owner == game.Nobody:
		lines = append(lines, v.Say("board.port.neutral", "good", good))
	default:
		lines = append(lines, v.Say("board.port.owned", "good", good, "seat", game.Seat(port.Owner), "n", int(port.Sailors), "m", int(info.Size())))
		lines = append(lines, incomeOf(v, s, p))
	}
	if port.Filled > 0 {
		var stock []string
		for _, g := range port.Stock[:port.Filled] {
			stock = append(stock, v.Name(game.Good(g)))
		}
		lines = append(lines, v.Say("board.port.stores", "goods", strings.Join(stock, ", ")))
	}
	if int(port.Filled) < len(info.Values) && !own { // who holds it is paid at a scoring
		key := "board.port.pays"
		if port.Owner != game.Nobody {
			key = "board.port.pays-others"
		}
		lines = append(lines, v.Say(key, "n", int(info.Values[port.Filled]), "seat", game.Seat(port.Owner)))
	}
	if port.Fort {
		lines = append(lines, v.Say("board.port.fort"))
	}
	if port.Basilica {
		lines = append(lines, v.Say("board.port.basilica", "n", int(s.Board.BasilicaIncome)))
	}
	return slices.Concat(lines, wineOf(v, s, p), offers(v, s, p, own))
}

// wineOf says what the wine card pays who holds a port, nothing where there is no wine.
func wineOf(v *table.View, s *rules.State, p rules.PortID) (lines []string) {
	for _, card := range s.Board.Cards {
		if card.Wine > 0 && s.Ports[p].Owner != game.Nobody && s.IsWinePort(p) {
			lines = append(lines, v.Say("board.port.wine", "n", int(card.Wine)))
		}
	}
	return lines
}

// offers tells for each good aboard the active galley what the port would pay
// for it, or why nothing. That an own port has no use for what it makes goes without saying.
func offers(v *table.View, s *rules.State, p rules.PortID, own bool) []string {
	if s.Active == 0 {
		return nil
	}
	var lines []string
	for good := rules.Wood; good <= rules.Spice; good++ {
		if s.Galleys[s.Active].Cargo[good] == 0 {
			continue
		}
		ref := game.Good(good)
		switch {
		case s.CanStore(p, good):
			lines = append(lines, v.Say("board.port.would-pay", "good", ref, "n", int(s.SalePrice(s.Mover(), p, good))))
		case s.Board.Ports[p].Good == good:
			if !own {
				lines = append(lines, v.Say("board.port.makes", "good", ref))
			}
		case s.Ports[p].Stores(good):
			lines = append(lines, v.Say("board.port.has", "good", ref))
		default:
			lines = append(lines, v.Say("board.port.full", "good", ref))
		}
	}
	return lines
}

func describeGalley(v *table.View, s *rules.State, g rules.GalleyID) []string {
	galley := &s.Galleys[g]
	lines := []string{v.Name(game.Ship(g))}
	if galley.Owner == game.Nobody {
		return append(lines, v.Say("board.ship.free"))
	}
	lines = append(lines, v.Say("board.ship.crew", "seat", game.Seat(galley.Owner), "n", int(galley.Sailors)))
	var cargo []string
	for good := rules.Wood; good <= rules.Spice; good++ {
		for range galley.Cargo[good] {
			cargo = append(cargo, v.Name(game.Good(good)))
		}
	}
	if len(cargo) > 0 {
		lines = append(lines, v.Say("board.ship.cargo", "goods", strings.Join(cargo, ", ")))
	}
	return append(lines, orders(v, s, g)...)
}

// orders tell how far a galley goes, with how many dice it fights, and when it acts.
func orders(v *table.View, s *rules.State, g rules.GalleyID) (lines []string) {
	galley := &s.Galleys[g]
	before := 0 // galleys that act before it, this turn
	for h := s.Active + 1; h < g; h++ {
		if s.Galleys[h].Owner != game.Nobody {
			before++
		}
	}
	if g == s.Active {
		return append(lines, v.Say("board.galley-values", "moves", int(s.MovesLeft()), "value", max(0, int(s.CombatValue()))), v.Say("board.ship.active"))
	}
	lines = append(lines, v.Say("board.ship.reach", "n", int(galley.Sailors)))
	switch {
	case s.Decision().Player == game.Nobody:
		return lines
	case s.Active != 0 && g > s.Active:
		return append(lines, v.Say("board.ship.still", "n", before))
	}
	return append(lines, v.Say("board.ship.acted"))
}
