package kit

import (
	"strconv"

	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A RoundSide is one side of a round of a fight, as it is drawn.
type RoundSide struct {
	Name    string
	Colour  int
	Sailors int    // before the round
	Faces   []int  // of its dice; none before they are thrown
	Dice    int    // that it throws then
	Sum     string // how the dice make its hits; empty where they show them
	Hits    int    // sailors that its dice cost the other side, however many that has
}

// Ticks of a round: after which the dice lie, the sailors that it costs begin to fly over to their side, and have
// arrived there.
const (
	RoundTicks = 150
	roundLies  = 42
	roundFlies = 66
	roundFalls = 92
)

// RoundRows are where the two sides of a round lie, one below the other under the head of a paper with small
// buttons, or of a low one between these, and where that ends.
func RoundRows(paper display.Rect, u, reach float64) (head display.Rect, rows [2]display.Rect, end float64) {
	in, high := paper.InsetBy(12*u, 6*u), max(38*u, reach+6*u)
	if high > 0.22*paper.H { // low, between the buttons
		in, high = in.InsetBy(reach+4*u, 0), max(1.3*widget.MinText, 19*u)
	}
	head = in.CutTop(high)
	for i := range rows {
		rows[i] = in.CutTop(54 * u)
		in.CutTop(2 * u)
	}
	return head, rows, in.Y
}

// AppendRound draws the sides of a round, so many ticks after its dice are thrown. Die draws a die of a side.
func AppendRound(l *display.List, rows [2]display.Rect, u float64, sides [2]RoundSide, ticks float64, die func(at display.Point, size float64, face int, tilt float64, side int)) {
	var pegs [2][]display.Point
	var hits [2][]display.Point
	var size float64
	for i, row := range rows {
		x := &sides[i]
		head := row.CutTop(0.38 * row.H)
		AppendShield(l, display.Point{X: head.X + 0.5*head.H, Y: head.Center().Y}, head.H, x.Colour)
		head.CutLeft(1.3 * head.H)
		widget.Line(l, head, x.Name, display.TextStyle{Font: display.Caps, Size: 16 * u, Color: theme.Rubric})
		size = min(0.42*row.H, 13*u)
		thrown := len(x.Faces) > 0
		faces := x.Faces
		if !thrown {
			faces = make([]int, x.Dice)
		}
		step := min(1.05*row.H, 0.36*row.W/float64(max(1, len(faces))))
		dice := row.CutLeft(step*float64(len(faces)) + 4*u)
		for j, face := range faces {
			at, tilt := display.Point{X: dice.X + (float64(j)+0.5)*step, Y: dice.Center().Y}, tilts[j%len(tilts)]
			if thrown && ticks < roundLies {
				face, tilt = faces[(j+int(ticks)/5)%len(faces)], 5*(1-ticks/roundLies)
			}
			die(at, 0.82*step, face, tilt, i)
		}
		if thrown && ticks >= roundLies || !thrown {
			hits[i] = appendSum(l, &row, u, size, x, thrown)
		}
		pegs[i] = pegsIn(row, x.Sailors, size)
		for _, at := range pegs[i] {
			AppendPeg(l, at, 0.9*size, x.Colour)
		}
	}
	share := min(1, max(0, (ticks-roundFlies)/(roundFalls-roundFlies)))
	for i := range hits {
		other := &sides[1-i]
		for j, from := range hits[i] {
			AppendPeg(l, from, 0.7*size, other.Colour)
			AppendCross(l, from, 0.8*size)
			k := len(pegs[1-i]) - 1 - j
			if k < 0 || ticks < roundFlies {
				continue
			}
			to := pegs[1-i][k]
			at := display.Point{X: from.X + share*(to.X-from.X), Y: from.Y + share*(to.Y-from.Y)}
			if share < 1 {
				AppendPeg(l, at, 0.9*size, other.Colour)
			}
			AppendCross(l, at, size)
		}
	}
}

// tilts are how dice lie, in radians.
var tilts = [...]float64{-0.07, 0.05, 0.09, -0.04, 0.02}

// pegsIn are where so many sailors stand in a row.
func pegsIn(row display.Rect, n int, size float64) (list []display.Point) {
	step := min(2.1*size, row.W/float64(max(1, n)))
	for j := range n {
		list = append(list, display.Point{X: row.X + (float64(j)+0.5)*step, Y: row.Center().Y})
	}
	return list
}

// appendSum writes at the end of a row how dice make the hits of a side, and how many these are. It returns where the
// sailors are drawn that they cost.
func appendSum(l *display.List, row *display.Rect, u, size float64, x *RoundSide, thrown bool) (hits []display.Point) {
	style := display.TextStyle{Font: display.SansBold, Size: 17 * u, Align: display.Right, Color: theme.Ink}
	if thrown {
		hits = pegsIn(row.CutRight(min(0.22*row.W, 1.8*size*float64(x.Hits))), x.Hits, 0.85*size)
		row.CutRight(0.6 * size) // they cover no figure
		widget.Line(l, row.CutRight(18*u), strconv.Itoa(x.Hits), style)
	}
	if x.Sum == "" {
		return hits
	}
	widget.Line(l, row.CutRight(min(0.62*row.W, display.Measure(x.Sum, style.Font, style.Size)+4*u)), x.Sum, style)
	row.CutRight(6 * u)
	return hits
}
