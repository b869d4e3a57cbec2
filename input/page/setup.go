package page

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// The commands of the set-up. Ref is the seat where there is one.
const (
	cmdPlayers   display.Command = "players" // Index: how many more than the fewest
	cmdName      display.Command = "name"
	cmdColour    display.Command = "colour"       // the next one
	cmdKind      display.Command = "kind"         // Index: 0 a person, 1 a bot
	cmdLevel     display.Command = "level"        // Index: 0 weaker, 1 stronger
	cmdStrength  display.Command = "strength"     // Index: the level of all bots
	cmdCharacter display.Command = "character"    // Index: 0 the one before, 1 the next
	cmdOption    display.Command = "option"       // Ref: a count, which option; Index: which value
	cmdMore      display.Command = "more-options" // unfolds or folds what few change
	cmdSeed      display.Command = "seed"
	cmdBack      display.Command = "back"
	cmdStart     display.Command = "start"
)

// Lengths of what can be typed.
const (
	nameLength = 20
	seedLength = 20 // digits of the largest seed
)

// A Setup is where people agree on a new match.
type Setup struct {
	app.Form
	rules     game.Rules
	opponents app.Opponents
	players   int
	seats     [game.MaxSeats]session.Seat
	names     [game.MaxSeats]widget.Entry
	options   map[string]string
	seed      widget.Entry
	newcomer  bool   // nobody has sailed a voyage here, and the game has some
	more      bool   // what few change is unfolded
	problem   string // what is wrong
	where     display.Target
	blink     int64
	settled   [game.MaxSeats]settlement // where each player begins, the zero value where that is not known
}

// NewSetup returns the set-up of a match of these rules as it was left last.
func NewSetup(c *app.Context, r game.Rules) *Setup {
	s := &Setup{rules: r, options: map[string]string{}}
	s.Form.Init(1120, s.columns)
	s.Full = func(c *app.Context, l *display.List, r display.Rect) float64 { return s.highest(c, l, r, s.more) }
	s.Most = func(c *app.Context, l *display.List, r display.Rect) float64 { return s.highest(c, l, r, true) }
	in := s.rules.Info()
	s.opponents = c.Bots.Opponents(in.ID)
	s.players = max(in.MinSeats, min(c.Settings.Players, in.MaxSeats))
	for i := range s.seats {
		s.seats[i] = c.Settings.Seats[i]
		if s.seats[i].Kind == session.Bot {
			s.seats[i].Level = s.opponents.Fit(s.seats[i].Level)
		}
		s.names[i] = app.NewEntry(s.seats[i].Name, nameLength, nil)
	}
	for _, o := range in.Options {
		s.options[o.Name] = o.Values[0]
		for _, v := range []string{c.Settings.Option(in, o), c.Wanted.Options[o.Name]} {
			if slices.Contains(o.Values, v) {
				s.options[o.Name] = v
			}
		}
	}
	s.seed = app.NewEntry("", seedLength, isDigit)
	if c.Wanted.Seed != nil {
		s.seed = app.NewEntry(strconv.FormatUint(*c.Wanted.Seed, 10), seedLength, isDigit)
	}
	s.newcomer = len(c.Logbook().Finished) == 0 && len(lessons.Of(in.ID)) > 0
	s.more = !s.usual()
	s.settle(c)
	return s
}

// usual reports whether nothing that can be folded away is other than it begins.
func (s *Setup) usual() bool {
	for i, o := range s.rules.Info().Options {
		if i != s.foremost() && o.Matters(s.players) && s.options[o.Name] != o.Values[0] {
			return false
		}
	}
	return s.seed.String() == "" && !slices.ContainsFunc(s.seats[:s.players], s.special)
}

// special reports whether a bot plays otherwise than all of them do: at another level, or with a character.
func (s *Setup) special(seat session.Seat) bool {
	_, character := app.SplitLevel(seat.Level)
	return seat.Kind == session.Bot && (common(s.seats[:s.players], s.opponents.Levels) < 0 || character != s.opponents.Characters[0])
}

// highest is how high the columns get, unfolded or not, with as many players as may be: whoever chooses how many play
// is not to lose sight of that.
func (s *Setup) highest(c *app.Context, l *display.List, r display.Rect, more bool) (height float64) {
	all := *s
	all.more = more
	for all.players = s.rules.Info().MinSeats; all.players <= s.rules.Info().MaxSeats; all.players++ {
		height = max(height, all.columns(c, l, r))
	}
	return height
}

// foremost is the option that is always asked about, by its index: the first that matters to so many players.
func (s *Setup) foremost() int {
	return slices.IndexFunc(s.rules.Info().Options, func(o game.OptionInfo) bool { return o.Matters(s.players) })
}

