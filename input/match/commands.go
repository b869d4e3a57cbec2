package match

import (
	"slices"
	"strings"

	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/widget"
)

// A command can be asked for at any time of a match: by its key in the key map, by its button, in the
// menu or in the text twin. It is declared once, in globalCommands, and all of these are made from that.
type command struct {
	id      display.Command
	place   buttonPlace // of its button
	icon    string      // on its button and in the menu
	caption string      // key of what is written on its button and in the text twin
	menu    string      // key of what is written in the menu; empty: it is not there
	about   string      // key of what is written below that
	twin    bool        // it is in the text twin
	late    bool        // and pressed late there it means the same

	shown   func(p *Play, c *app.Context, v *table.View) bool   // whether the bar has its button; nil: it always has
	offered func(p *Play, c *app.Context) bool                  // whether the menu and the text twin have it now; nil: they always have
	off     func(p *Play, c *app.Context) string                // why it cannot be done now, empty if it can; nil: it always can
	on      func(p *Play, v *table.View) bool                   // whether what it leads to is shown; nil: it leads to nothing that stays
	tip     func(p *Play, c *app.Context, v *table.View) string // what its button does
	do      func(p *Play, c *app.Context) app.Nav
}

// A buttonPlace is where the button of a command lies.
type buttonPlace uint8

// The places.
const (
	noButton buttonPlace = iota // in the menu or the text twin alone
	besideHint
	amongSteps // with those that lead back and on
	atTheEnd   // where a turn is ended otherwise
	onCard     // of the active galley
	overChart  // while something is shown
	belowText  // of a notice or an explanation
)

// region is where the keys find a button in that place.
func (p buttonPlace) region() region {
	switch p {
	case amongSteps, atTheEnd, overChart:
		return inButtons
	case belowText:
		return inPanels
	}
	return inTools
}

