package goldenhorn

import (
	"math"
	"strconv"
	"sync"

	"serenissima/assets"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// foldedBelow is the width, in logical pixels, below which a plaque is folded: its name stands
// above it.
const foldedBelow = 112.0

// crowdedBelow is the scale of the chart below which ships fill the narrow sea before Constantinople.
const crowdedBelow = 0.25

// plaqueRect is the plaque of a territory in the window. It makes room for the panels that lie
// there in small windows and with large letters.
func plaqueRect(v *table.View, t rules.TerritoryID) display.Rect {
	p := charted().territories[t].Plaque
	at := v.At(p.X, p.Y)
	r := display.Rect{X: at.X, Y: at.Y, W: v.Units(p.W), H: v.Units(p.H)}
	if r.W >= foldedBelow {
		return westOf(seatsRect(v), r, 0)
	}
	middle := r.Center()
	h := max(18, r.H*0.62)
	r = display.Rect{X: middle.X - h*1.3, Y: middle.Y - h/2, W: h * 2.6, H: h}
	board, hand := v.Frame.Board, v.Frame.Panels[handPanel]
	bottom := min(board.Y+board.H, v.Frame.Bar.Y) - r.H
	r.X = max(board.X+2, min(r.X, board.X+board.W-r.W-2))
	if r.Y = min(r.Y, bottom); !hand.Intersect(r).Empty() { // and off the last space before Crete
		r.X, r.Y = hand.X-r.W-2, bottom
	}
	above := 2 * widget.MinText // for the name
	if v.Camera.Scale < crowdedBelow {
		above = 1.5 * widget.MinText // for that of Constantinople
	}
	for _, panel := range [...]display.Rect{seatsRect(v), v.Frame.Skip, v.Frame.Panels[constantinoplePanel]} {
		r = westOf(panel, r, above)
	}
	if st := v.State.(*rules.State); r.Center().X < middle.X-1 { // off the ships there as well
		for p := st.Last - 1; p > st.Modone; p-- {
			r = westOf(shipBox(berthAt(v, st, p)).InsetBy(0, -4), r, 0)
		}
	}
	return r
}

// westOf moves a rectangle off a panel, to the west of it, if it or what stands above it lies
// under the panel.
func westOf(panel, r display.Rect, above float64) display.Rect {
	if !panel.Intersect(r.Row(r.Y-above, r.H+above)).Empty() {
		r.X = panel.X - r.W - 2
	}
	return r
}

// leaders lead from the plaques of the territories to their towns, in board units.
var leaders = sync.OnceValue(func() (paths [rules.MaxTerritories + 1]*display.Path) {
	for t := 1; t <= rules.MaxTerritories; t++ {
		paths[t] = &display.Path{Name: "leader", Open: true, Rings: [][]display.Point{pointsOf(charted().territories[t].Leader)}}
	}
	return paths
})

// appendPlaque draws a territory: its town, and a plaque with its name, what it costs or who
// has it, and its points in a seal.
func appendPlaque(l *display.List, v *table.View, st *rules.State, t rules.TerritoryID) {
	r := plaqueRect(v, t)
	land := &charted().territories[t]
	if usual := v.At(land.Plaque.X, land.Plaque.Y); r.X != usual.X { // it has made room
		appendLeader(l, v.At(land.At.X, land.At.Y), r)
	} else {
		o, k := v.Camera.Origin(), v.Camera.Scale
		l.Outline(leaders()[t], o.X, o.Y, k, max(2, v.Units(6)), theme.Fade(theme.Vellum, 0.9))
		l.Outline(leaders()[t], o.X, o.Y, k, max(1, v.Units(2.4)), theme.Rubric)
	}
	appendTown(l, v, charted().territories[t].At)
	appendSheet(l, v, st, t, r)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: game.Territory(t)}})
	if v.Units(land.Plaque.W) < foldedBelow {
		appendFolded(l, v, st, t, r)
		return
	}
	appendLand(l, v, st, t, r)
}

// appendSheet draws the plaque of a territory with nothing on it, in the light that it lies
// in.
func appendSheet(l *display.List, v *table.View, st *rules.State, t rules.TerritoryID, r display.Rect) {
	ref, owner := game.Territory(t), st.Lands[t]
	radius := min(7, r.H*0.14)
	l.Fill(r.Moved(1, 2), radius, theme.Shadow)
	l.Fill(r, radius, theme.Paper)
	rim, width := theme.PaperRim, 1.4
	if owner != game.Nobody {
		rim, width = theme.LiveryOf(v.Colour(owner)).Main, max(2, r.W/50)
		l.Stroke(r.Inset(-width/2), radius+width/2, 1, theme.Ink) // light colours stand out too
	}
	if _, lit := v.Lit[ref]; lit {
		rim, width = theme.Gold, max(2.5, r.W/44)
		l.Stroke(r.Inset(-3), radius+3, 2, theme.Glow)
	}
	l.Stroke(r, radius, width, rim)
	if v.Hover == ref {
		l.Fill(r, radius, theme.Gleam)
	}
}

