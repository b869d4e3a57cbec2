package panel

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Answers answer a question in the bar, as large buttons of equal rank, so that nothing lies over the chart.
type Answers struct {
	table.BasePanel
	Holds

	standing *Standing
}

// NewAnswers returns the answers to questions of a position.
func NewAnswers(h Holds, s *Standing) *Answers { return &Answers{Holds: h, standing: s} }

// Shown implements table.Panel.
func (p *Answers) Shown(d table.Desk) bool { return d.Idle() && p.now.AsksInBar() }

// Draw implements table.Panel: what each answer is, and what it leads to. Holds from which pieces can be taken lie
// before them, if they have room; that of the subject is beside, in the bar.
func (p *Answers) Draw(d table.Desk, l *display.List) {
	v, words, answers := d.View(), d.Words(), p.now.Offer.Answers
	room := p.room(d, l)
	if p.standing.Asked(d) {
		var button display.Rect
		button, room = standingRoom(v, room)
		p.standing.AppendButton(d, l, button)
	}
	for _, i := range p.beside(d) {
		gap := answerGap * v.Frame.Unit
		if v.Frame.Shape == layout.Small {
			gap = answerGapSmall * v.Frame.Unit
		}
		room = p.InBar(d, l, i, room, gap)
	}
	var list []widget.Answer
	var pieces [][]game.Ref // in the place of their signs
	places := answerPlaces(v, room, len(answers))
	if batch, plan := p.scope().Batch(); batch != nil {
		places = answerPlaces(v, room, len(answers)+1)
		t := display.Target{Command: position.CmdBatch}
		b := widget.Answer{Rect: places[0], Unit: v.Frame.Unit, Icon: batch.Icon, Caption: p.BatchCaption(words, batch, plan), Target: t, Guarded: d.Guarded(places[0]), Hover: d.Hover() == t}
		for _, line := range p.now.Table.Preview(p.now.View, plan) {
			b.About = append(b.About, widget.Remark{Text: lang.Capital(words.Line("preview."+line.Key, line.Args...)), Warn: line.Warn})
		}
		list, pieces = append(list, b), append(pieces, nil)
		places = places[1:]
	}
	for i, a := range answers {
		if !slices.Contains(p.now.Legal, a.Action) { // a lesson wants another one
			continue
		}
		t := position.Act(a.Action)
		b := widget.Answer{Rect: places[i], Unit: v.Frame.Unit, Icon: a.Icon, Signs: len(a.Pieces), Harm: a.Harm, Caption: words.Answer(p.now.View.Decision(), a.Action), Target: t,
			Guarded: d.Guarded(places[i]), Hover: d.Hover() == t}
		for _, line := range p.now.Table.Preview(p.now.View, []game.Action{a.Action}) {
			b.About = append(b.About, widget.Remark{Text: lang.Capital(words.Line("preview."+line.Key, line.Args...)), Warn: line.Warn})
		}
		if v.Frame.Shape == layout.Small && a.Tell != nil {
			for _, line := range a.Tell(d) {
				b.About = append(b.About, widget.Remark{Text: line})
			}
		}
		list, pieces = append(list, b), append(pieces, a.Pieces)
	}
	for i, sign := range widget.AppendAnswers(l, list) {
		n := len(pieces[i])
		if sign.Empty() { // there is no room for it
			continue
		}
		if list[i].Icon == "" && n == 0 { // none of them
			l.Ring(sign.Center().X, sign.Center().Y, sign.H*0.3, 1.5, theme.PaperRim)
		}
		side := min(sign.H, sign.W/float64(max(1, n)))
		for j, piece := range pieces[i] {
			at := display.Point{X: sign.Center().X + (float64(j)-float64(n-1)/2)*side, Y: sign.Center().Y}
			p.now.Table.Stage(v).Piece(l, at, side*0.8, piece)
		}
	}
}

// leastAnswer is how wide an answer is at least beside holds, at unit one.
const leastAnswer = 110

