package display

import (
	"fmt"
	"math"
	"strings"
)

// Dump writes the list as text, one operation or region a line, rounded to
// whole pixels: for golden files and for people who look for a fault.
func (l *List) Dump() string {
	var b strings.Builder
	for i := range l.Ops {
		b.WriteString(l.Ops[i].text())
		b.WriteByte('\n')
	}
	for i := range l.Hits {
		b.WriteString(l.Hits[i].text())
		b.WriteByte('\n')
	}
	return b.String()
}

func (o *Op) text() string {
	colour := fmt.Sprintf("#%02x%02x%02x%02x", o.Color.R, o.Color.G, o.Color.B, o.Color.A)
	turned := ""
	if o.Angle != 0 {
		turned = fmt.Sprintf(" turn=%.2f", o.Angle)
	}
	switch o.Kind {
	case FillRect:
		return fmt.Sprintf("fill %s r=%.0f %s", o.Rect.text(), whole(o.Radius), colour)
	case StrokeRect:
		return fmt.Sprintf("stroke %s r=%.0f w=%.1f %s", o.Rect.text(), whole(o.Radius), o.Width, colour)
	case FillPath:
		return fmt.Sprintf("path %s at %s x%.2f%s %s", o.Path.Name, Point{o.X, o.Y}.text(), o.Scale, turned, colour)
	case StrokePath:
		return fmt.Sprintf("line %s at %s x%.2f%s w=%.1f %s", o.Path.Name, Point{o.X, o.Y}.text(), o.Scale, turned, o.Width, colour)
	case DrawImage:
		part := ""
		if o.Scale > 0 {
			part = fmt.Sprintf(" from %s x%.2f", Point{o.X, o.Y}.text(), o.Scale)
		}
		return fmt.Sprintf("image %s %s%s", o.Image, o.Rect.text(), part)
	case DrawText:
		return fmt.Sprintf("text %q at %s size=%.0f font=%d align=%d %s", o.Text, Point{o.X, o.Y}.text(), o.Size, o.Font, o.Align, colour)
	case DrawInk, DrawSketch:
		return fmt.Sprintf("drawing %s at %s x%.2f", o.Drawing, Point{o.X, o.Y}.text(), o.Scale)
	case Clip:
		return "clip " + o.Rect.text()
	case Unclip:
		return "unclip"
	}
	return fmt.Sprintf("unknown %d", o.Kind)
}

func (h *Hit) text() string {
	where := h.Rect.text()
	if h.Path != nil {
		where = fmt.Sprintf("%s at %s x%.2f", h.Path.Name, Point{h.X, h.Y}.text(), h.Scale)
	}
	if h.Angle != 0 {
		where += fmt.Sprintf(" turn=%.2f", h.Angle)
	}
	line := fmt.Sprintf("hit %s %d:%d %q %d", where, h.Target.Ref.Kind, h.Target.Ref.ID, h.Target.Command, h.Target.Index)
	if h.Target.Value != nil {
		line += fmt.Sprintf(" %v", h.Target.Value)
	}
	if h.Tip != "" {
		line += fmt.Sprintf(" tip=%q", h.Tip)
	}
	if h.Off {
		line += " off"
	}
	return line
}

func (p Point) text() string { return fmt.Sprintf("%.0f,%.0f", whole(p.X), whole(p.Y)) }

func (r Rect) text() string {
	return fmt.Sprintf("%.0f,%.0f %.0fx%.0f", whole(r.X), whole(r.Y), whole(r.W), whole(r.H))
}

// whole rounds to whole pixels. Halves, which layouts often give, must not
// depend on the last bit of a sum, and there is no minus zero.
func whole(v float64) float64 { return math.Floor(v+0.501) + 0 }
