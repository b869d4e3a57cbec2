package widget

import (
	"math"

	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/theme"
)

// A sum of money that is laid down in coins of one kind is chosen coin by coin: the picker lies on a
// cloth with what has been laid, and in the place of its scale is a tray with a coin for each value.

// The measures of coins at unit one.
const (
	clothPad   = 9
	heapCoin   = 12 // the radius of a coin on the cloth
	heapPitch  = 17 // from one to the next at most
	trayPad    = 6
	coinNumber = 33 // the least pitch at which a coin bears its value
)

// coinPitches are the distances between coins in the tray, of which the largest is taken that needs
// few enough rows.
var coinPitches = []float64{40, 36, 30, 25}

// A coinTray is where the coins lie. It has no columns if there is no room for them.
type coinTray struct {
	at            display.Rect
	pitch, across float64 // from one row to the next, and from one coin to the next in it
	columns, rows int
}

// tray lays the coins out at the top of a room, for a finger so far from each other that it meets each.
func (r *Range) tray(w Window, room display.Rect) (t coinTray) {
	unit := w.Unit
	n := len(r.Values) - 1
	if r.CoinRows == 0 || n == 0 || r.Values[0] != 0 {
		return t
	}
	for _, pitch := range coinPitches {
		pitch = max(w.Reach, pitch*unit)
		columns := int((room.W - 2*trayPad*unit) / pitch)
		if columns == 0 {
			continue
		}
		rows := (n + columns - 1) / columns
		if rows > r.CoinRows {
			continue
		}
		columns = (n + rows - 1) / rows // as many in each
		room.H = max(layout.Fingertip, float64(rows)*pitch+2*trayPad*unit)
		return coinTray{room, pitch, min(1.4*pitch, (room.W-2*trayPad*unit)/float64(columns)), columns, rows}
	}
	return t
}

// center is the middle of the i-th coin, from one.
func (t *coinTray) center(i int) display.Point {
	left := t.at.X + (t.at.W-float64(t.columns)*t.across)/2
	top := t.at.Y + (t.at.H-float64(t.rows)*t.pitch)/2
	return display.Point{X: left + (float64((i-1)%t.columns)+0.5)*t.across, Y: top + (float64((i-1)/t.columns)+0.5)*t.pitch}
}

// coin is the number of the coin nearest to a point, zero to the left of the first.
func (t *coinTray) coin(at display.Point) int {
	first := t.center(1)
	row := max(0, min(t.rows-1, int(math.Round((at.Y-first.Y)/t.pitch))))
	column := max(0, min(t.columns-1, int(math.Round((at.X-first.X)/t.across))))
	if row == 0 && at.X < first.X-0.6*t.across {
		return 0
	}
	return row*t.columns + column + 1
}

// heaped reports whether the coins that are laid are shown on the cloth as well.
func (r *Range) heaped() bool { return r.CoinRows > 1 }

// coinParts are the parts where the sum lies in coins: the buttons with the field on the cloth, below
// them the tray.
func (r *Range) coinParts(w Window, room display.Rect, tray coinTray, side float64) (p numberParts) {
	u, h := w.Unit, w.RowHeight()
	pad, gap := clothPad*u, rowGap*u
	wide := middle(room, widestScale*u)
	p.cloth = wide.Row(room.Y, h+2*pad)
	row := middle(p.cloth.Inset(pad), widestRow*u)
	p.buttons(row, side, gap)
	if r.heaped() {
		p.cloth.H += 2*heapCoin*u + pad/2
	}
	p.tray = tray
	p.tray.at.Y = p.cloth.Y + p.cloth.H + gap
	p.scale, p.foot = p.tray.at, p.tray.at
	if r.heaped() {
		p.foot = wide.Row(row.Y+h+pad/2, 2*heapCoin*u).InsetBy(2*pad, 0)
	}
	return p
}

// cloth appends the cloth with what lies on it, and what is left beside it.
func (v *numberView) cloth(l *display.List) {
	u, r := v.Unit, v.parts.cloth
	l.Fill(r, 5*u, theme.Rubric)
	l.Stroke(r.Inset(3*u), 4*u, max(1, 1.2*u), theme.Gold)
	l.Fill(v.parts.field, min(7, v.parts.field.H/5), theme.Paper)
	if !v.num.heaped() || v.refusal(l, theme.Cream) {
		return
	}
	line := v.parts.foot
	left := v.Lang.T("widget.coins.left", "n", v.num.Values[len(v.num.Values)-1]-v.num.Value())
	style := display.TextStyle{Font: display.SansBold, Size: max(MinText, refusalText*u), Align: display.Right, Color: theme.Cream}
	Line(l, line, left, style)
	room := line.W - display.Measure(left, style.Font, style.Size) - 2*heapCoin*u - clothPad*u
	pitch := min(heapPitch*u, room/float64(max(1, v.num.index-1)))
	for i := range v.num.index {
		viewCoin(l, display.Point{X: line.X + heapCoin*u + float64(i)*pitch, Y: line.Center().Y}, heapCoin*u, u)
	}
}

// tray appends the coins: bright ones that are still in the purse, and rings where others were
// that have been laid.
func (v *numberView) tray(l *display.List) {
	u, t := v.Unit, &v.parts.tray
	l.Fill(t.at, 6*u, theme.Wood)
	l.Stroke(t.at, 6*u, max(1, 1.2*u), theme.Gilt)
	if !v.num.heaped() && v.refusal(l, theme.Cream) {
		return
	}
	size := max(MinText, 0.27*t.pitch)
	for i := 1; i < len(v.num.Values); i++ {
		at, ink := t.center(i), theme.Ink
		if i <= v.num.index {
			l.Ring(at.X, at.Y, 0.4*t.pitch, max(1, 1.2*u), theme.Fade(theme.Gold, 0.7))
			ink = theme.CreamDim
		} else {
			viewCoin(l, at, 0.44*t.pitch, u)
		}
		if t.pitch >= coinNumber*u {
			l.Print(at.X, at.Y+display.Ascent(size)/2, v.Lang.Number(v.num.Values[i]), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: ink})
		}
	}
}

// viewCoin appends a gilt coin.
func viewCoin(l *display.List, at display.Point, radius, unit float64) {
	l.Disc(at.X+0.5*unit, at.Y+1.5*unit, radius, theme.Shadow)
	l.Disc(at.X, at.Y, radius, theme.Gilt)
	l.Ring(at.X, at.Y, radius, max(1, 0.1*radius), theme.Wood)
	l.Ring(at.X, at.Y, radius*0.82, max(1, 0.07*radius), theme.GiltLight)
}