// beside are the holds in the bar: all but that of the subject, or none where they leave too little room for the
// answers.
func (p *Answers) beside(d table.Desk) (list []int) {
	f, cells := d.Frame(), 0
	for i, h := range p.now.Holds {
		if h.Place != p.now.Subject() {
			list, cells = append(list, i), cells+p.cells(i)
		}
	}
	buttons := len(p.now.Offer.Answers)
	if batch, _ := p.scope().Batch(); batch != nil {
		buttons++
	}
	taken := (float64(cells)*barSide + float64(buttons)*leastAnswer) * f.Unit
	if f.Shape != layout.Small && taken > f.ButtonsBesideEnd().W-max(38*f.Unit, f.Reach) {
		return nil
	}
	return list
}

// room is where the answers lie, beside the button that asks the captain where the tools have none. In a small
// frame it is a column at the rim, away from what the question is about.
func (p *Answers) room(d table.Desk, l *display.List) (r display.Rect) {
	v := d.View()
	f, u := &v.Frame, v.Frame.Unit
	asks := l.Find(display.Target{Command: control.Advice}) == nil && !d.Button(control.Advice).Off
	side := max(38*u, f.Reach)
	if f.Shape == layout.Small {
		r = AnswerColumn(&v.Frame)
		l.Fill(r, 0, theme.Wood)
		l.Stroke(r, 0, 1.5, theme.Gilt)
		l.Hit(display.Hit{Rect: r, Target: display.Target{Command: table.CmdBar}})
		r = r.Inset(4 * u)
		if asks {
			AppendAsk(d, l, r.CutTop(side))
			r.CutTop(answerGapSmall * u)
		}
		r.H = f.End().Y - answerGapSmall*u - r.Y
		return r
	}
	r = f.ButtonsBesideEnd()
	cutNear := r.CutRight // at the side of the hand
	if f.Left {
		cutNear = r.CutLeft
	}
	switch end := f.End(); {
	case asks && f.ButtonRows > 1: // above the end
		AppendAsk(d, l, display.Rect{X: end.X, Y: r.Y, W: end.W, H: end.Y - answerGap*u - r.Y})
	case asks:
		AppendAsk(d, l, cutNear(side))
		cutNear(answerGap * u)
	}
	return r
}

// standingRoom takes from the room for answers that for the button that lets one stand: at the end
// of the row, or in a small frame below the answers, beside the end.
func standingRoom(v *table.View, r display.Rect) (button, rest display.Rect) {
	f, cut := &v.Frame, r.CutRight
	switch {
	case f.Shape == layout.Small:
		end, gap := f.End(), answerGapSmall*f.Unit
		button = display.Rect{X: r.X, Y: end.Y, W: end.X - gap - r.X, H: end.H}
		if f.Left {
			button.X, button.W = end.X+end.W+gap, r.X+r.W-end.X-end.W-gap
		}
		return button, r
	case f.Left:
		cut = r.CutLeft
	}
	button = cut(max(44*f.Unit, f.Reach))
	cut(answerGap * f.Unit)
	return button, r
}

// answerGap is what lies between answers, at unit one.
const answerGap = 8

// answerGapSmall is what lies between answers in a small frame, at unit one.
const answerGapSmall = 4

// answerPlaces are where n answers lie in a room.
func answerPlaces(v *table.View, r display.Rect, n int) (places []display.Rect) {
	f, gap, columns := &v.Frame, answerGap*v.Frame.Unit, n
	switch {
	case f.Shape == layout.Small:
		if gap, columns = answerGapSmall*f.Unit, 1; (layout.Fingertip+gap)*float64(n) > r.H+gap {
			columns = 2
		}
	case f.ButtonRows > 1 && n > 3:
		columns = (n + 1) / 2
	}
	rows := (n + columns - 1) / columns
	r.W, r.H = (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	for i := range n {
		places = append(places, r.Cell(i, columns, gap))
	}
	return places
}

var _ table.Panel = (*Answers)(nil)
