package serenissima

import (
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

// A label is what is to be done at a place.
type label struct {
	place game.Ref
	marks []kit.PillSign
	last  game.Action
	times int // that the last one is done
	sold  int // goods
}

// appendCourse draws what somebody advises: the way to sail with an arrow at its
// end, and labels where something is to be done.
func appendCourse(l *display.List, v *table.View, s *rules.State) {
	if len(v.Course) == 0 {
		return
	}
	var line []display.Point
	zone := s.Galleys[s.Active].Zone
	if at, _, ok := galleyAt(v, s, s.Active); ok {
		line = append(line, at)
	}
	var labels []label
	for i, a := range v.Course {
		if a.Verb == rules.Sail {
			to := rules.ZoneID(a.Obj[1].ID)
			at := zoneMiddle(v, to)
			if i+1 == len(v.Course) || v.Course[i+1].Verb != rules.Sail {
				at = landfall(v, s, a.Obj[1])
			}
			line = append(line, way(v, zone, to, line[len(line)-1], at)[1:]...)
			zone = to
			continue
		}
		place, marks := marksOf(v, s, zone, a)
		if marks == nil {
			continue
		}
		k := slices.IndexFunc(labels, func(b label) bool { return b.place == place })
		if k < 0 {
			k = len(labels)
			labels = append(labels, label{place: place})
		}
		labels[k].add(a, marks)
		if a.Verb == rules.Sell {
			labels[k].sell(s, a)
		}
	}
	if _, ghost := v.Roads[game.Ship(s.Active)]; ghost {
		appendDots(l, v, line, theme.Gold)
	} else {
		appendArrow(l, v, line, theme.Gold)
	}
	for _, b := range labels {
		appendLabel(l, v, b)
	}
}

// add writes an action on a label; of one that is done again the sign counts.
func (b *label) add(a game.Action, marks []kit.PillSign) {
	if b.times > 0 && b.last == a && marks[0].Text != "" {
		b.times++
		sign := &b.marks[len(b.marks)-len(marks)]
		sign.Text = marks[0].Text + itoa(b.times)
		return
	}
	b.last, b.times, b.marks = a, 1, append(b.marks, marks...)
}

// sell writes on a label what the sale brings that has just been added: a gold disc, or the sign of a warehouse.
func (b *label) sell(s *rules.State, a game.Action) {
	info, port := &s.Board.Ports[b.place.ID], &s.Ports[b.place.ID]
	brings := int(s.Board.SaleBonus[a.Obj[1].ID])
	if port.Owner == a.By {
		b.marks = append(b.marks, kit.PillSign{Icon: kit.StoreIcon})
	} else if space := int(port.Filled) + b.sold; space < len(info.Values) {
		brings += int(info.Values[space])
	}
	if b.sold++; brings > 0 {
		b.marks = append(b.marks, kit.PillSign{Sum: brings})
	}
}

// marksOf says where an action is done, from a zone, and by which signs that is
// shown; nothing for one that has no place.
func marksOf(v *table.View, s *rules.State, zone rules.ZoneID, a game.Action) (place game.Ref, marks []kit.PillSign) {
	port := game.Port(s.Board.Zones[zone].Port)
	sailor := kit.PillSign{Piece: game.Sailor(s.Decision().Player)}
	active := game.Ship(s.Active)
	more, less := kit.PillSign{Text: "+"}, kit.PillSign{Text: "–"}
	switch a.Verb {
	case rules.LoadGood:
		return port, []kit.PillSign{more, {Piece: a.Obj[1]}}
	case rules.Sell:
		return port, []kit.PillSign{{Piece: a.Obj[1]}}
	case rules.MoveSailor:
		if a.Obj[1] == active {
			return a.Obj[0], []kit.PillSign{less, sailor}
		}
		return a.Obj[1], []kit.PillSign{more, sailor}
	case rules.MoveGood:
		return a.Obj[2], []kit.PillSign{more, {Piece: a.Obj[0]}}
	case rules.Jettison:
		return a.Obj[1], []kit.PillSign{less, {Piece: a.Obj[0]}}
	case rules.Scuttle:
		return a.Obj[0], []kit.PillSign{{Icon: "death-skull", Ink: theme.Rubric}}
	case rules.Attack:
		return a.Obj[1], []kit.PillSign{{Icon: "crossed-swords", Ink: theme.Rubric}, {Text: v.Chance}}
	case rules.Land:
		return a.Obj[1], []kit.PillSign{{Text: itoa(a.Obj[2].ID)}, sailor}
	case rules.Recruit:
		return a.Obj[0], []kit.PillSign{more, sailor}
	case rules.BuyGalley:
		return a.Obj[1], []kit.PillSign{more, {Icon: "galley", Ink: theme.LiveryOf(v.Colour(s.Decision().Player)).Main}}
	case rules.BuildFort:
		return a.Obj[0], []kit.PillSign{more, {Piece: game.Building(rules.Fort)}}
	case rules.BuildBasilica:
		return a.Obj[0], []kit.PillSign{more, {Piece: game.Building(rules.Basilica)}}
	}
	return game.Ref{}, nil
}

// appendShipWays draws the ways that ships have taken, in the colours of their
// owners; to where they lie now, if they are still there.
func appendShipWays(l *display.List, v *table.View, s *rules.State) {
	for _, voyage := range v.ShipWays {
		from := rules.ZoneID(voyage.Areas[0].ID)
		line := []display.Point{zoneMiddle(v, from)}
		for i, area := range voyage.Areas[1:] {
			to := rules.ZoneID(area.ID)
			end := zoneMiddle(v, to)
			ship := rules.GalleyID(voyage.Ship.ID)
			if at, _, ok := galleyAt(v, s, ship); ok && i+2 == len(voyage.Areas) && s.Galleys[ship].Zone == to {
				end = at
			}
			line = append(line, way(v, from, to, line[len(line)-1], end)[1:]...)
			from = to
		}
		appendArrow(l, v, line, theme.LiveryOf(v.Colour(voyage.By)).Main)
	}
}

// appendDots dots a line and returns how many parts its dots divide it into.
func appendDots(l *display.List, v *table.View, line []display.Point, fill color.NRGBA) int {
	length := 0.0
	for i := 1; i < len(line); i++ {
		length += dist(line[i-1], line[i])
	}
	dots := int(length / max(9, v.Units(17)))
	r := max(3, v.Units(6))
	for i := 1; i < dots; i++ {
		at := kit.PointAt(line, float64(i)/float64(dots))
		l.Disc(at.X, at.Y, r+max(1, v.Units(2.4)), theme.Ink)
		l.Disc(at.X, at.Y, r, fill)
	}
	return dots
}

// appendArrow dots a line and puts an arrow at its end.
func appendArrow(l *display.List, v *table.View, line []display.Point, fill color.NRGBA) {
	dots := appendDots(l, v, line, fill)
	if dots < 2 {
		return
	}
	end := line[len(line)-1]
	back := kit.PointAt(line, 1-0.8/float64(dots))
	angle := math.Atan2(end.Y-back.Y, end.X-back.X)
	k := max(15, v.Units(30)) / 100
	for _, o := range []display.Op{{Kind: display.FillPath, Color: fill}, {Kind: display.StrokePath, Width: max(1, v.Units(2.4)), Color: theme.Ink}} {
		o.Path, o.X, o.Y, o.Scale, o.Angle = kit.ArrowHead, end.X, end.Y, k, angle
		l.Ops = append(l.Ops, o)
	}
}

// appendLabel writes what is to be done at a place.
func appendLabel(l *display.List, v *table.View, b label) {
	if r, ok := labelRect(v, b); ok {
		x, _ := courseTag(v, b.marks, theme.Gold)
		x.Draw(l, Table{}.Stage(v).Piece, r)
	}
}

// labelRect is where a label lies: above its place, or below the plaque of a port that lies above that;
// on the other side where a panel would hide it.
func labelRect(v *table.View, b label) (r display.Rect, ok bool) {
	at, ok := anchor(v, b.place)
	if !ok || !onChart(v, b.place) {
		return r, false
	}
	_, r = courseTag(v, b.marks, theme.Gold)
	r.X = at.X - r.W/2
	above, below := at.Y-r.H-v.Units(40), at.Y+v.Units(40)
	if b.place.Kind == game.PortRef {
		plaque := plaqueRect(v, rules.PortID(b.place.ID))
		if afar(v) {
			for _, name := range tileNames(v, v.State.(*rules.State)) {
				if name.of == rules.PortID(b.place.ID) {
					plaque = plaque.Union(name.box)
				}
			}
		}
		above, below = plaque.Y-r.H-3, plaque.Y+plaque.H+3
		if port := charted().Ports[b.place.ID].At; v.At(port.X, port.Y).Y < plaque.Y { // its name is above
			above, below = below, above
		}
	}
	r.Y = above
	if other := (r.Row(below, r.H)); v.BelowPanels(r) && !v.BelowPanels(other) {
		r = other
	}
	return widget.Keep(r, v.Frame.Board), true
}

// appendStops says on a route in which zones the galley could be stopped, and by
// whom (S4.9).
func appendStops(l *display.List, v *table.View, s *rules.State) {
	for i, ref := range v.Path {
		if i == 0 || i == len(v.Path)-1 || i == int(s.MovesLeft()) {
			continue
		}
		var marks []kit.PillSign
		for _, p := range s.Stoppers(rules.ZoneID(ref.ID)).List() {
			marks = append(marks, kit.PillSign{Piece: game.Seat(p)})
		}
		if marks == nil {
			continue
		}
		marks = append(marks, kit.PillSign{Text: v.Say("board.may-stop")})
		at := disc(v, ref)
		x, r := courseTag(v, marks, theme.Danger)
		r.X, r.Y = at.X-r.W/2, at.Y-r.H-v.Units(discRadius)-3
		x.Draw(l, Table{}.Stage(v).Piece, widget.Keep(r, v.Frame.Board))
	}
}

// courseTag is a pill with signs on the chart, and how large it is.
func courseTag(v *table.View, marks []kit.PillSign, rim color.NRGBA) (kit.Pill, display.Rect) {
	x, h := kit.Pill{Signs: marks, Paper: theme.Paper, Rim: rim, Ink: theme.Ink}, max(24, v.Units(46))
	return x, display.Rect{W: x.Width(h), H: h}
}
