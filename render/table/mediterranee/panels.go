package mediterranee

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// phases are the six phases of a turn: their names in keys, and their signs.
var phases = [...]struct{ name, icon string }{
	{}, {"order", "two-coins"}, {"purchases", "crane"}, {"movement", "lateen"}, {"fights", "crossed-swords"}, {"landing", "meeple"}, {"sales", "coins"},
}

// appendPanels draws what lies beside the chart or over it.
func appendPanels(l *display.List, v *table.View, s *rules.State) {
	f := &v.Frame
	if f.Shape == layout.Small {
		strip := display.Rect{W: f.Size.X, H: f.Board.Y}
		l.Fill(strip, 0, theme.Wood)
		l.Hit(display.Hit{Rect: strip})
	}
	appendPhases(l, v, s)
	appendTrim(l, v)
	appendPlayers(l, v, s)
	if v.Folded() {
		return
	}
	if f.Shape == layout.Small {
		widget.Paper(l, f.Sheet)
	}
	appendBox(l, v, s)
}

// appendPhases shows the turn and its phases; the present one bears the seats in their order.
func appendPhases(l *display.List, v *table.View, s *rules.State) {
	r, u := v.Frame.Panels[phasesPanel], v.Frame.Unit
	l.Fill(r, 0, theme.Wood)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: game.Track(0)}, Tip: v.Say("board.turn.help", "n", int(s.Turn), "m", int(s.Board.Turns[s.Seats]))})
	turn, title := r.Column(r.X+8*u, turnRoom(v, s)), v.Say("board.turn", "n", int(s.Turn))
	widget.Line(l, turn.Row(turn.Y+0.08*r.H, 0.5*r.H), title, display.TextStyle{Font: display.Caps, Size: 0.42 * r.H, Color: theme.GiltLight})
	widget.Line(l, turn.Row(turn.Y+0.55*r.H, 0.38*r.H), v.Say("board.of", "n", int(s.Board.Turns[s.Seats])), display.TextStyle{Font: display.SansSmall, Size: 0.32 * r.H, Color: theme.Cream})
	for n := 1; n < len(phases); n++ {
		tile, now := phaseTile(v, s, n)
		if tile.W <= 0 {
			continue
		}
		appendPhase(l, v, s, n, tile, now)
	}
}

// turnRoom is the width of the number of the turn beside the phases: at least what its words need in letters that
// can be read.
func turnRoom(v *table.View, s *rules.State) float64 {
	words := display.Measure(v.Say("board.turn", "n", int(s.Turn)), display.Caps, widget.MinText) + 1
	return max(words, min(100*v.Frame.Unit, v.Frame.Panels[phasesPanel].W*0.3))
}

// phaseTile is where a phase is shown. The present one is the widest; in a narrow panel it is
// the only one.
func phaseTile(v *table.View, s *rules.State, n int) (r display.Rect, now bool) {
	panel, u := v.Frame.Panels[phasesPanel], v.Frame.Unit
	left := turnRoom(v, s) + 12*u
	panel.X, panel.W = panel.X+left, panel.W-left-6*u
	now = n == int(s.Phase)
	panel.Y, panel.H = panel.Y+4*u, panel.H-8*u
	if v.Frame.Shape != layout.Wide {
		if !now {
			panel.W = 0
		}
		return panel, now
	}
	wide := 2.4 // times as wide as others
	if s.Phase == 0 {
		wide = 1
	}
	w := panel.W / (float64(len(phases)-2) + wide)
	panel.X += w * float64(n-1)
	if s.Phase > 0 && n > int(s.Phase) {
		panel.X += w * (wide - 1)
	}
	if panel.W = w - 5*u; now {
		panel.W = w*wide - 5*u
	}
	return panel, now
}

