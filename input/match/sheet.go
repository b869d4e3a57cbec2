package match

import (
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// Typing reports whether the keyboard writes text.
func (p *Play) Typing() bool { return p.sheet.Typing(p.keyboard.focus) }

// Writing is the line that is being typed, nil for none.
func (p *Play) Writing() *widget.Entry { return p.sheet.Writing(p.keyboard.focus) }

// settleSheet lets the sheet ask what is to be asked now, where the keys begin.
func settleSheet(p *Play, c *app.Context) {
	p.ticking = p.look(c)
	if t := p.sheet.Settle(&p.ticking, c.Settings.ReducedMotion); t != (display.Target{}) {
		p.keyboard.begin(t, p.ticking.cover)
	}
}

// followSheet lets the sheet follow pointer and keys, unless the keys are meant for what lies over it. It returns
// what is left of the input, and whether something has been decided.
func followSheet(p *Play, c *app.Context, f control.Frame) (rest control.Frame, decided bool) {
	if !p.sheet.Asks() || p.logShown() {
		return f, false
	}
	p.ticking = p.look(c)
	keys, k, over := f, &p.keyboard, p.ticking.cover.hint
	if over {
		f.Commands, f.Runes, f.Edits, f.Line = nil, nil, nil, nil
	}
	x := p.sheet.Follow(&p.ticking, f, k.focus, k.used)
	if k.focus = x.Focus; p.sheet.Owns(k.focus) {
		k.stay(x.Box, len(f.Runes)+len(f.Edits) > 0 || widget.Direction(&f) != display.Point{})
	}
	if x.Changed { // what waits to be confirmed is another number
		p.gestures.pending, p.gestures.cancelled = nil, nil
	}
	if over {
		x.Rest.Commands, x.Rest.Runes, x.Rest.Edits, x.Rest.Line = keys.Commands, keys.Runes, keys.Edits, keys.Line
	}
	if x.Pressed == (display.Target{}) {
		return x.Rest, false
	}
	p.gestures.source = x.Source
	p.fulfil(c, x.Pressed)
	return x.Rest, true
}
