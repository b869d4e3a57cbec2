package panel

import (
	"serenissima/assets/lang"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// CmdClose closes what lies on top.
const CmdClose = table.CmdClose

// HeadHeight is the height of the top of a panel: as usual, or so that a finger reaches its small
// buttons.
func HeadHeight(reach, usual float64) float64 { return max(usual, reach+8) }

// Corner is the place of the i-th small button from the right on top of a panel.
func Corner(r display.Rect, u, reach float64, i int) display.Rect {
	if reach == 0 {
		return display.Rect{X: r.X + r.W - 44*u - float64(i)*40*u, Y: r.Y + 6*u, W: 36 * u, H: 30 * u}
	}
	w, h := max(36*u, reach), max(30*u, reach)
	return display.Rect{X: r.X + r.W - 6*u - w - float64(i)*(w+4*u), Y: r.Y + 5, W: w, H: h}
}

// AppendClose appends what closes a panel.
func AppendClose(l *display.List, words *lang.Catalog, r display.Rect, u, reach float64) {
	widget.AppendButton(l, widget.Button{Rect: Corner(r, u, reach, 0),
		Caption: "×", Paper: true, Target: display.Target{Command: CmdClose}, Tip: words.T("play.cancel")})
}
