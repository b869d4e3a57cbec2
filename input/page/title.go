package page

import (
	"errors"
	"math"
	"slices"
	"strings"

	"serenissima/assets"
	"serenissima/assets/lang"
	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The commands of the title.
const (
	cmdNew      display.Command = "new"
	cmdLearn    display.Command = "learn"
	cmdContinue display.Command = "continue"
	cmdSettings display.Command = "settings"
	cmdQuit     display.Command = "quit"
)

// A Title is where the game begins: a new match, or one that has been left.
type Title struct {
	app.Page
	rules    game.Rules       // of the game that it is about
	sailed   int              // voyages
	saved    []*archive.Entry // can be continued, the one saved last first
	messages []*app.Message   // about saves that cannot be used, to be shown first
	next     app.Scene        // to be shown then; nil: none
	time     int              // in ticks: the ships sail on
	still    bool             // they lie still
}

// NewTitle returns the title and looks for matches to continue. One that cannot
// be used is put aside and a message says why.
func NewTitle(c *app.Context) *Title {
	t := &Title{rules: about(c), sailed: len(c.Logbook().Finished)}
	var flaws []string
	for _, e := range c.Archive().InProgress() {
		var damage *save.Error
		switch {
		case e.Unseen != nil:
			t.messages = append(t.messages, unseen(c, e))
		case errors.As(e.Flaw, &damage):
			t.messages = append(t.messages, damaged(c, e))
		case e.Flaw != nil:
			if why := c.Why(e.Flaw); !slices.Contains(flaws, why) {
				flaws = append(flaws, why)
			}
		default:
			t.saved = append(t.saved, e)
		}
	}
	if flaws != nil {
		t.messages = append(t.messages, app.NewMessage(c, c.Lang.T("save.unreadable"), flaws))
	}
	return t
}

// about is the game that the title is about: the one asked for, or else the one chosen last, or the first.
func about(c *app.Context) game.Rules {
	for _, id := range []string{c.Wanted.Game, c.Settings.Game} {
		if r := c.Games.Rules(id); r != nil && c.Games.HasTable(r) {
			return r
		}
	}
	return c.Games.Offered()[0]
}

// unseen puts an autosave aside whose game has no picture, so that no new match
// takes its place, and says so.
func unseen(c *app.Context, e *archive.Entry) *app.Message {
	about := c.Lang.T("save.unseen.about", "game", app.GameName(c.Lang, e.Unseen.Info().ID))
	return app.NewMessage(c, c.Lang.T("save.unseen"), []string{about, setAside(c, e)}, app.Answer{Caption: c.Lang.T("message.ok")})
}

// setAside puts an autosave aside and says where it is.
func setAside(c *app.Context, e *archive.Entry) string {
	aside, err := c.Archive().SetAside(e)
	if err != nil {
		return c.Lang.T("save.stays")
	}
	return c.Lang.T("save.aside", "name", aside, "where", c.Store.Where())
}

// damaged puts an autosave aside and says what is wrong with it; its match is the one
// up to there, or nil.
func damaged(c *app.Context, e *archive.Entry) *app.Message {
	lines := []string{describe(c, e.Key, e.Flaw)}
	var ill *game.Illegal
	if e.Match != nil && errors.As(e.Flaw, &ill) {
		var names []string
		for _, s := range e.Match.Seats() {
			names = append(names, s.Name)
		}
		lines = append(lines, c.Lang.Words(e.Match.Rules().Info(), names).Why(ill))
	}
	lines = append(lines, setAside(c, e))
	ok := app.Answer{Caption: c.Lang.T("message.ok")}
	if e.Match == nil || e.Match.Len() == 0 {
		return app.NewMessage(c, c.Lang.T("save.damaged"), lines, ok)
	}
	lines = append(lines, c.Lang.T("save.playable"))
	resume := app.Answer{Caption: c.Lang.T("save.resume"), Then: func(c *app.Context) app.Nav { return resume(c, e.Open()) }}
	return app.NewMessage(c, c.Lang.T("save.damaged"), lines, resume, ok)
}

// Update implements Scene.
func (t *Title) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	if t.still = c.Settings.ReducedMotion; !t.still {
		t.time++
	}
	if len(t.messages) > 0 {
		m := t.messages[0]
		t.messages = t.messages[1:]
		return app.Push(m), nil
	}
	if s := t.next; s != nil {
		t.next = nil
		return app.Push(s), nil
	}
	switch target := t.Clicked(c, f, false); target.Command {
	case cmdNew:
		return app.Push(newMatch(c)), nil
	case cmdLearn:
		return app.Push(NewLessons(c, "")), nil
	case cmdContinue:
		return resume(c, t.saved[target.Index].Open()), nil
	case control.Rules:
		return app.Push(NewRules(c, "", "")), nil
	case CmdSaves:
		return app.Push(NewSaves(c, nil)), nil
	case cmdSettings:
		return app.Push(NewSettingsScene(c)), nil
	case cmdQuit:
		return app.Quit(), nil
	}
	return app.Nav{}, nil
}

