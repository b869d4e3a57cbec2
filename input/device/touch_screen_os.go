//go:build !js

package device

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/control"
)

// A touchSource needs nothing: Ebitengine tells of each touch.
type touchSource struct{}

// begun is when the program began.
var begun = time.Now()

// touched returns the fingers on the window, and when they touch so.
func (touchSource) touched(scale float64) (touches []control.Touch, now time.Duration) {
	for _, id := range ebiten.AppendTouchIDs(nil) {
		touches = append(touches, control.Touch{ID: int(id), At: logical(scale)(ebiten.TouchPositionF(id))})
	}
	return touches, time.Since(begun)
}
