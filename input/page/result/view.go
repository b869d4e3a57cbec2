package result

import (
	"slices"

	"serenissima/input/app"
	"serenissima/input/page"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A resultPlace is how the result divides a window: a banner at one side, where there
// is room, the column of panels, and the buttons at the foot.
type resultPlace struct {
	banner display.Rect // empty: it is the first row of the column
	column display.Rect // which scrolls
	foot   display.Rect
	all    bool // buttons are at the foot, otherwise only those that lead away
}

// placeOf divides the window.
func placeOf(c *app.Context) resultPlace {
	const widest, narrowest, lowest = 1560, 900, 520
	u, screen := c.Unit(), c.Screen.Rect()
	h := max(layout.Fingertip, 56*u) + 18*u
	if screen.H < 600 {
		h = layout.Fingertip + 14*u
	}
	p := resultPlace{foot: display.Rect{Y: screen.H - h, W: screen.W, H: h}}
	p.all = screen.W >= max(780, 780*u)
	width, free := min(widest*u, screen.W), p.foot.Y-c.NoticeHeight() // a notice lies above the foot
	left := (screen.W - width) / 2
	if screen.W < narrowest*u || screen.H < lowest*u || layout.ShapeOf(c.Screen.Size) == layout.Tall {
		margin := min(12*u, 0.025*screen.W)
		p.column = display.Rect{X: left + margin, W: width - 2*margin, H: free}
		return p
	}
	side := min(300*u, 0.24*width)
	p.banner = display.Rect{X: left + 30*u, Y: 10 * u, W: side, H: min(free-20*u, 2.6*side)}
	p.column = display.Rect{X: left + side + 60*u, W: width - side - 72*u, H: free}
	if c.Settings.Hand == app.LeftHand {
		p.banner.X = screen.W - p.banner.X - side
		p.column.X = screen.W - p.column.X - p.column.W
	}
	return p
}

// View implements Scene.
func (r *Result) View(c *app.Context, l *display.List) {
	place := placeOf(c)
	widget.Scrim(l, c.Screen.Rect())
	if !place.banner.Empty() && r.counting.done() {
		r.banner.view(c, l, place.banner)
	}
	r.ViewColumn(c.Window(), l, r.Column(c))
	r.viewFoot(c, l, place)
	r.ViewTip(c.Window(), l)
}

// buttons are all that lead somewhere, from the far end of the foot to the near one.
func (r *Result) buttons(c *app.Context) []widget.Button {
	list := []widget.Button{{Icon: "fleur-de-lys", Caption: c.Lang.T("result.title-screen"), Target: display.Target{Command: page.CmdLeave}}}
	list = append(list, r.more(c)...)
	return append(list,
		widget.Button{Icon: "lateen", Caption: c.Lang.T("result.again"), Small: c.Lang.T("result.again.same"), Primary: true, Target: display.Target{Command: cmdAgain}},
		widget.Button{Icon: "compass", Caption: c.Lang.T("result.look"), Target: display.Target{Command: cmdLook}}) // a click too many on what ended the game falls here
}

// more are the buttons that lead to more about the match.
func (r *Result) more(c *app.Context) []widget.Button {
	list := []widget.Button{{Icon: "watch-again", Caption: c.Lang.T("result.replay"), Label: c.Lang.T("replay.title"), Target: display.Target{Command: page.CmdReplay}}}
	if c.Games.CountsHits(r.match) {
		list = append(list, widget.Button{Icon: "die", Caption: c.Lang.T("result.dice"), Label: c.Lang.T("dice.title"), Target: display.Target{Command: page.CmdDice}})
	}
	return append(list, widget.Button{Icon: "chest", Caption: c.Lang.T("result.save"), Label: c.Lang.T("saves.title"), Target: display.Target{Command: page.CmdSaves}})
}

// viewFoot appends the buttons at the foot, mirrored for the left hand.
func (r *Result) viewFoot(c *app.Context, l *display.List, place resultPlace) {
	u, foot := c.Unit(), place.foot
	l.Fill(foot, 0, theme.Wood)
	l.Fill(foot.Row(foot.Y, 1.5), 0, theme.Gilt)
	l.Hit(display.Hit{Rect: foot})
	list := r.buttons(c)
	if !place.all {
		more := r.more(c)
		list = slices.Delete(list, 1, 1+len(more))
	}
	if c.Settings.Hand == app.LeftHand {
		slices.Reverse(list)
	}
	pad, gap := min(12*u, 0.025*foot.W), 10*u
	if !place.all {
		gap = 6 * u
	}
	h := max(layout.Fingertip, foot.H-18*u)
	const primary = 1.2 // of the width of the others
	w := (foot.W - 2*pad - gap*float64(len(list)-1)) / (float64(len(list)) - 1 + primary)
	x, icons := foot.X+pad, place.all && haveRoom(list, w, h)
	for _, b := range list {
		b.Rect = display.Rect{X: x, Y: foot.Y + (foot.H-h)/2 + 1, W: w, H: h}
		if b.Primary {
			b.Rect.W *= primary
		}
		x += b.Rect.W + gap
		if !icons {
			b.Icon = ""
		}
		r.Button(l, b)
	}
}

// haveRoom reports whether the captions of all buttons of a size have room beside their
// icons.
func haveRoom(list []widget.Button, w, h float64) bool {
	return !slices.ContainsFunc(list, func(b widget.Button) bool { return !display.Fits(b.Caption, display.Caps, 0.33*h, w-0.62*h-0.54*h) })
}

// A panel is a sheet of paper in the column: a heading, a remark beside it, and rows.
// Rows fill the height of their box where that is not zero.
type panel struct {
	heading, aside string
	rows           app.Rows
}

// panelHead is the height of the heading of a panel at unit one.
const panelHead = 40

// append appends the panel from the top of a box, as high as that or as its rows want
// it, and returns where it ends.
func (p *panel) append(c *app.Context, l *display.List, box display.Rect) float64 {
	u := c.Unit()
	if box.H == 0 {
		box.H = p.height(c, box.W)
	}
	widget.Paper(l, box)
	inner := p.inner(c, box)
	head := inner.Row(box.Y+8*u, 30*u)
	if p.aside != "" {
		w := display.Measure(p.heading, display.Caps, 20*u) + 16*u
		if rest := head.Column(head.X+w, head.W-w); display.Fits(p.aside, display.Italic, max(widget.MinText, 14*u), rest.W) {
			widget.Line(l, rest, p.aside, display.TextStyle{Font: display.Italic, Size: 14 * u, Align: display.Right, Color: theme.Brown})
			head.W = w
		}
	}
	widget.Heading(l, head, p.heading, 20*u, display.Left)
	p.rows(c, l, inner)
	return box.Y + box.H
}

// inner is where the rows of a panel lie in its box.
func (p *panel) inner(c *app.Context, box display.Rect) display.Rect {
	u := c.Unit()
	pad := min(18*u, 0.04*box.W)
	in := display.Rect{X: box.X + pad, Y: box.Y + panelHead*u, W: box.W - 2*pad}
	if box.H > 0 {
		in.H = box.H - (panelHead+12)*u
	}
	return in
}

// height is how high the panel gets at a width.
func (p *panel) height(c *app.Context, width float64) float64 {
	return p.rows(c, &display.List{}, p.inner(c, display.Rect{W: width})) + 12*c.Unit()
}

// beside appends two panels of the same height next to each other, the first so much of
// the width, and returns where they end.
func beside(c *app.Context, l *display.List, box display.Rect, share float64, a, b *panel) float64 {
	gap := 12 * c.Unit()
	w := (box.W - gap) * share
	if box.H == 0 {
		box.H = max(a.height(c, w), b.height(c, box.W-gap-w))
	}
	a.append(c, l, box.Column(box.X, w))
	return b.append(c, l, box.Column(box.X+w+gap, box.W-gap-w))
}

// panels appends the column: what can be seen at once where the window is large, then
// the rest.
func (r *Result) panels(c *app.Context, l *display.List, box display.Rect) float64 {
	if place := placeOf(c); !place.banner.Empty() && box.W >= 600*c.Unit() {
		return r.broad(c, l, box, box.Y+place.foot.Y)
	}
	return r.narrow(c, l, box)
}

// broad appends the panels beside a banner: down to the fold what matters most.
func (r *Result) broad(c *app.Context, l *display.List, box display.Rect, fold float64) float64 {
	u := c.Unit()
	gap := 12 * u
	y := r.placings.panel(c).append(c, l, box.Row(box.Y+gap, 0)) + gap
	if stores := r.stores.panel(c); stores != nil {
		y = stores.append(c, l, box.Row(y, 0)) + gap
	}
	if !r.counting.done() { // what follows would tell more
		return y
	}
	rest := box.Row(y, max(230*u, fold-gap-y))
	charts := r.charts.panels(c)
	_, below := r.turning.fitting(c, display.Rect{})
	heading := "result.turning"
	switch {
	case r.turning.review != nil && len(charts) > 0:
		const share = 0.44
		var fit []int
		heading = "result.turning.rest"
		fit, below = r.turning.fitting(c, (&panel{}).inner(c, display.Rect{W: (rest.W - gap) * (1 - share), H: rest.H}))
		y = beside(c, l, rest, share, charts[0], r.turning.panel(c, "result.turning", fit, len(fit) == 0, r.StateOf)) + gap
		charts = charts[1:]
	case len(charts) == 2:
		y = beside(c, l, rest, 0.5, charts[0], charts[1]) + gap
		charts = nil
	case len(charts) == 1:
		y = charts[0].append(c, l, rest) + gap
		charts = nil
	}
	flow := box.Row(y, 0)
	if len(charts) > 0 {
		y = beside(c, l, flow, 0.4, charts[0], r.sources.panel(c)) + gap
	} else {
		y = r.sources.panel(c).append(c, l, flow) + gap
	}
	if len(below) > 0 {
		y = r.turning.panel(c, heading, below, true, r.StateOf).append(c, l, box.Row(y, 0)) + gap
	}
	return y
}

// narrowGap is how far the panels below each other are apart, at unit one.
const narrowGap = 10

// narrow appends everything below each other, the banner first unless it hangs at the
// side.
func (r *Result) narrow(c *app.Context, l *display.List, box display.Rect) float64 {
	gap := narrowGap * c.Unit()
	y, place := box.Y+gap, placeOf(c)
	if place.banner.Empty() {
		y = r.banner.strip(c, l, box.Row(y, 0)) + gap
	}
	var list []*panel
	if stores := r.stores.panel(c); stores != nil { // first, so that their counting is seen
		list = append(list, stores)
	}
	last := len(list)                                                 // what is reached at once
	if list = append(list, r.placings.panel(c)); !r.counting.done() { // what follows would tell more
		for _, p := range list {
			y = p.append(c, l, box.Row(y, 0)) + gap
		}
		return y
	}
	list = append(list, r.charts.panels(c)...)
	if r.turning.review != nil {
		_, all := r.turning.fitting(c, display.Rect{})
		list = append(list, r.turning.panel(c, "result.turning", all, true, r.StateOf))
	}
	for i, p := range append(list, r.sources.panel(c)) {
		y = p.append(c, l, box.Row(y, 0)) + gap
		if i == last && !place.all {
			y = r.links(c, l, box.Row(y, 0)) + gap
		}
	}
	return y
}

// links appends the buttons for which there is no room at the foot.
func (r *Result) links(c *app.Context, l *display.List, box display.Rect) float64 {
	list := r.more(c)
	return r.Grid(c.Window(), l, box, 8*c.Unit(), len(list), list)
}
