//go:build !ebitenginevmguest

package device

import "github.com/hajimehoshi/ebiten/v2"

// monitors are those of the machine, the first one first. It is called before the
// loop begins.
func monitors() []*ebiten.MonitorType { return ebiten.AppendMonitors(nil) }
