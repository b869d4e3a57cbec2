package match

import (
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
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
			h.Target.Command == position.CmdErrand && t.Command == position.CmdErrand && h.Target.Ref == t.Ref:
			box = box.Union(h.Rect)
		case h.Path == nil && h.Target == (display.Target{}) && h.Rect.Contains(at):
			panels = append(panels, h.Rect)
		case h.Target == t || h.Path != nil || h.Target.Command == "" || explains(h.Target):
		case h.Target.Command == cmdCardPaper && h.Rect.Contains(at):
			box = h.Rect
		case h.Target.Command == cmdCardPaper:
			card = append(card, h.Rect)
		case h.Target.Command == position.CmdErrand:
			tags = append(tags, h.Rect)
		default:
			buttons = append(buttons, h.Rect)
		}
	}
	return box, card, buttons, tags, panels
}

// A tip explains what the pointer is over.
type tip struct {
	play *Play
}

// viewTip explains what the pointer is over: the words of the widget, or the
// thing on the board and what going there would mean.
func (p *tip) viewTip(c *app.Context, l *display.List, v *table.View) {
	thing := p.play.board.hover.Command == "" || p.play.board.hover.Command == position.CmdPlace
	if p.play.gestures.drag != nil || p.play.gestures.armed != nil || p.play.board.hover == (display.Target{}) || p.play.board.hover == p.play.board.used || thing && (p.play.panels.Choice != nil || p.play.panels.asksOnChart()) {
		return
	}
	if p.play.board.hover != p.play.board.led && !p.play.keyboard.used {
		return
	}
	words := p.play.words(c)
	var signs []widget.TipSign
	says := p.tipOf(l.Find(p.play.board.hover), words)
	switch {
	case says != (tipText{}):
	case p.play.board.hover.Command == position.CmdPiece: // of the large galley
		held, _ := position.PieceAt(p.play.board.hover)
		says.title, says.act = lang.Capital(words.Title(held.What)), p.play.now.PieceTip(words, held)
	case thing:
		told := p.play.table.Tell(v, p.play.board.hover.Ref)
		if len(told.Lines) > 0 {
			says.title, says.facts = lang.Capital(told.Lines[0]), strings.Join(told.Lines[1:], "\n")
		}
		if signs = told.Signs; len(signs) > 0 {
			says.facts = strings.Join(told.Rest, "\n")
		}
		if p.play.timeline.Idle() {
			says.act = strings.Join(p.play.panels.scope().Tip(words, p.play.board.hover.Ref), "\n")
		}
	}
	if says == (tipText{}) {
		return
	}
	if line := p.play.captain.told(words, p.play.pointedSteps()); line != "" {
		says.facts = strings.TrimPrefix(says.facts+"\n"+line, "\n")
	}
	box, seen, buttons, tags, panels := explained(l, p.play.board.hover, p.play.board.at)
	if f := p.play.board.forecast(); f != nil {
		for _, ship := range f.Ships {
			seen = append(seen, v.Roads[ship])
		}
		if from, ok := p.play.table.Stage(v).Rim(p.play.table.Subject(p.play.now.View)); ok {
			seen = append(seen, from)
		}
	}
	seen = append(append(append(append(seen, buttons...), p.choices(l, v)...), hintAt(&p.play.panels, v)), append(tags, panels...)...)
	r := widget.AppendTooltip(l, widget.Tooltip{
		Screen: display.Rect{W: v.Frame.Size.X, H: v.Frame.Size.Y}, At: p.play.board.at, Thing: box, Seen: seen, Unit: v.Frame.Unit,
		Title: says.title, Signs: signs, Text: says.facts, Act: says.act, Why: says.why, Rule: p.ruleLine(c, v),
	})
	if p.play.board.held && p.ruleHere(v) != "" {
		l.Hit(display.Hit{Rect: r, Target: display.Target{Command: cmdRule}})
	}
}

// choices are the boxes of what can be chosen now, of areas those to which a way leads.
func (p *tip) choices(l *display.List, v *table.View) (boxes []display.Rect) {
	for i := range l.Hits {
		h := &l.Hits[i]
		if _, lit := v.Lit[h.Target.Ref]; !lit || h.Target.Command != "" || h.Target == p.play.board.hover {
			continue
		}
		if place, ok := p.play.table.Place(v, h.Target.Ref); ok && (!place.OnChart || h.Path == nil || p.play.now.Routes.To(h.Target.Ref) != nil) {
			boxes = append(boxes, h.Rect)
		}
	}
	return boxes
}

// A tipText is what an explanation says: what a thing is called, what is known of it, what a
// click does, or why it does nothing.
type tipText struct{ title, facts, act, why string }

// tipOf is what a widget says of itself, nothing for one that is explained otherwise.
func (p *tip) tipOf(hit *display.Hit, words *lang.Words) (tip tipText) {
	if hit == nil || hit.Tip == "" {
		return tip
	}
	if i := hit.Target.Index; hit.Target.Command == position.CmdGroup && i < len(p.play.now.Controls.Groups) {
		tip.title, tip.act = words.Line("group."+p.play.now.Controls.Groups[i].Name), hit.Tip
	} else {
		tip.facts = hit.Tip
	}
	if hit.Off {
		tip.facts, tip.act, tip.why = "", "", hit.Tip
	}
	return tip
}
