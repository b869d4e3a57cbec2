package match

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/history"
	"serenissima/input/match/pages"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/input/page"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// noTargets are regions that only keep what lies below them from being hit, or
// that explain what they show and do nothing else.
//
// A finger near a mark on the bar of a replay is led to it, and links stand in
// sentences, from which the contents lead to the same places.
var noTargets = []display.Command{app.CmdBar, panel.CmdBubble, cmdCardPaper, table.CmdAbout, panel.CmdMark}

// cut reports whether a region ends where a list that scrolls is cut off: what is
// missing comes into sight with a finger.
func cut(l *display.List, r display.Rect) bool {
	for _, o := range l.Ops {
		if o.Kind == display.Clip && r.Intersect(o.Rect) == r &&
			(math.Abs(r.Y-o.Rect.Y) < 0.01 || math.Abs(r.Y+r.H-o.Rect.Y-o.Rect.H) < 0.01) {
			return true
		}
	}
	return false
}

// A lack is something that is too small for a finger.
type lack struct{ where, target string }

// lacks notes what on the screen is too small.
func (d *driver) lacks(where string, into map[lack]display.Point) {
	window := display.Rect{W: d.Size.X, H: d.Size.Y}
	for i := range d.List.Hits {
		h := &d.List.Hits[i]
		if h.Target.Command == "" || slices.Contains(noTargets, h.Target.Command) || cut(&d.List, h.Rect) {
			continue
		}
		if _, open := device.Open(&d.List, h, window); open && min(h.Rect.W, h.Rect.H) < leastSide(&d.List, d.Size, h)-0.5 {
			into[lack{where, string(h.Target.Command)}] = display.Point{X: h.Rect.W, Y: h.Rect.H}
		}
	}
}

