//go:build !js

package website

import (
	"bytes"
	"cmp"
	"image"
	"image/color"
	"image/png"
	"slices"
)

// packsIndexed is from which size on, in pixels, an icon is packed with a palette: in a small
// one the edges of shapes are too much of the picture.
const packsIndexed = 150

// encodeIcon packs an icon.
func encodeIcon(img *image.RGBA) ([]byte, error) {
	var b bytes.Buffer
	packer := png.Encoder{CompressionLevel: png.BestCompression}
	if img.Rect.Dx() < packsIndexed {
		err := packer.Encode(&b, img)
		return b.Bytes(), err
	}
	err := packer.Encode(&b, indexed(img))
	return b.Bytes(), err
}

// indexed returns a picture with a palette, which packs to a third: the commonest colours as
// they are, the rest, of the edges of shapes, as the nearest of these.
func indexed(img *image.RGBA) *image.Paletted {
	counts := map[color.RGBA]int{}
	at := func(i int) color.RGBA { return color.RGBA{img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3]} }
	for i := 0; i < len(img.Pix); i += 4 {
		counts[at(i)]++
	}
	var colours []color.RGBA
	for c := range counts {
		colours = append(colours, c)
	}
	slices.SortFunc(colours, func(a, b color.RGBA) int {
		return cmp.Or(counts[b]-counts[a], cmp.Compare(a.R, b.R), cmp.Compare(a.G, b.G), cmp.Compare(a.B, b.B), cmp.Compare(a.A, b.A))
	})
	var palette color.Palette
	for _, c := range colours[:min(256, len(colours))] {
		palette = append(palette, c)
	}
	nearest := map[color.RGBA]uint8{}
	for _, c := range colours {
		nearest[c] = uint8(palette.Index(c))
	}
	to := image.NewPaletted(img.Rect, palette)
	for i := 0; i < len(img.Pix); i += 4 {
		to.Pix[i/4] = nearest[at(i)]
	}
	return to
}
