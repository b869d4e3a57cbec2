// Package template is the smallest table there is: that of gametest.Toy, a game that nobody plays. All that
// shows games is tested with it, and a new game begins with a copy of it. It implements every ability, and
// stands for tables that are not written yet: its chart has another size than those of the games, and its
// panel another purpose.
package template

import (
	"strconv"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Table is that of the toy.
type Table struct{}

var _ table.Table = Table{}

// The things of the toy that have no number.
var (
	die = game.Dice(0)
	box = game.Box
)

// Stage implements table.Table.
func (Table) Stage(v *table.View) motion.Stage { return stage{table.ViewStage{View: v}} }

// Things implements table.Table: the spaces, the seats, the die and the box.
func (Table) Things(s game.State) (refs []game.Ref) {
	st := s.(*gametest.ToyState)
	for n := range st.Goal() + 1 {
		refs = append(refs, game.Track(n))
	}
	for p := range st.Seats() {
		refs = append(refs, game.Seat(p+1))
	}
	return append(refs, die, box)
}

// Tell implements table.Table: a purse that is known is a coin and a number.
func (Table) Tell(v *table.View, ref game.Ref) table.Description {
	told := table.Description{Lines: describe(v, ref)}
	if ref.Kind != game.SeatRef {
		return told
	}
	if n, known := v.State.(*gametest.ToyState).Coins(game.Player(ref.ID)); known {
		told.Signs = []widget.TipSign{{Text: strconv.Itoa(n), Append: func(l *display.List, r display.Rect) { kit.AppendCoin(l, r.Center(), r.W*0.42, 0) }}}
		told.Rest = told.Lines[1:2]
	}
	return told
}

// describe tells what a thing is and holds, a sentence a line.
func describe(v *table.View, ref game.Ref) []string {
	st := v.State.(*gametest.ToyState)
	switch ref.Kind {
	case game.SeatRef:
		p := game.Player(ref.ID)
		purse := v.Say("board.hidden")
		if n, known := st.Coins(p); known {
			purse = v.Say("board.coins", "n", n)
		}
		return []string{v.Name(ref), v.Say("board.stands", "space", game.Track(st.Place(p))), purse}
	case game.TrackRef:
		lines := []string{v.Name(ref)}
		for p := range st.Seats() {
			if p := game.Player(p + 1); st.Place(p) == int(ref.ID) {
				lines = append(lines, v.Say("board.holds", "seat", game.Seat(p)))
			}
		}
		return lines
	}
	return []string{v.Name(ref)}
}

// Report implements table.Table.
func (Table) Report(v *table.View) (lines []string) {
	st := v.State.(*gametest.ToyState)
	for p := range st.Seats() {
		about := describe(v, game.Seat(p+1))
		lines = append(lines, about[0]+": "+about[1]+" "+about[2])
	}
	return lines
}

// Facts implements table.Table: a seat is its own.
func (Table) Facts(_ game.State, ref game.Ref) (f table.Facts) {
	if ref.Kind == game.SeatRef {
		f.Owner = game.Player(ref.ID)
	}
	return f
}

// Subject implements table.Table: it is nothing's turn but a seat's.
func (Table) Subject(game.State) game.Ref { return game.Ref{} }

// Offer implements table.Table.
func (Table) Offer(s game.State) table.Offer {
	return table.Offer{Lit: lit(s.(*gametest.ToyState)), Groups: []table.Group{
		{Name: "throw", Icon: "hourglass", Verbs: []game.Verb{gametest.ToyThrow}, Rule: "T2"},
		{Name: "run", Icon: "two-coins", Verbs: []game.Verb{gametest.ToyRun}, Rule: "T2"},
	}}
}

// lit are the die and the spaces to run to, where a move is asked for.
func lit(st *gametest.ToyState) (refs []game.Ref) {
	if st.Decision().Prompt != gametest.ToyMove {
		return nil
	}
	refs = append(refs, die)
	for n := 1; n <= 2; n++ {
		if coins, known := st.Coins(st.Mover()); known && coins >= n {
			refs = append(refs, game.Track(min(st.Goal(), st.Place(st.Mover())+2*n)))
		}
	}
	return refs
}

// Panels implements table.Table: the shared ones are enough.
func (Table) Panels() []table.Panel { return nil }

// Meant implements table.Table: the die is thrown, a space two or four steps ahead is
// run to, a seat is asked for a coin or spared.
func (Table) Meant(s game.State, g table.Gesture) (list []game.Action) {
	st := s.(*gametest.ToyState)
	do := func(v game.Verb, obj ...game.Ref) {
		a := game.Action{By: s.Decision().Player, Verb: v}
		copy(a.Obj[:], obj)
		list = append(list, a)
	}
	run := func(n int) { do(gametest.ToyRun, game.Count(n)) }
	switch ref := g.Point; {
	case g.Group == "throw", ref == die:
		do(gametest.ToyThrow)
	case g.Group == "run":
		run(1)
		run(2)
	case ref.Kind == game.TrackRef:
		for n := 1; n <= 2; n++ {
			if min(st.Goal(), st.Place(st.Mover())+2*n) == int(ref.ID) {
				run(n)
			}
		}
	case ref.Kind == game.SeatRef:
		do(gametest.ToyDemand, ref)
		do(gametest.ToySpare, ref)
	}
	return list
}

// Preview implements table.Table.
func (Table) Preview(_ game.State, plan []game.Action) []table.Line {
	switch a := plan[0]; a.Verb {
	case gametest.ToyRun:
		return []table.Line{{Key: "costs", Args: []any{"n", int(a.Obj[0].ID)}}}
	case gametest.ToyWager:
		return []table.Line{{Key: "points", Args: []any{"n", int(a.Obj[0].ID) / 50}}}
	}
	return nil
}

// Stakes implements table.Table: with the last coin goes the means against a toll.
func (Table) Stakes(s game.State, a game.Action) []table.Line {
	if n, known := s.(*gametest.ToyState).Coins(a.By); a.Verb == gametest.ToyRun && known && n == int(a.Obj[0].ID) {
		return []table.Line{{Key: "last-coin", Warn: true}}
	}
	return nil
}

// Steps implements table.Table: action by action.
func (Table) Steps(_ game.State, plan []game.Action) []table.Step { return table.StepsOf(plan) }

// Cues implements table.Table: the end is heard and read.
func (Table) Cues() motion.Cues {
	return motion.Cues{game.Ended: {gametest.ToyOver: {Clip: motion.Said(72), Sound: synth.Peal}}}
}

// Meaning implements table.Table: a toll is what matters, and the end.
func (Table) Meaning(ev game.Event) table.Meaning {
	switch ev.Kind {
	case game.Ended:
		return table.Meaning{Weight: table.MostWeight}
	case game.Paid:
		return table.Meaning{Weight: 3}
	case game.Moved:
		return table.Meaning{Weight: 1}
	}
	return table.Meaning{}
}

// Together implements table.Table: everything is told by itself.
func (Table) Together([]game.Event) (table.Line, bool) { return table.Line{}, false }

// DrawSubject implements table.Table: nothing is at work but seats.
func (Table) DrawSubject(*display.List, display.Rect, *table.View, display.Command) {}

// DrawSteps implements table.Table: a turn is one step.
func (Table) DrawSteps(*display.List, display.Rect, *table.View, float64, bool) bool { return false }

// PortNames implements table.Table: there are no ports.
func (Table) PortNames(*table.View) []display.Rect { return nil }

// Miniature implements table.Table: a sheet with a wheel.
func (Table) Miniature(l *display.List, r display.Rect, _ game.State, _ func(game.Player) int) {
	l.Fill(r, 0, theme.PaperDark)
	widget.Icon(l, "ship-wheel", r.Center(), r.H*0.6, theme.Brown)
	l.Stroke(r, 0, 1, theme.PaperRim)
}

// Signs implements table.Table: the board explains itself.
func (Table) Signs() []table.Sign { return nil }

// Illustration implements table.Table.
func (Table) Illustration(string) *table.Illustration { return nil }

// Style implements table.Table.
func (Table) Style() table.Style { return table.Style{} }

// Holdings implements table.Table: who knows the coins of a seat knows its points.
func (Table) Holdings(s game.State, seat game.Player) table.Holdings {
	_, known := s.(*gametest.ToyState).Coins(seat)
	return table.Holdings{Known: known}
}

// Books implements table.Table: purses are opened and counted coin by coin at the end, and an account
// book tells of tolls.
func (Table) Books() table.Books {
	return table.Books{Store: &table.Store{Parts: coins, Height: purseHeight, Draw: drawPurse}, Accounts: []string{"toll"}, Payments: tolls}
}

// Clock implements table.Table: a turn is each space that the first has come to.
func (Table) Clock(s game.State) (turn, scorings int) {
	st := s.(*gametest.ToyState)
	for p := range st.Seats() {
		turn = max(turn, 1+st.Place(game.Player(p+1)))
	}
	return turn, 0
}
