package serenissima

import (
	"fmt"
	"image/color"
	"math"
	"slices"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// foldedAt is where what is folded away can be asked for: on the ribbon, or by the first tool.
func foldedAt(v *table.View) display.Point {
	if r := v.Frame.Panels[ribbonPanel]; !r.Empty() {
		return r.Center()
	}
	r := v.Frame.Tools
	return display.Point{X: r.X + r.W/8, Y: r.Center().Y}
}

// trackRect is where the turn track is: on the sheet where it is folded away.
func trackRect(v *table.View) display.Rect {
	if v.Frame.Folds {
		return v.Frame.Panels[spacesPanel]
	}
	return v.Frame.Panels[trackPanel]
}

// appendPanels draws what lies beside the chart or over it.
func appendPanels(l *display.List, v *table.View, s *rules.State) {
	if v.Frame.Folds {
		f := &v.Frame
		strip := display.Rect{W: f.Size.X, H: f.Board.Y}
		l.Fill(strip, 0, theme.Wood)
		l.Fill(display.Rect{Y: strip.H - 1.5, W: strip.W, H: 1.5}, 0, theme.Gilt)
		l.Hit(display.Hit{Rect: strip})
		appendChips(l, v, s)
		appendTurn(l, v, s)
		appendRibbon(l, v, s)
		if !v.Open {
			return
		}
		widget.Paper(l, f.Sheet)
	} else {
		appendPlayers(l, v, s)
	}
	appendTrack(l, v, s)
	appendWheel(l, v, s)
	appendDeck(l, v, s)
}

// trackAt is where a space of the turn track is: they stand in a row, or in two
// where letters are large.
func trackAt(v *table.View, s *rules.State, space int) (display.Point, float64) {
	if v.Folded() {
		return v.Frame.Panels[trackPanel].Center(), 8 * v.Frame.Unit
	}
	r := trackRect(v)
	n := s.Board.TrackLength(int(s.Seats))
	if v.Frame.Large {
		row := (n + 1) / 2
		pitch, h := (r.W-0.16*r.H)/float64(row), r.H*0.29
		return display.Point{X: r.X + 0.08*r.H + pitch*(float64(space%row)+0.5), Y: r.Y + r.H*0.36 + h*(float64(space/row)+0.5)}, min(pitch, h) * 0.42
	}
	pitch := (r.W - 0.1*r.H - 12) / float64(n)
	return display.Point{X: r.X + 6 + 0.05*r.H + pitch*(float64(space)+0.5), Y: r.Y + r.H*0.74}, pitch * 0.46
}

// nextScoring says how far the next scoring is from where the white marker is shown, or that
// it is under way.
func nextScoring(v *table.View, s *rules.State) string {
	marker, last := s.Track, int8(s.Board.TrackLength(int(s.Seats))-1)
	for v.Motion != nil && marker < last && v.Motion.Bringing(game.Track(marker+1)) != nil {
		marker++
	}
	left := 0
	for _, space := range s.Board.Seats[s.Seats].Scoring {
		switch {
		case space <= s.Track:
		case space <= marker:
			return v.Say("board.scoring")
		case left == 0:
			left = int(space - marker)
		}
	}
	if v.Frame.Narrow() { // beside the sign of a scoring
		return v.Say("board.next-scoring.brief", "n", left)
	}
	return v.Say("board.next-scoring", "n", left)
}

// panelsKey is what the panels depend on while something moves: the markers that are under way,
// and what players have been paid.
func panelsKey(v *table.View, s *rules.State) (key table.CacheKey) {
	if v.Motion == nil {
		return key
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		key.Shifts += v.Motion.Shifts(game.Seat(p))
	}
	for space := range s.Board.TrackLength(int(s.Seats)) {
		key.Shifts += v.Motion.Shifts(game.Track(space))
	}
	for _, marker := range []game.RefKind{game.ShipRef, game.TrackRef} {
		if key.Shifts *= 2; v.Turning(marker) {
			key.Shifts++
		}
	}
	return key
}

// appendTurn says in the strip of a small frame how far the game is.
func appendTurn(l *display.List, v *table.View, s *rules.State) {
	r, u := v.Frame.Panels[trackPanel], v.Frame.Unit
	text := r.InsetBy(8*u, 2*u)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: game.Track(0)}, Tip: v.Say("board.track.help", "n", 3-int(s.Scorings))})
	if !v.Frame.Narrow() {
		widget.Icon(l, "hourglass", text.CutLeft(20*u).Center(), 20*u, theme.Gold)
	}
	turn, next := text.CutTop(0.5*r.H), nextScoring(v, s)
	widget.Line(l, turn, v.Say("board.turn", "n", int(s.Turn)), display.TextStyle{Font: display.Caps, Size: 17 * u, Color: theme.Cream})
	if v.Frame.Narrow() { // a coin of the track stands for the scoring
		widget.Icon(l, "two-coins", text.CutLeft(text.H).Center(), 0.9*text.H, theme.Gold)
		text.CutLeft(3 * u)
	}
	widget.Line(l, text, next, display.TextStyle{Font: display.SansSmall, Size: 13 * u, Color: theme.CreamDim})
}