// beat is how many ticks pass between two pictures of a title that is left alone: the ships are slow.
const beat = 6

// Resting implements Restful: nothing moves between two beats.
func (t *Title) Resting() bool { return t.Page.Resting() && (t.still || t.time%beat != 0) }

// First returns the scene to start with: the match saved last, if it is unfinished
// and was on the screen when the page was reloaded, else the title. If it is settled
// which game is to be set up, that comes at once; where both differ people are asked.
func First(c *app.Context, wasOpen bool) app.Scene {
	t := NewTitle(c)
	if wasOpen && len(t.saved) > 0 && unfinished(t.saved[0]) {
		m := t.saved[0].Open()
		if !c.Wanted.DiffersFrom(m) {
			return c.Matches.Play(c, m, nil)
		}
		t.next = goOnOrAnew(c, m)
	} else if c.Wanted.Game != "" {
		t.next = newMatch(c)
	}
	return t
}

// goOnOrAnew asks whether to go on with a match or to set up the one that the address asks for.
func goOnOrAnew(c *app.Context, m *session.Match) app.Scene {
	return app.NewMessage(c, c.Lang.T("setup.replace"), []string{c.Lang.T("setup.other", "name", app.MatchName(c, m))},
		app.Answer{Caption: c.Lang.T("setup.other.go-on"), Then: func(c *app.Context) app.Nav { return resume(c, m) }},
		app.Answer{Caption: c.Lang.T("setup.other.anew"), Then: func(c *app.Context) app.Nav { return app.Replace(newMatch(c)) }})
}

// Resume returns the scene that goes on with a match saved so; where that cannot
// be, with the unfinished match of the store, or else the title.
func Resume(c *app.Context, data []byte) app.Scene {
	if m, err := save.Decode(data, c.Games.Rules); err == nil && c.Games.HasTable(m.Rules()) {
		return c.Matches.Play(c, m, nil)
	}
	return First(c, true)
}

// unfinished reports whether the match of an entry goes on.
func unfinished(e *archive.Entry) bool { return !e.Match.State().Result().Over }

// first reports whether nobody has done anything here yet: then to learn the trade
// comes first.
func (t *Title) first() bool { return len(t.saved) == 0 && t.sailed == 0 }

// learnt says how many voyages have been sailed.
func (t *Title) learnt(c *app.Context) string {
	switch t.sailed {
	case 0:
		return c.Lang.T("title.learn.new")
	case len(lessons.IDs):
		return c.Lang.T("title.learn.all")
	}
	return c.Lang.T("title.learn.about", "n", t.sailed, "m", len(lessons.IDs))
}