// globalCommands are all commands, in the order of their buttons.
func globalCommands(p *Play) []command {
	return slices.Concat([]command{
		{id: app.CmdAccounts, place: besideHint, icon: "book", menu: "accounts.title", about: "accounts.menu.about",
			shown: func(p *Play, c *app.Context, v *table.View) bool {
				return app.KeepsAccounts(c, p.host) && moreTools(v)
			},
			offered: func(p *Play, c *app.Context) bool { return app.KeepsAccounts(c, p.host) },
			tip:     plainTip("accounts.title"),
			do: func(p *Play, c *app.Context) app.Nav {
				return app.Push(c.Pages.Accounts(c, p.match, p.history.Seen()))
			}},
	}, panelCommands(p), []command{
		{id: control.Advice, place: besideHint, icon: panel.AdviceSign, menu: "advice.menu", about: "advice.menu.about",
			shown:   func(p *Play, c *app.Context, v *table.View) bool { return adviceTool(p, c, v) },
			offered: func(p *Play, c *app.Context) bool { return p.captain.Hint == nil && p.canAdvise(c) },
			off: func(p *Play, c *app.Context) string {
				if p.canAdvise(c) {
					return ""
				}
				return c.Lang.T("advice.not-now")
			},
			on:  func(p *Play, _ *table.View) bool { return p.adviceShown() },
			tip: keyTip("advice.ask", control.Advice),
			do:  then(func(p *Play, c *app.Context) { p.askAdvice(c) })},
		{id: cmdTable, place: besideHint, icon: "hourglass",
			shown: func(_ *Play, _ *app.Context, v *table.View) bool { return v.Frame.Shape == layout.Small },
			on:    func(_ *Play, v *table.View) bool { return v.Open },
			tip:   func(p *Play, c *app.Context, _ *table.View) string { return p.words(c).Own("play.table") },
			do:    then(func(p *Play, _ *app.Context) { p.board.sheetOpen = !p.board.sheetOpen })},
		{id: control.Speed, place: besideHint, icon: "pace",
			tip: func(p *Play, c *app.Context, _ *table.View) string {
				return speedText(c, c.Settings.OfSeat(p.host, p.seating.atScreen()).SpeedOthers)
			},
			do: then(func(p *Play, c *app.Context) { p.notice.say(speedText(c, p.seating.nextSpeed(c))) })},
		{id: app.CmdResult, place: atTheEnd, icon: "crown", caption: "result.open", twin: true, late: true,
			offered: func(p *Play, _ *app.Context) bool { return p.controller.ending != nil },
			tip:     plainTip("result.open.about"),
			do: func(p *Play, _ *app.Context) app.Nav {
				if p.controller.ending == nil {
					return app.Nav{}
				}
				p.controller.ending.Rewind()
				return app.Push(p.controller.ending)
			}},
		{id: control.Undo, place: amongSteps, icon: "anticlockwise-rotation", caption: "play.undo", twin: true,
			off: whyNoUndo,
			tip: func(p *Play, c *app.Context, _ *table.View) string {
				if by := p.host.LastBy(); by != p.now.Viewer {
					return c.Tip("play.undo.help.other", control.Undo, "name", p.host.Seat(by).Name)
				}
				return c.Tip("play.undo.help", control.Undo)
			},
			do: then(func(p *Play, c *app.Context) { p.controller.undo(c) })},
		{id: control.Restart, place: amongSteps, caption: "play.restart", off: whyNoUndo,
			tip: keyTip("play.restart.help", control.Restart),
			do:  then(func(p *Play, c *app.Context) { p.controller.restart(c) })},
		{id: control.Redo, place: amongSteps, caption: "play.redo",
			off: func(p *Play, c *app.Context) string {
				if p.host.CanRedo() {
					return ""
				}
				return c.Lang.T("play.redo.nothing")
			},
			tip: keyTip("play.redo.help", control.Redo),
			do:  then(func(p *Play, c *app.Context) { p.controller.redo(c) })},
		{id: control.Menu, place: besideHint, icon: "astrolabe", caption: "play.menu", twin: true, late: true, tip: plainTip("play.menu"), do: openMenu},
		{id: control.Log, place: besideHint, icon: "scroll-unfurled", on: func(p *Play, _ *table.View) bool { return p.logShown() }, tip: plainTip("play.log"),
			do: then(func(p *Play, c *app.Context) {
				c.Sound.Hear(synth.Page)
				p.log.Open(!p.logShown())
				p.captain.Forget()
			})},
		{id: cmdFind, place: onCard, tip: plainTip("play.find"), do: then(func(p *Play, c *app.Context) { p.board.find(c) })},
		{id: cmdSkip, place: overChart, caption: "play.skip",
			shown: func(p *Play, _ *app.Context, _ *table.View) bool { return p.controller.shows() },
			tip: func(_ *Play, c *app.Context, _ *table.View) string {
				return c.Lang.T("play.skip.help") + " " + c.KeyText("play.skip.key", control.Skip)
			},
			do: then(func(p *Play, _ *app.Context) {
				p.controller.hurry = true
				p.clicks.guard()
			})},
		{id: cmdRule, place: belowText,
			do: func(p *Play, c *app.Context) app.Nav { return app.Push(c.Pages.Rules(c, p.info.ID, p.Rule(c))) }},
	})
}

// panelCommands are those of panels.
func panelCommands(p *Play) (list []command) {
	for _, of := range p.all {
		for _, x := range of.Commands(p.now.View) {
			list = append(list, command{id: x.ID, place: besideHint, icon: x.Icon, menu: x.Name, about: x.Name + ".about",
				shown: func(_ *Play, _ *app.Context, v *table.View) bool { return moreTools(v) },
				on:    func(*Play, *table.View) bool { return x.On },
				tip: func(p *Play, c *app.Context, v *table.View) string {
					name := strings.TrimSpace(p.words(c).Own(x.Name) + "\n" + c.KeyText("key.tip", x.ID))
					return strings.Join(append([]string{name}, x.Tell(v)...), "\n")
				},
				do: then(func(_ *Play, c *app.Context) {
					x.Do()
					c.Sound.Hear(synth.Page)
				})})
		}
	}
	return list
}

// then does something that leads to no other scene.
func then(do func(p *Play, c *app.Context)) func(*Play, *app.Context) app.Nav {
	return func(p *Play, c *app.Context) app.Nav {
		do(p, c)
		return app.Nav{}
	}
}

