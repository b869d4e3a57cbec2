package page

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Help tells what each key does, or each touch to who uses fingers, and what the signs on the board mean.
type Help struct {
	app.Form
	app.Over
	game  string // whose signs are shown
	words *lang.Words
	keys  []keyRow
	signs []table.Sign
}

// A keyRow is what some keys do, or a touch.
type keyRow struct {
	keys []string // as they are called
	does string
}

// touches are what fingers do.
var touches = []string{"tap", "hold", "drag", "pinch"}

// helpText is a text of the help: for who uses fingers one about touches.
func helpText(c *app.Context, key string) string {
	if c.Screen.Fingers {
		key += ".touch"
	}
	return c.Lang.T(key)
}

// rows are the keys, or the touches of who uses fingers.
func (h *Help) rows(c *app.Context) (rows []keyRow) {
	if !c.Screen.Fingers {
		return h.keys
	}
	for _, x := range touches {
		rows = append(rows, keyRow{keys: []string{c.Lang.T("touch." + x)}, does: c.Lang.T("touch." + x + ".does")})
	}
	return rows
}

// NewHelp returns the help for a game, by its id, or for the one that is offered first.
func NewHelp(c *app.Context, id string) *Help {
	rules := c.Games.Rules(id)
	if rules == nil {
		rules = c.Games.Offered()[0]
	}
	info := rules.Info()
	h := &Help{game: info.ID, words: c.Lang.Words(info, nil), keys: keyRows(c.Lang, bindingsIn(c, rules)), signs: c.Games.Tables[info.ID].Signs()}
	h.Form.Init(1200, h.columns)
	return h
}

// bindingsIn are the keys of a game: all but those that only panels of other games have.
func bindingsIn(c *app.Context, rules game.Rules) []device.Binding {
	own, others := panelCommands(c, rules), []display.Command{}
	for _, r := range c.Games.Offered() {
		others = append(others, panelCommands(c, r)...)
	}
	return slices.DeleteFunc(device.Bindings(c.Settings.Keys), func(b device.Binding) bool {
		return slices.Contains(others, b.Command) && !slices.Contains(own, b.Command)
	})
}

// panelCommands are those that the panels of a game have, as it begins.
func panelCommands(c *app.Context, rules game.Rules) (list []display.Command) {
	s, err := rules.New(game.Options{Seats: rules.Info().MinSeats})
	if err != nil {
		return nil
	}
	for _, of := range c.Games.Tables[rules.Info().ID].Panels() {
		for _, x := range of.Commands(s) {
			list = append(list, x.ID)
		}
	}
	return list
}

// keyRows lists what can be done by keys: keys that do the same are one row, and
// those that are called alike, as on a numeric pad, are one key.
func keyRows(words *lang.Catalog, list []device.Binding) []keyRow {
	var rows []keyRow
	for _, b := range list {
		if len(b.Keys) == 0 {
			continue
		}
		does := app.KeyDoes(words, b.Command)
		i := slices.IndexFunc(rows, func(r keyRow) bool { return r.does == does })
		if i < 0 {
			i = len(rows)
			rows = append(rows, keyRow{does: does})
		}
		for _, key := range b.Keys {
			key = app.KeyName(words, key)
			if !slices.Contains(rows[i].keys, key) {
				rows[i].keys = append(rows[i].keys, key)
			}
		}
	}
	return rows
}

// Helps tells the stack that this scene is the help.
func (h *Help) Helps() {}

// Update implements Scene.
func (h *Help) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	t := h.Clicked(c, f, false)
	if t.Command == cmdDone || f.Has(control.Cancel) || f.Has(control.Help) {
		return app.Pop(), nil
	}
	if t.Command == control.Rules || f.Has(control.Rules) {
		return app.Replace(NewRules(c, h.game, "")), nil
	}
	return app.Nav{}, nil
}

// View implements Scene.
func (h *Help) View(c *app.Context, l *display.List) {
	h.ViewForm(c, l, helpText(c, "help.title"), widget.Button{Caption: c.Lang.T("help.done"), Target: display.Target{Command: cmdDone}, Primary: true},
		widget.Button{Caption: c.Lang.T("rules.title"), Icon: "book", Target: display.Target{Command: control.Rules}})
}

