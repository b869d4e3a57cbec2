package match

import (
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// luminance is how bright a colour is, as WCAG 2 defines it.
func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

// over is what is seen where a colour lies over an opaque one.
func over(c, ground color.NRGBA) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8((int(a)*int(c.A) + int(b)*(255-int(c.A))) / 255) }
	return color.NRGBA{mix(c.R, ground.R), mix(c.G, ground.G), mix(c.B, ground.B), 0xFF}
}

// requireContrast fails if letters do not stand out from the areas below them by
// 7 to 1. Those that lie on a picture or a drawing, whose colours are not in the
// list, are left to the eye, and so are those that something covers later.
func requireContrast(t *testing.T, l *display.List, what string) (checked int) {
	var clips []display.Rect
	for i, o := range l.Ops {
		switch o.Kind {
		case display.Clip:
			clips = append(clips, o.Rect)
		case display.Unclip:
			clips = clips[:len(clips)-1]
		}
		if o.Kind != display.DrawText || o.Color.A < 0xFF {
			continue
		}
		w := display.Measure(o.Text, o.Font, o.Size)
		box := display.Rect{X: o.X, Y: o.Y - display.Ascent(o.Size), W: w, H: display.Ascent(o.Size)}
		switch o.Align {
		case display.Center:
			box.X -= w / 2
		case display.Right:
			box.X -= w
		}
		at := box.Center()
		if n := len(clips); n > 0 && !clips[n-1].Contains(at) {
			continue // scrolled away
		}
		var ground color.NRGBA
		for _, below := range l.Ops[:i] {
			switch {
			case below.Kind == display.FillRect && below.Rect.Contains(at) && below.Color.A == 0xFF:
				ground = below.Color
			case below.Kind == display.FillRect && below.Rect.Contains(at) && ground.A == 0xFF:
				ground = over(below.Color, ground)
			case below.Kind == display.DrawImage && below.Rect.Contains(at):
				ground = color.NRGBA{}
			}
		}
		covered := false
		for _, above := range l.Ops[i+1:] {
			covered = covered || above.Kind == display.FillRect && above.Color.A > 0x60 && above.Rect.Contains(at)
		}
		if ground.A < 0xFF || covered {
			continue
		}
		checked++
		a, b := luminance(o.Color), luminance(ground)
		require.GreaterOrEqual(t, (max(a, b)+0.05)/(min(a, b)+0.05), 7.0, "%s: %q: %v on %v", what, o.Text, o.Color, ground)
	}
	return checked
}

// With high contrast letters stand out by 7 to 1, on every page and in a match.
func TestHighContrast(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Settings.Contrast = true
	checked := 0
	see := func(what string) {
		d.Tick(control.Frame{})
		checked += requireContrast(t, &d.List, what)
	}
	see("title")
	d.Tap("settings")
	for _, name := range sectionNames {
		d.Tap("section-" + name)
		see("settings, " + name)
	}
	d.Tap("done")
	d.SetUp()
	see("set-up")
	for _, m := range apptest.Positions(t, 2, 12) {
		d.Stack = app.NewStack(d.Context, NewPlay(d.Context, m, nil))
		see("match")
		p := d.Stack.Top().(*Play)
		for i, in := range p.now.Groups {
			if len(in) > 0 && !p.now.Modal() && p.timeline.Idle() {
				p.open.Group = i
				see("panel")
			}
		}
		p.open.Group = -1
		d.Key(control.Help)
		see("help")
	}
	require.Greater(t, checked, 2000)
}
