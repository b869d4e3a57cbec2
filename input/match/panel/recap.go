package panel

import (
	"serenissima/game"
	"serenissima/input/match/history"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// cmdRecap closes the recap, as whatever is done next does.
const cmdRecap display.Command = "close-recap"

// A Recap tells a person at the beginning of a turn what has happened since the last one. It asks for
// nothing: whatever is done next ends it.
type Recap struct {
	table.BasePanel

	told *history.Recap // nil: there is nothing to tell
}

// Tell shows a recap, or none.
func (p *Recap) Tell(r *history.Recap) { p.told = r }

// Telling reports whether there is something to tell.
func (p *Recap) Telling() bool { return p.told != nil }

// Tick implements table.Panel. A click ends the recap where it is let go, so that one on the recap does not go
// through to what lies below.
func (p *Recap) Tick(d table.Desk, e table.Event) {
	if p.told != nil && (len(e.Commands) > 0 || e.JustReleased || e.Wheel != 0 || e.Pinch > 0 && e.Pinch != 1 || p.told.Seat != d.Now().Decision().Player) {
		p.told = nil
	}
}

// Shown implements table.Panel.
func (p *Recap) Shown(d table.Desk) bool { return p.told != nil && d.Idle() && !d.Asked() }

// Chart implements table.Panel: the ways of others' ships.
func (p *Recap) Chart(_ table.Desk, v *table.View) { v.ShipWays = p.told.ShipWays }

// A recapLine is a sentence of the recap, and the colour of whose doing it tells.
type recapLine struct {
	text   string
	colour int
	h      float64
}

// The measures of the recap at unit one.
const (
	recapWidth   = 430 // of the paper, where the board is as wide
	recapMargins = 56  // beside the sentences
	recapLetters = 15
)

// lines are the sentences of the recap.
func (p *Recap) lines(d table.Desk) (lines []recapLine) {
	v := d.View()
	u := v.Frame.Unit
	for _, ev := range p.told.News {
		if text, ok := d.Words().Narrate(ev); ok {
			h := widget.Height(text, display.Sans, recapLetters*u, recapPaper(&v.Frame)-recapMargins*u)
			lines = append(lines, recapLine{text, v.Colour(history.Whose(ev)), h + 3*u})
		}
	}
	return lines
}

// recapPaper is how wide the paper of the recap is.
func recapPaper(f *layout.Frame) float64 { return min(recapWidth*f.Unit, f.Board.W-16*f.Unit) }

// Box implements table.Panel: in the margin, above the last entries of the log or what is chosen from; on a phone
// on its side on top.
func (p *Recap) Box(d table.Desk) display.Rect {
	f := d.Frame()
	u := f.Unit
	top, bottom := f.Board.Y+8*u, f.Bottom-12*u
	r := display.Rect{X: f.Board.X + 8*u, W: recapPaper(f), H: 76 * u}
	if !f.Latest.Empty() {
		bottom = f.Latest.Y - 8*u
	}
	for _, x := range p.lines(d) {
		r.H += x.h
	}
	r.H = min(r.H, bottom-top)
	if r.Y = bottom - r.H; f.Shape == layout.Small {
		r.Y = top
	}
	return widget.Keep(r, f.Board)
}

// Draw appends the recap.
func (p *Recap) Draw(d table.Desk, l *display.List) {
	v, words, lines, r := d.View(), d.Words(), p.lines(d), p.Box(d)
	u := v.Frame.Unit
	size := recapLetters * u
	widget.Paper(l, r)
	title := words.T("recap.title", "name", words.NameOf(game.Seat(p.told.Seat)))
	side := max(30*u, v.Frame.Reach)
	widget.Heading(l, display.Rect{X: r.X + 16*u, Y: r.Y + 8*u, W: r.W - 24*u - side, H: 30 * u}, title, 21*u, display.Left)
	t := display.Target{Command: cmdRecap}
	widget.AppendButton(l, widget.Button{Rect: display.Rect{X: r.X + r.W - side - 6*u, Y: r.Y + 6*u, W: side, H: side}, Caption: "×", Paper: true, Target: t, Skip: true, // any key closes it
		Tip: words.T("notice.close"), State: d.State(t)})
	y, bottom := r.Y+42*u, r.Y+r.H-28*u
	hidden := p.told.Rest
	for i, x := range lines {
		if y+x.h > bottom+1 {
			hidden += len(lines) - i
			break
		}
		kit.AppendPeg(l, display.Point{X: r.X + 24*u, Y: y + display.Ascent(size)*0.85}, 5*u, x.colour)
		widget.Text(l, display.Rect{X: r.X + 38*u, Y: y, W: r.W - recapMargins*u, H: x.h - 2*u}, x.text, display.TextStyle{Font: display.Sans, Size: size, Color: theme.Ink})
		y += x.h
	}
	widget.Line(l, display.Rect{X: r.X + 16*u, Y: r.Y + r.H - 27*u, W: r.W - 32*u, H: 20 * u}, words.T("recap.foot", "n", hidden),
		display.TextStyle{Font: display.Italic, Size: 14 * u, Color: theme.Brown})
}

var _ table.Panel = (*Recap)(nil)
