package crash

import (
	"fmt"
	"strings"

	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
)

// remembered is how many things done a journal remembers.
const remembered = 60

// A Journal remembers what was done last. What was typed it does not: names are
// nobody's affair.
type Journal struct {
	lines [remembered]string
	next  int
}

// Note takes in what was done in a tick, in a scene, with what the list showed.
func (j *Journal) Note(f *control.Frame, l *display.List, scene func() string) {
	var did []string
	point := func(what string, at display.Point) {
		about := ""
		if h := l.At(at); h != nil {
			about = " " + device.TargetName(h.Target)
		}
		did = append(did, fmt.Sprintf("%s at %.0f,%.0f%s", what, at.X, at.Y, about))
	}
	if f.Tap {
		point("tap", f.TapAt)
	}
	if f.LongPress {
		point("long press", f.Pointer)
	}
	if f.Secondary {
		point("right click", f.Pointer)
	}
	if f.DragEnd {
		point("drag from", f.DragFrom)
		point("to", f.Pointer)
	}
	for _, c := range f.Commands {
		did = append(did, "key for "+string(c))
	}
	if len(f.Runes)+len(f.Edits) > 0 {
		did = append(did, "typing")
	}
	if len(did) > 0 {
		j.lines[j.next%remembered] = fmt.Sprintf("tick %d, %s: %s", f.Ticks, scene(), strings.Join(did, ", "))
		j.next++
	}
}

// Lines returns what was done, the oldest first.
func (j *Journal) Lines() []string {
	var lines []string
	for i := max(0, j.next-remembered); i < j.next; i++ {
		lines = append(lines, j.lines[i%remembered])
	}
	return lines
}
