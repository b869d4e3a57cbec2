package kit

import (
	"sync"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// A Power is whose likeness a bust is.
type Power uint8

// The powers, in the order of the colours whose arms they bear.
const (
	Venice Power = iota + 1 // facing right: round cap, tall cap, horn of the doge
	Genoa                   // facing left: hood with a tail, the admiral's with a jewel
	Spain                   // facing right: bonnet, hat with a feather, crown
	Turkey                  // facing left: turbans
)

// A Rank is the age and the headgear of a bust.
type Rank uint8

// The ranks.
const (
	Apprentice Rank = iota // young, in a cap
	Captain                // of middle age
	Doge                   // old, as the ruler of the power
)

// A Bust is a likeness: a person of a power and a rank.
type Bust struct {
	Power Power
	Rank  Rank
}

// PowerOf is the power that bears the arms of a colour: lion, eagle, sun, anchor.
func PowerOf(colour int) Power {
	for i := 1; i <= theme.NumLiveries; i++ {
		if theme.Liveries[i].Crest == theme.LiveryOf(colour).Crest {
			return Power(i)
		}
	}
	return Venice
}

// bustNames are the names of the busts in the assets.
var bustNames = map[Power][3]string{
	Venice: {"venice-young", "venice-captain", "venice-old"},
	Genoa:  {"genoa-young", "genoa-captain", "genoa-old"},
	Spain:  {"spain-young", "spain-captain", "spain-old"},
	Turkey: {"turkey-young", "turkey-captain", "turkey-old"},
}

// A bustLayer is a layer of a bust as a path that the canvas can keep.
type bustLayer struct {
	use  string
	path *display.Path
}

// bustLayers keeps the layers of busts that have been drawn.
var bustLayers sync.Map // from Bust to []bustLayer

func layersOf(b Bust) []bustLayer {
	if kept, ok := bustLayers.Load(b); ok {
		return kept.([]bustLayer)
	}
	name := bustNames[b.Power][b.Rank]
	var layers []bustLayer
	for _, from := range assets.Bust(name) {
		layers = append(layers, bustLayer{from.Use, display.PathOf("bust "+name+" "+from.Use, from.Rings)})
	}
	kept, _ := bustLayers.LoadOrStore(b, layers)
	return kept.([]bustLayer)
}

// AppendBust draws a woodcut bust in a frame, as large as fits into r and in its middle: cloth in the main
// colour of a livery, all else in ink on paper. It can be read from 32 pixels on.
func AppendBust(l *display.List, r display.Rect, b Bust, colour int) {
	livery, size := theme.LiveryOf(colour), min(r.W, r.H)
	r = r.Middle(size, size)
	k := size / assets.IconSize
	line := max(1, size/42)
	l.Fill(r, 0, theme.Vellum)
	l.PushClip(r)
	for _, layer := range layersOf(b) {
		c := theme.Ink
		switch layer.use {
		case "cloth":
			c = livery.Main
		case "light":
			c = livery.Light
		case "paper", "cut":
			c = theme.Paper
		case "shade":
			if size < 64 {
				continue
			}
		}
		l.Shape(layer.path, r.X, r.Y, k, c)
		if layer.use == "cloth" || layer.use == "paper" {
			l.Outline(layer.path, r.X, r.Y, k, line, theme.Ink)
		}
	}
	l.PopClip()
	l.Stroke(r, 0, line, theme.Ink)
}

// AppendPortrait draws a bust with the arms of a livery over its lower right corner.
func AppendPortrait(l *display.List, r display.Rect, b Bust, colour int) {
	AppendBust(l, r, b, colour)
	side := min(r.W, r.H)
	r = r.Middle(side, side)
	AppendShield(l, display.Point{X: r.X + 0.84*side, Y: r.Y + 0.84*side}, 0.44*side, colour)
}
