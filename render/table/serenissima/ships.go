package serenissima

import (
	_ "embed"
	"encoding/json"
	"math"
	"sync"

	"serenissima/assets"
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

func dist(a, b display.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// Widths of a galley in board units.
const (
	berthWidth = 92.0 // while there are at most three in the zone
	slotWidth  = 64.0 // at the chart's own places, up to six
)

// leastWidth is how wide a galley is drawn at least, in pixels: the disc with its number has
// room on the sail.
const leastWidth = 32.0

// A berthing is the places of a zone where whole galleys can be seen while there
// are at most three, in board units, the best first, and those of its name.
type berthing struct {
	At   []assets.Point `json:"at"`
	Good int            `json:"good"` // those that hide hardly anything
	Room int            `json:"room"` // those that can be used together with the zone's name still seen

	Names []assets.Point `json:"names"` // where the middle of the zone's name can be, the best first
}

//go:embed berths.json
var berthsJSON []byte

// berths are those of each zone. A test finds them anew: go test -update writes
// them when the chart has changed.
var berths = sync.OnceValue(func() []berthing {
	var byID map[string]berthing
	if err := json.Unmarshal(berthsJSON, &byID); err != nil {
		panic(err)
	}
	made := make([]berthing, len(charted().Shapes))
	for z, shape := range charted().Shapes {
		made[z] = byID[shape.ID]
	}
	return made
})

// berthAt is where the i-th berth of a zone is on the chart.
func berthAt(z rules.ZoneID, i int) display.Point { return display.Point(berths()[z].At[i]) }

// A galleyPlace is where a galley is drawn, in board units, and how wide.
type galleyPlace struct {
	at    display.Point
	width float64
	count int  // of the stack that it is on top of
	shown bool // by the pointer above it
}

// A fleet is where every galley is drawn.
type fleet [rules.MaxGalleys + 1]galleyPlace

// moored deals the places of all zones to their galleys.
func moored(s *rules.State) (f fleet) {
	for z := rules.ZoneID(1); int(z) < len(s.Board.Zones); z++ {
		var list [rules.MaxGalleys]rules.GalleyID
		here := list[:0]
		for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
			if s.Galleys[g].Owner != game.Nobody && s.Galleys[g].Zone == z {
				here = append(here, g)
			}
		}
		switch b := &berths()[z]; {
		case len(here) <= b.Room:
			f.deal(b.At[:max(len(here), min(b.Good, b.Room))], here, berthWidth) // a poor berth only in need
		case len(here) <= len(b.At): // the rest of the chart's places is for more
			f.deal(charted().Shapes[z].Slots[:len(here)], here, slotWidth)
		case len(here) <= len(charted().Shapes[z].Slots):
			f.deal(charted().Shapes[z].Slots, here, slotWidth)
		default:
			f.stack(s, charted().Shapes[z].Slots, here)
		}
	}
	f[s.Active].shown = true
	return f
}

// Anchorages are where all galleys of a position lie, and the names of the zones.
type anchorages struct {
	ships fleet
	names [maxZones]display.Point
}

// anchoragesOf are those of the position of a view.
func anchoragesOf(v *table.View) *anchorages {
	return v.Found(func() any {
		a := &anchorages{ships: moored(v.State.(*rules.State))}
		a.names = namesClearOf(&a.ships)
		return a
	}).(*anchorages)
}

// deal gives each galley a place of its own. It keeps it while few others come
// and go: it takes the place of its number if that is free.
func (f *fleet) deal(places []assets.Point, here []rules.GalleyID, width float64) {
	var taken [rules.MaxGalleys + 1]bool
	for _, g := range here {
		i := int(g) % len(places)
		for taken[i] {
			i = (i + 1) % len(places)
		}
		taken[i] = true
		f[g] = galleyPlace{at: display.Point(places[i]), width: width}
	}
}

// stack puts the galleys of each player beside each other at one place, so close
// that their numbers can still be read; the last, which lies on top, has their
// count.
func (f *fleet) stack(s *rules.State, places []assets.Point, here []rules.GalleyID) {
	for p := game.Player(1); p <= game.MaxSeats; p++ {
		n, last := 0, rules.GalleyID(0)
		for _, g := range here {
			if s.Galleys[g].Owner == p {
				n, last = n+1, g
			}
		}
		place, i := display.Point(places[(int(p)-1)%len(places)]), 0
		step := min(24, 96/float64(max(1, n-1)))
		for _, g := range here {
			if s.Galleys[g].Owner == p {
				off := step * (float64(i) - float64(n-1)/2)
				f[g] = galleyPlace{at: display.Point{X: place.X + off, Y: place.Y + 0.3*off}, width: slotWidth}
				i++
			}
		}
		if n > 1 {
			f[last].count = n
		}
	}
}

// galleyAt is where a galley is drawn and how wide, on the screen.
func galleyAt(v *table.View, s *rules.State, g rules.GalleyID) (at display.Point, width float64, ok bool) {
	if s.Galleys[g].Owner == game.Nobody {
		return display.Point{}, 0, false
	}
	m := anchoragesOf(v).ships[g]
	return v.At(m.at.X, m.at.Y), max(leastWidth, v.Units(m.width)), true
}

// ship returns what can be seen of a galley.
func ship(v *table.View, s *rules.State, g rules.GalleyID) kit.Ship {
	galley := &s.Galleys[g]
	ref := game.Ship(g)
	out := kit.Ship{Number: itoa(g), Colour: v.Colour(galley.Owner), Spaces: int(s.Board.GalleySpaces), East: v.East(ref)}
	out.Sailors = max(0, int(galley.Sailors)-v.Gone(game.Sailor(galley.Owner), ref))
	for good := rules.Wood; good <= rules.Spice; good++ {
		for range max(0, int(galley.Cargo[good])-v.Gone(game.Good(good), ref)) {
			out.Cubes = append(out.Cubes, good.String())
		}
	}
	return out
}

// appendGalleys draws the galleys.
func appendGalleys(l *display.List, v *table.View, s *rules.State) {
	for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
		ref := game.Ship(g)
		if s.Galleys[g].Owner == game.Nobody || v.Lifted(ref) {
			continue
		}
		how := v.KeyOf(ref)
		if g == s.Active {
			how.Pulse = v.Pulse
		}
		v.Draw(l, ref, how, func() { appendGalley(l, v, s, g) })
	}
}

