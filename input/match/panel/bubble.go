package panel

import (
	"math"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// CmdBubble is the paper of the bubble, which does nothing.
const CmdBubble display.Command = "bubble"

// A Bubble offers at the subject what can be done there, so that nobody has to look away from it: in windows in
// which the bar is far away.
type Bubble struct {
	table.BasePanel

	now     *position.Position
	captain *captain.Captain // whose proposal is marked
}

// NewBubble returns the bubble for what can be done in a position.
func NewBubble(now *position.Position, k *captain.Captain) *Bubble {
	return &Bubble{now: now, captain: k}
}

// Shown implements table.Panel.
func (p *Bubble) Shown(d table.Desk) bool { return d.Idle() && p.offers(d) }

// offers reports whether the bubble has anything to offer while nothing else is open. In smaller windows it
// would hide too much, and the buttons of the bar are near.
func (p *Bubble) offers(d table.Desk) bool {
	return d.Frame().Shape == layout.Wide && !d.Asked() && !d.Choosing() && !d.Overlaid() && len(p.answers()) > 0
}

// Takes reports whether a button of the bar lies in the bubble instead. That which ends what one does is in both.
func (p *Bubble) Takes(d table.Desk, t display.Target) bool {
	return p.offers(d) && slices.ContainsFunc(p.answers(), func(a table.Answer) bool { return p.target(a) == t })
}

// Likely implements table.Panel: the first answer.
func (p *Bubble) Likely(table.Desk) display.Target {
	if list := p.answers(); len(list) > 0 {
		return p.target(list[0])
	}
	return display.Target{}
}

// target is that of the button of a group, which the bar has elsewhere, or the answer itself.
func (p *Bubble) target(a table.Answer) display.Target {
	for _, g := range p.now.Offer.Groups {
		if slices.Contains(g.Verbs, a.Action.Verb) {
			return position.GroupButton(g.Name)
		}
	}
	return position.Act(a.Action)
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
	bubbleTitle  = 26
	bubbleButton = 50  // high, or as high as a finger needs
	bubbleSmall  = 190 // how wide the small line of a button is at most, if two such lines are enough
	bubblePad    = 8
	bubbleGap    = 8 // between it and the subject
)

// bubbleHeight is how high a button is: a caption and two small lines can be read there.
func bubbleHeight(f *layout.Frame) float64 {
	return max(bubbleButton*f.Unit, f.Reach, 3*display.LineHeight(widget.MinText+1)+8)
}

// place is where the bubble lies with buttons all in all so wide: above, below or beside the subject, where it
// lies over no place where that can go, if there is such room.
func (p *Bubble) place(on table.Table, v *table.View, width float64) (r, subject display.Rect, ok bool) {
	u := v.Frame.Unit
	subject, ok = on.Stage(v).Rim(on.Subject(p.now.View))
	if !ok {
		return r, subject, false
	}
	w, h := width+2*bubblePad*u, bubbleTitle*u+bubbleHeight(&v.Frame)+2*bubblePad*u
	room := v.Frame.Board.Inset(2)
	room.H = min(room.H, v.Frame.Bottom-room.Y)
	things, names := p.hideables(on, v, subject), on.PortNames(v)
	middle, dx, dy := subject.Center(), (subject.W+w)/2+bubbleGap*u, (subject.H+h)/2+bubbleGap*u
	least := math.Inf(1)
	for _, at := range [...]display.Point{{Y: -dy}, {Y: dy}, {X: -w / 3, Y: -dy}, {X: w / 3, Y: -dy}, {X: -w / 3, Y: dy}, {X: w / 3, Y: dy}, {X: -w / 2, Y: -dy}, {X: w / 2, Y: -dy}, {X: -w / 2, Y: dy}, {X: w / 2, Y: dy}, {X: dx}, {X: -dx}, {X: dx, Y: -h / 2}, {X: -dx, Y: -h / 2}, {X: dx, Y: h / 2}, {X: -dx, Y: h / 2}, {X: dx, Y: -dy}, {X: -dx, Y: -dy}, {X: dx, Y: dy}, {X: -dx, Y: dy}} {
		x := widget.Keep(display.Point{X: middle.X + at.X, Y: middle.Y + at.Y}.Box(w, h), room)
		if bad := badness(v, x, things, names); bad < least {
			r, least = x, bad
		}
	}
	return r, subject, true
}

// A hideable is a thing that the bubble may lie over: how bad it is to touch it, and how bad to hide all of it.
type hideable struct {
	at          display.Rect
	touch, hide float64
}

// hideables are the things that the bubble may lie over: worst is the subject, then places where that can go, then most of
// another thing.
func (p *Bubble) hideables(on table.Table, v *table.View, subject display.Rect) []hideable {
	list := []hideable{{at: subject, touch: 1000}}
	stage := on.Stage(v)
	for _, ref := range p.now.Things {
		place, ok := on.Place(v, ref)
		if ok && p.now.Routes.To(ref) != nil {
			list = append(list, hideable{at: around(place.At, 26*v.Frame.Unit), touch: 10})
		}
		if rim, found := stage.Rim(ref); found && place.OnChart {
			list = append(list, hideable{at: rim, hide: 8})
		}
	}
	return list
}

// badness is how bad what the bubble would hide is: things, then panels, then names.
func badness(v *table.View, r display.Rect, things []hideable, names []display.Rect) (n float64) {
	for _, x := range things {
		if !r.Intersect(x.at).Empty() {
			n += x.touch + x.hide*r.Over(x.at)
		}
	}
	for _, name := range names {
		n += name.Over(r)
	}
	if v.BelowPanels(r) {
		n += 5
	}
	return n
}

// around is a square around a point.
func around(at display.Point, r float64) display.Rect {
	return at.Box(2*r, 2*r)
}

// title says what is chosen between, or what the only answer is for.
func (p *Bubble) title(words *lang.Words) string {
	if list := p.now.Offer.Answers; len(list) == 1 {
		return words.Line("bubble." + words.Info.VerbName(list[0].Action.Verb))
	}
	return words.Line("bubble." + words.Info.PromptName(p.now.View.Decision().Prompt))
}

// Draw implements table.Panel.
func (p *Bubble) Draw(d table.Desk, l *display.List) {
	list, on, v, words := p.answers(), d.Table(), d.View(), d.Words()
	u, title := v.Frame.Unit, p.title(words)
	side := bubbleButton * u
	buttons, widths, width := make([]widget.Button, len(list)), make([]float64, len(list)), -bubblePad*u
	for i, a := range list {
		t := p.target(a)
		b := widget.Button{Target: t, Icon: a.Icon, Caption: p.now.GroupCaption(words, a.Action), Tip: p.now.PlanTip(words, []game.Action{a.Action}), Primary: d.Likely(t), State: d.State(t)}
		if b.Caption == "" {
			b.Caption = p.now.EndCaption(words)
		}
		b.Small, _ = texttwin.Means(on, words, p.now.View, a.Action)
		b.Label = b.Tip
		if p.captain.Proposes(a.Action) {
			b.Mark = AdviceSign
		}
		if len(a.Pieces) > 0 {
			b.Piece = func(l *display.List, at display.Point, size float64) { on.Stage(v).Piece(l, at, size*1.2, a.Pieces[0]) }
		}
		small := display.Measure(b.Small, display.SansSmall, max(widget.MinText+1, side*0.27))
		widths[i] = side*1.5 + max(display.Measure(b.Caption, display.Caps, side*0.36), min(small, max(bubbleSmall*u, 0.62*small)))
		buttons[i], width = b, width+widths[i]+bubblePad*u
	}
	if more := display.Measure(title, display.Caps, 19*u) + 4*u - width; more > 0 {
		widths[0], width = widths[0]+more, width+more
	}
	r, subject, ok := p.place(on, v, width)
	if !ok {
		return
	}
	appendTail(l, r, subject.Center())
	l.Fill(r.Moved(1, 3), 8*u, theme.Shadow)
	l.Fill(r, 8*u, theme.Paper)
	l.Stroke(r, 8*u, 1.6, theme.Gilt)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Command: CmdBubble}})
	inner := r.Inset(bubblePad * u)
	widget.Heading(l, inner.CutTop((bubbleTitle-bubblePad/2)*u), title, 19*u, display.Left)
	inner.CutTop(bubblePad / 2 * u)
	for i, b := range buttons {
		b.Rect = inner.CutLeft(widths[i])
		inner.CutLeft(bubblePad * u)
		b.Guarded = d.Guarded(b.Rect)
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
