// Package result tells how a match ended.
package result

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/page"
	"serenissima/input/review"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/kit"
)

// The commands of the result.
const (
	cmdAgain display.Command = "again"
	cmdLook  display.Command = "look"
	cmdPoint display.Command = "point" // shows a turning point; Index: which
)

// A Placing is how a player did in the end.
type Placing struct {
	Seat    game.Player
	Name    string
	Player  session.Seat // who plays there
	Colour  int
	Bust    kit.Bust
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
	app.Form
	app.Over
	*outcome
	banner   banner
	placings placings
	stores   stores
	charts   charts
	turning  turning
	sources  sources
	settled  bool           // all had been counted, reviewed and unrolled before the last Update
	pressed  display.Target // in the text twin, the zero Target for nothing
}

var _ app.Ending = (*Result)(nil)

// New returns the result of a match.
func New(c *app.Context, m session.Outline) app.Ending { return newResult(c, m, Ranking(c, m)) }

// newResult returns the result of a match with these ranking, the best first.
func newResult(c *app.Context, m session.Outline, ranking []Placing) *Result {
	on := c.Games.Tables[m.Rules().Info().ID]
	beats, end := slices.Collect(m.Record(game.Nobody)), m.Public()
	if len(beats) > 0 {
		end = beats[len(beats)-1].After
	}
	o := &outcome{match: m, end: end, ranking: ranking, ports: slices.ContainsFunc(ranking, hadPorts), counting: newCounting(on, end, len(ranking))}
	for _, b := range beats[max(0, len(beats)-1):] {
		o.last = b.Events
	}
	r := &Result{
		outcome: o, banner: banner{outcome: o}, stores: stores{o}, sources: sources{o}, charts: newCharts(o), turning: turning{outcome: o, review: review.New(c.Bots.Advisor(m.Rules().Info().ID), on, beats), beats: beats, cuts: map[int]cut{}},
		placings: placings{o, sharesOf(ranking, incomes(o.words(c)))},
	}
	r.Rows, r.Room = r.panels, func() display.Rect { return placeOf(c).column }
	return r
}

// hadPorts reports whether a player has had ports in any turn.
func hadPorts(s Placing) bool {
	return slices.ContainsFunc(s.History, func(m Moment) bool { return m.Ports > 0 })
}

// Foot is where the buttons are; notices lie above it.
func (r *Result) Foot(c *app.Context) display.Rect { return placeOf(c).foot }

// Rewind implements Ending.
func (r *Result) Rewind() { r.Offset = 0 }

// Update implements Scene.
func (r *Result) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	r.settled = r.turning.done() && r.counting.done() && r.banner.down == 1 // before this tick: what ends in it is still to be drawn
	r.turning.goOn()
	if !r.counting.done() { // what hurries the counting presses nothing
		r.Guard(app.GuardTicks)
	} else {
		r.banner.unroll(c.Settings.ReducedMotion)
	}
	r.stores.count(c, f)
	if r.Focus == (display.Target{}) { // a key that was meant for the last decisions begins no new game
		f.Commands = app.Without(f, control.Confirm)
	}
	t := r.Clicked(c, f, false)
	if r.pressed != (display.Target{}) {
		t, r.pressed = r.pressed, display.Target{}
	}
	switch t.Command {
	case cmdAgain:
		return page.Begin(c, r.match.Rules(), r.match.Options(), r.match.Seats(), c.Chance.NewSeed(), session.Drawn), nil
	case page.CmdReplay:
		return app.Push(c.Matches.Replay(c, r.match, game.Nobody, 0, nil)), nil
	case cmdPoint:
		return app.Push(c.Matches.Watch(c, r.match, r.turning.points(c)[t.Index].at)), nil
	case page.CmdDice:
		return app.Push(page.NewDice(c, r.match)), nil
	case page.CmdSaves:
		return app.Push(page.NewSaves(c, r.match)), nil
	case cmdLook:
		return app.Pop(), nil
	case page.CmdLeave:
		return app.Home(page.NewTitle(c)), nil
	}
	if f.Has(control.Cancel) {
		return app.Pop(), nil
	}
	return app.Nav{}, nil
}
