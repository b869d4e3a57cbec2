package chart

import (
	"image/color"
	"math"
	"slices"

	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// A Sea keeps a picture alive in which nothing happens: pennants stir, and here
// and there a wave glints. It changes a list that is ready to be drawn, so that
// pictures that are kept show the sea at rest. Waves are those of the ink of a chart,
// nil for any other ink. A Sea with Waves and nothing else is at rest.
type Sea struct {
	Waves func(ink display.DrawingID) []table.Wave

	step     int
	waves    []table.Wave // of the list that was shown last
	glints   []int        // where in the list waves glint: the operations of it
	pennants []streamer
}

// A streamer is a kit.Pennant in a list, and its path at rest.
type streamer struct {
	at   int
	path *display.Path
}

// StirSteps are the steps after which all begins again.
const StirSteps = 24

// glintSteps is for how many steps a wave is seen.
const glintSteps = 6

// Show puts the waves into a list that has just been made and lets all stir that
// can.
func (s *Sea) Show(l *display.List) {
	s.glints, s.pennants = s.glints[:0], s.pennants[:0]
	for i := range l.Ops {
		if o := &l.Ops[i]; o.Kind == display.DrawInk {
			s.float(l, i)
			break
		}
	}
	for i := range l.Ops {
		if p := l.Ops[i].Path; p == kit.Pennant || p == pennantEast {
			s.pennants = append(s.pennants, streamer{i, p})
		}
	}
	s.stir(l)
}

// Stir goes a step on in the list that was shown last, and reports whether that
// changes anything.
func (s *Sea) Stir(l *display.List) bool {
	s.step = (s.step + 1) % StirSteps
	s.stir(l)
	return len(s.glints)+len(s.pennants) > 0
}

// float puts the waves above the ink of a chart.
func (s *Sea) float(l *display.List, ink int) {
	chart := l.Ops[ink]
	s.waves = s.Waves(chart.Drawing)
	l.Ops = slices.Grow(l.Ops, len(s.waves))
	rest := l.Ops[ink+1:]
	l.Ops = l.Ops[:len(l.Ops)+len(s.waves)]
	copy(l.Ops[ink+1+len(s.waves):], rest)
	for i, g := range s.waves {
		s.glints = append(s.glints, ink+1+i)
		l.Ops[ink+1+i] = display.Op{Kind: display.StrokePath, Path: ripple, X: chart.X + g.At.X*chart.Scale, Y: chart.Y + g.At.Y*chart.Scale,
			Scale: chart.Scale, Width: max(1, 2.2*chart.Scale)}
	}
}

// stir makes the list show the step.
func (s *Sea) stir(l *display.List) {
	for i, at := range s.glints {
		l.Ops[at].Color = glow(s.step - s.waves[i].Begin)
	}
	for i, f := range s.pennants {
		l.Ops[f.at].Path = flutter[f.path][(s.step+i)%flutterSteps]
	}
}

// pennantEast is the pennant of a galley that sails to the right.
var pennantEast = kit.Eastward(kit.Pennant)

// flutterSteps is after how many steps a kit.Pennant is where it was.
const flutterSteps = 6

// flutter is how pennants stir, by their paths at rest.
var flutter = func() map[*display.Path][flutterSteps]*display.Path {
	made := map[*display.Path][flutterSteps]*display.Path{}
	for _, p := range []*display.Path{kit.Pennant, pennantEast} {
		staff := p.Rings[0][0]
		var steps [flutterSteps]*display.Path
		for k := range steps {
			steps[k] = &display.Path{Name: p.Name, Rings: [][]display.Point{slices.Clone(p.Rings[0])}}
			for i, q := range p.Rings[0] {
				out := math.Abs(q.X - staff.X)
				steps[k].Rings[0][i].Y += 0.2 * out * math.Sin(2*math.Pi*float64(k)/flutterSteps-out/8)
			}
		}
		made[p] = steps
	}
	return made
}()

// glow is the colour of a wave so many steps after it began to be seen.
func glow(age int) color.NRGBA {
	age = (age + StirSteps) % StirSteps
	if age == 0 || age >= glintSteps {
		return color.NRGBA{}
	}
	return theme.Fade(theme.Foam, math.Sin(math.Pi*float64(age)/glintSteps))
}

// ripple is a small wave with its middle at the origin, in board units.
var ripple = &display.Path{Name: "ripple", Open: true, Rings: [][]display.Point{
	kit.Curve([]display.Point{{X: -15, Y: 1}, {X: -8, Y: -6}, {X: 0, Y: 0}}, []display.Point{{X: 0, Y: 0}, {X: 8, Y: 6}, {X: 15, Y: -1}})}}
