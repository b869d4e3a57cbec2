package page

import (
	"image/color"
	"slices"

	"serenissima/assets/rulebook"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

type colour = color.NRGBA

// The commands of the book of rules.
const (
	cmdPassage  display.Command = "passage"  // Index: a section of the book
	cmdContents display.Command = "contents" // shows the contents where they are folded away
	cmdReturn   display.Command = "return"   // to what was read before
	cmdSearch   display.Command = "search"
	cmdClear    display.Command = "clear-search"
)

// Rules is the book of rules: contents, a chapter, and what was searched for.
type Rules struct {
	app.Page
	app.Over
	book     *rulebook.Book
	at       *rulebook.Section // what is read
	marked   bool              // it was looked up, and is marked
	past     []*rulebook.Section
	query    widget.Entry
	found    []rulebook.Found
	contents bool // shown over the text where there is no room for both
	blink    int

	text, list scroller // the text or what was found, and the contents
	reach      bool     // the text is to be scrolled to what is read
}

// A scroller is how far something is scrolled and by what pointer.
type scroller struct {
	offset float64
	grip   widget.Grip
}

var _ app.Typist = (*Rules)(nil)

// NewRules opens the book at a chapter or section or, if that is empty, where it begins: with the
// rules of a game, by its id, or of the one that is offered first.
func NewRules(c *app.Context, game, at string) *Rules {
	if game == "" {
		game = c.Games.Offered()[0].Info().ID
	}
	b, err := rulebook.Load(c.Lang.Tag(), game)
	if err != nil {
		panic(err) // a test keeps this from being released
	}
	s := &Rules{book: b, query: app.NewEntry("", 40, nil)}
	if s.at = s.book.Section(at); s.at == nil {
		s.at = b.Sections[0]
	}
	s.read(s.at)
	return s
}

// rulesButton leads to the book of rules.
func rulesButton(c *app.Context) widget.Button {
	return widget.Button{Icon: "book", Caption: c.Lang.T("rules.title"), Small: c.Lang.T("rules.title.about"), Target: display.Target{Command: control.Rules}}
}

// Typing implements typist: whatever is typed is searched for.
func (s *Rules) Typing() bool { return true }

// Writing implements writer: the search has been chosen.
func (s *Rules) Writing() *widget.Entry {
	if s.Focus.Command == cmdSearch {
		return &s.query
	}
	return nil
}

// Resting implements Restful: the caret blinks while something is searched for.
func (s *Rules) Resting() bool { return s.query.String() == "" || s.blink%app.BlinkTicks != 0 }

// Facts tell a test what is read.
func (s *Rules) Facts() map[string]string { return map[string]string{"section": s.at.ID} }

// Update implements Scene.
func (s *Rules) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	s.blink++
	f = s.plainKeys(f)
	s.search(f)
	p := s.parts(c)
	if s.reach { // the window may have changed since the last tick too
		s.reach = false
		s.seek(c, p)
	}
	s.scroll(c, f, p)
	before := s.Focus
	switch t := s.Clicked(c, withoutArrows(f), true); t.Command {
	case cmdPassage:
		s.open(s.book.Sections[t.Index])
	case cmdContents:
		s.contents = !s.contents
	case cmdReturn:
		s.turnBack()
	case cmdClear:
		s.clear()
	case cmdDone:
		return app.Pop(), nil
	case "", cmdSearch:
		return s.keys(c, f, before)
	}
	return app.Nav{}, nil
}

// plainKeys leaves a space to the keyboard's own business while nothing is being
// typed: it turns the page.
func (s *Rules) plainKeys(f control.Frame) control.Frame {
	if s.query.String() == "" {
		f.Runes = slices.DeleteFunc(slices.Clone(f.Runes), func(r rune) bool { return r == ' ' })
	}
	return f
}

// withoutArrows leaves the arrows to the text, which they scroll and turn; what
// can be pressed is marked by Tab.
func withoutArrows(f control.Frame) control.Frame {
	arrows := []display.Command{control.MoveUp, control.MoveDown, control.MoveLeft, control.MoveRight}
	f.Commands = slices.DeleteFunc(slices.Clone(f.Commands), func(x display.Command) bool { return slices.Contains(arrows, x) })
	return f
}

// search edits what is searched for.
func (s *Rules) search(f control.Frame) {
	was := s.query.String()
	s.query.Edit(f)
	if now := s.query.String(); now != was {
		s.found, s.text.offset, s.blink, s.contents = s.book.Search(now, s.book.PartOf(s.at.Chapter)), 0, 0, false
		if now == "" {
			s.clear()
		}
	}
}