// isDigit reports whether a letter can stand in a seed.
func isDigit(r rune) bool { return r < unicode.MaxASCII && unicode.IsDigit(r) }

// seatTarget is a target about seat i, from zero.
func seatTarget(cmd display.Command, i int) display.Target {
	return display.Target{Command: cmd, Ref: game.Seat(i + 1)}
}

// Game is the id of the game that is agreed on.
func (s *Setup) Game() string { return s.rules.Info().ID }

// typed returns the text field that the keyboard types into, or nil.
func (s *Setup) typed() *widget.Entry {
	switch s.Focus.Command {
	case cmdSeed:
		return &s.seed
	case cmdName:
		return &s.names[s.Focus.Ref.ID-1]
	}
	return nil
}

// Typing implements typist.
func (s *Setup) Typing() bool { return s.typed() != nil }

// Writing implements writer.
func (s *Setup) Writing() *widget.Entry { return s.typed() }

// Resting implements Restful: the caret blinks.
func (s *Setup) Resting() bool { return !s.Typing() || s.blink%app.BlinkTicks != 0 }

// Update implements Scene.
func (s *Setup) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	s.blink++
	field := s.typed()
	t := s.Clicked(c, f, field != nil)
	if field != nil && field == s.typed() {
		s.edit(c, f, field)
	}
	switch seat := t.Ref.ID - 1; t.Command {
	case cmdPlayers:
		s.players = s.rules.Info().MinSeats + t.Index
		s.problem = ""
		s.settle(c)
	case cmdColour:
		nextColour(s.seats[:], int(seat))
	case cmdKind:
		s.seatKind(&s.seats[seat], t.Index > 0)
	case cmdLevel:
		s.seats[seat].Level = s.opponents.TurnLevel(s.seats[seat].Level, 2*t.Index-1)
	case cmdStrength:
		s.setStrength(t.Index)
	case cmdCharacter:
		s.seats[seat].Level = s.opponents.TurnCharacter(s.seats[seat].Level, 2*t.Index-1)
	case cmdOption:
		o := s.rules.Info().Options[t.Ref.ID]
		s.options[o.Name] = o.Values[t.Index]
		s.settle(c)
	case cmdMore:
		s.more = !s.more
	case cmdLearn:
		first := NewLessons(c, s.Game())
		first.over = true
		return app.Push(first), nil
	case cmdName, cmdSeed:
		s.blink = 0
		if f.Has(control.Confirm) { // the line is done
			s.Focus = display.Target{Command: cmdStart}
		}
	case cmdPersonal:
		return app.Push(NewSeatSettingsScene(s.Game(), s.playing(c), game.Player(t.Ref.ID))), nil
	case cmdBack:
		return s.back(c), nil
	case cmdStart:
		return s.start(c), nil
	case "":
		if f.Has(control.Cancel) {
			return s.back(c), nil
		}
	}
	return app.Nav{}, nil
}

// edit types into a field.
func (s *Setup) edit(c *app.Context, f control.Frame, field *widget.Entry) {
	if len(f.Runes) == 0 && len(f.Edits) == 0 && f.Line == nil {
		return
	}
	s.blink = 0
	s.problem = ""
	if field.Edit(f) && field == &s.seed {
		s.problem, s.where = c.Lang.T("setup.seed.bad"), s.Focus
	}
}

// nextColour gives a seat the next colour; who had it gets the seat's.
func nextColour(seats []session.Seat, i int) {
	old := seats[i].Colour
	next := old%game.MaxSeats + 1
	for j := range seats {
		if seats[j].Colour == next {
			seats[j].Colour = old
		}
	}
	seats[i].Colour = next
}

// name is what the player on seat i is called.
func (s *Setup) name(c *app.Context, i int) string {
	if text := s.names[i].String(); text != "" {
		return text
	}
	return c.Lang.T("setup.name." + strconv.Itoa(i+1))
}

// remember keeps the set-up for the next time. Options of other games stay as they are.
func (s *Setup) remember(c *app.Context) {
	p := c.Settings
	p.Game, p.Players = s.rules.Info().ID, s.players
	for name, value := range s.options {
		p.Options[app.OptionKey(s.rules.Info(), name)] = value
	}
	p.Seats = slices.Clone(s.seats[:])
	for i := range p.Seats {
		p.Seats[i].Name = s.names[i].String()
	}
	c.SaveSettings()
}

func (s *Setup) back(c *app.Context) app.Nav {
	s.remember(c)
	return app.Pop()
}

