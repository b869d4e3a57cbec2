package panel

import (
	"math"
	"slices"
	"strconv"

	"serenissima/game"
	"serenissima/input/match/playback"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The commands of the bar of a replay.
const (
	CmdTakeUp      display.Command = "take-up"      // plays on from here
	CmdLeaveReplay display.Command = "leave-replay" // closes it
	CmdStride      display.Command = "stride"       // Ref: a count, which stride; Index: 0 back, 1 on
	cmdScrub       display.Command = "scrub"        // the line of the game
	CmdMark        display.Command = "mark"         // Value: a mark on the line
	CmdRun         display.Command = "run"          // lets it run, or stops it
	CmdPace        display.Command = "pace"         // the next pace
)

// A ReplayBar steps through a match that is shown again: what happened last, the line of the game with
// its marks, and the controls.
type ReplayBar struct {
	table.BasePanel

	playback *playback.Playback
	about    func(text string) string // names the game in a text about the match
	result   display.Command          // tells how the match ended, empty where closing the replay leads there

	scrubs bool // the pointer drags along the line
}

// NewReplayBar returns the bar of a playback.
func NewReplayBar(p *playback.Playback, about func(text string) string, result display.Command) *ReplayBar {
	return &ReplayBar{playback: p, about: about, result: result}
}

// Shown implements table.Panel.
func (*ReplayBar) Shown(table.Desk) bool { return true }

// Box implements table.Panel.
func (*ReplayBar) Box(d table.Desk) display.Rect { return d.Frame().Bar }

// Handle implements table.Panel. What leads away from the replay it returns as the target of the click.
func (p *ReplayBar) Handle(d table.Desk, e table.Event) (table.Intent, bool) {
	switch cmd := e.Command(); {
	case cmd == CmdMark:
		p.scrubs = false
		p.playback.Jump(e.Hit.Target.Value.(playback.Mark).At)
	case p.scrub(d, e):
	case cmd == CmdStride:
		p.playback.Step(playback.Stride(e.Hit.Target.Ref.ID), e.Hit.Target.Index > 0)
	case cmd == CmdRun:
		p.playback.Run()
	case cmd == CmdPace:
		p.playback.NextPace()
	case cmd == CmdTakeUp:
		p.playback.Stop()
		return e.Hit.Target, true
	case cmd != "" && cmd == p.result, cmd == CmdLeaveReplay:
		return e.Hit.Target, true
	case slices.Contains(e.Edits, control.Home):
		p.playback.Jump(0)
	case slices.Contains(e.Edits, control.End):
		p.playback.Jump(p.playback.Len())
	case e.Has(control.Confirm):
		p.playback.Run()
	default:
		return nil, false
	}
	return nil, true
}

// Commands implements table.Panel.
func (p *ReplayBar) Commands(game.State) (list []table.Command) {
	for s, keys := range strideKeys {
		for i, key := range keys {
			list = append(list, table.Command{ID: key, Name: strideNames[s] + ways[i], Do: func() { p.playback.Step(playback.Stride(s), i > 0) }})
		}
	}
	return append(list,
		table.Command{ID: control.Skip, Name: "replay.run.help", On: p.playback.Running(), Do: p.playback.Run},
		table.Command{ID: control.Speed, Name: "replay.pace.help", Do: p.playback.NextPace})
}

// Read implements table.Panel.
func (p *ReplayBar) Read(d table.Desk) table.Reading {
	said, _ := p.said(d)
	r := table.Reading{Lines: []string{p.where(d), said}, Heading: d.Words().T("replay.menu")}
	add := func(t display.Target, text string) {
		r.Buttons = append(r.Buttons, table.ReadingButton{Target: t, Text: text})
	}
	for _, s := range p.playback.Strides() {
		x := p.stepper(d, s)
		if !x.Low {
			add(x.Less, x.LessTip)
		}
		if !x.High {
			add(x.More, x.MoreTip)
		}
	}
	for _, b := range p.buttons(d) {
		if !b.Off {
			add(b.Target, b.Caption)
		}
	}
	for _, m := range p.playback.Marks {
		add(display.Target{Command: CmdMark, Value: m}, p.tip(d, m))
	}
	return r
}

// A replayParts is where the parts of the bar lie.
type replayParts struct {
	sheet, line, track display.Rect
	strides            [3]display.Rect
	buttons            [4]display.Rect
}

// parts lays the bar out: what happened, the line of the game, the controls, those in two rows where it
// is narrow.
func (p *ReplayBar) parts(d table.Desk) replayParts {
	f := d.Frame()
	u, gap := f.Unit, 5*f.Unit
	k := replayParts{sheet: f.Bar.Inset(3 * u)}
	inner := k.sheet.Inset(7 * u)
	inner.X, inner.W = inner.X+6*u, inner.W-12*u
	line, rail, rows := 26*u, 38*u, 1.0
	if f.Shape == layout.Tall {
		line, rows = 44*u, 2
	}
	row := (inner.H - line - rail - gap*(rows+1)) / rows
	high := 54 * u
	if f.Reach > 0 { // a word above buttons
		high = max(high, f.Reach+18)
	}
	if spare := row - high; spare > 0 {
		row, rail = high, rail+spare*rows
	}
	k.line = inner.Row(inner.Y, line)
	k.track = display.Rect{X: inner.X + 10*u, Y: inner.Y + line + gap, W: inner.W - 20*u, H: rail}
	strides := inner.Row(k.track.Y+rail+gap, row)
	buttons := strides
	var widths []float64 // each has the room that its word needs
	needed := 2 * gap
	for _, s := range p.playback.Strides() {
		w := widget.StepperWidth(d.Words().T(strideNames[s]), f.Reach, row)
		widths, needed = append(widths, w), needed+w
	}
	if rows == 2 {
		buttons.Y += row + gap
	} else {
		strides.W = inner.W*0.5 - gap
		if f.Reach > 0 {
			strides.W = min(max(strides.W, needed), inner.W*0.64)
		}
		buttons.X, buttons.W = strides.X+strides.W+2*gap, inner.W-strides.W-2*gap
	}
	if f.Reach > 0 && strides.W < needed { // words stand above their buttons, all of them
		least := slices.Min(widths) - 1
		layOutBeside(k.strides[:], strides, gap, []float64{1, 1, 1}[:len(widths)]...)
		for i := range k.strides {
			k.strides[i].W = min(k.strides[i].W, least)
		}
	} else {
		layOutBeside(k.strides[:], strides, gap, widths...)
	}
	copy(k.buttons[:], buttons.Columns(len(k.buttons), gap))
	return k
}

// layOutBeside lays places beside each other in r, as wide as they weigh.
func layOutBeside(places []display.Rect, r display.Rect, gap float64, weights ...float64) {
	sum := 0.0
	for _, w := range weights {
		sum += w
	}
	x := r.X
	for i, w := range weights {
		places[i] = r.Column(x, (r.W-gap*float64(len(weights)-1))*w/sum)
		x += places[i].W + gap
	}
}

// share is how far along the line of the game a beat is, 0 to 1.
func (p *ReplayBar) share(n int) float64 { return float64(n) / float64(max(1, p.playback.Len())) }

// scrub follows a pointer that drags along the line; it reports whether the event was used for that.
func (p *ReplayBar) scrub(d table.Desk, e table.Event) bool {
	track := p.parts(d).track
	switch {
	case e.JustPressed && track.Inset(-8).Contains(e.Pointer):
		p.scrubs = true
	case !p.scrubs:
		return false
	}
	if e.Pressed || e.JustReleased {
		p.playback.Jump(int(math.Round((e.Pointer.X - track.X) / track.W * float64(p.playback.Len()))))
	}
	if e.Touch && e.Tap {
		p.snap(track, e.TapAt.X)
	}
	p.scrubs = e.Pressed
	return true
}

// snap goes to the mark on the line that a finger has meant, if there is one near.
func (p *ReplayBar) snap(track display.Rect, x float64) {
	nearest, near := 0, layout.Fingertip/2.0
	for _, m := range p.playback.Marks {
		if far := math.Abs(track.X + track.W*p.share(m.At) - x); far < near {
			nearest, near = m.At, far
		}
	}
	if nearest > 0 {
		p.playback.Jump(nearest)
	}
}

// Draw appends the bar.
func (p *ReplayBar) Draw(d table.Desk, l *display.List) {
	k, bar := p.parts(d), d.Frame().Bar
	l.Fill(bar, 0, theme.Wood)
	l.Fill(bar.Row(bar.Y, 2), 0, theme.Gilt)
	widget.Paper(l, k.sheet)
	p.drawLine(d, l, k.line)
	p.drawTrack(d, l, k.track)
	for i, s := range p.playback.Strides() {
		x := p.stepper(d, s)
		x.Rect = k.strides[i]
		widget.AppendStepper(l, x, d.State)
	}
	for i, b := range p.buttons(d) {
		b.Rect, b.Paper, b.State = k.buttons[i], true, d.State(b.Target)
		widget.AppendButton(l, b)
	}
}

// where says how far the replay is.
func (p *ReplayBar) where(d table.Desk) string {
	turn, _ := d.Table().Clock(p.playback.State(p.playback.Shown()))
	key := "replay.at"
	if turn == 0 {
		key = "replay.at.setup"
	}
	shown, all := p.playback.Moves()
	return p.about(d.Words().T(key, "turn", turn, "n", shown, "all", all))
}

// said says what has happened last, and whose doing it was.
func (p *ReplayBar) said(d table.Desk) (text string, by game.Player) {
	if said := p.playback.Said(); said.Text != "" {
		return said.Text, said.By
	}
	return d.Words().T("replay.start"), game.Nobody
}

// drawLine appends what has happened last, and where the replay is.
func (p *ReplayBar) drawLine(d table.Desk, l *display.List, r display.Rect) {
	u, where := d.Frame().Unit, p.where(d)
	w := min(display.Measure(where, display.SansBold, 15*u)+2*u, r.W*0.45)
	widget.Text(l, r.Column(r.X+r.W-w, w), where,
		display.TextStyle{Font: display.SansBold, Size: 15 * u, Align: display.Right, Color: theme.Brown})
	sign, text, by := display.Point{X: r.X + 13*u, Y: r.Center().Y}, "", game.Nobody
	if text, by = p.said(d); by <= game.Nobody {
		widget.Icon(l, "cap", sign, 22*u, theme.Brown)
	} else {
		kit.AppendShield(l, sign, 24*u, d.View().Colour(by))
	}
	widget.Text(l, r.Column(r.X+30*u, r.W-w-42*u), text, display.TextStyle{Font: display.Sans, Size: 16 * u, Color: theme.Ink})
}

// drawTrack appends the line of the game: turns as strokes, scorings and what was gained above, fights and
// what was missed below, and the knob where it stands.
func (p *ReplayBar) drawTrack(d table.Desk, l *display.List, t display.Rect) {
	unit := d.Frame().Unit
	u := unit * min(1.3, t.H/(38*unit)) // signs grow with the line
	at := func(n int) float64 { return t.X + t.W*p.share(n) }
	middle := t.Center().Y
	line := t.Row(middle-4*u, 8*u)
	x := at(p.playback.Shown())
	l.Fill(line, 4*u, theme.PaperDark)
	l.Fill(line.Column(line.X, x-line.X), 4*u, theme.Gilt)
	l.Stroke(line, 4*u, 1, theme.PaperRim)
	l.Hit(display.Hit{Rect: t.Inset(-4 * unit), Target: display.Target{Command: cmdScrub}})
	for _, n := range p.playback.Turns() {
		l.Fill(display.Rect{X: at(n) - 0.75, Y: middle - 7*u, W: 1.5, H: 14 * u}, 0, theme.Brown)
	}
	for _, m := range p.playback.Marks {
		sign := display.Point{X: at(m.At), Y: middle - 12*u}
		if m.Kind == playback.FightMark || m.Kind == playback.LossMark {
			sign.Y = middle + 12*u
		}
		target := display.Target{Command: CmdMark, Value: m}
		if d.Hover() == target {
			l.Disc(sign.X, sign.Y, 10*u, theme.GiltLight)
		}
		switch m.Kind {
		case playback.ScoringMark:
			widget.Icon(l, "two-coins", sign, 17*u, theme.Coin)
		case playback.FightMark:
			widget.Icon(l, "crossed-swords", sign, 12*u, theme.Ink)
		default:
			kit.AppendShield(l, sign, 16*u, d.View().Colour(m.By))
		}
		l.Hit(display.Hit{Rect: display.Rect{X: sign.X - 9*u, Y: sign.Y - 8*u, W: 18 * u, H: 16 * u}, Target: target, Tip: p.tip(d, m)})
	}
	l.Disc(x, middle, 8*u, theme.Rubric)
	l.Ring(x, middle, 8*u, 2*u, theme.GiltLight)
}

// tip tells what a mark stands for: of a turning point whose it is and what it was worth, with the unit.
func (p *ReplayBar) tip(d table.Desk, m playback.Mark) string {
	key := "replay.gain"
	switch m.Kind {
	case playback.LossMark:
		key = "replay.loss"
	case playback.ScoringMark, playback.FightMark:
		return p.playback.SaidAt(m.At).Text
	}
	return d.Words().T(key, "seat", d.View().Seats[m.By-1].Name, "n", m.Gain, "unit", d.Words().Own("result.points", "n", m.Gain))
}

// strideNames are the names of the strides, ways what is added for back and on, and strideKeys the
// commands of keys that make them so.
var (
	strideNames = [...]string{playback.ByMove: "replay.move", playback.ByTurn: "replay.turn", playback.ByScoring: "replay.scoring"}
	ways        = [2]string{".back", ".on"}
	strideKeys  = [...][2]display.Command{playback.ByMove: {control.MoveLeft, control.MoveRight}, playback.ByTurn: {control.MoveUp, control.MoveDown}}
)

// stepper is that of a stride.
func (p *ReplayBar) stepper(d table.Desk, s playback.Stride) widget.Stepper {
	words, name := d.Words(), strideNames[s]
	x := widget.Stepper{Value: words.T(name), Pages: true, Less: display.Target{Command: CmdStride, Ref: game.Count(int(s))}}
	x.More = x.Less
	x.More.Index = 1
	tips := [2]string{words.T(name + ways[0]), words.T(name + ways[1])}
	if int(s) < len(strideKeys) {
		tips = [2]string{d.Button(strideKeys[s][0]).Tip, d.Button(strideKeys[s][1]).Tip}
	}
	x.LessTip, x.MoreTip = tips[0], tips[1]
	if _, back := p.playback.Target(s, false); !back {
		x.Low, x.LessTip = true, words.T("replay.start")
	}
	if _, more := p.playback.Target(s, true); !more {
		x.High, x.MoreTip = true, words.T("replay.end")
	}
	return x
}

// buttons are what lets it run, plays on from here or tells how the match ended, and closes the replay.
func (p *ReplayBar) buttons(d table.Desk) []widget.Button {
	words, run := d.Words(), "replay.run"
	if p.playback.Running() {
		run = "replay.stop"
	}
	next := d.Button(CmdTakeUp)
	if next.Off && p.result != "" {
		next = d.Button(p.result)
	}
	return []widget.Button{
		{Caption: words.T(run), Target: display.Target{Command: CmdRun}, Tip: d.Button(control.Skip).Tip, Primary: true},
		{Caption: words.T("replay.pace", "n", strconv.FormatFloat(p.playback.Pace(), 'g', -1, 64)), Target: display.Target{Command: CmdPace}, Tip: d.Button(control.Speed).Tip},
		next,
		d.Button(CmdLeaveReplay),
	}
}

var _ table.Panel = (*ReplayBar)(nil)