// appendPhase draws the tile of a phase.
func appendPhase(l *display.List, v *table.View, s *rules.State, n int, r display.Rect, now bool) {
	u := v.Frame.Unit
	ground, ink := theme.WoodDark, theme.Cream
	if now {
		ground, ink = theme.Paper, theme.Rubric
	}
	l.Fill(r, 5*u, ground)
	l.Stroke(r, 5*u, max(1, u), theme.Gilt)
	icon := phases[n].icon
	if n < int(s.Phase) {
		icon = "check-mark"
	}
	sign, size := display.Point{X: r.X + r.H*0.55, Y: r.Center().Y}, r.H*0.66
	name := v.Say("board.phase." + phases[n].name)
	words := r.Column(r.X+r.H*1.05, r.W-r.H*1.2)
	row := orderRow(s, r)
	if now {
		if words.H -= r.H - row.H; row.H == r.H {
			words.W = row.X - words.X
		}
		appendOrder(l, v, s, row)
	}
	if !display.Fits(name, display.Caps, widget.MinText, words.W) { // the sign makes room
		end := words.X + words.W
		words.X = r.X + r.H*0.12
		if words.W, size = end-words.X, 0; now && row.H < r.H {
			sign.Y, size = row.Center().Y, row.H*0.94
		}
	}
	if size > 0 {
		widget.Icon(l, icon, sign, size, ink)
	}
	widget.Line(l, words, name, display.TextStyle{Font: display.Caps, Size: min(r.H*0.5, words.H*0.8), Color: ink})
	if !now {
		l.Hit(display.Hit{Rect: r, Target: display.Target{Command: table.CmdAbout, Ref: game.Count(n)}, Tip: v.Say("board.phase." + phases[n].name + ".help")})
	}
}

// orderRow is where the seats stand in their order, in the tile of the present phase: at its
// right end, or in a flat tile below its name.
func orderRow(s *rules.State, r display.Rect) display.Rect {
	row := r
	if w := float64(s.Seats) * r.H * 1.05; r.W > w+4.5*r.H {
		row.X, row.W = r.X+r.W-w-r.H*0.1, w
		return row
	}
	row.Y, row.H = r.Y+r.H*0.5, r.H*0.5
	row.X, row.W = r.X+r.H*1.05, r.W-r.H*1.2
	return row
}

// appendOrder shows the seats in the order of the turn: who has done, and whose turn it is.
func appendOrder(l *display.List, v *table.View, s *rules.State, row display.Rect) {
	h := row.H
	for place := 1; place <= int(s.Seats); place++ {
		at := placeAt(v, s, place)
		if p := s.Order[place]; p == game.Nobody {
			l.Ring(at.X, at.Y, h*0.32, max(1, v.Frame.Unit), theme.PaperRim)
			widget.Line(l, display.Rect{X: at.X - h*0.4, Y: row.Y, W: h * 0.8, H: h}, itoa(place), display.TextStyle{Font: display.SansBold, Size: h * 0.42, Align: display.Center, Color: theme.Brown})
		} else {
			kit.AppendShield(l, at, h*0.8, v.Colour(p))
			switch {
			case place == int(s.Place):
				l.Ring(at.X, at.Y, h*0.5, max(2, 2.5*v.Frame.Unit), theme.Gold)
			case place < int(s.Place):
				widget.Icon(l, "check-mark", display.Point{X: at.X + h*0.3, Y: at.Y + h*0.2}, h*0.45, theme.Good)
			}
		}
		l.Hit(display.Hit{Rect: display.Rect{X: at.X - h*0.5, Y: row.Y, W: h, H: h}, Target: display.Target{Ref: game.Track(place)}, Tip: v.Say("board.place", "n", place)})
	}
}

// placeAt is where a place of the order is shown, from one.
func placeAt(v *table.View, s *rules.State, place int) display.Point {
	if place < 1 {
		return v.Frame.Panels[phasesPanel].Center()
	}
	tile, _ := phaseTile(v, s, max(1, int(s.Phase)))
	row := orderRow(s, tile)
	return display.Point{X: row.X + (float64(place)-0.5)*row.W/float64(s.Seats), Y: row.Center().Y}
}

// folded reports whether the head is a single line: an upright phone leaves the chart what it can while somebody decides.
func folded(v *table.View) bool { return v.Decides && v.Frame.FoldedHead > 0 }

// playerRect is where a seat is shown: below each other in a wide window, else side by side. In a folded head that is
// the one that decides, where else what is shown is skipped, and the others are among the seats in their order.
func playerRect(v *table.View, s *rules.State, i int) display.Rect {
	r := v.Frame.Panels[playersPanel]
	if folded(v) {
		if game.Player(i+1) == s.Decision().Player {
			return v.Frame.Skip
		}
		at := placeAt(v, s, max(1, slices.Index(s.Order[:], game.Player(i+1))))
		return at.Box(0, 0)
	}
	if v.Frame.Shape == layout.Wide {
		r.H /= 4
		r.Y += r.H * float64(i)
		return r
	}
	r.W /= float64(s.Seats)
	r.X += r.W * float64(i)
	return r
}

