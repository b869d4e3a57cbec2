//go:build !js

package device

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/control"
)

// A touchSource looks in each tick which fingers touch: Ebitengine tells of each touch.
type touchSource struct{ screen touchScreen }

// begun is when the program began.
var begun = time.Now()

// touched returns the fingers on the window, and how long they have touched. One that has gone was last seen by the
// tick before.
func (s *touchSource) touched(scale float64) ([]control.Touch, time.Duration) {
	var touches []control.Touch
	for _, id := range ebiten.AppendTouchIDs(nil) {
		touches = append(touches, control.Touch{ID: int(id), At: logical(scale)(ebiten.TouchPositionF(id))})
	}
	s.screen.tell(touches, s.screen.last)
	return s.screen.tick(time.Since(begun))
}
