package table

import (
	"serenissima/game"
	"serenissima/render/display"
)

// A DrawCache holds the parts of a board that stay as they are while an animation moves
// others. The zero DrawCache holds none yet.
type DrawCache struct {
	parts map[game.Ref]*display.CachedPart[CacheKey] // by what they show
}

// The parts that lie beside the chart: the panels, and the ship or store that is worked with.
var (
	PanelsPart  = game.Seat(0)
	SubjectPart = game.Ship(0)
)

// Forget drops all parts: the board has changed.
func (c *DrawCache) Forget() {
	for _, p := range c.parts {
		p.Forget()
	}
}

// ForgetChart drops the parts that lie on the chart: the camera has moved.
func (c *DrawCache) ForgetChart() {
	for at, p := range c.parts {
		if at != PanelsPart && at != SubjectPart {
			p.Forget()
		}
	}
}

// A CacheKey is everything, apart from the board itself, that the drawing of a part
// depends on.
type CacheKey struct {
	About  game.Ref // what a part shows that does not always show the same
	Shifts int
	East   bool
	Pulse  float64
}

// Draw appends a part of the board, from the cache if it was last drawn with the same
// key. A frame without a window has a chart alone, and no panels.
func (v *View) Draw(l *display.List, part game.Ref, key CacheKey, draw func()) {
	if part == PanelsPart && v.Frame.Size == (display.Point{}) {
		return
	}
	if v.Cache == nil {
		draw()
		return
	}
	p := v.Cache.parts[part]
	if p == nil {
		if p = (&display.CachedPart[CacheKey]{}); v.Cache.parts == nil {
			v.Cache.parts = map[game.Ref]*display.CachedPart[CacheKey]{}
		}
		v.Cache.parts[part] = p
	}
	p.Append(l, key, draw)
}

// KeyOf is the key of a ship or port.
func (v *View) KeyOf(what game.Ref) CacheKey {
	key := CacheKey{About: what}
	if v.Motion != nil {
		key.Shifts = v.Motion.Shifts(what)
	}
	if what.Kind == game.ShipRef {
		key.East = v.East(what)
	}
	return key
}