// progress says how far a saved match is.
func progress(c *app.Context, m *session.Match) string {
	s := m.State()
	d := s.Decision().Player
	if d == game.Nobody {
		return c.Lang.T("title.continue.over")
	}
	turn, _ := c.Games.Tables[m.Rules().Info().ID].Clock(s)
	key := "title.continue.about"
	if turn == 0 {
		key = "title.continue.setup"
	}
	return c.Lang.T(key, "turn", turn, "seat", m.Seat(d).Name)
}

// View implements Scene.
func (t *Title) View(c *app.Context, l *display.List) {
	screen, u := c.Screen.Rect(), c.Unit()
	app.Backdrop(c, l, c.Games.ChartOf(t.rules))
	low := screen.H < 560
	margin := max(16, min(118*u, screen.W*0.08))
	w := min(440*u, screen.W*0.44)
	if low || screen.W < 900 {
		w = screen.W - 2*margin
	} else {
		t.putToSea(c, l, screen)
	}
	bottom := t.small(c, l, display.Rect{X: margin, W: w, H: screen.H - 22*u})
	top := 20.0
	if !low {
		top = screen.H * 0.08
	}
	top = t.name(c, l, display.Rect{X: margin, Y: top, W: screen.W - 2*margin, H: w}, low)
	top = t.buttons(c, l, display.Rect{X: margin, Y: top, W: w, H: bottom - top - 12*u}, low)
	switch size := 44 * u; {
	case bottom-top < 1.6*size:
	case screen.W < 900: // a narrow window has this sea alone
		high := min(w, 0.9*(bottom-top))
		t.sail(c, l, display.Point{X: margin + w/2, Y: (top + bottom) / 2}, high, voyage{0.08 * w, 0.3}, kit.Ship{Colour: 2, Sailors: 3, Cubes: []string{"wine", "gold"}})
	default:
		for colour := 1; colour <= theme.NumLiveries; colour++ {
			at := display.Point{X: margin + size*(0.5+1.3*float64(colour-1)), Y: top + 0.9*size}
			kit.AppendShield(l, at, size, c.Games.Tables.Style(t.rules.Info().ID).Wears(colour))
		}
	}
	t.ViewTip(c, l)
}

// name appends the name of the program and what it is about, with a rule as long as
// r is high, and returns where that ends.
func (t *Title) name(c *app.Context, l *display.List, r display.Rect, low bool) float64 {
	u := min(c.Unit(), c.Screen.Size.Y/700) // the buttons need their room
	id := t.rules.Info().ID
	title, tagline, games := app.GameName(c.Lang, id), app.GameTagline(c.Lang, id), ""
	if c.Games.Several() {
		var names []string
		for _, r := range c.Games.Offered() {
			names = append(names, app.GameName(c.Lang, r.Info().ID))
		}
		games = c.Lang.T("title.games", "n", len(names), "games", strings.Join(names, " · "))
	}
	size := 92 * u
	if low {
		size = min(58*c.Unit(), c.Screen.Size.Y*0.125) // the buttons need their room
		size = widget.Fit(title, display.Title, size, r.W*0.6)
	}
	size = widget.Fit(title, display.Title, size, r.W)
	y := r.Y + size
	for _, d := range []display.Point{{X: -1.5}, {X: 1.5}, {Y: 2.5}, {Y: -1}} {
		l.Print(r.X+d.X, y+d.Y, title, display.TextStyle{Font: display.Title, Size: size, Color: theme.WoodDark})
	}
	l.Print(r.X, y, title, display.TextStyle{Font: display.Title, Size: size, Color: theme.Cream})
	if low {
		x := r.X + display.Measure(title, display.Title, size) + size*0.3
		beside := display.Rect{X: x, Y: y - size*0.66, W: r.X + r.W - x, H: size * 0.5}
		widget.Line(l, beside, tagline, display.TextStyle{Font: display.Caps, Size: size * 0.42, Color: theme.GiltLight})
		widget.Line(l, beside.Moved(0, size*0.5), games, display.TextStyle{Font: display.Italic, Size: max(widget.MinText, size*0.3), Color: theme.Cream})
		return y + size*0.4
	}
	y += 14 * u
	widget.Line(l, r.Row(y, 32*u), tagline, display.TextStyle{Font: display.Caps, Size: 27 * u, Color: theme.GiltLight})
	y += 32 * u
	widget.Line(l, r.Row(y, 28*u), c.Lang.T("title.era"), display.TextStyle{Font: display.Italic, Size: 22 * u, Color: theme.Cream})
	y += 28 * u
	widget.Line(l, r.Row(y, 28*u), games, display.TextStyle{Font: display.Italic, Size: 20 * u, Color: theme.Cream})
	y += 34 * u
	widget.Rule(l, r.X, y, r.H)
	return y + 24*u
}

