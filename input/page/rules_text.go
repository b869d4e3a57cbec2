package page

import (
	"serenissima/assets/rulebook"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A passage is a section as it is laid out: where it begins and ends, from the
// top of its chapter.
type passage struct {
	section     *rulebook.Section
	top, bottom float64
}

// widestColumn is how wide lines of text get, at unit one: eyes lose their way
// in longer ones.
const widestColumn = 660

// column is where the text stands in a rectangle.
func column(c *app.Context, r display.Rect) display.Rect {
	u := c.Unit()
	r.X += 4 * u
	r.W = min(r.W-20*u, widestColumn*u)
	return r
}

// chapter appends the chapter that is read, from the top of r, and returns where
// its sections are and how high it is.
func (s *Rules) chapter(c *app.Context, l *display.List, r display.Rect) (list []passage, height float64) {
	u := c.Unit()
	y := r.Y
	if r.W >= 300*u {
		widget.Line(l, r.Row(y, 22*u), s.book.PartOf(s.at.Chapter).Title,
			display.TextStyle{Font: display.Italic, Size: 16 * u, Color: theme.Brown})
		y += 24 * u
	}
	for _, x := range s.at.Chapter.Sections {
		p := passage{section: x, top: y - r.Y}
		size, font := 20*u, display.Caps
		if x == s.at.Chapter.Sections[0] {
			size = 28 * u
		}
		y = s.heading(c, l, r.Row(y, 0), x, font, size)
		for i := range x.Blocks {
			y = s.block(c, l, r.Row(y, 0), &x.Blocks[i])
		}
		p.bottom = y - r.Y
		list = append(list, p)
		y += 12 * u
	}
	y = s.leaves(c, l, r.Row(y, 0))
	return list, y - r.Y
}

// heading appends the number and title of a section, marked if it is the one
// that was looked up, and returns where its text begins.
func (s *Rules) heading(c *app.Context, l *display.List, r display.Rect, x *rulebook.Section, font display.FontID, size float64) float64 {
	u := c.Unit()
	runs := []widget.Run{{Text: x.Title, Font: font, Color: theme.Ink}}
	if number := numberOf(x); number != "" {
		runs = []widget.Run{{Text: number + "\u00a0 ", Font: display.SansBold, Color: theme.Rubric}, {Text: x.Title, Font: font, Color: theme.Ink}}
	}
	h := widget.Prose(&display.List{}, r, runs, size, s.StateOf)
	if x == s.at && s.marked {
		l.Fill(display.Rect{X: r.X - 8*u, Y: r.Y - 3*u, W: r.W + 16*u, H: h + 6*u}, 6, theme.Fade(theme.Gold, 0.55))
	}
	widget.Prose(l, r, runs, size, s.StateOf)
	return r.Y + h + 6*u
}

// numberOf is the number by which a section is called, empty if it has a name
// only: numbers begin with a capital letter.
func numberOf(x *rulebook.Section) string {
	if x.ID[0] >= 'A' && x.ID[0] <= 'Z' {
		return x.ID
	}
	return ""
}

// block appends a paragraph or what stands like one and returns where the next
// begins.
func (s *Rules) block(c *app.Context, l *display.List, r display.Rect, b *rulebook.Block) float64 {
	u := c.Unit()
	size, indent, font, ink := 17*u, 0.0, display.Sans, theme.Ink
	switch b.Kind {
	case rulebook.Picture:
		return s.picture(c, l, r, b)
	case rulebook.Item:
		indent = 20 * u
		l.Disc(r.X+9*u, r.Y+display.LineHeight(size)/2+u, 2.6*u, theme.Rubric)
	case rulebook.Ruling:
		indent, size, font, ink = 20*u, 16*u, display.Italic, theme.Brown
	}
	text := display.Rect{X: r.X + indent, Y: r.Y, W: r.W - indent}
	h := widget.Prose(l, text, s.runs(b, font, ink), size, s.StateOf)
	if b.Kind == rulebook.Ruling {
		l.Fill(display.Rect{X: r.X + 6*u, Y: r.Y + 2*u, W: 3 * u, H: h - 4*u}, 0, theme.Gilt)
	}
	return r.Y + h + 9*u
}

// runs is the text of a block with its links.
func (s *Rules) runs(b *rulebook.Block, font display.FontID, ink colour) []widget.Run {
	var runs []widget.Run
	for _, span := range b.Text {
		run := widget.Run{Text: span.Text, Font: font, Color: ink}
		if to := s.book.Section(span.Link); to != nil {
			run.Color, run.Target = theme.Rubric, display.Target{Command: cmdPassage, Index: to.Index}
		}
		runs = append(runs, run)
	}
	return runs
}

// picture appends a picture with its caption below, as large as there is room.
func (s *Rules) picture(c *app.Context, l *display.List, r display.Rect, b *rulebook.Block) float64 {
	u := c.Unit()
	y := r.Y + 4*u
	if pic, say := illustration(c, b.Name); pic != nil {
		k := min(u, (r.W-16*u)/pic.W)
		frame := display.Rect{X: r.X, Y: y, W: pic.W*k + 16*u, H: pic.H*k + 14*u}
		l.Fill(frame, 7, theme.PaperLow)
		l.Stroke(frame, 7, 1, theme.PaperLine)
		var own display.List // of which nothing can be pointed at
		pic.Append(&own, display.Rect{X: frame.X + 8*u, Y: y + 7*u, W: pic.W * k, H: pic.H * k}, say)
		l.Paste(own.Ops, display.Point{})
		y += frame.H + 5*u
	}
	return y + widget.Prose(l, r.Row(y, 0), s.runs(b, display.Italic, theme.Brown), 15*u, s.StateOf) + 12*u
}

// illustration finds a picture at the tables of the games, and the words of its game.
func illustration(c *app.Context, name string) (*table.Illustration, table.Say) {
	for _, r := range c.Games.Offered() {
		if pic := c.Games.Tables[r.Info().ID].Illustration(name); pic != nil {
			return pic, c.Lang.Words(r.Info(), nil).Line
		}
	}
	return nil, nil
}

// leaves appends the buttons to the chapters before and behind.
func (s *Rules) leaves(c *app.Context, l *display.List, r display.Rect) float64 {
	u := c.Unit()
	w, h := (r.W-10*u)/2, max(44, 46*u)
	for i, by := range []int{-1, 1} {
		to := s.book.Beside(s.at.Chapter, by)
		if to == nil {
			continue
		}
		caption := "‹ " + to.Title
		if by > 0 {
			caption = to.Title + " ›"
		}
		s.Button(l, widget.Button{Rect: display.Rect{X: r.X + float64(i)*(w+10*u), Y: r.Y, W: w, H: h}, Caption: caption, Paper: true,
			Target: display.Target{Command: cmdPassage, Index: to.Sections[0].Index}})
	}
	return r.Y + h + 10*u
}
