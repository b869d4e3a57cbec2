package ui

import (
	"serenissima/render/op"
	"serenissima/render/theme"
)

// HighContrast gives a picture the colours of high contrast.
func HighContrast(l *op.List) {
	for i := range l.Ops {
		l.Ops[i].Color = theme.HighContrast(l.Ops[i].Color)
	}
}