// columns are keys and signs side by side where there is room. In narrow windows the signs come
// first, and before them the few touches. A game whose signs
// nobody explains has keys alone.
func (h *Help) columns(c *app.Context, l *display.List, r display.Rect) float64 {
	if len(h.signs) == 0 {
		return h.viewKeys(c, l, r)
	}
	u := c.Unit()
	gap := 24 * u
	n := max(1, min(3, int((r.W+gap)/(300*u+gap))))
	cell := func(i int) display.Rect {
		w := (r.W - gap*float64(n-1)) / float64(n)
		return display.Rect{X: r.X + (w+gap)*float64(i), Y: r.Y, W: w}
	}
	half := (len(h.signs) + 1) / 2
	switch n {
	case 3:
		return max(h.viewKeys(c, l, cell(0)), h.viewSigns(c, l, cell(1), h.signs[:half], true), h.viewSigns(c, l, cell(2), h.signs[half:], false))
	case 2:
		return max(h.viewSigns(c, l, cell(0), h.signs, true), h.viewKeys(c, l, cell(1)))
	}
	below := cell(0)
	if c.Screen.Fingers {
		below.Y = h.viewKeys(c, l, below) + gap
		return h.viewSigns(c, l, below, h.signs, true)
	}
	below.Y = h.viewSigns(c, l, below, h.signs, true) + gap
	return h.viewKeys(c, l, below)
}

// helpHead is the height of the heading of a column at unit one.
const helpHead = 36

// viewKeys appends the column of keys and returns where it ends.
func (h *Help) viewKeys(c *app.Context, l *display.List, r display.Rect) float64 {
	u := c.Unit()
	size := 15 * u
	widget.Heading(l, r.Row(r.Y, 26*u), helpText(c, "help.keys"), 20*u, display.Left)
	y := r.Y + helpHead*u
	for _, row := range h.rows(c) {
		x, capH := r.X, 24*u
		caps := display.Rect{Y: y + 2*u, H: capH}
		for _, key := range row.keys {
			caps.W = max(capH, display.Measure(key, display.SansBold, size)+12*u)
			if x > r.X && x+caps.W > r.X+r.W*0.5 {
				x, caps.Y = r.X, caps.Y+capH+4*u
			}
			caps.X = x
			l.Fill(caps.Moved(0, 1.5*u), 5*u, theme.PaperRim)
			l.Fill(caps, 5*u, theme.White)
			l.Stroke(caps, 5*u, 1, theme.PaperRim)
			widget.Line(l, caps, key, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
			x += caps.W + 5*u
		}
		text := display.Rect{X: r.X + r.W*0.52, Y: y, W: r.W * 0.48}
		text.H = max(28*u, caps.Y+capH+2*u-y, widget.Height(row.does, display.Sans, size, text.W)+0.5)
		widget.Text(l, text, row.does, display.TextStyle{Font: display.Sans, Size: size, Color: theme.Ink})
		y += text.H + 5*u
	}
	return y
}

// viewSigns appends a column of signs, with its heading or the place for it, and
// returns where it ends.
func (h *Help) viewSigns(c *app.Context, l *display.List, r display.Rect, signs []table.Sign, heading bool) float64 {
	u := c.Unit()
	size := 15 * u
	if heading {
		widget.Heading(l, r.Row(r.Y, 26*u), c.Lang.T("help.signs"), 20*u, display.Left)
	}
	y := r.Y + helpHead*u
	for _, s := range signs {
		text := display.Rect{X: r.X + 54*u, Y: y, W: r.W - 54*u}
		meaning := lang.Capital(h.words.Line("sign."+s.Key, s.Args...))
		text.H = max(32*u, widget.Height(meaning, display.Sans, size, text.W)+0.5)
		s.Append(l, display.Rect{X: r.X, Y: text.Center().Y - 14*u, W: 42 * u, H: 28 * u})
		widget.Text(l, text, meaning, display.TextStyle{Font: display.Sans, Size: size, Color: theme.Ink})
		y += text.H + 5*u
	}
	return y
}