// appendGalley draws a galley; the active one lies in light.
func appendGalley(l *display.List, v *table.View, s *rules.State, g rules.GalleyID) {
	at, width, _ := galleyAt(v, s, g)
	r := max(width, v.Frame.Reach) / 2
	l.Hit(display.Hit{Rect: display.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, Target: display.Target{Ref: game.Ship(g)}})
	if !v.Sees(display.Rect{X: at.X - width, Y: at.Y - width, W: 2 * width, H: 2 * width}) { // with the light around it
		return
	}
	appendAura(l, v, s, g, at, width/100)
	kit.AppendShip(l, at, width, ship(v, s, g))
	if n := anchoragesOf(v).ships[g].count; n > 0 {
		livery := theme.LiveryOf(v.Colour(s.Galleys[g].Owner))
		r := max(widget.MinText/1.5, width*0.15)
		x, y := at.X+width*0.44, at.Y-width*0.36
		l.Disc(x, y, r, livery.Main)
		l.Ring(x, y, r, max(1, r/7), theme.Ink)
		l.Print(x, y+display.Ascent(1.5*r)/2, itoa(n), display.TextStyle{Font: display.SansBold, Size: 1.5 * r, Align: display.Center, Color: livery.Ink})
	}
}

// appendAura draws the light that a galley lies in; k is its scale.
func appendAura(l *display.List, v *table.View, s *rules.State, g rules.GalleyID, at display.Point, k float64) {
	ref := game.Ship(g)
	light, lit := v.Lit[ref]
	switch {
	case g == s.Active && s.Mover() != game.Nobody:
		w := k * (1 + 0.06*v.Pulse)
		l.Shape(kit.Wake, at.X, at.Y, w*1.13, theme.Fade(theme.Glow, 0.3))
		l.Shape(kit.Wake, at.X, at.Y, w, theme.Fade(theme.Glow, 0.7))
		l.Outline(kit.Wake, at.X, at.Y, w, max(2, 3.4*k), theme.Gold)
		l.Outline(kit.Wake, at.X, at.Y, w*1.13, max(1, 1.6*k), theme.Glow)
	case lit:
		colour := theme.Glow
		if light == table.Danger {
			colour = theme.Danger
		}
		l.Outline(kit.Wake, at.X, at.Y, k, max(1.5, 2.6*k), colour)
	}
	if v.Hover == ref {
		l.Shape(kit.Wake, at.X, at.Y, k, theme.Gleam)
	}
}

// appendPointer shows the active galley from above all else on the chart, or from below where that would lie over a
// plaque.
func appendPointer(l *display.List, v *table.View, s *rules.State) {
	at, width, ok := galleyAt(v, s, s.Active)
	if !ok || v.Lifted(game.Ship(s.Active)) {
		return
	}
	k := width / 100
	off := kit.ShipHeight(width)/2 + (4+5*v.Pulse)*k
	for _, x := range [...]struct {
		tip   display.Point
		angle float64
	}{{display.Point{X: at.X, Y: at.Y - off}, 0}, {display.Point{X: at.X, Y: at.Y + off}, math.Pi}} {
		box := display.Point{X: x.tip.X, Y: x.tip.Y - 10*k*math.Cos(x.angle)}.Box(26*k, 20*k)
		if x.angle == 0 && onPlaques(v, box) { // it would cover a price
			continue
		}
		for _, o := range []display.Op{{Kind: display.FillPath, Color: theme.Gold}, {Kind: display.StrokePath, Width: max(1, 1.6*k), Color: theme.Ink}} {
			o.Path, o.X, o.Y, o.Scale, o.Angle = pointer, x.tip.X, x.tip.Y, k, x.angle
			l.Ops = append(l.Ops, o)
		}
		return
	}
}

// onPlaques reports whether a box lies over what is told of a port.
func onPlaques(v *table.View, box display.Rect) bool {
	for p := range charted().Ports[1:] {
		if !plaqueRect(v, rules.PortID(p+1)).Intersect(box).Empty() {
			return true
		}
	}
	return false
}

// pointer is the sign at the active galley, in a ship's box with its middle at the origin.
var pointer = &display.Path{Name: "pointer", Rings: [][]display.Point{{{X: -13, Y: -20}, {X: 0, Y: -15}, {X: 13, Y: -20}, {X: 0, Y: 0}}}}
