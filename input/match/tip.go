package match

import (
	"cmp"
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// explained returns the box of what is explained in a match, and those of what an
// explanation should not cover: the card that is read, the other buttons, the tags on the
// chart, and the panel on which that lies. A button of the card is as large as the card, and what is
// compared counts as one: the tags of a place, and the rows of the seats.
func explained(l *display.List, t display.Target, at display.Point) (box display.Rect, card, buttons, tags, panels []display.Rect) {
	box, _ = widget.Explained(l, t, at)
	row := box
	for i := range l.Hits {
		switch h := &l.Hits[i]; {
		case h.Path == nil && h.Rect.W == row.W && h.Target.Command == t.Command && t.Command == "" && h.Target.Ref.Kind == game.SeatRef && t.Ref.Kind == game.SeatRef,
			h.Target.Command == table.CmdTag && t.Command == table.CmdTag && h.Target.Ref == t.Ref:
			box = box.Union(h.Rect)
		case h.Path == nil && h.Target == (display.Target{}) && h.Rect.Contains(at):
			panels = append(panels, h.Rect)
		case h.Target == t || h.Path != nil || h.Target.Command == "" || explains(h.Target):
		case h.Target.Command == cmdCardPaper && h.Rect.Contains(at):
			box = h.Rect
		case h.Target.Command == cmdCardPaper:
			card = append(card, h.Rect)
		case h.Target.Command == table.CmdTag:
			tags = append(tags, h.Rect)
		default:
			buttons = append(buttons, h.Rect)
		}
	}
	return box, card, buttons, tags, panels
}

// viewTip explains what the pointer is over, or the keys are at: the words of the widget, or the thing on
// the board and what going there would mean, with what the captain thinks of the steps that a click would take.
func viewTip(d *desk, l *display.List, steps []game.Action) {
	v, hover := d.view, d.board.hover
	thing := hover.Command == "" || hover.Command == position.CmdPlace
	if hover == (display.Target{}) || hover == d.board.used || hover != d.board.led && d.focus == (display.Target{}) || thing && (d.scope.Choice != nil || d.AsksOnChart()) {
		return
	}
	var signs []widget.TipSign
	tip := tipOf(l.Find(hover), d.now, d.words)
	switch {
	case tip != (tipText{}):
	case hover.Command == position.CmdPiece: // of the large galley
		held, _ := position.PieceAt(hover)
		tip.title, tip.act = lang.Capital(d.words.Title(held.What)), d.now.PieceTip(d.words, held)
	case thing:
		told := d.table.Tell(v, hover.Ref)
		if len(told.Lines) > 0 {
			tip.title, tip.facts = lang.Capital(told.Lines[0]), strings.Join(told.Lines[1:], "\n")
		}
		if signs = told.Signs; len(signs) > 0 {
			tip.facts = strings.Join(told.Rest, "\n")
		}
		if d.timeline.Idle() && d.now.Awaited { // else a click does nothing
			tip.act = strings.Join(d.scope.Tip(d.words, hover.Ref), "\n")
		}
	}
	if tip == (tipText{}) {
		return
	}
	if line := d.captain.told(d.words, steps); line != "" {
		tip.facts = strings.TrimPrefix(tip.facts+"\n"+line, "\n")
	}
	box, seen, buttons, tags, panels := explained(l, hover, d.board.at)
	if f := d.board.ghosts.preview; f != nil {
		for _, ship := range f.Ships {
			seen = append(seen, v.Roads[ship])
		}
	}
	if at, ok := d.table.Stage(v).Rim(d.now.Subject()); ok {
		seen = append(seen, at)
	}
	seen = slices.Concat(seen, choices(l, v, hover, d.now), buttons, []display.Rect{hintAt(d)}, tags, panels)
	rule := ruleOf(hover, d.scope, v)
	r := widget.AppendTooltip(l, widget.Tooltip{
		Screen: display.Rect{W: v.Frame.Size.X, H: v.Frame.Size.Y}, At: d.board.at, Thing: box, Seen: seen, Unit: v.Frame.Unit,
		Title: tip.title, Signs: signs, Text: tip.facts, Act: tip.act, Why: tip.why, Rule: ruleLine(d.c, rule, d.board.held),
	})
	if d.board.held && rule != "" {
		l.Hit(display.Hit{Rect: r, Target: display.Target{Command: cmdRule}})
	}
}

// choices are the boxes of what can be chosen now: of what lies on the chart, of its mark.
func choices(l *display.List, v *table.View, hover display.Target, now *position.Position) (boxes []display.Rect) {
	for ref := range v.Lit {
		if place, ok := now.Table.Place(v, ref); ok && place.OnChart && hover != (display.Target{Ref: ref}) {
			boxes = append(boxes, display.Rect{X: place.Mark.X, Y: place.Mark.Y}.Inset(-markSize/2*v.Frame.Unit))
		}
	}
	slices.SortFunc(boxes, func(a, b display.Rect) int { return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y)) })
	for i := range l.Hits {
		h := &l.Hits[i]
		if _, lit := v.Lit[h.Target.Ref]; !lit || h.Target.Command != "" || h.Path != nil || h.Target == hover {
			continue
		}
		boxes = append(boxes, h.Rect)
	}
	return boxes
}

// markSize is how large that part of a place on the chart is that has to be seen, at unit one.
const markSize = 20

// A tipText is what an explanation says: what a thing is called, what is known of it, what a
// click does, or why it does nothing.
type tipText struct{ title, facts, act, why string }

// tipOf is what a widget says of itself, nothing for one that is explained otherwise.
func tipOf(hit *display.Hit, now *position.Position, words *lang.Words) (tip tipText) {
	if hit == nil || hit.Tip == "" {
		return tip
	}
	if name, ok := hit.Target.Value.(string); ok && hit.Target.Command == position.CmdGroup && name != table.EndGroup {
		tip.title, tip.act = words.Line("group."+name), hit.Tip
	} else {
		tip.facts = hit.Tip
	}
	if hit.Off {
		tip.facts, tip.act, tip.why = "", "", hit.Tip
	}
	return tip
}
