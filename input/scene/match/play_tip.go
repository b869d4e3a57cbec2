package match

import (
	"slices"

	"serenissima/input/scene/widget"
	"serenissima/render/op"
	"serenissima/render/table"
)

// explained returns the box of what is explained in a match, and those of what an
// explanation should not cover: the leaf that is read, and the other buttons. A button of the leaf is
// as large as the leaf.
func explained(l *op.List, t op.Target, at op.Point) (box op.Rect, seen []op.Rect) {
	box, _ = widget.Explained(l, t, at)
	for i := range l.Hits {
		switch h := &l.Hits[i]; {
		case h.Target == t || h.Path != nil || h.Target.Command == "" || h.Target.Command == table.CmdAbout:
		case h.Target.Command == cmdLeafPaper && h.Rect.Contains(at):
			box = h.Rect
		case h.Target.Command == cmdLeafPaper:
			seen = slices.Insert(seen, 0, h.Rect)
		default:
			seen = append(seen, h.Rect)
		}
	}
	return box, seen
}
