package device

import (
	"syscall/js"

	"serenissima/render/control"
)

// A touchSource hears of touches from the page.
type touchSource struct{ screen *touchScreen }

// touched returns the fingers on the picture. Ebitengine tells only which of them touch when a tick begins, so
// that a tap within a slow frame would be lost.
func (s *touchSource) touched(_ float64) []control.Touch {
	if s.screen == nil {
		s.screen = &touchScreen{}
		hear := js.FuncOf(func(_ js.Value, args []js.Value) any {
			if args[0].Get("target").Get("tagName").String() == "CANVAS" {
				s.screen.tell(touchesOf(args[0].Get("targetTouches")))
			}
			return nil
		})
		for _, event := range []string{"touchstart", "touchmove", "touchend"} {
			js.Global().Get("document").Call("addEventListener", event, hear, map[string]any{"capture": true, "passive": true})
		}
	}
	return s.screen.tick()
}

// touchesOf turns a list of touches of the page into fingers.
func touchesOf(list js.Value) (touches []control.Touch) {
	for i := range list.Length() {
		t := list.Index(i)
		at := control.Touch{ID: t.Get("identifier").Int()}
		at.At.X, at.At.Y = t.Get("clientX").Float(), t.Get("clientY").Float()
		touches = append(touches, at)
	}
	return touches
}