// buttons appends the buttons: those to play below each other, the others two by
// two; in a low window all of them. It returns where they end.
func (t *Title) buttons(c *app.Context, l *display.List, r display.Rect, low bool) float64 {
	u := c.Unit()
	waits := slices.ContainsFunc(t.saved, unfinished)
	list := []widget.Button{
		{Icon: "lateen", Caption: c.Lang.T("title.new"), Small: c.Lang.T("title.new.about"), Primary: !waits && !t.first(), Target: display.Target{Command: cmdNew}},
		{Icon: "lantern", Caption: c.Lang.T("title.learn"), Small: t.learnt(c), Primary: t.first(), Target: display.Target{Command: cmdLearn}},
	}
	list = append(list, t.continues(c)...)
	single, h, half, gap := len(list), 72*u, 54*u, 12*u // buttons as wide as r, and their heights
	list = append(list,
		rulesButton(c),
		widget.Button{Icon: "chest", Caption: c.Lang.T("saves.title"), Small: c.Lang.T("saves.title.about"), Target: display.Target{Command: CmdSaves}},
		widget.Button{Icon: "sliders", Caption: c.Lang.T("title.settings"), Small: c.Lang.T("title.settings.about"), Target: display.Target{Command: cmdSettings}})
	if c.CanQuit {
		list = append(list, widget.Button{Icon: "anchor", Caption: c.Lang.T("title.quit"), Small: keeping(c, "title.quit.about", "fleeting.quit"), Target: display.Target{Command: cmdQuit}})
	}
	if low {
		single, h, half = 0, 64*u, 64*u
	}
	pairs := (len(list) - single + 1) / 2
	shrink := min(1, (r.H-gap*float64(single+pairs-1))/(float64(single)*h+float64(pairs)*half))
	h, half = max(44, h*shrink), max(44, half*shrink)
	below := r.Y + float64(single)*(h+gap)
	for i, b := range list {
		b.Paper = true
		b.Rect = r.Row(r.Y+float64(i)*(h+gap), h)
		if k := i - single; k >= 0 {
			if len(list)-single-k > 1 || k%2 == 1 { // one alone is wide
				b.Rect.W = (r.W - gap) / 2
			}
			b.Rect.X += float64(k%2) * (b.Rect.W + gap)
			b.Rect.Y, b.Rect.H = below+float64(k/2)*(half+gap), half
			if b.Rect.W < 280*u { // no room for a second line
				b.Tip, b.Small = lang.Capital(b.Small), ""
			}
		}
		t.Button(l, b)
	}
	return below + float64(pairs)*(half+gap) - gap
}

