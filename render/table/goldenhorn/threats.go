package goldenhorn

import (
	"image/color"
	"strconv"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// threatsPart is the part with the threats, and the overlay that they are.
var threatsPart = game.Count(0)

// The threats are laid over the board, below all that can be done there: what rivals may do to the
// viewer, and the viewer to them, as far as the viewer can know.
type threats struct {
	table.BasePanel
	on bool
}

// Shown implements table.Panel.
func (p *threats) Shown(table.Desk) bool { return p.on }

// Draw implements table.Panel: the board has them.
func (p *threats) Draw(table.Desk, *display.List) {}

// Chart implements table.Panel.
func (p *threats) Chart(_ table.Desk, v *table.View) { v.Overlay = threatsPart }

// Commands implements table.Panel.
func (p *threats) Commands(s game.State) []table.Command {
	if s.Result().Over {
		return nil
	}
	return []table.Command{{ID: control.Threats, Icon: "crossed-swords", Name: "board.threats", On: p.on, Tell: warn, Do: func() { p.on = !p.on }}}
}

var _ table.Panel = (*threats)(nil)

// warn tells of the threats, a sentence a line: the viewer's ships that may be robbed, those that the
// viewer can rob, and how near the end is.
func warn(v *table.View) (lines []string) {
	st := v.State.(*rules.State)
	viewer := viewerOf(st)
	if viewer == game.Nobody || st.Decision().Player == game.Nobody {
		return nil
	}
	var prey []string
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		switch ship := game.Ship(i); {
		case !st.Exposed(i):
		case st.Ships[i].Owner == viewer:
			if r := riskOf(st, i); r.percent > 0 {
				key, args := r.said("board.threat.own")
				lines = append(lines, lang.Capital(v.Say(key, append(args, "ship", ship)...)))
			}
		default:
			if n := len(st.Pairs(viewer, i)); n > 0 {
				prey = append(prey, lang.Capital(v.Say("board.threat.prey", "ship", ship, "n", n)))
			}
		}
	}
	if lines = append(lines, prey...); len(lines) == 0 {
		lines = append(lines, v.Say("board.threat.none"))
	}
	near := v.Say("board.bag", "n", int(st.BagSize)) + "."
	if st.Expansion {
		near += " " + v.Say("board.territories-left", "n", landsFree(st)) + "."
	}
	lines = append(lines, near)
	if v.Overlay == threatsPart {
		lines = append(lines, v.Say("board.threat.reach"))
	}
	return lines
}

// appendThreats draws above each ship that pirates may attack how likely that is, if it is the
// viewer's, or with which of the viewer's cards; and at the places that rivals reach for
// nothing their shields.
func appendThreats(l *display.List, v *table.View, st *rules.State, b *berths) {
	viewer, most := viewerOf(st), 3
	if v.Frame.Shape == layout.Small || v.Camera.Scale < 0.3 {
		most = 1
	}
	if viewer == game.Nobody || st.Decision().Player == game.Nobody {
		return
	}
	appendReaches(l, v, st, viewer)
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		if !st.Exposed(i) || b[i].width == 0 || v.Lifted(game.Ship(i)) {
			continue
		}
		if st.Ships[i].Owner == viewer {
			appendRisk(l, v, b[i], riskOf(st, i))
		} else if pairs := st.Pairs(viewer, i); len(pairs) > 0 {
			appendPairs(l, v, i, b[i], pairs, most)
		}
	}
}

// underWay is the key of what lies above ships: those that an animation shows elsewhere, a bit each.
func underWay(v *table.View) (key table.CacheKey) {
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		if v.Lifted(game.Ship(i)) {
			key.Shifts |= 1 << i
		}
	}
	return key
}

// appendReaches draws small shields of rivals below the places that they reach for nothing, and below what it costs to stop
// there.
func appendReaches(l *display.List, v *table.View, st *rules.State, viewer game.Player) {
	var at [rules.MaxPlaces][]game.Player
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		owner := st.Ships[i].Owner
		if end, ok := st.FreeEnd(i); ok && owner != viewer && st.AtSea(end) {
			at[end] = append(at[end], owner)
		}
	}
	chips := chipsOf(v, st, litStops(v, st))
	for p, owners := range at {
		q := stationAt(st, rules.Place(p))
		r := v.Units(radiusOf(v, st))
		size := max(13, r*0.9)
		middle := v.At(q.X, q.Y)
		middle.Y += r + size*0.3
		for _, c := range chips {
			if c.stop == game.Area(p) {
				middle.X, middle.Y = c.at.Center().X, c.at.Y+c.at.H+size*0.7
			}
		}
		row := offNumeral(v, st, rules.Place(p), middle.Box(1.3*size*float64(len(owners)), 1.3*size))
		for k, owner := range owners {
			where := display.Point{X: row.X + 1.3*size*(float64(k)+0.5), Y: row.Center().Y}
			l.Disc(where.X, where.Y, size*0.66, theme.Paper)
			l.Ring(where.X, where.Y, size*0.66, 1.2, theme.Rubric)
			kit.AppendShield(l, where, size*0.92, v.Colour(owner))
		}
	}
}

