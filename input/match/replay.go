package match

import (
	"strconv"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/playback"
	"serenissima/input/match/position"
	"serenissima/input/review"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/music"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Replay shows a match again, back and forth, and leads out of it to a new one.
type Replay struct {
	match    session.Outline
	table    table.Table
	words    *lang.Words
	playback *playback.Playback
	review   *review.Review // of a match that is over, nil where nobody knows the game
	ending   app.Ending     // how the match ended, nil while it goes on and where closing leads there

	seating  seating
	now      position.Position // in which nobody decides
	board    board
	bar      *panel.ReplayBar
	panels   panelSet
	commands []command
	page     widget.Page // of the buttons of the bar
	cache    drawCache
	followed int            // the beat that the camera has last been moved for
	pressed  display.Target // in the text twin, the zero Target for nothing
}

// replayCommands are those of a replay, besides those of its bar.
var replayCommands = []command{
	{Command: table.Command{ID: panel.CmdTakeUp}, caption: "replay.take-up", tip: plainTip("replay.take-up.help"),
		off: func(d *desk) string {
			if d.ended || app.Whole(d.host) == nil {
				return d.c.Lang.T("replay.take-up.help")
			}
			return ""
		}},
	{Command: table.Command{ID: panel.CmdLeaveReplay}, caption: "replay.done", tip: func(*desk) string { return "" }},
	{Command: table.Command{ID: app.CmdResult}, caption: "result.open", tip: plainTip("result.open.about")},
}

// NewReplay shows a match again from behind so many entries of its log on, as a
// seat may see it; once it is over everybody may see everything. Ending is how the match
// ended, nil while it goes on and where closing the replay leads there.
func NewReplay(c *app.Context, m session.Outline, viewer game.Player, at int, ending app.Ending) *Replay {
	on, result := c.Games.Tables[m.Rules().Info().ID], display.Command("")
	if ending != nil {
		result = app.CmdResult
	}
	r := &Replay{
		match: m, table: on, playback: playback.New(host.NewReplay(m, viewer), on), ending: ending,
		seating: seating{host: m, table: on, seated: viewer}, commands: replayCommands,
	}
	r.bar = panel.NewReplayBar(r.playback, func(text string) string { return app.OfGame(c, m, text) }, result)
	r.panels.all, r.panels.fold = []table.Panel{r.bar}, panel.NewFold(&r.now)
	for _, x := range r.bar.Commands(nil) {
		r.commands = append(r.commands[:len(r.commands):len(r.commands)], ofPanel(x))
	}
	r.tell(c)
	if m.Public().Result().Over {
		r.review = review.New(c.Bots.Advisor(m.Rules().Info().ID), on, r.playback.Beats())
	}
	r.playback.Timeline.Still = c.Settings.ReducedMotion
	r.playback.Jump(at)
	return r
}

// tell puts the match into words.
func (r *Replay) tell(c *app.Context) {
	r.words = wordsOf(c, r.match)
	r.playback.Tell(r.words)
}

// look is a look at the match as it is shown now.
func (r *Replay) look(c *app.Context) desk {
	s := r.playback.Newest()
	r.now.From = position.From{Table: r.table, Viewer: r.seating.seated, Own: s, View: s}
	d := desk{
		situation: situation{c: c, table: r.table, timeline: &r.playback.Timeline, now: &r.now, scope: r.now.Within(position.Open{Group: -1}), board: &r.board, seating: &r.seating, clicks: new(clickGuard)},
		words:     r.words, host: r.match, captain: new(counsel), panels: &r.panels, gestures: new(gestures),
		ended: r.playback.Over() && r.match.Public().Result().Over, light: 1, known: r.commands, frame: r.frame(c),
	}
	if r.page.StateOf(r.page.Focus).Focus {
		d.focus = r.page.Focus
	}
	return d
}

// frame is the window with a bar for the replay: where the frame of a game is
// small there is no rail, but a higher bar.
func (r *Replay) frame(c *app.Context) layout.Frame {
	f := r.seating.frame(c)
	if f.Shape == layout.Small {
		h := min(138*f.Unit, f.Size.Y*0.5)
		f.Board = display.Rect{Y: f.Board.Y, W: f.Size.X, H: f.Size.Y - f.Board.Y - h}
		f.Bar = display.Rect{Y: f.Size.Y - h, W: f.Size.X, H: h}
		f.Bottom, f.CoverBottom = f.Bar.Y, 0
	}
	return f
}

// Update implements Scene.
func (r *Replay) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	if r.words.Catalog != c.Lang { // the language has been changed
		r.tell(c)
	}
	if r.review != nil && !r.review.Done() {
		if r.review.GoOn(); r.review.Done() {
			r.playback.MarkTurningPoints(r.review)
		}
	}
	r.playback.Timeline.Still = c.Settings.ReducedMotion
	d := r.look(c)
	r.follow(&d)
	hit := c.Screen.At(f.Pointer)
	r.board.followPointer(f, hit, d.scope, false)
	t := c.Notices.Clicked(r.page.Update(c.Window(), f, true)) // the arrows step through the game
	if r.pressed != (display.Target{}) {
		t, r.pressed = r.pressed, display.Target{}
	}
	intent, used := r.bar.Handle(&d, table.Event{Frame: f, Hit: &display.Hit{Target: t}})
	if away, ok := intent.(display.Target); ok {
		t = away
	}
	switch {
	case t.Command == panel.CmdTakeUp:
		r.board.hover = display.Target{} // it is covered now
		return app.Push(c.Pages.TakeUp(c, r.match, r.playback.At())), nil
	case t.Command == app.CmdResult:
		return app.Replace(r.ending), nil
	case t.Command == cmdRule:
		return app.Push(c.Pages.Rules(c, r.match.Rules().Info().ID, r.Rule(c))), nil
	case t.Command == panel.CmdLeaveReplay, f.Has(control.Cancel):
		return app.Pop(), nil
	case !used:
		r.handleKeys(f, hit)
	}
	r.playback.GoOn()
	animate(c, &r.playback.Timeline, r.playback.Pace())
	return app.Nav{}, nil
}

