package raster

import (
	"image"
	imagedraw "image/draw"

	"serenissima/assets"
	"serenissima/render/display"
)

// Paint draws a list over a picture without a graphics card, with scale pixels
// for each logical pixel: what is made once, and what must be seen when nothing
// else works. It knows shapes and texts; pictures and drawings are left out, and
// nothing is clipped.
func Paint(dst *image.RGBA, l *display.List, scale float64) {
	for i := range l.Ops {
		o := &l.Ops[i]
		if mask := covered(o, scale); mask != nil {
			imagedraw.DrawMask(dst, mask.Rect, image.NewUniform(o.Color), image.Point{}, mask, mask.Rect.Min, imagedraw.Over)
		}
	}
}

// covered returns what an operation covers, nil for nothing.
func covered(o *display.Op, scale float64) *image.Alpha {
	r := o.Rect
	switch o.Kind {
	case display.FillRect:
		return Fill(RoundRect(r.W, r.H, o.Radius), Transform{Scale: scale, X: r.X * scale, Y: r.Y * scale})
	case display.StrokeRect:
		r = r.Inset(o.Width / 2)
		rim := RoundRect(r.W, r.H, max(0, o.Radius-o.Width/2))
		return Stroke(rim, Transform{Scale: scale, X: r.X * scale, Y: r.Y * scale}, o.Width*scale)
	case display.FillPath:
		return Fill(o.Path, placed(o, scale))
	case display.StrokePath:
		return Stroke(o.Path, placed(o, scale), o.Width*scale)
	case display.DrawText:
		return letters(o, scale)
	}
	return nil
}

func placed(o *display.Op, scale float64) Transform {
	return Transform{Scale: o.Scale * scale, Angle: o.Angle, X: o.X * scale, Y: o.Y * scale}
}

// letters returns the mask of a line of text.
func letters(o *display.Op, scale float64) *image.Alpha {
	rings, width := assets.Letters(o.Font, o.Text, o.Size*scale)
	path := &display.Path{}
	for _, ring := range rings {
		var points []display.Point
		for _, p := range ring {
			points = append(points, display.Point(p))
		}
		path.Rings = append(path.Rings, points)
	}
	x := o.X * scale
	switch o.Align {
	case display.Center:
		x -= width / 2
	case display.Right:
		x -= width
	}
	return Fill(path, Transform{Scale: 1, X: x, Y: o.Y * scale})
}
