package widget

import (
	"cmp"
	"image/color"
	"strings"
	"unicode/utf8"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// A State is how pointer and keyboard stand to a widget.
type State struct {
	Hover bool // the pointer is over it
	Focus bool // the keyboard is at it
}

// field is the colour of what can be written on.
var field = theme.Fade(theme.White, 0.7)

// paperGleam lies over light things under the pointer.
var paperGleam = theme.Fade(theme.GiltLight, 0.4)

// FocusRing marks what the keyboard is at, so that it stands out from any ground.
func FocusRing(l *display.List, r display.Rect, radius float64) {
	l.Stroke(r.Inset(-6), radius+6, 6, theme.FocusRim)
	l.Stroke(r.Inset(-5), radius+5, 4, theme.Focus)
}

// A Button is something to click. It is of dark wood unless it says otherwise; what is chosen
// looks the other way round. Red is for the one thing to do.
// A flat button has its icon on the left and the small line under the caption,
// a tall one has them on top of each other.
type Button struct {
	Rect    display.Rect
	Icon    string // empty: none
	Caption string
	Small   string // a second line; empty: none
	Target  display.Target
	Tip     string  // explanation; of a disabled button, why it is
	Mark    string  // an icon in its upper corner; empty: none
	Letters float64 // how large those of the caption are at most, see Alike; zero: as they fit
	Label   string  // what it is called, for those who do not see it; empty: its texts
	Primary bool    // the one thing to do: red
	Paper   bool    // light, for dark surroundings
	Golden  bool    // it does several things at once
	Chosen  bool    // what it stands for is open
	Off     bool    // disabled
	Skip    bool    // the keyboard passes it by, see display.Hit
	Guarded bool    // cannot be pressed for a moment, because it has just appeared
	State

	Piece func(l *display.List, at display.Point, size float64) // drawn in the place of the icon; nil: that is
}

// AppendButton appends a button.
func AppendButton(l *display.List, b Button) {
	fill, rim, text := b.colours()
	r := b.Rect
	radius := min(9, r.H/5)
	if !b.Off {
		l.Fill(r.Moved(0, 2), radius, theme.Shadow)
	}
	l.Fill(r, radius, fill)
	if b.Hover && !b.Off {
		l.Fill(r, radius, b.gleam())
	}
	width := 1.5
	if b.Chosen && !b.Off {
		width = 3
	}
	l.Stroke(r, radius, width, rim)
	if b.Icon != "" && b.Small != "" && b.flat() { // a large one, as in menus
		l.Stroke(r.Inset(4), max(0, radius-3), 1, theme.Fade(rim, 0.6))
	}
	if b.Focus {
		FocusRing(l, r, radius)
	}
	b.content(l, text)
	if b.Mark != "" {
		side := min(24, 0.4*r.H)
		at := display.Point{X: r.X + r.W - 0.75*side, Y: r.Y + 0.75*side}
		l.Disc(at.X, at.Y, 0.62*side, theme.Gold)
		Icon(l, b.Mark, at, side, theme.Ink)
	}
	if b.Guarded && !b.Off {
		l.Fill(r, radius, b.dusk())
	}
	l.Hit(display.Hit{Rect: r, Target: b.Target, Tip: b.Tip, Off: b.Off, Label: cmp.Or(b.Label, strings.Trim(b.Caption+", "+b.Small, ", ")), On: b.Chosen, Skip: b.Skip, Red: b.Primary && !b.Off})
}

// flat reports whether the icon stands beside the caption, not above it.
func (b *Button) flat() bool { return b.Rect.H <= b.Rect.W*0.45 }

// gleam is what lies over a button under the pointer.
func (b *Button) gleam() color.NRGBA {
	if b.light() {
		return paperGleam
	}
	return theme.Gleam
}

// light reports whether the button is light.
func (b *Button) light() bool { return !b.Primary && (b.Golden || b.Paper != b.Chosen) }

// dusk lies over a button that sleeps.
func (b *Button) dusk() color.NRGBA {
	if b.Paper {
		return theme.Fade(theme.PaperOff, 0.55)
	}
	return theme.Fade(theme.ButtonOff, 0.55)
}

func (b *Button) colours() (fill, rim, text color.NRGBA) {
	switch {
	case b.Off && b.Paper:
		return theme.PaperOff, theme.PaperRim, theme.PaperOffText
	case b.Off:
		return theme.ButtonOff, theme.ButtonOffRim, theme.ButtonOffText
	case b.Primary:
		return theme.Rubric, theme.GiltLight, theme.Cream
	case b.Golden:
		return theme.Gold, theme.Coin, theme.Ink
	case b.Paper && b.Chosen:
		return theme.Wood, theme.GiltLight, theme.Cream
	case b.Paper:
		return theme.Paper, theme.PaperRim, theme.Ink
	case b.Chosen:
		return theme.Paper, theme.Gold, theme.Ink
	}
	return theme.Wood, theme.Gilt, theme.Cream
}

// content appends icon, caption and small line.
func (b *Button) content(l *display.List, c color.NRGBA) {
	pad := b.pad()
	r := b.Rect.Inset(pad)
	if b.Caption == "" {
		b.sign(l, r.Center(), min(r.W, r.H), c)
		return
	}
	if b.Icon != "" && !b.flat() {
		b.tall(l, r, c)
		return
	}
	size := b.least(b.Rect.H * 0.4)
	if b.Small == "" {
		b.alone(l, r, size, pad, c)
		return
	}
	align := display.Center
	if b.Icon != "" {
		side := b.flatIcon()
		b.sign(l, display.Point{X: r.X + side/2, Y: b.Rect.Center().Y}, side, c)
		r.CutLeft(side + pad)
		align = display.Left
	}
	caption, small := b.Rect.H*0.34, max(MinText+1, b.Rect.H*smallShare)
	if !display.Fits(b.Caption, display.Caps, MinText, r.W) || !display.Fits(b.Small, display.SansSmall, MinText, r.W) {
		b.lines(l, r.Row(b.Rect.Y+linesPad, b.Rect.H-2*linesPad), caption, small, align, c)
		return
	}
	Line(l, r.CutTop(0.56*r.H), b.Caption, display.TextStyle{Font: display.Caps, Size: caption, Align: align, Color: c})
	Line(l, r, b.Small, display.TextStyle{Font: display.SansSmall, Size: small, Align: align, Color: c})
}

// smallShare is the size of the letters of the small line beside an icon or alone, as a share of the
// height of the button.
const smallShare = 0.26

// linesPad is what is free above and below texts of several lines.
const linesPad = 3

// lines appends caption and small line, of which one takes several lines, no larger
// than these sizes.
func (b *Button) lines(l *display.List, r display.Rect, caption, small float64, align display.Align, c color.NRGBA) {
	heights := func() (upper, lower float64) {
		return Height(b.Caption, display.Caps, caption, r.W), Height(b.Small, display.SansSmall, small, r.W)
	}
	above, below := heights()
	for above+below > r.H && max(caption, small) > MinText {
		caption, small = max(MinText, caption-0.5), max(MinText, small-0.5)
		above, below = heights()
	}
	below = min(below, max(display.LineHeight(small), r.H-above))
	above = min(above, r.H-below)
	upper := r.Row(r.Y+(r.H-above-below)/2, above)
	lower := r.Row(upper.Y+above, below)
	Text(l, upper, b.Caption, display.TextStyle{Font: display.Caps, Size: caption, Align: align, Color: c})
	Text(l, lower, b.Small, display.TextStyle{Font: display.SansSmall, Size: small, Align: align, Color: c})
}

// ButtonHeight is how high a button without icon has to be for its texts, at least so
// high, if it is so wide.
func ButtonHeight(b Button, least, width float64) float64 {
	b.Rect = display.Rect{W: width, H: least}
	inner := width - 2*b.pad()
	if display.Fits(b.Caption, display.Caps, MinText, inner) && display.Fits(b.Small, display.SansSmall, MinText, inner) {
		return least
	}
	return max(least, Height(b.Caption, display.Caps, least*0.34, inner)+Height(b.Small, display.SansSmall, max(MinText+1, least*smallShare), inner)+2*linesPad)
}

// pad is what is free around the content.
func (b *Button) pad() float64 { return min(14, b.Rect.H*0.18, b.Rect.W*0.08) }

// leastBesideIcon is how small letters become at most, as a share of their usual size, to leave room
// for the icon before them.
const leastBesideIcon = 0.55

// alone appends the caption, with the icon before it where that leaves room for
// its letters, in the middle.
func (b *Button) alone(l *display.List, r display.Rect, size, pad float64, c color.NRGBA) {
	side := b.flatIcon()
	beside := r.W - side - pad
	if b.Icon == "" || !display.Fits(b.Caption, display.Caps, MinText, beside) || Fit(b.Caption, display.Caps, size, beside) < leastBesideIcon*size {
		if b.Letters == 0 && utf8.RuneCountInString(b.Caption) == 1 { // a sign, as large as an icon
			r, size = b.Rect, min(b.Rect.H, b.Rect.W)*0.62
		}
		Text(l, r, b.Caption, display.TextStyle{Font: display.Caps, Size: size, Align: display.Center, Color: c})
		return
	}
	size = Fit(b.Caption, display.Caps, size, beside)
	w := min(beside, display.Measure(b.Caption, display.Caps, size)+1)
	left := r.X + (r.W-side-pad-w)/2
	b.sign(l, display.Point{X: left + side/2, Y: b.Rect.Center().Y}, side, c)
	Line(l, r.Column(left+side+pad, w), b.Caption, display.TextStyle{Font: display.Caps, Size: size, Color: c})
}

func (b *Button) tall(l *display.List, r display.Rect, c color.NRGBA) {
	upper, lower := r.CutTop(0.55*r.H), r
	b.sign(l, upper.Center(), min(upper.H*weight(b.Icon), upper.W), c)
	if b.Small == "" {
		style := display.TextStyle{Font: display.Caps, Size: cmp.Or(b.Letters, b.tallLetters()), Align: display.Center, Color: c}
		if !display.Fits(b.Caption, display.Caps, style.Size, lower.W) { // a long word goes nearer to the rim
			lower.X, lower.W = b.Rect.X+rimPad, b.Rect.W-2*rimPad
		}
		if strings.Contains(b.Caption, " ") && Fit(b.Caption, display.Caps, style.Size, lower.W) < leastInLine*style.Size {
			Text(l, lower, b.Caption, style) // in two lines beside buttons of one word
			return
		}
		Line(l, lower, b.Caption, style)
		return
	}
	Line(l, lower.CutTop(0.55*lower.H), b.Caption, display.TextStyle{Font: display.Caps, Size: max(MinText+1, b.Rect.H*0.18), Align: display.Center, Color: c})
	Line(l, lower, b.Small, display.TextStyle{Font: display.SansSmall, Size: max(MinText, b.Rect.H*0.14), Align: display.Center, Color: c})
}

// sign appends the icon, or what is drawn in its place.
func (b *Button) sign(l *display.List, at display.Point, size float64, c color.NRGBA) {
	if b.Piece != nil {
		b.Piece(l, at, size)
		return
	}
	Icon(l, b.Icon, at, size, c)
}

// rimPad is how near to the rim long words come.
const rimPad = 3

// tallLetters is how large the letters below an icon are where there is room.
func (b *Button) tallLetters() float64 { return max(MinText+1, b.Rect.H*0.19) }

// least is a size of letters or, if it is less, the one that the buttons beside it have.
func (b *Button) least(size float64) float64 {
	if b.Letters > 0 {
		return min(size, b.Letters)
	}
	return size
}

// Alike gives the captions of buttons with icons letters of one size, the largest in which each stays
// in a line; two words may take two. Where there is room, letters below icons are at least so large.
func Alike(list []Button, atLeast float64) {
	least := 0.0
	for i := range list {
		b := &list[i]
		if b.Icon == "" || b.Small != "" {
			continue
		}
		r := b.Rect.Inset(b.pad())
		usual, width := max(b.tallLetters(), atLeast), b.Rect.W-2*rimPad
		if b.flat() {
			if usual, width = b.Rect.H*0.4, r.W-b.flatIcon()-b.pad(); Fit(b.Caption, display.Caps, usual, width) < leastBesideIcon*usual {
				width = r.W // it has no icon then
			}
		}
		fit := Fit(b.Caption, display.Caps, usual, width)
		if !b.flat() && strings.Contains(b.Caption, " ") && fit < leastInLine*usual {
			continue
		}
		if least == 0 || fit < least {
			least = fit
		}
	}
	for i := range list {
		list[i].Letters = least
	}
}

// flatIcon is how large the icon is that stands before a caption.
func (b *Button) flatIcon() float64 { return min(b.Rect.H-2*b.pad(), b.Rect.H*0.62) }

// leastInLine is how small letters become at most, as a share of their usual size, to keep two words
// below an icon in one line.
const leastInLine = 0.75
