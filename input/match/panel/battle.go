package panel

import (
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/history"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Battle asks whether a fight is begun, or gone on with: both sides with the last round, what may come of it, and
// the answers. It lies beside the fight, where it stays as long as that goes on.
type Battle struct {
	table.BasePanel

	now     *position.Position
	hand    *position.Hand
	history *history.History
	fold    *Fold
}

// NewBattle returns the panel of the fight that is asked about in a position, or that waits to be begun.
func NewBattle(now *position.Position, hand *position.Hand, h *history.History, f *Fold) *Battle {
	return &Battle{now: now, hand: hand, history: h, fold: f}
}

// Fight is the fight that is asked about, nil if there is none.
func (p *Battle) Fight() *table.Fight {
	if p.hand.Pending != nil {
		return table.FightBegunBy(p.now.Table, p.now.View, p.hand.Pending.Action)
	}
	return p.now.Fight
}

// asked reports whether the fight is a question, which is answered by actions.
func (p *Battle) asked() bool { return p.hand.Pending == nil }

// Shown implements table.Panel.
func (p *Battle) Shown(d table.Desk) bool {
	return d.Idle() && p.Fight() != nil && len(p.now.Legal) > 0 && !(p.asked() && (p.fold.Folded() || !p.fold.Shown(d)))
}

// Home implements table.Panel.
func (p *Battle) Home() table.Home { return table.Drawer }

// Box implements table.Panel.
func (p *Battle) Box(d table.Desk) display.Rect {
	at, _ := d.Table().Place(d.View(), p.Fight().Sides[1].What)
	return d.View().FightPaper(at.At)
}

// rounds are the rounds of the fight so far, none before it begins.
func (p *Battle) rounds(f *table.Fight) history.Rounds {
	told := p.history.Rounds
	if told.Half || told.Throws[0].From != f.Sides[0].What || told.Throws[1].From != f.Sides[1].What {
		return history.Rounds{}
	}
	return told
}

// Draw implements table.Panel.
func (p *Battle) Draw(d table.Desk, l *display.List) {
	f, r, words, v := p.Fight(), p.Box(d), d.Words(), d.View()
	frame, told := d.Frame(), p.rounds(f)
	_, _, u := frame.FightSize()
	widget.Paper(l, r)
	head, rows, end := kit.RoundRows(r, u, frame.Reach)
	if p.asked() {
		corner := askCorner(r, u, frame.Reach)
		AppendAsk(d, l, corner)
		p.fold.AppendButton(d, l, r, corner)
	}
	if head.H > frame.Reach { // between the buttons
		head = head.Middle(head.W-2*max(46*u, frame.Reach), head.H)
	}
	widget.Line(l, head, words.T("play.fight.round", "n", told.N), display.TextStyle{Font: display.Caps, Size: 19 * u, Align: display.Center, Color: theme.Rubric})
	p.appendRound(l, v, f, rows, u, told)
	in := display.Rect{X: r.X + 12*u, Y: end + 2*u, W: r.W - 24*u, H: r.Y + r.H - end - 12*u}
	p.appendAnswers(d, l, f, u, &in)
	AppendChances(l, v, f, in.CutTop(min(18*u, 0.3*in.H)))
	in.CutTop(3 * u)
	lines := p.means(words, f)
	if high := widget.Height(strings.Join(lines, " "), display.SansSmall, widget.MinText, in.W); high > in.H && !p.asked() {
		lines = lines[:len(lines)-1] // the answers say it
	}
	widget.Text(l, in, strings.Join(lines, " "), display.TextStyle{Font: display.SansSmall, Size: 16 * u, Color: theme.Ink})
}

// means are what fighting to the end would lead to, and how the question is answered.
func (p *Battle) means(words *lang.Words, f *table.Fight) (lines []string) {
	var stakes []table.Line
	if p.asked() {
		stakes = p.now.Table.Preview(p.now.View, []game.Action{f.On})
	} else {
		stakes = p.hand.Pending.Stakes
	}
	lines = texttwin.Stakes(words, stakes[1:]) // first how many meet, which is seen
	if !p.asked() {
		lines = append(lines, words.T("play.again"))
	}
	return lines
}

// appendRound draws both sides with the dice of the last round, or those that they will throw in the first.
func (p *Battle) appendRound(l *display.List, v *table.View, f *table.Fight, rows [2]display.Rect, u float64, told history.Rounds) {
	stage, fighter := p.now.Table.Stage(v), p.now.Table.(table.Fighter)
	var sides [2]kit.RoundSide
	for i, side := range f.Sides {
		x := kit.RoundSide{Name: v.Name(side.What), Colour: v.Colour(side.By), Sailors: side.Sailors + told.Lost[i], Dice: side.Value}
		throw := game.Event{From: side.What, To: f.Sides[1-i].What}
		if told.N > 0 {
			throw = told.Throws[i]
			x.Faces, x.Hits = stage.Faces(throw.What, int(throw.N)), table.Hits(stage, throw)
		}
		x.Sum = fighter.Reckon(v, throw, x.Sailors)
		sides[i] = x
	}
	kit.AppendRound(l, rows, u, sides, kit.RoundTicks, func(at display.Point, size float64, face int, tilt float64, side int) {
		if told.N == 0 { // it has not been thrown
			kit.AppendDie(l, at, size, 0, tilt, sides[side].Colour)
			return
		}
		stage.Die(l, at, size, face, tilt, f.Sides[side].By)
	})
}

// appendAnswers appends the answers at the bottom of a part of the panel: one round, to the end, and to stop; above
// them when else the fight can be stopped.
func (p *Battle) appendAnswers(d table.Desk, l *display.List, f *table.Fight, u float64, in *display.Rect) {
	words := d.Words()
	repeats := game.Repeats(p.now.View, f.On)
	once, stop := position.Act(f.On), display.Target{Command: position.CmdStop}
	asleep := false
	if p.asked() {
		stop = position.Act(f.Stop)
	} else {
		once, repeats, asleep = display.Target{Command: position.CmdConfirm}, p.hand.Pending.Repeats, !p.hand.Pending.Awake()
	}
	next := ""
	if f.Falls+f.Loses > 0 {
		next = words.T("play.fight.next", "falls", lang.Shares(f.Falls, 1-f.Falls)[0], "loses", lang.Shares(f.Loses, 1-f.Loses)[0])
	}
	list := []widget.Button{{Caption: words.T("play.repeat.once"), Small: next, Target: once, Primary: !p.asked(), Label: words.Action(f.On)}}
	var above []widget.Button
	for i, x := range repeats {
		caption, odds := texttwin.RepeatLines(words, x)
		b := widget.Button{Caption: caption, Target: display.Target{Command: position.CmdRepeat, Value: x.Least}, Label: caption + ": " + odds}
		if i == 0 {
			list = append(list, b)
			continue
		}
		b.Caption, b.Small = words.T("play.fight.below", "n", x.Least), words.T("play.fight.won", "n", lang.Shares(x.Win, x.Both, x.Loss, x.Stop)[0])
		above = append(above, b)
	}
	b := widget.Button{Caption: words.T("play.fight.stop"), Target: stop}
	if p.asked() {
		b.Small, _ = texttwin.Means(p.now.Table, words, p.now.View, f.Stop)
	}
	list = append(list, b)
	row := func(list []widget.Button, h float64) {
		for i, r := range in.CutBottom(h).Columns(len(list), 6*u) {
			b := list[i]
			b.Rect, b.Paper, b.State, b.Guarded = r, true, d.State(b.Target), asleep || d.Guarded(r)
			widget.AppendButton(l, b)
		}
		in.CutBottom(5 * u)
	}
	reach := d.Frame().Reach
	if len(above) == 0 {
		row(list, max(66*u, 1.2*reach))
		return
	}
	row(list, max(54*u, reach))
	row(above, max(42*u, reach))
}

// AppendChances appends a bar of what a fight that is fought to the end leads to: victory, the fall of both, defeat.
func AppendChances(l *display.List, v *table.View, f *table.Fight, bar display.Rect) {
	x := bar.X
	for i, share := range []float64{f.Win, f.Both, f.Loss} {
		cell := bar.Column(x, bar.W*share)
		x += cell.W
		if i == 1 {
			l.Fill(cell, 0, theme.PaperRim)
		} else {
			kit.AppendCloth(l, cell, v.Colour(f.Sides[i/2].By))
		}
	}
	l.Stroke(bar, 4*v.Frame.Unit, 1.5, theme.Ink)
}

var _ table.Panel = (*Battle)(nil)