// appendTrack is the turn track with its scoring spaces and the white marker.
func appendTrack(l *display.List, v *table.View, s *rules.State) {
	r := trackRect(v)
	widget.Paper(l, r)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: game.Track(0)}, Tip: v.Say("board.track.help", "n", 3-int(s.Scorings))})
	heading, about, size := display.Rect{X: r.X + 8, Y: r.Y + r.H*0.04, W: r.W - 16, H: r.H * 0.3}, display.Rect{X: r.X + 8, Y: r.Y + r.H*0.33, W: r.W - 16, H: r.H * 0.2}, r.H*0.165
	align, end := display.Center, display.Center
	if v.Frame.Large { // both in one line
		heading = display.Rect{X: r.X + 0.12*r.H, Y: r.Y + r.H*0.04, W: r.W*0.4 - 0.12*r.H, H: r.H * 0.3}
		about = heading.Column(r.X+r.W*0.4, r.W*0.6-0.12*r.H)
		align, end, size = display.Left, display.Right, r.H*0.185
	}
	widget.Heading(l, heading, v.Say("board.turn", "n", int(s.Turn)), heading.H*0.84, align)
	info := s.Board.Seats[s.Seats]
	widget.Line(l, about, nextScoring(v, s), display.TextStyle{Font: display.SansSmall, Size: size, Align: end, Color: theme.Ink})
	last := s.Board.TrackLength(int(s.Seats)) - 1
	_, radius := trackAt(v, s, 0)
	for from, to := 0, 0; from <= last; from = to + 1 { // row by row
		a, _ := trackAt(v, s, from)
		b := a
		for to = from; to < last; to++ {
			next, _ := trackAt(v, s, to+1)
			if next.Y != a.Y {
				break
			}
			b = next
		}
		l.Fill(display.Rect{X: a.X, Y: a.Y - 1, W: b.X - a.X, H: 2}, 0, theme.PaperRim)
	}
	for i := 0; i <= last; i++ {
		at, _ := trackAt(v, s, i)
		fill, ink := theme.Cream, theme.Ink
		if i < int(info.TrackStart) {
			fill, ink = theme.PaperOff, theme.PaperOffText
		}
		l.Disc(at.X, at.Y, radius, fill)
		if slices.Contains(info.Scoring, int8(i)) {
			kit.AppendCoin(l, at, radius*1.08, 0)
			widget.Icon(l, "two-coins", at, radius*1.35, theme.Wares["gold"].Sign)
		} else {
			l.Ring(at.X, at.Y, radius, 1, theme.PaperRim)
			size := max(widget.MinText, radius*1.02)
			l.Print(at.X, at.Y+display.Ascent(size)/2, itoa(int8(i)), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: ink})
		}
		l.Hit(display.Hit{Rect: display.Rect{X: at.X - radius, Y: at.Y - 1.2*radius, W: 2 * radius, H: 2.4 * radius},
			Target: display.Target{Command: table.CmdAbout, Ref: game.Track(i)}, Tip: aboutSpace(v, s, int8(i))})
		if i == int(s.Track) && !v.Turning(game.TrackRef) {
			appendTrackMarker(l, at, radius)
		}
	}
}

// appendTrackMarker draws the white marker around a space of the turn track.
func appendTrackMarker(l *display.List, at display.Point, radius float64) {
	l.Ring(at.X, at.Y, radius*1.36, max(2.2, radius*0.32), theme.White)
	l.Ring(at.X, at.Y, radius*1.42, max(1, radius*0.12), theme.Ink)
}

