package app

import (
	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// Backdrop fills the screen with a part of a game's chart that grows lighter to the right.
func Backdrop(c *Context, l *display.List, game string) {
	screen := c.Screen.Rect()
	if on := c.Games.Tables[game]; on == nil || assets.ChartPicture(game) == 0 {
		l.Fill(screen, 0, theme.Water)
	} else {
		chart := on.Layout(c.TableWindow(RightHand)).Chart
		const part = 0.8 // of the chart's height is seen
		h := chart.H * part
		w := h * screen.W / max(1, screen.H)
		if w > chart.W {
			h, w = h*chart.W/w, chart.W
		}
		at := on.Style().Behind
		from, k := display.Point{X: chart.X + (chart.W-w)*at.X, Y: chart.Y + (chart.H-h)*at.Y}, screen.W/w
		l.PicturePart(assets.ChartPicture(game), from, k, screen, theme.Chart)
		l.Ink(assets.ChartInk(game), screen.X-from.X*k, screen.Y-from.Y*k, k)
	}
	least, reach := 0.04, 0.72
	if screen.W < 900 {
		least = 0.66 // text reaches to the right
	}
	const steps = 240 // hardly any more can be told apart
	for i := range steps {
		x := (float64(i) + 0.5) / steps
		light := min(1, x/reach)
		strip := screen.Column(screen.X+screen.W*float64(i)/steps, screen.W/steps)
		l.Fill(strip, 0, theme.Fade(theme.WoodDark, max(least, 0.95*(1-light*light*(2-light)))))
	}
	l.Stroke(screen.Inset(8), 0, 2, theme.Gilt)
	l.Stroke(screen.Inset(13), 0, 1, theme.Gilt)
}
