package page

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/widget"
)

// The commands of the scene of settings.
const (
	cmdSection    display.Command = "section-"     // with the name of one
	cmdLanguage   display.Command = "language"     // Index: which one
	cmdSpeedOwn   display.Command = "speed-own"    // Index: which one
	cmdSpeedOther display.Command = "speed-others" // Index: which one
	cmdTextSize   display.Command = "text-size"    // Index: which one
	cmdCurtain    display.Command = "curtain"      // Index: which one
	cmdRecap      display.Command = "recap"
	cmdRoundUp    display.Command = "round-up"
	cmdKeepBook   display.Command = "keep-accounts"
	cmdAskTwice   display.Command = "ask-twice"
	cmdAutoPass   display.Command = "passing" // Index: which one
	cmdHand       display.Command = "hand"    // Index: which one
	cmdContrast   display.Command = "contrast"
	cmdReduced    display.Command = "reduced-motion"
	cmdFull       display.Command = "full-screen"
	cmdMusic      display.Command = "music"     // Index: 0 for softer, 1 for louder
	cmdEffects    display.Command = "effects"   // likewise
	cmdReset      display.Command = "reset"     // Index: a field of the settings; back to what it was as delivered
	cmdResetAll   display.Command = "reset-all" // the same for all settings
	cmdDone       display.Command = "done"
)