// appendLand draws what a plaque shows: name, price or owner, and points in a seal.
func appendLand(l *display.List, v *table.View, st *rules.State, t rules.TerritoryID, r display.Rect) {
	owner := st.Lands[t]
	widget.Icon(l, "castle", display.Point{X: r.X + r.H*0.42, Y: r.Center().Y}, r.H*0.62, theme.Brown)
	seal := display.Point{X: r.X + r.W - r.H*0.36, Y: r.Y + r.H*0.71} // below the name
	kit.AppendCoin(l, seal, r.H*0.25, int(st.Land(t).Points))
	name := display.Rect{X: r.X + r.H*0.8, Y: r.Y + r.H*0.04, W: r.W - r.H*0.88, H: r.H * 0.42}
	widget.Line(l, name, v.Name(game.Territory(t)), display.TextStyle{Font: display.Caps, Size: max(widget.MinText, r.H*0.34), Color: theme.Rubric})
	middle := display.Rect{X: name.X, W: r.W - r.H*1.56}
	below := middle.Row(r.Y+r.H*0.5, r.H*0.44)
	if owner != game.Nobody {
		size := below.H * 1.06
		kit.AppendShield(l, display.Point{X: below.X + size*0.5, Y: below.Center().Y}, size, v.Colour(owner))
		name := below.Column(below.X+size*1.15, below.W-size*1.15)
		if text := v.Seats[owner-1].Name; display.Fits(text, display.SansSmall, widget.MinText, name.W) { // the shield tells as much
			widget.Line(l, name, text, display.TextStyle{Font: display.SansSmall, Size: max(widget.MinText, below.H*0.7), Color: theme.Ink})
		}
	} else {
		appendPrice(l, below, int(st.Land(t).Mercenaries))
	}
}

// appendFolded draws what a folded plaque shows: its price or owner and its points, and above
// it the name.
func appendFolded(l *display.List, v *table.View, st *rules.State, t rules.TerritoryID, r display.Rect) {
	left := display.Rect{X: r.X + r.H*0.15, Y: r.Y + r.H*0.08, W: r.W * 0.5, H: r.H * 0.84}
	if owner := st.Lands[t]; owner != game.Nobody {
		kit.AppendShield(l, display.Point{X: left.X + r.H*0.45, Y: r.Center().Y}, r.H*0.8, v.Colour(owner))
	} else {
		appendPerson(l, display.Point{X: left.X + r.H*0.3, Y: r.Center().Y}, r.H*0.74, rules.Mercenary)
		widget.Line(l, left.Column(left.X+r.H*0.75, r.H*0.6), strconv.Itoa(int(st.Land(t).Mercenaries)),
			display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, r.H*0.6), Color: theme.Ink})
	}
	kit.AppendCoin(l, display.Point{X: r.X + r.W - r.H*0.58, Y: r.Center().Y}, r.H*0.42, int(st.Land(t).Points))
	if name, shown := plaqueName(v, t); shown {
		appendName(l, name.Center(), v.Name(game.Territory(t)), name.H, display.Center)
	}
}

// plaqueName is where the name of a territory stands beside its folded plaque, as high as its letters: above it, or where
// it covers less; false if it stands on the plaque.
func plaqueName(v *table.View, t rules.TerritoryID) (best display.Rect, shown bool) {
	if v.Units(charted().territories[t].Plaque.W) >= foldedBelow {
		return best, false
	}
	const letters, gap = widget.MinText + 2, widget.MinText * 0.7
	r, w, board := plaqueRect(v, t), display.Measure(v.Name(game.Territory(t)), display.Caps, letters), v.Frame.Board
	above, below := r.Y-gap-letters/2, r.Y+r.H+gap-letters/2
	places := []display.Point{{X: r.X - w - 3, Y: r.Center().Y - letters/2}}
	for _, share := range [...]float64{0, 1, 0.25, 0.75, 0.5} { // of what it is wider than the plaque
		x := r.X - (w-r.W)*share
		places = append([]display.Point{{X: x, Y: above}}, append(places, display.Point{X: x, Y: below})...)
	}
	least, others := math.Inf(1), besideNames(v)
	for _, at := range places {
		name := display.Rect{X: max(board.X+2, min(at.X, board.X+board.W-w-2)), Y: at.Y, W: w, H: letters}
		covered := 1 - board.Over(name)
		for _, x := range others {
			covered += x.Over(name)
		}
		if covered < least-1e-9 {
			best, least = name, covered
		}
	}
	return best, true
}

// besideNames are what the names of territories keep off: spaces, plaques and panels.
func besideNames(v *table.View) []display.Rect {
	st := v.State.(*rules.State)
	list := []display.Rect{harbourName(v, st, rules.Constantinople).InsetBy(0, -2), seatsRect(v), v.Frame.Skip, v.Frame.Bar, v.Frame.Panels[handPanel], v.Frame.Panels[constantinoplePanel]}
	for p := rules.Place(1); p < st.Last; p++ {
		if q := stationAt(st, p); st.AtSea(p) {
			side := 2 * v.Units(radiusOf(v, st))
			list = append(list, v.At(q.X, q.Y).Box(side, side))
		}
	}
	for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
		list = append(list, plaqueRect(v, t))
	}
	return list
}

// appendPrice draws so many mercenaries side by side, as they can be counted, or where there
// is too little room one and the number.
func appendPrice(l *display.List, r display.Rect, n int) {
	size := r.H * 0.98
	pitch := min(size*0.5, (r.W-size)/float64(max(1, n-1)))
	if pitch < 4.5 {
		appendPerson(l, display.Point{X: r.X + size*0.4, Y: r.Center().Y}, size, rules.Mercenary)
		widget.Line(l, r.Column(r.X+size*0.95, r.W-size*0.95), strconv.Itoa(n),
			display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, r.H*0.9), Color: theme.Ink})
		return
	}
	for i := range n {
		appendPerson(l, display.Point{X: r.X + size*0.4 + pitch*float64(i), Y: r.Center().Y}, size, rules.Mercenary)
	}
}

// appendTown marks a town on the coast.
func appendTown(l *display.List, v *table.View, p assets.Point) {
	at := v.At(p.X, p.Y)
	l.Disc(at.X, at.Y, v.Units(9), theme.Ink)
	l.Disc(at.X, at.Y, v.Units(7), theme.Paper)
	l.Disc(at.X, at.Y, v.Units(4), theme.Rubric)
}
