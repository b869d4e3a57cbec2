package scene

import (
	"image/color"

	"serenissima/input"
	"serenissima/render/op"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// A form is a page on a sheet of paper: a heading, a column of rows that
// scrolls if it is too high, and buttons below.
type form struct {
	page
	width  float64 // of the sheet at unit one, at most
	least  float64 // of the height of the column at unit one, if the screen has it
	full   rows    // as high as the rows may become while the sheet's top stays where it is; nil: it does not
	rows   rows    // what the column shows
	offset float64 // how far the column is scrolled
	grip   float64 // the height at which a finger drags it
}

// Rows append the rows of a form from the top of a rectangle and return where
// they end.
type rows func(c *Context, l *op.List, r op.Rect) float64

// init makes the form of its rows.
func (m *form) init(width float64, r rows) {
	m.width, m.rows = width, r
	m.stops = m.order
}

// order lists what the keyboard goes to as if the column were as high as it wants
// to be, its top at height zero, and what is around it lay around it then.
func (m *form) order(c *Context) []stop {
	list := appendStops(nil, m.all(c))
	n := len(list)
	if c.shown == nil {
		return list
	}
	f := m.frame(c)
	list = appendStops(list, c.shown)
	for i := range list[n:] {
		s := &list[n+i]
		s.at.Y -= f.body.Y
		if s.at.Y >= f.body.H {
			s.at.Y += max(0, f.column.H-f.body.H)
		}
	}
	return list
}

// all returns the rows as if the column were as high as it wants to be, its top
// at height zero.
func (m *form) all(c *Context) *op.List {
	var l op.List
	m.rows(c, &l, m.frame(c).column)
	return &l
}

// update follows pointer and keyboard like that of a page and shows what the
// keyboard is at.
func (m *form) update(c *Context, f input.Frame, typing bool) op.Target {
	m.scroll(c, f)
	before := m.focus
	t := m.page.update(c, f, typing)
	if m.focus == before {
		return t
	}
	if h := m.all(c).Find(m.focus); h != nil {
		at := m.frame(c)
		m.offset = max(min(m.offset, h.Rect.Y-8), h.Rect.Y+h.Rect.H+8-at.body.H)
		m.offset = ui.Scroll{Rect: at.body, Content: at.column.H, Offset: m.offset}.Clamp()
	}
	return t
}

// A frame is where the parts of a form lie.
type frame struct {
	sheet  op.Rect
	body   op.Rect // between heading and buttons
	column op.Rect // the rows, all of them, from height zero
}

// frame lays the form out: as high as its rows want it, or as the screen is.
func (m *form) frame(c *Context) frame {
	const bar = 12
	u, screen := c.Unit(), c.screen()
	w := min(m.width*u, screen.W-16)
	pad, top, bottom := min(28*u, w*0.05), 66*u, footHeight(c)+28*u
	most := screen.H - 2*max(8, min(48*u, screen.H*0.05)) - top - bottom
	column := op.Rect{X: (screen.W-w)/2 + pad, W: w - 2*pad}
	column.H = m.rows(c, &op.List{}, column)
	body := column
	if column.H > most {
		column.W -= bar
		column.H = m.rows(c, &op.List{}, column)
	}
	body.H = min(max(column.H, m.least*u), most)
	placed := body.H
	if m.full != nil {
		placed = min(max(placed, m.full(c, &op.List{}, column)), most)
	}
	sheet := op.Rect{X: (screen.W - w) / 2, Y: (screen.H - placed - top - bottom) / 2, W: w, H: body.H + top + bottom}
	body.Y = sheet.Y + top
	return frame{sheet, body, column}
}

// footHeight is the height of the buttons below a form.
func footHeight(c *Context) float64 { return max(44, 52*c.Unit()) }

// view appends the form over the darkened screen: paper, heading, rows, and the
// buttons from the right.
func (m *form) view(c *Context, l *op.List, title string, buttons ...ui.Button) {
	u, f := c.Unit(), m.frame(c)
	body := f.body
	ui.Scrim(l, c.screen())
	ui.Paper(l, f.sheet)
	ui.Heading(l, op.Rect{X: body.X, Y: f.sheet.Y + 12*u, W: body.W, H: 36 * u}, title, 28*u, op.Left)
	ui.Rule(l, body.X, f.sheet.Y+52*u, body.W)
	h, gap := footHeight(c), 12*u
	w := min(260*u, (body.W-gap*float64(len(buttons)-1))/float64(len(buttons)))
	for i, b := range buttons {
		b.Rect = op.Rect{X: body.X + body.W - w - float64(i)*(w+gap), Y: f.sheet.Y + f.sheet.H - 16*u - h, W: w, H: h}
		b.Paper = true
		m.button(l, b)
	}
	ui.AppendScroll(l, ui.Scroll{Rect: body, Content: f.column.H, Offset: m.offset}, func(top float64) {
		column := f.column
		column.Y = top
		m.rows(c, l, column)
	})
	m.viewTip(c, l)
}

// scroll follows wheel and finger.
func (m *form) scroll(c *Context, f input.Frame) {
	switch {
	case f.JustPressed:
		m.grip = f.Pointer.Y
		return
	case f.Dragging:
		m.offset -= f.Pointer.Y - m.grip
		m.grip = f.Pointer.Y
	case f.Wheel != 0:
		m.offset -= f.Wheel * 60 * c.Unit()
	default:
		return
	}
	at := m.frame(c)
	m.offset = ui.Scroll{Rect: at.body, Content: at.column.H, Offset: m.offset}.Clamp()
}

// rowHeight is the height of a widget in a form: a finger's width at least.
func rowHeight(c *Context) float64 { return max(44, 44*c.Unit()) }

// labelled appends the caption of a widget and returns the widget's rectangle
// and where the next row begins. Where r is narrow the caption stands above.
func labelled(c *Context, l *op.List, r op.Rect, y float64, caption string) (cell op.Rect, next float64) {
	u, h := c.Unit(), rowHeight(c)
	if r.W >= 480*u {
		w := r.W * 0.34
		ui.Line(l, op.Rect{X: r.X, Y: y, W: w - 12*u, H: h}, caption, op.Sans, 18*u, op.Left, theme.Ink)
		return op.Rect{X: r.X + w, Y: y, W: r.W - w, H: h}, y + h + 10*u
	}
	ui.Line(l, op.Rect{X: r.X, Y: y, W: r.W, H: 24 * u}, caption, op.SansBold, 16*u, op.Left, theme.Ink)
	y += 26 * u
	return op.Rect{X: r.X, Y: y, W: r.W, H: h}, y + h + 10*u
}

// note appends a remark and returns where the next row begins.
func note(c *Context, l *op.List, r op.Rect, y float64, text string) float64 {
	return remark(c, l, r, y, text, op.Sans, theme.Brown)
}

// complain appends what is wrong with an input.
func complain(c *Context, l *op.List, r op.Rect, y float64, text string) float64 {
	return remark(c, l, r, y, text, op.SansBold, theme.Rubric)
}

func remark(c *Context, l *op.List, r op.Rect, y float64, text string, font op.FontID, colour color.NRGBA) float64 {
	u := c.Unit()
	size := 15 * u
	h := ui.Height(text, font, size, r.W)
	ui.Text(l, op.Rect{X: r.X, Y: y, W: r.W, H: h + 0.5}, text, font, size, op.Left, colour)
	return y + h + 12*u
}

// grid appends buttons on paper from the top of r in rows of so many, and returns where
// the last row ends.
func (m *form) grid(c *Context, l *op.List, r op.Rect, gap float64, columns int, list []ui.Button) float64 {
	h := rowHeight(c)
	w := (r.W - gap*float64(columns-1)) / float64(columns)
	for i, b := range list {
		b.Rect = op.Rect{X: r.X + float64(i%columns)*(w+gap), Y: r.Y + float64(i/columns)*(h+gap), W: w, H: h}
		b.Paper = true
		m.button(l, b)
	}
	rows := (len(list) + columns - 1) / columns
	return r.Y + float64(rows)*(h+gap) - gap
}
