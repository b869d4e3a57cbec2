package page

import (
	"maps"
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The commands of the section of keys. Index is the place in device.DefaultKeys.
const (
	cmdBind   display.Command = "bind"   // waits for the key that is to be used
	cmdUnbind display.Command = "unbind" // the keys as delivered again
)

// keys are what each key does: pressing a row and then a key gives it that key.
func (p *SettingsScene) keys(c *app.Context, l *display.List, r display.Rect) float64 {
	u, h := c.Unit(), c.Window().RowHeight()
	y := widget.Note(c.Window(), l, r, r.Y, c.Lang.T("settings.keys.about"))
	for i, b := range device.Bindings(c.Settings.Keys) {
		does := app.KeyDoes(c.Lang, b.Command)
		side := r.W * 0.44
		widget.Text(l, display.Rect{X: r.X, Y: y, W: side - 8*u, H: h}, does, display.TextStyle{Font: display.Sans, Size: 16 * u, Color: theme.Ink})
		at := display.Rect{X: r.X + side, Y: y, W: r.W - side - h - 8*u, H: h}
		button := widget.Button{Rect: at, Caption: keyNames(c.Lang, b.Keys), Paper: true, Target: display.Target{Command: cmdBind, Index: i}}
		if len(b.Keys) == 0 {
			button.Caption = c.Lang.T("settings.keys.none")
		}
		if p.binding == b.Command {
			button.Caption, button.Chosen = c.Lang.T("settings.keys.press"), true
		}
		p.Button(l, button)
		if _, own := c.Settings.Keys[b.Command]; own {
			p.Button(l, widget.Button{Rect: display.Rect{X: r.X + r.W - h, Y: y, W: h, H: h}, Icon: "anticlockwise-rotation", Paper: true,
				Target: display.Target{Command: cmdUnbind, Index: i}, Tip: c.Lang.T("settings.reset.one", "setting", lang.Capital(does))})
		}
		y += h + 6*u
	}
	return y
}

// Typing implements typist: a key that is to be bound does nothing else.
func (p *SettingsScene) Typing() bool { return p.binding != "" }

// keyNames are what keys are called, those called alike once.
func keyNames(words *lang.Catalog, keys []string) string {
	var names []string
	for _, key := range keys {
		if name := app.KeyName(words, key); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, " · ")
}

// bind gives the command that waits the key pressed, unless another has it; Escape
// leaves it as it was. It reports whether the frame was used up.
func (p *SettingsScene) bind(c *app.Context, f control.Frame) (used bool) {
	cmd := p.binding
	switch key := f.Chord.String(); {
	case cmd == "":
		return false
	case f.JustPressed || f.Press != "":
		p.binding = "" // something else is wanted
		return false
	case f.Chord == (control.Chord{}):
	case key == "Escape":
		p.binding = ""
	default:
		p.binding = ""
		if other := device.Uses(device.Bindings(c.Settings.Keys), cmd, key); other != "" {
			c.Notices.Say(c.Lang.T("settings.keys.taken", "key", app.KeyName(c.Lang, key), "does", app.KeyDoes(c.Lang, other)))
			return true
		}
		p.give(c, cmd, []string{key})
	}
	return true
}

// give gives a command its keys; nil: those as delivered, which others may have.
func (p *SettingsScene) give(c *app.Context, cmd display.Command, keys []string) {
	own := maps.Clone(c.Settings.Keys)
	if own == nil {
		own = map[display.Command][]string{}
	}
	delete(own, cmd)
	if keys != nil {
		own[cmd] = keys
	} else {
		i := slices.IndexFunc(device.DefaultKeys, func(b device.Binding) bool { return b.Command == cmd })
		for _, key := range device.DefaultKeys[i].Keys {
			if other := device.Uses(device.Bindings(own), cmd, key); other != "" {
				c.Notices.Say(c.Lang.T("settings.keys.taken", "key", app.KeyName(c.Lang, key), "does", app.KeyDoes(c.Lang, other)))
				return
			}
		}
	}
	c.Settings.Keys = own
	c.SaveSettings()
}
