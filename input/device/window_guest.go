//go:build ebitenginevmguest

package device

import "github.com/hajimehoshi/ebiten/v2"

// monitors are none: the window of a guest is its host's, and there need be no
// display.
func monitors() []*ebiten.MonitorType { return nil }
