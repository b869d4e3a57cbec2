package page

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// The commands of the scene of settings, besides those with the names of settings.
const (
	cmdSection  display.Command = "section-" // with the name of one
	cmdReset    display.Command = "reset"    // Index: a field of the settings; back to what it was as delivered
	cmdResetAll display.Command = "reset-all"
	cmdDone     display.Command = "done"
)

// A SettingsScene changes the settings, section by section; every change counts at
// once and is kept.
type SettingsScene struct {
	app.Form
	app.Over
	game     string // that they speak of: the one that is played, or was chosen last
	sections []section
	settings []setting       // of all sections
	section  int             // the one that is open
	binding  display.Command // that waits for its key, empty for none
	own      seatRows        // the section with the settings of one seat; zero: there is none
}

// A section is a part of the settings; its caption is the text
// settings.section.<name>.
type section struct {
	name string
	rows func(c *app.Context, l *display.List, r display.Rect) (bottom float64)
}

// target is the button that opens the section.
func (s section) target() display.Target {
	return display.Target{Command: cmdSection + display.Command(s.name)}
}

// NewSettingsScene returns the scene of settings.
func NewSettingsScene(c *app.Context) *SettingsScene {
	p, s := &SettingsScene{game: about(c).Info().ID}, c.Settings
	p.add("general", p.language(),
		choice(p, "hand", "settings.hand", "settings.hand.", app.Hands, &s.Hand),
		p.toggle("ask-twice", "settings.ask-twice", &s.AskTwice, ""),
		p.toggle("keep-accounts", "settings.accounts", &s.Accounts, ""), p.fullScreen())
	p.add("pace", choice(p, "speed-own", "settings.speed.own", "settings.speed.", app.Speeds, &s.SpeedOwn),
		choice(p, "speed-others", "settings.speed.others", "settings.speed.", app.Speeds, &s.SpeedOthers), aboutSpeed(),
		p.toggle("round-up", "settings.round-up", &s.RoundUp, ""),
		choice(p, "passing", "settings.passing", "settings.passing.", app.AutoPasses, &s.AutoPass),
		p.toggle("reduced-motion", "settings.reduced", &s.ReducedMotion, ""))
	p.add("people", choice(p, "curtain", "settings.curtain", "settings.curtain.", app.Veils, &s.Curtain),
		p.toggle("recap", "settings.recap", &s.Recap, ""))
	p.add("sight", p.textSize(), p.toggle("contrast", "settings.contrast", &s.Contrast, ""))
	p.add("sound", p.volume("music", &s.Music), p.volume("effects", &s.Effects),
		p.toggle(control.Mute, "settings.mute", &s.Mute, control.Mute))
	p.sections = append(p.sections, section{"keys", p.keys})
	p.Form.Init(940, func(c *app.Context, l *display.List, r display.Rect) float64 { return p.opened(c, l, r, p.section) })
	p.Form.Full = p.fullest
	p.Least = 300
	return p
}

// add adds a section with some settings.
func (p *SettingsScene) add(name string, rows ...setting) {
	p.settings = append(p.settings, rows...)
	p.sections = append(p.sections, section{name, func(c *app.Context, l *display.List, r display.Rect) float64 {
		y := r.Y
		for _, x := range rows {
			y = x.view(c, l, r, y)
		}
		return y
	}})
}

// For adds the settings of a seat of a match.
func (p *SettingsScene) For(m session.Outline, seat game.Player) *SettingsScene {
	p.game = m.Rules().Info().ID
	if m.Seat(seat).Kind == session.Human {
		p.own = seatRows{&p.Form, m.Rules().Info().ID, m.Seats(), seat}
		at := 1 + slices.IndexFunc(p.sections, func(s section) bool { return s.name == "people" })
		p.sections = slices.Insert(p.sections, at, section{"own", p.own.rows})
	}
	return p
}

