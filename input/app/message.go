package app

import (
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// An Answer is a button of a Message.
type Answer struct {
	Caption string
	Then    func(c *Context) Nav // nil: only close the message
}

// A Message says something that must be read, and asks for one of the answers.
type Message struct {
	Page
	Over
	title   string
	lines   []string
	answers []Answer // the last one is what Escape means
}

// NewMessage returns a message; without answers it has one that closes it.
func NewMessage(c *Context, title string, lines []string, answers ...Answer) *Message {
	if len(answers) == 0 {
		answers = []Answer{{Caption: c.Lang.T("message.ok")}}
	}
	return &Message{title: title, lines: lines, answers: answers}
}

// Lines are what it says.
func (m *Message) Lines() []string { return m.lines }

const cmdAnswer display.Command = "answer" // Index: which one

// Update implements Scene.
func (m *Message) Update(c *Context, f control.Frame) (Nav, error) {
	t := m.Clicked(c, f, false)
	switch {
	case t.Command == cmdAnswer:
		return m.answer(c, t.Index), nil
	case f.Has(control.Cancel):
		return m.answer(c, len(m.answers)-1), nil
	}
	return Nav{}, nil
}

func (m *Message) answer(c *Context, i int) Nav {
	if then := m.answers[i].Then; then != nil {
		return then(c)
	}
	return Pop()
}

// View implements Scene.
func (m *Message) View(c *Context, l *display.List) {
	u := c.Unit()
	screen := c.Screen.Rect()
	widget.Scrim(l, screen)
	pad, size := 28*u, 18*u
	w := min(620*u, screen.W-24)
	inner := w - 2*pad
	button := max(44, 52*u)
	rest := 2*pad + 40*u + button + 14*u
	for rest+m.height(size, inner, 10*u) > screen.H-16 && size > widget.MinText {
		size = max(widget.MinText, size-0.5)
	}
	h := min(rest+m.height(size, inner, 10*u), screen.H-16)
	r := screen.Middle(w, h)
	widget.Paper(l, r)
	body := r.Inset(pad)
	foot := body.CutBottom(button)
	widget.Heading(l, body.CutTop(32*u), m.title, 26*u, display.Left)
	body.CutTop(8 * u)
	for _, line := range m.lines {
		widget.Text(l, body.CutTop(min(widget.Height(line, display.Sans, size, inner), body.H)), line, display.TextStyle{Font: display.Sans, Size: size, Color: theme.Ink})
		body.CutTop(10 * u)
	}
	gap := 12 * u
	bw := min(260*u, (inner-gap*float64(len(m.answers)-1))/float64(len(m.answers)))
	for i, a := range m.answers {
		m.Button(l, widget.Button{
			Rect: foot.CutRight(bw), Caption: a.Caption, Primary: i == 0, Paper: true, Target: display.Target{Command: cmdAnswer, Index: i},
		})
		foot.CutRight(gap)
	}
	m.ViewTip(c, l)
}

// height is how high the lines get in letters of a size, broken at a width, with a gap
// below each.
func (m *Message) height(size, width, gap float64) (h float64) {
	for _, line := range m.lines {
		h += widget.Height(line, display.Sans, size, width) + gap
	}
	return h
}
