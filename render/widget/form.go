package widget

import (
	"math"

	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// Rows append the rows of a form from the top of a rectangle and return where
// they end.
type Rows func(l *display.List, r display.Rect) float64

// A Form is a page on a sheet of paper: a heading, a column of rows that
// scrolls if it is too high, and buttons below.
type Form struct {
	Page
	Width  float64 // of the sheet at unit one, at most
	Least  float64 // of the height of the column at unit one, if the screen has it
	Offset float64 // how far the column is scrolled
	// Room is where the column stands if not on a sheet of paper.
	Room func() display.Rect
	grip Grip
}

// A Column is what a form shows.
type Column struct {
	Rows Rows
	Full Rows // as high as the rows may become, so that the sheet stays as it is; nil: it does not
	Most Rows // likewise once all is unfolded: the sheet grows downwards alone; nil: nothing can be
}

// Update follows pointer and keyboard like that of a page and shows what the
// keyboard is at.
func (m *Form) Update(w Window, f control.Frame, typing bool, column Column) display.Target {
	m.scroll(w, f, column)
	before := m.Focus
	t := m.Page.update(w, f, typing, func() []Stop { return m.order(w, column) })
	if m.Focus == before {
		return t
	}
	if h := m.All(w, column).Find(m.Focus); h != nil {
		at := m.frame(w, column)
		m.Offset = at.scroll(max(min(m.Offset, h.Rect.Y-8), h.Rect.Y+h.Rect.H+8-at.body.H)).Clamp()
	}
	return t
}

// order lists what the keyboard goes to as if the column were as high as it wants
// to be, its top at height zero, and what is around it lay around it then.
func (m *Form) order(w Window, column Column) []Stop {
	list := AppendStops(nil, m.All(w, column))
	n := len(list)
	if w.Shown == nil {
		return list
	}
	f := m.frame(w, column)
	list = AppendStops(list, w.Shown)
	for i := range list[n:] {
		s := &list[n+i]
		s.At.Y -= f.body.Y
		if s.At.Y >= f.body.H {
			s.At.Y += max(0, f.column.H-f.body.H)
		}
	}
	return list
}

// All returns the rows as if the column were as high as it wants to be, its top
// at height zero.
func (m *Form) All(w Window, column Column) *display.List {
	var l display.List
	column.Rows(&l, m.frame(w, column).column)
	return &l
}

// A frame is where the parts of a form lie.
type frame struct {
	sheet  display.Rect
	body   display.Rect // between heading and buttons
	column display.Rect // the rows, all of them, from height zero
}

// scroll is the body at an offset.
func (f *frame) scroll(offset float64) Scroll {
	return Scroll{Rect: f.body, Content: f.column.H, Offset: offset}
}

// frame lays the form out: as high as its rows want it, or as the screen is.
func (m *Form) frame(w Window, c Column) frame {
	if m.Room != nil {
		return inRoom(m.Room(), c)
	}
	u, screen := w.Unit, w.Screen()
	width := min(m.Width*u, screen.W-16)
	pad, top, bottom := min(28*u, width*0.05), 66*u, w.footHeight()+28*u
	most := screen.H - 2*max(8, min(48*u, screen.H*0.05)) - top - bottom
	column := display.Rect{X: (screen.W-width)/2 + pad, W: width - 2*pad}
	column.H = c.Rows(&display.List{}, column)
	body, unfolded := column, c.Most.height(column)
	if max(column.H, unfolded) > most {
		column.W -= scrollBar
		column.H, unfolded = c.Rows(&display.List{}, column), c.Most.height(column)
	}
	body.H = min(max(column.H, m.Least*u, c.Full.height(column)), most)
	unfolded = min(max(body.H, unfolded), most)
	sheet := display.Rect{X: (screen.W - width) / 2, Y: math.Round((screen.H - unfolded - top - bottom) / 2), W: width, H: body.H + top + bottom}
	body.Y = sheet.Y + top
	return frame{sheet, body, column}
}

// height is how high the rows get, none being nothing.
func (r Rows) height(column display.Rect) float64 {
	if r == nil {
		return 0
	}
	return r(&display.List{}, column)
}

// scrollBar is the width of the bar that tells how far a column is scrolled.
const scrollBar = 12

// inRoom lays a form without a sheet out.
func inRoom(body display.Rect, c Column) frame {
	column := body.Row(0, 0)
	if column.H = c.Rows(&display.List{}, column); column.H > body.H {
		column.W -= scrollBar
		column.H = c.Rows(&display.List{}, column)
	}
	return frame{body: body, column: column}
}

// footHeight is the height of the buttons below a form.
func (w Window) footHeight() float64 { return max(44, 52*w.Unit) }

// View appends the form over the darkened screen: paper, heading, rows, and the
// buttons from the right.
func (m *Form) View(w Window, l *display.List, column Column, title string, buttons ...Button) {
	u, f := w.Unit, m.frame(w, column)
	body := f.body
	Scrim(l, w.Screen())
	Paper(l, f.sheet)
	Heading(l, body.Row(f.sheet.Y+12*u, 36*u), title, 28*u, display.Left)
	Rule(l, body.X, f.sheet.Y+52*u, body.W)
	h, gap := w.footHeight(), 12*u
	width := min(260*u, (body.W-gap*float64(len(buttons)-1))/float64(len(buttons)))
	for i, b := range buttons {
		b.Rect = display.Rect{X: body.X + body.W - width - float64(i)*(width+gap), Y: f.sheet.Y + f.sheet.H - 16*u - h, W: width, H: h}
		b.Paper = true
		m.Button(l, b)
	}
	m.viewColumn(l, f, column)
	m.ViewTip(w, l)
}

// ViewColumn appends the rows alone, as far as they show.
func (m *Form) ViewColumn(w Window, l *display.List, column Column) {
	m.viewColumn(l, m.frame(w, column), column)
}

func (m *Form) viewColumn(l *display.List, f frame, column Column) {
	AppendScroll(l, f.scroll(m.Offset), func(top float64) {
		r := f.column
		r.Y = top
		column.Rows(l, r)
	})
}

// scroll follows wheel and finger.
func (m *Form) scroll(w Window, f control.Frame, column Column) {
	if !f.JustPressed && !f.Dragging && !f.DragEnd && f.Wheel == 0 { // to lay it out takes time
		return
	}
	at := m.frame(w, column)
	m.Offset, _ = m.grip.Follow(at.scroll(m.Offset), f, w.Unit)
}

// Labelled appends the caption of a widget and returns the widget's rectangle
// and where the next row begins. Where r is narrow the caption stands above.
func Labelled(w Window, l *display.List, r display.Rect, y float64, caption string) (cell display.Rect, next float64) {
	u, h := w.Unit, w.RowHeight()
	if r.W >= 480*u {
		cell = r.Row(y, h)
		name := cell.CutLeft(r.W * 0.34)
		name.CutRight(12 * u)
		Line(l, name, caption, display.TextStyle{Font: display.Sans, Size: 18 * u, Color: theme.Ink})
		return cell, y + h + 10*u
	}
	Line(l, r.Row(y, 24*u), caption, display.TextStyle{Font: display.SansBold, Size: 16 * u, Color: theme.Ink})
	y += 26 * u
	return r.Row(y, h), y + h + 10*u
}

// Note appends a remark and returns where the next row begins.
func Note(w Window, l *display.List, r display.Rect, y float64, text string) float64 {
	return remark(w, l, r, y, text, display.TextStyle{Font: display.Sans, Color: theme.Brown})
}

// Complain appends what is wrong with an input and returns where the next row begins.
func Complain(w Window, l *display.List, r display.Rect, y float64, text string) float64 {
	return remark(w, l, r, y, text, display.TextStyle{Font: display.SansBold, Color: theme.Rubric})
}

func remark(w Window, l *display.List, r display.Rect, y float64, text string, style display.TextStyle) float64 {
	u := w.Unit
	style.Size = 15 * u
	h := Height(text, style.Font, style.Size, r.W)
	Text(l, r.Row(y, h+0.5), text, style)
	return y + h + 12*u
}

// Grid appends buttons on paper from the top of r in rows of so many, and returns where
// the last row ends.
func (m *Form) Grid(w Window, l *display.List, r display.Rect, gap float64, columns int, list []Button) float64 {
	h := w.RowHeight()
	first := r.Row(r.Y, h).Columns(columns, gap)[0]
	for i, b := range list {
		b.Rect = first.Cell(i, columns, gap)
		b.Paper = true
		m.Button(l, b)
	}
	rows := (len(list) + columns - 1) / columns
	return r.Y + float64(rows)*(h+gap) - gap
}