// start begins the match, unless something is wrong.
func (s *Setup) start(c *app.Context) app.Nav {
	seed, origin, ok := s.readSeed(c)
	switch {
	case !ok:
		s.fail(display.Target{Command: cmdSeed}, c.Lang.T("setup.seed.bad"))
		return app.Nav{}
	case s.sameNames(c):
		return app.Nav{}
	}
	s.remember(c)
	begin := func(c *app.Context) app.Nav { return s.begin(c, seed, origin) }
	if c.Archive().Waits(s.rules.Info().ID) {
		return replacing(c, begin)
	}
	return begin(c)
}

// replacing asks whether a match may take the place of the one that waits to be
// continued.
func replacing(c *app.Context, begin func(c *app.Context) app.Nav) app.Nav {
	return app.Push(app.NewMessage(c, c.Lang.T("setup.replace"), []string{c.Lang.T("setup.replace.about")},
		app.Answer{Caption: c.Lang.T("setup.replace.ok"), Then: begin}, app.Answer{Caption: c.Lang.T("message.cancel")}))
}

func (s *Setup) fail(where display.Target, problem string) {
	s.problem, s.where, s.Focus = problem, where, where
	s.more = s.more || where.Command == cmdSeed
}

func (s *Setup) readSeed(c *app.Context) (seed uint64, origin session.Origin, ok bool) {
	if s.seed.String() == "" {
		return c.Chance.NewSeed(), session.Drawn, true
	}
	seed, err := strconv.ParseUint(s.seed.String(), 10, 64)
	return seed, session.Chosen, err == nil
}

func (s *Setup) sameNames(c *app.Context) bool {
	for i := range s.players {
		for j := range i {
			if name := s.name(c, i); name == s.name(c, j) {
				s.fail(seatTarget(cmdName, i), c.Lang.T("setup.name.same", "name", name))
				return true
			}
		}
	}
	return false
}

func (s *Setup) begin(c *app.Context, seed uint64, origin session.Origin) app.Nav {
	return Begin(c, s.rules, s.chosen(), s.playing(c), seed, origin)
}

// chosen are the options that matter to so many players.
func (s *Setup) chosen() game.Options {
	o := game.Options{Seats: s.players, Values: maps.Clone(s.options)}
	for _, oi := range s.rules.Info().Options {
		if !oi.Matters(s.players) {
			delete(o.Values, oi.Name)
		}
	}
	return o
}

// playing are the seats of the match.
func (s *Setup) playing(c *app.Context) (seats []session.Seat) {
	for i, seat := range s.seats[:s.players] {
		seat.Name = s.name(c, i)
		seats = append(seats, seat)
	}
	return seats
}

// Begin begins a match and shows it; the one that was in progress is kept.
func Begin(c *app.Context, r game.Rules, o game.Options, seats []session.Seat, seed uint64, origin session.Origin) app.Nav {
	m, beats, err := session.New(r, o, seats, seed)
	if err != nil {
		return app.Push(app.NewMessage(c, c.Lang.T("setup.failed"), []string{err.Error()}))
	}
	c.Wanted.Seed, c.Wanted.Options = nil, nil // they were for one game
	c.Chance.Seal(m, 0, origin)
	return enter(c, m, func(c *app.Context) app.Nav { return app.Home(c.Matches.Play(c, m, beats)) })
}

// View implements Scene.
func (s *Setup) View(c *app.Context, l *display.List) {
	app.Backdrop(c, l, c.Games.ChartOf(s.rules))
	title := c.Lang.T("setup.title")
	if c.Games.Several() {
		title = c.Lang.T("setup.title.game", "game", app.GameName(c.Lang, s.rules.Info().ID))
	}
	s.ViewForm(c, l, title,
		widget.Button{Caption: c.Lang.T("setup.start"), Icon: "lateen", Primary: true, Target: display.Target{Command: cmdStart}},
		widget.Button{Caption: c.Lang.T("setup.back"), Target: display.Target{Command: cmdBack}})
}

// columns appends the way to the voyages for a newcomer, and below it players and options, beside each other if there
// is room. What can be unfolded comes last in each, so that nothing above it moves.
func (s *Setup) columns(c *app.Context, l *display.List, r display.Rect) float64 {
	u := c.Unit()
	r.Y = s.welcome(c, l, r)
	if r.W < max(860*u, 800) { // buttons are never smaller than fingers
		r.Y = s.agreed(c, l, r.Row(s.table(c, l, r)+10*u, 0))
		return s.unfolded(c, l, r.Row(s.opponentsIn(c, l, r), 0))
	}
	left, right := r, r
	left.W, right.W = r.W*0.66, r.W*0.3
	right.X += r.W - right.W
	left.Y, right.Y = s.table(c, l, left)+10*u, s.agreed(c, l, right)
	return max(s.opponentsIn(c, l, left), s.unfolded(c, l, right))
}

