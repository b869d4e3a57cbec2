package canvas

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/op"
)

// Pictures draws sheets into images. It opens a window that nobody sees, which
// fails without a display; a program can do this once, and open no other window.
func Pictures(sheets []op.Sheet) ([]image.Image, error) {
	s := &sitting{sheets: sheets, canvases: map[float64]*Canvas{}}
	ebiten.SetWindowVisible(false)
	if err := ebiten.RunGame(s); err != nil {
		return nil, fmt.Errorf("canvas: %w", err)
	}
	return s.images, nil
}

// A sitting is a game that ends as soon as its pictures are taken.
type sitting struct {
	sheets   []op.Sheet
	images   []image.Image
	canvases map[float64]*Canvas // by scale, for the rasters that they keep
}

// Update takes a picture; pixels can be read only within the loop.
func (s *sitting) Update() error {
	sheet := &s.sheets[len(s.images)]
	w, h := int(whole(sheet.Size.X*sheet.Scale)), int(whole(sheet.Size.Y*sheet.Scale))
	screen := ebiten.NewImage(w, h)
	c := s.canvases[sheet.Scale]
	if c == nil {
		c = New()
		s.canvases[sheet.Scale] = c
	}
	for c.Draw(screen, sheet.List, sheet.Scale); c.Unfinished(); c.Draw(screen, sheet.List, sheet.Scale) {
		screen.Clear()
	}
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	screen.Deallocate()
	s.images = append(s.images, img)
	if len(s.images) == len(s.sheets) {
		return ebiten.Termination
	}
	return nil
}

// Draw shows nothing.
func (*sitting) Draw(*ebiten.Image) {}

// Layout asks for the smallest of windows.
func (*sitting) Layout(int, int) (int, int) { return 1, 1 }
