package match

import (
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
)

// A chartCamera is how a chart is looked at, and by what it is held to be moved.
type chartCamera struct {
	camera layout.Camera
	pan    *display.Point // where the board was taken hold of
}

// moveCamera zooms with the wheel or two fingers and pans by dragging the board;
// it reports whether the frame was used for that.
func (p *chartCamera) moveCamera(f control.Frame, hit *display.Hit) bool {
	onBoard := hit == nil || hit.Target.Command == ""
	switch {
	case f.Has(control.ZoomIn):
		p.camera.Zoom(1.25, p.camera.View.Center())
	case f.Has(control.ZoomOut):
		p.camera.Zoom(0.8, p.camera.View.Center())
	case f.Has(control.ZoomFit):
		whole := layout.Fit(p.camera.View, p.camera.Chart)
		whole.Leave(p.camera.Top, p.camera.Bottom)
		whole.Padding = p.camera.Padding
		p.camera = whole
	case f.Wheel != 0 && onBoard:
		p.camera.Zoom(1+0.15*f.Wheel, f.Pointer)
	case f.Pinch != 1 && f.Pinch > 0:
		p.camera.Zoom(f.Pinch, f.PinchAt)
		p.camera.Pan(f.PinchMove.X, f.PinchMove.Y)
	case f.JustPressed && onBoard && p.camera.View.Contains(f.Pointer):
		at := f.Pointer
		p.pan = &at
		return false
	case f.Dragging && p.pan != nil:
		p.camera.Pan(f.Pointer.X-p.pan.X, f.Pointer.Y-p.pan.Y)
		*p.pan = f.Pointer
	default:
		if !f.Pressed {
			p.pan = nil
		}
		return false
	}
	return true
}
