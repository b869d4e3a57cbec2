package scene

import (
	"cmp"
	"slices"
	"strings"

	"serenissima/input"
	"serenissima/render/display"
	"serenissima/render/texttwin"
)

// The buttons of a scene with an OwnTextTwin that are its commands: the menu and the result.
const (
	PressMenu   = "menu"
	PressResult = "result"
)

// A scene with an OwnTextTwin tells in its own words what it shows; that of the others
// is made of the texts and buttons drawn.
type OwnTextTwin interface {
	Scene
	// Page is what the scene shows, in text.
	Page(c *Context) texttwin.Page
	// Press presses a button of the page.
	Press(c *Context, id string)
}

// Page returns what is on the screen, in text.
func (s *Stack) Page() texttwin.Page {
	c := s.context
	page := c.page
	if m, ok := s.Top().(OwnTextTwin); ok {
		page = func() texttwin.Page { return m.Page(c) }
	}
	shown := page()
	if shown.Notice = c.Notice(); c.closable() {
		shown.Parts = append(shown.Parts, texttwin.PagePart{Buttons: []texttwin.Button{{ID: string(CmdDismiss), Text: c.Lang.T("notice.close")}}})
	}
	return shown
}

// pressed carries out the press of a button of the text twin: as a tap at its place,
// unless the scene has buttons of its own.
func (s *Stack) pressed(f input.Frame) input.Frame {
	c := s.context
	if f.Press == "" || c.Shown == nil {
		return f
	}
	if f.Press == string(CmdDismiss) {
		c.dismiss()
		return f
	}
	if m, ok := s.Top().(OwnTextTwin); ok {
		for what, cmd := range map[string]display.Command{PressMenu: input.Menu, PressResult: CmdResult} {
			if strings.HasPrefix(f.Press, what+" ") {
				f.Commands = append(slices.Clone(f.Commands), cmd)
				return f
			}
		}
		m.Press(c, f.Press)
		return f
	}
	for i := len(c.Shown.Hits) - 1; i >= 0; i-- {
		h := &c.Shown.Hits[i]
		if input.TargetName(h.Target) != f.Press {
			continue
		}
		if at, ok := input.Open(c.Shown, h, c.Screen()); ok {
			f.Tap, f.TapAt, f.Pointer = true, at, at
			return f
		}
	}
	return f
}

// page makes the text twin of what was drawn last: texts from top to bottom, with
// the buttons beside and below each.
func (c *Context) page() texttwin.Page {
	page := texttwin.Page{Lines: []string{}, Parts: []texttwin.PagePart{}, News: []string{}}
	type piece struct {
		y, x   float64
		text   string
		button *texttwin.Button
	}
	var pieces []piece
	var widgets []display.Rect
	for i := range c.Shown.Hits {
		h := &c.Shown.Hits[i]
		label := cmp.Or(h.Label, h.Tip)
		if h.Target.Command == "" || h.Target.Command == CmdDismiss || label == "" {
			continue
		}
		if _, open := input.Open(c.Shown, h, c.Screen()); !open {
			continue
		}
		if h.Tip != "" && h.Tip != label {
			label += ". " + h.Tip
		}
		widgets = append(widgets, h.Rect)
		pieces = append(pieces, piece{h.Rect.Center().Y, h.Rect.X, "", &texttwin.Button{ID: input.TargetName(h.Target), Text: label, Off: h.Off, On: h.On}})
	}
	for i := c.top; i < c.bottom; i++ {
		o := &c.Shown.Ops[i]
		at := display.Point{X: o.X, Y: o.Y - o.Size/3}
		if o.Kind == display.DrawText && !slices.ContainsFunc(widgets, func(r display.Rect) bool { return r.Contains(at) }) {
			pieces = append(pieces, piece{at.Y, at.X, o.Text, nil})
		}
	}
	slices.SortStableFunc(pieces, func(a, b piece) int {
		if d := a.y - b.y; max(d, -d) > 8 {
			return cmp.Compare(a.y, b.y)
		}
		return cmp.Compare(a.x, b.x)
	})
	for _, p := range pieces {
		switch n := len(page.Parts); {
		case p.button == nil && page.Heading == "":
			page.Heading = p.text
		case p.button == nil && n > 0 && len(page.Parts[n-1].Buttons) == 0:
			page.Parts[n-1].Heading = strings.TrimSpace(page.Parts[n-1].Heading + " " + p.text)
		case p.button == nil:
			page.Parts = append(page.Parts, texttwin.PagePart{Heading: p.text, Buttons: []texttwin.Button{}})
		case n == 0:
			page.Parts = append(page.Parts, texttwin.PagePart{Buttons: []texttwin.Button{*p.button}})
		default:
			page.Parts[n-1].Buttons = append(page.Parts[n-1].Buttons, *p.button)
		}
	}
	return page
}
