package mediterranee_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/input/match/desktest"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// atQuay is the purchases of Venice in a turn of three galleys: one at a neutral port, one at an own port, one at a
// port of Genoa.
func atQuay(t *testing.T) *turn {
	t.Helper()
	d := &turn{Desk: desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.at(rules.Bidding)
	d.Click(d.Names())
	d.rival()
	if d.state().Decision().Prompt == rules.ChoosePlace {
		d.Click(d.act(0))
	}
	d.at(rules.Purchases)
	d.Clicks = 0
	return d
}

// chip is where a button for an action lies, be it possible or not.
func (d *turn) chip(a game.Action) (r display.Rect, off bool) {
	d.t.Helper()
	var l display.List
	d.Stack.View(&l)
	for _, h := range l.Hits {
		if h.Target == position.Act(a) || h.Target.Command == position.CmdOff && h.Target.Value == a {
			return h.Rect, h.Target.Command == position.CmdOff
		}
	}
	d.t.Fatalf("no button for %v", a)
	return r, false
}

// M2.2, M2.4: the quay opens by itself. A piece, a full hold, a price that is asked for and two recruits are one click
// each; so is everything together. Undo leaves it open.
func TestM2_2_TheQuayOpensByItself(t *testing.T) {
	d := atQuay(t)
	s := d.state()
	home := game.Port(s.PortAt(adriatico))
	one := table.Filling{Action: table.Act(s, rules.BuyGood, game.Ship(2), game.Good(s.Board.Ports[home.ID].Good)), N: 1}.Target(game.Ship(2))
	all := one
	all.Value = table.Filling{Action: one.Value.(table.Filling).Action, N: 4}
	require.Contains(t, d.Texts(), "4 for 400")
	require.NotContains(t, d.Texts(), "−200", "each space says what its piece costs")
	recruits := table.Filling{Action: table.Act(s, rules.Recruit, home), N: 2}.Target(home)
	for _, x := range []display.Target{one, all, recruits, {Command: "batch"}} {
		require.True(t, d.Shows(x), "%v", x)
		n := d.Match.Len()
		d.Click(x)
		require.Greater(t, d.Match.Len(), n)
		d.Click(display.Target{Command: "undo"})
		require.Equal(t, n, d.Match.Len())
	}
	require.True(t, d.Shows(all), "it is open after undo")
}

// Nothing moves at the quay while one buys: what is full stays, with the reason why no more can be bought.
func TestTheQuayStaysAsItIsWhileOneBuys(t *testing.T) {
	d := atQuay(t)
	s := d.state()
	home := game.Port(s.PortAt(adriatico))
	watched := []game.Action{
		table.Act(s, rules.BuildGalley, home, home), table.Act(s, rules.BuildGalley, home, game.Box), table.Act(s, rules.BuildFort, home),
		table.Act(s, rules.Recruit, game.Ship(2)),
	}
	var before []display.Rect
	for _, a := range watched {
		r, _ := d.chip(a)
		before = append(before, r)
	}
	d.Click(table.Filling{Action: table.Act(s, rules.Recruit, home), N: 2}.Target(home))
	d.Click(display.Target{Command: "batch"})
	for i, a := range watched {
		r, _ := d.chip(a)
		require.Equal(t, before[i], r, "%v has moved", a)
	}
	_, off := d.chip(watched[3])
	require.True(t, off, "both recruits are ashore")
	full := d.state()
	require.Zero(t, full.Room(2))
	_, off = d.chip(table.Act(full, rules.BuyGood, game.Ship(2), game.Good(full.Board.Ports[full.PortAt(adriatico)].Good)))
	require.True(t, off, "a full galley stays")
	require.Contains(t, d.Texts(), "galley is full")
}

// Garrisoned is the same with a sailor in the own port.
type garrisoned struct{ staged }

func (r garrisoned) New(o game.Options) (game.State, error) {
	state, err := r.staged.New(o)
	if err == nil {
		s := state.(*rules.State)
		s.Ports[s.PortAt(adriatico)].Sailors = 1
		s.Recount()
	}
	return state, err
}

// A sailor who goes aboard from a port moves no button.
func TestTheQuayStaysAsItIsWhileSailorsGoAboard(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, garrisoned{staged{rules.New()}}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.bids()
	s := d.state()
	home := game.Port(s.PortAt(adriatico))
	watched := []game.Action{table.Act(s, rules.BuildGalley, home, home), table.Act(s, rules.BuildFort, home), table.Act(s, rules.Recruit, game.Ship(2))}
	var before []display.Rect
	for _, a := range watched {
		r, _ := d.chip(a)
		before = append(before, r)
	}
	d.Drag(display.Target{Command: position.CmdPiece, Ref: game.Sailor(venice), Value: home}, display.Target{Command: position.CmdPiece, Ref: game.Sailor(venice), Value: game.Ship(2)})
	require.Equal(t, rules.MoveSailor, d.Match.Log()[d.Match.Len()-1].Verb)
	for i, a := range watched {
		r, _ := d.chip(a)
		require.Equal(t, before[i], r, "%v has moved", a)
	}
}

// A price that cannot be asked for any more leaves its button where it was, with the reason.
func TestTheQuayKeepsWhatCannotBeAsked(t *testing.T) {
	d := atQuay(t)
	ask := among(d.state(), rules.Haggle)
	before, off := d.chip(ask)
	require.False(t, off)
	d.Click(position.Act(ask))
	d.rival()
	d.Click(position.Act(among(d.state(), rules.Take)))
	d.at(rules.Purchases)
	after, off := d.chip(ask)
	require.True(t, off)
	require.Equal(t, before, after)
	require.Contains(t, d.Texts(), "price is agreed")
}

// The buttons of the quay say with whom one deals, what is left of a limit, and who mans a galley: that costs more if
// it is a recruit. The price that was asked last is told the next time.
func TestTheQuayNamesWhatItSells(t *testing.T) {
	d := atQuay(t)
	const rival = "B"
	for _, text := range []string{"Ask " + rival, "100 to 300", "Recruit 100", "recruits: 2 of 2", "Galley 500", "Galley 600", "Fort 500"} {
		require.Contains(t, d.Texts(), text)
	}
	ask := among(d.state(), rules.Haggle)
	d.Click(position.Act(ask))
	d.rival()
	price := 100 * int(d.state().Deal.Price)
	d.Click(position.Act(among(d.state(), rules.Take)))
	d.at(rules.Purchases)
	require.Contains(t, d.Texts(), fmt.Sprintf("%s: %d", rival, price))
}
