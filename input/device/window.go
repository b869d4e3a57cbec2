package device

import (
	"image"
	"runtime"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/game/store"
	"serenissima/render/badge"
)

// windowName is the name in the store of where the window lies.
const windowName = "window"

// placeTicks is how many ticks pass between two looks at where the window lies.
const placeTicks = 60

// A Window is that of the program. It remembers where it lies.
type Window struct {
	place Place // as remembered
	full  Screenful
	ticks int
}

// OpenWindow says how the window is to open: where it was the last time, unless a
// size has been asked for, and whether it fills the screen. It is called before the
// loop begins.
func OpenWindow(files store.Store, width, height int, sized, full bool) *Window {
	ebiten.SetWindowTitle("Serenissima")
	if runtime.GOOS != "js" { // a page has an icon of its own
		ebiten.SetWindowIcon([]image.Image{badge.Draw(16, badge.Rounded), badge.Draw(32, badge.Rounded), badge.Draw(48, badge.Rounded)})
	}
	data, _ := files.Read(windowName) // without it there is a place as well
	place, remembered := ReadPlace(data)
	if sized || !remembered {
		place, remembered = Place{Width: width, Height: height}, false
	}
	openAt(place, remembered)
	ebiten.SetFullscreen(full)
	return &Window{place: place, full: NewScreenful(full)}
}

// Watch is called each tick. It fills the screen as is wanted, returns whether it
// is to stay so, for people can leave it by other means, and remembers where the
// window lies.
func (w *Window) Watch(files store.Store, full bool) (now bool) {
	now, ask := w.full.Tick(full, ebiten.IsFullscreen())
	if ask {
		ebiten.SetFullscreen(now)
	}
	if w.ticks++; w.ticks%placeTicks == 0 {
		if place, ok := windowPlace(w.place); ok && place != w.place {
			w.place = place
			_ = files.Write(windowName, place.Text()) // the next one is tried again
		}
	}
	return now
}

// openAt opens the window in a place as it was remembered, on a monitor that is
// still there, or else in the middle, no larger than the monitor.
func openAt(p Place, remembered bool) {
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

// windowPlace returns where the window lies, or false while it fills the screen or
// is put away. A maximised window keeps the size that it had before, which last is.
func windowPlace(last Place) (Place, bool) {
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