// shut reports whether a purse is shut that its owner can open: several people see the screen.
func shut(v *table.View, s *rules.State, p game.Player) bool {
	return v.Shut && s.Known.Has(p) && !s.OpenMoney && s.Decision().Player != game.Nobody
}

// purse is what is known of a seat's money, in words.
func purse(v *table.View, s *rules.State, p game.Player) string {
	if !s.Known.Has(p) {
		return v.Say("board.shut")
	}
	if shut(v, s, p) {
		return v.Say("board.shut.hold")
	}
	return v.Say("board.ducats", "n", 100*int(s.Ducats[p]))
}

// shortPurse is the same where there is little room.
func shortPurse(v *table.View, s *rules.State, p game.Player) string {
	if !s.Known.Has(p) {
		return v.Say("board.shut.short")
	}
	if shut(v, s, p) {
		return v.Say("board.shut.hold.short")
	}
	return v.Say("board.ducats.short", "n", 100*int(s.Ducats[p]))
}

// purseWithin is the longer of the two that fits into a width in letters of a font.
func purseWithin(v *table.View, s *rules.State, p game.Player, font display.FontID, width float64) string {
	if text := purse(v, s, p); display.Fits(text, font, widget.MinText, width) {
		return text
	}
	return shortPurse(v, s, p)
}

// appendFoldedPlayers shows in the line of the phases the purse of who decides, and below it the arms of all.
func appendFoldedPlayers(l *display.List, v *table.View, s *rules.State) {
	by, r, u := s.Decision().Player, v.Frame.Skip, v.Frame.Unit
	l.Fill(r, 5*u, theme.Paper)
	l.Stroke(r, 5*u, max(1, u), theme.Gilt)
	top := r.CutTop(0.46 * r.H)
	widget.Line(l, top.InsetBy(3*u, 0), purseWithin(v, s, by, display.SansBold, top.W-6*u), display.TextStyle{Font: display.SansBold, Size: 18 * u, Align: display.Center, Color: theme.Ink})
	l.Hit(display.Hit{Rect: top, Target: display.Target{Ref: game.Seat(by)}, Tip: seatLine(v, s, by)})
	for i, cell := range r.Columns(int(s.Seats), 0) {
		p := game.Player(i + 1)
		if p == by {
			l.Fill(cell.InsetBy(0, u), 4*u, theme.Gold)
		}
		kit.AppendShield(l, cell.Center(), min(0.86*cell.H, cell.W), v.Colour(p))
		l.Hit(display.Hit{Rect: cell, Target: display.Target{Ref: game.Seat(p)}, Tip: seatLine(v, s, p)})
	}
}

// appendPlayers shows each seat: arms, name, purse, galleys, ports and points of its ports; in a folded head the
// purse of who decides and the arms of all.
func appendPlayers(l *display.List, v *table.View, s *rules.State) {
	if folded(v) && s.Decision().Player > game.Nobody {
		appendFoldedPlayers(l, v, s)
		return
	}
	for i := range int(s.Seats) {
		p, r := game.Player(i+1), playerRect(v, s, i)
		paper := theme.Paper
		if s.Decision().Player == p {
			paper = theme.Gold
		}
		r = r.Inset(1)
		l.Fill(r, 4, paper)
		l.Stroke(r, 4, 1.5, theme.LiveryOf(v.Colour(p)).Main)
		side := min(r.H*0.8, r.W*0.24)
		arms := display.Point{X: r.X + side*0.62, Y: r.Center().Y}
		if v.Frame.Shape == layout.Tall { // above the counts
			side = min(side, 0.6*r.H)
			arms.Y = r.Y + 0.36*r.H
		}
		v.AppendFace(l, arms, min(1.16*side, r.H-2), p)
		x := r.X + side*1.31
		name := display.Rect{X: x, Y: r.Y + r.H*0.04, W: r.X + r.W - x - 4, H: r.H * 0.46}
		money := display.Rect{X: x, Y: r.Y + r.H*0.5, W: name.W, H: r.H * 0.46}
		if v.Frame.Shape == layout.Tall { // three lines
			name.H, money.Y, money.H = r.H*0.34, r.Y+r.H*0.38, r.H*0.28
			appendCounts(l, v, s, p, display.Rect{X: r.X + 4, Y: r.Y + r.H*0.7, W: r.W - 8, H: min(r.H*0.26, (r.W-8)/6.2)})
		}
		text := purseWithin(v, s, p, display.SansBold, money.W)
		if room := name.W * 0.45; r.W > 3*r.H && v.Frame.Shape != layout.Tall {
			text = purseWithin(v, s, p, display.SansBold, room)
			w := min(room, display.Measure(text, display.SansBold, max(widget.MinText, 0.34*r.H)))
			money = name.Column(name.X+name.W-w, w)
			name.W -= w + 4
			appendCounts(l, v, s, p, display.Rect{X: x, Y: r.Y + r.H*0.52, W: r.X + r.W - x - 4, H: r.H * 0.42})
		}
		size := min(0.4*r.H, 0.9*name.H)
		if v.Frame.Shape != layout.Wide { // the cells lie beside each other
			size = sharedSize(v, s, size, name.W)
		}
		widget.Line(l, name, v.Seats[i].Name, display.TextStyle{Font: display.Caps, Size: size, Color: theme.Ink})
		widget.Line(l, money, text, display.TextStyle{Font: display.SansBold, Size: min(0.34*r.H, 0.8*money.H), Color: theme.Brown})
		l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: game.Seat(p)}, Tip: seatLine(v, s, p)})
	}
}

