package op

import (
	"fmt"
	"strings"
)

// Dump writes the list as text, one operation or region a line, rounded to
// whole pixels: for golden files and for people who look for a fault.
func (l *List) Dump() string {
	var b strings.Builder
	for i := range l.Ops {
		o := &l.Ops[i]
		switch o.Kind {
		case FillRect:
			fmt.Fprintf(&b, "fill %s r=%.0f %s\n", o.Rect.text(), o.Radius, hex(o))
		case StrokeRect:
			fmt.Fprintf(&b, "stroke %s r=%.0f w=%.1f %s\n", o.Rect.text(), o.Radius, o.Width, hex(o))
		case FillPath:
			fmt.Fprintf(&b, "path %s at %.0f,%.0f x%.2f %s\n", o.Path.Name, o.X, o.Y, o.Scale, hex(o))
		case StrokePath:
			fmt.Fprintf(&b, "line %s at %.0f,%.0f x%.2f w=%.1f %s\n", o.Path.Name, o.X, o.Y, o.Scale, o.Width, hex(o))
		case DrawImage:
			fmt.Fprintf(&b, "image %d %s\n", o.Image, o.Rect.text())
		case DrawText:
			fmt.Fprintf(&b, "text %q at %.0f,%.0f size=%.0f font=%d align=%d %s\n", o.Text, o.X, o.Y, o.Size, o.Font, o.Align, hex(o))
		case Clip:
			fmt.Fprintf(&b, "clip %s\n", o.Rect.text())
		case Unclip:
			b.WriteString("unclip\n")
		}
	}
	for _, h := range l.Hits {
		off := ""
		if h.Off {
			off = " off"
		}
		fmt.Fprintf(&b, "hit %s %s:%d %q %d%s\n", h.Rect.text(), h.Target.Ref.Kind, h.Target.Ref.ID, h.Target.Command, h.Target.Index, off)
	}
	return b.String()
}

func (r Rect) text() string { return fmt.Sprintf("%.0f,%.0f %.0fx%.0f", r.X, r.Y, r.W, r.H) }

func hex(o *Op) string {
	return fmt.Sprintf("#%02x%02x%02x%02x", o.Color.R, o.Color.G, o.Color.B, o.Color.A)
}