// keys are those that belong to no button.
func (s *Rules) keys(c *app.Context, f control.Frame, focus display.Target) (app.Nav, error) {
	searching := s.query.String() != ""
	step := s.parts(c).text.H * 0.85
	switch {
	case f.Has(control.Cancel) && searching:
		s.clear()
	case f.Has(control.Cancel) && s.contents:
		s.contents = false
	case f.Has(control.Cancel):
		return app.Pop(), nil
	case f.Has(control.Confirm) && searching && len(s.found) > 0 && (focus.Command == "" || focus.Command == cmdSearch) && len(f.Runes) == 0:
		s.open(s.found[0].Section)
	case f.Has(control.Skip) && !searching:
		s.text.offset += step
	case f.Has(control.MoveDown):
		s.text.offset += 60 * c.Unit()
	case f.Has(control.MoveUp):
		s.text.offset -= 60 * c.Unit()
	case f.Has(control.MoveRight) && !searching:
		s.turnChapter(1)
	case f.Has(control.MoveLeft) && !searching:
		s.turnChapter(-1)
	case slices.Contains(f.Edits, control.Backspace) && !searching:
		s.turnBack()
	}
	s.clamp(c)
	return app.Nav{}, nil
}

// turnChapter turns to another chapter.
func (s *Rules) turnChapter(by int) {
	if to := s.book.Beside(s.at.Chapter, by); to != nil {
		s.open(to.Sections[0])
	}
}

// open reads a section and remembers what was read before.
func (s *Rules) open(x *rulebook.Section) {
	s.past = append(s.past, s.at)
	s.read(x)
}

func (s *Rules) read(x *rulebook.Section) {
	s.clear()
	s.at, s.reach, s.contents = x, true, false
	s.marked = x != x.Chapter.Sections[0]
	s.Focus = display.Target{}
}

// turnBack reads again what was read before.
func (s *Rules) turnBack() {
	if n := len(s.past); n > 0 {
		x := s.past[n-1]
		s.past = s.past[:n-1]
		s.read(x)
	}
}

// clear ends the search.
func (s *Rules) clear() {
	s.query, s.found = app.NewEntry("", 40, nil), nil
	s.reach = true
}

// The parts of the book on the screen.
type bookParts struct {
	sheet, bar, list, text display.Rect
	both                   bool // contents and text are beside each other
}

// parts lays the book out.
func (s *Rules) parts(c *app.Context) bookParts {
	u, screen := c.Unit(), c.Screen.Rect()
	margin := max(4, min(24*u, screen.H*0.02))
	w := min(1040*u, screen.W-2*margin)
	p := bookParts{sheet: display.Rect{X: (screen.W - w) / 2, Y: margin, W: w, H: screen.H - 2*margin}}
	pad := min(18*u, w*0.03)
	inner := p.sheet.Inset(pad)
	p.bar = inner.Row(inner.Y, max(44, 46*u))
	body := inner.Row(p.bar.Y+p.bar.H+10*u, 0)
	body.H = inner.Y + inner.H - body.Y
	p.text, p.list = body, body
	if p.both = inner.W >= 800*u; p.both {
		p.list.W = 290 * u
		p.text.X += p.list.W + 18*u
		p.text.W -= p.list.W + 18*u
	}
	return p
}

// listShown reports whether the contents are seen.
func (s *Rules) listShown(p bookParts) bool { return p.both || s.contents }

// textShown likewise of the text.
func (s *Rules) textShown(p bookParts) bool { return p.both || !s.contents }

// seek scrolls text and contents to what is read.
func (s *Rules) seek(c *app.Context, p bookParts) {
	s.text.offset = 0
	passages, _ := s.chapter(c, &display.List{}, column(c, display.Rect{W: p.text.W}))
	for _, x := range passages {
		if x.section == s.at && s.marked {
			s.text.offset = x.top - 8*c.Unit()
		}
	}
	var l display.List
	s.contentsList(c, &l, display.Rect{W: p.list.W - 10})
	if h := l.Find(display.Target{Command: cmdPassage, Index: s.at.Index}); h != nil {
		s.list.offset = min(max(s.list.offset, h.Rect.Y+h.Rect.H-p.list.H+8), h.Rect.Y-8)
	}
	s.clamp(c)
}

