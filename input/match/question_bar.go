package match

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// asksInBar reports whether the bar shows the answers to a question, so that nothing lies
// over the chart.
func (p *panels) asksInBar() bool {
	return p.play.timeline.Idle() && p.scope().AsksInBar()
}

// asksOnChart reports whether a panel over the chart shows a question or a fight.
func (p *panels) asksOnChart() bool {
	return p.play.now.Modal() && !p.asksInBar() && !p.play.fold.Folded()
}

// viewAnswers shows the answers as large buttons of equal rank: what each is, and what it
// leads to. Holds from which pieces can be taken lie before them; that of the subject is
// beside, in the bar.
func (p *panels) viewAnswers(d *desk, l *display.List) {
	v, words, answers := d.view, d.words, p.play.now.Offer.Answers
	room, ask := p.answerRoom(d, l)
	if !ask.Empty() {
		panel.AppendAsk(d, l, ask)
	}
	if p.play.standing.Asked(d) {
		var button display.Rect
		button, room = p.standingRoom(v, room)
		p.play.standing.AppendButton(d, l, button)
	}
	for i, h := range p.play.now.Holds {
		if h.Place != p.play.table.Subject(p.play.now.View) {
			gap := answerGap * v.Frame.Unit
			if v.Frame.Shape == layout.Small {
				gap = answersGapSmall * v.Frame.Unit
			}
			room = p.play.holds.InBar(d, l, i, room, gap)
		}
	}
	var list []widget.Answer
	var pieces [][]game.Ref // in the place of their signs
	places := p.answerPlaces(v, room, len(answers))
	if batch, plan := p.scope().Batch(); batch != nil {
		places = p.answerPlaces(v, room, len(answers)+1)
		t := display.Target{Command: position.CmdBatch}
		b := widget.Answer{Rect: places[0], Unit: v.Frame.Unit, Icon: batch.Icon, Caption: p.play.holds.BatchCaption(words, batch, plan), Target: t, Guarded: p.play.clicks.ignoresAt(places[0]), Hover: p.play.board.hover == t}
		for _, line := range p.play.table.Preview(p.play.now.View, plan) {
			b.About = append(b.About, widget.Remark{Text: lang.Capital(words.Line("preview."+line.Key, line.Args...)), Warn: line.Warn})
		}
		list, pieces = append(list, b), append(pieces, nil)
		places = places[1:]
	}
	for i, a := range answers {
		if !slices.Contains(p.play.now.Legal, a.Action) { // a lesson wants another one
			continue
		}
		t := position.Act(a.Action)
		b := widget.Answer{Rect: places[i], Unit: v.Frame.Unit, Icon: a.Icon, Signs: len(a.Pieces), Harm: a.Harm, Caption: words.Answer(p.play.now.View.Decision(), a.Action), Target: t,
			Guarded: p.play.clicks.ignoresAt(places[i]), Hover: p.play.board.hover == t}
		preview := p.play.table.Preview(p.play.now.View, []game.Action{a.Action})
		if p.fight() != nil { // the odds lie beside
			preview = preview[:min(1, len(preview))]
		}
		for _, line := range preview {
			b.About = append(b.About, widget.Remark{Text: lang.Capital(words.Line("preview."+line.Key, line.Args...)), Warn: line.Warn})
		}
		if v.Frame.Shape == layout.Small && a.Tell != nil {
			for _, line := range a.Tell(words) {
				b.About = append(b.About, widget.Remark{Text: line})
			}
		}
		list, pieces = append(list, b), append(pieces, a.Pieces)
	}
	for i, sign := range widget.AppendAnswers(l, list) {
		n := len(pieces[i])
		if list[i].Icon == "" && n == 0 { // none of them
			l.Ring(sign.Center().X, sign.Center().Y, sign.H*0.3, 1.5, theme.PaperRim)
		}
		side := min(sign.H, sign.W/float64(max(1, n)))
		for j, piece := range pieces[i] {
			at := display.Point{X: sign.Center().X + (float64(j)-float64(n-1)/2)*side, Y: sign.Center().Y}
			p.play.table.Stage(v).Piece(l, at, side*0.8, piece)
		}
	}
}

