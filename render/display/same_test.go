package display_test

import (
	"image/color"
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

// Operations of every kind that a list takes are the same if and only if all their
// fields are.
func TestSameOperations(t *testing.T) {
	path := &display.Path{Name: "square", Rings: [][]display.Point{square(0, 0, 4)}}
	var l display.List
	l.PushClip(display.Rect{W: 90, H: 90})
	l.Fill(display.Rect{X: 1, Y: 2, W: 3, H: 4}, 5, red)
	l.Stroke(display.Rect{X: 1, Y: 2, W: 3, H: 4}, 5, 6, red)
	l.Shape(path, 1, 2, 3, red)
	l.Outline(path, 1, 2, 3, 4, red)
	l.PicturePart(1, display.Point{X: 5, Y: 6}, 7, display.Rect{X: 1, Y: 2, W: 3, H: 4}, red)
	l.Print(1, 2, "text", display.TextStyle{Font: display.Caps, Size: 12, Align: display.Center, Color: red})
	l.Ink(1, 2, 3, 4)
	l.PopClip()
	kinds := map[display.Kind]bool{}
	for _, o := range l.Ops {
		kinds[o.Kind] = true
		same := o
		require.True(t, o.Same(&same))
		for i := range reflect.TypeFor[display.Op]().NumField() {
			other := o
			field := reflect.ValueOf(&other).Elem().Field(i)
			if field.IsZero() && field.Kind() != reflect.Float64 { // not one of this kind
				continue
			}
			switch v := field.Addr().Interface().(type) {
			case *display.Rect:
				v.H++
			case *color.NRGBA:
				v.A--
			case **display.Path:
				*v = &display.Path{}
			case *string:
				*v += "s"
			case *float64:
				if *v == 0 && !turns(o.Kind, reflect.TypeFor[display.Op]().Field(i).Name) {
					continue
				}
				*v++
			default:
				field.Set(reflect.Zero(field.Type()))
			}
			require.False(t, o.Same(&other), "kind %d, %s", o.Kind, reflect.TypeFor[display.Op]().Field(i).Name)
		}
	}
	for k := display.FillRect; k <= display.DrawInk; k++ {
		require.True(t, kinds[k], "kind %d", k)
	}
}

// turns: paths that were just appended are not turned yet.
func turns(k display.Kind, field string) bool {
	return field == "Angle" && (k == display.FillPath || k == display.StrokePath)
}