// aboutSpace explains a space of the turn track.
func aboutSpace(v *table.View, s *rules.State, space int8) string {
	info, key := s.Board.Seats[s.Seats], "plain"
	switch {
	case space < info.TrackStart:
		key = "unused"
	case space == int8(s.Track):
		key = "marker"
	case slices.Contains(info.Scoring, space) && space < s.Track:
		key = "scored"
	case slices.Contains(info.Scoring, space):
		key = "scoring"
	case space < s.Track:
		key = "past"
	}
	return v.Say("board.track."+key, "n", int(space), "steps", int(space-s.Track))
}

// playerRect is the panel of the seat that sits at place i from the top.
func playerRect(v *table.View, i int) display.Rect {
	r := v.Frame.Panels[playersPanel]
	if v.Frame.Folds {
		w := (r.W - 4*v.Frame.Unit) / game.MaxSeats
		return display.Rect{X: r.X + 3*v.Frame.Unit + float64(i)*w, Y: r.Y + 3*v.Frame.Unit, W: w - 4*v.Frame.Unit, H: r.H - 6*v.Frame.Unit}
	}
	if r.W > r.H*2.5 { // two columns
		w, h := r.W/2, r.H/2
		return display.Rect{X: r.X + float64(i%2)*w, Y: r.Y + float64(i/2)*h, W: w - 3, H: h - 3}
	}
	h := r.H / 4
	return r.Row(r.Y+float64(i)*h, h-4)
}

// money is what is known of the money of a player, with what a scoring has paid so far, as an
// argument of a text, which counts a number.
func money(v *table.View, s *rules.State, p game.Player) any {
	if !s.Known.Has(p) {
		return "?"
	}
	return int(s.Ducats[p]) + v.Come(game.Money(0), game.Seat(p))
}

func hitPlayer(l *display.List, v *table.View, s *rules.State, p game.Player, r display.Rect) {
	look := &v.Seats[p-1]
	tip := v.Say("board.player.help", "name", look.Name, "money", money(v, s, p), "reserve", int(s.Reserve[p]), "ports", int(s.PortCount(p)), "galleys", int(s.GalleyCount(p)))
	if look.About != "" {
		tip += "\n" + look.About
	}
	l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: game.Seat(p)}, Tip: tip})
}

// A stat is a number of a player; each explains itself.
type stat struct {
	icon, text string
	c          color.NRGBA
	share      float64 // of the width: money has most digits
	help       string
}

// statsOf are the numbers of a player, the most important first; c is the colour
// of those that are not money.
func statsOf(v *table.View, s *rules.State, p game.Player, c color.NRGBA) [4]stat {
	name, income := v.Seats[p-1].Name, 0
	for port := rules.PortID(1); int(port) < len(s.Board.Ports); port++ {
		if s.Ports[port].Owner != p {
			continue
		}
		income += int(s.Income(port))
		if s.Ports[port].Basilica {
			income += int(s.Board.BasilicaIncome)
		}
	}
	return [4]stat{
		{"two-coins", fmt.Sprint(money(v, s, p)), theme.Coin, 0.31, v.Say("board.stat.money", "name", name, "n", money(v, s, p))},
		{"meeple", itoa(s.Reserve[p]), c, 0.27, v.Say("board.stat.reserve", "name", name, "n", int(s.Reserve[p]))},
		{"castle", itoa(s.PortCount(p)), c, 0.23, v.Say("board.stat.ports", "name", name, "n", int(s.PortCount(p)), "income", income)},
		{"galley", itoa(s.GalleyCount(p)), c, 0.19, v.Say("board.stat.galleys", "name", name, "n", int(s.GalleyCount(p)))},
	}
}

// appendStats appends numbers of a player side by side.
func appendStats(l *display.List, p game.Player, r display.Rect, list []stat, size float64, ink color.NRGBA) {
	total := 0.0
	for _, st := range list {
		total += st.share
	}
	for i, st := range list {
		cell := r
		cell.W = r.W * st.share / total
		icon := min(size, cell.W*0.42)
		widget.Icon(l, st.icon, display.Point{X: r.X + icon/2, Y: r.Center().Y}, icon, st.c)
		widget.Line(l, r.Column(r.X+icon*1.14, cell.W-icon*1.3), st.text, display.TextStyle{Font: display.SansBold, Size: size, Color: ink})
		l.Hit(display.Hit{Rect: cell, Target: display.Target{Command: table.CmdAbout, Ref: game.Seat(p), Index: i}, Tip: st.help})
		r.X += cell.W
	}
}

