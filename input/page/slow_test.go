package page

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// A pile is a scene of things below each other, the n-th of which a click takes away.
type pile struct{ left, taken []string }

// Update implements Scene.
func (p *pile) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	if hit := c.Screen.At(f.TapAt); f.Tap && hit != nil {
		i := hit.Target.Index
		p.taken, p.left = append(p.taken, p.left[i]), slices.Delete(p.left, i, i+1)
	}
	return app.Nav{}, nil
}

// View implements Scene.
func (p *pile) View(_ *app.Context, l *display.List) {
	for i := range p.left {
		l.Hit(display.Hit{Rect: display.Rect{Y: 10 * float64(i), W: 10, H: 10}, Target: display.Target{Command: "take", Index: i}})
	}
}

// Two clicks may come before a picture is drawn: the second means what there is after the first.
func TestTwoClicksBeforeAPicture(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	p := &pile{left: []string{"a", "b", "c"}}
	d.Stack = app.NewStack(d.Context, p)
	d.Tick(control.Frame{})
	for _, y := range []float64{25, 25, 5, 5, 5} {
		at := display.Point{X: 5, Y: y}
		_, err := d.Stack.Update(control.Frame{Size: apptest.Desktop, Pointer: at, Inside: true, JustPressed: true, JustReleased: true, Tap: true, TapAt: at, Pinch: 1})
		require.NoError(t, err)
	}
	require.Equal(t, []string{"c", "a", "b"}, p.taken)
}