// A SettingsScene changes the settings, section by section; every change counts at
// once and is kept.
type SettingsScene struct {
	app.Form
	languages []lang.Language
	sections  []section
	section   int             // the one that is open
	binding   display.Command // that waits for its key, empty for none
	own       seatRows        // the section with the settings of one seat; zero: there is none
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

var _ app.Overlay = (*SettingsScene)(nil)

// NewSettingsScene returns the scene of settings.
func NewSettingsScene(*app.Context) *SettingsScene {
	p := &SettingsScene{languages: lang.Available()}
	p.sections = []section{
		{"general", p.general},
		{"pace", p.pace},
		{"people", p.people},
		{"sight", p.sight},
		{"sound", p.sound},
		{"keys", p.keys},
	}
	p.Form.Init(940, p.settings)
	p.Form.Full = p.fullest
	p.Least = 300
	return p
}

// For adds the settings of a seat of a match.
func (p *SettingsScene) For(m *session.Match, seat game.Player) *SettingsScene {
	if m.Seat(seat).Kind == session.Human {
		p.own = seatRows{&p.Form, m.Seats(), seat}
		at := 1 + slices.IndexFunc(p.sections, func(s section) bool { return s.name == "people" })
		p.sections = slices.Insert(p.sections, at, section{"own", p.own.rows})
	}
	return p
}

// Overlay implements Overlay.
func (p *SettingsScene) Overlay() {}

// Update implements Scene.
func (p *SettingsScene) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	if p.bind(c, f) {
		return app.Nav{}, nil
	}
	s := c.Settings
	t := p.Clicked(c, f, false)
	if i := slices.IndexFunc(p.sections, func(x section) bool { return x.target() == t }); i >= 0 {
		p.section, p.Offset = i, 0
		return app.Nav{}, nil
	}
	if p.own.seat != game.Nobody && p.own.take(c, t) {
		c.SaveSettings()
		return app.Nav{}, nil
	}
	switch t.Command {
	case cmdLanguage:
		if err := c.SetLanguage(p.languages[t.Index].Tag); err != nil {
			return app.Nav{}, err
		}
	case cmdSpeedOwn:
		s.SpeedOwn = app.Speeds[t.Index]
	case cmdSpeedOther:
		s.SpeedOthers = app.Speeds[t.Index]
	case cmdTextSize:
		s.TextScale = app.TextScales[t.Index]
	case cmdCurtain:
		s.Curtain = app.Veils[t.Index]
	case cmdHand:
		s.Hand = app.Hands[t.Index]
	case cmdRecap:
		s.Recap = !s.Recap
	case cmdAutoPass:
		s.AutoPass = app.AutoPasses[t.Index]
	case cmdRoundUp:
		s.RoundUp = !s.RoundUp
	case cmdKeepBook:
		s.Accounts = !s.Accounts
	case cmdAskTwice:
		s.AskTwice = !s.AskTwice
	case cmdContrast:
		s.Contrast = !s.Contrast
	case cmdReduced:
		s.ReducedMotion = !s.ReducedMotion
	case cmdFull:
		c.FillScreen(!c.Screen.Full)
	case cmdMusic:
		s.Music = app.Louder(s.Music, t.Index)
	case cmdEffects:
		s.Effects = app.Louder(s.Effects, t.Index)
		c.Sound.Hear(synth.Coins) // so that the new volume is heard
	case control.Mute:
		s.Mute = !s.Mute
	case cmdBind:
		p.binding = device.DefaultKeys[t.Index].Command
		return app.Nav{}, nil
	case cmdUnbind:
		p.give(c, device.DefaultKeys[t.Index].Command, nil)
		return app.Nav{}, nil
	case cmdReset:
		s.Reset(s.Personal()[t.Index])
		if err := c.SetLanguage(s.Language); err != nil {
			return app.Nav{}, err
		}
	case cmdResetAll:
		return app.Push(app.NewMessage(c, c.Lang.T("settings.reset.all"), []string{c.Lang.T("settings.reset.all.about")},
			app.Answer{Caption: c.Lang.T("settings.reset.all.ok"), Then: resetAll}, app.Answer{Caption: c.Lang.T("message.cancel")})), nil
	case cmdDone:
		return app.Pop(), nil
	default:
		if f.Has(control.Cancel) {
			return app.Pop(), nil
		}
		return app.Nav{}, nil
	}
	c.SaveSettings()
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

// settings appends the names of the sections and the open one: beside each other
// if there is room.
func (p *SettingsScene) settings(c *app.Context, l *display.List, r display.Rect) float64 {
	return p.opened(c, l, r, p.section)
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

// opened appends the names of the sections and one of these.
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

// general are the rows that fit nowhere else.
func (p *SettingsScene) general(c *app.Context, l *display.List, r display.Rect) float64 {
	names := make([]string, len(p.languages))
	for i, language := range p.languages {
		names[i] = language.Name
	}
	at := slices.IndexFunc(p.languages, func(x lang.Language) bool { return x.Tag == c.Settings.Language })
	y := p.row(c, l, r, r.Y, "language", pick{"settings.language", names, at, cmdLanguage})
	y = p.row(c, l, r, y, "hand", pick{"settings.hand", handNames(c), slices.Index(app.Hands, c.Settings.Hand), cmdHand})
	y = widget.Note(c.Window(), l, r, y, c.Lang.T("settings.hand.about"))
	y = p.check(c, l, r, y, toggle{"settings.ask-twice", c.Settings.AskTwice, cmdAskTwice, ""})
	y = p.check(c, l, r, y, toggle{"settings.accounts", c.Settings.Accounts, cmdKeepBook, ""})
	return p.check(c, l, r, y, toggle{"settings.fullscreen", c.Screen.Full, cmdFull, control.Fullscreen})
}

// pace is how fast moves are shown.
func (p *SettingsScene) pace(c *app.Context, l *display.List, r display.Rect) float64 {
	s := c.Settings
	y := p.row(c, l, r, r.Y, "speed-own", pick{"settings.speed.own", speedNames(c), slices.Index(app.Speeds, s.SpeedOwn), cmdSpeedOwn})
	y = p.row(c, l, r, y, "speed-others", pick{"settings.speed.others", speedNames(c), slices.Index(app.Speeds, s.SpeedOthers), cmdSpeedOther})
	y = widget.Note(c.Window(), l, r, y, strings.TrimSpace(c.Lang.T("settings.speed.about")+" "+c.KeyText("settings.speed.key", control.Skip)))
	y = p.check(c, l, r, y, toggle{"settings.round-up", s.RoundUp, cmdRoundUp, ""})
	passing := make([]string, len(app.AutoPasses))
	for i, x := range app.AutoPasses {
		passing[i] = c.Lang.T("settings.passing." + string(x))
	}
	y = p.row(c, l, r, y, "passing", pick{"settings.passing", passing, slices.Index(app.AutoPasses, s.AutoPass), cmdAutoPass})
	y = widget.Note(c.Window(), l, r, y, c.Lang.T("settings.passing.about"))
	return p.check(c, l, r, y, toggle{"settings.reduced", s.ReducedMotion, cmdReduced, ""})
}

// people is what helps several people at one screen.
func (p *SettingsScene) people(c *app.Context, l *display.List, r display.Rect) float64 {
	s := c.Settings
	names := make([]string, len(app.Veils))
	for i, veil := range app.Veils {
		names[i] = c.Lang.T("settings.curtain." + string(veil))
	}
	y := p.row(c, l, r, r.Y, "curtain", pick{"settings.curtain", names, slices.Index(app.Veils, s.Curtain), cmdCurtain})
	y = widget.Note(c.Window(), l, r, y, c.Lang.T("settings.curtain.about"))
	return p.check(c, l, r, y, toggle{"settings.recap", s.Recap, cmdRecap, ""})
}

// sight is what helps the eyes.
func (p *SettingsScene) sight(c *app.Context, l *display.List, r display.Rect) float64 {
	sizes := make([]string, len(app.TextScales))
	for i, n := range app.TextScales {
		sizes[i] = c.Lang.T("settings.text.value", "n", n)
	}
	y := p.row(c, l, r, r.Y, "text-scale", pick{"settings.text", sizes, slices.Index(app.TextScales, c.Settings.TextScale), cmdTextSize})
	return p.check(c, l, r, y, toggle{"settings.contrast", c.Settings.Contrast, cmdContrast, ""})
}

// sound is what is heard.
func (p *SettingsScene) sound(c *app.Context, l *display.List, r display.Rect) float64 {
	s := c.Settings
	y := p.volume(c, l, r, r.Y, volume{"settings.music", "music", s.Music, cmdMusic})
	y = p.volume(c, l, r, y, volume{"settings.effects", "effects", s.Effects, cmdEffects})
	return p.check(c, l, r, y, toggle{"settings.mute", s.Mute, control.Mute, control.Mute})
}

func speedNames(c *app.Context) []string {
	names := make([]string, len(app.Speeds))
	for i, s := range app.Speeds {
		names[i] = c.Lang.T("settings.speed." + string(s))
	}
	return names
}

// labelled appends the caption of a setting, and behind the place for its widget,
// which is returned, the button that resets the field, unless it is as delivered.
func (p *SettingsScene) labelled(c *app.Context, l *display.List, r display.Rect, y float64, key, field string) (cell display.Rect, next float64) {
	cell, next = widget.Labelled(c.Window(), l, r, y, c.Lang.T(key))
	reset := cell.CutRight(cell.H) // always, so that nothing moves under the pointer
	cell.CutRight(8 * c.Unit())
	if s := c.Settings; s.Changed(field) {
		i := slices.Index(s.Personal(), field)
		p.Button(l, widget.Button{Rect: reset, Icon: "anticlockwise-rotation", Paper: true,
			Target: resetTarget(i), Tip: c.Lang.T("settings.reset.one", "setting", c.Lang.T(key))})
	}
	return cell, next
}

// row appends a row with a choice, and the button that resets the field.
func (p *SettingsScene) row(c *app.Context, l *display.List, r display.Rect, y float64, field string, choice pick) float64 {
	cell, next := p.labelled(c, l, r, y, choice.key, field)
	choice.view(&p.Form, l, cell)
	return next
}

// A volume is how loud something is: the keys of its caption and of its field.
type volume struct {
	key, field string
	n          int
	command    display.Command
}

// volume appends a volume between softer and louder.
func (p *SettingsScene) volume(c *app.Context, l *display.List, r display.Rect, y float64, v volume) float64 {
	cell, next := p.labelled(c, l, r, y, v.key, v.field)
	widget.AppendStepper(l, widget.Stepper{
		Rect: cell, Value: c.Lang.T("settings.volume", "n", v.n),
		Less: display.Target{Command: v.command}, More: display.Target{Command: v.command, Index: 1}, Low: v.n == 0, High: v.n == app.FullVolume,
	}, p.StateOf)
	return next
}

// A toggle is something that is on or off: the key of its caption, with .about of what it
// means if that has to be said, and with .key of what a key does to it.
type toggle struct {
	key     string
	on      bool
	command display.Command
	byKey   display.Command // whose key switches it as well, if any
}

// check appends a checkbox and what it means.
func (p *SettingsScene) check(c *app.Context, l *display.List, r display.Rect, y float64, b toggle) float64 {
	t := display.Target{Command: b.command}
	h := c.Window().RowHeight()
	widget.AppendCheckbox(l, widget.Checkbox{Rect: r.Row(y, h), Caption: c.Lang.T(b.key), On: b.on, Target: t, State: p.StateOf(t)})
	about := ""
	if c.Lang.Has(b.key + ".about") {
		about = c.Lang.T(b.key + ".about")
	}
	if b.byKey != "" {
		about += " " + c.KeyText(b.key+".key", b.byKey)
	}
	return widget.Note(c.Window(), l, r, y+h, strings.TrimSpace(about))
}