// appendChips shows each player's money and reserve in the strip of a small
// frame.
func appendChips(l *display.List, v *table.View, s *rules.State) {
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		r := playerRect(v, int(p)-1)
		ink, dim, coin := theme.Cream, theme.CreamDim, theme.Gold
		if s.Decision().Player == p {
			l.Fill(r, 7*v.Frame.Unit, theme.Paper)
			l.Stroke(r, 7*v.Frame.Unit, 2, theme.Gold)
			ink, dim, coin = theme.Ink, theme.Brown, theme.Coin
		}
		h := r.H
		kit.AppendShield(l, display.Point{X: r.X + h*0.5, Y: r.Center().Y}, h*0.84, v.Colour(p))
		hitPlayer(l, v, s, p, r)
		stats := statsOf(v, s, p, dim)
		stats[0].c = coin
		if r.W < 3.2*h { // one above the other
			for i := range 2 {
				row := display.Rect{X: r.X + 0.96*h, Y: r.Y + h*0.5*float64(i), W: r.W - 0.96*h, H: h * 0.5}
				appendStats(l, p, row, stats[i:i+1], h*0.5, ink)
			}
			continue
		}
		appendStats(l, p, display.Rect{X: r.X + h, Y: r.Y, W: r.W - h, H: h}, stats[:2], h*0.5, ink)
	}
}

// appendPlayers shows each player's money, reserve, ports and galleys: beside the
// name, or below it where a panel is narrow.
func appendPlayers(l *display.List, v *table.View, s *rules.State) {
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		r := playerRect(v, int(p)-1)
		livery := theme.LiveryOf(v.Colour(p))
		decides := s.Decision().Player == p
		l.Fill(r.Moved(1, 2), 6, theme.Shadow)
		l.Fill(r, 6, theme.Paper)
		strip := 0.22 * r.H
		kit.AppendCloth(l, display.Rect{X: r.X + 1, Y: r.Y + 1, W: strip, H: r.H - 2}, v.Colour(p))
		if decides {
			l.Stroke(r.Inset(-1), 7, 3, theme.Gold)
		} else {
			l.Stroke(r, 6, 1, theme.PaperRim)
		}
		hitPlayer(l, v, s, p, r)
		h := r.H
		left, right := r.X+strip+7+h*0.9, r.X+r.W-4
		list := statsOf(v, s, p, livery.Main)
		if narrow := r.W < 5.2*h; narrow {
			h *= 0.72
			left = r.X + strip + 7 + h*0.9
			v.AppendFace(l, display.Point{X: r.X + strip + 3 + h*0.44, Y: r.Center().Y}, h*0.88, p)
			widget.Line(l, display.Rect{X: left, Y: r.Y + r.H*0.04, W: right - left, H: r.H * 0.46}, v.Seats[p-1].Name,
				display.TextStyle{Font: display.Caps, Size: r.H * 0.4, Color: theme.Ink})
			appendStats(l, p, display.Rect{X: left, Y: r.Y + r.H*0.48, W: right - left, H: r.H * 0.48}, list[:], r.H*0.4, theme.Ink)
			continue
		}
		v.AppendFace(l, display.Point{X: r.X + strip + 3 + h*0.44, Y: r.Center().Y}, h*0.88, p)
		stats := 4 * min(h*1.2, (right-left)*0.165)
		name := display.Rect{X: left, Y: r.Y + h*0.08, W: right - stats - left - 3, H: h * 0.5}
		widget.Line(l, name, v.Seats[p-1].Name, display.TextStyle{Font: display.Caps, Size: h * 0.44, Color: theme.Ink})
		role, ink := roleOf(v, s, p), theme.Brown
		if decides {
			ink = theme.Rubric
		}
		widget.Line(l, display.Rect{X: left, Y: r.Y + h*0.55, W: name.W, H: h * 0.36}, role, display.TextStyle{Font: display.SansSmall, Size: h * 0.32, Color: ink})
		appendStats(l, p, display.Rect{X: right - stats, Y: r.Y, W: stats, H: h}, list[:], h*0.42, theme.Ink)
	}
}

