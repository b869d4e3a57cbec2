package app

import (
	"slices"

	"serenissima/render/display"
	"serenissima/render/widget"
)

// A notice is a short message over whatever is on the screen.
type notice struct {
	text  string
	ticks int // that it stays, while it is shown
}

// How long notices stay: six seconds what somebody waits for, nine what comes
// unasked; see device.Doze for why not longer.
const (
	answerTicks    = 360
	announcedTicks = 540
)

// Notices are what there is to say over the screen. One is shown at a time: the
// answer to what was done last, else the news that have waited longest.
type Notices struct {
	answer    notice // the zero notice: none
	announced []notice
}

// CmdDismiss closes the news that are shown.
const CmdDismiss display.Command = "dismiss"

// Say answers what somebody has just done with a short message, which takes the
// place of the answer before; an empty one says nothing.
func (n *Notices) Say(text string) {
	if text != "" {
		n.answer = notice{text, answerTicks}
	}
}

// Announce shows a short message that nobody has asked for, with a button that
// closes it, after all those that have been announced before; an empty one says
// nothing.
func (n *Notices) Announce(text string) {
	if text != "" {
		n.announced = append(n.announced, notice{text, announcedTicks})
	}
}

// TakeAnnounced returns what has been announced and not been seen, for who shows it
// otherwise than on a screen.
func (n *Notices) TakeAnnounced() (texts []string) {
	for _, x := range n.announced {
		texts = append(texts, x.text)
	}
	n.announced = nil
	return texts
}

// shown is the notice that is shown, nil for none.
func (n *Notices) shown() *notice {
	switch {
	case n.answer.text != "":
		return &n.answer
	case len(n.announced) > 0:
		return &n.announced[0]
	}
	return nil
}

// Text is the short message that is shown, empty for none.
func (n *Notices) Text() string {
	if x := n.shown(); x != nil {
		return x.text
	}
	return ""
}

// closable reports whether the notice that is shown has a button.
func (n *Notices) closable() bool { return n.answer.text == "" && len(n.announced) > 0 }

// dismiss ends the notice that is shown.
func (n *Notices) dismiss() {
	if n.answer.text != "" {
		n.answer = notice{}
	} else if len(n.announced) > 0 {
		n.announced = slices.Delete(n.announced, 0, 1)
	}
}

// pass lets a tick pass.
func (n *Notices) pass() {
	if x := n.shown(); x != nil {
		if x.ticks--; x.ticks == 0 {
			n.dismiss()
		}
	}
}

// Clicked returns what somebody has clicked, unless that closes news.
func (n *Notices) Clicked(t display.Target) display.Target {
	if t.Command == CmdDismiss {
		n.dismiss()
		return display.Target{}
	}
	return t
}

// A Pointing scene knows how pointer and keyboard stand to a widget.
type Pointing interface {
	StateOf(t display.Target) widget.State
}

// noticeRoom is the part of the screen at whose top notices lie: the result begins with whoever has won,
// so that there they lie above the buttons at its foot.
func (s *Stack) noticeRoom() display.Rect {
	c := s.context
	room := c.Screen.Rect()
	if top, ok := s.Top().(interface{ Foot(c *Context) display.Rect }); ok {
		room.Y = top.Foot(c).Y - c.NoticeHeight()
	}
	return room
}

// viewNotice appends the notice that is shown, over everything.
func (s *Stack) viewNotice(l *display.List) {
	c := s.context
	switch {
	case c.Notices.closable():
		t := display.Target{Command: CmdDismiss}
		var state widget.State
		if top, ok := s.Top().(Pointing); ok {
			state = top.StateOf(t)
		}
		widget.ClosableNotice(l, s.noticeRoom(), c.Notices.Text(), widget.Button{Caption: "×", Target: t, Tip: c.Lang.T("notice.close"), State: state}, c.Unit())
	case c.Notices.Text() != "":
		widget.Toast(l, s.noticeRoom(), c.Notices.Text(), c.Unit())
	}
}

// NoticeHeight is how much of the height of the screen a notice takes with what is free around it, zero where none is shown.
func (c *Context) NoticeHeight() float64 {
	if c.Notices.Text() == "" {
		return 0
	}
	box := widget.NoticeBox(c.Screen.Rect(), c.Notices.Text(), c.Notices.closable(), c.Unit())
	return box.H + 2*box.Y
}

// BelowNotice is a part of the screen without what a notice covers at its top.
func (c *Context) BelowNotice(r display.Rect) display.Rect {
	if c.Notices.Text() == "" {
		return r
	}
	box := widget.NoticeBox(c.Screen.Rect(), c.Notices.Text(), c.Notices.closable(), c.Unit())
	covered := max(0, box.Y+box.H-r.Y)
	r.Y, r.H = r.Y+covered, r.H-covered
	return r
}
