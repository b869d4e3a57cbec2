package scene

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/input"
	"serenissima/render/op"
	"serenissima/render/synth"
	"serenissima/render/ui"
)

// The commands of the preferences.
const (
	cmdLanguage   op.Command = "language"     // Index: which one
	cmdSpeedOwn   op.Command = "speed-own"    // Index: which one
	cmdSpeedOther op.Command = "speed-others" // Index: which one
	cmdTextSize   op.Command = "text-size"    // Index: which one
	cmdReduced    op.Command = "reduced-motion"
	cmdFull       op.Command = "full-screen"
	cmdMusic      op.Command = "music"   // Index: 0 for softer, 1 for louder
	cmdEffects    op.Command = "effects" // likewise
	cmdDone       op.Command = "done"
)

// Preferences change the settings; every change counts at once and is kept.
type Preferences struct {
	form
	languages []lang.Language
}

var _ Overlay = (*Preferences)(nil)

// NewPreferences returns the scene of settings.
func NewPreferences(*Context) *Preferences {
	p := &Preferences{languages: lang.Available()}
	p.form.init(760, p.settings)
	return p
}

// Overlay implements Overlay.
func (p *Preferences) Overlay() {}

// Update implements Scene.
func (p *Preferences) Update(c *Context, f input.Frame) (Nav, error) {
	s := c.Settings
	t := p.update(c, f, false)
	switch t.Command {
	case cmdLanguage:
		if err := c.SetLanguage(p.languages[t.Index].Tag); err != nil {
			return Nav{}, err
		}
	case cmdSpeedOwn:
		s.SpeedOwn = Speeds[t.Index]
	case cmdSpeedOther:
		s.SpeedOthers = Speeds[t.Index]
	case cmdTextSize:
		s.TextScale = TextScales[t.Index]
	case cmdReduced:
		s.ReducedMotion = !s.ReducedMotion
	case cmdFull:
		s.Fullscreen = !s.Fullscreen
	case cmdMusic:
		s.Music = louder(s.Music, t.Index)
	case cmdEffects:
		s.Effects = louder(s.Effects, t.Index)
		c.Hear(synth.Coins) // so that the new volume is heard
	case input.Mute:
		s.Mute = !s.Mute
	case cmdDone:
		return Pop(), nil
	default:
		if f.Has(input.Cancel) {
			return Pop(), nil
		}
		return Nav{}, nil
	}
	c.SaveSettings()
	return Nav{}, nil
}

// View implements Scene.
func (p *Preferences) View(c *Context, l *op.List) {
	p.view(c, l, c.Lang.T("settings.title"),
		ui.Button{Caption: c.Lang.T("settings.done"), Primary: true, Target: op.Target{Command: cmdDone}})
}

// settings appends the settings from the top of r and returns where they end.
func (p *Preferences) settings(c *Context, l *op.List, r op.Rect) float64 {
	s, y := c.Settings, r.Y
	names := make([]string, len(p.languages))
	for i, language := range p.languages {
		names[i] = language.Name
	}
	at := slices.IndexFunc(p.languages, func(x lang.Language) bool { return x.Tag == s.Language })
	y = p.row(c, l, r, y, "settings.language", names, at, cmdLanguage)
	y = p.row(c, l, r, y, "settings.speed.own", speedNames(c), slices.Index(Speeds, s.SpeedOwn), cmdSpeedOwn)
	y = p.row(c, l, r, y, "settings.speed.others", speedNames(c), slices.Index(Speeds, s.SpeedOthers), cmdSpeedOther)
	y = note(c, l, r, y, c.Lang.T("settings.speed.about"))
	y = p.volumes(c, l, r, y)
	y = p.check(c, l, r, y, "settings.mute", s.Mute, input.Mute)
	sizes := make([]string, len(TextScales))
	for i, n := range TextScales {
		sizes[i] = c.Lang.T("settings.text.value", "n", n)
	}
	y = p.row(c, l, r, y, "settings.text", sizes, slices.Index(TextScales, s.TextScale), cmdTextSize)
	y = p.check(c, l, r, y, "settings.reduced", s.ReducedMotion, cmdReduced)
	return p.check(c, l, r, y, "settings.fullscreen", s.Fullscreen, cmdFull)
}

func speedNames(c *Context) []string {
	names := make([]string, len(Speeds))
	for i, s := range Speeds {
		names[i] = c.Lang.T("settings.speed." + string(s))
	}
	return names
}

// row appends a caption and a choice: beside each other if there is room.
func (p *Preferences) row(c *Context, l *op.List, r op.Rect, y float64, key string, names []string, chosen int, cmd op.Command) float64 {
	items := make([]ui.Item, len(names))
	for i, n := range names {
		items[i] = ui.Item{Caption: n}
	}
	cell, next := labelled(c, l, r, y, c.Lang.T(key))
	p.choice(l, ui.Choice{Rect: cell, Items: items, Chosen: chosen, Target: op.Target{Command: cmd}})
	return next
}

// volumes appends the volumes of music and effects: in one row if there is room.
func (p *Preferences) volumes(c *Context, l *op.List, r op.Rect, y float64) float64 {
	s, gap := c.Settings, 12*c.Unit()
	cell, next := labelled(c, l, r, y, c.Lang.T("settings.sound"))
	other := cell
	if half := (cell.W - gap) / 2; cell.W >= 400*c.Unit() {
		cell.W, other.W = half, half
		other.X += half + gap
	} else {
		other.Y = next
		next += next - cell.Y
	}
	p.volume(c, l, cell, "settings.music", s.Music, cmdMusic)
	p.volume(c, l, other, "settings.effects", s.Effects, cmdEffects)
	return next
}

// volume appends one volume between softer and louder.
func (p *Preferences) volume(c *Context, l *op.List, r op.Rect, key string, n int, cmd op.Command) {
	ui.AppendStepper(l, ui.Stepper{
		Rect: r, Value: c.Lang.T(key, "n", n),
		Less: op.Target{Command: cmd}, More: op.Target{Command: cmd, Index: 1}, Low: n == 0, High: n == fullVolume,
	}, p.look)
}

// louder is the next volume, softer for 0.
func louder(n, up int) int {
	if up == 0 {
		return max(0, n-volumeStep)
	}
	return min(fullVolume, n+volumeStep)
}

func (p *Preferences) check(c *Context, l *op.List, r op.Rect, y float64, key string, on bool, cmd op.Command) float64 {
	t := op.Target{Command: cmd}
	h := rowHeight(c)
	ui.AppendCheckbox(l, ui.Checkbox{Rect: op.Rect{X: r.X, Y: y, W: r.W, H: h}, Caption: c.Lang.T(key), On: on, Target: t, Look: p.look(t)})
	return note(c, l, r, y+h, c.Lang.T(key+".about"))
}
