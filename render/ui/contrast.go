package ui

import (
	"serenissima/assets"
	"serenissima/render/op"
	"serenissima/render/theme"
)

// HighContrast gives a picture the colours of high contrast.
func HighContrast(l *op.List) {
	for i := range l.Ops {
		o := &l.Ops[i]
		o.Color = theme.HighContrast(o.Color)
		switch o.Kind {
		case op.DrawInk:
			o.Drawing |= assets.HighContrast
		case op.DrawImage:
			o.Image |= assets.ImageOfContrast
		}
	}
}

// Recolour gives a picture the colours of a palette.
func Recolour(l *op.List, p theme.Palette) {
	for i := range l.Ops {
		l.Ops[i].Color = p.Of(l.Ops[i].Color)
	}
}