// A label is a strip above a ship that is filled from left to right.
type label struct {
	box display.Rect
	x   float64
}

// newLabel appends the ground of a label that is so many times as wide as high.
func newLabel(l *display.List, v *table.View, at berth, wide float64, ground color.NRGBA) label {
	r := labelBox(v, at, wide)
	h := r.H
	rim := theme.Gilt
	if ground == theme.Danger {
		rim = theme.Cream
	}
	l.Fill(r.Moved(0, 1.5), h*0.25, theme.Shadow)
	l.Fill(r, h*0.25, ground)
	l.Stroke(r, h*0.25, 1.5, rim)
	return label{box: r, x: r.X + h*0.16}
}

// labelBox is where a label lies that is so many times as wide as high.
func labelBox(v *table.View, at berth, wide float64) display.Rect {
	h := chipHeight(v)
	return offStations(v, display.Rect{X: at.at.X - h*wide/2, Y: at.at.Y - shipHeight(at.width)/2 - h*0.8, W: h * wide, H: h})
}

// card appends a card at the end of a label.
func (x *label) card(l *display.List, c rules.Colour) {
	h := x.box.H
	appendCardFace(l, display.Rect{X: x.x, Y: x.box.Y + h*0.13, W: h * 0.54, H: h * 0.74}, c)
	x.x += h * 0.6
}

// skull appends the sign of pirates.
func (x *label) skull(l *display.List, ink color.NRGBA) {
	h := x.box.H
	widget.Icon(l, "death-skull", display.Point{X: x.x + h*0.38, Y: x.box.Center().Y}, h*0.72, ink)
	x.x += h * 0.84
}

// appendRisk says above one of the viewer's ships how likely it is robbed, and by which rivals.
func appendRisk(l *display.List, v *table.View, at berth, r risk) {
	if r.percent == 0 {
		text := v.Say("board.threat.safe")
		h := chipHeight(v)
		size := max(widget.MinText, h*0.6)
		x := newLabel(l, v, at, display.Measure(text, display.SansBold, size)/h+0.6, theme.Paper)
		widget.Line(l, x.box, text, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
		return
	}
	ground, ink := r.colours()
	x := newLabel(l, v, at, 2.8+0.9*float64(len(r.rivals)), ground)
	x.skull(l, ink)
	h := x.box.H
	widget.Line(l, display.Rect{X: x.x, Y: x.box.Y, W: h * 1.75, H: h}, v.Say("board.threat.risk", "n", r.percent),
		display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, h*0.62), Align: display.Center, Color: ink})
	for k, by := range r.rivals {
		kit.AppendShield(l, display.Point{X: x.x + h*(2.2+0.9*float64(k)), Y: x.box.Center().Y}, h*0.82, v.Colour(by.seat))
	}
}

// appendPairs shows above a rival's ship with which pairs of the viewer's cards it can be
// robbed, so many of them at most, and how many others there are. They can be pointed at like the ship.
func appendPairs(l *display.List, v *table.View, i rules.ShipID, at berth, pairs [][2]rules.Colour, most int) {
	shown := min(most, len(pairs))
	wide := 0.84 + 0.3 + 1.2*float64(shown) + 0.2*float64(shown-1)
	more, h := "", chipHeight(v)
	style := display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, h*0.5), Align: display.Center, Color: theme.Cream}
	if shown < len(pairs) {
		more = "+" + strconv.Itoa(len(pairs)-shown)
		wide += display.Measure(more, style.Font, style.Size)/h + 0.1
	}
	x := newLabel(l, v, at, wide, theme.Danger)
	x.skull(l, theme.Cream)
	for k, pair := range pairs[:shown] {
		if k > 0 {
			x.x += h * 0.2
		}
		x.card(l, pair[0])
		x.card(l, pair[1])
	}
	if more != "" {
		widget.Line(l, x.box.Column(x.x, x.box.X+x.box.W-x.x), more, style)
	}
	l.Hit(display.Hit{Rect: x.box, Target: display.Target{Ref: game.Ship(i)}})
}