// roleOf says in a word what a player is at the moment.
func roleOf(v *table.View, s *rules.State, p game.Player) string {
	switch {
	case s.Decision().Player == p:
		return v.Say("board.decides")
	case s.First == p:
		return v.Say("board.first")
	case v.Seats[p-1].Bot:
		return v.Say("board.bot")
	}
	return v.Say("board.person")
}

// wheelAt is where a number of the wheel is; zero is the Doge's space, on top.
func wheelAt(v *table.View, s *rules.State, n int) (at display.Point, r float64) {
	if v.Folded() {
		return foldedAt(v), 8 * v.Frame.Unit
	}
	c := v.Frame.Panels[wheelPanel].Center()
	rim := v.Frame.Panels[wheelPanel].W / 2
	angle := -math.Pi/2 + 2*math.Pi*float64(n)/float64(rules.MaxGalleys+1)
	sin, cos := math.Sincos(angle)
	return display.Point{X: c.X + rim*0.8*cos, Y: c.Y + rim*0.8*sin}, rim * 0.135
}

// wheelLetters is the size of the letters on the wheel, in radii of a space, which is so large.
func wheelLetters(v *table.View, r float64) float64 {
	if v.Frame.Large {
		return max(widget.MinText/r, 1.42)
	}
	return max(widget.MinText/r, 1.2)
}

// appendHand draws the hand of the wheel, which points from the hub at a number;
// between two numbers it is on its way.
func appendHand(l *display.List, v *table.View, n float64) {
	const turn = 256 // so many angles look alike, and a canvas keeps fewer rasters
	share := math.Round(n/(rules.MaxGalleys+1)*turn) / turn
	c, rim := v.Frame.Panels[wheelPanel].Center(), v.Frame.Panels[wheelPanel].W/2
	part := display.Op{Kind: display.FillPath, Path: hand, X: c.X, Y: c.Y, Scale: rim / 100, Angle: 2*math.Pi*math.Mod(share, 1) - math.Pi/2, Color: theme.GiltLight}
	edge := part
	edge.Kind, edge.Width, edge.Color = display.StrokePath, max(1, rim*0.016), theme.WoodDark
	l.Ops = append(l.Ops, part, edge)
}

// hand is the hand of the wheel that points to the right, in a wheel of radius 100.
var hand = &display.Path{Name: "hand", Rings: [][]display.Point{kit.Curve(
	[]display.Point{{X: 65, Y: 0}, {X: 53, Y: 3}, {X: 44, Y: 11}},
	[]display.Point{{X: 44, Y: 11}, {X: 48, Y: 0}, {X: 44, Y: -11}},
	[]display.Point{{X: 44, Y: -11}, {X: 53, Y: -3}, {X: 65, Y: 0}})}}

