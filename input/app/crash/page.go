package crash

import (
	"image"
	"strings"

	"serenissima/assets/lang"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/raster"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// What can be done on the page.
const (
	Resume display.Command = "resume" // where the match was or, if that has been in vain, with the title
	Leave  display.Command = "leave"
)

// A Page tells people of a mistake and what they can do. It is drawn without a
// graphics card, for the way there may be what broke.
type Page struct {
	Title  string
	Text   []string // paragraphs
	resume string   // captions of the buttons
	leave  string

	list display.List
	size display.Point // for which the list is
	over display.Command
	img  *image.RGBA // nil: to be painted
}

// NewPage returns the page about a report. Kept says where the capsule is; again,
// that going on has led here at once.
func NewPage(words *lang.Catalog, r *Report, kept string, again bool) *Page {
	p := &Page{Title: words.T("crash.title"), resume: words.T("crash.resume"), leave: words.T("crash.leave")}
	switch {
	case again:
		p.Text, p.resume = append(p.Text, words.T("crash.again")), words.T("crash.to-title")
	case r.Save == nil && r.Lost:
		p.Text, p.resume = append(p.Text, words.T("crash.lost.none")), words.T("crash.to-title")
	case r.Lost:
		p.Text = append(p.Text, words.T("crash.lost", "saves", words.T("saves.title")))
	case r.Save == nil:
		p.Text, p.resume = append(p.Text, words.T("crash.no-match")), words.T("crash.to-title")
	default:
		p.Text = append(p.Text, words.T("crash.safe"))
	}
	what, _, _ := strings.Cut(r.What, "\n")
	p.Text = append(p.Text, kept, words.T("crash.what", "what", what))
	return p
}

// Update takes the input of a tick and returns what was chosen, "" for nothing
// yet.
func (p *Page) Update(f *control.Frame) display.Command {
	p.lay(f.Size)
	if over := p.at(f.Pointer); f.Inside && over != p.over {
		p.over, p.size = over, display.Point{}
	}
	switch {
	case f.Has(control.Confirm):
		return Resume
	case f.Has(control.Cancel):
		return Leave
	case f.Tap:
		return p.at(f.TapAt)
	}
	return ""
}

// at returns the command at a point.
func (p *Page) at(at display.Point) display.Command {
	if h := p.list.At(at); h != nil {
		return h.Target.Command
	}
	return ""
}

// Picture returns the page as a picture of so many pixels, scale of them for each
// logical one, and whether it differs from the last time.
func (p *Page) Picture(size image.Point, scale float64) (img *image.RGBA, news bool) {
	p.lay(display.Point{X: float64(size.X) / scale, Y: float64(size.Y) / scale})
	if p.img != nil && p.img.Bounds().Size() == size {
		return p.img, false
	}
	p.img = image.NewRGBA(image.Rectangle{Max: size})
	raster.Paint(p.img, &p.list, scale)
	return p.img, true
}

// List returns what the page shows in a window.
func (p *Page) List(size display.Point) *display.List {
	p.lay(size)
	return &p.list
}

// lay lays the page out for a window.
func (p *Page) lay(size display.Point) {
	if p.size == size {
		return
	}
	p.size, p.img = size, nil
	l := &p.list
	l.Reset()
	l.Fill(display.Rect{W: size.X, H: size.Y}, 0, theme.WoodDark)
	unit := max(0.85, min(1.3, size.Y/800))
	letters, gap, pad := 19*unit, 14*unit, 28*unit
	if size.X < 600 || size.Y < 500 {
		letters, gap, pad = 15, 9, 16
	}
	w := min(760*unit, size.X-2*gap)
	inner := w - 2*pad
	title, button := 30*unit, max(44, 56*unit)
	height := 2*pad + display.LineHeight(title) + gap
	for _, t := range p.Text {
		height += widget.Height(t, display.Sans, letters, inner) + gap
	}
	height = min(height+button+gap, size.Y-2*gap)
	r := display.Rect{X: (size.X - w) / 2, Y: (size.Y - height) / 2, W: w, H: height}
	widget.Paper(l, r)
	y := r.Y + pad
	widget.Heading(l, display.Rect{X: r.X + pad, Y: y, W: inner, H: display.LineHeight(title)}, p.Title, title, display.Left)
	y += display.LineHeight(title) + gap
	bottom := r.Y + r.H - pad - button
	for i, t := range p.Text {
		h := min(widget.Height(t, display.Sans, letters, inner), bottom-gap-y)
		if h < display.LineHeight(widget.MinText) {
			break
		}
		colour := theme.Ink
		if i == len(p.Text)-1 {
			colour = theme.Brown
		}
		widget.Text(l, display.Rect{X: r.X + pad, Y: y, W: inner, H: h + 0.5}, t, display.TextStyle{Font: display.Sans, Size: letters, Color: colour})
		y += h + gap
	}
	half := (inner - gap) / 2
	for i, b := range []widget.Button{
		{Caption: p.resume, Primary: true, Target: display.Target{Command: Resume}},
		{Caption: p.leave, Target: display.Target{Command: Leave}},
	} {
		b.Rect = display.Rect{X: r.X + pad + float64(i)*(half+gap), Y: bottom, W: half, H: button}
		b.Hover = p.over == b.Target.Command
		widget.AppendButton(l, b)
	}
}