// heights are those of text and contents.
func (s *Rules) heights(c *app.Context, p bookParts) (text, list float64) {
	if s.query.String() != "" {
		text = s.results(c, &display.List{}, column(c, display.Rect{W: p.text.W}))
	} else {
		_, text = s.chapter(c, &display.List{}, column(c, display.Rect{W: p.text.W}))
	}
	return text, s.contentsList(c, &display.List{}, display.Rect{W: p.list.W - 10})
}

func (s *Rules) clamp(c *app.Context) {
	p := s.parts(c)
	text, list := s.heights(c, p)
	s.text.offset = widget.Scroll{Rect: p.text, Content: text, Offset: s.text.offset}.Clamp()
	s.list.offset = widget.Scroll{Rect: p.list, Content: list, Offset: s.list.offset}.Clamp()
}

// scroll follows wheel and finger, over what the pointer is.
func (s *Rules) scroll(c *app.Context, f control.Frame, p bookParts) {
	if !f.JustPressed && !f.Dragging && !f.DragEnd && f.Wheel == 0 { // to lay the text out takes time
		return
	}
	text, list := s.heights(c, p)
	for _, x := range []struct {
		to      *scroller
		r       display.Rect
		content float64
		shown   bool
	}{{&s.list, p.list, list, s.listShown(p)}, {&s.text, p.text, text, s.textShown(p)}} {
		if x.shown && (f.Wheel == 0 || x.r.Contains(f.Pointer)) {
			x.to.offset, _ = x.to.grip.Follow(widget.Scroll{Rect: x.r, Content: x.content, Offset: x.to.offset}, f, c.Unit())
		}
	}
}

// View implements Scene.
func (s *Rules) View(c *app.Context, l *display.List) {
	p := s.parts(c)
	widget.Scrim(l, c.Screen.Rect())
	widget.Paper(l, p.sheet)
	s.viewBar(c, l, p)
	text, list := s.heights(c, p)
	if s.textShown(p) {
		widget.AppendScroll(l, widget.Scroll{Rect: p.text, Content: text, Offset: s.text.offset}, func(top float64) {
			r := column(c, p.text.Row(top, 0))
			if s.query.String() != "" {
				s.results(c, l, r)
			} else {
				s.chapter(c, l, r)
			}
		})
	}
	if s.listShown(p) {
		widget.AppendScroll(l, widget.Scroll{Rect: p.list, Content: list, Offset: s.list.offset}, func(top float64) {
			s.contentsList(c, l, display.Rect{X: p.list.X, Y: top, W: p.list.W - 10})
		})
	}
	if p.both {
		l.Fill(p.text.Column(p.text.X-10*c.Unit(), 1), 0, theme.PaperLine)
	}
	s.ViewTip(c, l)
}

// viewBar is the row on top: contents, back, the search, and close.
func (s *Rules) viewBar(c *app.Context, l *display.List, p bookParts) {
	u := c.Unit()
	gap, x := 8*u, p.bar.X
	if !p.both {
		s.Button(l, widget.Button{Rect: p.bar.Column(x, p.bar.H), Icon: "scroll-unfurled", Paper: true,
			Chosen: s.contents, Target: display.Target{Command: cmdContents}, Tip: c.Lang.T("rules.contents")})
		x += p.bar.H + gap
	} else {
		w := p.list.W - p.bar.H - gap
		widget.Heading(l, p.bar.Column(x+4*u, w-4*u), c.Lang.T("rules.title"), 26*u, display.Left)
		x += w
	}
	s.Button(l, widget.Button{Rect: p.bar.Column(x, p.bar.H), Caption: "‹", Paper: true, Off: len(s.past) == 0,
		Target: display.Target{Command: cmdReturn}, Tip: c.Lang.T("rules.back")})
	x += p.bar.H + gap
	if p.both {
		x = p.text.X
	}
	right := p.bar.X + p.bar.W - p.bar.H
	s.Button(l, widget.Button{Rect: p.bar.Column(right, p.bar.H), Caption: "×", Paper: true,
		Target: display.Target{Command: cmdDone}, Tip: c.Lang.T("help.done")})
	searching := s.query.String() != ""
	if searching {
		right -= p.bar.H + gap
		s.Button(l, widget.Button{Rect: p.bar.Column(right, p.bar.H), Icon: "anticlockwise-rotation", Paper: true,
			Target: display.Target{Command: cmdClear}, Tip: c.Lang.T("rules.clear")})
	}
	t := display.Target{Command: cmdSearch}
	widget.AppendTextField(l, widget.TextField{
		Rect: p.bar.Column(x, min(right-gap-x, 520*u)), Text: s.query.Text, Caret: s.query.Caret,
		Typing: searching, CaretOn: s.blink/app.BlinkTicks%2 == 0, Placeholder: c.Lang.T("rules.search"), Target: t, State: s.StateOf(t),
	})
}