// appendWheel shows the order of the galleys and the hand that points at one.
func appendWheel(l *display.List, v *table.View, s *rules.State) {
	c := v.Frame.Panels[wheelPanel].Center()
	rim := v.Frame.Panels[wheelPanel].W / 2
	l.Disc(c.X+1, c.Y+3, rim, theme.Shadow)
	l.Disc(c.X, c.Y, rim, theme.Wood)
	l.Ring(c.X, c.Y, rim, max(2, rim*0.035), theme.Gilt)
	l.Ring(c.X, c.Y, rim*0.6, 1, theme.Gilt)
	l.Hit(display.Hit{Rect: v.Frame.Panels[wheelPanel], Target: display.Target{Command: table.CmdAbout, Ref: game.Ship(0)}, Tip: v.Say("board.wheel.help")})
	highest := s.Board.Seats[s.Seats].Galleys
	for n := 1; n <= rules.MaxGalleys; n++ {
		at, r := wheelAt(v, s, n)
		galley := &s.Galleys[n]
		ref := game.Ship(n)
		text := itoa(int8(n))
		size := r * wheelLetters(v, r)
		_, lit := v.Lit[ref]
		switch {
		case galley.Owner != game.Nobody:
			appendNumber(l, v, at, r, rules.GalleyID(n), galley.Owner)
			if GalleyID := rules.GalleyID(n); GalleyID == s.Active {
				l.Ring(at.X, at.Y, r*1.34, max(2.5, r*0.24), theme.Gold)
			}
		case int8(n) <= highest:
			l.Ring(at.X, at.Y, r, 1, theme.Fade(theme.Gilt, 0.6))
			strength := 0.55
			if lit {
				strength = 1
			}
			l.Print(at.X, at.Y+display.Ascent(size)/2, text,
				display.TextStyle{Font: display.SansSmall, Size: size, Align: display.Center, Color: theme.Fade(theme.Cream, strength)})
		default:
			l.Print(at.X, at.Y+display.Ascent(size)/2, "–",
				display.TextStyle{Font: display.SansSmall, Size: size, Align: display.Center, Color: theme.Fade(theme.Cream, 0.3)})
		}
		if lit && galley.Owner == game.Nobody {
			l.Ring(at.X, at.Y, r*1.2, max(2, r*0.2), theme.Gold)
		}
		if int8(n) <= highest && (lit || galley.Owner != game.Nobody) {
			l.Hit(display.Hit{Rect: display.Rect{X: at.X - r*1.2, Y: at.Y - r*1.2, W: 2.4 * r, H: 2.4 * r}, Target: display.Target{Ref: ref}})
		}
	}
	doge, r := wheelAt(v, s, 0)
	l.Disc(doge.X, doge.Y, r*1.25, theme.Gilt)
	widget.Icon(l, "cap", doge, r*1.7, theme.WoodDark)
	if s.Active == 0 && s.Turn > 0 {
		l.Ring(doge.X, doge.Y, r*1.45, max(2.5, r*0.24), theme.Gold)
	}
	if !v.Turning(game.ShipRef) {
		appendHand(l, v, float64(s.Active))
	}
	widget.Line(l, display.Rect{X: c.X - rim*0.42, Y: c.Y - rim*0.36, W: rim * 0.84, H: rim * 0.24}, v.Say("board.galley"),
		display.TextStyle{Font: display.Caps, Size: rim * 0.15 * wheelLetters(v, rim*0.135), Align: display.Center, Color: theme.Cream})
	number := "–"
	if s.Active > 0 {
		number = itoa(s.Active)
	}
	widget.Line(l, display.Rect{X: c.X - rim*0.4, Y: c.Y - rim*0.14, W: rim * 0.8, H: rim * 0.42}, number,
		display.TextStyle{Font: display.Caps, Size: rim * 0.44, Align: display.Center, Color: theme.Gold})
}

