package canvas

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/display"
)

// Pictures draws each sheet that next returns, until that is nil, into an image and
// hands it to take. It opens a window that nobody sees, which fails without a display;
// a program can do this once, and open no other window.
func Pictures(next func() *display.Sheet, take func(image.Image)) error {
	ebiten.SetWindowVisible(false)
	if err := ebiten.RunGame(&sitting{next, take, map[float64]*Canvas{}}); err != nil {
		return fmt.Errorf("canvas: %w", err)
	}
	return nil
}

// A sitting is a game that ends as soon as its pictures are taken.
type sitting struct {
	next     func() *display.Sheet
	take     func(image.Image)
	canvases map[float64]*Canvas // by scale, for the rasters that they keep
}

// Update takes a picture; pixels can be read only within the loop.
func (s *sitting) Update() error {
	sheet := s.next()
	if sheet == nil {
		return ebiten.Termination
	}
	w, h := int(whole(sheet.Size.X*sheet.Scale)), int(whole(sheet.Size.Y*sheet.Scale))
	screen := ebiten.NewImage(w, h)
	c := s.canvases[sheet.Scale]
	if c == nil {
		c = New()
		s.canvases[sheet.Scale] = c
	}
	c.Draw(screen, sheet.List, sheet.Scale)
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	screen.Deallocate()
	s.take(img)
	return nil
}

// Draw shows nothing.
func (*sitting) Draw(*ebiten.Image) {}

// Layout asks for the smallest of windows.
func (*sitting) Layout(int, int) (int, int) { return 1, 1 }