// plainTip is a tip that is the same text at any time.
func plainTip(key string) func(*Play, *app.Context, *table.View) string {
	return func(_ *Play, c *app.Context, _ *table.View) string { return c.Lang.T(key) }
}

// keyTip is a tip that names the key of a command as well.
func keyTip(key string, id display.Command) func(*Play, *app.Context, *table.View) string {
	return func(_ *Play, c *app.Context, _ *table.View) string { return c.Tip(key, id) }
}

// whyNoUndo says why nothing can be taken back, if that is so.
func whyNoUndo(p *Play, c *app.Context) string {
	can, why := p.host.CanUndo()
	if can {
		return ""
	}
	return c.Lang.T("play.undo." + string(why))
}

// speedText tells how fast others' moves are shown.
func speedText(c *app.Context, s app.Speed) string {
	return c.Lang.T("play.speed", "speed", c.Lang.T("settings.speed."+string(s)))
}

// openMenu opens the menu, with the commands that it offers now.
func openMenu(p *Play, c *app.Context) app.Nav {
	of := app.MenuOf{Match: p.match, Viewer: p.now.Viewer, Lesson: p.LessonID(), Ending: p.controller.ending}
	for _, x := range globalCommands(p) {
		if x.menu == "" || !x.offers(p, c) {
			continue
		}
		of.Entries = append(of.Entries, app.MenuEntry{
			Button: widget.Button{Icon: x.icon, Caption: p.words(c).Own(x.menu), Small: p.words(c).Own(x.about), Target: display.Target{Command: x.id}},
			Choose: func(c *app.Context) app.Nav { return x.do(p, c) },
		})
	}
	return app.Push(c.Pages.Menu(of))
}

// offers reports whether the menu and the text twin have the command now.
func (x *command) offers(p *Play, c *app.Context) bool { return x.offered == nil || x.offered(p, c) }

// whyNot says why the command cannot be carried out now, empty if it can.
func (x *command) whyNot(p *Play, c *app.Context) string {
	if x.off == nil {
		return ""
	}
	return x.off(p, c)
}

// button is the button of the command.
func (x *command) button(p *Play, c *app.Context, v *table.View) widget.Button {
	b := widget.Button{Icon: x.icon, Target: display.Target{Command: x.id}, Tip: x.whyNot(p, c), Chosen: x.on != nil && x.on(p, v)}
	if b.Off = b.Tip != ""; !b.Off {
		b.Tip = x.tip(p, c, v)
	}
	if x.caption != "" && x.place != besideHint {
		b.Caption = c.Lang.T(x.caption)
	}
	return b
}

// buttons are those of the commands in a place of the bar, in their order.
func buttons(p *Play, c *app.Context, v *table.View, at buttonPlace) (list []widget.Button) {
	for _, x := range globalCommands(p) {
		if x.place == at && (x.shown == nil || x.shown(p, c, v)) {
			list = append(list, x.button(p, c, v))
		}
	}
	return list
}

// stepsOf are the buttons that lead back and on.
func stepsOf(p *Play, c *app.Context) steps {
	return steps{list: buttons(p, c, nil, amongSteps), long: c.Lang.T("play.restart.long"), hover: p.board.hover}
}

// twinEntries are the buttons of the text twin for commands.
func twinEntries(p *Play, c *app.Context) (list []texttwin.Button) {
	for _, x := range globalCommands(p) {
		if !x.twin || !x.offers(p, c) {
			continue
		}
		b := texttwin.Button{ID: string(x.id), Text: c.Lang.T(x.caption)}
		if why := x.whyNot(p, c); why != "" {
			b.Off, b.Text = true, b.Text+": "+why
		}
		list = append(list, b)
	}
	return list
}

// globalCommand is the first of the commands with one of some ids, nil if there is none.
func globalCommand(p *Play, ids ...display.Command) *command {
	list := globalCommands(p)
	if i := slices.IndexFunc(list, func(x command) bool { return slices.Contains(ids, x.id) }); i >= 0 {
		return &list[i]
	}
	return nil
}
