package match

import (
	"serenissima/input/match/panel"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// updateSheet lets a sheet ask what is to be asked now, where the keys begin.
func (k *keyboard) updateSheet(d *desk, s *panel.Sheet) {
	if t := s.Update(d, d.c.Settings.ReducedMotion); t != (display.Target{}) {
		k.begin(t, d.foreground)
	}
}

// follow lets a sheet follow pointer and keys, unless the keys are meant for what lies over it.
func (k *keyboard) follow(d *desk, s *panel.Sheet, f control.Frame) panel.InputResult {
	if !s.Asks() || d.foreground.log {
		return panel.InputResult{Rest: f}
	}
	keys := f
	if d.foreground.hint {
		f.Commands, f.Runes, f.Edits, f.Line = nil, nil, nil, nil
	}
	x := s.HandleInput(d, f, k.focus, k.used)
	if k.focus = x.Focus; s.Owns(k.focus) {
		k.used, k.region = k.used || len(f.Runes)+len(f.Edits) > 0 || widget.Direction(&f) != display.Point{}, inPanels
		k.at = display.Point{X: x.Box.Center().X, Y: x.Box.Y}
	}
	if d.foreground.hint {
		x.Rest.Commands, x.Rest.Runes, x.Rest.Edits, x.Rest.Line = keys.Commands, keys.Runes, keys.Edits, keys.Line
	}
	return x
}