// appendNumber draws the number of a galley in the colours of a player, r being the radius
// of a space of the wheel.
func appendNumber(l *display.List, v *table.View, at display.Point, r float64, g rules.GalleyID, p game.Player) {
	livery, size := theme.LiveryOf(v.Colour(p)), r*wheelLetters(v, r)
	l.Disc(at.X, at.Y, r*1.16, livery.Main)
	if ring := kit.Rings[livery.Pattern]; ring != nil {
		l.Outline(ring, at.X, at.Y, r/100, max(1, r*0.09), theme.Fade(livery.Light, 0.9))
	}
	l.Disc(at.X, at.Y, r*0.8, theme.Paper)
	l.Print(at.X, at.Y+display.Ascent(size)/2, itoa(g), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
}

// deckAt is the middle of the Doge deck.
func deckAt(v *table.View) display.Point {
	if v.Folded() {
		return foldedAt(v)
	}
	r := v.Frame.Panels[deckPanel]
	return display.Point{X: r.X + r.H*0.3, Y: r.Y + r.H*0.3}
}

// A supplyCell is where a piece of the supply and its number are.
type supplyCell struct {
	rect      display.Rect
	piece     display.Point
	side      float64
	number    display.Point // in the middle of its baseline
	numberTop float64       // size of its letters
}

// supplyCells are the cells of the supply on the deck's panel: side by side, the
// number below the piece, or in two rows, the number beside it, where letters are
// large.
func supplyCells(v *table.View) (cells [rules.NumGoods + 2]supplyCell) {
	r := v.Frame.Panels[deckPanel]
	for i := range cells {
		c := &cells[i]
		if v.Frame.Large {
			k := r.H / 165
			w := (r.W - 12*k) / 4
			c.rect = display.Rect{X: r.X + 6*k + w*float64(i%4), Y: r.Y + (80+41*float64(i/4))*k, W: w, H: 40 * k}
			c.side, c.numberTop = min(25*k, w*0.5), max(widget.MinText, min(21*k, w*0.42))
			c.piece = display.Point{X: c.rect.X + 3*k + c.side/2, Y: c.rect.Center().Y}
			c.number = display.Point{X: (c.piece.X + c.side/2 + c.rect.X + w) / 2, Y: c.rect.Center().Y + display.Ascent(c.numberTop)/2}
			continue
		}
		u := r.H / 118
		w := (r.W - 16*u) / 8
		c.rect = display.Rect{X: r.X + 8*u + w*float64(i), Y: r.Y + 68*u, W: w, H: 46 * u}
		c.piece, c.side = display.Point{X: c.rect.Center().X, Y: r.Y + 82*u}, 19*u
		c.number, c.numberTop = display.Point{X: c.piece.X, Y: r.Y + 109*u}, max(widget.MinText, 14.5*u)
	}
	return cells
}

// supplyAt is where a piece lies in the supply.
func supplyAt(v *table.View, piece game.Ref) (display.Point, bool) {
	i := int(piece.ID) - 1
	switch piece.Kind {
	case game.GoodRef:
	case game.BuildingRef:
		i += rules.NumGoods
	default:
		return display.Point{}, false
	}
	if v.Folded() {
		return foldedAt(v), true
	}
	return supplyCells(v)[i].piece, true
}

// appendRibbon shows the order of the galleys, from that at work on, and how many Doge cards are left. A touch shows
// what is folded away.
func appendRibbon(l *display.List, v *table.View, s *rules.State) {
	r := v.Frame.Panels[ribbonPanel]
	if r.Empty() {
		return
	}
	l.Fill(r, 0, theme.Wood)
	l.Fill(r.Row(r.Y, 1.5), 0, theme.Gilt)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Command: table.CmdFolded}, Tip: v.Say("board.wheel.help")})
	in := r.InsetBy(0.2*r.H, 0)
	deck := in.CutRight(1.9 * r.H)
	left := 0
	for c := 1; c < len(s.Board.Cards); c++ {
		left += int(s.Deck[c])
	}
	card := deck.CutLeft(0.62*r.H).Middle(0.58*r.H, 0.78*r.H)
	l.Fill(card, 0.1*r.H, theme.Cream)
	l.Stroke(card, 0.1*r.H, 1, theme.PaperRim)
	widget.Icon(l, "cap", card.Center(), 0.5*r.H, theme.Rubric)
	widget.Line(l, deck.CutLeft(0.6*r.H).InsetBy(3, 0), itoa(int8(left)), display.TextStyle{Font: display.SansBold, Size: 0.42 * r.H, Color: theme.Cream})
	kit.AppendFolded(l, deck, v.Open)
	radius := 0.3 * r.H
	x := in.X + radius*1.3
	for i := range rules.MaxGalleys {
		n := (max(0, int(s.Active)-1)+i)%rules.MaxGalleys + 1
		if galley := &s.Galleys[n]; galley.Owner != game.Nobody && x+radius*1.2 <= in.X+in.W {
			at := display.Point{X: x, Y: r.Center().Y}
			appendNumber(l, v, at, radius, rules.GalleyID(n), galley.Owner)
			if rules.GalleyID(n) == s.Active {
				l.Ring(at.X, at.Y, radius*1.34, max(2.5, radius*0.24), theme.Gold)
			}
			x += 2.75 * radius
		}
	}
}

