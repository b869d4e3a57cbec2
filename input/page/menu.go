package page

import (
	"slices"

	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// The commands of the menu.
const (
	cmdResume display.Command = "resume"
	CmdLeave  display.Command = "leave"
	cmdAnew   display.Command = "anew"   // a lesson
	CmdReplay display.Command = "replay" // shows a match again
)

// A Menu lies over a match and leads out of it. The match has been saved.
type Menu struct {
	app.Page
	app.Over
	of app.MenuOf
}

// NewMenu returns the menu of a match.
func NewMenu(of app.MenuOf) *Menu { return &Menu{of: of} }

// Update implements Scene.
func (m *Menu) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	cmd := m.Clicked(c, f, false).Command
	if slices.ContainsFunc(m.of.Entries, func(b widget.Button) bool { return b.Target.Command == cmd }) {
		return m.of.Choose(c, cmd).Instead(), nil
	}
	switch cmd {
	case cmdResume:
		return app.Pop(), nil
	case app.CmdResult:
		return app.Replace(m.of.Ending), nil
	case CmdReplay:
		return app.Replace(c.Matches.Replay(c, m.of.Match, m.of.Viewer, m.of.Match.Len(), m.of.Ending)), nil
	case CmdDice:
		return app.Replace(NewDice(c, m.of.Match)), nil
	case CmdSaves:
		return app.Replace(NewSaves(c, m.of.Match)), nil
	case cmdSettings:
		return app.Replace(m.settings(c)), nil
	case control.Rules:
		return app.Replace(NewRules(c, app.GameOf(m.of.Match), "")), nil
	case control.Help:
		return app.Replace(NewHelp(c, app.GameOf(m.of.Match))), nil
	case cmdAnew:
		return OpenLesson(c, m.of.Lesson), nil
	case CmdLeave:
		if m.of.Lesson != "" {
			return app.Home(NewLessons(c, m.of.Match.Rules().Info().ID)), nil
		}
		return app.Home(NewTitle(c)), nil
	case cmdQuit:
		return app.Quit(), nil
	}
	if f.Has(control.Cancel) || f.Has(control.Menu) {
		return app.Pop(), nil
	}
	return app.Nav{}, nil
}

// settings are those of everybody and, in a game, of the person at the screen.
func (m *Menu) settings(c *app.Context) *SettingsScene {
	p := NewSettingsScene(c)
	if m.of.Lesson == "" && m.of.Match != nil {
		p.For(m.of.Match, m.of.Viewer)
	}
	return p
}

// View implements Scene.
func (m *Menu) View(c *app.Context, l *display.List) {
	widget.Scrim(l, c.Screen.Rect())
	list := []widget.Button{
		{Icon: "lateen", Caption: c.Lang.T("play.menu.resume"), Small: c.Lang.T("play.menu.resume.about"), Primary: true, Target: display.Target{Command: cmdResume}},
		{Icon: "watch-again", Caption: c.Lang.T("replay.menu"), Small: c.Lang.T("replay.menu.about"), Target: display.Target{Command: CmdReplay}},
		{Icon: "die", Caption: c.Lang.T("dice.menu"), Small: c.Lang.T("dice.menu.about"), Target: display.Target{Command: CmdDice}},
		{Icon: "chest", Caption: c.Lang.T("saves.menu"), Small: c.Lang.T("saves.menu.about"), Target: display.Target{Command: CmdSaves}},
		{Icon: "sliders", Caption: c.Lang.T("title.settings"), Small: c.Lang.T("title.settings.about"), Target: display.Target{Command: cmdSettings}},
		rulesButton(c),
		{Icon: "compass", Caption: helpText(c, "help.title"), Small: helpText(c, "help.about"), Target: display.Target{Command: control.Help}},
		{Icon: "fleur-de-lys", Caption: c.Lang.T("play.menu.title"), Small: keeping(c, "play.menu.title.about", "fleeting.waits"), Target: display.Target{Command: CmdLeave}},
	}
	if m.of.Ending != nil { // nothing is left to be played
		list[0].Caption, list[0].Primary = c.Lang.T("result.look"), false
		result := widget.Button{Icon: "crown", Caption: c.Lang.T("result.open"), Small: c.Lang.T("result.open.about"), Primary: true, Target: display.Target{Command: app.CmdResult}}
		list = slices.Insert(list, 0, result)
	}
	list = slices.Insert(list, 1, m.of.Entries...)
	if m.of.Lesson != "" { // neither its dice nor its end are a game's
		list = slices.DeleteFunc(list, func(b widget.Button) bool { return b.Target.Command == CmdReplay || b.Target.Command == CmdDice })
		again := widget.Button{Icon: "anticlockwise-rotation", Caption: c.Lang.T("learn.menu.again"), Small: c.Lang.T("learn.menu.again.about"), Target: display.Target{Command: cmdAnew}}
		list = slices.Insert(list, 1, again)
		last := &list[len(list)-1]
		last.Caption, last.Small = c.Lang.T("learn.menu.leave"), c.Lang.T("learn.menu.leave.about")
	}
	if m.of.Match != nil && !c.Games.CountsHits(m.of.Match) {
		list = slices.DeleteFunc(list, func(b widget.Button) bool { return b.Target.Command == CmdDice })
	}
	if c.CanQuit {
		list = append(list, widget.Button{Icon: "anchor", Caption: c.Lang.T("play.menu.quit"), Small: keeping(c, "play.menu.title.about", "fleeting.quit"), Target: display.Target{Command: cmdQuit}})
	}
	m.sheet(c, l, list)
	m.ViewTip(c, l)
}

// sheet appends the buttons on a sheet of paper: below each other, or two by two
// where the window is not high enough for that.
func (m *Menu) sheet(c *app.Context, l *display.List, list []widget.Button) {
	u, screen := c.Unit(), c.Screen.Rect()
	pad, head := 24*u, 44*u
	room := screen.H - 16 - 2*pad - head
	columns := 1
	if float64(len(list))*(52*u+4*u) > room && screen.W > 600 {
		columns, pad = 2, 16*u
		room = screen.H - 16 - 2*pad - head
	}
	n := float64((len(list) + columns - 1) / columns)
	gap := max(4*u, min(12*u, (room-44*n)/(n-1)))
	h := max(44, min(64*u, (room-gap*(n-1))/n))
	w := min(400*u*float64(columns), screen.W-16)
	r := screen.Middle(w, 2*pad+head+n*h+gap*(n-1))
	r.Y = max(4, r.Y)
	widget.Paper(l, r)
	r = r.Inset(pad)
	widget.Heading(l, r.Row(r.Y-8*u, 36*u), c.Lang.T("play.menu"), 28*u, display.Center)
	first := r.Row(r.Y+head, h).Columns(columns, gap)[0]
	for i, b := range list {
		b.Rect = first.Cell(i, columns, gap)
		b.Paper = true
		m.Button(l, b)
	}
}
