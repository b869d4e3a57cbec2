package goldenhorn_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/input/scene/desktest"
	"serenissima/render/op"
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
	d.Click(op.Target{Ref: ref})
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
		groups := len((goldenhorn.Table{}).Controls(d.state()).Groups)
		for turn := d.state().Turns; d.state().Decision().Player != game.Nobody; turn = d.state().Turns {
			d.turn(&r)
			if d.state().Decision().Player == game.Nobody {
				break
			}
			require.Equal(t, rules.AfterMove, d.state().Decision().Prompt)
			require.Equal(t, turn, d.state().Turns)
			d.Button(groups)
			require.Equal(t, turn+1, d.state().Turns)
			require.LessOrEqual(t, d.Clicks, 4)
			if turn > 400 {
				t.Fatal("the game does not end")
			}
		}
	}
}
