package page

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/widget"
)

// A setting is a row of the scene of settings: what it shows, and what a click on it changes.
type setting struct {
	command display.Command
	change  func(c *app.Context, i int) error // i is the index of what is clicked
	view    func(c *app.Context, l *display.List, r display.Rect, y float64) (next float64)
}

// choice is a setting with a name of which one of some values is chosen: the key of its caption, and what
// the keys of the values begin with.
func choice[T ~string](p *SettingsScene, name, key, prefix string, values []T, value *T) setting {
	command := display.Command(name)
	return setting{command, func(_ *app.Context, i int) error {
		*value = values[i]
		return nil
	}, func(c *app.Context, l *display.List, r display.Rect, y float64) float64 {
		return p.row(c, l, r, y, name, pick{key, worded(c, prefix, values), slices.Index(values, *value), command})
	}}
}

// worded are values in words.
func worded[T ~string](c *app.Context, prefix string, values []T) (names []string) {
	for _, x := range values {
		names = append(names, c.Lang.T(prefix+string(x)))
	}
	return names
}

// language is that of all texts.
func (p *SettingsScene) language() setting {
	languages := lang.Available()
	return setting{"language", func(c *app.Context, i int) error { return c.SetLanguage(languages[i].Tag) },
		func(c *app.Context, l *display.List, r display.Rect, y float64) float64 {
			row := pick{key: "settings.language", cmd: "language"}
			for i, x := range languages {
				if row.names = append(row.names, x.Name); x.Tag == c.Settings.Language {
					row.chosen = i
				}
			}
			return p.row(c, l, r, y, "language", row)
		}}
}

// textSize is how large letters are.
func (p *SettingsScene) textSize() setting {
	return setting{"text-size", func(c *app.Context, i int) error {
		c.Settings.TextScale = app.TextScales[i]
		return nil
	}, func(c *app.Context, l *display.List, r display.Rect, y float64) float64 {
		row := pick{key: "settings.text", chosen: slices.Index(app.TextScales, c.Settings.TextScale), cmd: "text-size"}
		for _, n := range app.TextScales {
			row.names = append(row.names, c.Lang.T("settings.text.value", "n", n))
		}
		return p.row(c, l, r, y, "text-scale", row)
	}}
}

// aboutSpeed says what the speed of moves is.
func aboutSpeed() setting {
	return setting{view: func(c *app.Context, l *display.List, r display.Rect, y float64) float64 {
		return widget.Note(c.Window(), l, r, y, strings.TrimSpace(c.Lang.T("settings.speed.about")+" "+c.KeyText("settings.speed.key", control.Skip)))
	}}
}

// toggle is a setting that is on or off: the key of its caption, and the command whose key switches it as
// well, if any.
func (p *SettingsScene) toggle(command display.Command, key string, on *bool, byKey display.Command) setting {
	return setting{command, func(*app.Context, int) error {
		*on = !*on
		return nil
	}, func(c *app.Context, l *display.List, r display.Rect, y float64) float64 {
		return p.check(c, l, r, y, command, key, *on, byKey)
	}}
}

// fullScreen fills the screen.
func (p *SettingsScene) fullScreen() setting {
	return setting{"full-screen", func(c *app.Context, _ int) error {
		c.FillScreen(!c.Screen.Full)
		return nil
	}, func(c *app.Context, l *display.List, r display.Rect, y float64) float64 {
		return p.check(c, l, r, y, "full-screen", "settings.fullscreen", c.Screen.Full, control.Fullscreen)
	}}
}

// volume is how loud something is, between softer and louder.
func (p *SettingsScene) volume(name string, n *int) setting {
	command := display.Command(name)
	return setting{command, func(c *app.Context, i int) error {
		if *n = app.Louder(*n, i); name == "effects" {
			c.Sound.Hear(synth.Coins) // so that the new volume is heard
		}
		return nil
	}, func(c *app.Context, l *display.List, r display.Rect, y float64) float64 {
		cell, next := p.labelled(c, l, r, y, "settings."+name, name)
		widget.AppendStepper(l, widget.Stepper{
			Rect: cell, Value: c.Lang.T("settings.volume", "n", *n),
			Less: display.Target{Command: command}, More: display.Target{Command: command, Index: 1}, Low: *n == 0, High: *n == app.FullVolume,
		}, p.StateOf)
		return next
	}}
}

// labelled appends the caption of a setting, and behind the place for its widget, which is returned, the
// button that resets the field, unless it is as delivered.
func (p *SettingsScene) labelled(c *app.Context, l *display.List, r display.Rect, y float64, key, field string) (cell display.Rect, next float64) {
	cell, next = widget.Labelled(c.Window(), l, r, y, c.Lang.T(key))
	reset := cell.CutRight(cell.H) // always, so that nothing moves under the pointer
	cell.CutRight(8 * c.Unit())
	if s := c.Settings; s.Changed(field) {
		p.Button(l, widget.Button{Rect: reset, Icon: "anticlockwise-rotation", Paper: true,
			Target: resetTarget(slices.Index(s.Personal(), field)), Tip: c.Lang.T("settings.reset.one", "setting", c.Lang.T(key))})
	}
	return cell, next
}

// row appends a row with a choice, the button that resets the field, and what the choice means if that has
// to be said.
func (p *SettingsScene) row(c *app.Context, l *display.List, r display.Rect, y float64, field string, choice pick) float64 {
	cell, next := p.labelled(c, l, r, y, choice.key, field)
	if choice.view(&p.Form, l, cell); !c.Lang.Has(choice.key + ".about") {
		return next
	}
	return p.about(c, l, r, next, choice.key, "")
}

// check appends a checkbox and what it means.
func (p *SettingsScene) check(c *app.Context, l *display.List, r display.Rect, y float64, command display.Command, key string, on bool, byKey display.Command) float64 {
	t, h := display.Target{Command: command}, c.Window().RowHeight()
	widget.AppendCheckbox(l, widget.Checkbox{Rect: r.Row(y, h), Caption: c.Lang.T(key), On: on, Target: t, State: p.StateOf(t)})
	return p.about(c, l, r, y+h, key, byKey)
}

// about says what a setting means, in the game that is played where that has its own words, and what a key does to it.
func (p *SettingsScene) about(c *app.Context, l *display.List, r display.Rect, y float64, key string, byKey display.Command) float64 {
	about := ""
	for _, text := range []string{key + ".about", p.game + "." + key + ".about"} {
		if c.Lang.Has(text) {
			about = c.Lang.T(text)
		}
	}
	if byKey != "" {
		about += " " + c.KeyText(key+".key", byKey)
	}
	return widget.Note(c.Window(), l, r, y, strings.TrimSpace(about))
}