// appendDeck shows the Doge cards, drawn and left, and the supplies.
func appendDeck(l *display.List, v *table.View, s *rules.State) {
	r := v.Frame.Panels[deckPanel]
	widget.Paper(l, r)
	left := 0
	for c := 1; c < len(s.Board.Cards); c++ {
		left += int(s.Deck[c])
	}
	u := r.H / 118
	heading, size, few := display.Rect{X: r.X + 10*u, Y: r.Y + 5*u, W: r.W - 20*u, H: 20 * u}, 16*u, 12.5*u
	cards := display.Rect{X: r.X + 10*u, Y: r.Y + 28*u, W: r.W - 20*u, H: 32 * u}
	if v.Frame.Large {
		k := r.H / 165
		heading, size, few = display.Rect{X: r.X + 9*k, Y: r.Y + 6*k, W: r.W - 18*k, H: 28 * k}, 23*k, 17.5*k
		cards = display.Rect{X: r.X + 8*k, Y: r.Y + 36*k, W: r.W - 16*k, H: 38 * k}
	}
	widget.Heading(l, heading.Column(heading.X, heading.W*0.45), v.Say("board.doge"), size, display.Left)
	widget.Line(l, heading.Column(heading.X+heading.W*0.45, heading.W*0.55), v.Say("board.deck", "n", left),
		display.TextStyle{Font: display.SansSmall, Size: few, Align: display.Right, Color: theme.Brown})
	appendCards(l, v, s, cards)
	l.Fill(cards.Row(cards.Y+cards.H+0.05*r.H, 1), 0, theme.PaperLine)
	for i, c := range supplyCells(v) {
		ref := game.Good(i + 1)
		var n int8
		var tip string
		switch i {
		case rules.NumGoods:
			badge(l, c.piece, c.side*1.05, "white-tower", theme.Brown)
			n, ref = s.FortsLeft, game.Building(rules.Fort)
			tip = v.Say("board.forts-left", "n", int(n))
		case rules.NumGoods + 1:
			badge(l, c.piece, c.side*1.05, "byzantin-temple", theme.Gilt)
			n, ref = s.BasilicasLeft, game.Building(rules.Basilica)
			tip = v.Say("board.basilicas-left", "n", int(n), "m", int(s.Board.BasilicaIncome))
		default:
			kit.AppendCube(l, c.piece, c.side, rules.Good(ref.ID).String())
			n = s.Supply[ref.ID]
			tip = v.Say("board.supply", "n", int(n), "good", ref)
		}
		l.Print(c.number.X, c.number.Y, itoa(n), display.TextStyle{Font: display.SansBold, Size: c.numberTop, Align: display.Center, Color: theme.Ink})
		l.Hit(display.Hit{Rect: c.rect, Target: display.Target{Command: table.CmdAbout, Ref: ref}, Tip: tip})
	}
}

// appendCards shows all Doge cards side by side; each says what it brings.
func appendCards(l *display.List, v *table.View, s *rules.State, r display.Rect) {
	total, i := 0, 0
	for c := 1; c < len(s.Board.Cards); c++ {
		total += int(s.Board.Cards[c].Count)
	}
	gap := 0.12 * r.H
	w := (r.W + gap) / float64(total)
	for c := 1; c < len(s.Board.Cards); c++ {
		card, ref := &s.Board.Cards[c], game.Card(c)
		for k := range int(card.Count) {
			drawn := k >= int(s.Deck[c])
			cell := r.Column(r.X+w*float64(i), w-gap)
			AppendCard(l, cell, card.ID, drawn)
			tip := v.Say("board.card."+map[bool]string{false: "left", true: "drawn"}[drawn], "card", ref) + "\n" + v.Say("card."+card.ID+".help", "n", int(card.Wine))
			l.Hit(display.Hit{Rect: cell, Target: display.Target{Ref: ref}, Tip: tip})
			i++
		}
	}
}

// AppendCard draws a Doge card, faded if it has been drawn already.
func AppendCard(l *display.List, r display.Rect, id string, drawn bool) {
	fill, ink := theme.Cream, theme.Rubric
	if drawn {
		fill, ink = theme.PaperDark, theme.Fade(theme.Brown, 0.5)
	}
	l.Fill(r, r.H*0.14, fill)
	l.Stroke(r, r.H*0.14, max(1, r.H/30), theme.PaperRim)
	at := r.Center()
	size := min(r.H*0.72, r.W*0.5)
	switch id {
	case "wine":
		widget.Icon(l, "amphora", at, size, ink)
	case "one-hourglass":
		widget.Icon(l, "hourglass", at, size, ink)
	case "two-hourglasses", "two-hourglasses-shuffle":
		widget.Icon(l, "hourglass", display.Point{X: at.X - size*0.42, Y: at.Y}, size*0.85, ink)
		widget.Icon(l, "hourglass", display.Point{X: at.X + size*0.42, Y: at.Y}, size*0.85, ink)
		if id == "two-hourglasses-shuffle" {
			widget.Icon(l, "anticlockwise-rotation", display.Point{X: r.X + r.W - size*0.26, Y: r.Y + r.H - size*0.26}, size*0.42, ink)
		}
	}
}
