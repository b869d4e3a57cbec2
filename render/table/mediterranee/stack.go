package mediterranee

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Where a zone has too few places for its galleys, those of each owner lie in a stack: one hull
// whose sail says how many they are, and below it a tag for each with its letter. What is aboard
// each is told where somebody points at the zone or at a tag.

// Measures of stacks, in board units.
const (
	stackWidth = 62.0 // of the hull
	stackTag   = 28.0 // of a tag with the space around it, as it is on a usual screen
	stackStep  = 12.0 // between the places that are tried
)

// leastColumns and mostColumns are how many tags a row has that is full.
const leastColumns, mostColumns = 2, 4

// A stack is where the galleys of one owner lie that have one place of a zone.
type stack struct {
	at      display.Point // middle of the hull, in board units
	of      int           // galleys; zero: none
	columns int           // of tags
}

// rows is how many rows of tags a stack has.
func (x stack) rows() int { return (x.of + x.columns - 1) / x.columns }

// box is what a stack covers on a usual screen, in board units.
func (x stack) box() display.Rect {
	w, h := max(stackWidth, stackTag*float64(min(x.of, x.columns))), kit.ShipHeight(stackWidth)
	return display.Rect{X: x.at.X - w/2, Y: x.at.Y - h/2, W: w, H: h + stackTag*float64(x.rows())}
}

// stack puts the galleys of each owner on one place of a zone, the largest stacks first.
func (f *fleet) stack(s *rules.State, z int, here []rules.GalleyID) {
	owned := map[game.Player][]rules.GalleyID{}
	for _, g := range here {
		owned[s.Galleys[g].Owner] = append(owned[s.Galleys[g].Owner], g)
	}
	owners := slices.SortedFunc(maps.Keys(owned), func(p, q game.Player) int {
		return cmp.Or(len(owned[q])-len(owned[p]), int(p)-int(q))
	})
	stacks := make([]stack, len(owners))
	for range rounds { // those placed first may find a better place beside the others
		for i, p := range owners {
			var taken []display.Rect
			for j, other := range stacks {
				if j != i && other.of > 0 {
					taken = append(taken, other.box())
				}
			}
			stacks[i] = stackPlace(z, len(owned[p]), taken)
		}
	}
	for i, p := range owners {
		for rank, g := range owned[p] {
			f[g] = galleyPlace{at: stacks[i].at, width: stackWidth, stack: stacks[i], rank: rank}
		}
		if len(owned[p]) == 1 {
			f[owned[p][0]].stack = stack{}
		}
	}
}

// rounds is how often the stacks of a zone are placed.
const rounds = 3

// stackPlace is where in a zone, or just beside it, a stack of so many galleys covers least of other
// stacks, plaques and names.
func stackPlace(z, n int, taken []display.Rect) (best stack) {
	water, least := &waters()[z], math.Inf(1)
	for _, at := range water.places {
		x := stack{at: at, of: n}
		for x.columns = leastColumns; x.columns <= mostColumns; x.columns++ {
			box, cost := x.box(), 0.0
			for _, r := range taken {
				cost += sharing * area(box.Intersect(r))
			}
			if cost < least {
				cost += water.cost(box, least-cost)
			}
			if cost < least {
				best, least = x, cost
			}
		}
	}
	return best
}

// tagSide is how large the tags of a stack are in the window, with the space around them.
func tagSide(v *table.View) float64 { return max(v.Units(stackTag), 1.3*widget.MinText) }

// tagAt is the middle of the tag of a galley in a stack, in the window.
func tagAt(v *table.View, m *galleyPlace) display.Point {
	at, side := v.At(m.at.X, m.at.Y), tagSide(v)
	x := m.stack
	row, wide := m.rank/x.columns, min(x.of, x.columns)
	if row == x.rows()-1 { // the last row may be shorter
		wide = x.of - row*x.columns
	}
	column := float64(m.rank%x.columns) - float64(wide-1)/2
	return display.Point{X: at.X + side*column, Y: at.Y + kit.ShipHeight(v.Units(stackWidth))/2 + side*(float64(row)+0.5)}
}

// stackPart is the part of the board that the hull of a stack is.
func stackPart(z rules.ZoneID, p game.Player) game.Ref {
	return game.Area(-(int(z)*(game.MaxSeats+1) + int(p)))
}

// appendStacks draws the hulls of the stacks.
func appendStacks(l *display.List, v *table.View, s *rules.State) {
	for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
		m := &fleetOf(v)[g]
		if m.stack.of == 0 || m.rank > 0 {
			continue
		}
		key := table.CacheKey{Shifts: lying(v, s, g)}
		if key.Shifts == 0 { // all are under way
			continue
		}
		v.Draw(l, stackPart(s.Galleys[g].Zone, s.Galleys[g].Owner), key, func() {
			at := v.At(m.at.X, m.at.Y)
			kit.AppendShip(l, at, v.Units(m.width), kit.Ship{Colour: v.Colour(s.Galleys[g].Owner), Spaces: rules.GalleySpaces, Number: "×" + itoa(key.Shifts)})
		})
	}
}

// lying is how many galleys of the owner of one lie in its stack and are not under way.
func lying(v *table.View, s *rules.State, g rules.GalleyID) (n int) {
	for set := s.FleetAt(s.Galleys[g].Owner, s.Galleys[g].Zone); set != 0; set &= set - 1 {
		if !v.Lifted(game.Ship(set.First())) {
			n++
		}
	}
	return n
}

// appendStacked draws the tag of a galley in a stack, in the colour of its owner, with the light that
// she lies in.
func appendStacked(l *display.List, v *table.View, s *rules.State, g rules.GalleyID, active bool) {
	m, ref := &fleetOf(v)[g], game.Ship(g)
	at, side := tagAt(v, m), tagSide(v)
	room := at.Box(side, side)
	l.Hit(display.Hit{Rect: room, Target: display.Target{Ref: ref}})
	if v.Units(m.width) < leastTagged {
		return
	}
	tag, livery := room.Inset(0.08*side), theme.LiveryOf(v.Colour(s.Galleys[g].Owner))
	light, lit := v.Lit[ref]
	appendTag(l, tag, letter(v, g), livery.Main, livery.Ink)
	switch {
	case active:
		l.Stroke(tag, 0.2*side, max(2, 0.12*side), theme.Gold)
	case light == table.Danger:
		l.Stroke(tag, 0.2*side, max(2, 0.12*side), theme.Danger)
	case lit:
		l.Stroke(tag, 0.2*side, max(1.5, 0.1*side), theme.Glow)
	default:
		l.Stroke(tag, 0.2*side, max(1, 0.06*side), theme.Ink)
	}
	if v.Hover == ref {
		l.Fill(tag, 0.2*side, theme.Gleam)
	}
}
