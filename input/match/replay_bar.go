package match

import (
	"math"
	"slices"
	"strconv"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A landmark is a moment of a match that is marked on the bar.
type landmark struct {
	at   int // beats before the picture that shows it
	kind markKind
	by   game.Player
	gain int // or loss, of a turning point, in what the game is scored in
}

// A markKind says what a landmark stands for.
type markKind uint8

// The kinds.
const (
	scoringMark markKind = iota + 1
	fightMark
	gainMark
	lossMark
)

// markTurningPoints marks what the review has found.
func (r *Replay) markTurningPoints() {
	for seat := range r.review.Best {
		if best := &r.review.Best[seat]; session.Ducats(best.Worth) > 0 {
			r.marks = append(r.marks, landmark{best.At, gainMark, best.Seat, session.Ducats(best.Worth)})
		}
		if worst := &r.review.Worst[seat]; session.Ducats(worst.Loss) > 0 {
			r.marks = append(r.marks, landmark{worst.At, lossMark, worst.Seat, session.Ducats(worst.Loss)})
		}
	}
}

// tipOf tells a landmark.
func (r *Replay) tipOf(c *app.Context, m landmark) string {
	switch m.kind {
	case gainMark:
		return r.weight("replay.gain", m)
	case lossMark:
		return r.weight("replay.loss", m)
	}
	return r.told[m.at].text
}

// weight tells whose a turning point is and what it was worth, with the unit.
func (r *Replay) weight(key string, m landmark) string {
	return r.words.T(key, "seat", r.match.Seat(m.by).Name, "n", m.gain, "unit", r.words.Own("result.points", "n", m.gain))
}

// frame is the window with a bar for the replay: where the frame of a game is
// small there is no rail, but a higher bar.
func (r *Replay) frame(c *app.Context) layout.Frame {
	f := r.table.Layout(c.TableWindow(c.Settings.Hand, false))
	if f.Shape == layout.Small {
		h := min(138*f.Unit, f.Size.Y*0.5)
		f.Board = display.Rect{Y: f.Board.Y, W: f.Size.X, H: f.Size.Y - f.Board.Y - h}
		f.Bar = display.Rect{Y: f.Size.Y - h, W: f.Size.X, H: h}
		f.Bottom, f.CoverBottom = f.Bar.Y, 0
	}
	return f
}

// A console is where the parts of the bar lie.
type console struct {
	sheet, line, track display.Rect
	strides            [3]display.Rect
	buttons            [4]display.Rect
	unit               float64
}

// console lays the bar out: what happened, the bar of the game, the controls,
// those in two rows where it is narrow.
func (r *Replay) console(c *app.Context, f *layout.Frame) console {
	u, gap := f.Unit, 5*f.Unit
	k := console{unit: u, sheet: f.Bar.Inset(3 * u)}
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
	k.line = display.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: line}
	k.track = display.Rect{X: inner.X + 10*u, Y: inner.Y + line + gap, W: inner.W - 20*u, H: rail}
	strides := display.Rect{X: inner.X, Y: k.track.Y + rail + gap, W: inner.W, H: row}
	buttons := strides
	var widths [3]float64 // each has the room that its word needs
	needed := 2 * gap
	n := r.strides()
	for i, name := range strideNames[:n] {
		widths[i] = widget.StepperWidth(c.Lang.T(name), f.Reach, row)
		needed += widths[i]
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
		least := slices.Min(widths[:n]) - 1
		beside(k.strides[:], strides, gap, []float64{1, 1, 1}[:n]...)
		for i := range k.strides {
			k.strides[i].W = min(k.strides[i].W, least)
		}
	} else {
		beside(k.strides[:], strides, gap, widths[:n]...)
	}
	beside(k.buttons[:], buttons, gap, 1, 1, 1, 1)
	return k
}

// beside lays places beside each other in r, as wide as they weigh.
func beside(places []display.Rect, r display.Rect, gap float64, weights ...float64) {
	sum := 0.0
	for _, w := range weights {
		sum += w
	}
	x := r.X
	for i, w := range weights {
		places[i] = display.Rect{X: x, Y: r.Y, W: (r.W - gap*float64(len(weights)-1)) * w / sum, H: r.H}
		x += places[i].W + gap
	}
}

// slide follows a pointer that drags the bar; it reports whether the frame was used
// for that.
func (r *Replay) slide(c *app.Context, f control.Frame) bool {
	frame := r.frame(c)
	track := r.console(c, &frame).track
	switch {
	case f.JustPressed && track.Inset(-8).Contains(f.Pointer):
		r.scrub = true
	case !r.scrub:
		return false
	}
	if f.Pressed || f.JustReleased {
		r.running = false
		share := (f.Pointer.X - track.X) / track.W
		r.jump(int(math.Round(share * float64(r.beats.Len()))))
	}
	if f.Touch && f.Tap {
		r.snap(track, f.TapAt.X)
	}
	r.scrub = f.Pressed
	return true
}