// welcome appends the way to the voyages for a newcomer, and returns where that ends.
func (s *Setup) welcome(c *app.Context, l *display.List, r display.Rect) float64 {
	if !s.newcomer {
		return r.Y
	}
	row := r.Row(r.Y, c.Window().RowHeight())
	s.Button(l, widget.Button{Rect: row, Icon: "lantern", Caption: c.Lang.T("setup.first"), Paper: true, Target: display.Target{Command: cmdLearn}})
	return row.Y + row.H + 14*c.Unit()
}

// field appends a text field.
func (s *Setup) field(l *display.List, r display.Rect, t display.Target, e *widget.Entry, placeholder string) {
	widget.AppendTextField(l, widget.TextField{
		Rect: r, Text: e.Text, Caret: e.Caret, Typing: s.Focus == t, CaretOn: s.blink/app.BlinkTicks%2 == 0,
		Placeholder: placeholder, Bad: s.problem != "" && s.where == t, Target: t, State: s.StateOf(t),
	})
}

// agreed appends the option that matters most, the button that unfolds the rest, and what of that is not as it begins
// while it is folded.
func (s *Setup) agreed(c *app.Context, l *display.List, r display.Rect) float64 {
	y := r.Y
	if first := s.foremost(); first >= 0 {
		y = s.option(c, l, r, y, first)
	}
	fold := r.Row(y, c.Window().RowHeight())
	caption := "setup.more"
	if s.more {
		caption = "setup.fewer"
	}
	s.Button(l, widget.Button{Rect: fold, Icon: "book", Caption: c.Lang.T(caption), Paper: true, Target: display.Target{Command: cmdMore}})
	y += fold.H + 12*c.Unit()
	if changed := s.changed(c); !s.more && changed != "" {
		y = widget.Note(c.Window(), l, r, y, changed)
	}
	return y
}

// changed tells what of that which can be folded away is not as it begins, players apart.
func (s *Setup) changed(c *app.Context) string {
	var list []string
	words := c.Lang.Words(s.rules.Info(), nil)
	for i, o := range s.rules.Info().Options {
		if i != s.foremost() && o.Matters(s.players) && s.options[o.Name] != o.Values[0] {
			key := "option." + o.Name
			list = append(list, c.Lang.T("setup.changed", "what", words.Line(key), "value", words.Line(key+"."+s.options[o.Name])))
		}
	}
	if seed := s.seed.String(); seed != "" {
		list = append(list, c.Lang.T("setup.changed", "what", c.Lang.T("setup.seed"), "value", seed))
	}
	return strings.Join(list, " · ")
}

// unfolded appends all options but the first, and the seed, if they are unfolded.
func (s *Setup) unfolded(c *app.Context, l *display.List, r display.Rect) float64 {
	if !s.more {
		return r.Y
	}
	y := r.Y
	for i, o := range s.rules.Info().Options {
		if i != s.foremost() && o.Matters(s.players) {
			y = s.option(c, l, r, y, i)
		}
	}
	return s.chance(c, l, r, y)
}

// option appends an option of the rules.
func (s *Setup) option(c *app.Context, l *display.List, r display.Rect, y float64, i int) float64 {
	words, o := c.Lang.Words(s.rules.Info(), nil), s.rules.Info().Options[i]
	key := "option." + o.Name
	var items []widget.Item
	for _, v := range o.Values {
		items = append(items, widget.Item{Caption: words.Line(key + "." + v)})
	}
	cell, next := widget.Labelled(c.Window(), l, r, y, words.Line(key))
	chosen := slices.Index(o.Values, s.options[o.Name])
	s.Choice(l, widget.Choice{Rect: cell, Items: items, Chosen: chosen,
		Target: display.Target{Command: cmdOption, Ref: game.Count(i)}})
	return widget.Note(c.Window(), l, r, next-4*c.Unit(), words.Line(key+".help")+" "+words.Line(key+"."+o.Values[chosen]+".help"))
}

// chance appends the seed.
func (s *Setup) chance(c *app.Context, l *display.List, r display.Rect, y float64) float64 {
	t := display.Target{Command: cmdSeed}
	cell, next := widget.Labelled(c.Window(), l, r, y, c.Lang.T("setup.seed"))
	next -= 4 * c.Unit()
	s.field(l, cell, t, &s.seed, c.Lang.T("setup.seed.hint"))
	if s.problem != "" && s.where == t {
		return widget.Complain(c.Window(), l, r, next, s.problem)
	}
	key := "setup.seed.about"
	if s.seed.String() != "" {
		key = "setup.seed.chosen"
	}
	return widget.Note(c.Window(), l, r, next, c.Lang.T(key))
}
