package theme

import (
	"image"
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

	hex(0x1B2A5C): hex(0x000000), hex(0x0E1838): hex(0x000000), hex(0x4A5578): hex(0x1A1A1A), hex(0xA62A17): hex(0x7A0A05), hex(0x234A97): hex(0x0A1C48), hex(0xFBF5E6): hex(0xFFFFFF), hex(0xC3D6E8): hex(0xFFFFFF), // of charts on tiles
	hex(0xB9D3CA): hex(0xFFFFFF), // SeaHalo
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

// Picture reads a picture of a chart, in colours of high contrast if its id says so.
func Picture(id assets.ImageID) (*assets.Picture, error) {
	p, err := assets.LoadPicture(id.Plain())
	if err != nil || id == id.Plain() {
		return p, err
	}
	return p.Tinted(Part), nil
}

// Part parts the land from the sea in a picture: the one is nearly white, the other as dark
// as black letters allow.
func Part(img *image.RGBA) {
	for i := 0; i+3 < len(img.Pix); i += 4 {
		p := img.Pix[i : i+4 : i+4]
		c := Parted(color.NRGBA{p[0], p[1], p[2], 0xFF})
		p[0], p[1], p[2] = c.R, c.G, c.B
	}
}

// The seas of all charts have more blue than red in them, the lands less: so much more, at
// least, is all sea, and so much less, all land.
const (
	allSea  = 10
	allLand = -10
)

// What land and sea come near to, and how much of their own colours, from 0 to 256, they keep.
var land, sea = hex(0xFFFFFF), hex(0x84A3AC)

const landKeeps, seaKeeps = 70, 100

// Parted is what a colour of a chart becomes where land and sea are parted.
func Parted(c color.NRGBA) color.NRGBA {
	share := max(0, min(allSea-allLand, int(c.B)-int(c.R)-allLand)) // of the sea
	mix := func(own, land, sea uint8) uint8 {
		ashore := int(own)*landKeeps + int(land)*(256-landKeeps)
		afloat := int(own)*3/4*seaKeeps + int(sea)*(256-seaKeeps)
		return uint8((ashore*(allSea-allLand-share) + afloat*share) / (256 * (allSea - allLand)))
	}
	return color.NRGBA{mix(c.R, land.R, sea.R), mix(c.G, land.G, sea.G), mix(c.B, land.B, sea.B), c.A}
}
