package match

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/input/app/apptest"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
)

// The tip of a button of the bar opens above the bar, and goes once the button has been clicked, also where that is
// refused: why is told once.
func TestTipsOfTheBarOpenAboveItAndGoOnceClicked(t *testing.T) {
	off := 0
	for _, rules := range catalog.All() {
		for i, m := range apptest.PositionsOf(t, rules, 2, 9) {
			d, p := resume(t, []display.Point{desktop, {X: 768, Y: 1024}, {X: 1024, Y: 768}}[i%3], peopled(t, m, 4))
			p.tutorial.tutor = nil
			d.Wake()
			f := viewOf(p, d.Context).Frame
			for i := range p.now.Offer.Groups {
				hit := d.List.Find(position.GroupButton(p.now.Offer.Groups[i].Name))
				if hit == nil || hit.Tip == "" || !hit.Off || p.now.Modal() {
					continue
				}
				off++
				at, tip := hit.Rect.Center(), hit.Tip
				bare := written(&d.List, tip)
				d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
				d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
				shown := written(&d.List, tip)
				require.Greater(t, len(shown), len(bare), tip)
				for _, y := range shown {
					require.Less(t, y, f.Bar.Y, "%s: %q", rules.Info().ID, tip)
				}
				d.Click(at)
				d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
				require.LessOrEqual(t, len(written(&d.List, tip)), 1, "%s: %q is told twice", rules.Info().ID, tip)
				break
			}
		}
	}
	require.Greater(t, off, 3)
}

// written is how high each line lies that begins as a text does.
func written(l *display.List, text string) (at []float64) {
	first, _, _ := strings.Cut(text, "\n")
	words := strings.Fields(first)
	begin := strings.Join(words[:min(3, len(words))], " ")
	for i := range l.Ops {
		if o := &l.Ops[i]; o.Kind == display.DrawText && strings.HasPrefix(o.Text, begin) {
			at = append(at, o.Y)
		}
	}
	return at
}
