package input

import "github.com/hajimehoshi/ebiten/v2"

// OpenWindow says where the window is to open: in a place as it was remembered, on
// a monitor that is still there, or else in the middle, no larger than the monitor.
// It is called before the loop begins.
func OpenWindow(p Place, remembered bool) {
	ebiten.SetWindowSizeLimits(MinWidth, MinHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	for _, m := range ebiten.AppendMonitors(nil) {
		if remembered && m.Name() == p.Monitor {
			ebiten.SetMonitor(m)
			p = p.Within(m.Size())
			ebiten.SetWindowPosition(p.X, p.Y)
			if p.Maximized {
				ebiten.MaximizeWindow()
			}
		}
	}
	if m := ebiten.Monitor(); m != nil {
		p = p.Within(m.Size())
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
