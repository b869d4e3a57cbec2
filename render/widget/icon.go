package widget

import (
	"image/color"
	"math"
	"sync"

	"serenissima/assets"
	"serenissima/render/display"
)

// icons holds the paths of the icons used so far: the canvas keeps rasters by
// their address.
var icons sync.Map

// IconPath returns the path of an icon, in a square of assets.IconSize, or nil
// if there is none of that name.
func IconPath(name string) *display.Path {
	if p, ok := icons.Load(name); ok {
		return p.(*display.Path)
	}
	rings := assets.Icon(name)
	if rings == nil {
		return nil
	}
	p, _ := icons.LoadOrStore(name, display.PathOf(name, rings))
	return p.(*display.Path)
}

// Icon appends an icon with its middle at a point.
func Icon(l *display.List, name string, at display.Point, size float64, c color.NRGBA) {
	if path := IconPath(name); path != nil {
		l.Shape(path, at.X-size/2, at.Y-size/2, size/assets.IconSize, c)
	}
}

// weight is by how much an icon is to be enlarged so that it looks as large as one that fills its
// square: a crown is wide and low.
func weight(name string) float64 {
	if w, ok := weights.Load(name); ok {
		return w.(float64)
	}
	w, path := 1.0, IconPath(name)
	if path != nil {
		low, high := display.Point{X: assets.IconSize, Y: assets.IconSize}, display.Point{}
		for _, ring := range path.Rings {
			for _, p := range ring {
				low = display.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
				high = display.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
			}
		}
		const full, most = 0.94 * assets.IconSize, 1.3
		w = max(1, min(most, full/math.Sqrt(max(1, (high.X-low.X)*(high.Y-low.Y)))))
	}
	weights.Store(name, w)
	return w
}

var weights sync.Map // from names to numbers
