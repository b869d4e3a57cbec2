//go:build !js

package device

import (
	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/control"
)

// A touchSource needs nothing: Ebitengine tells of each touch.
type touchSource struct{}

// touched returns the fingers on the window.
func (touchSource) touched(scale float64) (touches []control.Touch) {
	for _, id := range ebiten.AppendTouchIDs(nil) {
		touches = append(touches, control.Touch{ID: int(id), At: logical(scale)(ebiten.TouchPositionF(id))})
	}
	return touches
}
