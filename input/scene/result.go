package scene

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input"
	"serenissima/render/display"
	"serenissima/render/table"
)

// The commands of the result.
const (
	cmdAgain  display.Command = "again"
	cmdLook   display.Command = "look"
	cmdPoint  display.Command = "point"  // shows a turning point; Index: which
	CmdResult display.Command = "result" // how a match that is over ended
	cmdReplay display.Command = "replay" // shows a match again
)

// A Standing is how a player did in the end.
type Standing struct {
	Seat    game.Player
	Name    string
	Player  session.Seat // who plays there
	Colour  int
	Rank    int // 1 is best, equals share
	Score   int
	Ports   int
	Sources []Source
	History []Moment // for each turn, and at the end
}

// A Source says where points came from or went to; Key is the part of the text's
// key after "source.".
type Source struct {
	Key string
	N   int
}

// startKey is the source of what everybody had at the start.
const startKey = "start"

// A Result tells how a match ended: who has won, where everybody's points came from,
// how that went turn by turn, and what decided it. It lies over the board.
type Result struct {
	form
	match     *session.Match
	review    *Review    // nil where nobody knows the game
	standings []Standing // best first
	shares    []share    // of the bars
	ports     bool       // they are counted
	counting  counting   // of what is stored
	settled   bool       // all had been counted and reviewed before the last Update
	charts    []chart
	pressed   display.Target // in the text twin, the zero Target for nothing
}

var _ Overlay = (*Result)(nil)

// NewResult returns the result of a match; standings begin with the best.
func NewResult(c *Context, m *session.Match, standings []Standing) *Result {
	r := &Result{match: m, review: NewReview(c, m), standings: standings, shares: sharesOf(standings, incomes(c.Lang.Words(m.Rules().Info(), nil)))}
	on := c.Games.Tables[m.Rules().Info().ID]
	_, r.ports = on.(table.Charter)
	r.counting = newCounting(on, m.State(), len(standings))
	if len(standings[0].History) > 2 { // else there is nothing to see yet
		r.charts = append(r.charts, chart{title: "result.ducats", value: func(m Moment) int { return m.Score }})
		if r.ports {
			r.charts = append(r.charts, chart{title: "result.ports", value: func(m Moment) int { return m.Ports }})
		}
	}
	r.rows, r.Room = r.panels, func() display.Rect { return r.place(c).column }
	return r
}

// Overlay implements Overlay.
func (r *Result) Overlay() {}

// Update implements Scene.
func (r *Result) Update(c *Context, f input.Frame) (Nav, error) {
	r.settled = (r.review == nil || r.review.Done()) && r.counting.done() // before this tick: what ends in it is still to be drawn
	if r.review != nil {
		if r.review.GoOn(); r.review.Done() && r.review.empty() {
			r.review = nil
		}
	}
	if !r.counting.done() { // what hurries the counting presses nothing
		r.Sleep(SleepTicks)
	}
	r.count(c, f)
	if r.Focus == (display.Target{}) { // a key that was meant for the last decisions begins no new game
		f.Commands = Without(f, input.Confirm)
	}
	t := r.update(c, f, false)
	if r.pressed != (display.Target{}) {
		t, r.pressed = r.pressed, display.Target{}
	}
	switch t.Command {
	case cmdAgain:
		return begin(c, r.match.Rules(), r.match.Options(), r.match.Seats(), c.Chance.NewSeed(), session.Drawn), nil
	case cmdReplay:
		return Push(c.Matches.Replay(c, r.match, game.Nobody, 0, nil)), nil
	case cmdPoint:
		return Push(c.Matches.Replay(c, r.match, game.Nobody, r.turningPoints(c)[t.Index].at, nil)), nil
	case cmdDice:
		return Push(NewDice(c, r.match)), nil
	case cmdSaves:
		return Push(NewSaves(c, r.match)), nil
	case cmdLook:
		return Pop(), nil
	case cmdLeave:
		return Home(NewTitle(c)), nil
	}
	if f.Has(input.Cancel) {
		return Pop(), nil
	}
	return Nav{}, nil
}

// winners are those who share the first place.
func (r *Result) winners() (list []Standing) {
	for _, s := range r.standings {
		if s.Rank == 1 {
			list = append(list, s)
		}
	}
	return list
}

// victors names whoever has won.
func (r *Result) victors(c *Context) string {
	var names []string
	for _, s := range r.winners() {
		names = append(names, s.Name)
	}
	return c.Lang.List(names, "and")
}

// headline says who has won.
func (r *Result) headline(c *Context) string {
	if len(r.winners()) == 1 {
		return c.Lang.T("result.winner", "name", r.victors(c))
	}
	return c.Lang.T("result.shared", "names", r.victors(c))
}

// word is what the game calls something, or else what most call it: points are ducats.
func (r *Result) word(c *Context, key string, args ...any) string {
	return r.words(c).Own(key, args...)
}

// words are those of the game.
func (r *Result) words(c *Context) *lang.Words {
	var names []string
	for _, seat := range r.match.Seats() {
		names = append(names, seat.Name)
	}
	return c.Lang.Words(r.match.Rules().Info(), names)
}

// possessions are the words for points, and for ports where they are counted.
func (r *Result) possessions(c *Context, s *Standing) string {
	points := r.word(c, "result.points", "n", s.Score)
	if !r.ports {
		return points
	}
	return c.Lang.List([]string{points, r.portsOf(c, s)}, "and")
}

// portsOf counts the ports of a player, in words.
func (r *Result) portsOf(c *Context, s *Standing) string {
	return r.word(c, "result.count.ports", "n", s.Ports)
}

// who says what plays on a seat: a person, or which bot.
func (r *Result) who(c *Context, s *Standing) string {
	switch s.Player.Kind {
	case session.Bot:
		level, _ := split(s.Player.Level)
		return c.Lang.T("result.bot", "level", levelName(c.Lang, level))
	case session.Human:
		return c.Lang.T("result.person")
	}
	return ""
}

// tied reports whether ports decided between players with equal points.
func (r *Result) tied() bool {
	for i, s := range r.standings[1:] {
		if s.Score == r.standings[i].Score && s.Rank != r.standings[i].Rank {
			return true
		}
	}
	return false
}