// sharedSize is the size at which the names of all seats fit into a width.
func sharedSize(v *table.View, s *rules.State, size, width float64) float64 {
	for i := range int(s.Seats) {
		size = widget.Fit(v.Seats[i].Name, display.Caps, size, width)
	}
	return size
}

// appendCounts writes what a seat has on the board, where there is little room its points alone.
func appendCounts(l *display.List, v *table.View, s *rules.State, p game.Player, r display.Rect) {
	counts := []struct {
		icon string
		n    int
	}{{"galley", galleyCount(s, p)}, {"castle", portCount(s, p)}, {"crown", boardPoints(s, p)}}
	if r.W < 6*r.H {
		counts = counts[2:]
	}
	w := min(r.W/float64(len(counts)), 3*r.H)
	if v.Frame.Shape == layout.Wide {
		w = r.W / float64(len(counts))
	}
	for i, c := range counts {
		x := r.X + w*float64(i)
		if c.icon == "crown" && leads(s, p) {
			pill := r.Column(x, w)
			l.Fill(pill, r.H/2, theme.Gold)
			l.Stroke(pill, r.H/2, max(1.2, 0.09*r.H), theme.Ink) // the row of who decides is golden, too
		}
		widget.Icon(l, c.icon, display.Point{X: x + r.H*0.5, Y: r.Center().Y}, r.H*0.9, theme.LiveryOf(v.Colour(p)).Main)
		widget.Line(l, r.Column(x+r.H*1.1, w-r.H*1.1), itoa(c.n), display.TextStyle{Font: display.SansBold, Size: r.H * 0.9, Color: theme.Ink})
	}
}

// boardPoints are the points that a seat has but for its money, which may be secret.
func boardPoints(s *rules.State, p game.Player) int {
	n := s.CapitalPoints(p) + s.FairPoints(p)
	for h := s.PortsOf(p); h != 0; h &= h - 1 {
		n += s.PortPoints(h.First())
	}
	return n
}

// leads reports whether no seat has more of the points that everybody can count, and somebody has
// fewer.
func leads(s *rules.State, p game.Player) bool {
	more, fewer := false, false
	for q := game.Player(1); int8(q) <= s.Seats; q++ {
		more = more || boardPoints(s, q) > boardPoints(s, p)
		fewer = fewer || boardPoints(s, q) < boardPoints(s, p)
	}
	return fewer && !more
}

// Cells of the box besides those of the goods.
const (
	boxGalleys = rules.NumGoods + iota
	boxForts
	boxSailors
	boxCells
)

// boxAt is where a kind of piece lies in the box.
func boxAt(v *table.View, i int) display.Point {
	if v.Folded() {
		r := v.Frame.Tools // where what is folded away can be asked for
		return display.Point{X: r.X + r.W/8, Y: r.Center().Y}
	}
	c := boxCell(v, i)
	return display.Point{X: c.Center().X, Y: c.Y + c.H*0.35}
}

func boxCell(v *table.View, i int) display.Rect {
	r := v.Frame.Panels[boxPanel].Inset(3)
	r.W /= boxCells
	r.X += r.W * float64(i)
	return r
}