// snap goes to the mark on the bar that a finger has meant, if there is one near.
func (r *Replay) snap(track display.Rect, x float64) {
	nearest, near := 0, layout.Fingertip/2.0
	for _, m := range r.marks {
		if d := math.Abs(track.X + track.W*float64(m.at)/float64(max(1, r.beats.Len())) - x); d < near {
			nearest, near = m.at, d
		}
	}
	if nearest > 0 {
		r.jump(nearest)
	}
}

// Palette are the colours of the table.
func (r *Replay) Palette() theme.Palette { return r.table.Style().Palette }

// View implements Scene.
func (r *Replay) View(c *app.Context, l *display.List) {
	v := r.boardView(c)
	r.table.Draw(l, v)
	r.timeline.Append(l, r.table.Stage(v))
	k := r.console(c, &v.Frame)
	l.Fill(v.Frame.Bar, 0, theme.Wood)
	l.Fill(display.Rect{X: v.Frame.Bar.X, Y: v.Frame.Bar.Y, W: v.Frame.Bar.W, H: 2}, 0, theme.Gilt)
	widget.Paper(l, k.sheet)
	r.viewLine(c, l, v, k)
	r.viewTrack(c, l, v, k)
	r.viewControls(c, l, k)
	if r.Tip == "" && r.Hover.Command == "" && !r.running && r.timeline.Idle() {
		if lines := r.table.Tell(v, r.Hover.Ref).Lines; len(lines) > 0 {
			box, _, seen, _, _ := explained(l, r.Hover, r.Page.At) // a replay has no card
			widget.AppendTooltip(l, widget.Tooltip{Screen: c.Screen.Rect(), At: r.Page.At, Thing: box, Seen: seen, Text: lang.Capital(lines[0]), Unit: v.Frame.Unit})
		}
	}
	r.ViewTip(c.Window(), l)
}

// viewLine says where the replay is and what has happened last.
func (r *Replay) viewLine(c *app.Context, l *display.List, v *table.View, k console) {
	u, shown := k.unit, r.shown()
	turn, _ := r.table.Clock(r.beats.State(shown))
	key := "replay.at"
	if turn == 0 {
		key = "replay.at.setup"
	}
	where := app.OfGame(c, r.match, c.Lang.T(key, "turn", turn, "n", r.move(shown), "all", len(r.beats.Stops())-1))
	size := 16 * u
	w := min(display.Measure(where, display.SansBold, 15*u)+2*u, k.line.W*0.45)
	widget.Text(l, display.Rect{X: k.line.X + k.line.W - w, Y: k.line.Y, W: w, H: k.line.H}, where,
		display.TextStyle{Font: display.SansBold, Size: 15 * u, Align: display.Right, Color: theme.Brown})
	said := r.told[min(shown, len(r.told)-1)]
	if !r.timeline.Idle() {
		said = r.told[r.at]
	}
	sign := display.Point{X: k.line.X + 13*u, Y: k.line.Center().Y}
	text := display.Rect{X: k.line.X + 30*u, Y: k.line.Y, W: k.line.W - w - 42*u, H: k.line.H}
	switch {
	case said.text == "":
		said.text = c.Lang.T("replay.start")
		fallthrough
	case said.by <= game.Nobody:
		widget.Icon(l, "cap", sign, 22*u, theme.Brown)
	default:
		kit.AppendShield(l, sign, 24*u, v.Colour(said.by))
	}
	widget.Text(l, text, said.text, display.TextStyle{Font: display.Sans, Size: size, Color: theme.Ink})
}

// move is the number of moves up to a beat.
func (r *Replay) move(n int) (moves int) {
	for _, stop := range r.beats.Stops()[1:] {
		if stop <= n {
			moves++
		}
	}
	return moves
}

