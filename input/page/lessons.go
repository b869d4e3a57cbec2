package page

import (
	"slices"

	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The commands of the lessons.
const (
	cmdLesson    display.Command = "voyage"      // Index: which one
	cmdLessonsOf display.Command = "voyages-of"  // Index: of which game
	cmdGuided    display.Command = "guided-game" // a first game with advice
	cmdAdvice    display.Command = "told-advice" // switches the advice on and off
)

// Lessons are the guided lessons of a game to choose from, and the first game after them.
type Lessons struct {
	app.Form
	book    *app.Logbook
	games   []game.Rules // that have lessons
	game    int          // whose lessons are shown
	list    []*lessons.Lesson
	most    int          // lessons of any game
	message *app.Message // to be shown first
	over    bool         // they lie over the set-up, to which one comes back
}

// NewLessons returns the list of the lessons of a game: of that with the ID, or if it has
// none, of that which has been chosen last.
func NewLessons(c *app.Context, id string) *Lessons {
	s := &Lessons{book: c.Logbook()}
	for _, r := range c.Games.Offered() {
		if n := len(lessons.Of(r.Info().ID)); n > 0 {
			s.games = append(s.games, r)
			s.most = max(s.most, n)
		}
	}
	for _, wanted := range []string{c.Settings.Game, id} {
		if i := slices.IndexFunc(s.games, func(r game.Rules) bool { return r.Info().ID == wanted }); i >= 0 {
			s.game = i
		}
	}
	s.find(c)
	s.Form.Init(900, s.column)
	s.Full = s.fullest
	return s
}

// find loads the lessons of the game.
func (s *Lessons) find(c *app.Context) {
	s.list = nil
	for _, id := range lessons.Of(s.rules().Info().ID) {
		v, err := lessons.Load(id, c.Games.Rules)
		if err != nil {
			s.message = app.NewMessage(c, c.Lang.T("learn.failed"), []string{err.Error()})
			continue
		}
		s.list = append(s.list, v)
	}
}

// rules are those of the game whose lessons are shown.
func (s *Lessons) rules() game.Rules { return s.games[s.game] }

// Update implements Scene.
func (s *Lessons) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	if m := s.message; m != nil {
		s.message = nil
		return app.Push(m), nil
	}
	switch t := s.Clicked(c, f, false); {
	case t.Command == cmdLesson:
		return OpenLesson(c, s.list[t.Index].ID), nil
	case t.Command == cmdLessonsOf:
		s.game, s.Offset = t.Index, 0
		s.find(c)
	case t.Command == cmdGuided:
		return BeginGuided(c, s.rules()), nil
	case t.Command == cmdAdvice:
		s.book.Advice = !s.book.Advice
		if s.book.Advice {
			s.book.Explained = nil
		}
		s.book.Keep(c)
	case s.over && (t.Command == cmdBack || f.Has(control.Cancel)):
		return app.Pop(), nil
	case t.Command == cmdBack, f.Has(control.Cancel):
		return app.Home(NewTitle(c)), nil
	}
	return app.Nav{}, nil
}

// View implements Scene.
func (s *Lessons) View(c *app.Context, l *display.List) {
	app.Backdrop(c, l, c.Games.ChartOf(s.rules()))
	s.ViewForm(c, l, c.Lang.T("learn.title"), widget.Button{Caption: c.Lang.T("learn.back"), Target: display.Target{Command: cmdBack}})
}

// OpenLesson begins a lesson.
func OpenLesson(c *app.Context, id string) app.Nav {
	s, err := c.Matches.Lesson(c, id, 0)
	if err != nil {
		return app.Push(app.NewMessage(c, c.Lang.T("learn.failed"), []string{err.Error()}))
	}
	if p, ok := s.(app.Playing); ok {
		plays(c, p.Match().Rules())
	}
	return app.Home(s)
}

