package panel

import (
	"math"
	"slices"

	"serenissima/game"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// CmdBubble is the paper of the bubble, which does nothing.
const CmdBubble display.Command = "bubble"

// A Bubble offers at the subject what can be done there: what the bar offers as well, in windows in which
// that is far away.
type Bubble struct {
	table.BasePanel

	now     *position.Position
	captain *captain.Captain // whose proposal is marked
}

// NewBubble returns the bubble for what can be done in a position.
func NewBubble(now *position.Position, k *captain.Captain) *Bubble {
	return &Bubble{now: now, captain: k}
}

// Shown implements table.Panel: while nothing else is open and there is something to choose between. In
// smaller windows it would hide too much, and the buttons of the bar are near.
func (p *Bubble) Shown(d table.Desk) bool {
	return d.Frame().Shape == layout.Wide && d.Idle() && !d.Asked() && !d.Choosing() && !d.Overlaid() && len(p.answers()) > 1
}

// answers are those of the bubble that are legal.
func (p *Bubble) answers() []table.Answer {
	if len(p.now.Legal) == 0 {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(p.now.Offer.Answers), func(a table.Answer) bool { return !slices.Contains(p.now.Legal, a.Action) })
}

// The measures of the bubble at unit one.
const (
	bubbleButton = 40 // high, or as high as a finger needs
	bubblePad    = 5
	bubbleGap    = 8 // between it and the subject
)

// place is where the bubble lies: above the subject, or below it where it would leave the board otherwise or lie over
// a place where that can go.
func (p *Bubble) place(on table.Table, v *table.View, n int, width float64) (r, subject display.Rect, ok bool) {
	u := v.Frame.Unit
	subject, ok = on.Stage(v).Rim(on.Subject(p.now.View))
	if !ok {
		return r, subject, false
	}
	h := max(bubbleButton*u, v.Frame.Reach) + 2*bubblePad*u
	w := float64(n)*(width+bubblePad*u) + bubblePad*u
	room := v.Frame.Board.Inset(2)
	room.H = min(room.H, v.Frame.Bottom-room.Y)
	above := display.Rect{X: subject.Center().X - w/2, Y: subject.Y - bubbleGap*u - h, W: w, H: h}
	below := above
	below.Y = subject.Y + subject.H + bubbleGap*u
	hides := func(ref game.Ref) bool {
		place, ok := on.Place(v, ref)
		return ok && p.now.Routes.To(ref) != nil && !above.Intersect(around(place.At, 26*u)).Empty()
	}
	if r = above; above.Y < room.Y || slices.ContainsFunc(p.now.Things, hides) {
		r = below
	}
	return widget.Keep(r, room), subject, true
}

// around is a square around a point.
func around(at display.Point, r float64) display.Rect {
	return at.Box(2*r, 2*r)
}

// Draw implements table.Panel.
func (p *Bubble) Draw(d table.Desk, l *display.List) {
	list, on, v, words := p.answers(), d.Table(), d.View(), d.Words()
	u := v.Frame.Unit
	captions, width := make([]string, len(list)), 0.0
	for i, a := range list {
		if captions[i] = p.now.GroupCaption(words, a.Action); captions[i] == "" {
			captions[i] = p.now.EndCaption(words)
		}
		width = max(width, display.Measure(captions[i], display.Caps, 16*u)+(bubbleButton+14)*u)
	}
	r, subject, ok := p.place(on, v, len(list), width)
	if !ok {
		return
	}
	appendTail(l, r, subject.Center())
	l.Fill(r.Moved(1, 3), 8*u, theme.Shadow)
	l.Fill(r, 8*u, theme.Paper)
	l.Stroke(r, 8*u, 1.6, theme.Gilt)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Command: CmdBubble}})
	for i, a := range list {
		cell := display.Rect{X: r.X + bubblePad*u + float64(i)*(width+bubblePad*u), Y: r.Y + bubblePad*u, W: width, H: r.H - 2*bubblePad*u}
		t := position.Act(a.Action)
		b := widget.Button{Rect: cell, Target: t, Icon: a.Icon, Caption: captions[i], Tip: p.now.PlanTip(words, []game.Action{a.Action}), Guarded: d.Guarded(cell), State: d.State(t)}
		b.Label = b.Tip
		if p.captain.Proposes(a.Action) {
			b.Mark = AdviceSign
		}
		if len(a.Pieces) > 0 {
			b.Caption = ""
			widget.AppendButton(l, b)
			side := cell.H * 0.78
			on.Stage(v).Piece(l, display.Point{X: cell.X + cell.H*0.52, Y: cell.Center().Y}, side, a.Pieces[0])
			widget.Line(l, cell.Column(cell.X+cell.H*0.98, cell.W-cell.H*1.1), captions[i], display.TextStyle{Font: display.Caps, Size: 16 * u, Color: theme.Cream})
			continue
		}
		widget.AppendButton(l, b)
	}
}

// appendTail leads from a bubble to what it is about.
func appendTail(l *display.List, r display.Rect, to display.Point) {
	inner := r.Inset(r.H * 0.4)
	from := display.Point{X: max(inner.X, min(to.X, inner.X+inner.W)), Y: inner.Center().Y}
	dx, dy := to.X-from.X, to.Y-from.Y
	far := math.Hypot(dx, dy)
	if far == 0 {
		return
	}
	at := display.Op{Kind: display.FillPath, Path: tail, X: from.X, Y: from.Y, Scale: far * 0.8, Angle: math.Atan2(dy, dx), Color: theme.Gilt}
	l.Ops = append(l.Ops, at)
}

// tail is a wedge of length one to the right.
var tail = &display.Path{Name: "tail of a bubble", Rings: [][]display.Point{{{Y: -0.22}, {X: 1}, {Y: 0.22}}}}

var _ table.Panel = (*Bubble)(nil)