// contentsList appends the contents of the book, those of the chapter that is
// read with its sections, and returns how high they are.
func (s *Rules) contentsList(c *app.Context, l *display.List, r display.Rect) float64 {
	u := c.Unit()
	y, h := r.Y, max(36, 34*u)
	if c.Screen.Fingers {
		h = max(layout.Fingertip, h)
	}
	for i := range s.book.Parts {
		part := &s.book.Parts[i]
		widget.Line(l, display.Rect{X: r.X + 4*u, Y: y, W: r.W - 8*u, H: h}, part.Title, display.TextStyle{Font: display.Italic, Size: 17 * u, Color: theme.Brown})
		y += h
		for _, chapter := range part.Chapters {
			y = s.contentsRow(c, l, r.Row(y, h), chapter.Sections[0], display.SansBold, chapter == s.at.Chapter && !s.marked)
			if chapter != s.at.Chapter {
				continue
			}
			for _, x := range chapter.Sections[1:] {
				y = s.contentsRow(c, l, display.Rect{X: r.X + 12*u, Y: y, W: r.W - 12*u, H: h}, x, display.Sans, x == s.at)
			}
		}
		y += 8 * u
	}
	return y - r.Y
}

// contentsRow appends a line of the contents and returns where the next begins.
func (s *Rules) contentsRow(c *app.Context, l *display.List, r display.Rect, x *rulebook.Section, font display.FontID, here bool) float64 {
	u := c.Unit()
	t := display.Target{Command: cmdPassage, Index: x.Index}
	state := s.StateOf(t)
	switch {
	case here:
		l.Fill(r, 6, theme.Fade(theme.Gold, 0.5))
	case state.Hover:
		l.Fill(r, 6, theme.Fade(theme.GiltLight, 0.4))
	}
	if state.Focus {
		l.Stroke(r.Inset(1.5), 6, 3, theme.Focus)
	}
	left := r.X + 6*u
	if number := numberOf(x); number != "" {
		w := 50 * u
		if font == display.SansBold {
			w = 34 * u
		}
		widget.Line(l, r.Column(left, w-4*u), number, display.TextStyle{Font: display.SansBold, Size: 14 * u, Color: theme.Rubric})
		left += w
	}
	widget.Line(l, r.Column(left, r.X+r.W-left-4*u), x.Title, display.TextStyle{Font: font, Size: 16 * u, Color: theme.Ink})
	l.Hit(display.Hit{Rect: r, Target: t})
	return r.Y + r.H
}

// results appends what was found and returns how high that is.
func (s *Rules) results(c *app.Context, l *display.List, r display.Rect) float64 {
	u := c.Unit()
	y, h := r.Y, max(48, 52*u)
	head := c.Lang.T("rules.found", "n", len(s.found), "query", s.query.String())
	widget.Line(l, r.Row(y, 30*u), head, display.TextStyle{Font: display.Italic, Size: 17 * u, Color: theme.Brown})
	y += 34 * u
	for _, f := range s.found {
		t := display.Target{Command: cmdPassage, Index: f.Section.Index}
		row := r.Row(y, h)
		state := s.StateOf(t)
		if state.Hover {
			l.Fill(row, 6, theme.Fade(theme.GiltLight, 0.4))
		}
		if state.Focus {
			l.Stroke(row.Inset(1.5), 6, 3, theme.Focus)
		}
		title := f.Section.Title
		if number := numberOf(f.Section); number != "" {
			title = number + "  " + title
		} else { // each game has a word of that name
			title += "  ·  " + s.book.PartOf(f.Section.Chapter).Title
		}
		widget.Line(l, display.Rect{X: row.X + 8*u, Y: y + h*0.08, W: row.W - 16*u, H: h * 0.44}, title,
			display.TextStyle{Font: display.SansBold, Size: 17 * u, Color: theme.Rubric})
		text := display.Shorten(f.Text, display.Sans, 15*u, row.W-16*u)
		widget.Line(l, display.Rect{X: row.X + 8*u, Y: y + h*0.5, W: row.W - 16*u, H: h * 0.42}, text, display.TextStyle{Font: display.Sans, Size: 15 * u, Color: theme.Ink})
		l.Hit(display.Hit{Rect: row, Target: t})
		y += h + 4*u
	}
	return y - r.Y
}
