package goldenhorn_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/input/match/desktest"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/goldenhorn"
)

// A player sits at a desk and clicks on what is lit.
type player struct {
	*desktest.Desk
	chosen []game.Ref // by the clicks of this turn
}

// sit begins a match.
func sit(t *testing.T, seats int, values map[string]string, seed uint64) *player {
	return &player{Desk: desktest.Begin(t, rules.New(), goldenhorn.Table{}, game.Options{Seats: seats, Values: values}, seed)}
}

func (d *player) state() *rules.State { return d.Match.State().(*rules.State) }

// point clicks on a thing and notes what is chosen by that.
func (d *player) point(ref game.Ref) {
	if now, ok := (goldenhorn.Table{}).Choose(d.state(), d.chosen, ref); ok {
		d.chosen = now
	}
	d.Click(display.Target{Ref: ref})
}

// of lists what of a kind is lit.
func (d *player) of(kind game.RefKind) (refs []game.Ref) {
	for _, ref := range (goldenhorn.Table{}).With(d.state(), d.chosen).Lit {
		if ref.Kind == kind && (kind != game.ShipRef || d.state().Ships[ref.ID].Owner == d.state().Turn) {
			refs = append(refs, ref)
		}
	}
	return refs
}

// turn plays a turn by clicks: a ship, or what it is to load, then the farthest place.
func (d *player) turn(r *game.Rand) {
	d.chosen, d.Clicks = nil, 0
	on := goldenhorn.Table{}
	if heaps := d.of(game.HeapRef); len(heaps) > 0 && r.IntN(2) == 0 {
		d.point(heaps[r.IntN(len(heaps))])
	}
	if ways := on.With(d.state(), d.chosen).Routes; len(ways) == 0 {
		ships := d.of(game.ShipRef)
		d.point(ships[r.IntN(len(ships))])
	}
	if ways := on.With(d.state(), d.chosen).Routes; len(ways) == 0 {
		heaps := d.of(game.HeapRef)
		d.point(heaps[r.IntN(len(heaps))])
	}
	ways := on.With(d.state(), d.chosen).Routes
	d.point(ways[len(ways)-1].To)
}

// A whole game is played by clicks; a ship moves with two or three, and the end of the turn
// is one more.
func TestATurnTakesThreeOrFourClicks(t *testing.T) {
	for _, x := range []struct {
		seats     int
		expansion string
	}{{2, "no"}, {3, "yes"}, {4, "no"}, {4, "yes"}} {
		d := sit(t, x.seats, map[string]string{"expansion": x.expansion}, uint64(x.seats))
		r := game.NewRand(3)
		for d.state().Decision().Prompt == rules.ChooseHarbour {
			d.point(game.Port(rules.Venice + rules.HarbourID(r.IntN(2))))
		}
		for turn := d.state().Turns; d.state().Decision().Player != game.Nobody; turn = d.state().Turns {
			d.turn(&r)
			if d.state().Decision().Player == game.Nobody {
				break
			}
			require.Equal(t, rules.AfterMove, d.state().Decision().Prompt)
			require.Equal(t, turn, d.state().Turns)
			d.Button(table.EndGroup)
			require.Equal(t, turn+1, d.state().Turns)
			require.LessOrEqual(t, d.Clicks, 4)
			if turn > 400 {
				t.Fatal("the game does not end")
			}
		}
	}
}

// A heap that the chosen ship cannot load, for its colour is on its own sails, says which ship takes it at a
// click, and the click chooses that ship.
func TestAHeapSaysWhichShipTakesIt(t *testing.T) {
	on := goldenhorn.Table{}
	for seed := uint64(1); seed < 20; seed++ {
		d, chance := sit(t, 2, nil, seed), game.NewRand(seed)
		for d.state().Decision().Prompt == rules.ChooseHarbour {
			d.point(game.Port(rules.Venice + rules.HarbourID(chance.IntN(2))))
		}
		for range 8 {
			for _, ship := range d.of(game.ShipRef) {
				mine, _ := on.Choose(d.state(), nil, ship)
				for _, heap := range d.of(game.HeapRef) {
					now, ok := on.Choose(d.state(), mine, heap)
					if !ok || len(now) != 2 || now[0] == ship || !d.Shows(display.Target{Ref: heap}) {
						continue
					}
					d.Click(display.Target{Ref: ship})
					d.Over(display.Target{Ref: heap})
					other := d.Context.Lang.Words(d.Match.Rules().Info(), []string{"A", "B"}).Title(now[0])
					text := strings.ToLower(strings.Join(d.Texts(), " "))
					require.Contains(t, text, "choose it; the "+strings.ToLower(other)+" is chosen as well")
					require.Contains(t, text, strings.ToLower(other)+" can load")
					return
				}
			}
			d.turn(&chance)
			d.Button(table.EndGroup)
		}
	}
	require.Fail(t, "no such heap")
}

// On a phone a tap on the pile of a start harbour shows its ships, and another tap puts them back.
func TestATapOpensThePile(t *testing.T) {
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 844, Y: 390}} {
		d := sit(t, 4, nil, 3)
		for d.state().Decision().Prompt == rules.ChooseHarbour {
			d.point(game.Port(rules.Venice))
		}
		d.Touch(size)
		hidden := func() (n int) {
			for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
				if !d.Shows(display.Target{Ref: game.Ship(i)}) {
					n++
				}
			}
			return n
		}
		if size.X < size.Y {
			d.point(game.Port(rules.Venice))
		}
		before, pile := hidden(), display.Target{Command: table.CmdOverlay, Ref: game.Port(rules.Venice)}
		require.Positive(t, before)
		d.Click(pile)
		require.Zero(t, hidden(), "%v", size)
		d.Click(pile)
		require.Equal(t, before, hidden(), "%v", size)
	}
}
