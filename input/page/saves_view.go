package page

import (
	"time"

	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// View implements Scene.
func (s *Saves) View(c *app.Context, l *display.List) {
	buttons := []widget.Button{{Caption: c.Lang.T("setup.back"), Target: display.Target{Command: cmdBack}}}
	if c.Share.Paste != nil || c.Share.Choose != nil {
		buttons = append(buttons, widget.Button{Caption: c.Lang.T("saves.import"), Target: display.Target{Command: cmdImport}})
	}
	if s.match != nil && !s.kept {
		buttons = append(buttons, widget.Button{Caption: c.Lang.T("saves.save"), Primary: s.chosen == nil, Target: display.Target{Command: cmdSaveAs}})
	}
	s.ViewForm(c, l, c.Lang.T("saves.title"), buttons...)
}

// list appends the slots from the top of r and returns where they end.
func (s *Saves) list(c *app.Context, l *display.List, r display.Rect) float64 {
	y := r.Y
	if c.Fleeting != nil {
		y = widget.Note(c.Window(), l, r, y, c.Lang.T("fleeting.saves"))
	}
	if x := s.deleted; x != nil {
		y = s.gone(c, l, r, y, x)
	}
	switch {
	case s.flaw != nil:
		return widget.Complain(c.Window(), l, r, y, c.Lang.T("saves.none.flaw", "why", c.Why(s.flaw)))
	case len(s.slots) == 0 && s.match == nil:
		return widget.Note(c.Window(), l, r, y, c.Lang.T("saves.none"))
	case len(s.slots) == 0:
		return widget.Note(c.Window(), l, r, y, c.Lang.T("saves.none.match"))
	}
	for i, x := range s.slots {
		if x.Finished() && (i == 0 || !s.slots[i-1].Finished()) {
			y = widget.Note(c.Window(), l, r, heading(c, l, r, y, c.Lang.T("saves.finished")), c.Lang.T("saves.finished.about", "n", archive.MostFinished))
		} else if !x.Finished() && i > 0 && s.slots[i-1].Finished() {
			y = heading(c, l, r, y, c.Lang.T("saves.named"))
		}
		y = s.row(c, l, r.Row(y, 0), i, x)
	}
	return y
}

// heading appends the heading of what follows, and returns where that begins.
func heading(c *app.Context, l *display.List, r display.Rect, y float64, text string) float64 {
	u := c.Unit()
	widget.Heading(l, r.Row(y+4*u, 28*u), text, 20*u, display.Left)
	return y + 38*u
}

// gone appends what was deleted last, and the way back.
func (s *Saves) gone(c *app.Context, l *display.List, r display.Rect, y float64, x *archive.Entry) float64 {
	u, h := c.Unit(), c.Window().RowHeight()
	w := min(200*u, r.W*0.4)
	widget.Line(l, display.Rect{X: r.X, Y: y, W: r.W - w - 12*u, H: h}, c.Lang.T("saves.deleted", "name", x.Note.Name),
		display.TextStyle{Font: display.Italic, Size: 17 * u, Color: theme.Brown})
	s.Button(l, widget.Button{Rect: display.Rect{X: r.X + r.W - w, Y: y, W: w, H: h}, Icon: "anticlockwise-rotation", Caption: c.Lang.T("saves.undelete"),
		Paper: true, Target: display.Target{Command: cmdSlotUndo}})
	return y + h + 10*u
}

// row appends a slot: a picture, the name, when, how far and who; below it, if it
// is chosen, what can be done with it.
func (s *Saves) row(c *app.Context, l *display.List, r display.Rect, i int, x *archive.Entry) float64 {
	u := c.Unit()
	pad := 8 * u
	r.H = max(64, 84*u)
	picture := display.Rect{X: r.X + pad, W: min(2*(r.H-2*pad), (r.W-2*pad)*0.34)}
	picture.H = picture.W / 2
	text := display.Rect{X: picture.X + picture.W + 1.5*pad, Y: r.Y + pad}
	text.W = r.X + r.W - pad - text.X
	third := (r.H - 2*pad) * 0.3
	whole, who := x.Match != nil && x.Flaw == nil, ""
	if whole { // as many lines as the names take
		who = app.Players(c, x.Match)
		r.H += max(0, widget.Height(who, display.Sans, widget.MinText, text.W)-display.LineHeight(widget.MinText))
	}
	picture.Y = r.Y + (r.H-picture.H)/2
	t := display.Target{Command: cmdSlot, Index: i}
	state := s.StateOf(t)
	widget.AppendCard(l, r, state, s.chosen == x)
	l.Hit(display.Hit{Rect: r, Target: t})
	s.picture(c, l, picture, x)
	widget.Line(l, text.CutTop(third*4/3), x.Note.Name, display.TextStyle{Font: display.SansBold, Size: 19 * u, Color: theme.Ink})
	switch {
	case whole:
		how := app.OfGame(c, x.Match, app.HowFar(c, x.Match))
		if x.Finished() { // its name says of which game it is, and that it is over
			how = ""
		}
		widget.Line(l, text.CutTop(third), when(c, x.Note.Time, how), display.TextStyle{Font: display.Sans, Size: 15 * u, Color: theme.Ink})
		widget.Text(l, text.CutTop(r.Y+r.H-pad-text.Y), who, display.TextStyle{Font: display.Sans, Size: 15 * u, Color: theme.Brown})
	case x.Flaw != nil:
		widget.Text(l, text.CutTop(2*third), describe(c, x.Note.Name, x.Flaw), display.TextStyle{Font: display.Sans, Size: 15 * u, Color: theme.Rubric})
	case x.Read:
		widget.Line(l, text.CutTop(2*third), c.Lang.T("save.unseen"), display.TextStyle{Font: display.Sans, Size: 15 * u, Color: theme.Brown})
	default:
		widget.Line(l, text.CutTop(2*third), c.Lang.T("saves.reading"), display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Brown})
	}
	y := r.Y + r.H + pad
	if s.chosen == x {
		y = s.actions(c, l, r.Row(y, 0), x)
	}
	return y
}