// answerRoom is where the answers lie, and the button that asks the captain; this is empty
// where the tools have it. In a small frame it is a column at the rim, away from what the
// question is about.
func (p *panels) answerRoom(d *desk, l *display.List) (r, ask display.Rect) {
	v := d.view
	f, u := &v.Frame, v.Frame.Unit
	asks := !d.hasAdviceTool() && d.canAsk()
	side := max(38*u, f.Reach)
	if f.Shape == layout.Small {
		r = panel.AnswerColumn(&p.play.now, v)
		l.Fill(r, 0, theme.Wood)
		l.Stroke(r, 0, 1.5, theme.Gilt)
		l.Hit(display.Hit{Rect: r, Target: display.Target{Command: app.CmdBar}})
		r = r.Inset(4 * u)
		if asks {
			ask = display.Rect{X: r.X, Y: r.Y, W: r.W, H: side}
			r.Y, r.H = r.Y+side+answersGapSmall*u, r.H-side-answersGapSmall*u
		}
		return r, ask
	}
	r = f.Buttons
	if f.Shape == layout.Wide && p.fight() != nil { // beside the odds
		w := r.W * (1 - panel.OddsShare)
		if !f.Left {
			r.X += r.W - w + answerGap*u
		}
		r.W = w - answerGap*u
	}
	if asks {
		ask = display.Rect{X: r.X + r.W - side, Y: r.Y, W: side, H: r.H}
		if f.Left {
			ask.X, r.X = r.X, r.X+side+answerGap*u
		}
		r.W -= side + answerGap*u
	}
	return r, ask
}

// standingRoom takes from the room for answers that for the button that lets one stand: at the end
// of the row, or in a small frame below the answers.
func (p *panels) standingRoom(v *table.View, r display.Rect) (button, rest display.Rect) {
	f, side := &v.Frame, max(44*v.Frame.Unit, v.Frame.Reach)
	button, rest = r, r
	if f.Shape == layout.Small {
		rest.H -= side + answersGapSmall*f.Unit
		button.Y, button.H = r.Y+r.H-side, side
		return button, rest
	}
	rest.W -= side + answerGap*f.Unit
	button.W = side
	if f.Left {
		rest.X += side + answerGap*f.Unit
	} else {
		button.X = r.X + r.W - side
	}
	return button, rest
}

// answerGap is what lies between answers, at unit one.
const answerGap = 8

// answersGapSmall is what lies between answers in a small frame, at unit one.
const answersGapSmall = 4

// answerPlaces are where n answers lie in a room.
func (p *panels) answerPlaces(v *table.View, r display.Rect, n int) (places []display.Rect) {
	f, gap, columns := &v.Frame, answerGap*v.Frame.Unit, n
	switch {
	case f.Shape == layout.Small:
		gap, columns = answersGapSmall*f.Unit, 1
	case f.ButtonRows > 1 && n > 3:
		columns = (n + 1) / 2
	}
	rows := (n + columns - 1) / columns
	w, h := (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	for i := range n {
		places = append(places, display.Rect{X: r.X + float64(i%columns)*(w+gap), Y: r.Y + float64(i/columns)*(h+gap), W: w, H: h})
	}
	return places
}

// fight is the fight about which the bar asks, nil if there is none.
func (p *panels) fight() *table.Fight {
	if !p.asksInBar() {
		return nil
	}
	return p.play.now.Fight
}

// fightQuestion asks whether to fight on.
func (p *panels) fightQuestion(words *lang.Words, f *table.Fight) string {
	return words.Line("fight.round", "n", p.play.history.Rounds.N, "seat", game.Seat(f.Sides[0].By), "target", f.Sides[1].What)
}