// Whatever can be tapped in any scene is as large as a fingertip, in windows of
// tablets and phones and with letters of every size.
func TestEverythingFitsAFinger(t *testing.T) {
	for _, size := range []display.Point{{X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, scale := range []int{100, 150} {
			lacks := map[lack]display.Point{}
			d := drive(t, &store.Memory{}, size)
			d.Context.Settings.TextScale = scale
			d.walk(func(what string) { d.lacks(what, lacks) })
			for l, at := range lacks {
				t.Errorf("%v, letters %d %%, %s: %s is %.0f x %.0f", size, scale, l.where, l.target, at.X, at.Y)
			}
		}
	}
}

// walk goes through all scenes of a driver by finger, lets each be seen and says
// which it is.
func (d *driver) walk(see func(what string)) {
	t := d.T
	d.Context.Share = (&apptest.Outside{Files: map[string]string{}}).Share("https://example.org/")
	look := see
	see = func(what string) {
		d.Tick(control.Frame{Pinch: 1, Secondary: true}) // an input, which has led there
		d.Tick(control.Frame{Pinch: 1})
		look(what)
	}
	begin := func(s app.Scene, what string) {
		d.Stack = app.NewStack(d.Context, s)
		d.Tick(control.Frame{Pinch: 1})
		d.Tick(control.Frame{Pointer: display.Point{X: 1, Y: 1}, Touch: true, JustPressed: true, Pressed: true, Pinch: 1})
		d.Tick(control.Frame{Touch: true, Pinch: 1})
		see(what)
	}
	begin(page.NewTitle(d.Context), "title")
	begin(page.NewSetup(d.Context, d.Context.Games.Offered()[0]), "setup")
	begin(page.NewLessons(d.Context, ""), "voyages")
	begin(page.NewSettingsScene(d.Context), "settings")
	for _, name := range sectionNames {
		d.reveal("section-" + name)
		d.Finger("section-" + name)
		d.Tick(control.Frame{Wheel: 100, Pinch: 1})
		see("settings " + name)
	}
	begin(page.NewRules(d.Context, "", "S4.9"), "rules")
	d.Write("fort")
	see("rules found")
	begin(page.NewHelp(d.Context, ""), "help")
	begin(pages.NewCurtain(d.Context, apptest.Begun(t, 0), 1, func() {}), "curtain")
	begin(page.NewSaves(d.Context, nil), "saves")
	d.Finger("import")
	see("message")
	m := apptest.Fought(t)
	begin(page.NewSeatSettingsScene(m.Rules().Info().ID, m.Seats(), 1), "personal")
	for i := range 4 {
		begin(NewReplay(d.Context, m, game.Nobody, m.Len()*i/3, nil), "replay")
	}
	begin(page.NewTakeUp(d.Context, m, m.Len()/2), "take-up")
	begin(page.NewDice(d.Context, m), "dice")
	begin(d.Context.Pages.Ending(d.Context, apptest.Finished(t, 5)), "result")
	require.NoError(t, d.Context.Archive().Keep("One", m))
	begin(page.NewSaves(d.Context, m), "saves")
	d.Finger("slot")
	see("saves chosen")
	d.Finger("slot-rename")
	see("saves name")
	for _, id := range lessons.IDs {
		for n := range 3 {
			s, err := NewLesson(d.Context, id, n)
			require.NoError(t, err)
			begin(s, "voyage")
		}
	}
	for _, m := range slices.Concat(apptest.Positions(t, 2, 12)[:8], questions(t)) {
		begin(NewPlay(d.Context, m, nil), "play")
		d.walkAround(see)
	}
	require.NoError(t, d.Context.Store.Write(archive.Autosave, save.Encode(m)))
	begin(page.NewTitle(d.Context), "title with a game")
	begin(NewPlay(d.Context, apptest.Positions(t, 2, 40)[0], nil), "play")
	begin(page.NewMenu(app.MenuOf{Match: m, Entries: []widget.Button{{Icon: panel.AdviceSign, Caption: d.Context.Lang.T("advice.menu"), Small: d.Context.Lang.T("advice.menu.about"), Target: display.Target{Command: control.Advice}}}}), "menu")
}

// reveal scrolls down until a target can be clicked.
func (d *driver) reveal(target string) {
	for range 100 {
		for i := range d.List.Hits {
			h := &d.List.Hits[i]
			if _, open := device.Open(&d.List, h, display.Rect{W: d.Size.X, H: d.Size.Y}); open && device.TargetName(h.Target) == target {
				return
			}
		}
		d.Tick(control.Frame{Wheel: -0.5, Pinch: 1})
	}
}

// questions are matches at the first of each of the questions of a random game.
func questions(t *testing.T) (list []*session.Match) {
	var seen []game.Prompt
	for _, m := range apptest.Positions(t, 4, 1) {
		if prompt := m.State().Decision().Prompt; !slices.Contains(seen, prompt) {
			seen, list = append(seen, prompt), append(list, m)
		}
	}
	return list
}

// walkAround shows all that can be opened over the match on top.
func (d *driver) walkAround(see func(what string)) {
	p := d.Stack.Top().(*Play)
	p.recap.Tell(nil)
	for range 300 {
		if p.timeline.Idle() {
			break
		}
		d.Tick(control.Frame{Pinch: 1})
	}
	switch {
	case p.now.Modal():
		see("question")
	case p.timeline.Idle():
		for i, in := range p.now.Groups {
			if len(in) > 0 {
				p.open.Group = i
				see("group " + p.now.Offer.Groups[i].Name)
			}
		}
		p.open.Group = -1
		for _, ref := range p.table.Things(p.match().State()) {
			acts := slices.DeleteFunc(slices.Clone(p.now.Legal), func(a game.Action) bool { return !slices.Contains(a.Obj[:], ref) })
			if len(acts) > 1 && ref != p.table.Subject(p.now.View) {
				p.open.Choice = position.NewChoice(acts)
				see("choice " + ref.Kind.String())
			}
		}
		p.open.Choice = nil
	}
	if deskOf(p, d.Context).canAsk() {
		p.carryOut(d.Context, control.Advice)
		see("advice")
		p.captain.Forget()
	}
	p.log.Open(true)
	see("log")
	d.Tick(control.Frame{Pinch: 1})
	if newest := newestRow(&d.List); newest != nil {
		p.log.Handle(deskOf(p, d.Context), table.Event{Hit: newest})
		see("log picked")
	}
	p.log.Open(false)
	p.board.sheetOpen = true
	see("table")
	p.board.sheetOpen = false
}

// newestRow is the lowest row of the log in a picture, nil if there is none.
func newestRow(l *display.List) *display.Hit {
	i := slices.IndexFunc(l.Hits, func(h display.Hit) bool { return h.Target.Command == panel.CmdEntry })
	if i < 0 {
		return nil
	}
	return &l.Hits[i]
}

// In the log a finger draws the story along.
func TestAFingerScrollsTheLog(t *testing.T) {
	d := inMatch(t, &store.Memory{}, 40)
	d.Finger("log")
	p := d.Stack.Top().(*Play)
	require.True(t, p.logShown())
	var told []*history.Entry // the entries that have rows, newest first
	for _, e := range slices.Backward(p.history.Entries) {
		if !e.IsOver(p.history.Seen()) {
			told = append(told, e)
		}
	}
	from := p.log.Box(deskOf(p, d.Context)).Center()
	d.Tick(control.Frame{Pointer: from, Inside: true, Touch: true, JustPressed: true, Pressed: true, Pinch: 1})
	drag := func(y float64) {
		to := display.Point{X: from.X, Y: from.Y + y}
		d.Tick(control.Frame{Pointer: to, Inside: true, Touch: true, Pressed: true, Dragging: true, DragFrom: from, Pinch: 1})
	}
	camera := p.board.camera
	for _, want := range []struct {
		y      float64
		scroll int
	}{{100, 2}, {132, 3}, {50, 2}, {-400, 0}} {
		drag(want.y)
		require.Equal(t, told[want.scroll], newestRow(&d.List).Target.Value)
	}
	require.Equal(t, camera, p.board.camera, "the chart stays")
}