// Update implements Scene.
func (p *SettingsScene) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	if p.bind(c, f) {
		return app.Nav{}, nil
	}
	t := p.Clicked(c, f, false)
	if i := slices.IndexFunc(p.sections, func(x section) bool { return x.target() == t }); i >= 0 {
		p.section, p.Offset = i, 0
		return app.Nav{}, nil
	}
	for _, x := range p.settings {
		if t.Command != "" && t.Command == x.command {
			if err := x.change(c, t.Index); err != nil {
				return app.Nav{}, err
			}
			c.SaveSettings()
			return app.Nav{}, nil
		}
	}
	switch {
	case p.own.seat != game.Nobody && p.own.take(c, t):
		c.SaveSettings()
	case t.Command == cmdBind:
		p.binding = device.DefaultKeys[t.Index].Command
	case t.Command == cmdUnbind:
		p.give(c, device.DefaultKeys[t.Index].Command, nil)
		c.SaveSettings()
	case t.Command == cmdReset:
		c.Settings.Reset(c.Settings.Personal()[t.Index])
		if err := c.SetLanguage(c.Settings.Language); err != nil {
			return app.Nav{}, err
		}
		c.SaveSettings()
	case t.Command == cmdResetAll:
		return app.Push(app.NewMessage(c, c.Lang.T("settings.reset.all"), []string{c.Lang.T("settings.reset.all.about")},
			app.Answer{Caption: c.Lang.T("settings.reset.all.ok"), Then: resetAll}, app.Answer{Caption: c.Lang.T("message.cancel")})), nil
	case t.Command == cmdDone, f.Has(control.Cancel):
		return app.Pop(), nil
	}
	return app.Nav{}, nil
}

// resetTarget is the button that resets the setting with an index.
func resetTarget(i int) display.Target { return display.Target{Command: cmdReset, Index: i} }

// resetAll makes all settings as delivered.
func resetAll(c *app.Context) app.Nav {
	for _, name := range c.Settings.Personal() {
		c.Settings.Reset(name)
	}
	c.FillScreen(c.Settings.Fullscreen)
	_ = c.SetLanguage(c.Settings.Language) // as delivered it is one that there is
	c.SaveSettings()
	return app.Pop()
}

// View implements Scene.
func (p *SettingsScene) View(c *app.Context, l *display.List) {
	p.ViewForm(c, l, c.Lang.T("settings.title"),
		widget.Button{Caption: c.Lang.T("settings.done"), Primary: true, Target: display.Target{Command: cmdDone}},
		widget.Button{Caption: c.Lang.T("settings.reset.all"), Target: display.Target{Command: cmdResetAll}})
}

// fullest appends the names of the sections and the highest of these, so that the names
// stay where they are whichever is open.
func (p *SettingsScene) fullest(c *app.Context, l *display.List, r display.Rect) float64 {
	bottom := r.Y
	for i := range p.sections {
		bottom = max(bottom, p.opened(c, l, r, i))
	}
	return bottom
}

// opened appends the names of the sections and one of these, beside each other if there is room.
func (p *SettingsScene) opened(c *app.Context, l *display.List, r display.Rect, open int) float64 {
	u, h, gap := c.Unit(), c.Window().RowHeight(), 8*c.Unit()
	tab := func(i int, at display.Rect) {
		p.Button(l, widget.Button{Rect: at, Caption: c.Lang.T("settings.section." + p.sections[i].name), Paper: true, Chosen: i == open,
			Target: p.sections[i].target()})
	}
	if w := 170 * u; r.W >= 4.2*w {
		names := r.CutLeft(w)
		for i := range p.sections {
			tab(i, names.Row(r.Y, h).Cell(i, 1, gap))
		}
		r.CutLeft(28 * u)
		bottom := p.sections[open].rows(c, l, r)
		return max(bottom, r.Y+float64(len(p.sections))*(h+gap))
	}
	columns := max(1, min(len(p.sections), int((r.W+gap)/(112*u+gap))))
	lines := (len(p.sections) + columns - 1) / columns
	columns = (len(p.sections) + lines - 1) / lines // as even as may be
	first := r.Row(r.Y, h).Columns(columns, gap)[0]
	for i := range p.sections {
		tab(i, first.Cell(i, columns, gap))
	}
	r.Y += float64(lines)*(h+gap) + 6*u
	return p.sections[open].rows(c, l, r)
}
