package ui

import (
	"image/color"
	"sync"

	"serenissima/assets"
	"serenissima/render/op"
)

// icons holds the paths of the icons used so far: the canvas keeps rasters by
// their address.
var icons sync.Map

// IconPath returns the path of an icon, in a square of assets.IconSize, or nil
// if there is none of that name.
func IconPath(name string) *op.Path {
	if p, ok := icons.Load(name); ok {
		return p.(*op.Path)
	}
	rings := assets.Icon(name)
	if rings == nil {
		return nil
	}
	path := &op.Path{Name: name}
	for _, ring := range rings {
		points := make([]op.Point, len(ring))
		for i, p := range ring {
			points[i] = op.Point(p)
		}
		path.Rings = append(path.Rings, points)
	}
	p, _ := icons.LoadOrStore(name, path)
	return p.(*op.Path)
}

// Icon appends an icon with its middle at a point.
func Icon(l *op.List, name string, at op.Point, size float64, c color.NRGBA) {
	if path := IconPath(name); path != nil {
		l.Shape(path, at.X-size/2, at.Y-size/2, size/assets.IconSize, c)
	}
}
