package canvas

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font"

	"serenissima/assets"
	"serenissima/render/op"
)

// mostFaces is how many sizes of letters are kept; zooming makes many.
const mostFaces = 96

type faceKey struct {
	font op.FontID
	size int // in quarters of a device pixel
}

type keptFace struct {
	*text.GoXFace
	used int // the frame that used it last
}

type faceCache map[faceKey]*keptFace

// get returns the face of a size in device pixels; its widths are those that
// op.Measure tells of the same size.
func (c faceCache) get(id op.FontID, size float64, frame int) *text.GoXFace {
	key := faceKey{id, quarters(size)}
	f, ok := c[key]
	if !ok {
		f = &keptFace{GoXFace: text.NewGoXFace(straight{assets.Face(id, size)})}
		c[key] = f
	}
	f.used = frame
	return f.GoXFace
}

// forget drops the faces that the frame did not use if there are too many.
func (c faceCache) forget(frame int) {
	if len(c) <= mostFaces {
		return
	}
	for key, f := range c {
		if f.used != frame {
			delete(c, key)
		}
	}
}

// straight is a face whose ascent is whole, so that baselines lie on pixels.
type straight struct{ font.Face }

func (s straight) Metrics() font.Metrics {
	m := s.Face.Metrics()
	m.Ascent = (m.Ascent + 63) &^ 63
	return m
}

// print draws a line of text with its baseline on a whole pixel.
func (c *Canvas) print(dst *ebiten.Image, o *op.Op, scale float64) {
	if o.Text == "" || o.Size <= 0 || o.Color.A == 0 {
		return
	}
	face := c.faces.get(o.Font, o.Size*scale, c.frame)
	x := o.X * scale
	switch o.Align {
	case op.Center:
		x -= op.Measure(o.Text, o.Font, o.Size*scale) / 2
	case op.Right:
		x -= op.Measure(o.Text, o.Font, o.Size*scale)
	}
	var d text.DrawOptions
	d.GeoM.Translate(whole(x), whole(o.Y*scale)-face.Metrics().HAscent)
	d.ColorScale.ScaleWithColor(o.Color)
	text.Draw(dst, o.Text, face, &d)
}
