package theme

import "image/color"

// A Palette gives colours of the theme others in their place. A colour that it does not name
// stays as it is, and so does how much of it covers.
type Palette map[color.NRGBA]color.NRGBA

// Of returns what a colour of the theme is in the palette.
func (p Palette) Of(c color.NRGBA) color.NRGBA {
	plain := c
	plain.A = 0xFF
	if to, ok := p[plain]; ok {
		to.A = c.A
		return to
	}
	return c
}

// Tiles are the colours of white tiles painted in cobalt and ochre.
var Tiles = Palette{
	Ink: hex(0x1A2142), Brown: hex(0x47517A), SeaInk: hex(0x1A2F66), Rubric: hex(0xA62A17), Danger: hex(0x96230F),
	Paper: hex(0xFCF9F0), Vellum: hex(0xF1E9D6), PaperLow: hex(0xF1E9D6), PaperDark: hex(0xDDE4F0), PaperOff: hex(0xE7E5DC),
	PaperOffText: hex(0x5E6785), PaperRim: hex(0x7E93C6), PaperLine: hex(0xBCC8E2), Line: hex(0x9DB0D8),
	Wood: hex(0x22397A), WoodDark: hex(0x101B3C), Disabled: hex(0x2C4079), ButtonOffRim: hex(0x5066A6), CreamDim: hex(0xB9C6E6),
	Gilt: hex(0xD9992B), Gold: hex(0xF6CE6C), Good: hex(0x2C7150), Coin: hex(0xB9781A),
}
