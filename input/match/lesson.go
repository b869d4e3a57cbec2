package match

import (
	"fmt"
	"slices"

	"serenissima/assets/lang"
	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A lesson is a recorded one under way: what happens in its match is what happened, the
// player's own moves too.
type lesson struct {
	recorded *lessons.Lesson
	host     *host.Local
	seats    []session.Seat // with the names that players have in the language at hand
	at       int            // the note that is read now, or comes next
	seen     moment
}

// A moment tells when the chart has last been moved for a note.
type moment struct{ at, entries, group, chosen int }

// openLesson opens a lesson at one of its notes, the first of which is zero.
// It fails if there is no such lesson or note.
func openLesson(c *app.Context, id string, note int) (*lesson, error) {
	v, err := lessons.Load(id, c.Games.Rules)
	if err != nil {
		return nil, err
	}
	if note < 0 || note >= len(v.Notes) {
		return nil, fmt.Errorf("scene: lesson %s has no note %d", id, note)
	}
	s := &lesson{recorded: v, at: note, seen: moment{at: -1}}
	s.seats = v.Seats()
	for i := range s.seats {
		s.seats[i].Name = app.DefaultName(c, i)
	}
	m, err := s.Open(v.Notes[note].Before)
	if err != nil {
		return nil, err
	}
	s.host = host.New(m, host.Options{Script: s})
	return s, nil
}

// Learner implements host.Script.
func (s *lesson) Learner() game.Player { return lessons.Learner }

// Len implements host.Script.
func (s *lesson) Len() int { return s.recorded.Len() }

// Entry implements host.Script.
func (s *lesson) Entry(n int) game.Action { return s.recorded.Entry(n) }

// Tells implements host.Script.
func (s *lesson) Tells(n int) bool {
	return slices.ContainsFunc(s.recorded.Notes, func(note lessons.Note) bool { return note.Before == n })
}

// Open implements host.Script.
func (s *lesson) Open(n int) (*session.Match, error) { return s.recorded.Open(s.seats, n) }

// now is the note to be read, nil if there is none at this entry.
func (s *lesson) now(entries int) *lessons.Note {
	if s.at < len(s.recorded.Notes) && s.recorded.Notes[s.at].Before == entries {
		return &s.recorded.Notes[s.at]
	}
	return nil
}

// asksCaptain reports whether the captain is asked in the lesson.
func (s *lesson) asksCaptain() bool {
	return slices.ContainsFunc(s.recorded.Notes, func(n lessons.Note) bool { return n.Way == lessons.Captain })
}

// way is how what the note at hand asks for is done.
func (s *lesson) way(entries int) lessons.Way {
	if n := s.now(entries); n != nil {
		return n.Way
	}
	return lessons.ByHand
}

// reads reports whether the note at hand only wants to be read: another one
// follows, or it is not the player's turn.
func (s *lesson) reads(entries int) bool {
	if s.now(entries) == nil || s.way(entries) == lessons.TakeBack {
		return false
	}
	next := s.at + 1
	return next < len(s.recorded.Notes) && s.recorded.Notes[next].Before == entries || s.recorded.Entry(entries).By != lessons.Learner
}

// refuses is the key of what is said to who does something else than to turn the note at hand.
func (s *lesson) refuses(entries int) string {
	if s.reads(entries) {
		return "learn.read-first"
	}
	return "learn.allowed"
}

// over reports whether everything has been done that the lesson tells of.
func (s *lesson) over(entries int) bool { return entries == s.recorded.Len() }

// waits says what somebody else whose turn it is waits for: that the player reads the note at hand, or nothing
// any more as the lesson is over; empty if nobody waits.
func (s *lesson) waits(words *lang.Words, turn game.Player) string {
	entries := s.host.Len()
	switch {
	case turn == lessons.Learner, !s.reads(entries) && !s.over(entries):
		return ""
	case s.over(entries) && s.now(entries) == nil:
		return words.T("learn.end.about", "title", words.T(s.recorded.Title()))
	}
	return words.T("learn.read-first")
}

// follow leaves notes behind whose moment is past.
func (s *lesson) follow(entries int) {
	for s.at < len(s.recorded.Notes) && s.recorded.Notes[s.at].Before < entries {
		s.at++
	}
}

// wants is what the lesson wants in a position that is still to be found.
func (s *lesson) wants(from position.From) *position.Lesson {
	n := s.host.Len()
	s.follow(n)
	note := s.now(n)
	way := s.way(n)
	wanted := position.Lesson{Reads: s.reads(n) || way == lessons.TakeBack, OnChart: note != nil && note.At, Shortcuts: s.recorded.Shortcuts(n), Captain: way == lessons.Captain}
	if way == lessons.AtOnce {
		wanted.Tag = note.Refs[0]
	}
	if s.over(n) {
		return &wanted
	}
	var routes []table.Route
	var choices []game.Ref
	if chooser, ok := from.Table.(table.Chooser); ok && s.next().By == lessons.Learner {
		choices = chooser.ChosenFor(from.View, s.next())
		routes = chooser.With(from.View, choices).Routes
	}
	wanted.Run, wanted.Choices = s.run(routes), choices
	wanted.To = s.goal(wanted.Run)
	return &wanted
}

// run lists the moves that the player now makes in one go: a way over several places is one
// click. Others make one after the other. The routes are those once what is needed for it has been chosen.
func (s *lesson) run(routes []table.Route) []game.Action {
	ahead, n := s.ahead(s.host.Len()), 1
	switch way := s.way(s.host.Len()); {
	case ahead[0].By != lessons.Learner:
		return ahead[:n]
	case way == lessons.AtOnce, way == lessons.Captain:
		return s.untilNote(ahead)
	}
	for n < len(ahead) && table.SailsOn(ahead[0], ahead[n]) {
		n++
	}
	for _, r := range routes {
		k := min(len(r.Plan), len(ahead)) // others may have a say before the end of the way
		if whole := k == len(r.Plan) || r.To == s.goal(ahead); whole && k > n && slices.Equal(r.Plan[:k], ahead[:k]) {
			n = k
		}
	}
	return ahead[:n]
}

// untilNote are those of the moves ahead that are made before the next note.
func (s *lesson) untilNote(ahead []game.Action) []game.Action {
	moves := 0
	for n := s.host.Len(); n == s.host.Len() || !s.Tells(n); n++ {
		if s.recorded.Entry(n).By == lessons.Learner {
			moves++
		}
	}
	return ahead[:min(moves, len(ahead))]
}

// goal is where a run leads: the last place that it names, or if others have a say before, the
// place to which the same thing goes on then.
func (s *lesson) goal(run []game.Action) game.Ref {
	last := run[len(run)-1]
	for n := s.host.Len() + len(run); last.Obj[1].Kind == 0 && n < s.recorded.Len(); n++ {
		if a := s.recorded.Entry(n); a.By == last.By {
			if a.Obj[0] == last.Obj[0] {
				return a.Obj[1]
			}
			break
		}
	}
	return last.Obj[1]
}

// ahead lists what whoever acts after so many entries does in this turn, without what chance
// decides in between.
func (s *lesson) ahead(entries int) []game.Action {
	first := s.recorded.Entry(entries)
	list := []game.Action{first}
	for n := entries + 1; n < s.recorded.Len(); n++ {
		switch a := s.recorded.Entry(n); a.By {
		case first.By:
			list = append(list, a)
		case game.Chance:
		default:
			return list
		}
	}
	return list
}

// card is what the note at hand says, and which part of the screen it means.
func (s *lesson) card(d *desk) *tutorialCard {
	c, entries := d.c, s.host.Len()
	n := s.now(entries)
	if n == nil {
		return nil
	}
	f := &tutorialCard{
		text: s.recorded.Tell(d.words, *n), refs: n.Refs,
		step: c.Lang.T("learn.step", "n", s.at+1, "m", len(s.recorded.Notes)),
	}
	on := widget.Button{Caption: c.Lang.T("learn.note.on"), Primary: true, Target: display.Target{Command: cmdCardOn}}
	switch {
	case n.Way == lessons.Captain:
		if d.captain.Hint != nil { // it lies where the note does
			return nil
		}
		on.Caption, on.Tip = c.Lang.T("learn.note.captain"), c.Lang.T("advice.menu.about")
		if t := s.press(d, n); t.Command != cmdCardOn { // the window has a button of its own for it
			f.ring, on.Primary = t, false
		}
	case !s.reads(entries):
		f.ring = s.press(d, n)
		on.Caption, on.Tip, on.Primary = c.Lang.T("learn.note.show"), c.Lang.T("learn.note.show.help"), false
	case s.at == len(s.recorded.Notes)-1:
		on.Caption = c.Lang.T("learn.note.finish")
	}
	f.buttons = append(f.buttons, on)
	if s.at > 0 {
		f.buttons = append(f.buttons, widget.Button{Caption: c.Lang.T("learn.note.back"), Tip: c.Lang.T("learn.note.back.help"), Target: display.Target{Command: cmdCardBack}})
	}
	return f
}

// wanted is what has to be clicked on to go on: the button of a note to be read, or
// what the ring is around.
func (s *lesson) wanted(d *desk) display.Target {
	n := s.now(s.host.Len())
	switch {
	case n == nil:
		return display.Target{}
	case d.gestures.Pending != nil:
		return display.Target{Command: position.CmdConfirm}
	case s.reads(s.host.Len()):
		return display.Target{Command: cmdCardOn}
	}
	return s.press(d, n)
}

// press is what to click on for the move that comes now: what has to be chosen for it, what
// the note names, the answer to a question, the place to sail to, or a button and then a row
// of its panel.
func (s *lesson) press(d *desk, n *lessons.Note) display.Target {
	in, a := d.scope, s.next()
	groups := in.Offer.Groups
	group := slices.IndexFunc(groups, func(g table.Group) bool { return slices.Contains(g.Verbs, a.Verb) })
	switch {
	case n.Way == lessons.TakeBack:
		return display.Target{Command: control.Undo}
	case n.Way == lessons.Captain && d.captain.Hint != nil:
		return display.Target{Command: panel.CmdFollow}
	case n.Way == lessons.Captain && d.hasAdviceTool():
		return display.Target{Command: control.Advice}
	case n.Way == lessons.Captain:
		return display.Target{Command: cmdCardOn}
	}
	if t := in.AtOnce(); n.Way == lessons.AtOnce && t != (display.Target{}) {
		return t
	}
	if lacking := in.Lesson.Lacking(in.Chosen); len(lacking) > 0 {
		return display.Target{Ref: lacking[0]}
	}
	switch {
	case in.Routes.Begin(a):
		return display.Target{Ref: in.Routes[0].To}
	case in.Modal() && in.MovesPiece(a), in.Group >= 0 && in.Group == group && in.MovesPiece(a):
		return in.PieceFor(a)
	case in.Group >= 0 && in.Buying(a) != display.Target{}:
		return in.Buying(a)
	case in.Modal(), in.Group >= 0 && in.Group == group:
		return position.Act(a)
	case in.IsEnd(a):
		return position.GroupButton(table.EndGroup)
	case n.At:
		return display.Target{Ref: n.Refs[0]}
	case group < 0:
		return display.Target{}
	}
	return position.GroupButton(groups[group].Name)
}

// next is what is done next, by whom it may be.
func (s *lesson) next() game.Action { return s.recorded.Entry(s.host.Len()) }

// A noteTurned is what a lesson asks for when a note has been read or gone back to: the position is looked at
// again, and after going back the log has become shorter.
type noteTurned struct{ back bool }

// askCaptain asks the captain.
type askCaptain struct{}

// update reads, goes on and back. It returns what is asked for, nil for nothing, and whether the tick is used up.
func (s *lesson) update(d *desk, cmd display.Command, read, undo bool) (table.Intent, bool) {
	entries := s.host.Len()
	n := s.now(entries)
	if at := (moment{s.at, entries, d.scope.Group, len(d.now.Chosen)}); n != nil && s.seen != at {
		s.seen, d.board.sheetOpen = at, n.Open
	}
	read = read || cmd == cmdCardOn
	takesBack := s.way(entries) == lessons.TakeBack
	switch {
	case takesBack && (read || cmd == control.Undo || undo):
		return s.takeBack(d.c), true
	case cmd == cmdCardBack, cmd == control.Undo, undo:
		return s.back(d.c), true
	case n == nil || !read:
		return nil, false
	case s.reads(entries):
		d.c.Sound.Hear(synth.Page)
		if s.at++; s.at == len(s.recorded.Notes) {
			return s.end(d.c), true
		}
		return noteTurned{}, true
	}
	if n.Way == lessons.Captain {
		return askCaptain{}, true
	}
	if cmd == cmdCardOn {
		return table.Propose{Plan: []game.Action{s.next()}}, true
	}
	return s.pressed(d), true
}

// pressed is a click on what the note at hand asks for, or the move itself where that is not to be seen or
// a piece to be dragged.
func (s *lesson) pressed(d *desk) table.Intent {
	t := s.wanted(d)
	if hit := d.c.Screen.Shown.Find(t); hit != nil && t.Command != position.CmdPiece && t.Command != position.CmdSource {
		return tap{hit}
	}
	return table.Propose{Plan: []game.Action{s.next()}}
}

// back goes back to the note before, and takes the match back to where it stood then.
func (s *lesson) back(c *app.Context) table.Intent {
	if s.at == 0 {
		return nil
	}
	return s.turn(c, s.at-1)
}

// takeBack takes back what was done since the note before, and goes on to the next one.
func (s *lesson) takeBack(c *app.Context) table.Intent { return s.turn(c, s.at+1) }

// turn goes to a note, and takes the match back to where it is read.
func (s *lesson) turn(c *app.Context, to int) table.Intent {
	if err := s.host.Rewind(s.recorded.Notes[to].Before); err != nil {
		return app.Push(app.NewMessage(c, c.Lang.T("learn.failed"), []string{err.Error()}))
	}
	s.at = to
	return noteTurned{back: true}
}

// end notes that the lesson is done and asks where to go.
func (s *lesson) end(c *app.Context) app.Nav {
	id, rules := s.recorded.ID, s.recorded.Rules()
	c.Logbook().Finish(c, id)
	name := rules.Info().ID
	about := []string{c.Lang.T("learn.end.about", "title", c.Lang.T(s.recorded.Title()))}
	list := app.Answer{Caption: c.Lang.T("learn.end.list"), Then: func(c *app.Context) app.Nav { return app.Home(c.Pages.Lessons(c, name)) }}
	next := app.Answer{Caption: c.Lang.T("learn.end.first"), Then: func(c *app.Context) app.Nav { return c.Pages.Guided(c, rules) }}
	if list := lessons.Of(name); id != list[len(list)-1] {
		follows := list[slices.Index(list, id)+1]
		title := c.Lang.T(name + ".voyage." + follows)
		next = app.Answer{Caption: c.Lang.T("learn.end.next", "title", title), Then: func(c *app.Context) app.Nav { return c.Pages.Lesson(c, follows) }}
	} else {
		about = append(about, c.Lang.T("learn.end.all"))
	}
	return app.Push(app.NewMessage(c, c.Lang.T("learn.end"), about, next, list))
}
