package widget

import (
	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// HighContrast gives a picture the colours of high contrast.
func HighContrast(l *display.List) {
	for i := range l.Ops {
		o := &l.Ops[i]
		o.Color = theme.HighContrast(o.Color)
		switch o.Kind {
		case display.DrawInk, display.DrawSketch:
			o.Drawing |= assets.HighContrast
		case display.DrawImage:
			o.Image |= assets.ImageOfContrast
		}
	}
}

// Recolour gives a picture the colours of a palette.
func Recolour(l *display.List, p theme.Palette) {
	for i := range l.Ops {
		l.Ops[i].Color = p.Of(l.Ops[i].Color)
	}
}