// viewTrack appends the bar of the game: turns as strokes, scorings and what was
// gained above, fights and what was missed below, and the knob where it stands.
func (r *Replay) viewTrack(c *app.Context, l *display.List, v *table.View, k console) {
	t := k.track
	u := k.unit * min(1.3, t.H/(38*k.unit)) // signs grow with the bar
	at := func(n int) float64 { return t.X + t.W*float64(n)/float64(max(1, r.beats.Len())) }
	middle := t.Center().Y
	bar := display.Rect{X: t.X, Y: middle - 4*u, W: t.W, H: 8 * u}
	l.Fill(bar, 4*u, theme.PaperDark)
	l.Fill(display.Rect{X: bar.X, Y: bar.Y, W: at(r.shown()) - bar.X, H: bar.H}, 4*u, theme.Gilt)
	l.Stroke(bar, 4*u, 1, theme.PaperRim)
	l.Hit(display.Hit{Rect: t.Inset(-4 * k.unit), Target: display.Target{Command: cmdScrub}})
	for _, n := range r.turns {
		l.Fill(display.Rect{X: at(n) - 0.75, Y: middle - 7*u, W: 1.5, H: 14 * u}, 0, theme.Brown)
	}
	for i, m := range r.marks {
		p := display.Point{X: at(m.at), Y: middle - 12*u}
		if m.kind == fightMark || m.kind == lossMark {
			p.Y = middle + 12*u
		}
		target := display.Target{Command: cmdMark, Index: i}
		if r.Hover == target {
			l.Disc(p.X, p.Y, 10*u, theme.GiltLight)
		}
		switch m.kind {
		case scoringMark:
			widget.Icon(l, "two-coins", p, 17*u, theme.Coin)
		case fightMark:
			widget.Icon(l, "crossed-swords", p, 12*u, theme.Ink)
		default:
			kit.AppendShield(l, p, 16*u, v.Colour(m.by))
		}
		l.Hit(display.Hit{Rect: display.Rect{X: p.X - 9*u, Y: p.Y - 8*u, W: 18 * u, H: 16 * u}, Target: target, Tip: r.tipOf(c, m)})
	}
	x := at(r.shown())
	l.Disc(x, middle, 8*u, theme.Rubric)
	l.Ring(x, middle, 8*u, 2*u, theme.GiltLight)
}

// strideNames are the names of the strides, strideKeys the commands of keys that make them, back
// and on.
var (
	strideNames = [...]string{byMove: "replay.move", byTurn: "replay.turn", byScoring: "replay.scoring"}
	strideKeys  = [...][2]display.Command{byMove: {control.MoveLeft, control.MoveRight}, byTurn: {control.MoveUp, control.MoveDown}, byScoring: {}}
)

// strides is how many kinds of steps there are: a game without scorings has none from
// scoring to scoring.
func (r *Replay) strides() int {
	if len(r.scorings) == 0 {
		return int(byScoring)
	}
	return len(strideNames)
}

// viewControls appends what steps, runs, plays on and closes.
func (r *Replay) viewControls(c *app.Context, l *display.List, k console) {
	for i, name := range strideNames[:r.strides()] {
		t := display.Target{Command: cmdStride, Ref: game.Count(i)}
		on := t
		on.Index = 1
		_, back := r.target(stride(i), false)
		_, more := r.target(stride(i), true)
		less, further := c.Tip(name+".back", strideKeys[i][0]), c.Tip(name+".on", strideKeys[i][1])
		if !back {
			less = c.Lang.T("replay.start")
		}
		if !more {
			further = c.Lang.T("replay.end")
		}
		widget.AppendStepper(l, widget.Stepper{Rect: k.strides[i], Value: c.Lang.T(name), Less: t, More: on, Low: !back, High: !more, Pages: true,
			LessTip: less, MoreTip: further}, r.StateOf)
	}
	run := "replay.run"
	if r.running {
		run = "replay.stop"
	}
	takeUp := widget.Button{Caption: c.Lang.T("replay.take-up"), Target: display.Target{Command: cmdTakeUp}, Tip: c.Lang.T("replay.take-up.help")}
	if r.shown() == r.beats.Len() && r.match.State().Result().Over { // nothing is left to be played
		takeUp.Off = true
		if r.ending != nil {
			takeUp = widget.Button{Caption: c.Lang.T("result.open"), Target: display.Target{Command: app.CmdResult}, Tip: c.Lang.T("result.open.about")}
		}
	}
	pace := strconv.FormatFloat(paces[r.pace], 'g', -1, 64)
	for i, b := range []widget.Button{
		{Caption: c.Lang.T(run), Target: display.Target{Command: cmdRun}, Tip: c.Tip("replay.run.help", control.Skip), Primary: true},
		{Caption: c.Lang.T("replay.pace", "n", pace), Target: display.Target{Command: cmdPace}, Tip: c.Tip("replay.pace.help", control.Speed)},
		takeUp,
		{Caption: c.Lang.T("replay.done"), Target: display.Target{Command: cmdStopped}},
	} {
		b.Rect, b.Paper = k.buttons[i], true
		r.Button(l, b)
	}
}
