package app

import (
	"slices"

	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/texttwin"
)

// A scene with an OwnTextTwin tells in its own words what it shows; that of the others
// is made of the texts and buttons drawn.
type OwnTextTwin interface {
	Scene
	// Page is what the scene shows, in text.
	Page(c *Context) texttwin.Page
	// Press presses a button of the page. It returns the command that this asks for, empty for none.
	Press(c *Context, id string) display.Command
}

// Page returns what is on the screen, in text.
func (s *Stack) Page() texttwin.Page {
	c := s.context
	page := c.Screen.page
	if m, ok := s.Top().(OwnTextTwin); ok {
		page = func() texttwin.Page { return m.Page(c) }
	}
	shown := page()
	if shown.Notice = c.Notices.Text(); c.Notices.closable() {
		shown.Parts = append(shown.Parts, texttwin.PagePart{Buttons: []texttwin.Button{{ID: string(CmdDismiss), Text: c.Lang.T("notice.close")}}})
	}
	return shown
}

// pressed carries out the press of a button of the text twin: as a tap at its place,
// unless the scene has buttons of its own.
func (s *Stack) pressed(f control.Frame) control.Frame {
	c := s.context
	if f.Press == "" || c.Screen.Shown == nil {
		return f
	}
	if f.Press == string(CmdDismiss) {
		c.Notices.dismiss()
		return f
	}
	if m, ok := s.Top().(OwnTextTwin); ok {
		if cmd := m.Press(c, f.Press); cmd != "" {
			f.Commands = append(slices.Clone(f.Commands), cmd)
		}
		return f
	}
	for i := len(c.Screen.Shown.Hits) - 1; i >= 0; i-- {
		h := &c.Screen.Shown.Hits[i]
		if device.TargetName(h.Target) != f.Press {
			continue
		}
		if at, ok := device.Open(c.Screen.Shown, h, c.Screen.Rect()); ok {
			f.Tap, f.TapAt, f.Pointer = true, at, at
			return f
		}
	}
	return f
}
