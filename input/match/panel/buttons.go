package panel

import (
	"strconv"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Buttons are those by which somebody decides: rows of a panel, pieces that stand for actions, and a batch.
// Those that lead to what the captain would do have a sign.
type Buttons struct {
	now     *position.Position
	open    *position.Open // over it
	captain *captain.Captain
}

// NewButtons returns the buttons for a position with what is open over it.
func NewButtons(now *position.Position, open *position.Open, k *captain.Captain) Buttons {
	return Buttons{now: now, open: open, captain: k}
}

// scope is the position with what is open over it.
func (p *Buttons) scope() position.Scope { return p.now.Within(*p.open) }

// begins is the fight that a row would begin, nil if it begins none.
func (p *Buttons) begins(x texttwin.Row) *table.Fight {
	if x.Action.By == game.Nobody {
		return nil
	}
	return table.FightBegunBy(p.now.Table, p.now.View, x.Action)
}

// RowHeight is how high the rows of a panel are, so wide, for all that is said in them, and at least so
// high.
func (p *Buttons) RowHeight(words *lang.Words, rows []texttwin.Row, least, width float64) float64 {
	height := least
	for _, x := range rows {
		caption, small, _ := p.now.RowText(words, x)
		height = max(height, widget.ButtonHeight(widget.Button{Caption: caption, Small: small}, least, width))
		if p.begins(x) != nil {
			height = max(height, 2*least)
		}
	}
	return height
}

// Row appends a row of a panel: an action with what it would do.
func (p *Buttons) Row(d table.Desk, l *display.List, r display.Rect, x texttwin.Row, t display.Target) {
	if fight := p.begins(x); fight != nil {
		p.assault(d, l, r, x, t, fight)
		return
	}
	can := []game.Action{x.Action}
	if x.Action.By == game.Nobody {
		can = x.Narrow(p.now.Legal)
	}
	caption, small, _ := p.now.RowText(d.Words(), x)
	widget.AppendButton(l, widget.Button{Rect: r, Caption: caption, Small: small, Paper: true, Primary: d.Likely(t), Target: t, Tip: d.Words().VerbHelp(x.Verb),
		State: widget.State{Hover: d.Hover() == t}, Guarded: d.Guarded(r), Mark: p.mark(can)})
}

// mark is the sign on what leads to actions of which the captain would do one.
func (p *Buttons) mark(can []game.Action) string {
	if p.captain.Proposes(can...) {
		return AdviceSign
	}
	return ""
}

// assault appends the row of an attack: both sides with their crews, and what it leads to if it is
// fought to the end.
func (p *Buttons) assault(d table.Desk, l *display.List, r display.Rect, x texttwin.Row, t display.Target, fight *table.Fight) {
	words := d.Words()
	caption, small, _ := p.now.RowText(words, x)
	p.Pieces(d, l, widget.Button{Rect: r, Target: t, Tip: caption + "\n" + small}, nil, []game.Action{x.Action})
	in := r.Inset(min(8*d.View().Frame.Unit, 0.08*r.H))
	h := in.H
	title, sides := in.CutTop(0.26*h), in.CutTop(0.42*h)
	ink := theme.Ink
	for _, line := range p.now.Table.Preview(p.now.View, []game.Action{x.Action}) {
		if line.Warn { // such as of a fort
			caption, ink = caption+" · "+words.Line("preview."+line.Key, line.Args...), theme.Rubric
		}
	}
	caption += " · " + words.T("play.fight.won", "n", lang.Shares(fight.Win, fight.Both, fight.Loss)[0])
	widget.Line(l, title, caption, display.TextStyle{Font: display.Caps, Size: 17 * d.View().Frame.Unit, Align: display.Center, Color: ink})
	gap := sides.H
	widget.Icon(l, "crossed-swords", sides.Center(), 0.8*gap, theme.Rubric)
	half, v := (sides.W-gap)/2, d.View()
	stage := p.now.Table.Stage(v)
	for i, side := range fight.Sides {
		r := sides.Column(sides.X+float64(i)*(half+gap), half)
		stage.Piece(l, r.CutLeft(r.H).Center(), 0.9*r.H, side.What)
		if dice := r.CutRight(r.H); !motion.ShowsPips(stage) {
			livery := theme.LiveryOf(v.Colour(side.By))
			l.Disc(dice.Center().X, dice.Center().Y, 0.38*dice.H, livery.Main)
			widget.Line(l, dice, strconv.Itoa(side.Value), display.TextStyle{Font: display.Caps, Size: 0.56 * dice.H, Align: display.Center, Color: livery.Ink})
		}
		step := min(0.9*r.H, r.W/float64(max(1, side.Sailors)))
		for j := range side.Sailors {
			kit.AppendPeg(l, display.Point{X: r.X + (float64(j)+0.5)*step, Y: r.Center().Y}, 0.42*step, v.Colour(side.By))
		}
	}
	AppendChances(l, v, fight, in.CutBottom(0.28*h))
}

// Pieces appends a button that stands for actions, with pieces on it.
func (p *Buttons) Pieces(d table.Desk, l *display.List, b widget.Button, pieces []game.Ref, can []game.Action) {
	b.Mark, b.Label, b.Paper, b.Guarded, b.State = p.mark(can), b.Tip, true, d.Guarded(b.Rect), d.State(b.Target)
	widget.AppendButton(l, b)
	AppendPieces(d, l, b.Rect, pieces)
}

// AppendPieces draws pieces on a button.
func AppendPieces(d table.Desk, l *display.List, button display.Rect, pieces []game.Ref) {
	for i, piece := range pieces { // one behind the other, as far as they have no room
		at, size := button.Center(), min(button.W, button.H)*0.78
		if n := float64(len(pieces) - 1); n > 0 {
			size *= 0.62
			at.X += (float64(i) - n/2) * min(size, (0.9*button.W-size)/n)
		}
		d.Table().Stage(d.View()).Piece(l, at, size, piece)
	}
}

// Offer appends a button for an action, or for several about a thing, which it offers one by one.
func (p *Buttons) Offer(d table.Desk, l *display.List, b widget.Button, thing game.Ref, can []game.Action) {
	b.Target = position.OfThing(thing, can)
	if tips := make([]string, len(can)); b.Tip == "" {
		for i, a := range can {
			tips[i] = p.now.PlanTip(d.Words(), []game.Action{a})
		}
		b.Tip = strings.Join(tips, "\n")
	}
	p.Pieces(d, l, b, nil, can)
}

// BatchCaption is what a button for several actions says: what they are together, and what they cost or bring.
func (p *Buttons) BatchCaption(words *lang.Words, b *table.Batch, plan []game.Action) string {
	caption := b.Caption(game.Cost(p.now.View, plan...))
	return words.Line(caption.Key, caption.Args...)
}

// Batch appends the button of the batch at the right end of a line, and returns where it begins.
func (p *Buttons) Batch(d table.Desk, l *display.List, line display.Rect) float64 {
	batch, plan := p.scope().Batch()
	if batch == nil {
		return line.X + line.W
	}
	words, u := d.Words(), d.View().Frame.Unit
	t := display.Target{Command: position.CmdBatch}
	b := widget.Button{Caption: p.BatchCaption(words, batch, plan), Golden: true, Target: t, Tip: p.now.PlanTip(words, plan), State: d.State(t), Mark: p.mark(plan)}
	w := min(line.W, display.Measure(b.Caption, display.Caps, 18*u)+28*u)
	b.Rect = line.Column(line.X+line.W-w, w)
	b.Guarded = d.Guarded(b.Rect)
	widget.AppendButton(l, b)
	return b.Rect.X
}
