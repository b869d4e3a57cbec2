package app

import (
	"cmp"
	"slices"
	"strings"

	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// A Screen is the window, what is drawn in it, and whether anybody touches it.
type Screen struct {
	Size    display.Point // of the window, logical
	Full    bool          // it is filled, or is to be; see Context.FillScreen
	Fingers bool          // what pointed last was a finger
	Shown   *display.List // what was drawn last
	Stale   bool          // an update has come since

	covered bool // the scene that is drawn lies below another
	top     int  // where what the topmost scene shows begins in what is shown
	bottom  int  // and ends
	quiet   int  // ticks without input
	inputs  int  // ticks with input
}

// frame notes what every scene wants to know of a tick. Things get as large as fingers need only once a finger
// has been lifted: what it has pressed stays where it is until then.
func (s *Screen) frame(f control.Frame) {
	s.Size = f.Size
	if f.JustReleased || f.Touch && !f.Pressed {
		s.Fingers = f.Touch
	}
}

// Rect is the window.
func (s *Screen) Rect() display.Rect { return display.Rect{W: s.Size.X, H: s.Size.Y} }

// At returns the topmost thing at a point of what was drawn last, nil if there
// is none.
func (s *Screen) At(p display.Point) *display.Hit {
	if s.Shown == nil {
		return nil
	}
	return s.Shown.At(p)
}

// Quiet reports whether there has been no input for so long that a picture is trusted to
// stay.
func (s *Screen) Quiet() bool { return s.quiet >= quietTicks }

// Inputs is the number of ticks with input.
func (s *Screen) Inputs() int { return s.inputs }

// Covered reports whether the scene that is being drawn lies below another: there is no next
// step in it now.
func (s *Screen) Covered() bool { return s.covered }

// touched is the sound of a tap on what was shown, before the scene has said
// anything of its own.
func (s *Screen) touched(f control.Frame) synth.Effect {
	if !f.Tap {
		return synth.Nothing
	}
	switch hit := s.At(f.TapAt); {
	case hit == nil || hit.Target.Command == "" || hit.Target.Command == CmdBar, hit.Target.Command == table.CmdAbout:
		return synth.Nothing
	case hit.Off:
		return synth.Refuse
	}
	return synth.Click
}

// page makes the text twin of what was drawn last: texts from top to bottom, with
// the buttons beside and below each.
func (s *Screen) page() texttwin.Page {
	page := texttwin.Page{Lines: []string{}, Parts: []texttwin.PagePart{}, Latest: []string{}}
	type piece struct {
		y, x   float64
		text   string
		button *texttwin.Button
	}
	var pieces []piece
	var widgets []display.Rect
	for i := range s.Shown.Hits {
		h := &s.Shown.Hits[i]
		label := cmp.Or(h.Label, h.Tip)
		if h.Target.Command == "" || h.Target.Command == CmdDismiss || label == "" {
			continue
		}
		if _, open := device.Open(s.Shown, h, s.Rect()); !open {
			continue
		}
		if h.Tip != "" && h.Tip != label {
			label += ". " + h.Tip
		}
		widgets = append(widgets, h.Rect)
		pieces = append(pieces, piece{h.Rect.Center().Y, h.Rect.X, "", &texttwin.Button{ID: device.TargetName(h.Target), Text: label, Off: h.Off, On: h.On}})
	}
	for i := s.top; i < s.bottom; i++ {
		o := &s.Shown.Ops[i]
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
