package widget

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

// Buttons in a row have captions of one size, in which each is whole.
func TestButtonsInARowHaveCaptionsOfOneSize(t *testing.T) {
	for _, r := range []display.Rect{{W: 84, H: 95}, {W: 110, H: 120}, {W: 72, H: 60}, {W: 190, H: 50}} {
		list := []Button{{Rect: r, Icon: "meeple", Caption: "Swap"}, {Rect: r, Icon: "crown", Caption: "Announce"}, {Rect: r, Icon: "check-mark", Caption: "Undo"}}
		Alike(list, 0)
		var l display.List
		for _, b := range list {
			AppendButton(&l, b)
		}
		var sizes []float64
		for _, o := range l.Ops {
			if o.Kind == display.DrawText {
				sizes = append(sizes, o.Size)
				require.Contains(t, []string{"Swap", "Announce", "Undo"}, o.Text)
			}
		}
		require.Len(t, sizes, 3)
		require.Equal(t, sizes[0], sizes[1], "%v", r)
		require.Equal(t, sizes[0], sizes[2], "%v", r)
	}
}

// Captions below icons are as large as asked for where they fit so, and smaller where they do not.
func TestCaptionsBelowIconsAreLargeEnough(t *testing.T) {
	for caption, want := range map[string]float64{"Load": 22, "Investieren": Fit("Investieren", display.Caps, 22, 106-2*rimPad)} {
		list := []Button{{Rect: display.Rect{W: 106, H: 84}, Icon: "meeple", Caption: caption}}
		Alike(list, 22)
		var l display.List
		AppendButton(&l, list[0])
		require.Equal(t, want, l.Ops[len(l.Ops)-1].Size, caption)
	}
}
