package mediterranee

import (
	"math"
	"slices"
	"strconv"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Bids lie under a red cloth, in a purse for each seat. The purses stay in their places from the first bid until the
// order of the turn has been found: first they are shut, then all tip at once, then dice lie on those that are equal.

// A bidPurse is that of a seat on the cloth.
type bidPurse struct {
	does string // what its seat does, as the end of a key; empty once it is open
	lit  bool   // it is about this one
	bid  int    // that lies before it once it is open
	dice []int  // that were thrown for it, one after the other
}

// bidSteps are the steps in which the order of a turn is found.
func bidSteps(v *table.View) (list []ribbonStep) {
	for i, key := range []string{"lay", "open", "dice", "choose"} {
		list = append(list, ribbonStep{says: strconv.Itoa(i+1) + " " + v.Say("sum.order."+key)})
	}
	return list
}

// The steps of the order of a turn.
const (
	layStep = iota
	openStep
	diceStep
	chooseStep
)

// clothHeight is how high the cloth is in a paper so wide.
func clothHeight(f *layout.Frame, width float64) float64 {
	switch {
	case f.Shape == layout.Small:
		return 48 * f.Unit
	case f.Narrow(): // the chart needs the room
		return 84 * f.Unit
	case width < leastBeside*f.Unit: // the words stand below the purses
		return 96 * f.Unit
	}
	return 78 * f.Unit
}

// drawCloth appends the cloth with a purse for each seat, which have been tipped so far, from zero to one.
func drawCloth(l *display.List, v *table.View, r display.Rect, purses []bidPurse, tipped float64) {
	u := v.Frame.Unit
	l.Fill(r.Moved(0, 2*u), 6*u, theme.Shadow)
	l.Fill(r, 6*u, theme.Rubric)
	for i := 1; i < clothFolds; i++ {
		l.Fill(display.Rect{X: r.X + r.W*float64(i)/clothFolds, Y: r.Y + 4*u, W: max(1, 1.5*u), H: r.H - 8*u}, 0, theme.Fade(theme.Shadow, 0.5))
	}
	l.Stroke(r.Inset(3*u), 4*u, max(1, 1.2*u), theme.GiltLight)
	for i, cell := range purseCells(v, r, len(purses)) {
		purses[i].draw(l, v, cell, game.Player(i+1), tipped)
	}
}

// clothFolds is in how many folds the cloth lies.
const clothFolds = 9

// purseCells are where the purses of so many seats lie on the cloth.
func purseCells(v *table.View, r display.Rect, n int) []display.Rect {
	return r.Inset(6*v.Frame.Unit).Columns(n, 6*v.Frame.Unit)
}

// spot is where the purse lies in its place, and how large it is.
func spot(cell display.Rect) (at display.Point, size float64, words display.Rect) {
	if cell.W > 1.6*cell.H { // the words beside it
		size = 0.74 * cell.H
		words = cell
		words.CutLeft(min(2*size, 0.5*cell.W))
		return display.Point{X: cell.X + 0.62*size, Y: cell.Center().Y}, size, words.InsetBy(0, 0.08*cell.H)
	}
	size = 0.5 * cell.H
	words = cell
	words.CutTop(0.56 * cell.H)
	return display.Point{X: cell.X + cell.W*0.34, Y: cell.Y + 0.28*cell.H}, size, words.InsetBy(2, 0)
}

// draw appends a purse with what it has held and whose it is.
func (p *bidPurse) draw(l *display.List, v *table.View, cell display.Rect, seat game.Player, tipped float64) {
	u := v.Frame.Unit
	if p.lit {
		l.Fill(cell, 5*u, theme.Fade(theme.Gold, 0.35))
		l.Stroke(cell, 5*u, max(1.5, 1.6*u), theme.Gold)
	}
	at, size, words := spot(cell)
	path := pursePaths[int(math.Round(tipped*tipSteps))]
	ground := theme.Gilt
	if p.does == "later" {
		ground = theme.Fade(theme.Gilt, 0.45)
	}
	coins := min(mostSpilt, p.bid/100)
	for i := range coins {
		out := min(1, max(0, 2.2*tipped-1.1-0.02*float64(i)))
		if out <= 0 {
			break
		}
		to := display.Point{X: at.X + (0.56+0.2*float64(i%2))*size, Y: at.Y + (0.42-0.2*float64(i/2))*size}
		from := display.Point{X: at.X + 0.4*size, Y: at.Y}
		kit.AppendCoin(l, display.Point{X: from.X + (to.X-from.X)*out, Y: from.Y + (to.Y-from.Y)*out}, 0.14*size, 0)
	}
	l.Shape(path, at.X, at.Y, size, ground)
	l.Outline(path, at.X, at.Y, size, max(1, 0.04*size), theme.WoodDark)
	body := tippedPoint(display.Point{Y: 0.14}, tipped)
	kit.AppendShield(l, display.Point{X: at.X + body.X*size, Y: at.Y + body.Y*size}, 0.46*size, v.Colour(seat))
	for i, r := range diceIn(dicePlace(cell), len(p.dice)) {
		drawThrown(l, r, p.dice[i], theme.LiveryOf(v.Colour(seat)))
	}
	align := display.Left
	if words.X < at.X {
		align = display.Center
	}
	name := words.CutTop(0.5 * words.H)
	widget.Line(l, name, v.Seats[seat-1].Name, display.TextStyle{Font: display.Caps, Size: min(17*u, 0.9*name.H), Align: align, Color: theme.Cream})
	if len(p.dice) > 0 && align == display.Left {
		words.W = dicePlace(cell).X - words.X - 2*u
	}
	text, style := v.Say("board.ducats.short", "n", p.bid), display.TextStyle{Font: display.SansBold, Size: min(22*u, words.H), Align: align, Color: theme.GiltLight}
	if p.does != "" {
		text, style.Font, style.Size, style.Color = v.Say("sum.bidder."+p.does), display.Sans, min(15*u, 0.9*words.H), theme.Cream
	}
	widget.Line(l, words, text, style)
}

// mostSpilt is how many coins lie before a purse at most.
const mostSpilt = 9

// dicePlace is where the dice of a purse lie: right of its sum, or of the purse where the words are below that.
func dicePlace(cell display.Rect) display.Rect {
	if cell.W > 1.6*cell.H {
		_, _, words := spot(cell)
		sum := 0.42 * words.W
		return display.Rect{X: words.X + sum, Y: words.Y + 0.52*words.H, W: words.W - sum - 0.04*cell.H, H: 0.4 * cell.H}
	}
	w := min(0.42*cell.H, 0.3*cell.W)
	return display.Rect{X: cell.X + cell.W - 1.1*w, Y: cell.Y + 0.04*cell.H, W: w, H: 0.52 * cell.H}
}

// diceIn are where so many dice lie along the longer side of a place: two are as large as one, more are smaller.
func diceIn(place display.Rect, n int) []display.Rect {
	list := make([]display.Rect, n)
	long, side := max(place.W, place.H), min(place.W, place.H)
	side = min(side, 0.96*long/float64(max(2, n)))
	for i := range list {
		list[i] = display.Rect{X: place.X, Y: place.Y, W: side, H: side}
		if step := float64(i) * side * 1.08; place.W > place.H {
			list[i].X, list[i].Y = list[i].X+step, place.Center().Y-side/2
		} else {
			list[i].Y += step
		}
	}
	return list
}

// tipSteps is in how many steps a purse tips.
const tipSteps = 10

// tippedPoint is where a point of a purse comes to lie that has been tipped so far.
func tippedPoint(p display.Point, tipped float64) display.Point {
	const middle, most = 0.12, 1.4 // radians
	sin, cos := math.Sincos(most * tipped)
	p.Y -= middle
	return display.Point{X: p.X*cos - p.Y*sin - 0.1*tipped, Y: p.X*sin + p.Y*cos + middle}
}

// pursePaths are a purse from upright to tipped, one high.
var pursePaths = func() (list [tipSteps + 1]*display.Path) {
	p := func(x, y float64) display.Point { return display.Point{X: x, Y: y} }
	ring := kit.Curve(
		[]display.Point{p(-0.14, -0.22), p(-0.56, 0), p(-0.44, 0.34)},
		[]display.Point{p(-0.44, 0.34), p(-0.38, 0.5), p(0, 0.5)},
		[]display.Point{p(0, 0.5), p(0.38, 0.5), p(0.44, 0.34)},
		[]display.Point{p(0.44, 0.34), p(0.56, 0), p(0.14, -0.22)},
		[]display.Point{p(0.14, -0.22), p(0.16, -0.32), p(0.28, -0.48)},
		[]display.Point{p(0.28, -0.48), p(0, -0.38), p(-0.28, -0.48)},
		[]display.Point{p(-0.28, -0.48), p(-0.16, -0.32), p(-0.14, -0.22)})
	for i := range list {
		leaning := slices.Clone(ring)
		for j := range leaning {
			leaning[j] = tippedPoint(leaning[j], float64(i)/tipSteps)
		}
		list[i] = &display.Path{Name: "purse " + strconv.Itoa(i), Rings: [][]display.Point{leaning}}
	}
	return list
}()