// continues are the buttons that go on with a match, one for each; a single one says if
// there is none.
func (t *Title) continues(c *app.Context) (list []widget.Button) {
	b := widget.Button{Icon: "compass", Caption: c.Lang.T("title.continue"), Target: display.Target{Command: cmdContinue}}
	first := slices.IndexFunc(t.saved, unfinished)
	for i, e := range t.saved {
		m := e.Match
		if b.Target.Index, b.Small, b.Primary = i, progress(c, m), i == first; c.Games.Several() {
			b.Caption = c.Lang.T("title.continue.game", "game", app.GameName(c.Lang, m.Rules().Info().ID))
		}
		list = append(list, b)
	}
	if list == nil {
		b.Off, b.Small = true, c.Lang.T("title.continue.none")
		if c.Archive().Tab() > 1 {
			b.Small = c.Lang.T("tabs.continue")
		}
		list = append(list, b)
	}
	return list
}

// small appends what must be said, above the bottom of r, and returns where it
// begins.
func (t *Title) small(c *app.Context, l *display.List, r display.Rect) float64 {
	size := 14 * c.Unit()
	y := r.Y + r.H
	for _, key := range []string{"title.credits", "title.unofficial"} {
		text := c.Lang.T(key)
		h := widget.Height(text, display.Sans, size, r.W)
		y -= h
		widget.Text(l, r.Row(y, h+0.5), text, display.TextStyle{Font: display.Sans, Size: size, Color: theme.Cream})
	}
	return y
}

// A voyage is how a ship of the title moves: to and fro on a long loop, and up and down on the swell.
type voyage struct {
	reach float64 // to either side, in pixels
	phase float64 // of the loop, as a part of it
}

// The ticks of one loop, of one swell and of one stroke of the oars.
const (
	loopTicks   = 60 * 80
	swellTicks  = 60 * 5
	strokeTicks = 60 * 2.4
)

// fleet are the galleys on the sea, the large one at anchor.
var fleet = []struct {
	x, y, w, reach float64 // in parts of the screen
	ship           kit.Ship
}{
	{0.46, 0.72, 0.075, 0.02, kit.Ship{Colour: 3, Sailors: 2, Cubes: []string{"stone"}}},
	{0.505, 0.86, 0.1, 0.04, kit.Ship{Colour: 4, Sailors: 1, Cubes: []string{"spice"}}},
	{0.7, 0.63, 0.26, 0, kit.Ship{Colour: 2, Sailors: 3, Cubes: []string{"wine", "gold"}}},
	{0.895, 0.84, 0.12, 0.03, kit.Ship{Colour: 1, Sailors: 2, Cubes: []string{"wood"}}},
}

// putToSea puts a galley of each colour on the sea, and the compass above them. The large one is at anchor.
func (t *Title) putToSea(c *app.Context, l *display.List, screen display.Rect) {
	l.Ink(assets.InkRose, screen.W*0.915, screen.H*0.17, min(screen.W*0.056, screen.H*0.095)/100)
	for i, s := range fleet {
		at := display.Point{X: screen.W * s.x, Y: screen.H * s.y}
		t.sail(c, l, at, screen.W*s.w, voyage{screen.W * s.reach, float64(i) / 3}, s.ship)
	}
}

// sail appends a ship on its voyage about a place, in the colours of the game.
func (t *Title) sail(c *app.Context, l *display.List, at display.Point, width float64, v voyage, ship kit.Ship) {
	ship.Spaces, ship.Colour = 5, c.Games.Tables.Style(t.rules.Info().ID).Wears(ship.Colour)
	turn := func(ticks float64) float64 { return 2 * math.Pi * (float64(t.time)/ticks + v.phase) }
	if !t.still {
		at.Y += math.Sin(turn(swellTicks)) * width * 0.02
		across, along := math.Sincos(turn(loopTicks))
		at.X += across * v.reach
		if v.reach > 0 {
			ship.East = along > 0
			_, ship.Stroke = math.Modf(float64(t.time) / strokeTicks)
		}
	}
	kit.AppendShip(l, at, width, ship)
}

// keeping returns the words of a key, which promise that something is kept, or those of
// another if nothing is.
func keeping(c *app.Context, key, otherwise string) string {
	if c.Fleeting != nil {
		key = otherwise
	}
	return c.Lang.T(key)
}
