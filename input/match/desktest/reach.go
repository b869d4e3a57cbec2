package desktest

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// Reach does an action on a copy of a match, by as few gestures as lead to it: with the mouse in a window that is
// as usual, else with fingers.
func Reach(t testing.TB, on table.Table, m *session.Match, a game.Action, size display.Point) {
	t.Helper()
	saved := save.Encode(m)
	open := func(way []gesture) *Desk {
		m, err := save.Decode(saved, catalog.Find)
		require.NoError(t, err)
		d := Sit(t, on, m, nil)
		if size != Size {
			d.Touch(size)
		}
		for _, g := range way {
			g.make(d)
		}
		return d
	}
	ways := [][]gesture{nil}
	for len(ways) > 0 && len(ways[0]) < 4 {
		way := ways[0]
		ways = ways[1:]
		here := open(way)
		for _, g := range slices.Concat(rowsFor(here, a), gesturesFor(on, here, a)) {
			if slices.Contains(way, g) && g.at.Command != panel.CmdPage || !g.possible(here) {
				continue
			}
			d := open(append(slices.Clone(way), g))
			before := here.Match.Len()
			switch log := d.Match.Log(); {
			case len(log) == before:
				ways = append(ways, append(slices.Clone(way), g))
			case log[before] == a:
				return
			}
		}
	}
	require.FailNow(t, "not reached", "%s after %d entries in %v; the screen says %q", m.Rules().Info().ActionText(a), m.Len(), size, open(nil).Texts())
}

// A gesture is a tap, or leads from one target to another, or names a number.
type gesture struct {
	at, to display.Target
	names  game.Action
}

// possible reports whether all that the gesture needs is in sight.
func (g gesture) possible(d *Desk) bool {
	return d.Shows(g.at) && (g.to == display.Target{} || d.Shows(g.to))
}

// make makes the gesture.
func (g gesture) make(d *Desk) {
	switch {
	case g.names != game.Action{}:
		d.name(g.names)
	case g.to != display.Target{}:
		d.Drag(g.at, g.to)
	default:
		d.Click(g.at)
	}
}

// The parts of a number that is asked for.
var (
	number = display.Target{Command: panel.CmdSum}
	less   = display.Target{Command: panel.CmdSum, Index: 1}
	more   = display.Target{Command: panel.CmdSum, Index: 2}
)

// name names a number with an action, to which it steps; nothing if the number that is asked for is not that
// of such actions.
func (d *Desk) name(a game.Action) {
	d.t.Helper()
	for {
		named := d.Names().Value.(game.Action)
		step := more
		switch i := differ(named, a); {
		case named == a:
			d.Click(d.Names())
			return
		case named.Verb != a.Verb || i < 0:
			return
		case named.Obj[i].ID > a.Obj[i].ID:
			step = less
		}
		if !d.Shows(step) {
			return
		}
		d.Click(step)
	}
}

// differ is the object in which two actions differ, -1 if there is none.
func differ(a, b game.Action) int {
	for i := range a.Obj {
		if a.Obj[i] != b.Obj[i] {
			return i
		}
	}
	return -1
}

// rowsFor are taps on the rows that narrow what is open down to an action.
func rowsFor(d *Desk, a game.Action) (list []gesture) {
	var l display.List
	d.Stack.View(&l)
	for _, h := range l.Hits {
		if r, ok := h.Target.Value.(texttwin.Row); ok && len(r.Narrow([]game.Action{a})) > 0 {
			list = append(list, gesture{at: h.Target})
		}
	}
	return list
}

// gesturesFor are the gestures that may lead to an action, the likeliest first.
func gesturesFor(on table.Table, d *Desk, a game.Action) (list []gesture) {
	s := d.Match.View(a.By)
	tap := func(t display.Target) { list = append(list, gesture{at: t}) }
	from := position.From{Table: on, Viewer: a.By, Own: s, View: s, Awaited: true}
	if chooser, ok := on.(table.Chooser); ok {
		from.Chosen = chooser.ChosenFor(s, a)
	}
	now := position.Find(from)
	tap(position.Act(a))
	list = append(list, gesture{at: number, names: a})
	tap(table.Filling{Action: a, N: 1}.Target(a.Obj[0]))
	for _, h := range now.Holds {
		for _, cmd := range []display.Command{position.CmdPiece, position.CmdSource} {
			for _, what := range append(slices.Clone(h.Pieces), h.Source...) {
				held := position.Piece{What: what, From: h.Place}
				if !slices.Contains(now.FromHold(held), a) {
					continue
				}
				piece := held.Target(cmd)
				tap(piece)
				for _, to := range now.Holds {
					list = append(list, gesture{at: piece, to: display.Target{Command: position.CmdHold, Value: to.Place}})
				}
				for _, ref := range now.Things {
					if ref.Kind == game.AreaRef {
						list = append(list, gesture{at: piece, to: display.Target{Ref: ref}})
					}
				}
			}
		}
	}
	for _, ref := range a.Obj {
		if ref != (game.Ref{}) {
			tap(display.Target{Ref: ref})
			tap(display.Target{Command: position.CmdPlace, Ref: ref})
			tap(display.Target{Command: position.CmdThing, Ref: ref})
		}
	}
	for _, r := range now.Routes {
		if r.Plan[0] == a {
			tap(display.Target{Ref: r.To})
		}
	}
	for _, g := range now.Offer.Groups {
		if slices.Contains(g.Verbs, a.Verb) {
			tap(position.GroupButton(g.Name))
		}
	}
	if now.IsEnd(a) {
		tap(position.GroupButton(table.EndGroup))
	}
	tap(display.Target{Command: panel.CmdPage})
	return list
}
