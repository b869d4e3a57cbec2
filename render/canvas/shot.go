package canvas

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/op"
)

// Picture draws a list for a window of that size in logical pixels into an image
// with scale pixels for each. It opens a window that nobody sees, which fails
// without a display; a program can do this once, and open no other window.
func Picture(l *op.List, size op.Point, scale float64) (image.Image, error) {
	s := &sitting{list: l, size: image.Pt(int(whole(size.X*scale)), int(whole(size.Y*scale))), scale: scale}
	ebiten.SetWindowVisible(false)
	if err := ebiten.RunGame(s); err != nil {
		return nil, fmt.Errorf("canvas: %w", err)
	}
	return s.image, nil
}

// A sitting is a game that ends as soon as its picture is taken.
type sitting struct {
	list  *op.List
	size  image.Point
	scale float64
	image *image.RGBA
}

// Update takes the picture; pixels can be read only within the loop.
func (s *sitting) Update() error {
	screen := ebiten.NewImage(s.size.X, s.size.Y)
	c := New()
	for c.Draw(screen, s.list, s.scale); c.Unfinished(); c.Draw(screen, s.list, s.scale) {
		screen.Clear()
	}
	s.image = image.NewRGBA(screen.Bounds())
	screen.ReadPixels(s.image.Pix)
	return ebiten.Termination
}

// Draw shows nothing.
func (*sitting) Draw(*ebiten.Image) {}

// Layout asks for the smallest of windows.
func (*sitting) Layout(int, int) (int, int) { return 1, 1 }
