package op_test

import (
	"image/color"
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/op"
)

// Operations of every kind that a list takes are the same if and only if all their
// fields are.
func TestSameOperations(t *testing.T) {
	path := &op.Path{Name: "square", Rings: [][]op.Point{square(0, 0, 4)}}
	var l op.List
	l.PushClip(op.Rect{W: 90, H: 90})
	l.Fill(op.Rect{X: 1, Y: 2, W: 3, H: 4}, 5, red)
	l.Stroke(op.Rect{X: 1, Y: 2, W: 3, H: 4}, 5, 6, red)
	l.Shape(path, 1, 2, 3, red)
	l.Outline(path, 1, 2, 3, 4, red)
	l.PicturePart(1, op.Point{X: 5, Y: 6}, 7, op.Rect{X: 1, Y: 2, W: 3, H: 4}, red)
	l.Print(1, 2, "text", op.TextStyle{Font: op.Caps, Size: 12, Align: op.Center, Color: red})
	l.Ink(1, 2, 3, 4)
	l.PopClip()
	kinds := map[op.Kind]bool{}
	for _, o := range l.Ops {
		kinds[o.Kind] = true
		same := o
		require.True(t, o.Same(&same))
		for i := range reflect.TypeFor[op.Op]().NumField() {
			other := o
			field := reflect.ValueOf(&other).Elem().Field(i)
			if field.IsZero() && field.Kind() != reflect.Float64 { // not one of this kind
				continue
			}
			switch v := field.Addr().Interface().(type) {
			case *op.Rect:
				v.H++
			case *color.NRGBA:
				v.A--
			case **op.Path:
				*v = &op.Path{}
			case *string:
				*v += "s"
			case *float64:
				if *v == 0 && !turns(o.Kind, reflect.TypeFor[op.Op]().Field(i).Name) {
					continue
				}
				*v++
			default:
				field.Set(reflect.Zero(field.Type()))
			}
			require.False(t, o.Same(&other), "kind %d, %s", o.Kind, reflect.TypeFor[op.Op]().Field(i).Name)
		}
	}
	for k := op.FillRect; k <= op.DrawInk; k++ {
		require.True(t, kinds[k], "kind %d", k)
	}
}

// turns: paths that were just appended are not turned yet.
func turns(k op.Kind, field string) bool {
	return field == "Angle" && (k == op.FillPath || k == op.StrokePath)
}
