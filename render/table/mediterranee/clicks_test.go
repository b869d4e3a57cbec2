package mediterranee_test

import (
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

// mostClicks is how many clicks a whole turn with three galleys takes at most.
const mostClicks = 20

// mostPeaceful is how many a turn without fight and landing takes.
const mostPeaceful = 15

// The seats of the turn that is counted.
const (
	venice game.Player = 1
	genoa  game.Player = 2
)

// Staged rules begin at the bids of a turn in which there is much to do.
type staged struct{ game.Rules }

// Zones of the turn.
const (
	ligure, adriatico, sardegna, corfu, napoli, sicilia = 2, 5, 7, 15, 18, 21
)

// New gives Venice three galleys: one at a neutral port, one at an own port, one at a port of
// Genoa, which has a galley with one sailor on the way to Genoa's harbour.
func (r staged) New(o game.Options) (game.State, error) {
	state, err := r.Rules.New(o)
	if err != nil {
		return nil, err
	}
	s := state.(*rules.State)
	for s.Decision().Prompt == rules.Manning {
		s.Apply(s.AppendActions(nil)[0], nil)
	}
	s.Galleys = [rules.MaxGalleys + 1]rules.Galley{}
	man := func(g rules.GalleyID, by game.Player, zone rules.ZoneID, sailors int8, cargo ...rules.Good) {
		x := rules.Galley{Owner: by, Zone: zone, Sailors: sailors, Load: int8(len(cargo))}
		for _, good := range cargo {
			x.Cargo[good]++
			s.Supply[good]--
		}
		s.Galleys[g] = x
	}
	man(1, venice, napoli, 2, rules.Cloth, rules.Wine)
	man(2, venice, adriatico, 1)
	man(3, venice, sicilia, 3)
	man(4, genoa, sardegna, 1, rules.Cloth, rules.Gems, rules.Iron)
	own := &s.Ports[s.PortAt(adriatico)]
	own.Owner, own.Sailors, own.Filled = venice, 0, 2
	own.Stock[0], own.Stock[1] = rules.Cloth, rules.Iron
	rival := &s.Ports[s.PortAt(sicilia)]
	rival.Owner, rival.Sailors = genoa, 1
	s.Recount()
	return s, nil
}

// A turn is played by clicks.
type turn struct {
	*desktest.Desk
	t *testing.T
}

func (d *turn) state() *rules.State { return d.Match.State().(*rules.State) }

// rival lets Genoa decide until Venice is asked; its clicks do not count.
func (d *turn) rival() {
	d.t.Helper()
	clicks := d.Clicks
	for d.state().Decision().Player == genoa {
		switch d.state().Decision().Prompt {
		case rules.Bidding, rules.AskPrice:
			d.Click(d.Names())
		case rules.ChoosePlace, rules.AnswerCounter, rules.Passage:
			d.Click(d.act(0))
		default:
			d.Button(table.EndGroup)
		}
	}
	d.Clicks = clicks
}

// act is the button of an action by its number among the legal ones.
func (d *turn) act(n int) display.Target { return position.Act(d.state().AppendActions(nil)[n]) }

// nth is one of the targets with a command that are shown, the zero Target if there are fewer.
func (d *turn) nth(command display.Command, n int) display.Target {
	var l display.List
	d.Stack.View(&l)
	for _, h := range l.Hits {
		if h.Target.Command != command {
			continue
		}
		if n--; n < 0 {
			return h.Target
		}
	}
	return display.Target{}
}

// at lets Genoa decide and requires that Venice is asked for something.
func (d *turn) at(prompt game.Prompt) {
	d.t.Helper()
	d.rival()
	require.Equal(d.t, prompt, d.state().Decision().Prompt)
}

// ends ends a phase unless it has ended by itself.
func (d *turn) ends(prompt game.Prompt) {
	d.rival()
	if d.state().Decision().Prompt == prompt && d.state().Decision().Player == venice {
		d.Button(table.EndGroup)
	}
}

// bids bids what is proposed and takes the first place that is free.
func (d *turn) bids() {
	d.t.Helper()
	d.at(rules.Bidding)
	d.Click(d.Names())
	d.rival()
	if d.state().Decision().Prompt == rules.ChoosePlace {
		d.Click(d.act(0))
	}
	require.LessOrEqual(d.t, d.Clicks, 3)
	d.at(rules.Purchases)
}

// buys fills the holds of all three galleys, one of them after haggling, and recruits two sailors.
func (d *turn) buys() {
	d.t.Helper()
	d.Click(display.Target{Command: "batch"})
	asks := d.Clicks
	d.Click(position.Act(among(d.state(), rules.Haggle)))
	d.at(rules.AnswerPrice)
	d.Click(position.Act(among(d.state(), rules.Take)))
	require.Equal(d.t, 2, d.Clicks-asks, "asked and bought")
	d.at(rules.Purchases)
	d.Click(table.Filling{Action: among(d.state(), rules.BuyGood), N: 1}.Target(game.Ship(3)))
	home := game.Port(d.state().PortAt(adriatico))
	d.Click(table.Filling{Action: table.Act(d.state(), rules.Recruit, home), N: 2}.Target(home))
	bought := d.state()
	require.Equal(d.t, []int8{3, 4, 2}, []int8{bought.Galleys[1].Load, bought.Galleys[2].Load, bought.Galleys[3].Load})
	require.Equal(d.t, int16(2), bought.Ports[bought.PortAt(adriatico)].Sailors)
	d.ends(rules.Purchases)
}

// sails sails with each galley as far as it is to go.
func (d *turn) sails(zones ...int) {
	d.t.Helper()
	d.at(rules.Movement)
	for _, zone := range zones {
		d.Click(display.Target{Ref: game.Area(zone)})
	}
	d.ends(rules.Movement)
}

// sells sells all that can be sold, which ends the turn.
func (d *turn) sells() {
	d.t.Helper()
	d.at(rules.Selling)
	before := d.state().Ducats[venice]
	if batch := (display.Target{Command: "batch"}); !d.Shows(batch) {
		d.Button("sell")
	}
	d.Click(display.Target{Command: "batch"})
	d.ends(rules.Selling)
	d.rival()
	require.Equal(d.t, int8(2), d.state().Turn)
	require.Greater(d.t, d.state().Ducats[venice], before+10)
}

// A whole turn with three galleys: a bid and a place; goods at three ports, one of which are
// haggled for, and two sailors; three voyages; a fight to its end, a prize and its cargo; two
// landings; all sales.
func TestATurnTakesFewClicks(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.bids()
	d.buys()
	d.sails(ligure, corfu, sardegna)

	d.at(rules.Fighting)
	fought := d.Clicks
	d.Click(display.Target{Ref: game.Ship(4)})
	d.Click(display.Target{Command: "repeat", Value: 1})
	d.at(rules.Spoils)
	d.Click(d.act(1))
	if d.state().Decision().Prompt == rules.Stowing {
		d.Click(display.Target{Command: "batch"})
	}
	require.Equal(t, venice, d.state().Galleys[4].Owner)
	require.LessOrEqual(t, d.Clicks-fought, 4, "the target, to the end, the prize, its cargo")
	d.ends(rules.Fighting)

	d.at(rules.Landing)
	for _, zone := range []rules.ZoneID{sardegna, corfu} {
		port := d.state().PortAt(zone)
		if d.state().Ports[port].Owner != venice {
			d.Click(display.Target{Ref: game.Port(port)})
		}
		require.Equal(t, venice, d.state().Ports[port].Owner)
	}
	d.ends(rules.Landing)
	d.sells()
	t.Log(d.Clicks, "clicks")
	require.LessOrEqual(t, d.Clicks, mostClicks)
}

// A whole turn with three galleys in peace: the same without fight and landing.
func TestAPeacefulTurnTakesFewClicks(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.bids()
	d.buys()
	d.sails(ligure, corfu, napoli)
	d.ends(rules.Fighting)
	d.ends(rules.Landing)
	d.sells()
	t.Log(d.Clicks, "clicks")
	require.LessOrEqual(t, d.Clicks, mostPeaceful)
}

// M2.3: a piece is sold to a galley of another player by three clicks: the piece, to whom, the price; and bought from
// one by two: the piece, and the price that its owner names.
func TestM2_3_ATradeTakesThreeClicks(t *testing.T) {
	begin := func() *turn {
		d := &turn{Desk: desktest.Begin(t, partnered{beside{staged{rules.New()}}}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
		d.bids()
		d.Clicks = 0
		return d
	}
	d := begin()
	d.Click(display.Target{Command: "piece", Ref: game.Good(rules.Gems), Value: game.Ship(4)})
	d.at(rules.AnswerPrice)
	d.Click(position.Act(among(d.state(), rules.Take)))
	require.Equal(t, int8(1), d.state().Galleys[3].Cargo[rules.Gems])
	require.LessOrEqual(t, d.Clicks, 3)

	d = begin()
	wood := table.Act(d.state(), rules.BuyGood, game.Ship(3), game.Good(rules.Wood))
	d.Click(table.Filling{Action: wood, N: 1}.Target(game.Ship(3)))
	d.Clicks = 0
	d.Click(display.Target{Command: "piece", Ref: game.Good(rules.Wood), Value: game.Ship(3)})
	if d.state().Decision().Prompt == rules.Purchases {
		d.Click(position.Act(table.Act(d.state(), rules.Offer, game.Good(rules.Wood), game.Ship(3), game.Seat(genoa))))
	}
	require.Equal(t, rules.AskPrice, d.state().Decision().Prompt)
	d.Click(d.Names())
	require.LessOrEqual(t, d.Clicks, 3)
	require.Equal(t, genoa, d.state().Decision().Player)
	d.Click(position.Act(among(d.state(), rules.Take)))
	require.Equal(t, int8(1), d.state().Galleys[4].Cargo[rules.Wood])
}
