package theme

import (
	"image/color"

	"serenissima/assets"
)

// HighContrast returns what a colour of the theme is in the theme of high contrast:
// black letters on white, white ones on black, signs and rims darker or lighter than
// what they lie on.
func HighContrast(c color.NRGBA) color.NRGBA { return contrasts.Of(c) }

var contrasts = Palette{
	Ink: hex(0x000000), Brown: hex(0x1A1A1A), SeaInk: hex(0x000000), Rubric: hex(0x7A0A05), Danger: hex(0x7A0A05),
	Paper: hex(0xFFFFFF), Vellum: hex(0xFFFFFF), PaperLow: hex(0xFFFFFF), PaperDark: hex(0xEDEDED), PaperOff: hex(0xE4E4E4),
	PaperOffText: hex(0x3A3A3A), PaperRim: hex(0x969696), PaperLine: hex(0x8A8A8A), Line: hex(0x8A8A8A),
	Wood: hex(0x0C0C0C), WoodDark: hex(0x000000), Disabled: hex(0x2E2E2E), ButtonOffRim: hex(0x8C8C8C),
	Cream: hex(0xFFFFFF), CreamDim: hex(0xF0F0F0), Gilt: hex(0xD9AE4A), GiltLight: hex(0xFFE07A),
	Good: hex(0x0B4A1A), Coin: hex(0x6B4A00), Wares["gold"].Sign: hex(0x2E1E00),
	Liveries[0].Main: hex(0x4A4A4A), Liveries[1].Main: hex(0x163E78), Liveries[2].Main: hex(0x8F0D12), Liveries[3].Main: hex(0x854400),
	Liveries[4].Main: hex(0x0A0A0A),
}

// Drawing reads a drawing, with inks of high contrast if its id says so.
func Drawing(id assets.DrawingID) (*assets.Drawing, error) {
	d, err := assets.LoadDrawing(id.Plain())
	if err != nil || id == id.Plain() {
		return d, err
	}
	for i := range d.Inks {
		d.Inks[i].Color = HighContrast(d.Inks[i].Color)
	}
	return d, nil
}

// Veil lies over the chart in the theme of high contrast, so that letters and pieces
// stand out from it.
var Veil = color.NRGBA{0xFF, 0xFF, 0xFF, 0x90}