// appendBox shows what is left for all.
func appendBox(l *display.List, v *table.View, s *rules.State) {
	widget.Paper(l, v.Frame.Panels[boxPanel])
	free := int(s.Board.Galleys)
	for i := range s.Galleys {
		if s.Galleys[i].Owner != game.Nobody {
			free--
		}
	}
	for i := range int(boxCells) {
		c, at := boxCell(v, i), boxAt(v, i)
		side := min(c.W*0.8, c.H*0.5)
		var n int
		var ref game.Ref
		if v.Overlay == game.Good(i+1) && i < rules.NumGoods {
			l.Fill(c, 4, theme.Gold)
		}
		switch i {
		case boxGalleys:
			widget.Icon(l, "galley", at, side, theme.Ink)
			n, ref = free, game.Box
		case boxForts:
			widget.Icon(l, "white-tower", at, side, theme.Ink)
			n, ref = int(s.FortsLeft), game.Building(rules.Fort)
		case boxSailors:
			widget.Icon(l, "meeple", at, side, theme.Ink)
			n, ref = int(s.SailorsLeft), game.Sailor(0)
		default:
			ref = game.Good(i + 1)
			kit.AppendCube(l, at, side, ware(rules.Good(i+1)))
			n = int(s.Supply[i+1])
		}
		size := min(c.H*0.36, c.W*0.5)
		l.Print(c.Center().X, c.Y+c.H*0.95, itoa(n), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
		tip := v.Say("board.left.sailors", "n", n)
		if ref.Kind != game.SailorRef {
			tip = v.Say("board.left", "what", ref, "n", n)
		}
		command := table.CmdAbout
		switch ref.Kind {
		case game.BoxRef:
			tip = v.Say("board.left.galleys", "n", n)
		case game.GoodRef:
			tip = strings.Join(append([]string{tip}, tellGood(v, s, rules.Good(ref.ID))...), "\n")
			if min(c.W, c.H) >= v.Frame.Reach { // else a finger rests on it
				command = table.CmdOverlay
			}
		}
		l.Hit(display.Hit{Rect: c, Target: display.Target{Command: command, Ref: ref}, Tip: tip, On: v.Overlay == ref})
	}
}

// How much of the place of what is at work the purse takes, or a galley; the fleet has the rest.
const (
	purseShare = 0.3
	purseGap   = 10 // between its words and the fleet, at unit one
	workShare  = 0.62

	manyGalleys  = 6 // more of them need more room beside the one at work
	crowdedShare = 0.42
)

// DrawSubject implements table.Table: the galley that the decision is about, or else the
// purse of a seat, and the fleet beside it: of the seat that is pointed at, even while a galley is
// at work, or else of who is asked. In a small frame the fleet takes its place
// while its owner acts: the purse stands with the seats there.
func (t Table) DrawSubject(l *display.List, r display.Rect, v *table.View, command display.Command) {
	s := v.State.(*rules.State)
	subject := t.Subject(s)
	if g := chosenGalley(s, v.Chosen); g != 0 {
		subject = game.Ship(g)
	}
	ships, g := shownFleet(v, s), rules.GalleyID(subject.ID)
	if v.Hover.Kind == game.SeatRef {
		g = 0
	}
	if v.Frame.Shape == layout.Small && len(ships) > 0 && s.Asking().Phase != "" {
		appendFleet(l, r.Inset(cardGap*v.Frame.Unit), v, s, ships, g)
		return
	}
	if g == 0 {
		work, fleet := withFleet(v, r, purseShare)
		appendPurse(l, work, v, s)
		appendFleet(l, fleet, v, s, ships, 0)
		return
	}
	share := workShare
	if len(ships) > manyGalleys {
		share = crowdedShare
	}
	r, fleet := withFleet(v, r, share)
	appendFleet(l, fleet, v, s, slices.DeleteFunc(ships, func(ship rules.GalleyID) bool { return ship == g }), g)
	width := min(r.H*0.98, r.W*0.36)
	model := galley(v, s, g)
	model.Ashore = true
	kit.AppendShip(l, display.Point{X: r.X + width*0.54, Y: r.Center().Y}, width, model)
	x := r.X + width*1.16
	name := display.Rect{X: x, Y: r.Y + r.H*0.06, W: r.X + r.W - x, H: r.H * 0.26}
	widget.Line(l, name, lang.Capital(v.Name(subject)), display.TextStyle{Font: display.Caps, Size: min(name.H, 20*v.Frame.Unit), Color: theme.Gold})
	about := display.Rect{X: x, Y: name.Y + name.H, W: name.W, H: r.H * 0.2}
	widget.Line(l, about, v.Name(game.Area(s.Galleys[g].Zone)), display.TextStyle{Font: display.SansSmall, Size: min(about.H*0.9, 15*v.Frame.Unit), Color: theme.Cream})
	aboard := galleyHold(s, g).Pieces
	then := aboard
	if planned, ok := v.Planned.(*rules.State); ok {
		then = galleyHold(planned, g).Pieces
	}
	side := min(r.H*0.42, name.W/rules.GalleySpaces)
	for i, c := range table.Cells(aboard, then, rules.GalleySpaces) {
		cell := display.Rect{X: x + side*float64(i), Y: r.Y + r.H*0.54, W: side * 0.94, H: side * 0.94}
		kit.AppendHoldCell(l, cell)
		c.Draw(l, Table{}.Stage(v), cell.Center(), cell.W*0.8)
		if i < len(aboard) {
			l.Hit(display.Hit{Rect: cell, Target: display.Target{Ref: aboard[i], Command: command}})
		}
	}
}

// appendPurse shows the money of the seat whose fleet is shown, if it is seen.
func appendPurse(l *display.List, r display.Rect, v *table.View, s *rules.State) {
	p := fleetSeat(v, s)
	money := display.TextStyle{Font: display.Caps, Size: min(r.H*0.34, 28*v.Frame.Unit), Color: theme.Gold}
	name := display.TextStyle{Font: display.SansSmall, Size: min(r.H*0.24, 18*v.Frame.Unit), Color: theme.Cream}
	if r.W < 2.4*r.H { // below each other
		money.Align, name.Align, money.Size = display.Center, display.Center, min(money.Size, 22*v.Frame.Unit)
		line := display.Rect{X: r.X, Y: r.Y + 0.46*r.H, W: r.W - purseGap*v.Frame.Unit, H: 0.28 * r.H}
		widget.Icon(l, "two-coins", display.Point{X: line.Center().X, Y: r.Y + 0.24*r.H}, 0.42*r.H, theme.Gold)
		widget.Line(l, line, purseWithin(v, s, p, money.Font, line.W), money)
		line.Y, line.H = line.Y+line.H, 0.22*r.H
		widget.Line(l, line, v.Seats[p-1].Name, name)
	} else {
		widget.Icon(l, "two-coins", display.Point{X: r.X + r.H*0.5, Y: r.Center().Y}, r.H*0.6, theme.Gold)
		x := r.X + r.H
		widget.Line(l, display.Rect{X: x, Y: r.Y + r.H*0.12, W: r.X + r.W - x - purseGap*v.Frame.Unit, H: r.H * 0.4}, purse(v, s, p), money)
		widget.Line(l, display.Rect{X: x, Y: r.Y + r.H*0.52, W: r.X + r.W - x, H: r.H * 0.3}, v.Seats[p-1].Name, name)
	}
	l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: game.Seat(p)}, Tip: seatLine(v, s, p)})
}