// column appends the game to choose, its lessons, two beside each other if there is room,
// its first game, and whether there is advice.
func (s *Lessons) column(c *app.Context, l *display.List, r display.Rect) float64 {
	u := c.Unit()
	y := r.Y
	if len(s.games) > 1 {
		s.Choice(l, widget.Choice{Rect: r.Row(y, c.Window().RowHeight()), Items: s.names(c), Chosen: s.game, Target: display.Target{Command: cmdLessonsOf}})
		y += c.Window().RowHeight() + 8*u
	}
	y = widget.Note(c.Window(), l, r, y, c.Lang.T("learn.intro")) - 2*u
	columns, gap, h := s.grid(c, r)
	grid := r.Row(y, h).Columns(columns, gap)[0]
	next := s.book.Next(s.rules().Info().ID)
	for i, v := range s.list {
		s.row(c, l, grid.Cell(i, columns, gap), i, v, v.ID == next)
	}
	cell := grid.Cell(len(s.list), columns, gap)
	s.Button(l, widget.Button{Rect: cell, Icon: "lateen", Caption: c.Lang.T("learn.first"), Small: c.Lang.T("learn.first.about"),
		Paper: true, Primary: next == "", Target: display.Target{Command: cmdGuided}})
	y = cell.Y + h + gap
	t := display.Target{Command: cmdAdvice}
	box := r.Row(y, c.Window().RowHeight())
	widget.AppendCheckbox(l, widget.Checkbox{Rect: box, Caption: c.Lang.T("learn.advice"), On: s.book.Advice, Target: t, State: s.StateOf(t)})
	return widget.Note(c.Window(), l, r, y+box.H, c.Lang.T("learn.advice.about")) - 4*u
}

// fullest is the column as high as that of the game with the most lessons, so that the games
// to choose stay where they are.
func (s *Lessons) fullest(c *app.Context, l *display.List, r display.Rect) float64 {
	columns, gap, h := s.grid(c, r)
	lines := func(lessons int) int { return (lessons + columns) / columns } // of these and the first game
	return s.column(c, l, r) + float64(lines(s.most)-lines(len(s.list)))*(h+gap)
}

// grid is how many buttons stand beside each other, the gap between them, and their height.
func (s *Lessons) grid(c *app.Context, r display.Rect) (columns int, gap, height float64) {
	u := c.Unit()
	if columns = 1; r.W >= 620*u {
		columns = 2
	}
	return columns, 8 * u, max(44, 60*u)
}

// names are those of the games that have lessons.
func (s *Lessons) names(c *app.Context) (items []widget.Item) {
	for _, r := range s.games {
		items = append(items, widget.Item{Caption: app.GameName(c.Lang, r.Info().ID)})
	}
	return items
}

// row appends the button of a lesson, with a tick once it has been sailed.
func (s *Lessons) row(c *app.Context, l *display.List, r display.Rect, i int, v *lessons.Lesson, next bool) {
	about := c.Lang.T("learn.about", "about", c.Lang.T(v.Title()+".about"), "n", v.Minutes)
	b := widget.Button{Rect: r, Icon: "compass", Caption: c.Lang.T("learn.number", "n", i+1, "title", c.Lang.T(v.Title())),
		Small: about, Paper: true, Primary: next, Target: display.Target{Command: cmdLesson, Index: i}}
	if slices.Contains(s.book.Finished, v.ID) {
		b.Icon = "check-mark"
	}
	s.Button(l, b)
	if b.Icon == "check-mark" { // told by more than the icon
		at := display.Rect{X: r.X + r.W - 90*c.Unit(), Y: r.Y + r.H*0.14, W: 78 * c.Unit(), H: r.H * 0.36}
		widget.Line(l, at, c.Lang.T("learn.done"), display.TextStyle{Font: display.Italic, Size: 14 * c.Unit(), Align: display.Right, Color: theme.Good})
	}
}

// apprentices are the opponents of a first game.
const apprentices = 2

// BeginGuided begins a game against apprentices in which everything new is explained; a
// game that waits to be continued makes way only if that is wanted.
func BeginGuided(c *app.Context, rules game.Rules) app.Nav {
	id := rules.Info().ID
	start := func(c *app.Context) app.Nav {
		plays(c, rules)
		book := c.Logbook()
		book.Advice, book.Explained = true, nil
		book.Keep(c)
		seats := []session.Seat{{Kind: session.Human, Name: app.DefaultName(c, 0), Colour: 1}}
		for i := 1; i <= apprentices; i++ {
			seats = append(seats, session.Seat{Kind: session.Bot, Level: c.Bots.Levels(id)[0], Name: app.DefaultName(c, i), Colour: i + 1})
		}
		return Begin(c, rules, rules.Info().FirstGame(len(seats)), seats, c.Chance.NewSeed(), session.Drawn)
	}
	if c.Archive().Waits(id) {
		return replacing(c, start)
	}
	return start(c)
}
