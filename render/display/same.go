package display

// Same reports whether two operations draw the same. It looks only at what their
// kind names, since lists are compared all the time.
func (o *Op) Same(p *Op) bool {
	if o.Kind != p.Kind || o.Color != p.Color {
		return false
	}
	switch o.Kind {
	case FillRect:
		return o.Rect == p.Rect && o.Radius == p.Radius
	case FillPath:
		return o.Path == p.Path && o.X == p.X && o.Y == p.Y && o.Scale == p.Scale && o.Angle == p.Angle
	case StrokePath:
		return o.Path == p.Path && o.X == p.X && o.Y == p.Y && o.Scale == p.Scale && o.Angle == p.Angle && o.Width == p.Width
	case DrawText:
		return o.X == p.X && o.Y == p.Y && o.Size == p.Size && o.Font == p.Font && o.Align == p.Align && o.Text == p.Text
	case Clip:
		return o.Rect == p.Rect
	}
	return *o == *p
}

// Alike reports whether two operations draw the same shape or text, perhaps at another place or
// in another colour.
func (o *Op) Alike(p *Op) bool {
	if o.Kind != p.Kind {
		return false
	}
	switch o.Kind {
	case FillPath, StrokePath:
		return o.Path == p.Path && o.Scale == p.Scale && o.Angle == p.Angle && o.Width == p.Width
	case DrawText:
		return o.Size == p.Size && o.Font == p.Font && o.Text == p.Text
	case FillRect, StrokeRect:
		return o.Rect.W == p.Rect.W && o.Rect.H == p.Rect.H && o.Radius == p.Radius && o.Width == p.Width
	}
	return false
}
