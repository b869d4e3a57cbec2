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

	strips []string          // their files, from top to bottom
	tint   func(*image.RGBA) // changes their colours, nil to leave them as they are
}

// LoadPicture finds a picture and decodes its sketch.
func LoadPicture(id ImageID) (*Picture, error) {
	if id == 0 || int(id) > len(charts) {
		return nil, fmt.Errorf("assets: no image %d", id)
	}
	folder := chartFolders + charts[id-1]
	p := &Picture{}
	var err error
	if p.strips, err = fs.Glob(files, folder+"/strip*.jpg"); err != nil {
		return nil, fmt.Errorf("assets: %w", err)
	}
	if p.Sketch, err = decode(folder + "/sketch.jpg"); err != nil {
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
	return &Picture{Size: p.Size, Sketch: sketch, strips: p.strips, tint: tint}
}

// Strips is how many strips the picture has.
func (p *Picture) Strips() int { return len(p.strips) }

// Strip decodes the n-th strip, from zero. It lies where it belongs in the picture.
func (p *Picture) Strip(n int) (*image.RGBA, error) {
	img, err := decode(p.strips[n])
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

func decode(name string) (image.Image, error) {
	data, err := files.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("assets: %w", err)
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("assets: %s: %w", name, err)
	}
	return img, nil
}
