package match

import (
	"slices"
	"strings"

	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/widget"
)

// A command can be asked for at any time of a match: by its key in the key map, by its button, in the
// menu or in the text twin. It is declared once, in ownCommands or by a panel, and all of these are made from that.
type command struct {
	table.Command             // without a name it is not in the menu
	place         buttonPlace // of its button
	caption       string      // key of what is written on its button and in the text twin
	twin          bool        // it is in the text twin
	late          bool        // and pressed late there it means the same

	shown   func(*desk) bool   // whether the bar has its button; nil: it always has
	offered func(*desk) bool   // whether the menu and the text twin have it now; nil: they always have
	off     func(*desk) string // why it cannot be done now, empty if it can; nil: it always can
	on      func(*desk) bool   // whether what it leads to is shown; nil: it leads to nothing that stays
	tip     func(*desk) string // what its button does
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

// ownCommands are those of the match, in the order of their buttons.
var ownCommands = []command{
	{Command: table.Command{ID: app.CmdAccounts, Icon: "book", Name: "accounts.title"}, place: besideHint,
		shown:   func(d *desk) bool { return app.KeepsAccounts(d.c, d.host) && moreTools(d.Frame()) },
		offered: func(d *desk) bool { return app.KeepsAccounts(d.c, d.host) },
		tip:     plainTip("accounts.title")},
	{Command: table.Command{ID: control.Advice, Icon: panel.AdviceSign, Name: "advice.menu"}, place: besideHint,
		shown:   (*desk).hasAdviceTool,
		offered: func(d *desk) bool { return d.captain.Hint == nil && d.canAsk() },
		off: func(d *desk) string {
			if d.canAsk() {
				return ""
			}
			return d.c.Lang.T("advice.not-now")
		},
		on:  func(d *desk) bool { return d.foreground.hint },
		tip: keyTip("advice.ask", control.Advice)},
	{Command: table.Command{ID: table.CmdFolded, Icon: "hourglass"}, place: besideHint,
		shown: func(d *desk) bool { return d.view.Frame.Shape == layout.Small },
		on:    func(d *desk) bool { return d.view.Open },
		tip:   func(d *desk) string { return d.words.Own("play.table") }},
	{Command: table.Command{ID: control.Speed, Icon: "pace"}, place: besideHint,
		tip: func(d *desk) string {
			return speedText(d.c, d.c.Settings.OfSeat(d.host, d.seating.atScreen()).SpeedOthers)
		}},
	{Command: table.Command{ID: app.CmdResult, Icon: "crown"}, place: atTheEnd, caption: "result.open", twin: true, late: true,
		offered: func(d *desk) bool { return d.ended },
		tip:     plainTip("result.open.about")},
	{Command: table.Command{ID: control.Undo, Icon: "anticlockwise-rotation"}, place: amongSteps, caption: "play.undo", twin: true, off: whyNoUndo,
		tip: func(d *desk) string {
			if by := d.host.LastBy(); by != d.now.Viewer {
				return d.c.Tip("play.undo.help.other", control.Undo, "name", d.host.Seat(by).Name)
			}
			return d.c.Tip("play.undo.help", control.Undo)
		}},
	{Command: table.Command{ID: control.Restart}, place: amongSteps, caption: "play.restart", off: whyNoUndo, tip: keyTip("play.restart.help", control.Restart)},
	{Command: table.Command{ID: control.Redo}, place: amongSteps, caption: "play.redo",
		off: func(d *desk) string {
			if d.host.CanRedo() {
				return ""
			}
			return d.c.Lang.T("play.redo.nothing")
		},
		tip: keyTip("play.redo.help", control.Redo)},
	{Command: table.Command{ID: control.Menu, Icon: "astrolabe"}, place: besideHint, caption: "play.menu", twin: true, late: true, tip: plainTip("play.menu")},
	{Command: table.Command{ID: control.Log, Icon: "scroll-unfurled"}, place: besideHint, on: func(d *desk) bool { return d.foreground.log }, tip: plainTip("play.log")},
	{Command: table.Command{ID: cmdFind}, place: onCard, tip: plainTip("play.find")},
	{Command: table.Command{ID: cmdSkip}, place: overChart, caption: "play.skip",
		shown: func(d *desk) bool { return d.skips },
		tip: func(d *desk) string {
			return d.c.Lang.T("play.skip.help") + " " + d.c.KeyText("play.skip.key", control.Skip)
		}},
	{Command: table.Command{ID: cmdRule}, place: belowText},
}

// plainTip is a tip that is the same text at any time.
func plainTip(key string) func(*desk) string {
	return func(d *desk) string { return d.c.Lang.T(key) }
}

// keyTip is a tip that names the key of a command as well.
func keyTip(key string, id display.Command) func(*desk) string {
	return func(d *desk) string { return d.c.Tip(key, id) }
}

// whyNoUndo says why nothing can be taken back, if that is so.
func whyNoUndo(d *desk) string {
	can, why := d.host.CanUndo()
	if can {
		return ""
	}
	return d.c.Lang.T("play.undo." + string(why))
}

// speedText tells how fast others' moves are shown.
func speedText(c *app.Context, s app.Speed) string {
	return c.Lang.T("play.speed", "speed", c.Lang.T("settings.speed."+string(s)))
}

// menuButtons are the buttons of the menu for the commands that it offers now.
func menuButtons(d *desk) (list []widget.Button) {
	for _, x := range d.commands() {
		if x.Name != "" && x.offers(d) {
			list = append(list, widget.Button{Icon: x.Icon, Caption: d.words.Own(x.Name), Small: d.words.Own(x.Name + ".about"), Target: display.Target{Command: x.ID}})
		}
	}
	return list
}

// offers reports whether the menu and the text twin have the command now.
func (x *command) offers(d *desk) bool { return x.offered == nil || x.offered(d) }

// whyNot says why the command cannot be carried out now, empty if it can.
func (x *command) whyNot(d *desk) string {
	if x.off == nil {
		return ""
	}
	return x.off(d)
}

// button is the button of the command.
func (x *command) button(d *desk) widget.Button {
	b := widget.Button{Icon: x.Icon, Target: display.Target{Command: x.ID}, Tip: x.whyNot(d), Chosen: x.on != nil && x.on(d)}
	if b.Off = b.Tip != ""; !b.Off {
		b.Tip = x.tip(d)
	}
	if x.caption != "" && x.place != besideHint {
		b.Caption = d.c.Lang.T(x.caption)
	}
	return b
}

// buttons are those of the commands in a place of the bar, in their order.
func buttons(d *desk, at buttonPlace) (list []widget.Button) {
	for _, x := range d.commands() {
		if x.place == at && (x.shown == nil || x.shown(d)) {
			list = append(list, x.button(d))
		}
	}
	return list
}

// twinButtons are the buttons of the text twin for commands.
func twinButtons(d *desk) (list []texttwin.Button) {
	for _, x := range d.commands() {
		if !x.twin || !x.offers(d) {
			continue
		}
		b := texttwin.Button{ID: string(x.ID), Text: d.c.Lang.T(x.caption)}
		if why := x.whyNot(d); why != "" {
			b.Off, b.Text = true, b.Text+": "+why
		}
		list = append(list, b)
	}
	return list
}

// commands are all commands, in the order of their buttons: those of panels stand behind the first.
func (d *desk) commands() []command {
	if d.known != nil {
		return d.known
	}
	d.known = ownCommands
	for _, of := range d.panels.all {
		for _, x := range of.Commands(d.now.View) {
			d.known = slices.Insert(slices.Clone(d.known), 1, ofPanel(x))
		}
	}
	return d.known
}

// ofPanel is a command of a panel.
func ofPanel(x table.Command) command {
	return command{Command: x, place: besideHint,
		shown: func(d *desk) bool { return moreTools(d.Frame()) },
		on:    func(*desk) bool { return x.On },
		tip: func(d *desk) string {
			lines := []string{strings.TrimSpace(d.words.Own(x.Name) + "\n" + d.c.KeyText("key.tip", x.ID))}
			if x.Tell != nil {
				lines = append(lines, x.Tell(d.view)...)
			}
			return strings.Join(lines, "\n")
		}}
}

// command is the first of the commands with one of some ids, nil if there is none.
func (d *desk) command(ids ...display.Command) *command {
	list := d.commands()
	if i := slices.IndexFunc(list, func(x command) bool { return slices.Contains(ids, x.ID) }); i >= 0 {
		return &list[i]
	}
	return nil
}

// canAsk reports whether the captain can be asked: a person has to choose.
func (d *desk) canAsk() bool {
	if d.now.Lesson != nil {
		return d.now.Lesson.Captain && d.settled
	}
	return d.captain.Advisor != nil && d.settled && len(d.now.Legal) > 1
}

// hasAdviceTool reports whether somebody can be asked, and there is room for a button among the tools. While
// books are being read there is no captain yet, but there will be.
func (d *desk) hasAdviceTool() bool {
	return d.c.Bots.NewAdvisor != nil && (d.now.Lesson != nil || d.captain.Advisor != nil || d.reads) && moreTools(d.Frame())
}

// moreTools reports whether there is room for more small buttons than every window has. Else
// what they do is in the menu.
func moreTools(f *layout.Frame) bool {
	return f.Shape != layout.Small && f.Size.X >= 560*f.Unit
}