// picture appends the position of a slot.
func (s *Saves) picture(c *app.Context, l *display.List, r display.Rect, x *archive.Entry) {
	if x.Match == nil {
		l.Fill(r, 0, theme.PaperDark)
		l.Stroke(r, 0, 1, theme.PaperRim)
		return
	}
	c.Games.Miniature(l, r, x.Match.Rules(), x.Match.State(), func(p game.Player) int { return x.Match.Seat(p).Colour }) // too small for patterns
}

// actions appends what can be done with the chosen slot.
func (s *Saves) actions(c *app.Context, l *display.List, r display.Rect, x *archive.Entry) float64 {
	u, h, gap := c.Unit(), c.Window().RowHeight(), 8*c.Unit()
	y := r.Y
	if s.name != nil {
		w := min(160*u, r.W*0.3)
		t := display.Target{Command: cmdSlotName}
		widget.AppendTextField(l, widget.TextField{
			Rect: display.Rect{X: r.X, Y: y, W: r.W - w - gap, H: h}, Text: s.name.Text, Caret: s.name.Caret, Typing: s.Typing(), Placeholder: x.Note.Name,
			CaretOn: s.blink/app.BlinkTicks%2 == 0, Target: t, State: s.StateOf(t),
		})
		s.Button(l, widget.Button{Rect: display.Rect{X: r.X + r.W - w, Y: y, W: w, H: h}, Caption: c.Lang.T("saves.rename.ok"), Primary: true,
			Paper: true, Target: display.Target{Command: cmdSlotRename}})
		return y + h + 2*gap
	}
	list := []widget.Button{
		{Caption: c.Lang.T("saves.load"), Primary: true, Off: x.Match == nil || x.Flaw != nil, Target: display.Target{Command: cmdSlotLoad}},
		{Caption: c.Lang.T("saves.rename"), Target: display.Target{Command: cmdSlotRename}},
		{Caption: c.Lang.T("saves.copy"), Target: display.Target{Command: cmdSlotCopy}, Tip: c.Lang.T("saves.copy.about")},
		{Caption: c.Lang.T("saves.delete"), Target: display.Target{Command: cmdSlotDelete}},
	}
	if c.Share.Export != nil {
		list = append(list, widget.Button{Caption: c.Lang.T("saves.export"), Off: x.Match == nil, Target: display.Target{Command: cmdSlotFile}, Tip: c.Lang.T("saves.export.about")})
	}
	if c.Share.Copy != nil {
		key := "saves.code"
		if c.Share.Page != "" {
			key = "saves.link"
		}
		list = append(list, widget.Button{Caption: c.Lang.T(key), Off: x.Match == nil, Target: display.Target{Command: cmdSlotCode}, Tip: c.Lang.T("saves.code.about")})
	}
	columns := len(list)
	if r.W < 640*u {
		columns = (columns + 1) / 2
	}
	y = s.Grid(c.Window(), l, r.Row(y, 0), gap, columns, list) + gap
	return s.secret(c, l, r.Row(y, 0), x) + gap
}

// secret appends what the file and the code of an unfinished match give away, and
// the code that does not.
func (s *Saves) secret(c *app.Context, l *display.List, r display.Rect, x *archive.Entry) float64 {
	if x.Match == nil || x.Match.State().Result().Over || c.Share.Copy == nil && c.Share.Export == nil {
		return r.Y
	}
	u, h := c.Unit(), c.Window().RowHeight()
	if c.Share.Copy == nil || c.Chance.NewSalt == nil {
		return widget.Note(c.Window(), l, r, r.Y, c.Lang.T("saves.secret.file"))
	}
	about, caption := "saves.secret.code", "saves.fresh.code"
	if c.Share.Page != "" {
		about, caption = "saves.secret.link", "saves.fresh.link"
	}
	text, button, end := r, r.Row(r.Y, h), 0.0
	if beside := r.W >= 640*u; beside {
		button = button.CutRight(230 * u)
		text.CutRight(button.W + 16*u)
		words := widget.Height(c.Lang.T(about), display.Sans, 15*u, text.W)
		widget.Note(c.Window(), l, text, r.Y+max(0, h-words)/2, c.Lang.T(about))
		button.Y += max(0, words-h) / 2
		end = r.Y + words
	} else {
		button.Y = widget.Note(c.Window(), l, text, r.Y, c.Lang.T(about))
	}
	s.Button(l, widget.Button{Rect: button, Caption: c.Lang.T(caption), Paper: true, Target: display.Target{Command: cmdSlotFresh}, Tip: c.Lang.T("saves.fresh.about")})
	return max(end, button.Y+button.H) + 8*u
}

// when says when a match was saved, in the time of the place and if that is known,
// and how far it was, if that is to be said.
func when(c *app.Context, seconds int64, stage string) string {
	date := time.Unix(seconds, 0).Format("2006-01-02 15:04")
	switch {
	case seconds == 0:
		return stage
	case stage == "":
		return date
	}
	return c.Lang.T("saves.when", "stage", stage, "date", date)
}