// DrawSteps implements table.Table: the phases have a panel of their own.
func (Table) DrawSteps(*display.List, display.Rect, *table.View, float64, bool) bool { return false }

// drawPiece draws a piece of the given size.
func drawPiece(l *display.List, at display.Point, size float64, piece game.Ref, v *table.View) {
	s := v.State.(*rules.State)
	switch piece.Kind {
	case game.SailorRef:
		kit.AppendPeg(l, at, size/2, v.Colour(game.Player(piece.ID)))
	case game.GoodRef:
		kit.AppendCube(l, at, size, ware(rules.Good(piece.ID)))
	case game.MoneyRef:
		kit.AppendCoin(l, at, size/2, int(piece.ID))
	case game.BuildingRef:
		badge(l, at, size, "white-tower")
	case game.SeatRef:
		kit.AppendShield(l, at, size, v.Colour(game.Player(piece.ID)))
	case game.TrackRef:
		l.Disc(at.X, at.Y, size/2, theme.White)
		l.Ring(at.X, at.Y, size/2, max(1, size/14), theme.Ink)
		appendNumber(l, at, size*0.7, size, itoa(piece.ID))
	case game.PortRef:
		widget.Icon(l, "castle", at, size*0.9, theme.LiveryOf(v.Colour(s.Ports[piece.ID].Owner)).Main)
	case game.ShipRef:
		model := galley(v, s, rules.GalleyID(piece.ID))
		_, width, _ := galleyAt(v, s, rules.GalleyID(piece.ID))
		model.Ashore = size != width // not as on the board
		kit.AppendShip(l, at, size, model)
	}
}
