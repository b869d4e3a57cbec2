package board

import (
	_ "embed"
	"encoding/json"
	"math"
	"sync"

	"serenissima/assets"
	"serenissima/game"
	"serenissima/game/serenissima"
	"serenissima/render/op"
	"serenissima/render/theme"
)

func dist(a, b op.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// Widths of a galley in board units.
const (
	berthWidth = 92.0 // while there are at most three in the zone
	slotWidth  = 64.0 // at the chart's own places, up to six
)

// A berthing is the places of a zone where whole galleys can be seen while there
// are at most three, in board units, the best first.
type berthing struct {
	At   []assets.Point `json:"at"`
	Good int            `json:"good"` // those that hide hardly anything
}

//go:embed serenissima_berths.json
var berthsJSON []byte

// berths are those of each zone. A test finds them anew: go test -update writes
// them when the chart has changed.
var berths = sync.OnceValue(func() []berthing {
	var byID map[string]berthing
	if err := json.Unmarshal(berthsJSON, &byID); err != nil {
		panic(err)
	}
	made := make([]berthing, len(charted().shapes))
	for z, shape := range charted().shapes {
		made[z] = byID[shape.ID]
	}
	return made
})

// berthAt is where the i-th berth of a zone is on the chart.
func berthAt(z serenissima.ZoneID, i int) op.Point { return op.Point(berths()[z].At[i]) }

// A mooring is where a galley is drawn, in board units, and how wide.
type mooring struct {
	at    op.Point
	width float64
}

// moorings deals the places of a zone to its galleys, by number. A galley keeps
// its place while few others come and go: it takes the place of its number if
// that is free. More galleys are smaller, and those beyond the sixth lie a
// little beside others.
func moorings(s *serenissima.State, z serenissima.ZoneID) map[serenissima.GalleyID]mooring {
	var here []serenissima.GalleyID
	for g := serenissima.GalleyID(1); g <= serenissima.MaxGalleys; g++ {
		if s.Galleys[g].Owner != game.Nobody && s.Galleys[g].Zone == z {
			here = append(here, g)
		}
	}
	var places []op.Point
	width := berthWidth
	if len(here) <= len(berths()[z].At) {
		for i := range max(len(here), berths()[z].Good) { // a poor berth only in need
			places = append(places, berthAt(z, i))
		}
	} else {
		width = slotWidth
		for _, p := range charted().shapes[z].Slots {
			places = append(places, op.Point(p))
		}
	}
	dealt := map[serenissima.GalleyID]mooring{}
	taken := make([]int, len(places))
	for i, g := range here {
		full := i / len(places) // galleys that lie at every place already
		want := int(g) % len(places)
		for taken[want] > full {
			want = (want + 1) % len(places)
		}
		at := places[want]
		at.X += 16 * float64(taken[want])
		at.Y += 10 * float64(taken[want])
		taken[want]++
		dealt[g] = mooring{at, width}
	}
	return dealt
}

// galleyAt is where a galley is drawn and how wide, on the screen.
func galleyAt(v *View, s *serenissima.State, g serenissima.GalleyID) (at op.Point, width float64, ok bool) {
	galley := &s.Galleys[g]
	if galley.Owner == game.Nobody {
		return op.Point{}, 0, false
	}
	m := moorings(s, galley.Zone)[g]
	return v.at(m.at.X, m.at.Y), v.units(m.width), true
}

// ship returns what can be seen of a galley.
func ship(v *View, s *serenissima.State, g serenissima.GalleyID) Ship {
	galley := &s.Galleys[g]
	ref := game.Ref{Kind: game.ShipRef, ID: int16(g)}
	out := Ship{Number: itoa(g), Colour: v.colour(galley.Owner), Spaces: int(s.Board.GalleySpaces)}
	out.Sailors = max(0, int(galley.Sailors)-v.gone(game.Ref{Kind: game.SailorRef, ID: int16(galley.Owner)}, ref))
	for good := serenissima.Wood; good <= serenissima.Spice; good++ {
		for range max(0, int(galley.Cargo[good])-v.gone(game.Ref{Kind: game.GoodRef, ID: int16(good)}, ref)) {
			out.Cubes = append(out.Cubes, good.String())
		}
	}
	return out
}

// appendGalleys draws the galleys; the active one lies in light.
func appendGalleys(l *op.List, v *View, s *serenissima.State) {
	for g := serenissima.GalleyID(1); g <= serenissima.MaxGalleys; g++ {
		ref := game.Ref{Kind: game.ShipRef, ID: int16(g)}
		at, width, ok := galleyAt(v, s, g)
		if !ok || v.lifted(ref) {
			continue
		}
		k := width / 100
		light, lit := v.Lit[ref]
		switch {
		case g == s.Active && s.Mover() != game.Nobody:
			w := k * (1 + 0.06*v.Pulse)
			l.Shape(wake, at.X, at.Y, w, theme.Fade(theme.Glow, 0.8))
			l.Outline(wake, at.X, at.Y, w, max(2, 3.4*k), theme.Gold)
			l.Outline(wake, at.X, at.Y, w*1.13, max(1, 1.6*k), theme.Glow)
		case lit:
			colour := theme.Glow
			if light == Danger {
				colour = theme.Danger
			}
			l.Outline(wake, at.X, at.Y, k, max(1.5, 2.6*k), colour)
		}
		if v.Hover == ref {
			l.Shape(wake, at.X, at.Y, k, theme.Gleam)
		}
		AppendShip(l, at, width, ship(v, s, g))
		r := width * 0.5
		l.Hit(op.Hit{Rect: op.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, Target: op.Target{Ref: ref}})
	}
}

// appendPointer shows the active galley from above all else on the chart.
func appendPointer(l *op.List, v *View, s *serenissima.State) {
	at, width, ok := galleyAt(v, s, s.Active)
	if !ok || v.lifted(game.Ref{Kind: game.ShipRef, ID: int16(s.Active)}) {
		return
	}
	k := width / 100
	top := at.Y - ShipHeight(width)/2 - (4+5*v.Pulse)*k
	l.Shape(pointer, at.X, top, k, theme.Gold)
	l.Outline(pointer, at.X, top, k, max(1, 1.6*k), theme.Ink)
}

// The light around a galley and the sign above the active one, in a ship's box
// with its middle at the origin.
var (
	wake    = &op.Path{Name: "wake", Rings: [][]op.Point{ellipse(op.Point{X: 0, Y: 30}, 60, 22)}}
	pointer = &op.Path{Name: "pointer", Rings: [][]op.Point{{{X: -13, Y: -20}, {X: 0, Y: -15}, {X: 13, Y: -20}, {X: 0, Y: 0}}}}
)

func ellipse(at op.Point, rx, ry float64) []op.Point {
	const n = 48
	ring := make([]op.Point, n)
	for i := range ring {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / n)
		ring[i] = op.Point{X: at.X + rx*cos, Y: at.Y + ry*sin}
	}
	return ring
}
