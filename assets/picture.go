package assets

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	_ "image/jpeg" // the form of strips
	"io/fs"
)

// An ImageID names a picture; see ChartPicture.
type ImageID uint8

// ImageOfContrast is added to the id of a picture that is to have the colours of high
// contrast; see theme.Picture.
const ImageOfContrast ImageID = 0x80

// Plain is the id without ImageOfContrast.
func (id ImageID) Plain() ImageID { return id &^ ImageOfContrast }

// StripHeight is how high the strips of a picture are, the last of which may be lower: a
// multiple of 16, so that no square of the JPEG is cut through.
const StripHeight = 80

// SketchPart is how many times as wide and high as its sketch a picture is.
const SketchPart = 8

// A Picture is cut into strips that are decoded one by one, for the whole of it
// takes longer than a player would wait. Until they are there the sketch can stand
// in for them.
type Picture struct {
	Size   image.Point // pixels
	Sketch image.Image // the whole of it, small

	game string            // whose chart it is
	tint func(*image.RGBA) // changes the colours of strips, nil to leave them as they are
}

// LoadPicture finds a picture and decodes its sketch.
func LoadPicture(id ImageID) (*Picture, error) {
	if id == 0 || int(id) > len(charts) {
		return nil, fmt.Errorf("assets: no image %d", id)
	}
	p := &Picture{game: charts[id-1]}
	var err error
	if p.Sketch, err = decode(files, chartFolders+p.game+"/sketch.jpg"); err != nil {
		return nil, err
	}
	p.Size = p.Sketch.Bounds().Size().Mul(SketchPart)
	return p, nil
}

// Tinted returns the picture in colours that are changed in place, part by part.
func (p *Picture) Tinted(tint func(part *image.RGBA)) *Picture {
	sketch := image.NewRGBA(p.Sketch.Bounds())
	draw.Draw(sketch, sketch.Rect, p.Sketch, sketch.Rect.Min, draw.Src)
	tint(sketch)
	return &Picture{Size: p.Size, Sketch: sketch, game: p.game, tint: tint}
}

// Strips is how many strips the picture has.
func (p *Picture) Strips() int { return (p.Size.Y + StripHeight - 1) / StripHeight }

// Here reports whether the strips are here. They come with the ink of the chart, and only
// that asks for them: a miniature, which has none, can do with the sketch.
func (p *Picture) Here() bool { return chartFiles(p.game) != nil }

// Strip decodes the n-th strip, from zero. It lies where it belongs in the picture.
func (p *Picture) Strip(n int) (*image.RGBA, error) {
	pack := chartFiles(p.game)
	if pack == nil {
		return nil, ErrAwaited
	}
	img, err := decode(pack, fmt.Sprintf("%s%s/strip%02d.jpg", chartFolders, p.game, n))
	if err != nil {
		return nil, err
	}
	b := img.Bounds()
	strip := image.NewRGBA(b.Add(image.Pt(0, n*StripHeight)))
	draw.Draw(strip, strip.Rect, img, b.Min, draw.Src)
	if p.tint != nil {
		p.tint(strip)
	}
	return strip, nil
}

func decode(from fs.FS, name string) (image.Image, error) {
	data, err := fs.ReadFile(from, name)
	if err != nil {
		return nil, fmt.Errorf("assets: %w", err)
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("assets: %s: %w", name, err)
	}
	return img, nil
}