// handleKeys does what the keys of the bar are for, or moves the camera.
func (r *Replay) handleKeys(f control.Frame, hit *display.Hit) {
	for _, x := range r.bar.Commands(nil) {
		if f.Has(x.ID) {
			x.Do()
			return
		}
	}
	r.board.moveCamera(f, hit)
}

// follow keeps the camera in step with the window; in small windows it follows what happens.
func (r *Replay) follow(d *desk) {
	r.board.fit(*d.Frame())
	if r.board.comes > 0 {
		r.board.zoomNear()
	}
	if r.followed == r.playback.At() || r.board.camera.Whole() {
		return
	}
	r.followed = r.playback.At()
	if place, ok := r.table.Place(d.View(), r.playback.Said().Where); ok && place.OnChart {
		r.board.lookAt(d.View(), place.At)
	}
}

// Resting implements Restful.
func (r *Replay) Resting() bool {
	return r.playback.Resting() && (r.review == nil || r.review.Done())
}

// Facts tells tests where the replay is.
func (r *Replay) Facts() map[string]string {
	return map[string]string{"at": strconv.Itoa(r.playback.Shown()), "of": strconv.Itoa(r.playback.Len()), "running": yes(r.playback.Running())}
}

// Palette are the colours of the table.
func (r *Replay) Palette() theme.Palette { return r.table.Style().Palette }

// Region says where the game is at home.
func (r *Replay) Region() music.Region { return r.table.Style().Region }

// Focused is what the keyboard is at, the zero Target for nothing.
func (r *Replay) Focused() display.Target { return r.page.Focused() }

// Rule is the number of the rule about what is pointed at, empty if there is none.
func (r *Replay) Rule(c *app.Context) string {
	d := r.look(c)
	return ruleOf(r.board.hover, d.scope, d.View())
}

// View implements Scene.
func (r *Replay) View(c *app.Context, l *display.List) {
	d := r.look(c)
	d.view, _ = r.cache.pictured(&d, pictureKey{hover: d.board.hover, focus: d.focus, log: r.playback.At()})
	r.table.Draw(l, d.view)
	r.playback.Timeline.Append(l, r.table.Stage(d.view))
	r.bar.Draw(&d, l)
	if d.board.hover.Command != "" || !r.playback.Running() && d.Idle() {
		viewTip(&d, l, nil)
	}
}

// Page implements app.OwnTextTwin: where the replay is, and the position there, in text.
func (r *Replay) Page(c *app.Context) texttwin.Page {
	d := r.look(c)
	by, bar := twinOf(&d), r.bar.Read(&d)
	by.Shut = d.View().Shut
	buttons := texttwin.PagePart{Heading: bar.Heading}
	for _, b := range bar.Buttons {
		buttons.Buttons = append(buttons.Buttons, texttwin.Button{ID: device.TargetName(b.Target), Text: b.Text})
	}
	return texttwin.Page{
		Heading: d.words.T("game." + r.match.Rules().Info().ID), Latest: []string{},
		Lines: append(bar.Lines, by.Standing(r.now.View)...), Parts: []texttwin.PagePart{buttons},
	}
}

// Press implements app.OwnTextTwin: it presses a button of the page.
func (r *Replay) Press(c *app.Context, id string) display.Command {
	d := r.look(c)
	for _, b := range r.bar.Read(&d).Buttons {
		if device.TargetName(b.Target) == id {
			r.pressed = b.Target
		}
	}
	return ""
}

var _ app.OwnTextTwin = (*Replay)(nil)
