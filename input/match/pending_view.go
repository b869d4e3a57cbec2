package match

import (
	"image/color"
	"slices"
	"strings"

	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// viewPending rings what is pending, and says beside it what is at stake and how to go on.
func (p *gestures) viewPending(d *desk, l *display.List) {
	c, v := d.c, d.view
	if p.Pending == nil || !d.Idle() {
		return
	}
	u, fight := v.Frame.Unit, d.panels.battle.Fight()
	thing := p.Pending.At.Box(24*u, 24*u)
	if hit := l.Find(p.Pending.Target); p.Pending.Target.Command != "" && hit != nil {
		thing = hit.Rect
		l.Stroke(thing.Inset(-4*u), 11*u, 9*u, theme.Fade(theme.Paper, 0.85))
		l.Stroke(thing.Inset(-2*u), 10*u, 3.5*u, theme.Rubric)
	} else {
		ref := p.Pending.Target.Ref
		if fight != nil { // the row that was pressed has gone
			ref = fight.Sides[1].What
		}
		at, ok := whereIs(d.table, l, v, ref)
		if ok {
			thing = at
		}
		if ok || fight == nil {
			ring(l, thing, u, 0, true)
		}
	}
	if fight != nil {
		return
	}
	actor, _ := whereIs(d.table, l, v, d.now.Subject())
	lines := p.stakes(d.words, d.now)
	size, pad, gap := 16*u, 12*u, 4*u
	rows := 1 + len(p.Pending.Repeats)
	columns, width := 1, min(340*u, v.Frame.Size.X-2*pad-8)
	button := max(38*u, v.Frame.Reach)
	if rows > 1 && v.Frame.Shape != layout.Small { // room for odds that are read at a glance
		button, width = max(60*u, v.Frame.Reach), min(380*u, v.Frame.Size.X-2*pad-8)
	} else if rows > 1 {
		if button = max(46*u, v.Frame.Reach); rows > 2 {
			columns, width = 2, min(500*u, v.Frame.Size.X-2*pad-8)
		}
	}
	rows = (rows + columns - 1) / columns
	for _, r := range p.Pending.Repeats { // none of the odds is cut off
		caption, odds := texttwin.RepeatLines(d.words, r)
		inner := (width-gap*float64(columns-1))/float64(columns) - 2*pad
		button = max(button, widget.Height(caption, display.Caps, widget.MinText+2, inner)+widget.Height(odds, display.SansSmall, widget.MinText+1, inner)+pad)
	}
	title, about, foot := lines[0], strings.Join(lines[1:], "\n"), c.Lang.T("play.again")
	high := func(text string, f display.FontID) float64 { return widget.Height(text, f, size, width) + 0.5 }
	h := high(title, display.SansBold) + high(about, display.Sans) + high(foot, display.Italic) + 12*u + float64(rows)*(button+gap) - gap
	r := besideDrawer(d.Frame(), d.panels.drawer.Box(), width+2*pad, h+2*pad, thing, actor)
	widget.Paper(l, r)
	l.Stroke(r, min(10, r.H/4), 2.5*u, theme.Rubric)
	box := r.Inset(pad)
	write := func(text string, f display.FontID, ink color.NRGBA) {
		box.H = high(text, f)
		widget.Text(l, box, text, display.TextStyle{Font: f, Size: size, Color: ink})
		box.Y += box.H + 4*u
	}
	write(title, display.SansBold, theme.Rubric)
	write(about, display.Sans, theme.Ink)
	write(foot, display.Italic, theme.Brown)
	place := func(i int) display.Rect {
		w := (box.W - gap*float64(columns-1)) / float64(columns)
		return display.Rect{X: box.X + float64(i%columns)*(w+gap), Y: box.Y + float64(i/columns)*(button+gap), W: w, H: button}
	}
	widget.AppendButton(l, widget.Button{Rect: place(0), Caption: p.confirmation(d.words, d.now), Primary: d.step == confirmStep, Paper: true, Guarded: !p.Pending.Awake(),
		Target: display.Target{Command: position.CmdConfirm}, Label: title, State: widget.State{Hover: d.board.hover.Command == position.CmdConfirm}})
	for i, r := range p.Pending.Repeats {
		t := display.Target{Command: position.CmdRepeat, Value: r.Least}
		caption, odds := texttwin.RepeatLines(d.words, r)
		widget.AppendButton(l, widget.Button{Rect: place(i + 1), Caption: caption, Small: odds, Paper: true, Guarded: !p.Pending.Awake(), Target: t, State: d.State(t)})
	}
}

// besideDrawer is where a paper of a size lies that asks again before something is done: in the corner of the drawer,
// beside what lies open there, and opposite where it would cover what it is about.
func besideDrawer(f *layout.Frame, open display.Rect, w, h float64, about ...display.Rect) display.Rect {
	corner := f.Drawer(w, h)
	places := []display.Rect{corner, corner.Moved(2*(f.Board.Center().X-corner.Center().X), 0), f.Margin(w, h)}
	if !open.Empty() {
		beside := corner.Moved(open.X-corner.X-w-8*f.Unit, 0)
		if beside.X < f.Board.X { // no room at its side
			beside = corner.Moved(0, open.Y-corner.Y-h-8*f.Unit)
		}
		places = append([]display.Rect{beside}, places...)
	}
	about = append(about, open)
	free := slices.IndexFunc(places, func(r display.Rect) bool {
		return r.Y >= 0 && !slices.ContainsFunc(about, func(x display.Rect) bool { return !r.Intersect(x).Empty() })
	})
	if free < 0 { // there is no room for all: it is read whole
		free = slices.IndexFunc(places, func(r display.Rect) bool { return r.Y >= 0 })
	}
	return places[max(0, free)]
}
