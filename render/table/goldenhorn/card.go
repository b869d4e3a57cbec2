package goldenhorn

import (
	"math"

	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The parts of a card that is 100 wide, with its middle at the origin.
const (
	cardRatio  = 0.69 // of width to height
	cardHeight = 100 / cardRatio
	cardRim    = 8.0 // around the cloth
	clothWide  = 100 - 2*cardRim
	clothHigh  = cardHeight*0.74 - cardRim
	clothTop   = cardRim - cardHeight/2
)

// The shapes of a card are paths and no rectangles, for these cannot be turned.
var (
	cardShape = &display.Path{Name: "card", Rings: [][]display.Point{roundedBox(display.Rect{X: -50, Y: -cardHeight / 2, W: 100, H: cardHeight}, 10)}}
	cardFace  = &display.Path{Name: "cloth of a card", Rings: [][]display.Point{roundedBox(display.Rect{X: -clothWide / 2, Y: clothTop, W: clothWide, H: clothHigh}, 6)}}
	cardCloth = wovenIn([]display.Point{{X: 0, Y: 0}, {X: 100 * clothWide / clothHigh, Y: 0}, {X: 100 * clothWide / clothHigh, Y: 100}, {X: 0, Y: 100}})
)

// roundedBox is a rectangle with rounded corners.
func roundedBox(r display.Rect, radius float64) (ring []display.Point) {
	const steps = 6
	for corner, at := range []display.Point{{X: r.X + r.W - radius, Y: r.Y + r.H - radius}, {X: r.X + radius, Y: r.Y + r.H - radius}, {X: r.X + radius, Y: r.Y + radius}, {X: r.X + r.W - radius, Y: r.Y + radius}} {
		for i := range steps + 1 {
			ring = append(ring, plus(at, kit.Polar(radius, math.Pi/2*(float64(corner)+float64(i)/steps))))
		}
	}
	return ring
}

// A cardPlace is where a card lies, and how far it is turned clockwise.
type cardPlace struct {
	at    display.Point // its middle
	width float64
	angle float64
}

// height is how high the card is.
func (p cardPlace) height() float64 { return p.width / cardRatio }

// box is the card before it is turned.
func (p cardPlace) box() display.Rect {
	h := p.height()
	return p.at.Box(p.width, h)
}

// spot is a place on the card: to the right of its middle and below it, in parts of its width.
func (p cardPlace) spot(right, down float64) display.Point {
	return display.Point{X: p.at.X + right*p.width, Y: p.at.Y + down*p.width}.Turned(p.at, p.angle)
}

// raised is the place of the same card drawn out of the hand by a length.
func (p cardPlace) raised(by float64) cardPlace {
	p.at = p.spot(0, -by/p.width)
	return p
}

// appendBlank draws a card without its cloth.
func appendBlank(l *display.List, p cardPlace) {
	l.Turn(p.at, p.angle, func() {
		l.Shape(cardShape, p.at.X, p.at.Y, p.width/100, theme.Paper)
		l.Outline(cardShape, p.at.X, p.at.Y, p.width/100, max(1, p.width/40), theme.Ink)
	})
}

// appendCard draws a card of the hand: its colour, and below it whether it can be used at present to
// sail on and for pirates.
func appendCard(l *display.List, p cardPlace, c rules.Colour, wind, skull bool) {
	x, y, k := p.at.X, p.at.Y, p.width/100
	l.Turn(p.at, p.angle, func() { l.Shape(cardShape, x+1, y+2, k, theme.Shadow) })
	appendBlank(l, p)
	l.Turn(p.at, p.angle, func() {
		l.Shape(cardFace, x, y, k, cloth(c).Main)
		if clothWide*k >= patternFrom {
			l.Shape(cardCloth()[c], x-k*clothWide/2, y+k*clothTop, k*clothHigh/100, theme.Fade(cloth(c).Sign, 0.2))
		}
		l.Outline(cardFace, x, y, k, max(0.8, p.width/60), theme.Fade(theme.Ink, 0.7))
		appendSign(l, display.Point{X: x, Y: y + k*(clothTop+clothHigh/2)}, k*clothWide*0.66, c)
		foot := cardHeight/2 - clothTop - clothHigh
		size := k * min(foot*0.86, clothWide*0.42)
		for i, use := range []struct {
			icon string
			on   bool
		}{{"wind", wind}, {"death-skull", skull}} {
			ink := theme.Fade(theme.Brown, 0.45)
			if use.on {
				ink = theme.Rubric
			}
			widget.Icon(l, use.icon, display.Point{X: x + k*clothWide*(0.46*float64(i)-0.23), Y: y + k*(cardHeight-foot)/2}, size, ink)
		}
	})
}
