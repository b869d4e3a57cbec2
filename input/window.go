package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// OpenWindow says where the window is to open: in a place as it was remembered, on
// a monitor that is still there, or else in the middle, no larger than the monitor.
// It is called before the loop begins.
func OpenWindow(p Place, remembered bool) {
	ebiten.SetWindowSizeLimits(MinWidth, MinHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	all := monitors()
	i := slices.IndexFunc(all, func(m *ebiten.MonitorType) bool { return remembered && m.Name() == p.Monitor })
	switch {
	case i >= 0:
		ebiten.SetMonitor(all[i])
		p = p.Within(all[i].Size())
		ebiten.SetWindowPosition(p.X, p.Y)
		if p.Maximized {
			ebiten.MaximizeWindow()
		}
	case len(all) > 0: // the first is where windows open
		p = p.Within(all[0].Size())
	}
	ebiten.SetWindowSize(p.Width, p.Height)
}

// WindowPlace returns where the window lies, or false while it fills the screen or
// is put away. A maximised window keeps the size that it had before, which last is.
func WindowPlace(last Place) (Place, bool) {
	if ebiten.IsFullscreen() || ebiten.IsWindowMinimized() || ebiten.Monitor() == nil {
		return last, false
	}
	if ebiten.IsWindowMaximized() {
		last.Maximized = true
		return last, last.Width > 0
	}
	p := Place{Monitor: ebiten.Monitor().Name()}
	p.X, p.Y = ebiten.WindowPosition()
	p.Width, p.Height = ebiten.WindowSize()
	return p, p.Width >= MinWidth && p.Height >= MinHeight
}
